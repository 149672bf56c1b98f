// After the roll the attacker may throw one die again that missed (W7.2).
import { open } from '@quarterdeck/kernel';
import type { PhaseOf } from '../table.ts';
import { windowFor } from './window.ts';

export const steadyAim: PhaseOf<'steady-aim'> = windowFor('steady-aim', (state) => {
  open(state, { kind: 'single-die', use: 'steady-aim' });
});
