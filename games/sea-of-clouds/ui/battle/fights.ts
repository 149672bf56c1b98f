// Who fights whom at a boarding, as the board draws it.
import { at, type Seat } from '@quarterdeck/kernel';
import { type Card, lootCard, type View } from '@quarterdeck/sea-of-clouds';
import type { Battle, Scene } from '../story/scene.ts';

/** Every pair of neighbours once: two captains fight one fight, more fight round the table. */
export function fightsIn(seats: number): readonly (readonly [Seat, Seat])[] {
  const all = Array.from({ length: seats }, (_, seat): readonly [Seat, Seat] => [seat, (seat + 1) % seats]);
  return seats === 2 ? all.slice(0, 1) : all;
}

/** The victor of two neighbours, or nobody. */
export function resultOf({ defeated }: Battle, one: Seat, other: Seat): Seat | null {
  if (at(defeated, one).includes(other)) return one;
  return at(defeated, other).includes(one) ? other : null;
}

export interface StrengthPart {
  readonly card: Card;
  readonly strength: number;
}

/** What a crew's strength is made of: its pirates, then the objects that help or hinder it; nothing without a pirate (4.4). */
export function strengthParts(scene: Pick<Scene, 'fixed' | 'faces' | 'captains'>, seat: Seat): readonly StrengthPart[] {
  const { crew, objects } = at(scene.captains, seat);
  if (crew.length === 0) return [];
  const parts = [...crew, ...objects].map((card) => ({ card, strength: cardStrength(scene, card) }));
  return parts.filter(({ card, strength }) => strength !== 0 || crew.includes(card));
}

function cardStrength(view: Pick<View, 'fixed' | 'faces'>, card: Card): number {
  const face = view.faces[card] ?? null;
  const loot = face === null ? null : lootCard(view, face);
  if (loot?.back === 'pirate') return loot.strength;
  return loot?.back === 'object' && loot.class === 'permanent' ? loot.strength : 0;
}
