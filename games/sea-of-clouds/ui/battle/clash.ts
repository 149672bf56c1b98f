// The meeting of the ships in time: card after card is added, then fight after fight is decided, then all of it is looked at.
import type { Seat } from '@quarterdeck/kernel';
import { pairsOfNeighbours, strengthParts } from '@quarterdeck/sea-of-clouds';
import type { Scene } from '../story/scene.ts';

/** Milliseconds: before the first card, from card to card, from the last card to the first fight, from fight to fight, at the end. */
const [ARRIVAL, CARD, BREATH, FIGHT, LOOK] = [450, 260, 450, 420, 1500];

/** How long it takes to be gone. */
export const FADE = 160;

export interface ClashTimes {
  /** When a crew's card with this place is added: those of all crews together. */
  part(place: number): number;
  fight(place: number): number;
  readonly end: number;
}

export function clashTimes(scene: Pick<Scene, 'fixed' | 'faces' | 'captains'>): ClashTimes {
  const seats = scene.captains.map((_, seat) => seat);
  const most = Math.max(...seats.map((seat) => strengthParts(scene, seat).length));
  const fights = pairsOfNeighbours(scene).length;
  const part = (place: number) => ARRIVAL + place * CARD;
  const fight = (place: number) => part(most) + BREATH + place * FIGHT;
  return { part, fight, end: fight(fights) + LOOK };
}

/** What a crew comes to with each card that is added to it. */
export function sumsOf(scene: Pick<Scene, 'fixed' | 'faces' | 'captains'>, seat: Seat): readonly number[] {
  let sum = 0;
  return strengthParts(scene, seat).map(({ strength }) => {
    sum += strength;
    return sum;
  });
}
