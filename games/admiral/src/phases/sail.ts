// Moving by choice (4.6 to 4.15), and the port that a storm offers on the way (4.17).
import { at, close, only } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { CELLS, type Cell, courseTo, distance } from '../data/cells.ts';
import { chartOf } from '../sailing/chart.ts';
import { findDestinations, reachOf } from '../sailing/moving.ts';
import { driftOn, sailTo } from '../sailing/sailing.ts';
import { cellOf, type PhaseOf, shipAt } from '../table.ts';

type Steer = { readonly type: 'steer'; readonly to: Cell };
const STEER: readonly Steer[] = Array.from({ length: CELLS }, (_, to) => ({ type: 'steer', to }));

export const course: PhaseOf<'course'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, { ship }) {
    const cells: Cell[] = [];
    findDestinations(state, chartOf(state), ship, cells);
    const moves: Steer[] = [];
    for (let i = 0; i < cells.length; i++) moves.push(at(STEER, at(cells, i)));
    return moves;
  },
  apply(state, { ship }, { to }, _actor, emit) {
    close(state);
    sailTo(state, ship, to, emit);
  },
  whyNot(state, { ship }, { to }) {
    const from = cellOf(at(state.ships, ship));
    const towards = courseTo(from, to);
    if (towards < 0 || state.wind === null) return { reason: 'not-a-course', rule: '4.1' };
    const cells = distance(from, to);
    if (cells > reachOf(state, state.wind, ship, towards)) return { reason: 'too-far', rule: '4.13' };
    const { scenario, sea } = bookOf(state.fixed);
    if (cells < scenario.leastCells) return { reason: 'too-short', rule: 'M1' };
    const isRoyal = scenario.royal.kind === 'neutral' && sea.royal[to] === 1;
    return isRoyal ? { reason: 'royal-full', rule: 'S4' } : { reason: 'blocked', rule: '4.5' };
  },
};

export const makePort: PhaseOf<'make-port'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: () => CHOICES,
  apply(state, { seat, ship, left }, { type }, _actor, emit) {
    close(state);
    if (state.wind === null) throw new Error('a storm blows somewhere');
    if (type === 'run-on') return driftOn(state, state.wind, ship, left, emit);
    emit({ type: 'made-port', seat, ship, cell: cellOf(shipAt(state, ship)) });
    driftOn(state, state.wind, ship, 0, emit);
  },
};

const CHOICES = [{ type: 'make-port' }, { type: 'run-on' }] as const;
