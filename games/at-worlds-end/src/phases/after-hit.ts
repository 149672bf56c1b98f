// After a hit the defender may play (W7.2): take a hit off by a die, or have a crew that fights for the ship.
import { open } from '@quarterdeck/kernel';
import type { PhaseOf } from '../table.ts';
import { windowFor } from './window.ts';

export const afterHit: PhaseOf<'after-hit'> = windowFor('after-hit', (state, _salvo, card) => {
  if (card === 'damage-control') open(state, { kind: 'single-die', use: 'damage-control' });
});
