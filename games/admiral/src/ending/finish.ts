// The game is over: what was hidden is shown, and nothing more is asked.
import { closeAll, type Emit, type Seat } from '@quarterdeck/kernel';
import type { EndReason, Event, State } from '../types.ts';

/** Mines are shown, and nothing is asked any more. */
export function finish(state: State, why: EndReason, winners: readonly Seat[], emit: Emit<Event>): void {
  closeAll(state);
  state.unsettled = false;
  state.ending = { why, winners };
  showMines(state, emit);
  emit({ type: 'ended', why, winners });
}

function showMines(state: State, emit: Emit<Event>): void {
  state.mines.forEach((mines, seat) => {
    const cells = mines.filter(({ shown }) => !shown).map((mine) => mine.at);
    if (cells.length > 0) emit({ type: 'mines-shown', seat, cells });
  });
}
