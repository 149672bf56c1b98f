// Reasons as constants: whether something is allowed is asked at every move, and says why not.
import type { Refusal } from '@quarterdeck/kernel';
import type { Reason } from './types.ts';

export type No = Refusal<Reason> | null;

export function no(reason: Reason, rule: string): Refusal<Reason> {
  return { reason, rule };
}

export const NO_GOLD_FOR = {
  bribe: no('too-little-gold', 'W9.2'),
  cove: no('too-little-gold', 'W9.3'),
  ship: no('too-little-gold', 'W5.5'),
} as const;
