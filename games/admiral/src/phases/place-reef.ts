// Reefs that players lay before the game (V 3.6): column first, then the row, since a board has too many cells for one answer.
import { at, close, only, open } from '@quarterdeck/kernel';
import { type Cell, cellAt } from '../data/cells.ts';
import { isReefPlace, reefColumns, reefRows } from '../sailing/reefs.ts';
import type { PhaseOf } from '../table.ts';

export const placeReef: PhaseOf<'place-reef'> = {
  waiting: (_state, { queue }) => only(at(queue, 0)),
  legalMoves: (state) => reefColumns(state).map((column) => ({ type: 'reef-column', column })),
  apply(state, frame, { column }) {
    open(state, { kind: 'reef-row', seat: at(frame.queue, 0), column });
  },
  whyNot: () => ({ reason: 'reef-place', rule: 'V 3.6' }),
};

export const reefRow: PhaseOf<'reef-row'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state, { column }) => reefRows(state, column).map((row) => ({ type: 'reef-row', row })),
  apply(state, { seat, column }, { row }, _actor, emit) {
    const cell: Cell = cellAt(column, row - 1);
    close(state);
    state.reefs.push(cell);
    emit({ type: 'reef-laid', seat, cell });
    const under = state.stack[state.stack.length - 1];
    if (under?.kind !== 'place-reef') throw new Error('a reef is laid by nobody');
    under.queue.shift();
    if (under.queue.length === 0) close(state);
  },
  whyNot(state, { column }, { row }) {
    const cell = cellAt(column, row - 1);
    return isReefPlace(state, cell) ? { reason: 'reef-blocks', rule: 'V 3.6' } : { reason: 'reef-place', rule: 'V 3.6' };
  },
};
