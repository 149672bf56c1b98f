// What loot is worth to a player, card by card, so that cards can be added in thought without touching a bank.
import { at, type Seat } from '@quarterdeck/kernel';
import { topCard } from '../src/bank.ts';
import { type Card, cardValue, suitNumber, suitOf } from '../src/data/cards.ts';
import { bankOf } from '../src/table.ts';
import type { State } from '../src/types.ts';

/** The highest value of each suit, 0 where there is none. */
export type Tops = number[];

export function topsOf(state: State, seat: Seat): Tops {
  return bankOf(state, seat).map((stack) => cardValue(topCard(stack) ?? 0));
}

/** Points that a stack counts for: its top, or all of it (D7.2), and the Golden Scales (D4.2). */
export function stackPoints(state: State, seat: Seat, stack: readonly Card[], top: Card): number {
  if (!countsAll(state)) return cardValue(top) + scales(state, seat, top);
  let points = 0;
  for (const card of stack) points += cardValue(card) + scales(state, seat, card);
  return points;
}

/** Points that one more card brings over these tops. */
export function gainOf(state: State, seat: Seat, tops: Readonly<Tops>, card: Card): number {
  const value = cardValue(card);
  const top = at(tops, suitNumber(card));
  if (top === 0) return value + scales(state, seat, card) + missingSuit(state);
  return countsAll(state) ? value + scales(state, seat, card) : Math.max(0, value - top);
}

function countsAll(state: State): boolean {
  return state.fixed.options.variant === 'pile-o-treasure';
}

function scales(state: State, seat: Seat, card: Card): number {
  if (state.traits[seat] !== 'golden-scales' || suitOf(card) !== 'mermaid') return 0;
  return state.fixed.options.components.goldenScalesPoints;
}

/** What a missing suit costs (D7.4). */
export function missingSuit(state: State): number {
  const { variant, components } = state.fixed.options;
  return variant === 'all-hands-on-deck' ? components.missingSuitPenalty : 0;
}

/** Adds cards to the tops and returns the points that they bring together. */
export function addLoot(state: State, seat: Seat, tops: Tops, cards: readonly Card[]): number {
  let points = 0;
  for (const card of cards) {
    points += gainOf(state, seat, tops, card);
    tops[suitNumber(card)] = Math.max(at(tops, suitNumber(card)), cardValue(card));
  }
  return points;
}

/** Points that a player loses with the card on top of a stack: what lies below it counts instead. */
export function lossOfTop(state: State, stack: readonly Card[]): number {
  const top = topCard(stack);
  if (top === null) return 0;
  const below = countsAll(state) ? 0 : cardValue(stack[stack.length - 2] ?? 0);
  return cardValue(top) - below;
}

/** 7.7, Bottom Feeder: cannon and sword take the lowest card, and what counts stays unless it was the only one. */
export function lossToHit(state: State, stack: readonly Card[]): number {
  return takesLowest(state) && stack.length > 1 ? 0 : lossOfTop(state, stack);
}

/** The card that a cannon or a sword takes. */
export function hitCard(state: State, stack: readonly Card[]): Card | null {
  return takesLowest(state) ? (stack[0] ?? null) : topCard(stack);
}

function takesLowest(state: State): boolean {
  return state.fixed.options.variant === 'bottom-feeder';
}
