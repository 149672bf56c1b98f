// The storm (W3.9): one die for each sloop of the squadron; an odd one sinks it.
import { at, CHANCE, close, takeAt } from '@quarterdeck/kernel';
import { FACES, SINGLE } from '../battle/rolls.ts';
import { sinkShip } from '../fleet/fleet.ts';
import type { PhaseOf } from '../table.ts';

export const stormDie: PhaseOf<'storm-die'> = {
  waiting: () => CHANCE,
  legalMoves: () => SINGLE,
  draw: (_state, _frame, rng) => at(SINGLE, rng.below(FACES)),
  apply(state, { seat, sloops }, { face }, _actor, emit) {
    const ship = takeAt(sloops, 0);
    const sunk = face % 2 === 1;
    if (sloops.length === 0) close(state);
    if (sunk) sinkShip(state, seat, ship);
    emit({ type: 'storm-die', seat, ship, face, sunk });
  },
};
