// A captain's loot as counts, so that cards can be added in thought without touching a board.
import { at, type Seat } from '@quarterdeck/kernel';
import type { Face } from '../../src/data/cards.ts';
import { componentsOf } from '../../src/table.ts';
import type { Card, State } from '../../src/types.ts';
import { type Sort, sortsOf } from './sorts.ts';

/** Cards of one face. Worths are added up in the order in which the faces came. */
export interface Holding {
  readonly face: Face;
  readonly sort: Sort;
  count: number;
}

export interface Tally {
  doubloons: number;
  /** Cards by face; those of a share too, once they are added. */
  readonly holdings: Holding[];
  rum: number;
  relics: number;
  objects: number;
  pirates: number;
  strength: number;
}

export function tallyOf(state: State, seat: Seat): Tally {
  const { doubloons, crew, rum, relics, objects, secrets } = at(state.captains, seat);
  const tally: Tally = { doubloons, holdings: [], rum: 0, relics: 0, objects: 0, pirates: 0, strength: 0 };
  addCards(state, tally, crew);
  addCards(state, tally, rum);
  addCards(state, tally, relics);
  addCards(state, tally, objects);
  addCards(state, tally, secrets);
  return tally;
}

/** A tally of its own, with more doubloons and cards. */
export function richer(state: State, tally: Tally, doubloons: number, faces: readonly Face[]): Tally {
  const { holdings, rum, relics, objects, pirates, strength } = tally;
  const twins: Holding[] = [];
  for (const { face, sort, count } of holdings) twins.push({ face, sort, count });
  const twin: Tally = { doubloons: tally.doubloons + doubloons, holdings: twins, rum, relics, objects, pirates, strength };
  for (const face of faces) addFace(state, twin, face);
  return twin;
}

/** How many cards of a face. */
export function countOf({ holdings }: Tally, face: Face): number {
  return holdingOf(holdings, face)?.count ?? 0;
}

function holdingOf(holdings: readonly Holding[], face: Face): Holding | null {
  for (const holding of holdings) if (holding.face === face) return holding;
  return null;
}

function addCards(state: State, tally: Tally, cards: readonly Card[]): void {
  for (const card of cards) {
    const face = state.faces[card] ?? null;
    if (face !== null) addFace(state, tally, face); // what nobody has seen yet counts for nothing
  }
}

/** Adds a card as if it were laid. */
function addFace(state: State, tally: Tally, face: Face): void {
  const held = holdingOf(tally.holdings, face);
  if (held === null) {
    const sort = sortsOf(componentsOf(state)).get(face);
    if (sort === undefined) throw new Error(`no card is called ${face}`);
    tally.holdings.push({ face, sort, count: 1 });
    countSort(tally, sort);
  } else {
    held.count += 1;
    countSort(tally, held.sort);
  }
}

function countSort(tally: Tally, { kind, loot }: Sort): void {
  if (kind === 'rum') tally.rum += 1;
  else if (kind === 'relic') tally.relics += 1;
  else if (kind === 'permanent') tally.objects += 1;
  else if (kind === 'pirate') tally.pirates += 1;
  if (kind === 'permanent' || kind === 'pirate') tally.strength += loot.strength;
}
