// How things are said in all three languages: cells and guns as lists, a ship or a fort by name, one or several.
import { at } from '@quarterdeck/kernel';
import { type Cell, cellName, columnName, DIRECTIONS, type Direction, type DirectionName } from '../src/data/cells.ts';
import { type ByKind, fortCell, isShip, kindOf, numberOf, type Piece, SHIP_KINDS, type ShipKind } from '../src/data/ships.ts';
import type { Gun } from '../src/types.ts';

export { cellName, columnName };

export function cellList(cells: readonly Cell[]): string {
  return cells.map(cellName).join(', ');
}

export function directionOf(towards: Direction): DirectionName {
  return at(DIRECTIONS, towards);
}

/** At the beginning of a sentence. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A ship by kind and number, a fort by its cell. */
export function pieceBy(ships: ByKind<string>, fort: (cell: string) => string): (piece: Piece) => string {
  return (piece) => (isShip(piece) ? `${ships[kindOf(piece)]} ${numberOf(piece)}` : fort(cellName(fortCell(piece))));
}

/** Guns with the number of their shots: "line 1 × 3, fort A1 × 2". */
export function gunList(guns: readonly Gun[], piece: (piece: number) => string): string {
  return guns.map(({ gun, shots }) => (shots === 1 ? piece(gun) : `${piece(gun)} × ${shots}`)).join(', ');
}

interface Orders {
  readonly hold: string;
  readonly any: string;
  some(kinds: string): string;
}

/** What a mine waits for: nothing, any ship, or some kinds only. */
export function orderBy(fleets: ByKind<string>, { hold, any, some }: Orders): (kinds: readonly ShipKind[]) => string {
  return (kinds) => {
    if (kinds.length === 0) return hold;
    return kinds.length === SHIP_KINDS.length ? any : some(kinds.map((kind) => fleets[kind]).join(', '));
  };
}

/** A verb agrees with who acts: one, or several. */
export function ofMany(actors: readonly unknown[], one: string, several: string): string {
  return actors.length === 1 ? one : several;
}

/** Where there is none of something it is said otherwise than with a number. */
export function unlessNone(number: number, none: string, some: string): string {
  return number === 0 ? none : some;
}
