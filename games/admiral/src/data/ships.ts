// The 24 ships of the box (II 5): six of each kind, numbered 1 to 6. A ship is a number that says both.
import { at } from '@quarterdeck/kernel';
import { type Cell, cellName, parseCell } from './cells.ts';

export const SHIP_KINDS = ['brig', 'frigate', 'galleon', 'line'] as const;
export type ShipKind = (typeof SHIP_KINDS)[number];
export type ByKind<T> = Readonly<Record<ShipKind, T>>;

export const SHIPS = 24;
/** 0 is brig 1, 1 frigate 1, 2 galleon 1, 3 ship of the line 1, 4 brig 2, and so on to 23. */
export type ShipId = number;

/** One for each of the 24, in their order. */
export function forShips<T>(make: (ship: ShipId) => T): readonly T[] {
  return Array.from({ length: SHIPS }, (_, ship) => make(ship));
}

export function shipOf(kind: ShipKind, number: number): ShipId {
  return (number - 1) * SHIP_KINDS.length + SHIP_KINDS.indexOf(kind);
}

export function kindOf(ship: ShipId): ShipKind {
  return at(SHIP_KINDS, ship % SHIP_KINDS.length);
}

/** The number glued on it, 1 to 6. */
export function numberOf(ship: ShipId): number {
  return Math.floor(ship / SHIP_KINDS.length) + 1;
}

/** As it stands in a record: brig1, line3. */
export function shipName(ship: ShipId): string {
  return `${kindOf(ship)}${numberOf(ship)}`;
}

const SHIP_NAMES: ReadonlyMap<string, ShipId> = new Map(Array.from({ length: SHIPS }, (_, ship) => [shipName(ship), ship]));

export function parseShip(name: string): ShipId | null {
  return SHIP_NAMES.get(name) ?? null;
}

/** What can shoot and be shot at: a ship by its number, or a fort as 24 and its cell. */
export type Piece = number;

export function fortPiece(fort: Cell): Piece {
  return SHIPS + fort;
}

export function isShip(piece: Piece): boolean {
  return piece < SHIPS;
}

/** The cell of a piece that is a fort. */
export function fortCell(piece: Piece): Cell {
  return piece - SHIPS;
}

/** A ship by its name, a fort by its cell, as the book does. */
export function pieceName(piece: Piece): string {
  return isShip(piece) ? shipName(piece) : cellName(fortCell(piece));
}

export function parsePiece(name: string): Piece | null {
  const ship = parseShip(name);
  const cell = ship === null ? parseCell(name) : null;
  return cell === null ? ship : fortPiece(cell);
}
