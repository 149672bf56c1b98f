// Owners of the boxes may hand in tables of their own, and so may anybody else: no list in them is without an end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, defaultOptions, OPTION_BOUNDS, optionSpecs } from '@quarterdeck/kernel';
import { loadCatalog } from '../src/index.ts';

const { offers } = await loadCatalog();

type Path = readonly string[];

function listsIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.entries(data).flatMap(([key, value]) => listsIn(value, [...path, key]));
  return Array.isArray(data) && data.length > 0 ? [path, ...inside] : inside;
}

/** The same with the list at the path filled up to a length with its own first item. */
function filled(data: unknown, [key, ...rest]: Path, length: number): unknown {
  if (key === undefined) return Array.isArray(data) ? Array.from({ length }, () => data[0]) : data;
  const change = (value: unknown, at: string) => (at === key ? filled(value, rest, length) : value);
  if (Array.isArray(data)) return data.map((value, i) => change(value, String(i)));
  return Object.fromEntries(Object.entries(data ?? {}).map(([at, value]) => [at, change(value, at)]));
}

function tablesOf(game: AnyGame) {
  return [...optionSpecs(game)].flatMap(([, spec]) => {
    if (spec.kind !== 'table') return [];
    const seats = Array.from({ length: game.seats.max }, (_, i) => i + 1);
    const samples = seats.map((count) => spec.sample?.(defaultOptions(game), count) ?? null);
    return [spec.default, ...samples].filter((table) => table !== null).map((table) => ({ spec, table }));
  });
}

for (const { game } of offers) {
  test(`${game.id}: every list of a component table has an end, and one without is refused by the name of its field`, () => {
    for (const { spec, table } of tablesOf(game)) {
      for (const path of listsIn(table)) {
        const field = path.filter((key) => !/^\d+$/.test(key)).at(-1) ?? '';
        const longer = filled(table, path, 2000);
        assert.throws(
          () => spec.parse(longer),
          (error) => error instanceof Error && error.message.includes(field),
        );
      }
    }
  });

  test(`${game.id}: what an owner may begin with is far below what is read`, () => {
    for (const { table } of tablesOf(game)) assert.ok(JSON.stringify(table).length < OPTION_BOUNDS.letters / 4);
  });
}
