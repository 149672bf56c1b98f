// Ships into their berths (IV 6), treasure into the ground (S1), a wreck by lot (S4).
import { at, CHANCE, close, only } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { CELLS, cellNamed } from '../data/cells.ts';
import { kindOf } from '../data/ships.ts';
import { freeBerths, opposite } from '../sailing/berths.ts';
import { ownerOf, type PhaseOf, playerAt, shipAt } from '../table.ts';
import { isBurialPlace } from '../turn/burial.ts';

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);

export const berth: PhaseOf<'berth'> = {
  waiting: ({ ships }, { queue }) => only(ownerOf(at(ships, at(queue, 0)))),
  legalMoves: (state, { queue }) => freeBerths(state, at(queue, 0)).map((cell) => ({ type: 'berth', cell })),
  apply(state, frame, { cell }, _actor, emit) {
    const ship = at(frame.queue, 0);
    const seat = ownerOf(shipAt(state, ship));
    shipAt(state, ship).at = cell;
    frame.queue.shift();
    emit({ type: 'berthed', seat, ship, cell });
    const { scenario } = bookOf(state.fixed);
    if (scenario.aim.kind === 'race' && kindOf(ship) === 'brig') playerAt(state, seat).goal = opposite(state, cell);
    if (frame.queue.length === 0) close(state);
  },
};

export const wreckSite: PhaseOf<'wreck-site'> = {
  waiting: () => CHANCE,
  legalMoves: ({ fixed }) => bookOf(fixed).scenario.cargo.wreck.map((name) => ({ type: 'wreck', cell: cellNamed(name) })),
  apply(state, _frame, { cell }, _actor, emit) {
    close(state);
    state.sites.push({ at: cell, parcels: [null], buried: false });
    state.unlaid -= 1;
    emit({ type: 'wreck-lies', cell });
  },
};

export const buryTreasure: PhaseOf<'bury-treasure'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state) => ALL_CELLS.filter((cell) => isBurialPlace(state, cell)).map((cell) => ({ type: 'bury', cell })),
  apply(state, frame, { cell }, _actor, emit) {
    state.sites.push({ at: cell, parcels: [null], buried: true });
    state.unlaid -= 1;
    frame.left -= 1;
    emit({ type: 'buried', seat: frame.seat, cell });
    if (frame.left === 0) close(state);
  },
};
