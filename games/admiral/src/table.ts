// Who sits where, who is whose friend, and what of a ship or fort is looked at everywhere.
import { at, type PhaseFor, type Seat } from '@quarterdeck/kernel';
import { type Book, bookOf } from './book.ts';
import type { Cell } from './data/cells.ts';
import type { Piece, ShipId } from './data/ships.ts';
import { fortCell, isShip } from './data/ships.ts';
import type { Admiral, Decisions, Fort, Player, Ship, State, View } from './types.ts';

export type PhaseOf<K extends keyof Decisions> = PhaseFor<Admiral, K>;

export function shipAt(state: State, ship: ShipId): Ship {
  return at(state.ships, ship);
}

export function playerAt(state: State, seat: Seat): Player {
  return at(state.players, seat);
}

export function teamOf(state: Pick<View, 'fixed' | 'players'>, seat: Seat): number {
  return at(bookOf(state.fixed).teams, at(state.players, seat).side);
}

export function isFriend(state: Pick<View, 'fixed' | 'players'>, a: Seat, b: Seat): boolean {
  return a === b || (bookOf(state.fixed).isTeamGame && teamOf(state, a) === teamOf(state, b));
}

export function isIn(state: Pick<View, 'players'>, seat: Seat): boolean {
  return at(state.players, seat).out === null;
}

/** A number out of a table, where the place is known to be in it. */
export function entry(list: Uint8Array | Int8Array | Int16Array, place: number): number {
  return list[place] ?? 0;
}

/** Which fort or royal port stands in the cell, by its place in the list. */
export function fortIndex(book: Book, cell: Cell): number {
  return entry(book.sea.harbours, cell);
}

export function fortAt(state: State, cell: Cell): Fort {
  return at(state.forts, fortIndex(bookOf(state.fixed), cell));
}

/** A fort changes hands; who has lost the last one afterwards has the whole respite again (V 1.3). */
export function giveFort(state: State, fort: Fort, to: Seat | null): void {
  fort.owner = to;
  if (to !== null) playerAt(state, to).fortless = 0;
}

/** 3.4: as many damages as it has durability. */
export function isRuin(book: Book, fort: Readonly<Fort>): boolean {
  return fort.damage >= book.fort.durability;
}

/** Whether the cell is in the port of the harbour with this place in the list. */
export function isInPort(book: Book, cell: Cell, harbour: number): boolean {
  return ((entry(book.sea.ports, cell) >> harbour) & 1) === 1;
}

export function isPort(book: Book, cell: Cell): boolean {
  return entry(book.sea.ports, cell) !== 0;
}

/** S4: no fighting in these waters, nor into or out of them. */
export function isRoyalPeace(book: Book, cell: Cell): boolean {
  return book.scenario.royal.kind === 'neutral' && entry(book.sea.royal, cell) === 1;
}

export function durabilityOf(book: Book, piece: Piece): number {
  return isShip(piece) ? at(book.cards, piece).durability : book.fort.durability;
}

/** What is left of a ship or fort (8.3). */
export function remaining(state: Pick<View, 'fixed' | 'ships' | 'forts'>, piece: Piece): number {
  const book = bookOf(state.fixed);
  const { damage } = isShip(piece) ? at(state.ships, piece) : at(state.forts, fortIndex(book, fortCell(piece)));
  return durabilityOf(book, piece) - damage;
}

/** Where a ship lies that is known to be afloat. */
export function cellOf(ship: Readonly<Ship>): Cell {
  if (ship.at === null) throw new Error('a ship that is sunk lies nowhere');
  return ship.at;
}

export function ownerOf(ship: Readonly<Ship>): Seat {
  if (ship.owner === null) throw new Error('a ship that is not in the game has no owner');
  return ship.owner;
}

/** Seats that are still in, in turn order. */
export function seatsIn(state: Pick<View, 'order' | 'players'>): Seat[] {
  return state.order.filter((seat) => isIn(state, seat));
}

/** In turn order from the seat after this one round to it. */
export function orderAfter(state: Pick<View, 'order'>, seat: Seat): Seat[] {
  const place = state.order.indexOf(seat);
  return state.order.map((_, i) => at(state.order, (place + 1 + i) % state.order.length));
}

export function isStorm(state: Pick<View, 'wind'>): boolean {
  return state.wind !== null && state.wind.strength === 'storm';
}

/** Whose turn it is; null between turns. */
export function seatOnTurn(state: Pick<State, 'stack'>): Seat | null {
  for (const frame of state.stack) if (frame.kind === 'turn') return frame.seat;
  return null;
}
