// Where ships may lie at the start.
import { at, type Seat } from '@quarterdeck/kernel';
import { type Book, bookOf } from '../book.ts';
import { type Cell, columnOf, ROWS, rowOf } from '../data/cells.ts';
import { kindOf, type ShipId } from '../data/ships.ts';
import { entry, isInPort } from '../table.ts';
import type { State } from '../types.ts';
import { chartOf, isFree } from './chart.ts';

/** The berths that are free for this ship. */
export function freeBerths(state: State, ship: ShipId): Cell[] {
  const book = bookOf(state.fixed);
  const seat = at(state.ships, ship).owner;
  if (seat === null) return [];
  const { side } = at(state.players, seat);
  const isOfRace = at(book.scenario.sides, side).berths.where === 'free-port';
  const chart = chartOf(state);
  const isOpen = (cell: Cell) => isFree(book, chart, cell) && (!isOfRace || isFreePort(state, book, ship, seat, cell));
  return at(book.berths, side).filter(isOpen);
}

/** M1 3: a port that no other player has chosen; further ships of a player lie in the same one as the brig. */
function isFreePort(state: State, book: Book, ship: ShipId, seat: Seat, cell: Cell): boolean {
  const port = entry(book.sea.ports, cell);
  const lies = (own: boolean) =>
    state.ships.some((other) => {
      const isThere = other.at !== null && (entry(book.sea.ports, other.at) & port) !== 0;
      return isThere && (other.owner === seat) === own;
    });
  return !lies(false) && (kindOf(ship) === 'brig' || lies(true));
}

/** M1 4: the fort in the corner opposite to the port that this cell belongs to. */
export function opposite(state: State, cell: Cell): Cell {
  const book = bookOf(state.fixed);
  const home = state.forts.find((_, place) => isInPort(book, cell, place));
  if (home === undefined) throw new Error('a brig starts in a port');
  const mirrored = { column: book.sea.columns - 1 - columnOf(home.at), row: ROWS - 1 - rowOf(home.at) };
  const goal = state.forts.find((fort) => columnOf(fort.at) === mirrored.column && rowOf(fort.at) === mirrored.row);
  if (goal === undefined) throw new Error('a race leads to the opposite corner');
  return goal.at;
}
