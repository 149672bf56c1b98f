// Two ships are set to work on a fort (9.1 to 9.3, 9.8).
import { close, type Emit, only, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import type { Cell } from '../data/cells.ts';
import type { ShipId } from '../data/ships.ts';
import { fortAt, fortIndex, isRuin, type PhaseOf, shipAt } from '../table.ts';
import { workersAt } from '../turn/duties.ts';
import type { Event, State } from '../types.ts';

export const fortGang: PhaseOf<'fort-gang'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, { seat, fort, gang }) {
    const book = bookOf(state.fixed);
    const workers = workersAt(state, book, seat, fortIndex(book, fort));
    return workers.filter((ship) => !gang.includes(ship)).map((ship) => ({ type: 'join', ship }));
  },
  apply(state, frame, { ship }, _actor, emit) {
    frame.gang.push(ship);
    if (frame.gang.length < 2) return;
    close(state);
    setToWork(state, frame.seat, frame.fort, frame.gang, emit);
  },
};

export function setToWork(state: State, seat: Seat, cell: Cell, gang: readonly ShipId[], emit: Emit<Event>): void {
  const fort = fortAt(state, cell);
  const ships = gang.slice();
  fort.gang = ships;
  fort.since = state.round;
  for (const ship of ships) {
    shipAt(state, ship).duty = 'gang';
    shipAt(state, ship).since = state.round;
  }
  emit({ type: 'gang-began', seat, fort: cell, ships, restoring: isRuin(bookOf(state.fixed), fort) });
}
