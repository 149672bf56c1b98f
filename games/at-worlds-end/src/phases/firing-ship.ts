// Which ship fires next (W6.5): any that has not in this round.
import { close, only } from '@quarterdeck/kernel';
import { battleOf } from '../battle/battle.ts';
import type { PhaseOf } from '../table.ts';
import type { Decisions, FrameFor, State } from '../types.ts';
import { openTarget } from './target.ts';

type Fire = Decisions['firing-ship']['answer'];

export const firingShip: PhaseOf<'firing-ship'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state, frame) => shots(state, frame, false),
  apply(state, { side }, { ship }, _actor, emit) {
    close(state);
    openTarget(state, side, ship, emit);
  },
  forbidden: (state, frame) => shots(state, frame, true),
  whyNot: (state, frame, { ship }) =>
    shots(state, frame, true).some((shot) => shot.ship === ship)
      ? { reason: 'has-fired', rule: 'W6.5' }
      : { reason: 'not-afloat', rule: 'W6.5' },
};

function shots(state: State, { side }: FrameFor<'firing-ship'>, fired: boolean): Fire[] {
  const moves: Fire[] = [];
  for (const ship of battleOf(state)[side].line) if (ship.fired === fired) moves.push({ type: 'fire', ship: ship.ship });
  return moves;
}
