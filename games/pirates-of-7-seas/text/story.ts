// What the sentences of all three languages share: whom and what the open decision is about, and figures as lists.
import { at, type Seat } from '@quarterdeck/kernel';
import {
  type Adventure,
  type ByGood,
  type Caravan,
  type Curse,
  GOODS,
  isCaravan,
  nationOf,
  THROWN_CURSES,
} from '../src/data/cards.ts';
import { portPrice } from '../src/market.ts';
import { componentsOf, shipsOf } from '../src/table.ts';
import type { Decisions, Die, OpenFrame, View } from '../src/types.ts';
import type { Words } from './types.ts';

/** The open decision, if it is of this kind. */
export function openOf<K extends keyof Decisions>(view: View, kind: K): Extract<OpenFrame, { kind: K }> | null {
  const frame = view.stack.at(-1);
  return frame !== undefined && isKind(frame, kind) ? frame : null;
}

function isKind<K extends string>(frame: OpenFrame, kind: K): frame is Extract<OpenFrame, { kind: K }> {
  return frame.kind === kind;
}

export function cardName(view: View, card: Adventure, words: Pick<Words, 'adventure'>): string {
  return words.adventure(card, isCaravan(card) ? shipsOf(view, card) : 0);
}

/** Goods with their numbers, those that are none left out: "2 × Rum". */
export function goodsList(goods: Readonly<ByGood<number>>, words: Pick<Words, 'loot'>): string {
  return GOODS.flatMap((good) => (goods[good] === 0 ? [] : [`${goods[good]} × ${words.loot[good]}`])).join(', ');
}

/** What a bargain brings here. */
export function bargainWorth(view: View, goods: readonly (keyof ByGood<number>)[]): number {
  return goods.reduce((sum, good) => sum + portPrice(view, good), 0);
}

/** A die of the tray as it lies. */
export function dieAt(view: View, place: number): Die {
  return at(view.tray, place);
}

/** What a face of the Tavern brings, in words. */
export function winningOf(view: View, face: number, words: Pick<Words, 'winnings'>): string {
  return words.winnings[at(componentsOf(view).tavern, face - 1)];
}

/** 3.9: whether this caster could protect ships from this curse, so that not doing so is a choice. */
export function canProtect(view: View, curse: Curse): boolean {
  const frame = openOf(view, 'shaman');
  return frame !== null && frame.gifts > 0 && THROWN_CURSES.includes(curse);
}

/** 4.4: whether the viewer, who is asked for ships, flies the flag of this caravan's nation. */
export function isOwnFlag({ viewer, players }: View, caravan: Caravan): boolean {
  return typeof viewer === 'number' && at(players, viewer).corsairOf.includes(nationOf(caravan));
}

/** 8.1: whether the next card that is drawn brings on the last rounds. */
export function isEndNext({ aboveEnd, roundsLeft }: View): boolean {
  return aboveEnd === 0 && roundsLeft === null;
}

/** The seats with what each is given. */
export function eachSeat<T>(list: readonly T[], say: (item: T, seat: Seat) => string): string {
  return list.map(say).join(', ');
}
