// The results: a table for people, one object for programs. A bar is met or not met; it never fails the run.
import { at } from '@quarterdeck/kernel';
import type { Agreement } from './agree.ts';
import { type Measured, median, medianRatio } from './rounds.ts';

/** What the project asks of itself: so many units a CPU-second, or so many times another row. */
type Bar =
  | { readonly row: string; readonly least: number }
  | { readonly row: string; readonly times: number; readonly of: string };

const BARS: readonly Bar[] = [
  { row: 'a', least: 2_000_000 },
  { row: 'b', times: 500, of: 'c' },
  { row: 'b', times: 1 / 3, of: 'd' },
  { row: 'e', least: 500_000 },
  { row: 'g', least: 1_000_000 },
  { row: 'h', least: 500_000 },
  { row: 'h4', least: 500_000 },
  { row: 'i', least: 500_000 },
  { row: 'i4', least: 500_000 },
  { row: 'j', least: 500_000 },
  { row: 'k', least: 500_000 },
  { row: 'k2', least: 500_000 },
  { row: 'k4', least: 500_000 },
  { row: 'm', least: 500_000 },
  { row: 'n', least: 250_000 },
  { row: 'n4', least: 250_000 },
  { row: 'o', least: 100_000 },
  { row: 's1', least: 50_000 },
  { row: 's2', least: 50_000 },
  { row: 's3', least: 50_000 },
  { row: 's4', least: 50_000 },
  { row: 's5', least: 5_000 },
];

export interface BarResult {
  readonly bar: string;
  readonly measured: number;
  readonly met: boolean;
}

export interface Report {
  readonly node: string;
  readonly rounds: number;
  readonly rows: readonly RowResult[];
  readonly bars: readonly BarResult[];
  readonly agreement: Agreement;
}

interface RowResult {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  /** Per CPU-second, over the rounds. */
  readonly median: number;
  readonly slowest: number;
  readonly fastest: number;
}

export function reportOf(measured: readonly Measured[], rounds: number, agreement: Agreement): Report {
  const rows = measured.map(({ row: { id, what, unit }, rates }) => ({
    id,
    what,
    unit,
    median: Math.round(median(rates)),
    slowest: Math.round(Math.min(...rates)),
    fastest: Math.round(Math.max(...rates)),
  }));
  return { node: process.version, rounds, rows, bars: BARS.flatMap((bar) => barResult(bar, measured)), agreement };
}

/** Nothing where a row of the bar was not measured. */
function barResult(bar: Bar, measured: readonly Measured[]): BarResult[] {
  const row = measured.find(({ row: { id } }) => id === bar.row);
  if (row === undefined) return [];
  if ('least' in bar) {
    const figure = median(row.rates);
    return [{ bar: `${bar.row} >= ${whole(bar.least)}`, measured: figure, met: figure >= bar.least }];
  }
  const other = measured.find(({ row: { id } }) => id === bar.of);
  if (other === undefined) return [];
  const figure = medianRatio(row, other);
  return [{ bar: `${bar.row} / ${bar.of} >= ${short(bar.times)}`, measured: figure, met: figure >= bar.times }];
}

export function printed({ node, rounds, rows, bars, agreement }: Report): string {
  return [
    `Per CPU-second, one thread, Node ${node}: median of ${rounds} interleaved rounds`,
    '',
    ...table([
      ['row', 'what', 'unit', 'median', 'slowest', 'fastest'],
      ...rows.map((row) => [row.id, row.what, row.unit, whole(row.median), whole(row.slowest), whole(row.fastest)]),
    ]),
    '',
    ...table([['bar', 'measured', ''], ...bars.map(({ bar, measured, met }) => [bar, short(measured), met ? 'met' : 'not met'])]),
    '',
    `Same game: of ${whole(agreement.seeds)} equal seeds ${agreement.different} differ between the kernel and plain JavaScript;`,
    `averages of ${agreement.games} games on boardgame.io against those:`,
    ...table([
      ['', 'plain', 'boardgame.io', 'error', ''],
      ...agreement.averages.map(({ what, plain, boardgameIo, error, agrees }) => [
        what,
        plain.toFixed(3),
        boardgameIo.toFixed(3),
        error.toFixed(3),
        agrees ? 'agrees' : 'DISAGREES',
      ]),
    ]),
    '',
  ].join('\n');
}

/** Columns of equal width; those whose cells are figures stand to the right. */
function table(lines: readonly (readonly string[])[]): string[] {
  const widths = at(lines, 0).map((_, column) => Math.max(...lines.map((line) => at(line, column).length)));
  const isFigure = widths.map((_, column) => lines.slice(1).every((line) => /^[\d.,]+$/.test(at(line, column))));
  return lines.map((line) =>
    line
      .map((cell, column) => (isFigure[column] ? cell.padStart(at(widths, column)) : cell.padEnd(at(widths, column))))
      .join('  ')
      .trimEnd(),
  );
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en');
}

function short(figure: number): string {
  return figure >= 100 ? whole(figure) : figure.toFixed(3);
}
