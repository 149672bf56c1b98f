// Fame (W8): a point for each sea, monopoly and part of the world, and those that were bought or given. It is counted, never stored.
import { at, type Emit, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import { type BySea, GOODS, type Good, PARTS, type Part, SEAS, SEAS_OF, type SeaId } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { componentsOf, pirateOf } from '../table.ts';
import type { Ending, Event, FameLine, Line, Pirate, State, View } from '../types.ts';

/** What fame is counted from: a state or a view. */
export interface Deeds {
  readonly fixed: View['fixed'];
  readonly seas: Readonly<BySea<Seat | null>>;
  readonly pirates: readonly Pick<Pirate, 'boughtFame' | 'giftFame'>[];
}

export function fameOf(state: Deeds, seat: Seat): number {
  const { boughtFame, giftFame } = at(state.pirates, seat);
  return seasOf(state, seat) + monopoliesOf(state, seat) + partsOf(state, seat) + boughtFame + giftFame;
}

/** W8: line by line. */
export function sheetOf(state: Deeds, seat: Seat): ScoreLine<Line>[] {
  const { boughtFame, giftFame } = at(state.pirates, seat);
  const line = (name: Line, points: number): ScoreLine<Line> => ({ line: name, points, params: { count: points } });
  return [
    line('seas', seasOf(state, seat)),
    line('monopolies', monopoliesOf(state, seat)),
    line('parts', partsOf(state, seat)),
    line('bought', boughtFame),
    line('gifts', giftFame),
  ];
}

/** How many seas a pirate holds. */
export function seasOf({ seas }: Pick<Deeds, 'seas'>, seat: Seat): number {
  let count = 0;
  for (const sea of SEAS) if (seas[sea] === seat) count += 1;
  return count;
}

function monopoliesOf(state: Deeds, seat: Seat): number {
  let count = 0;
  for (const good of GOODS) if (hasMonopoly(state, seat, good)) count += 1;
  return count;
}

/** W8.2: three seas with the same good. */
export function hasMonopoly(state: Deeds, seat: Seat, good: Good): boolean {
  return seasWith(state, seat, good) >= FIGURES.monopoly;
}

/** How many seas with this good a pirate holds. */
function seasWith(state: Deeds, seat: Seat, good: Good): number {
  const cards = componentsOf(state).seas;
  let count = 0;
  for (const sea of SEAS) if (state.seas[sea] === seat && cards[sea].good === good) count += 1;
  return count;
}

function partsOf(state: Deeds, seat: Seat): number {
  let count = 0;
  for (const part of PARTS) if (holdsPart(state, seat, part)) count += 1;
  return count;
}

/** W8.3: all five seas of a part. */
export function holdsPart({ seas }: Pick<Deeds, 'seas'>, seat: Seat, part: Part): boolean {
  for (const sea of SEAS_OF[part]) if (seas[sea] !== seat) return false;
  return true;
}

/**
 * A sea has just come, or is about to go, and is still counted: what this brings or costs a pirate beside the sea's own point. A fourth sea
 * with one good, which only a corrected table can have, neither makes a monopoly nor breaks it (R39).
 */
export function linesOfSea(state: Deeds, seat: Seat, sea: SeaId, points: 1 | -1): FameLine[] {
  const lines: FameLine[] = [{ line: 'sea', sea, points }];
  const { good } = componentsOf(state).seas[sea];
  if (good !== null && seasWith(state, seat, good) === FIGURES.monopoly) lines.push({ line: 'monopoly', good, points });
  for (const part of PARTS)
    if (SEAS_OF[part].some((other) => other === sea) && holdsPart(state, seat, part)) lines.push({ line: 'part', part, points });
  return lines;
}

/** W10.1: told at once, and with ten points the game is over, whatever is open. */
export function tellFame(state: State, seat: Seat, from: number, lines: readonly FameLine[], emit: Emit<Event>): void {
  const to = fameOf(state, seat);
  emit({ type: 'fame-changed', seat, from, to, lines });
  if (to >= FIGURES.fameToWin) win(state, seat, 'ten-fame', emit);
}

/** W4.2, W10.5: points for good. */
export function addFame(state: State, seat: Seat, line: 'bought' | 'gift', emit: Emit<Event>): void {
  const from = fameOf(state, seat);
  const pirate = pirateOf(state, seat);
  if (line === 'bought') pirate.boughtFame += 1;
  else pirate.giftFame += 1;
  tellFame(state, seat, from, [{ line, points: 1 }], emit);
}

/** The first to win has won; what is open is closed before anybody is asked again. */
export function win(state: State, winner: Seat, how: Exclude<Ending, 'armada-won'>, emit: Emit<Event>): void {
  if (state.end !== null) return;
  state.end = { how, winner };
  emit({ type: 'won', seat: winner, how });
}
