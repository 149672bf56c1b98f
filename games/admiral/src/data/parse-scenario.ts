// A scenario of the players' own, read field by field; `check-scenario.ts` says whether it can be played.
import { checkScenario } from './check-scenario.ts';
import { byKind, TILES, VANES } from './components.ts';
import { cell, choice, column, type Fields, flag, list, orNull, record, whole } from './reading.ts';
import {
  type Aim,
  type Berths,
  CARGOES,
  type CargoPlan,
  HARBOUR_KINDS,
  type Harbour,
  type Island,
  type RoyalRule,
  type Scenario,
  type Side,
} from './scenario.ts';
import { SHIP_KINDS } from './ships.ts';

const FIELDS = [
  'columns',
  'islands',
  'reefs',
  'reefsEach',
  'harbours',
  'sides',
  'cargo',
  'aim',
  'rounds',
  'legs',
  'vane',
  'alwaysFresh',
  'leastCells',
  'fighting',
  'fortlessTurns',
  'royal',
] as const satisfies readonly (keyof Scenario)[];

/** Of nothing there is more than the sea has cells. */
const CELLS = 24 * 14;

/** Throws a sentence that says what is wrong. */
export function parseScenario(given: unknown): Scenario {
  const of = record(given, 'chart', FIELDS);
  const number = (name: string, min: number, max: number) => whole(of.get(name), `chart.${name}`, min, max);
  return checkScenario({
    columns: number('columns', 6, 24),
    islands: list(of.get('islands'), 'chart.islands', CELLS, parseIsland),
    reefs: list(of.get('reefs'), 'chart.reefs', CELLS, cell),
    reefsEach: number('reefsEach', 0, 3),
    harbours: list(of.get('harbours'), 'chart.harbours', CELLS, parseHarbour),
    sides: list(of.get('sides'), 'chart.sides', 6, parseSide),
    cargo: parseCargo(of.get('cargo')),
    aim: parseAim(of.get('aim'), 'chart.aim'),
    rounds: orNull(of.get('rounds'), (value) => whole(value, 'chart.rounds', 1, 60)),
    legs: number('legs', 1, 2),
    vane: orNull(of.get('vane'), (value) => choice(value, 'chart.vane', VANES)),
    alwaysFresh: flag(of.get('alwaysFresh'), 'chart.alwaysFresh'),
    leastCells: number('leastCells', 0, 3),
    fighting: flag(of.get('fighting'), 'chart.fighting'),
    fortlessTurns: orNull(of.get('fortlessTurns'), (value) => whole(value, 'chart.fortlessTurns', 1, 9)),
    royal: parseRoyal(of.get('royal')),
  });
}

function parseIsland(given: unknown, path: string): Island {
  const of = record(given, path, ['tile', 'at', 'turns']);
  return {
    tile: choice(of.get('tile'), `${path}.tile`, TILES),
    at: cell(of.get('at'), `${path}.at`),
    turns: whole(of.get('turns'), `${path}.turns`, 0, 3),
  };
}

function parseHarbour(given: unknown, path: string): Harbour {
  const of = record(given, path, ['at', 'kind', 'of', 'card', 'stored']);
  return {
    at: cell(of.get('at'), `${path}.at`),
    kind: choice(of.get('kind'), `${path}.kind`, HARBOUR_KINDS),
    of: orNull(of.get('of'), (value) => whole(value, `${path}.of`, 0, 5)),
    card: flag(of.get('card'), `${path}.card`),
    stored: whole(of.get('stored'), `${path}.stored`, 0, 7),
  };
}

const SIDE = ['team', 'fleet', 'berths', 'mines', 'fireshipsAtOnce', 'fireshipsInAll'] as const;

function parseSide(given: unknown, path: string): Side {
  const of = record(given, path, SIDE);
  const limit = (name: string) => orNull(of.get(name), (value) => whole(value, `${path}.${name}`, 0, 24));
  return {
    team: whole(of.get('team'), `${path}.team`, 0, 5),
    fleet: list(of.get('fleet'), `${path}.fleet`, CELLS, (vessel, place) => {
      const fields = record(vessel, place, ['kind', 'cargo']);
      return {
        kind: choice(fields.get('kind'), `${place}.kind`, SHIP_KINDS),
        cargo: whole(fields.get('cargo'), `${place}.cargo`, 0, 4),
      };
    }),
    berths: parseBerths(of.get('berths'), `${path}.berths`),
    mines: whole(of.get('mines'), `${path}.mines`, 0, 6),
    fireshipsAtOnce: limit('fireshipsAtOnce'),
    fireshipsInAll: limit('fireshipsInAll'),
  };
}

/** An object whose first field says which others it has. */
function variant<K extends string>(given: unknown, path: string, by: string, fields: Readonly<Record<K, readonly string[]>>) {
  const kinds: K[] = [];
  for (const kind in fields) kinds.push(kind);
  const loose = record(given, path, given !== null && typeof given === 'object' ? Object.keys(given) : [by]);
  const kind = choice(loose.get(by), `${path}.${by}`, kinds);
  return { kind, of: record(given, path, [by, ...fields[kind]]) };
}

function parseBerths(given: unknown, path: string): Berths {
  const { kind, of } = variant(given, path, 'where', { 'own-ports': [], port: ['of'], 'free-port': [], columns: ['from', 'to'] });
  switch (kind) {
    case 'own-ports':
    case 'free-port':
      return { where: kind };
    case 'port':
      return { where: kind, of: cell(of.get('of'), `${path}.of`) };
    case 'columns':
      return { where: kind, from: column(of.get('from'), `${path}.from`), to: column(of.get('to'), `${path}.to`) };
  }
}

function parseCargo(given: unknown): CargoPlan {
  const path = 'chart.cargo';
  const of = record(given, path, ['what', 'cells', 'spare', 'buried', 'more', 'wreck']);
  return {
    what: choice(of.get('what'), `${path}.what`, CARGOES),
    cells: list(of.get('cells'), `${path}.cells`, CELLS, cell),
    spare: whole(of.get('spare'), `${path}.spare`, 0, 20),
    buried: flag(of.get('buried'), `${path}.buried`),
    more: whole(of.get('more'), `${path}.more`, 0, 7),
    wreck: list(of.get('wreck'), `${path}.wreck`, CELLS, cell),
  };
}

const AIMS = {
  race: [],
  gather: ['parcels'],
  convoy: ['parcels', 'goal'],
  battle: ['points', 'ships', 'fortRuined', 'fortTaken'],
  mail: ['points', 'parcel', 'wreck'],
} as const;

function parseAim(given: unknown, path: string): Aim {
  const { kind, of } = variant(given, path, 'kind', AIMS);
  const number = (name: string, min = 0) => whole(of.get(name), `${path}.${name}`, min, 99);
  switch (kind) {
    case 'race':
      return { kind };
    case 'gather':
      return { kind, parcels: number('parcels') };
    case 'convoy':
      return { kind, parcels: number('parcels'), goal: cell(of.get('goal'), `${path}.goal`) };
    case 'battle':
      return { kind, points: number('points', 1), ships: parseWorth(of, path), ...fortWorth(number) };
    case 'mail':
      return { kind, points: number('points', 1), parcel: number('parcel'), wreck: number('wreck') };
  }
}

function parseWorth(of: Fields, path: string) {
  const ships = record(of.get('ships'), `${path}.ships`, SHIP_KINDS);
  return byKind((kind) => whole(ships.get(kind), `${path}.ships.${kind}`, 0, 99));
}

function fortWorth(number: (name: string) => number) {
  return { fortRuined: number('fortRuined'), fortTaken: number('fortTaken') };
}

function parseRoyal(given: unknown): RoyalRule {
  const path = 'chart.royal';
  const { kind, of } = variant(given, path, 'kind', { none: [], crown: [], neutral: ['turns', 'ships'] });
  if (kind !== 'neutral') return { kind };
  return { kind, turns: whole(of.get('turns'), `${path}.turns`, 1, 9), ships: whole(of.get('ships'), `${path}.ships`, 1, 10) };
}
