// What the telling of an event is made of: cards and ships that fly, tokens that are tossed, a sign on what is meant.
import type { Event, SeaId, ShipId } from '@quarterdeck/at-worlds-end';
import type { Seat } from '@quarterdeck/kernel';
import type { Place } from '../places.ts';
import type { EventOf } from '../story/events.ts';
import type { Scene } from '../story/scene.ts';

/** pop: look here; glow: this acts; puff: comes to nothing; shake: the sea is rough. */
export const CUES = ['pop', 'glow', 'puff', 'shake'] as const;
export type Cue = (typeof CUES)[number];

/** What is tossed: gold, favour, fame, or somebody's colours (null: the Company's). */
export type Token = { readonly kind: 'gold' | 'favour' | 'fame' } | { readonly kind: 'flag'; readonly owner: Seat | null };

export interface Toss {
  readonly token: Token;
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
}

/** What flies: a ship card (null: its back), or a flagship. */
export type Flown = { readonly kind: 'card'; readonly ship: ShipId | null } | { readonly kind: 'flagship'; readonly seat: Seat };

export interface Flight {
  readonly flown: Flown;
  readonly from: Place;
  readonly to: Place;
  /** It falls out of the game where it lies. */
  readonly falls: boolean;
}

export interface Telling {
  readonly cues: readonly { readonly cue: Cue; readonly at: Place }[];
  readonly tosses: readonly Toss[];
  readonly flights: readonly Flight[];
  /** The sea that must be in sight. */
  readonly sea: SeaId | null;
}

/** How each kind of event is told; the scene is the table before it. */
export type Tellings = { readonly [K in Event['type']]: (event: EventOf[K], scene: Scene) => Telling };

export const NOTHING: Telling = { cues: [], tosses: [], flights: [], sea: null };

export function cue(kind: Cue, place: Place): Telling {
  return { ...NOTHING, cues: [{ cue: kind, at: place }] };
}

export function toss(token: Token, from: Place, to: Place, count: number): Telling {
  return { ...NOTHING, tosses: count === 0 ? [] : [{ token, from, to, count }] };
}

/** So many coins are seen for so much gold. */
export function coins(gold: number, from: Place, to: Place): Telling {
  return toss({ kind: 'gold' }, from, to, Math.min(5, Math.ceil(gold / 200)));
}

export function card(ship: ShipId | null, from: Place, to: Place): Telling {
  return { ...NOTHING, flights: [{ flown: { kind: 'card', ship }, from, to, falls: false }] };
}

export function falls(ship: ShipId, from: Place): Telling {
  return { ...NOTHING, flights: [{ flown: { kind: 'card', ship }, from, to: from, falls: true }] };
}

export function sails(seat: Seat, from: Place, to: SeaId): Telling {
  return { ...NOTHING, flights: [{ flown: { kind: 'flagship', seat }, from, to: `flagship ${seat}`, falls: false }], sea: to };
}

/** All of it at a sea that is brought into sight. */
export function at(sea: SeaId, ...tellings: readonly Telling[]): Telling {
  return { ...all(...tellings), sea };
}

export function all(...tellings: readonly Telling[]): Telling {
  return {
    cues: tellings.flatMap(({ cues }) => cues),
    tosses: tellings.flatMap(({ tosses }) => tosses),
    flights: tellings.flatMap(({ flights }) => flights),
    sea: tellings.find(({ sea }) => sea !== null)?.sea ?? null,
  };
}
