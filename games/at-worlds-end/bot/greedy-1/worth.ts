// What a pirate's holdings are worth in points of fame: what he has, and what seas, ships and gold will still bring.
import { at, type Seat } from '@quarterdeck/kernel';
import type { SeaId } from '../../src/data/cards.ts';
import { FIGURES } from '../../src/data/components.ts';
import { lastSpace, seaCard, shipCard } from '../../src/table.ts';
import type { Pirate, State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';
import { gainOf, lossOf, progressOf, type Tally, tallyOf } from './tally.ts';

/** A position, with what all parts of the judgement need of it. */
export interface Scan {
  readonly state: State;
  readonly tallies: readonly Tally[];
  /** Rounds still to come. */
  readonly rounds: number;
}

export function scan(state: State): Scan {
  const tallies = tallyOf(state);
  return { state, tallies, rounds: roundsToCome(state, tallies) };
}

/** How many pirates are left. */
export function activeOf({ pirates }: State): number {
  let active = 0;
  for (const { ruined } of pirates) if (!ruined) active += 1;
  return active;
}

/** Until the armada is due, or somebody has ten points. */
function roundsToCome(state: State, tallies: readonly Tally[]): number {
  let rounds = ((lastSpace(state) - state.armada) * 6) / activeOf(state);
  for (const { fame } of tallies) rounds = Math.min(rounds, GUESSES.pace * (FIGURES.fameToWin - fame));
  return Math.max(1, rounds);
}

export function holdingsOf({ state, tallies, rounds }: Scan, seat: Seat): number {
  const pirate = at(state.pirates, seat);
  if (pirate.ruined) return 0;
  const tally = at(tallies, seat);
  const incomes = rounds + meanTurns(state) - pirate.turns + (isUnpaid(state, seat) ? 1 : 0);
  const gold = goldWorth(pirate.gold + tally.income * incomes);
  return tally.fame + progressOf(tally) + gold + fleetOfPrice(priceOfFleet(state, pirate)) + GUESSES.favour * pirate.favour;
}

/** Who has had more turns than the others has been paid more often, and will be less often. */
function meanTurns(state: State): number {
  let turns = 0;
  for (const pirate of state.pirates) if (!pirate.ruined) turns += pirate.turns;
  return turns / activeOf(state);
}

/** The turn has begun, and management is still to come. */
function isUnpaid({ stack }: State, seat: Seat): boolean {
  const [frame] = stack;
  return frame?.kind === 'turn' && frame.seat === seat && (frame.step === 'event' || frame.step === 'management');
}

export function goldWorth(gold: number): number {
  return (GUESSES.gold * gold) / FIGURES.famePrice;
}

export function priceOfFleet(state: State, { fleet }: Pirate): number {
  let price = 0;
  for (const { ship } of fleet) price += shipCard(state, ship).price;
  return price;
}

export function priceOfSquadron(state: State, { fleet }: Pirate): number {
  let price = 0;
  for (const { ship, at: place } of fleet) if (place === 'squadron') price += shipCard(state, ship).price;
  return price;
}

/** The more ships there are, the less one more is worth. */
export function fleetOfPrice(price: number): number {
  return GUESSES.fleet * (1 - Math.exp(-price / GUESSES.fleetPrice));
}

/** What a sea would add to the holdings of a pirate who has it not. */
export function seaWorth({ state, tallies, rounds }: Scan, seat: Seat, sea: SeaId): number {
  const card = seaCard(state, sea);
  return gainOf(at(tallies, seat), card, sea) + goldWorth(card.income * rounds);
}

/** What would be lost with a sea. */
export function keepWorth({ state, tallies, rounds }: Scan, seat: Seat, sea: SeaId): number {
  const card = seaCard(state, sea);
  return lossOf(at(tallies, seat), card, sea) + goldWorth(card.income * rounds);
}

/** What a defeat costs: most of the ships of the line, and if there is nothing else, nearly the game. */
export function costOfDefeat({ state, tallies }: Scan, seat: Seat, line: number): number {
  const price = priceOfFleet(state, at(state.pirates, seat));
  const left = Math.max(0, price - GUESSES.lostInDefeat * line);
  const last = line === price && at(tallies, seat).seas === 0 ? GUESSES.lastStake : 0;
  return fleetOfPrice(price) - fleetOfPrice(left) + last;
}

/** What a ship costs in the middle. */
export const MIDDLING = 420;
