// Fights (C4.2 to C4.5): how strong a crew is, who its neighbours are, and whom it defeats.
import { at, type Seat } from '@quarterdeck/kernel';
import { clockwiseFrom, faceOf, leftOf, lootCard, rightOf } from './table.ts';
import type { Card, View } from './types.ts';

/** All of it is open, so that a view can be asked like a state. */
export type OpenTable = Pick<View, 'fixed' | 'faces' | 'captains' | 'parrot'>;

/** C4.2: pirates, and objects for better or worse; C4.4: without pirates nothing counts (R7). It may be below zero. */
export function strengthOf(table: OpenTable, seat: Seat): number {
  const { crew, objects } = at(table.captains, seat);
  if (crew.length === 0) return 0;
  let strength = 0;
  for (const card of crew) strength += cardStrength(table, card);
  for (const card of objects) strength += cardStrength(table, card);
  return strength;
}

export interface StrengthPart {
  readonly card: Card;
  readonly strength: number;
}

/** C4.2, C4.4: what a crew's strength is made of: its pirates, then the objects that help or hinder it; nothing without a pirate. */
export function strengthParts(table: Pick<OpenTable, 'fixed' | 'faces' | 'captains'>, seat: Seat): readonly StrengthPart[] {
  const { crew, objects } = at(table.captains, seat);
  if (crew.length === 0) return [];
  const parts = [...crew, ...objects].map((card) => ({ card, strength: cardStrength(table, card) }));
  return parts.filter(({ card, strength }) => strength !== 0 || crew.includes(card));
}

function cardStrength(table: Pick<View, 'fixed' | 'faces'>, card: Card): number {
  const loot = lootCard(table, faceOf(table, card));
  if (loot.back === 'pirate') return loot.strength;
  return loot.back === 'object' && loot.class === 'permanent' ? loot.strength : 0;
}

/** C4.3: left and right; with three captains that is everybody else, with two the only other. */
export function neighboursOf(table: Pick<View, 'fixed'>, seat: Seat): Seat[] {
  const left = leftOf(table, seat);
  const right = rightOf(table, seat);
  return left === right ? [left] : [left, right];
}

/** C4.3: every pair of neighbours once: two captains fight one fight, more fight round the table. */
export function pairsOfNeighbours(table: Pick<View, 'fixed'>): readonly (readonly [Seat, Seat])[] {
  const pairs = clockwiseFrom(table, 0).map((seat): readonly [Seat, Seat] => [seat, leftOf(table, seat)]);
  return table.fixed.seats === 2 ? pairs.slice(0, 1) : pairs;
}

/** Whom each captain defeats, the neighbour on the left first. */
export function fights(table: OpenTable): Seat[][] {
  const strengths = table.captains.map((_, seat) => strengthOf(table, seat));
  return table.captains.map((_, seat) => neighboursOf(table, seat).filter((other) => defeats(table, strengths, seat, other)));
}

function defeats(table: OpenTable, strengths: readonly number[], seat: Seat, other: Seat): boolean {
  if (at(table.captains, seat).crew.length === 0) return false; // C4.4
  const lead = at(strengths, seat) - at(strengths, other);
  const wins = table.parrot === seat && table.fixed.options.parrotWinsFights; // C4.5
  return lead > 0 || (lead === 0 && wins);
}
