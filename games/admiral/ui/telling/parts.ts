// What the telling of an event is made of: ships that glide, balls that fly, bursts on the water, parcels that are carried, a sign
// on what is meant. Everything on the chart is said by cells.
import type { Cell, Event, Piece, ShipId } from '@quarterdeck/admiral';
import { fortCell, isShip } from '@quarterdeck/admiral';
import type { Place } from '../places.ts';
import type { Scene } from '../story/scene.ts';

/** pop: look here; glow: this acts; puff: comes to nothing; shake: is hit; sink: goes down; spin: the vane turns. */
export const CUES = ['pop', 'glow', 'puff', 'shake', 'sink', 'spin'] as const;
export type Cue = (typeof CUES)[number];

/** splash: a miss; hit: a shot that told; mine and blast: greater ones; smoke: a gun has fired; die: what was thrown. */
export const BURSTS = ['splash', 'hit', 'mine', 'blast', 'smoke'] as const;
export type Burst = (typeof BURSTS)[number];

export interface Telling {
  readonly cues: readonly { readonly cue: Cue; readonly at: Place }[];
  readonly glides: readonly { readonly ship: ShipId; readonly from: Cell; readonly to: Cell }[];
  readonly balls: readonly { readonly from: Cell; readonly to: Cell; readonly count: number }[];
  readonly bursts: readonly { readonly burst: Burst; readonly at: Cell }[];
  readonly parcels: readonly { readonly from: Cell; readonly to: Cell; readonly count: number }[];
  /** A die that is seen over a cell. */
  readonly dice: readonly { readonly face: number; readonly at: Cell }[];
}

export type EventOf = { readonly [K in Event['type']]: Extract<Event, { type: K }> };
/** How each kind of event is told, from the chart before it and the chart after it. */
export type Tellings = { readonly [K in Event['type']]: (event: EventOf[K], before: Scene, after: Scene) => Telling };

export const NOTHING: Telling = { cues: [], glides: [], balls: [], bursts: [], parcels: [], dice: [] };

export function cue(kind: Cue, place: Place): Telling {
  return { ...NOTHING, cues: [{ cue: kind, at: place }] };
}

export function burst(kind: Burst, cell: Cell): Telling {
  return { ...NOTHING, bursts: [{ burst: kind, at: cell }] };
}

export function carry(from: Cell, to: Cell, count = 1): Telling {
  return { ...NOTHING, parcels: [{ from, to, count }] };
}

/** A ship that lies elsewhere than before. */
export function glide(ship: ShipId, before: Scene, after: Scene): Telling {
  const [from, to] = [cellOfPiece(before, ship), cellOfPiece(after, ship)];
  return from < 0 || to < 0 ? cue('pop', `ship ${ship}`) : { ...NOTHING, glides: [{ ship, from, to }] };
}

export function die(face: number, cell: Cell): Telling {
  return { ...NOTHING, dice: [{ face, at: cell }] };
}

export function all(...tellings: readonly Telling[]): Telling {
  return {
    cues: tellings.flatMap(({ cues }) => cues),
    glides: tellings.flatMap(({ glides }) => glides),
    balls: tellings.flatMap(({ balls }) => balls),
    bursts: tellings.flatMap(({ bursts }) => bursts),
    parcels: tellings.flatMap(({ parcels }) => parcels),
    dice: tellings.flatMap(({ dice }) => dice),
  };
}

export function placeOfPiece(piece: Piece): Place {
  return isShip(piece) ? `ship ${piece}` : `fort ${fortCell(piece)}`;
}

/** Where a piece stands; -1 when it is nowhere. */
export function cellOfPiece({ ships }: Scene, piece: Piece): Cell {
  return isShip(piece) ? (ships[piece]?.at ?? -1) : fortCell(piece);
}
