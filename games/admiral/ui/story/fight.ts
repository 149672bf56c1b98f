// A salvo or a boarding as the board shows it: who is in it the view tells, as long as it is open; dice and sums only events tell.
import {
  type Contest,
  type Event,
  fortPiece,
  type Gun,
  type Piece,
  remaining,
  type ShipId,
  type View,
} from '@quarterdeck/admiral';
import type { Seat } from '@quarterdeck/kernel';
import { bearingOf, percent } from '../chart/bearings.ts';

/** A gun that is laid, with the odds of each of its shots, in percent. */
export interface LaidGun extends Gun {
  readonly chance: number;
}

export interface Volley {
  readonly kind: 'volley';
  readonly seat: Seat;
  readonly target: Piece;
  readonly guns: readonly LaidGun[];
  /** Null until the die is thrown. */
  readonly face: number | null;
  readonly hits: number;
}

export interface Grapple {
  readonly kind: 'grapple';
  readonly seat: Seat;
  readonly target: Piece;
  readonly attackers: readonly ShipId[];
  readonly defenders: readonly ShipId[];
  /** In the order of the throw: attackers, then the target, then those who stand by it; with what each has left of its durability. */
  readonly dice: readonly { readonly piece: Piece; readonly face: number; readonly points: number; readonly left: number }[];
  readonly result: { readonly attack: number; readonly defence: number; readonly winner: Seat | null } | null;
}

/** What is fought out, or was last in this turn. */
export type Fight = Volley | Grapple;

const GRAPPLES: readonly string[] = ['boarding-party', 'defenders', 'boarding-die', 'share-durability'];

/** The fight that is open; what was thrown in it is kept. */
export function fightIn(view: View, before: Fight | null): Fight | null {
  for (const frame of view.stack) {
    if (frame.kind === 'salvo' || frame.kind === 'gun-die') return volleyOf(view, frame.seat, frame.target, frame.guns);
    if (GRAPPLES.includes(frame.kind) && 'attackers' in frame) return grappleOf(frame, before);
  }
  return null;
}

/** The odds are those of this moment: later the target may be gone, and the guns elsewhere. */
function volleyOf(view: View, seat: Seat, target: Piece, guns: readonly Gun[]): Volley {
  const laid = guns.map(({ gun, shots }) => ({ gun, shots, chance: percent(bearingOf(view, gun, target).faces) }));
  return { kind: 'volley', seat, target, guns: laid, face: null, hits: 0 };
}

function grappleOf({ seat, target, attackers, defenders }: Contest, before: Fight | null): Grapple {
  const isSame = before?.kind === 'grapple' && before.target === target && before.seat === seat;
  const { dice, result } = isSame ? before : { dice: [], result: null };
  return { kind: 'grapple', seat, target, attackers, defenders, dice, result };
}

/** What the event tells of it. */
export function fightTold(view: View, fight: Fight | null, event: Event): Fight | null {
  switch (event.type) {
    case 'opened-fire':
      return volleyOf(view, event.seat, event.target, event.guns);
    case 'boarding-began':
      return begun(event.seat, event.target, event.ships);
    case 'assault-began':
      return begun(event.seat, fortPiece(event.fort), event.ships);
    case 'volley':
      return fight?.kind === 'volley' ? { ...fight, face: event.face, hits: event.hits } : fight;
    default:
      return fight?.kind === 'grapple' ? grappleTold(view, fight, event) : fight;
  }
}

function begun(seat: Seat, target: Piece, attackers: readonly ShipId[]): Grapple {
  return { kind: 'grapple', seat, target, attackers, defenders: [], dice: [], result: null };
}

function grappleTold(view: View, fight: Grapple, event: Event): Grapple {
  switch (event.type) {
    case 'defended':
      return { ...fight, defenders: event.ships };
    case 'boarding-die': {
      const { piece, face, points } = event;
      return { ...fight, dice: [...fight.dice, { piece, face, points, left: remaining(view, piece) }] };
    }
    case 'contest-over':
      return { ...fight, result: { attack: event.attack, defence: event.defence, winner: event.winner } };
    default:
      return fight;
  }
}
