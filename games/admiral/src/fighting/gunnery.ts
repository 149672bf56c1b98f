// Lines of fire, and what a die hits (5).
import { at, type Seat } from '@quarterdeck/kernel';
import { type Book, bookOf } from '../book.ts';
import { type Cell, COLUMN_OF, courseTo, ROW_OF } from '../data/cells.ts';
import type { Pair } from '../data/components.ts';
import { fortCell, isShip, type Piece, type ShipId } from '../data/ships.ts';
import { type Chart, REEF } from '../sailing/chart.ts';
import { GROUND } from '../sailing/sea.ts';
import { entry, fortIndex, isFriend, isRoyalPeace, isRuin, isStorm } from '../table.ts';
import type { Fixed, Ship, View } from '../types.ts';

export type Guns = Pick<View, 'fixed' | 'players' | 'ships' | 'forts' | 'wind'>;

/** Where a piece stands; -1 when it is sunk. */
export function placeOf(state: Pick<View, 'ships'>, piece: Piece): Cell {
  return isShip(piece) ? (at(state.ships, piece).at ?? -1) : fortCell(piece);
}

/** 5.3, 5.4: shots that a piece of this seat has left in this turn; none if it may not fire. */
export function shotsLeft(state: Guns, book: Book, piece: Piece, seat: Seat): number {
  if (!isShip(piece)) return fortShots(state, book, fortCell(piece), seat);
  const ship = at(state.ships, piece);
  if (ship.owner !== seat || ship.at === null || ship.locked || (ship.duty !== 'free' && ship.duty !== 'gang')) return 0;
  if (isRoyalPeace(book, ship.at)) return 0;
  const card = at(book.cards, piece);
  return Math.max(0, (isStorm(state) ? card.stormShots : card.shots) - ship.fired);
}

/** What the markers on a ship's card are worth, whoever looks at it: a shot each, on the left of the card (2.1, 5.3). */
export interface Carded extends Pick<View, 'fixed' | 'wind'> {
  readonly ships: readonly Pick<Ship, 'fired' | 'locked' | 'duty'>[];
}

export function markersOf({ fixed, ships, wind }: Carded, ship: ShipId): number {
  const { cards, scenario } = bookOf(fixed);
  const { shots, stormShots } = at(cards, ship);
  const { fired, locked, duty } = at(ships, ship);
  const may = !locked && (duty === 'free' || duty === 'gang') && scenario.fighting;
  return may ? Math.max(0, (isStorm({ wind }) ? stormShots : shots) - fired) : 0;
}

function fortShots(state: Guns, book: Book, cell: Cell, seat: Seat): number {
  const place = fortIndex(book, cell);
  const fort = at(state.forts, place);
  return fort.owner !== seat || at(book.isRoyal, place) || isRuin(book, fort) ? 0 : book.fort.shots - fort.fired;
}

/** 5.1: an enemy's ship, or an enemy's fort that stands. */
export function isTarget(state: Guns, book: Book, piece: Piece, seat: Seat): boolean {
  if (isShip(piece)) {
    const { at: cell, owner } = at(state.ships, piece);
    return cell !== null && owner !== null && !isFriend(state, owner, seat) && !isRoyalPeace(book, cell);
  }
  const place = fortIndex(book, fortCell(piece));
  const { owner } = at(state.forts, place);
  return owner !== null && !isFriend(state, owner, seat) && !at(book.isRoyal, place);
}

/** Whether two cells lie on one of the eight lines, no farther apart than this. */
export function isOnLine(from: Cell, to: Cell, farthest: number): boolean {
  const columns = Math.abs(entry(COLUMN_OF, from) - entry(COLUMN_OF, to));
  if (columns > farthest) return false;
  const rows = Math.abs(entry(ROW_OF, from) - entry(ROW_OF, to));
  return rows <= farthest && (columns === 0 || rows === 0 || columns === rows);
}

/** In cells; -1 where the target is not on one of the eight lines. */
export function rangeTo(from: Cell, to: Cell): number {
  const columns = Math.abs(entry(COLUMN_OF, from) - entry(COLUMN_OF, to));
  const rows = Math.abs(entry(ROW_OF, from) - entry(ROW_OF, to));
  return columns !== 0 && rows !== 0 && columns !== rows ? -1 : Math.max(columns, rows);
}

/** 5.2: how far a gun reaches on this line. */
function reachOnLine(range: Pair, from: Cell, to: Cell): number {
  const isStraight = entry(COLUMN_OF, from) === entry(COLUMN_OF, to) || entry(ROW_OF, from) === entry(ROW_OF, to);
  return isStraight ? range[0] : range[1];
}

/** Why a gun does not bear on a target, or null when it does (5.5). */
export function whyNotBearing(fixed: Fixed, chart: Chart, gun: Piece, from: Cell, to: Cell): 'out-of-range' | 'no-line' | null {
  const book = bookOf(fixed);
  const cells = rangeTo(from, to);
  if (cells < 0) return 'no-line';
  const range = isShip(gun) ? at(book.cards, gun).range : book.fort.range;
  if (cells > reachOnLine(range, from, to)) return 'out-of-range';
  return isClear(fixed, book, chart, gun, from, to) ? null : 'no-line';
}

/** Ships in one cell do not hide each other (5.5). */
function isClear(fixed: Fixed, book: Book, chart: Chart, gun: Piece, from: Cell, to: Cell): boolean {
  if (from === to) return true;
  const course = courseTo(from, to);
  let cell = entry(book.sea.shots, 8 * from + course);
  while (cell >= 0 && cell !== to) {
    if (isObstacle(fixed, book, chart, gun, cell)) return false;
    cell = entry(book.sea.shots, 8 * cell + course);
  }
  return cell === to;
}

/** 5.5: ships block a ship's fire everywhere, a fort's only in ports (R7); a fort blocks (R6); reefs do not. */
function isObstacle(fixed: Fixed, book: Book, chart: Chart, gun: Piece, cell: Cell): boolean {
  if (entry(book.sea.ground, cell) === GROUND.harbour) return !fixed.options.fireOverForts;
  const ships = entry(chart, cell);
  if (ships === 0 || ships >= REEF) return false;
  return isShip(gun) || entry(book.sea.ports, cell) !== 0;
}

/** Whether a gun of this seat with shots left bears on the target. */
export function bears(state: Guns, chart: Chart, gun: Piece, target: Piece): boolean {
  return whyNotBearing(state.fixed, chart, gun, placeOf(state, gun), placeOf(state, target)) === null;
}

/** 5.7: from a neighbouring cell, or the same one, only a 2 misses. */
export function isHit(fixed: Fixed, face: number, cells: number): boolean {
  if (fixed.options.hits === 'even') return face % 2 === 0;
  return cells <= 1 ? face !== 2 : face > 2;
}
