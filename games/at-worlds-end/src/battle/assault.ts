// To attack (W6.1, W6.2): the sea in which the flagship lies, with all ships of the squadron; and the Diplomat's bribe before it (W9.2).
import type { Emit, Seat } from '@quarterdeck/kernel';
import { FIGURES } from '../data/components.ts';
import { countAt, defendersOf } from '../fleet/fleet.ts';
import { driveOut } from '../phases/retreat-sea.ts';
import { NO_GOLD_FOR, type No, no } from '../refusals.ts';
import { takeSea } from '../seas/seas.ts';
import { componentsOf, difficultyOf, flagshipOf, nextSeat, pirateOf, seaCard, turnOf } from '../table.ts';
import type { Event, State } from '../types.ts';
import { startBattle } from './battle.ts';

const HAS_FOUGHT = no('has-fought', 'W5.1');
const OWN_SEA = no('own-sea', 'W6.1');
const NO_SQUADRON = no('no-squadron', 'W6.1');
const FIRST_THREE_TURNS = no('first-three-turns', 'W2.3');
const NOTHING_TO_BRIBE = no('nothing-to-bribe', 'W9.2');
const SKILL_USED = no('skill-used', 'W9.1');

export function whyNoAttack(state: State, seat: Seat): No {
  const pirate = pirateOf(state, seat);
  const owner = state.seas[flagshipOf(state, seat)];
  if (turnOf(state).fought) return HAS_FOUGHT;
  if (owner === seat) return OWN_SEA;
  if (countAt(pirate, 'squadron') === 0) return NO_SQUADRON;
  return owner !== null && pirate.turns <= FIGURES.shelteredTurns ? FIRST_THREE_TURNS : null; // R5
}

/** Asked of the Diplomat alone (R53). */
export function whyNoBribe(state: State, seat: Seat): No {
  const sea = flagshipOf(state, seat);
  if (turnOf(state).skillPaid) return SKILL_USED;
  if (state.seas[sea] !== null || seaCard(state, sea).difficulty === 1) return NOTHING_TO_BRIBE;
  if (pirateOf(state, seat).gold < componentsOf(state).heroes.bribe) return NO_GOLD_FOR.bribe;
  return whyNoAttack(state, seat);
}

export function bribe(state: State, seat: Seat, emit: Emit<Event>): void {
  const gold = componentsOf(state).heroes.bribe;
  const sea = flagshipOf(state, seat);
  const from = difficultyOf(state, sea);
  pirateOf(state, seat).gold -= gold;
  turnOf(state).skillPaid = true;
  emit({ type: 'bribed', seat, sea, gold, from, to: difficultyOf(state, sea) });
}

export function attack(state: State, seat: Seat, emit: Emit<Event>): void {
  const sea = flagshipOf(state, seat);
  const owner = state.seas[sea];
  turnOf(state).fought = true;
  emit({ type: 'attacked', seat, sea, owner });
  if (owner !== null && defendersOf(state, owner, sea).length === 0) walkIn(state, seat, owner, emit);
  else startBattle(state, { cause: 'sea', sea, pirate: seat, against: owner ?? nextSeat(state, seat) }, emit);
}

/** W6.2, R25: nobody stands for the sea; a bare flagship of its owner has to leave (R32). */
function walkIn(state: State, seat: Seat, owner: Seat, emit: Emit<Event>): void {
  const sea = flagshipOf(state, seat);
  takeSea(state, sea, seat, 'unguarded', emit);
  driveOut(state, owner, sea, emit);
}
