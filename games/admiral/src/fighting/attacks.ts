// Whom the player whose turn it is may fire at, board or storm (5, 8).
import { at, type Seat } from '@quarterdeck/kernel';
import type { Book } from '../book.ts';
import { CELLS, type Cell, forCells } from '../data/cells.ts';
import { forShips, fortPiece, type Piece, SHIPS } from '../data/ships.ts';
import type { Chart } from '../sailing/chart.ts';
import { entry } from '../table.ts';
import type { State, TurnMove } from '../types.ts';
import { canBoard, isAlongside, isAssailable } from './contest.ts';
import { isOnLine, isTarget, shotsLeft, whyNotBearing } from './gunnery.ts';

const ENGAGE = Array.from({ length: SHIPS + CELLS }, (_, target): TurnMove => ({ type: 'engage', target }));
const BOARD = forShips((ship): TurnMove => ({ type: 'board', ship }));
const ASSAULT = forCells((fort): TurnMove => ({ type: 'assault', fort }));

/** Pieces with the cells that they stand in. The lists are used again for every question, and kept by nobody. */
interface Band {
  readonly pieces: Int16Array;
  readonly cells: Int16Array;
  count: number;
}

function newBand(): Band {
  return { pieces: new Int16Array(MOST_PIECES), cells: new Int16Array(MOST_PIECES), count: 0 };
}

function enlist(band: Band, piece: Piece, cell: Cell): void {
  band.pieces[band.count] = piece;
  band.cells[band.count] = cell;
  band.count += 1;
}

const MOST_PIECES = SHIPS + 8;
const guns = newBand();
const boarders = newBand();
/** Enemy ships that may be fired at and boarded. */
const foes = newBand();

/** Who can do what to whom, found in one look over the board. */
function musterAll(state: State, book: Book, seat: Seat): void {
  guns.count = 0;
  boarders.count = 0;
  foes.count = 0;
  const { ships, forts } = state;
  for (let id = 0; id < ships.length; id++) {
    const ship = at(ships, id);
    if (ship.at === null) continue;
    if (ship.owner === seat) {
      if (shotsLeft(state, book, id, seat) > 0) enlist(guns, id, ship.at);
      if (canBoard(book, ship, seat)) enlist(boarders, id, ship.at);
    } else if (isTarget(state, book, id, seat)) enlist(foes, id, ship.at);
  }
  for (let place = 0; place < forts.length; place++) {
    const cell = at(forts, place).at;
    if (shotsLeft(state, book, fortPiece(cell), seat) > 0) enlist(guns, fortPiece(cell), cell);
  }
}

export function addAttacks(state: State, book: Book, chart: Chart, seat: Seat, moves: TurnMove[]): void {
  musterAll(state, book, seat);
  if (guns.count > 0) addTargets(state, book, chart, seat, moves);
  if (boarders.count > 0) addPrizes(state, book, seat, moves);
}

/** 5.6: every target on which some gun bears. */
function addTargets(state: State, book: Book, chart: Chart, seat: Seat, moves: TurnMove[]): void {
  for (let i = 0; i < foes.count; i++) {
    if (isUnderFire(state, book, chart, entry(foes.cells, i))) moves.push(at(ENGAGE, entry(foes.pieces, i)));
  }
  for (let place = 0; place < state.forts.length; place++) {
    const cell = at(state.forts, place).at;
    const piece = fortPiece(cell);
    if (isUnderFire(state, book, chart, cell) && isTarget(state, book, piece, seat)) moves.push(at(ENGAGE, piece));
  }
}

/** Most guns are too far away, or not even on a line with a target. */
function isUnderFire({ fixed }: State, { farthest }: Book, chart: Chart, to: Cell): boolean {
  for (let i = 0; i < guns.count; i++) {
    const from = entry(guns.cells, i);
    if (isOnLine(from, to, farthest) && whyNotBearing(fixed, chart, entry(guns.pieces, i), from, to) === null) return true;
  }
  return false;
}

/** 8.1, 8.9: enemy ships alongside, and forts in whose port one lies. */
function addPrizes(state: State, book: Book, seat: Seat, moves: TurnMove[]): void {
  for (let i = 0; i < foes.count; i++) if (isBeset(book, entry(foes.cells, i))) moves.push(at(BOARD, entry(foes.pieces, i)));
  let ports = 0;
  for (let i = 0; i < boarders.count; i++) ports |= entry(book.sea.ports, entry(boarders.cells, i));
  if (ports === 0) return;
  for (let place = 0; place < state.forts.length; place++) {
    const isThere = ((ports >> place) & 1) === 1;
    if (isThere && isAssailable(state, book, place, seat)) moves.push(at(ASSAULT, at(state.forts, place).at));
  }
}

function isBeset(book: Book, to: Cell): boolean {
  for (let i = 0; i < boarders.count; i++) if (isAlongside(book, entry(boarders.cells, i), to)) return true;
  return false;
}
