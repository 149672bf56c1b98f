// What lies on the table at a moment that is told: the view, and what only the story knows.
import { at, type Seat } from '@quarterdeck/kernel';
import type { Card, Event, View } from '../src/index.ts';

export interface Scene {
  readonly view: View;
  /** What each captain has staked: face down while the others choose, then turned up until the next round. */
  readonly stakes: readonly (Card | 'hidden' | null)[];
  /** Where the lead fell; null before the first throw of a round. */
  readonly lead: { readonly x: number; readonly y: number } | null;
}

/** The table as the view has it; stakes that were turned up, and the lead, are in no view: they lie where the story left them. */
export function sceneOf(view: View, before: Scene | null, event: Event | null): Scene {
  const frame = view.stack.at(-1);
  const staked = frame?.kind === 'stake' ? frame.stakes : null;
  return {
    view,
    stakes: event?.type === 'revealed' ? event.stakes : (staked ?? before?.stakes ?? []),
    lead: event?.type === 'thrown' ? event : staked === null ? (before?.lead ?? null) : null,
  };
}

/** The cards that a captain still holds: not the one that lies staked. */
export function handOf({ view, stakes }: Scene, seat: Seat): readonly (Card | null)[] {
  const hand = at(view.hands, seat);
  return stakes[seat] === 'hidden' ? hand.slice(1) : hand.filter((card) => card === null || card !== stakes[seat]);
}
