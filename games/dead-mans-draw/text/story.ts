// What the sentences of all three languages share: which event tells what, and the figures that fill them.
import { at, type Params, type Seat } from '@quarterdeck/kernel';
import { stackOf } from '../src/bank.ts';
import { wouldBust } from '../src/clash.ts';
import type { Card } from '../src/data/cards.ts';
import { SUITS, type Suit } from '../src/data/suits.ts';
import { stackCard } from '../src/phases/cannon.ts';
import type { Place, View } from '../src/types.ts';

/** The sentences that say something, one after the other. */
export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** How a card comes in. A draw and a theft have had a line of their own by now; hook and map have not. */
export function arrival({ seat, from }: { readonly seat: Seat; readonly from: Place }, hooked: string, mapped: string): string {
  if (from === seat) return hooked;
  return from === 'discard' ? mapped : '';
}

/** The names that a button's label is put together from. */
export interface Labels {
  suit(suit: Suit): string;
  card(card: Card): string;
  /** What is said beside a card that would bust. */
  readonly busts: string;
}

/** The card that would leave a stack; by its suit alone where there is none. */
export function target(view: View, seat: Seat, suit: Suit, labels: Labels): string {
  return stackOf(at(view.banks, seat), suit).length === 0 ? labels.suit(suit) : labels.card(stackCard(view, seat, suit));
}

/** What a cannon would hit: the Master Gunner fires at whole stacks (4.6). */
export function shotAt(view: View, seat: Seat, suit: Suit, labels: Labels): string {
  const size = stackOf(at(view.banks, seat), suit).length;
  const isWhole = size > 1 && view.traits[view.turn.seat] === 'master-gunner';
  return isWhole ? `${labels.suit(suit)} × ${size}` : target(view, seat, suit, labels);
}

/** The top card of an own stack, which hook and misfire take whatever the variant. */
export function ownTop(view: View, suit: Suit, labels: Labels): string {
  const top = stackOf(at(view.banks, view.turn.seat), suit).at(-1);
  return top === undefined ? labels.suit(suit) : labels.card(top);
}

/** A card that hook, sword or map would bring in, with a warning if it would bust (A18). */
export function warned(view: View, card: Card, from: Place, labels: Labels): string {
  return wouldBust(view, card, from) ? `${labels.card(card)} (${labels.busts})` : labels.card(card);
}

export function hooked(view: View, suit: Suit, labels: Labels): string {
  const top = stackOf(at(view.banks, view.turn.seat), suit).at(-1);
  return top === undefined ? labels.suit(suit) : warned(view, top, view.turn.seat, labels);
}

export function stolen(view: View, seat: Seat, suit: Suit, labels: Labels): string {
  const isThere = stackOf(at(view.banks, seat), suit).length > 0;
  return isThere ? warned(view, stackCard(view, seat, suit), seat, labels) : labels.suit(suit);
}

/** The suit that a line of the score sheet is about. */
export function suitNamed(suit: Params[string] | undefined): Suit {
  const known = SUITS.find((name) => name === suit);
  if (known === undefined) throw new Error(`a line of the score sheet speaks of the suit ${suit}`);
  return known;
}
