// Ships under way: a move by the owner's choice, and what a storm does (4.16 to 4.20).
import { at, type Emit, open, type Seat } from '@quarterdeck/kernel';
import { type Book, bookOf } from '../book.ts';
import { type Cell, COLUMN_OF, courseTo, type Direction, EASTWARD, isDiagonal, ROW_OF, SOUTHWARD } from '../data/cells.ts';
import type { ShipId } from '../data/ships.ts';
import { reachGoal } from '../ending/ending.ts';
import { sinkIfSpent } from '../fighting/damage.ts';
import { cellOf, entry, isPort, ownerOf, shipAt } from '../table.ts';
import type { Event, Ship, State, View, Wind } from '../types.ts';
import { type Chart, chartOf, isFree, REEF } from './chart.ts';
import { enterMined, tellRisk } from './mines.ts';
import { isBarred, isFreeToMove } from './moving.ts';

/** 4.6, 4.21: the one move of the turn, cell by cell, since a mine may lie in each. */
export function sailTo(state: State, ship: ShipId, to: Cell, emit: Emit<Event>): void {
  const moving = shipAt(state, ship);
  const from = cellOf(moving);
  const { steps } = bookOf(state.fixed).sea;
  const course = courseTo(from, to);
  const risked: Seat[] = [];
  moving.moved = true;
  moving.at = to;
  emit({ type: 'sailed', seat: ownerOf(moving), ship, from, to });
  let cell = from;
  while (moving.at !== null && cell !== to) {
    cell = entry(steps, 8 * cell + course);
    enterMined(state, ship, cell, risked, emit);
  }
  tellRisk(ship, risked, emit);
  reachGoal(state, ship, emit);
}

/** 4.20: how far downwind a ship lies; the larger, the sooner it is moved. */
export function downwind(cell: Cell, towards: Direction): number {
  return at(EASTWARD, towards) * entry(COLUMN_OF, cell) + at(SOUTHWARD, towards) * entry(ROW_OF, cell);
}

/** 4.18: judged where the ship lies when its own drift would begin. */
export function isSheltered(book: Book, cell: Cell, towards: Direction): boolean {
  return entry(book.sea.sheltered, 8 * cell + towards) === 1;
}

interface Waters extends Pick<View, 'fixed' | 'wind'> {
  readonly ships: readonly Pick<Ship, 'at'>[];
}

/** 4.18: the storm of this round does not move her. */
export function isInShelter({ fixed, ships, wind }: Waters, ship: ShipId): boolean {
  const { at: cell } = at(ships, ship);
  return wind?.strength === 'storm' && cell !== null && isSheltered(bookOf(fixed), cell, wind.towards);
}

/** 6.5: a fireship of an earlier round. */
export function isDue(ship: Readonly<Ship>, round: number): boolean {
  return ship.duty === 'fireship' && ship.since < round;
}

/** Which ships the storm may move next. */
export interface Drifts {
  /** How far downwind the next ships lie that must drift; null: none must. */
  readonly key: number | null;
  /** 6.6: fireships that are due drift before all others. */
  readonly ofFireships: boolean;
}

export function nextDrifts(state: Pick<View, 'fixed' | 'ships' | 'round'>, wind: Wind, seat: Seat): Drifts {
  const book = bookOf(state.fixed);
  let key: number | null = null;
  let ofFireships = false;
  for (let i = 0; i < state.ships.length; i++) {
    const ship = at(state.ships, i);
    if (ship.at === null || !isFreeToMove(ship, seat) || isSheltered(book, ship.at, wind.towards)) continue;
    const isFirst = isDue(ship, state.round);
    const far = downwind(ship.at, wind.towards);
    if (isFirst === ofFireships ? key === null || far > key : isFirst) {
      key = far;
      ofFireships = isFirst;
    }
  }
  return { key, ofFireships };
}

/**
 * Whether the storm may move this ship now. One that must drift goes when none farther downwind has to; one in shelter may be led
 * out in its place of the order, not later (4.18, 4.20).
 */
export function mayDrift(
  state: Pick<View, 'fixed' | 'round'>,
  wind: Wind,
  ship: Readonly<Ship>,
  next: Drifts,
  drifted: number | null,
) {
  if (ship.at === null) return false;
  const isFirst = isDue(ship, state.round);
  const far = downwind(ship.at, wind.towards);
  if (next.key !== null && isFirst !== next.ofFireships) return isFirst && drifted === null;
  if (!isSheltered(bookOf(state.fixed), ship.at, wind.towards)) return far === next.key;
  return (next.key === null || far >= next.key) && (drifted === null || (!isFirst && far <= drifted));
}

/** 4.16: as many cells as the card says, on the wind's course. */
export function beginDrift(state: State, wind: Wind, ship: ShipId, emit: Emit<Event>): void {
  const pair = isDiagonal(wind.towards) ? 1 : 0;
  shipAt(state, ship).moved = true;
  driftOn(state, wind, ship, at(bookOf(state.fixed).cards, ship).storm[pair], emit);
}

/** 4.17: until the cells are sailed, a port is chosen, or something is in the way; a reef hurts for each cell not sailed. */
export function driftOn(state: State, wind: Wind, ship: ShipId, cells: number, emit: Emit<Event>): void {
  const drifting = shipAt(state, ship);
  const seat = ownerOf(drifting);
  const from = cellOf(drifting);
  const risked: Seat[] = [];
  let left = cells;
  let reef: Cell | null = null;
  let to = from;
  while (left > 0 && drifting.at !== null) {
    const next = nextDrift(state, wind, ship);
    if (next.kind !== 'sea') {
      reef = next.kind === 'reef' ? next.cell : null;
      break;
    }
    to = next.cell;
    drifting.at = next.cell;
    enterMined(state, ship, next.cell, risked, emit);
    left -= 1;
    if (isAsked(state, wind, ship, left)) break;
  }
  emit({ type: 'drifted', seat, ship, from, to });
  tellRisk(ship, risked, emit);
  if (reef !== null) strikeReef(state, ship, reef, left, emit);
  else if (isAsked(state, wind, ship, left)) open(state, { kind: 'make-port', seat, ship, left });
  else reachGoal(state, ship, emit);
}

function strikeReef(state: State, ship: ShipId, reef: Cell, damage: number, emit: Emit<Event>): void {
  shipAt(state, ship).damage += damage;
  emit({ type: 'struck-reef', ship, reef, damage });
  sinkIfSpent(state, ship, 'reef', emit);
}

type Way = { readonly kind: 'sea' | 'reef'; readonly cell: Cell } | { readonly kind: 'stop' };
const STOP: Way = { kind: 'stop' };

function nextDrift(state: State, { towards }: Wind, ship: ShipId): Way {
  const book = bookOf(state.fixed);
  const { at: cell, owner } = shipAt(state, ship);
  if (cell === null || owner === null) return STOP;
  const next = entry(book.sea.steps, 8 * cell + towards);
  if (next < 0) return STOP;
  const chart: Chart = chartOf(state);
  if (entry(chart, next) >= REEF) return { kind: 'reef', cell: next };
  const isShut = isBarred(state, book, owner) && entry(book.sea.royal, next) === 1;
  return isShut || !isFree(book, chart, next) ? STOP : { kind: 'sea', cell: next };
}

/** A port reached on the way may be made, where there is anything to decide (4.17). */
function isAsked(state: State, wind: Wind, ship: ShipId, left: number): boolean {
  const cell = shipAt(state, ship).at;
  return left > 0 && cell !== null && isPort(bookOf(state.fixed), cell) && nextDrift(state, wind, ship).kind !== 'stop';
}
