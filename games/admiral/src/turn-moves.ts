// What the player whose turn it is may do, in any order (1.5 to 1.7). Moves are made once and handed out again and again.
import { at, type Seat } from '@quarterdeck/kernel';
import { type Book, bookOf } from './book.ts';
import { canDig, canLoadFrom, canLoadHere, canUnload } from './cargo.ts';
import { type Chart, chartOf } from './chart.ts';
import { canBoard, isAlongside, isAssailable } from './contest.ts';
import { canRepairAt } from './damage.ts';
import { CELLS, type Cell } from './data/cells.ts';
import { fortPiece, type Piece, SHIPS, type ShipId } from './data/ships.ts';
import { isOnLine, isTarget, shotsLeft, whyNotBearing } from './gunnery.ts';
import { findDestinations, isFreeToMove } from './moving.ts';
import { type Drifts, isDue, mayDrift, nextDrifts } from './sailing.ts';
import { hasFort } from './scoring.ts';
import { entry, isFriend, isIn, isInPort, isRuin, isStorm } from './table.ts';
import type { FrameFor, Ship, State, TurnMove } from './types.ts';

function forShips<T>(make: (ship: ShipId) => T): readonly T[] {
  return Array.from({ length: SHIPS }, (_, ship) => make(ship));
}

function forCells<T>(make: (cell: Cell) => T): readonly T[] {
  return Array.from({ length: CELLS }, (_, cell) => make(cell));
}

const SAIL = forShips((ship): TurnMove => ({ type: 'sail', ship }));
const DRIFT = forShips((ship): TurnMove => ({ type: 'drift', ship }));
const ENGAGE = Array.from({ length: SHIPS + CELLS }, (_, target): TurnMove => ({ type: 'engage', target }));
const BOARD = forShips((ship): TurnMove => ({ type: 'board', ship }));
const ASSAULT = forCells((fort): TurnMove => ({ type: 'assault', fort }));
const DECLARE = forShips((ship): TurnMove => ({ type: 'declare-fireship', ship }));
const EXPLODE = forShips((ship): TurnMove => ({ type: 'explode', ship }));
const BEGIN_REPAIR = forShips((ship): TurnMove => ({ type: 'begin-repair', ship }));
const END_REPAIR = forShips((ship): TurnMove => ({ type: 'end-repair', ship }));
const BEGIN_FORT = forCells((fort): TurnMove => ({ type: 'begin-fort-repair', fort }));
const END_FORT = forCells((fort): TurnMove => ({ type: 'end-fort-repair', fort }));
const LOAD = forShips((ship) => forCells((from): TurnMove => ({ type: 'load', ship, from })));
const UNLOAD = forShips((ship) => forCells((into): TurnMove => ({ type: 'unload', ship, into })));
const DIG = forShips((ship): TurnMove => ({ type: 'dig', ship }));
const ORDER_MINE = Array.from({ length: 6 }, (_, mine): TurnMove => ({ type: 'order-mine', mine }));
const END_TURN: TurnMove = { type: 'end-turn' };

type Turn = FrameFor<'turn'>;

export function turnMoves(state: State, turn: Turn): TurnMove[] {
  const { seat } = turn;
  const book = bookOf(state.fixed);
  const chart = chartOf(state);
  const moves: TurnMove[] = [];
  addSailing(state, chart, turn, moves);
  if (book.scenario.fighting) addFighting(state, book, chart, seat, moves);
  if (book.scenario.cargo.what !== 'none') addCargo(state, book, seat, moves);
  if (book.isTeamGame && book.scenario.fortlessTurns !== null) addHandOvers(state, book, seat, moves);
  if (book.hasMines) addOrders(state, seat, moves);
  if (whyNotEnd(state, seat) === null) moves.push(END_TURN);
  return moves;
}

/** 4.6: by the owner's choice, or as the storm drives (4.16). */
function addSailing(state: State, chart: Chart, { seat, drifted }: Turn, moves: TurnMove[]): void {
  const { wind, ships } = state;
  if (wind === null) return;
  const next: Drifts | null = wind.strength === 'storm' ? nextDrifts(state, wind, seat) : null;
  for (let ship = 0; ship < ships.length; ship++) {
    if (!isFreeToMove(at(ships, ship), seat)) continue;
    if (next !== null) {
      if (mayDrift(state, wind, at(ships, ship), next, drifted)) moves.push(at(DRIFT, ship));
    } else if (findDestinations(state, chart, ship, null)) moves.push(at(SAIL, ship));
  }
}

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
const own = newBand();
const guns = newBand();
const boarders = newBand();
/** Enemy ships that may be fired at and boarded. */
const foes = newBand();

/** Who can do what to whom, found in one look over the board. */
function musterAll(state: State, book: Book, seat: Seat): void {
  own.count = 0;
  guns.count = 0;
  boarders.count = 0;
  foes.count = 0;
  const { ships, forts } = state;
  for (let id = 0; id < ships.length; id++) {
    const ship = at(ships, id);
    if (ship.at === null) continue;
    if (ship.owner === seat) {
      enlist(own, id, ship.at);
      if (shotsLeft(state, book, id, seat) > 0) enlist(guns, id, ship.at);
      if (canBoard(book, ship, seat)) enlist(boarders, id, ship.at);
    } else if (isTarget(state, book, id, seat)) enlist(foes, id, ship.at);
  }
  for (let place = 0; place < forts.length; place++) {
    const cell = at(forts, place).at;
    if (shotsLeft(state, book, fortPiece(cell), seat) > 0) enlist(guns, fortPiece(cell), cell);
  }
}

function addFighting(state: State, book: Book, chart: Chart, seat: Seat, moves: TurnMove[]): void {
  musterAll(state, book, seat);
  if (guns.count > 0) addTargets(state, book, chart, seat, moves);
  if (boarders.count > 0) addPrizes(state, book, seat, moves);
  const mayExplode = !mustDrift(state, seat);
  for (let i = 0; i < own.count; i++) addDuties(state, book, seat, entry(own.pieces, i), mayExplode, moves);
  for (let place = 0; place < state.forts.length; place++) addFortWork(state, book, seat, place, moves);
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

/** Fireships (6) and the repair of ships (7). */
function addDuties(state: State, book: Book, seat: Seat, ship: ShipId, mayExplode: boolean, moves: TurnMove[]): void {
  const own = at(state.ships, ship);
  if (whyNotDeclare(state, book, seat, own) === null) moves.push(at(DECLARE, ship));
  if (mayExplode && isDue(own, state.round)) moves.push(at(EXPLODE, ship));
  if (own.duty === 'repair') moves.push(at(END_REPAIR, ship));
  else if (canBeginRepair(state, own, seat)) moves.push(at(BEGIN_REPAIR, ship));
}

/** 6.2: before its first shot of the turn; S2, S3: not beyond what the side may have. */
export function whyNotDeclare(state: State, book: Book, seat: Seat, ship: Readonly<Ship>) {
  if (ship.locked) return 'locked';
  if (ship.duty !== 'free') return ship.duty === 'repair' ? 'under-repair' : ship.duty === 'gang' ? 'on-fort-work' : 'fireship';
  if (ship.fired > 0) return 'has-fired';
  const { side, fireships } = at(state.players, seat);
  const { fireshipsAtOnce, fireshipsInAll } = at(book.scenario.sides, side);
  if (fireshipsInAll !== null && fireships >= fireshipsInAll) return 'fireship-limit';
  return fireshipsAtOnce !== null && fireshipsOf(state, seat) >= fireshipsAtOnce ? 'fireship-limit' : null;
}

/** S2: a side's limit holds for all who play it together. */
function fireshipsOf(state: State, seat: Seat): number {
  let count = 0;
  for (const { owner, at: cell, duty } of state.ships) {
    if (cell !== null && duty === 'fireship' && owner !== null && isFriend(state, owner, seat)) count += 1;
  }
  return count;
}

/** 7.1, 7.7: damaged, in an own port, not taken out of repair in this turn. */
function canBeginRepair(state: State, ship: Readonly<Ship>, seat: Seat): boolean {
  if (ship.damage === 0 || ship.at === null || ship.duty !== 'free' || ship.locked || ship.leftRepair) return false;
  return canRepairAt(state, ship.at, seat);
}

/** 9.1, 9.8: two free ships in the port; an own fort that is damaged, or a ruin. */
function addFortWork(state: State, book: Book, seat: Seat, place: number, moves: TurnMove[]): void {
  const fort = at(state.forts, place);
  const [first] = fort.gang;
  if (first !== undefined) {
    if (at(state.ships, first).owner === seat) moves.push(at(END_FORT, fort.at));
    return;
  }
  if (at(book.isRoyal, place) || fort.damage === 0 || fort.leftRepair) return;
  const isOurs = fort.owner === seat || isRuin(book, fort);
  if (isOurs && workersAt(state, book, seat, place).length >= 2) moves.push(at(BEGIN_FORT, fort.at));
}

/** Ships that may be set to work on a fort (9.3). */
export function workersAt(state: State, book: Book, seat: Seat, place: number): ShipId[] {
  const found: ShipId[] = [];
  for (let ship = 0; ship < state.ships.length; ship++) {
    const { owner, at: cell, duty, locked } = at(state.ships, ship);
    if (owner === seat && cell !== null && duty === 'free' && !locked && isInPort(book, cell, place)) found.push(ship);
  }
  return found;
}

function addCargo(state: State, book: Book, seat: Seat, moves: TurnMove[]): void {
  const { ships, sites } = state;
  for (let ship = 0; ship < ships.length; ship++) {
    const { owner, at: cell } = at(ships, ship);
    if (owner !== seat || cell === null) continue;
    for (let place = 0; place < sites.length; place++) {
      if (at(sites, place).at === cell) addFinding(state, ship, at(sites, place).buried, cell, moves);
    }
    if (entry(book.sea.ports, cell) !== 0) addHandling(state, ship, moves);
  }
}

/** What lies in the very cell: to be loaded, or dug for. */
function addFinding(state: State, ship: ShipId, buried: boolean, cell: Cell, moves: TurnMove[]): void {
  if (buried && canDig(state, ship)) moves.push(at(DIG, ship));
  if (!buried && canLoadHere(state, ship)) moves.push(at(at(LOAD, ship), cell));
}

function addHandling(state: State, ship: ShipId, moves: TurnMove[]): void {
  const { hold } = at(state.ships, ship);
  for (let place = 0; place < state.forts.length; place++) {
    const { at: cell, stored } = at(state.forts, place);
    if (stored > 0 && canLoadFrom(state, ship, place)) moves.push(at(at(LOAD, ship), cell));
    if (hold.length > 0 && canUnload(state, ship, place)) moves.push(at(at(UNLOAD, ship), cell));
  }
}

/** V 2: a fort is handed to a partner who has none left; nobody else has a use for it. */
function addHandOvers(state: State, book: Book, seat: Seat, moves: TurnMove[]): void {
  for (let place = 0; place < state.forts.length; place++) {
    const fort = at(state.forts, place);
    if (fort.owner !== seat || at(book.isRoyal, place)) continue;
    for (let to = 0; to < state.players.length; to++) {
      if (isFortlessFriend(state, seat, to)) moves.push({ type: 'hand-over', fort: fort.at, to });
    }
  }
}

function isFortlessFriend(state: State, seat: Seat, to: Seat): boolean {
  return to !== seat && isIn(state, to) && isFriend(state, seat, to) && !hasFort(state, to);
}

/** R1: one change of order for each mine and turn. */
function addOrders(state: State, seat: Seat, moves: TurnMove[]): void {
  const mines = at(state.mines, seat);
  for (let mine = 0; mine < mines.length; mine++) {
    const { shown, ordered } = at(mines, mine);
    if (!shown && !ordered) moves.push(at(ORDER_MINE, mine));
  }
}

/** 4.18: whether a storm has still to move somebody. */
export function mustDrift(state: State, seat: Seat): boolean {
  return state.wind !== null && isStorm(state) && nextDrifts(state, state.wind, seat).key !== null;
}

/** What must be done before the turn can end, or null. */
export function whyNotEnd(state: State, seat: Seat): 'must-drift' | 'must-explode' | 'must-sail' | 'must-leave-port' | null {
  if (mustDrift(state, seat)) return 'must-drift';
  const { leastCells, royal } = bookOf(state.fixed).scenario;
  for (let ship = 0; ship < state.ships.length; ship++) {
    const own = at(state.ships, ship);
    if (own.owner !== seat || own.at === null) continue;
    if (isDue(own, state.round)) return 'must-explode'; // 6.5
    if (leastCells > 0 && mustSail(state, ship, seat)) return 'must-sail'; // M1 6
    if (royal.kind === 'neutral' && own.royalTurns >= royal.turns && canLeaveRoyal(state, ship, seat)) return 'must-leave-port';
  }
  return null;
}

function mustSail(state: State, ship: ShipId, seat: Seat): boolean {
  const isAsked = isFreeToMove(at(state.ships, ship), seat) && state.wind?.strength === 'fresh';
  return isAsked && findDestinations(state, chartOf(state), ship, null);
}

/** S4: a ship that has lain in royal waters long enough sails as soon as it can get out of them (R31). */
function canLeaveRoyal(state: State, ship: ShipId, seat: Seat): boolean {
  const { at: cell } = at(state.ships, ship);
  const { royal } = bookOf(state.fixed).sea;
  if (cell === null || entry(royal, cell) === 0 || !isFreeToMove(at(state.ships, ship), seat)) return false;
  const list: Cell[] = [];
  findDestinations(state, chartOf(state), ship, list);
  return list.some((to) => entry(royal, to) === 0);
}
