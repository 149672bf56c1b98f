// Where every card lies, and so which cards an event has moved.
import type { Card } from '@quarterdeck/sea-of-clouds';
import type { Scene } from './story/scene.ts';

/** `share 0`, `hand 2`, `crew 1` ...; what is not named is in the deck. */
export type Place = string;

const ZONES = ['crew', 'rum', 'relics', 'objects', 'secrets'] as const;

export function placesIn({ spaces, hand, captains, gone }: Scene): ReadonlyMap<Card, Place> {
  const places = new Map<Card, Place>();
  const lay = (cards: readonly Card[], place: Place) => {
    for (const card of cards) places.set(card, place);
  };
  for (const [space, { cards }] of spaces.entries()) lay(cards, `share ${space}`);
  for (const [seat, captain] of captains.entries()) {
    for (const zone of ZONES) lay(captain[zone], `${zone} ${seat}`);
  }
  if (hand !== null) lay(hand.cards, `hand ${hand.seat}`);
  lay(gone, 'gone');
  return places;
}

export interface Flight {
  readonly card: Card;
  readonly from: Place;
  readonly to: Place;
}

/** The cards that have moved from one scene to the next, each with where it was and where it goes. */
export function flightsOf(before: Scene, after: Scene): readonly Flight[] {
  const places = placesIn(before);
  return [...placesIn(after)].flatMap(([card, to]) => {
    const from = places.get(card) ?? 'deck';
    return from === to ? [] : [{ card, from, to }];
  });
}
