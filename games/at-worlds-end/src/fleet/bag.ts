// Bags of cards that nobody holds. What comes back lies in the order of the card list: a bag has no order of its own that could tell anything.
import { MANOEUVRES, type Manoeuvre, SHIPS, type ShipId } from '../data/cards.ts';

const RANKS: ReadonlyMap<ShipId | Manoeuvre, number> = new Map([...SHIPS, ...MANOEUVRES].map((card, rank) => [card, rank]));

function rankOf(card: ShipId | Manoeuvre): number {
  return RANKS.get(card) ?? 0;
}

/** Puts a card back to its place. */
export function putBack<T extends ShipId | Manoeuvre>(bag: T[], card: T): void {
  const rank = rankOf(card);
  bag.push(card);
  for (let place = bag.length - 2; place >= 0; place--) {
    const before = bag[place];
    if (before === undefined || rankOf(before) <= rank) return;
    bag[place] = card;
    bag[place + 1] = before;
  }
}
