// All seas counted once: what each pirate holds of every good and part. The judgement asks for it again and again.
import { at, type Seat } from '@quarterdeck/kernel';
import { GOODS, PARTS, partOf, SEAS, type SeaId } from '../../src/data/cards.ts';
import { FIGURES, type SeaCard } from '../../src/data/components.ts';
import { componentsOf } from '../../src/table.ts';
import type { State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';

export interface Tally {
  seas: number;
  income: number;
  /** Seas of each good and of each part, in the order of their lists. */
  readonly goods: number[];
  readonly parts: number[];
  /** 8: with points that were bought or given. */
  fame: number;
}

export function tallyOf(state: State): Tally[] {
  const tallies: Tally[] = [];
  for (const { boughtFame, giftFame } of state.pirates)
    tallies.push({ seas: 0, income: 0, goods: [0, 0, 0, 0], parts: [0, 0, 0], fame: boughtFame + giftFame });
  const cards = componentsOf(state).seas;
  for (const sea of SEAS) {
    const owner = state.seas[sea];
    if (owner !== null) count(at(tallies, owner), cards[sea], sea);
  }
  for (const tally of tallies) tally.fame += tally.seas + bonuses(tally);
  return tallies;
}

function count(tally: Tally, { income, good }: SeaCard, sea: SeaId): void {
  tally.seas += 1;
  tally.income += income;
  if (good !== null) add(tally.goods, GOODS.indexOf(good));
  add(tally.parts, PARTS.indexOf(partOf(sea)));
}

function add(counts: number[], place: number): void {
  counts[place] = at(counts, place) + 1;
}

function bonuses({ goods, parts }: Tally): number {
  let points = 0;
  for (const own of goods) if (own >= FIGURES.monopoly) points += 1;
  for (const own of parts) if (own === WHOLE) points += 1;
  return points;
}

const WHOLE = 5;
/** What so many seas of a good, of a part, are worth together beside their own points; complete they are a point. */
const OF_GOOD: readonly number[] = [0, ...GUESSES.ofGood, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const OF_PART: readonly number[] = [0, ...GUESSES.ofPart, 1];

/** Monopolies and parts of the world on the way; those that are complete count as fame. */
export function progressOf({ goods, parts }: Tally): number {
  let worth = 0;
  for (const own of goods) if (own < FIGURES.monopoly) worth += at(OF_GOOD, own);
  for (const own of parts) if (own < WHOLE) worth += at(OF_PART, own);
  return worth;
}

/** What one sea more brings in fame, now and on the way. */
export function gainOf({ goods, parts }: Tally, { good }: SeaCard, sea: SeaId): number {
  const part = at(parts, PARTS.indexOf(partOf(sea)));
  const bonus = at(OF_PART, part + 1) - at(OF_PART, part);
  if (good === null) return 1 + bonus;
  const own = at(goods, GOODS.indexOf(good));
  return 1 + bonus + at(OF_GOOD, own + 1) - at(OF_GOOD, own);
}

/** What is lost with a sea. */
export function lossOf({ goods, parts }: Tally, { good }: SeaCard, sea: SeaId): number {
  const part = at(parts, PARTS.indexOf(partOf(sea)));
  const bonus = at(OF_PART, part) - at(OF_PART, part - 1);
  if (good === null) return 1 + bonus;
  const own = at(goods, GOODS.indexOf(good));
  return 1 + bonus + at(OF_GOOD, own) - at(OF_GOOD, own - 1);
}

export function fameIn(tallies: readonly Tally[], seat: Seat): number {
  return at(tallies, seat).fame;
}
