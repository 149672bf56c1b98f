// A captain's loot as counts, so that cards can be added in thought without touching a board.
import { at, type Seat } from '@quarterdeck/kernel';
import type { Face } from '../src/data/cards.ts';
import { lootCard } from '../src/table.ts';
import type { Card, State } from '../src/types.ts';

export interface Tally {
  doubloons: number;
  /** Cards by face; those of a share too, once they are added. */
  readonly faces: Map<Face, number>;
  rum: number;
  relics: number;
  objects: number;
}

export function tallyOf(state: State, seat: Seat): Tally {
  const { doubloons, crew, rum, relics, objects, secrets } = at(state.captains, seat);
  const tally: Tally = { doubloons, faces: new Map(), rum: 0, relics: 0, objects: 0 };
  for (const cards of [crew, rum, relics, objects, secrets]) for (const card of cards) addCard(state, tally, card);
  return tally;
}

/** Adds a card as if it were laid; what nobody has seen yet counts for nothing. */
export function addCard(state: State, tally: Tally, card: Card): void {
  const face = state.faces[card] ?? null;
  if (face === null) return;
  tally.faces.set(face, (tally.faces.get(face) ?? 0) + 1);
  const loot = lootCard(state, face);
  if (loot.back === 'rum') tally.rum += 1;
  else if (loot.back === 'relic') tally.relics += 1;
  else if (loot.back === 'object' && loot.class === 'permanent') tally.objects += 1;
}
