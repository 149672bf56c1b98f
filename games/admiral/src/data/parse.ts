// A corrected table of figures from outside.

import { quoted } from '@quarterdeck/kernel';
import { byKind, type Components, type FortCard, type Pair, type ShipCard, type Tile } from './components.ts';
import { list, record, whole } from './reading.ts';
import { SHIP_KINDS } from './ships.ts';

/** Throws a sentence that says what is wrong. */
export function parseComponents(given: unknown): Components {
  const of = record(given, 'components', ['ships', 'fort', 'mine', 'tiles']);
  const ships = record(of.get('ships'), 'components.ships', SHIP_KINDS);
  const tiles = record(of.get('tiles'), 'components.tiles', ['4x2', '3x3']);
  return {
    ships: byKind((kind) => parseCard(ships.get(kind), `components.ships.${kind}`)),
    fort: parseFort(of.get('fort')),
    mine: whole(of.get('mine'), 'components.mine', 1, 9),
    tiles: {
      '4x2': parseTile(tiles.get('4x2'), 'components.tiles.4x2', 4, 2),
      '3x3': parseTile(tiles.get('3x3'), 'components.tiles.3x3', 3, 3),
    },
  };
}

const CARD = ['calm', 'fresh', 'storm', 'range', 'shots', 'stormShots', 'durability', 'hold', 'light'] as const;
/** No course is longer than this, so that a list of destinations stays short. */
const FARTHEST = 8;
/** No tile has more corners or sides between its cells. */
const LINES = 40;

function parseCard(given: unknown, path: string): ShipCard {
  const of = record(given, path, CARD);
  const pair = (name: string) => parsePair(of.get(name), `${path}.${name}`);
  const number = (name: string, min: number, max: number) => whole(of.get(name), `${path}.${name}`, min, max);
  const card = {
    calm: pair('calm'),
    fresh: pair('fresh'),
    storm: pair('storm'),
    range: pair('range'),
    shots: number('shots', 0, 4),
    stormShots: number('stormShots', 0, 4),
    durability: number('durability', 1, 12),
    hold: number('hold', 0, 4),
    light: number('light', 0, 4),
  };
  if (card.stormShots > card.shots) throw new Error(`${path}.stormShots must not be more than ${path}.shots`);
  return card;
}

function parsePair(given: unknown, path: string): Pair {
  const [straight, diagonal, ...more] = list(given, path, 2, (item, place) => whole(item, place, 0, FARTHEST));
  if (straight === undefined || diagonal === undefined || more.length > 0)
    throw new Error(`${path} must have two figures, for straight and diagonal courses`);
  return [straight, diagonal];
}

function parseFort(given: unknown): FortCard {
  const path = 'components.fort';
  const of = record(given, path, ['range', 'shots', 'durability', 'restored']);
  const durability = whole(of.get('durability'), `${path}.durability`, 2, 12);
  return {
    range: parsePair(of.get('range'), `${path}.range`),
    shots: whole(of.get('shots'), `${path}.shots`, 0, 4),
    durability,
    restored: whole(of.get('restored'), `${path}.restored`, 1, durability),
  };
}

function parseTile(given: unknown, path: string, wide: number, high: number): Tile {
  const of = record(given, path, ['rows', 'corners', 'sides']);
  const rows = list(of.get('rows'), `${path}.rows`, high, (row, place) => parseRow(row, place, wide));
  if (rows.length !== high) throw new Error(`${path}.rows must have ${high} rows, not ${rows.length}`);
  return {
    rows,
    corners: list(of.get('corners'), `${path}.corners`, LINES, (corner, place) => parsePlace(corner, place, wide, high)),
    sides: list(of.get('sides'), `${path}.sides`, LINES, (side, place) => {
      const [a, b, ...more] = list(side, place, 2, (end, where) => parsePlace(end, where, wide, high));
      if (a === undefined || b === undefined || more.length > 0 || Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1)
        throw new Error(`${place} must name two neighbouring cells`);
      return [a, b];
    }),
  };
}

function parseRow(given: unknown, path: string, wide: number): string {
  if (typeof given !== 'string' || !/^[LPS]+$/.test(given) || given.length !== wide)
    throw new Error(`${path} must have ${wide} letters of L, P and S, not ${quoted(given)}`);
  return given;
}

function parsePlace(given: unknown, path: string, wide: number, high: number): [number, number] {
  const [x, y, ...more] = list(given, path, 2, (item, place) => whole(item, place, 0, Math.max(wide, high)));
  if (x === undefined || y === undefined || more.length > 0 || x > wide || y > high)
    throw new Error(`${path} must be a column and a row of the tile`);
  return [x, y];
}
