// Who wins (C5.2, C5.9).
import { at, type Outcome, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import { doubloonsOf, type Scored, sheetOf } from './scoring.ts';
import type { Line, State } from './types.ts';

export function outcome(state: State): Outcome<Line> {
  const sheets = state.captains.map((_, seat) => sheetOf(state, seat));
  const totals = sheets.map(total);
  const places = totals.map((_, seat) => 1 + totals.filter((_, other) => comesBefore(state, totals, other, seat)).length);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { winners, places, sheets };
}

export function total(sheet: readonly ScoreLine[]): number {
  return sheet.reduce((sum, line) => sum + line.points, 0);
}

/** C5.9: points, then the parrot, then doubloons, then the number of rum cards; still equal is equal. */
function comesBefore(table: Scored, totals: readonly number[], a: Seat, b: Seat): boolean {
  const rum = (seat: Seat) => at(table.captains, seat).rum.length;
  const parrot = (seat: Seat) => (table.parrot === seat ? 1 : 0);
  const by = [
    at(totals, a) - at(totals, b),
    parrot(a) - parrot(b),
    doubloonsOf(table, a) - doubloonsOf(table, b),
    rum(a) - rum(b),
  ];
  return (by.find((difference) => difference !== 0) ?? 0) > 0;
}
