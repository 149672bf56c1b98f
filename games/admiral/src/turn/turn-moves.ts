// What the player whose turn it is may do, in any order (1.5 to 1.7). Moves are made once and handed out again and again.
import { at, type Seat } from '@quarterdeck/kernel';
import { type Book, bookOf } from '../book.ts';
import { type Cell, forCells } from '../data/cells.ts';
import { forShips, type ShipId } from '../data/ships.ts';
import { hasFort } from '../ending/scoring.ts';
import { addAttacks } from '../fighting/attacks.ts';
import { type Chart, chartOf } from '../sailing/chart.ts';
import { findDestinations, isFreeToMove } from '../sailing/moving.ts';
import { type Drifts, mayDrift, nextDrifts } from '../sailing/sailing.ts';
import { entry, isFriend, isIn } from '../table.ts';
import type { FrameFor, State, TurnMove } from '../types.ts';
import { canDig, canLoadFrom, canLoadHere, canUnload } from './cargo.ts';
import { addDuties } from './duties.ts';
import { whyNotEnd } from './must-do.ts';

const SAIL = forShips((ship): TurnMove => ({ type: 'sail', ship }));
const DRIFT = forShips((ship): TurnMove => ({ type: 'drift', ship }));
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
  if (book.scenario.fighting) {
    addAttacks(state, book, chart, seat, moves);
    addDuties(state, book, seat, moves);
  }
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
