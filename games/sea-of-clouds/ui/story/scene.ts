// What lies on the table, as the board shows it: the view of the moment that is told, and what only the story knows.

import { at, type Seat } from '@quarterdeck/kernel';
import {
  type Captain,
  type Card,
  deckSize,
  type Event,
  type Share,
  type Space,
  seatsThatSaw,
  type View,
} from '@quarterdeck/sea-of-clouds';

/** Cards that were taken and are not laid yet. */
export interface Hand {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** What was fixed when the ships met: it stays, even if crews change meanwhile. */
export interface Battle {
  readonly strengths: readonly number[];
  readonly defeated: readonly (readonly Seat[])[];
}

export interface Scene extends Pick<View, 'fixed' | 'island' | 'hat' | 'parrot' | 'chest' | 'backs' | 'faces'> {
  /** Cards in the deck. */
  readonly pile: number;
  /** Who has seen each card. */
  readonly seers: readonly (readonly Seat[])[];
  readonly spaces: readonly Readonly<Share>[];
  readonly captains: readonly Readonly<Captain>[];
  readonly gone: readonly Card[];
  readonly hand: Hand | null;
  /** Who is looking at which share. */
  readonly looking: { readonly seat: Seat; readonly space: Space } | null;
  readonly battle: Battle | null;
  readonly active: Seat | null;
}

/**
 * The table as the view of the moment has it. Of a boarding only the scene before knows how strong the crews were when it began; and at the
 * end, when the view knows every face at once, captain after captain turns his cards over.
 */
export function sceneOf(view: View, before: Scene | null = null, event: Event | null = null): Scene {
  const { seats } = view.fixed;
  const { fixed, island, hat, parrot, chest, spaces, captains, gone } = view;
  return {
    ...{ fixed, island, hat, parrot, chest, spaces, captains, gone },
    faces: event?.type === 'revealed' && before !== null ? turnedOver(view, before, event.seat) : view.faces,
    // A table that goes back still draws, for a moment, cards that are not dealt yet.
    backs: [...view.backs, ...(before?.backs.slice(view.backs.length) ?? [])],
    pile: deckSize(view),
    seers: view.seenBy.map((seenBy) => seatsThatSaw(seenBy, seats)),
    hand: handIn(view),
    looking: lookIn(view),
    battle: battleIn(view, before),
    active: activeIn(view, event === null ? null : before),
  };
}

function turnedOver({ faces, captains }: View, before: Scene, seat: Seat): Scene['faces'] {
  const { rum, secrets } = at(captains, seat);
  return faces.map((face, card) => (rum.includes(card) || secrets.includes(card) ? face : (before.faces[card] ?? null)));
}

function handIn({ stack }: View): Hand | null {
  const frame = stack.findLast(({ kind }) => kind === 'lay-loot');
  return frame?.kind === 'lay-loot' && frame.cards.length > 0 ? { seat: frame.seat, cards: frame.cards } : null;
}

function lookIn({ stack }: View): Scene['looking'] {
  const frame = stack.at(-1);
  return frame?.kind === 'divide-loot' && frame.looked ? { seat: frame.seat, space: frame.space } : null;
}

function battleIn({ stack, strengths, island }: View, before: Scene | null): Battle | null {
  const frame = stack.find(({ kind }) => kind === 'boarding');
  if (frame?.kind !== 'boarding') return null;
  const known = before?.island === island ? before.battle : null;
  return { strengths: known?.strengths ?? strengths, defeated: frame.defeated };
}

/** Who acts, or comes next in a boarding; what is told between two turns belongs to the one before. */
function activeIn({ stack, hat }: View, before: Scene | null): Seat | null {
  if (stack.length === 0) return null;
  const frame = stack.findLast((open) => 'seat' in open || open.kind === 'boarding');
  const seat = frame?.kind === 'boarding' ? frame.order[0] : frame !== undefined && 'seat' in frame ? frame.seat : before?.active;
  return seat ?? hat;
}

/** Whether the table is as far as the view while the last sign of the story is still seen: the share that is asked about lies open. */
export function hasComeTo({ looking }: Pick<Scene, 'looking'>, view: View, coming: readonly Event[]): boolean {
  const goal = lookIn(view);
  return goal !== null && coming.length === 0 && looking?.seat === goal.seat && looking.space === goal.space;
}
