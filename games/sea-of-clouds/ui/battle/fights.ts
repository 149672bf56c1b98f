// Who has won which fight of a boarding.
import { at, type Seat } from '@quarterdeck/kernel';
import type { Battle } from '../story/scene.ts';

/** The victor of two neighbours, or nobody. */
export function resultOf({ defeated }: Battle, one: Seat, other: Seat): Seat | null {
  if (at(defeated, one).includes(other)) return one;
  return at(defeated, other).includes(one) ? other : null;
}
