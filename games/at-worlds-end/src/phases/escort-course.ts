// Where a guard goes (W5.7). Which one it is only its owner knows.
import { close, only } from '@quarterdeck/kernel';
import { coursesFrom, isCourse, otherOwnSeas, sendEscort } from '../fleet/escorts.ts';
import type { PhaseOf } from '../table.ts';

export const escortCourse: PhaseOf<'escort-course'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state, { seat, from }) => coursesFrom(state, seat, from).map((sea) => ({ type: 'to', sea })),
  apply(state, { seat, ship, from }, { sea: to }, _actor, emit) {
    close(state);
    sendEscort(state, seat, ship, from, to, emit);
  },
  forbidden: (state, { seat, from }) =>
    otherOwnSeas(state, seat, from)
      .filter((to) => !isCourse(state, seat, from, to))
      .map((sea) => ({ type: 'to', sea })),
  whyNot: (state, { seat }, { sea }) =>
    state.seas[sea] === seat ? { reason: 'sea-full', rule: 'W5.6' } : { reason: 'not-own-sea', rule: 'W5.7' },
};
