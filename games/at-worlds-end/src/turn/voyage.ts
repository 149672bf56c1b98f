// The flagship sails (W5.2, W5.3), and by favour one sea more (W5.4, R18). Nobody is in the way of anybody (R19).
import type { Emit, Seat } from '@quarterdeck/kernel';
import { bySea, partOf, type SeaId } from '../data/cards.ts';
import { type No, no } from '../refusals.ts';
import { flagshipOf, isNextTo, neighboursOf, pirateOf, turnOf } from '../table.ts';
import type { Action, Event, State } from '../types.ts';

const SAIL = bySea<Action>((to) => ({ type: 'sail', to }));
const FAVOUR = bySea<Action>((to) => ({ type: 'favour', to }));

const CALM = no('calm', 'W3.4');
const HAS_SAILED = no('has-sailed', 'W5.1');
const NO_FAVOUR = no('no-favour', 'W5.4');
const FAVOUR_USED = no('favour-used', 'W5.4');
const AFTER_SAILING = no('favour-after-sailing', 'W5.4');
const NO_WAY_IN_THE_INDIES = no('no-way-there', 'W5.2');
const NO_WAY_ON_THE_OCEANS = no('no-way-there', 'W5.3');

/** Why the flagship does not sail at all. */
export function whyNoSail(state: State): No {
  const { calm, sailed } = turnOf(state);
  if (calm) return CALM; // R9
  return sailed ? HAS_SAILED : null;
}

/** Why there is no favour now. */
export function whyNoFavour(state: State, seat: Seat): No {
  const { calm, favourUsed, justSailed } = turnOf(state);
  if (calm) return CALM;
  if (favourUsed) return FAVOUR_USED;
  if (pirateOf(state, seat).favour === 0) return NO_FAVOUR;
  return !justSailed && partOf(flagshipOf(state, seat)) === 'oceans' ? AFTER_SAILING : null;
}

/** Why not to this sea. */
export function whyNotThere(state: State, seat: Seat, to: SeaId): No {
  const from = flagshipOf(state, seat);
  if (isNextTo(state, from, to)) return null;
  return partOf(from) === 'oceans' ? NO_WAY_ON_THE_OCEANS : NO_WAY_IN_THE_INDIES;
}

export function addSails(state: State, seat: Seat, moves: Action[]): void {
  for (const to of neighboursOf(state, flagshipOf(state, seat))) moves.push(SAIL[to]);
}

export function addFavours(state: State, seat: Seat, moves: Action[]): void {
  for (const to of neighboursOf(state, flagshipOf(state, seat))) moves.push(FAVOUR[to]);
}

export function sail(state: State, seat: Seat, to: SeaId, emit: Emit<Event>): void {
  const turn = turnOf(state);
  turn.sailed = true;
  turn.justSailed = true;
  moveFlagship(state, seat, to, 'sail', emit);
}

export function sailByFavour(state: State, seat: Seat, to: SeaId, emit: Emit<Event>): void {
  turnOf(state).favourUsed = true;
  pirateOf(state, seat).favour -= 1;
  moveFlagship(state, seat, to, 'favour', emit);
}

/** The figure is moved; a retreat is no action (W6.11). */
export function moveFlagship(state: State, seat: Seat, to: SeaId, why: 'sail' | 'favour' | 'retreat', emit: Emit<Event>): void {
  const pirate = pirateOf(state, seat);
  const from = flagshipOf(state, seat);
  pirate.flagship = to;
  emit({ type: 'sailed', seat, from, to, why, favour: pirate.favour });
}
