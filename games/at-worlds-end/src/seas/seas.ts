// Whose a sea is (6.10, 8.1). Fame is counted again at once.
import type { Emit, Seat } from '@quarterdeck/kernel';
import type { SeaId } from '../data/cards.ts';
import type { Event, FameLine, State } from '../types.ts';
import { fameOf, linesOfSea, tellFame } from './fame.ts';

type Why = Extract<Event, { type: 'sea-changed' }>['why'];

/** A pirate has a sea from now on; it was another's or the Company's. The loser's fame falls first. */
export function takeSea(state: State, sea: SeaId, seat: Seat, why: Why, emit: Emit<Event>): void {
  loseSea(state, sea, seat, why, emit);
  const from = fameOf(state, seat);
  state.seas[sea] = seat;
  tellFame(state, seat, from, linesOfSea(state, seat, sea, 1), emit);
}

/** The Company has a sea back (3.10). */
export function giveToCompany(state: State, sea: SeaId, why: Why, emit: Emit<Event>): void {
  loseSea(state, sea, null, why, emit);
}

function loseSea(state: State, sea: SeaId, to: Seat | null, why: Why, emit: Emit<Event>): void {
  const loser = state.seas[sea];
  emit({ type: 'sea-changed', sea, from: loser, to, why });
  if (loser === null) return;
  const from = fameOf(state, loser);
  const lines: FameLine[] = linesOfSea(state, loser, sea, -1);
  state.seas[sea] = null;
  tellFame(state, loser, from, lines, emit);
}
