// What the telling of an event is made of: cards that fly, tokens that are tossed, a spark on what is meant.
import { at, type Seat } from '@quarterdeck/kernel';
import type { Adventure, ByGood, Character, Event, Loot, Nation, Owner } from '@quarterdeck/pirates-of-7-seas';
import { GOODS } from '@quarterdeck/pirates-of-7-seas';
import type { Place } from '../places.ts';
import type { Scene } from '../story/scene.ts';

/** pop: look here; glow: this acts; puff: comes to nothing; turn: is turned up. */
export const CUES = ['pop', 'glow', 'puff', 'turn'] as const;
export type Cue = (typeof CUES)[number];

/** What is tossed. */
export type Token =
  | { readonly kind: 'chest' | 'yin-yang' | 'mark' | 'gift' | 'first' }
  | { readonly kind: 'loot'; readonly loot: Loot }
  | { readonly kind: 'ship'; readonly owner: Owner }
  | { readonly kind: 'flag'; readonly nation: Nation };

export interface Toss {
  readonly token: Token;
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
}

/** A card in the air: an adventure, or a character that nobody is shown; null is the back. */
export type Flown =
  | { readonly kind: 'adventure'; readonly card: Adventure | null }
  | { readonly kind: 'character'; readonly character: Character | null };

export interface Flight {
  readonly flown: Flown;
  readonly from: Place;
  readonly to: Place;
}

export interface Telling {
  readonly cues: readonly { readonly cue: Cue; readonly at: Place }[];
  readonly tosses: readonly Toss[];
  readonly flights: readonly Flight[];
}

export type EventOf = { readonly [K in Event['type']]: Extract<Event, { type: K }> };

/** The table before the event, and after it. */
export interface Scenes {
  readonly before: Scene;
  readonly after: Scene;
}

/** How each kind of event is told. */
export type Tellings = { readonly [K in Event['type']]: (event: EventOf[K], scenes: Scenes) => Telling };

export const NOTHING: Telling = { cues: [], tosses: [], flights: [] };
export const CHEST: Token = { kind: 'chest' };
export const MARK: Token = { kind: 'mark' };
export const YIN_YANG: Token = { kind: 'yin-yang' };

export function shipOf(seat: Seat): Token {
  return { kind: 'ship', owner: seat };
}

export function lootOf(loot: Loot): Token {
  return { kind: 'loot', loot };
}

export function cue(kind: Cue, place: Place): Telling {
  return { ...NOTHING, cues: [{ cue: kind, at: place }] };
}

export function toss(token: Token, from: Place, to: Place, count: number): Telling {
  return { ...NOTHING, tosses: count === 0 ? [] : [{ token, from, to, count }] };
}

export function fly(flown: Flown, from: Place, to: Place): Telling {
  return { ...NOTHING, flights: [{ flown, from, to }] };
}

export function tossGoods(count: Readonly<ByGood<number>>, from: Place, to: Place): Telling {
  return all(...GOODS.map((good) => toss(lootOf(good), from, to, count[good])));
}

/** How much more of something a player has afterwards. */
export function gained({ before, after }: Scenes, seat: Seat, figure: 'chests' | 'yinYang'): number {
  return at(after.players, seat)[figure] - at(before.players, seat)[figure];
}

export function all(...tellings: readonly Telling[]): Telling {
  return {
    cues: tellings.flatMap(({ cues }) => cues),
    tosses: tellings.flatMap(({ tosses }) => tosses),
    flights: tellings.flatMap(({ flights }) => flights),
  };
}
