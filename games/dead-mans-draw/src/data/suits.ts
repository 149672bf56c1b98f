// The ten suits, in the order in which the rulebook explains them.

export const SUITS = ['anchor', 'hook', 'cannon', 'key', 'chest', 'map', 'oracle', 'sword', 'kraken', 'mermaid'] as const;
export type Suit = (typeof SUITS)[number];
export type BySuit<T> = Record<Suit, T>;

/** The place of a suit in their order. */
export function placeOfSuit(suit: Suit): number {
  let place = 0;
  while (place < SUITS.length && SUITS[place] !== suit) place += 1;
  return place;
}

export function bySuit<T>(make: (suit: Suit) => T): BySuit<T> {
  return {
    anchor: make('anchor'),
    hook: make('hook'),
    cannon: make('cannon'),
    key: make('key'),
    chest: make('chest'),
    map: make('map'),
    oracle: make('oracle'),
    sword: make('sword'),
    kraken: make('kraken'),
    mermaid: make('mermaid'),
  };
}
