// What a table plays by, worked out once from what was fixed at set-up: scenario, figures, and the sea with its tables.
import type { Seat } from '@quarterdeck/kernel';
import { CELLS, type Cell, cellNamed, columnOf, distance, parseColumn } from './data/cells.ts';
import { COMPONENTS, type Components, type FortCard, SHORT_GUNS, type ShipCard, SLOW_GALLEON } from './data/components.ts';
import type { Berths, Harbour, Scenario } from './data/scenario.ts';
import { findScenario } from './data/scenarios/index.ts';
import { type ByKind, kindOf, SHIP_KINDS, SHIPS } from './data/ships.ts';
import { chartSea, GROUND, type Sea } from './sailing/sea.ts';
import type { Fixed, Options } from './types.ts';

export interface Book {
  readonly scenario: Scenario;
  readonly sea: Sea;
  /** The card of each ship, by its number. */
  readonly cards: readonly ShipCard[];
  readonly fort: FortCard;
  readonly mine: number;
  /** No gun reaches farther. */
  readonly farthest: number;
  /** The team of each side. */
  readonly teams: readonly number[];
  readonly isTeamGame: boolean;
  /** Harbours that are royal ports. */
  readonly isRoyal: readonly boolean[];
  /** By side: the cells where it may lay mines, as far as no reef lies there (10.4). */
  readonly zones: readonly (readonly Cell[])[];
  /** By cell: bit i is set where side i may have laid one. */
  readonly zoneBits: Uint8Array;
  readonly hasMines: boolean;
  /** By side: the cells where its ships may lie at the start, as far as there is room (IV 6). */
  readonly berths: readonly (readonly Cell[])[];
  /** The goal of a convoy, and the team that has it. */
  readonly goal: Cell | null;
  readonly crownTeam: number | null;
}

/** 10.4: not farther than three cells from an own fort. */
export const MINE_REACH = 3;

export function scenarioFor(
  options: Pick<Options, 'scenario' | 'teams'>,
  chart: Scenario | null,
  seats: number,
): Scenario | null {
  return chart ?? findScenario(options.scenario, seats, options.teams);
}

// The last one is asked for again and again; a look at it is much cheaper than a look-up. What is kept follows from the key alone.
let lastFixed: Fixed | null = null;
let lastBook: Book | null = null;
const books = new WeakMap<Fixed, Book>();

export function bookOf(fixed: Fixed): Book {
  if (fixed === lastFixed && lastBook !== null) return lastBook;
  const book = books.get(fixed) ?? writeBook(fixed);
  books.set(fixed, book);
  lastFixed = fixed;
  lastBook = book;
  return book;
}

/** Tables are made again for every game that is loaded; those of the game's own scenarios are kept. */
const written = new Map<string, Book>();

function writeBook(fixed: Fixed): Book {
  if (fixed.chart !== null || fixed.components !== null) return makeBook(fixed);
  const { scenario, teams, slowGalleon, shortGuns } = fixed.options;
  const key = [scenario, teams, slowGalleon, shortGuns, fixed.seats].join();
  const book = written.get(key) ?? makeBook(fixed);
  written.set(key, book);
  return book;
}

function makeBook(fixed: Fixed): Book {
  const scenario = scenarioFor(fixed.options, fixed.chart, fixed.seats);
  if (scenario === null) throw new Error(`${fixed.options.scenario} is not for ${fixed.seats} players`);
  const components = fixed.components ?? COMPONENTS;
  const sea = chartSea(scenario, components);
  const zones = scenario.sides.map((_, side) => zoneOf(scenario, sea, side));
  const ships = tunedCards(components, fixed.options);
  return {
    scenario,
    sea,
    cards: Array.from({ length: SHIPS }, (_, ship) => ships[kindOf(ship)]),
    fort: components.fort,
    mine: components.mine,
    farthest: Math.max(...components.fort.range, ...SHIP_KINDS.flatMap((kind) => ships[kind].range)),
    teams: scenario.sides.map(({ team }) => team),
    isTeamGame: new Set(scenario.sides.map(({ team }) => team)).size < scenario.sides.length,
    isRoyal: scenario.harbours.map(({ kind }) => kind === 'royal'),
    zones,
    zoneBits: Uint8Array.from({ length: CELLS }, (_, cell) => bitsOf(zones, cell)),
    berths: scenario.sides.map(({ berths }, side) => berthsOf(scenario, sea, berths, side)),
    hasMines: scenario.sides.some(({ mines }) => mines > 0),
    goal: scenario.aim.kind === 'convoy' ? cellNamed(scenario.aim.goal) : null,
    crownTeam: crownTeam(scenario),
  };
}

function tunedCards({ ships }: Components, { slowGalleon, shortGuns }: Fixed['options']): ByKind<ShipCard> {
  return {
    ...ships,
    galleon: slowGalleon ? { ...ships.galleon, fresh: SLOW_GALLEON } : ships.galleon,
    line: shortGuns ? { ...ships.line, range: SHORT_GUNS } : ships.line,
  };
}

export function berthsOf({ harbours, reefs }: Scenario, sea: Sea, berths: Berths, side: number): Cell[] {
  const isOne = (harbour: Harbour) =>
    berths.where === 'own-ports' ? harbour.of === side : berths.where === 'port' ? harbour.at === berths.of : true;
  const ports = harbours.reduce((bits, harbour, place) => (isOne(harbour) ? bits | (1 << place) : bits), 0);
  const isHere = (cell: Cell) =>
    berths.where === 'columns'
      ? columnOf(cell) >= (parseColumn(berths.from) ?? 0) && columnOf(cell) <= (parseColumn(berths.to) ?? 0)
      : ((sea.ports[cell] ?? 0) & ports) !== 0;
  const closed = reefs.map(cellNamed);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return cells.filter((cell) => (sea.ground[cell] ?? GROUND.off) <= GROUND.shallow && isHere(cell) && !closed.includes(cell));
}

/** S2: who owns the royal ports. */
function crownTeam({ royal, harbours, sides }: Scenario): number | null {
  const owner = harbours.find(({ kind }) => kind === 'royal')?.of ?? null;
  return royal.kind === 'crown' && owner !== null ? (sides[owner]?.team ?? null) : null;
}

/** 10.4: passable cells near the side's own forts. */
export function zoneOf({ harbours }: Scenario, sea: Sea, side: Seat): Cell[] {
  const forts = harbours.filter(({ kind, of }) => kind === 'fort' && of === side).map((harbour) => cellNamed(harbour.at));
  const isNear = (cell: Cell) => forts.some((fort) => distance(fort, cell) <= MINE_REACH);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return cells.filter((cell) => isNear(cell) && isOpen(sea, cell));
}

function isOpen({ ground, royal }: Sea, cell: Cell): boolean {
  return (ground[cell] ?? GROUND.off) <= GROUND.shallow && royal[cell] === 0;
}

function bitsOf(zones: readonly (readonly Cell[])[], cell: Cell): number {
  return zones.reduce((bits, zone, side) => (zone.includes(cell) ? bits | (1 << side) : bits), 0);
}
