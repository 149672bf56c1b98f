// Whose a sea is (W6.10, W8.1). Fame is counted again at once.
import type { Emit, Seat } from '@quarterdeck/kernel';
import type { SeaId } from '../data/cards.ts';
import type { Event, FameLine, State } from '../types.ts';
import { fameOf, linesOfSea, tellFame } from './fame.ts';

type Why = Extract<Event, { type: 'sea-changed' }>['why'];

/** A pirate has a sea from now on; it was another's or the Company's. The loser's fame falls first. */
export function takeSea(state: State, sea: SeaId, seat: Seat, why: Why, emit: Emit<Event>): void {
  const from = fameOf(state, seat);
  passSea(state, sea, seat, why, emit);
  tellFame(state, seat, from, linesOfSea(state, seat, sea, 1), emit);
}

/** The Company has a sea back (W3.10). */
export function giveToCompany(state: State, sea: SeaId, why: Why, emit: Emit<Event>): void {
  passSea(state, sea, null, why, emit);
}

/** What it costs is counted while the loser has the sea, and told when it is gone. */
function passSea(state: State, sea: SeaId, to: Seat | null, why: Why, emit: Emit<Event>): void {
  const loser = state.seas[sea];
  const from = loser === null ? 0 : fameOf(state, loser);
  const lines: FameLine[] = loser === null ? [] : linesOfSea(state, loser, sea, -1);
  state.seas[sea] = to;
  emit({ type: 'sea-changed', sea, from: loser, to, why });
  if (loser !== null) tellFame(state, loser, from, lines, emit);
}
