// After the salvo the ship under fire, if it is afloat, may answer with one die (W7.2). This is not its shot of the round.
import { enemyOf } from '../battle/battle.ts';
import { openSalvo } from '../battle/salvo.ts';
import type { PhaseOf } from '../table.ts';
import { windowFor } from './window.ts';

export const returnFire: PhaseOf<'return-fire'> = windowFor('return-fire', (state, { side, shooter, target }) => {
  openSalvo(state, enemyOf(side), target, shooter, true);
});
