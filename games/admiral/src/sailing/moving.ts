// How far a ship can go, and where to (4.6 to 4.15).
import { at, type Seat } from '@quarterdeck/kernel';
import { type Book, bookOf } from '../book.ts';
import { type Cell, type Direction, isDiagonal } from '../data/cells.ts';
import type { ShipCard } from '../data/components.ts';
import type { ShipId } from '../data/ships.ts';
import { entry, isInPort, teamOf } from '../table.ts';
import type { Player, Ship, View, Wind } from '../types.ts';
import { type Chart, isFree } from './chart.ts';

/** How many large sectors of the vane lie between course and wind: 0 to 4 (4.13). */
export function deviation(course: Direction, towards: Direction): number {
  const apart = Math.abs(course - towards);
  return apart > 4 ? 8 - apart : apart;
}

/** V 4.3: cargo beyond what is light costs a cell of every course; a storm does not ask (R4). */
function burden(book: Book, ship: ShipId, hold: Ship['hold']): number {
  return hold.length > at(book.cards, ship).light ? 1 : 0;
}

/** The cells that a ship may go on this course in calm or fresh wind; none in a storm, which drives it. */
export function reachOf(state: Pick<View, 'fixed' | 'ships'>, wind: Wind, ship: ShipId, course: Direction): number {
  const book = bookOf(state.fixed);
  const reach = reachBy(at(book.cards, ship), wind, course, state.fixed.options.creep);
  return Math.max(0, reach - burden(book, ship, at(state.ships, ship).hold));
}

/** What the card says of this course, before cargo is counted. */
export function reachBy(card: ShipCard, { strength, towards }: Wind, course: Direction, creep: boolean): number {
  const pair = isDiagonal(course) ? 1 : 0;
  if (strength === 'storm') return 0;
  if (strength === 'calm') return card.calm[pair];
  const reach = card.fresh[pair] - deviation(course, towards);
  return reach < 1 && pair === 0 && creep ? 1 : reach; // R2
}

/** Whether this ship may be moved by its owner at all in this turn; wind and way apart. */
export function isFreeToMove(ship: Readonly<Ship>, seat: Seat): boolean {
  return (
    ship.owner === seat && ship.at !== null && !ship.moved && !ship.locked && (ship.duty === 'free' || ship.duty === 'fireship')
  );
}

/** S2: only the Crown's ships come into its royal ports. */
export function isBarred(state: Pick<View, 'fixed' | 'players'>, book: Book, seat: Seat): boolean {
  return book.crownTeam !== null && teamOf(state, seat) !== book.crownTeam;
}

type Waters = Pick<View, 'fixed' | 'players' | 'ships' | 'wind'>;

/** Collects every cell that a ship may stop in, course by course; without a list it only says whether there is one. */
export function findDestinations(state: Waters, chart: Chart, ship: ShipId, list: Cell[] | null): boolean {
  const { wind } = state;
  const { at: from, owner } = at(state.ships, ship);
  if (wind === null || from === null || owner === null) return false;
  const book = bookOf(state.fixed);
  const barred = isBarred(state, book, owner);
  let isFound = false;
  for (let course = 0; course < 8; course++) {
    const reach = reachOf(state, wind, ship, course);
    let cell = from;
    for (let cells = 1; cells <= reach; cells++) {
      cell = entry(book.sea.steps, 8 * cell + course);
      if (cell < 0 || !isFree(book, chart, cell) || (barred && entry(book.sea.royal, cell) === 1)) break;
      if (!mayStop(state, book, ship, cell, cells)) continue;
      if (list === null) return true;
      list.push(cell);
      isFound = true;
    }
  }
  return isFound;
}

/** Mini-games 1 and 2 ask for three cells unless the goal is reached (M1 6, R27); royal ports take two ships of a player (S4). */
function mayStop(state: Waters, book: Book, ship: ShipId, cell: Cell, cells: number): boolean {
  const { leastCells, royal } = book.scenario;
  const seat = at(state.ships, ship).owner;
  if (seat === null) return false;
  if (cells < leastCells && state.wind?.strength === 'fresh' && !isGoal(book, at(state.players, seat), cell)) return false;
  if (royal.kind !== 'neutral' || entry(book.sea.royal, cell) === 0) return true;
  return at(state.ships, ship).royalTurns < royal.turns && hasRoom(state, book, ship, cell, royal.ships); // R31
}

/** M1 4: whether this cell is in the port that the player's brig must reach. */
export function isGoal(book: Book, { goal }: Readonly<Player>, cell: Cell): boolean {
  return goal !== null && isInPort(book, cell, entry(book.sea.harbours, goal));
}

function hasRoom(state: Waters, book: Book, ship: ShipId, cell: Cell, most: number): boolean {
  const port = entry(book.sea.ports, cell);
  const { owner } = at(state.ships, ship);
  let others = 0;
  for (let other = 0; other < state.ships.length; other++) {
    const { at: berth, owner: whose } = at(state.ships, other);
    if (other !== ship && whose === owner && berth !== null && (entry(book.sea.ports, berth) & port) !== 0) others += 1;
  }
  return others < most;
}
