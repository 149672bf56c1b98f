// What one needs to know of a ship to draw and to name it.
import { at, type Seat } from '@quarterdeck/kernel';
import { type Card, findChest, strengthOf } from '@quarterdeck/sea-of-clouds';
import type { BoardWords, Words } from '../../text/words.ts';
import { cardName } from '../lore.ts';
import type { Scene } from '../story/scene.ts';

export const ZONES = ['crew', 'rum', 'objects', 'secrets'] as const;
export type Zone = (typeof ZONES)[number];

/** Doubloons that lie on a card: only on the Chest. */
export function doubloonsOn(scene: Scene, seat: Seat, card: Card): number | null {
  const chest = findChest(scene);
  return chest !== null && chest.seat === seat && chest.card === card ? scene.chest : null;
}

interface Speech {
  readonly words: Words;
  readonly text: BoardWords;
}

/** «Rum, 3 cards: Rotgut, Rum, Rum» */
export function zoneLabel(scene: Scene, seat: Seat, zone: Zone, { words, text }: Speech): string {
  const cards = at(scene.captains, seat)[zone];
  const names = cards.map((card) => cardName(scene, card, words)).join(', ');
  const strength = zone === 'crew' ? `, ${text.strengthIs(strengthOf(scene, seat))}` : '';
  return cards.length === 0 ? `${text[zone]}: ${text.empty}` : `${text[zone]}, ${text.cards(cards.length)}${strength}: ${names}`;
}
