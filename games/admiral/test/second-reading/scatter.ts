// Positions that nobody would sail into: a fleet thrown on one of the maps, with reefs and cargo, before any wind.
import { at, parseOptions, pick, quickRng, type Rng, shuffled, start } from '@quarterdeck/kernel';
import {
  admiral,
  bookOf,
  CELLS,
  COLUMNS,
  findScenario,
  GROUND,
  type Options,
  type Scenario,
  type Ship,
  STRENGTHS,
  type State,
} from '../../src/index.ts';

type Table = Partial<Pick<Options, 'scenario' | 'chart'>> & { readonly seats: number };

const TABLES: readonly Table[] = [
  { scenario: 'pearl-banks', seats: 4 },
  { scenario: 'mini-game-3', seats: 4 },
  { scenario: 'mini-game-2', seats: 4 },
  { scenario: 'dead-pilots-hoard', seats: 4 },
  { scenario: 'kings-convoy', seats: 2 },
  { scenario: 'fire-in-the-roads', seats: 2 },
  { scenario: 'two-crowns-mail', seats: 2 },
  { chart: touchingIslands(), seats: 2 },
];

/** Of all our maps none has two islands whose land meets corner to corner (R3): L6 and M5 do here. */
function touchingIslands(): Scenario | null {
  const roads = findScenario('fire-in-the-roads', 2, 'alone');
  const islands = ['I6', 'M4'].map((cell) => ({ tile: '4x2' as const, at: cell, turns: 0 }));
  return roads === null ? null : { ...roads, islands, reefs: [] };
}

/** The same seed gives the same position. */
export function scattered(seed: number): State {
  return scatter(at(TABLES, seed % TABLES.length), quickRng(seed));
}

/** Ships anywhere where there is room, some with cargo; crowded round one cell, so that they are in each other's way. */
function scatter({ seats, ...table }: Table, rng: Rng): State {
  const state = start(admiral, parseOptions(admiral, { ...table, order: 'seated' }), seats);
  const isRace = bookOf(state.fixed).scenario.aim.kind === 'race';
  state.round = 2;
  state.wind = { towards: rng.below(8), strength: pick(STRENGTHS, rng) };
  state.stack = [
    { kind: 'round', spun: true, toMove: [] },
    { kind: 'turn', seat: 0, drifted: null },
  ];
  state.mines = state.players.map(() => []);
  for (const player of state.players) player.goal = isRace ? pick(state.forts, rng).at : null;
  const cells = berthsNear(state, rng);
  for (const ship of shuffled(state.ships, rng)) if (ship.owner !== null) setAfloat(state, ship, cells, rng);
  layReefs(state, rng);
  return state;
}

function berthsNear(state: State, rng: Rng): number[] {
  const { sea } = bookOf(state.fixed);
  const middle = rng.below(CELLS);
  const isNear = (cell: number) => Math.abs((cell % COLUMNS) - (middle % COLUMNS)) < 7;
  const isWater = (cell: number) => (sea.ground[cell] ?? GROUND.off) <= GROUND.shallow && !state.reefs.includes(cell);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => isWater(cell) && isNear(cell));
  const ports = cells.filter((cell) => (sea.ports[cell] ?? 0) !== 0);
  return [...shuffled(cells, rng), ...ports];
}

function setAfloat(state: State, ship: Ship, cells: readonly number[], rng: Rng): void {
  const { sea } = bookOf(state.fixed);
  const isFree = (cell: number) =>
    state.ships.filter((other) => other.at === cell).length < ((sea.ports[cell] ?? 0) === 0 ? 1 : 2);
  const free = cells.filter(isFree);
  if (free.length === 0) return;
  ship.at = pick(free, rng);
  ship.hold = rng.below(3) === 0 ? [null] : [];
}

/** A few more, on open sea beside the ships. */
function layReefs(state: State, rng: Rng): void {
  const { sea } = bookOf(state.fixed);
  for (let i = 0; i < 4; i++) {
    const cell = rng.below(CELLS);
    const isOpen = sea.ground[cell] === GROUND.sea && sea.ports[cell] === 0 && !state.reefs.includes(cell);
    if (isOpen && state.ships.every((ship) => ship.at !== cell)) state.reefs.push(cell);
  }
}
