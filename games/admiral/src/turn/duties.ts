// What ships may be set to besides sailing and fighting: to burn (6), to be repaired (7), to work on a fort (9).
import { at, type Seat } from '@quarterdeck/kernel';
import type { Book } from '../book.ts';
import { forCells } from '../data/cells.ts';
import { forShips, type ShipId } from '../data/ships.ts';
import { canRepairAt } from '../fighting/damage.ts';
import { isDue } from '../sailing/sailing.ts';
import { isFriend, isInPort, isRuin } from '../table.ts';
import type { Ship, State, TurnMove } from '../types.ts';
import { mustDrift } from './must-do.ts';

const DECLARE = forShips((ship): TurnMove => ({ type: 'declare-fireship', ship }));
const EXPLODE = forShips((ship): TurnMove => ({ type: 'explode', ship }));
const BEGIN_REPAIR = forShips((ship): TurnMove => ({ type: 'begin-repair', ship }));
const END_REPAIR = forShips((ship): TurnMove => ({ type: 'end-repair', ship }));
const BEGIN_FORT = forCells((fort): TurnMove => ({ type: 'begin-fort-repair', fort }));
const END_FORT = forCells((fort): TurnMove => ({ type: 'end-fort-repair', fort }));

/** Fireships (6), the repair of ships (7) and of forts (9). */
export function addDuties(state: State, book: Book, seat: Seat, moves: TurnMove[]): void {
  const mayExplode = !mustDrift(state, seat);
  for (let ship = 0; ship < state.ships.length; ship++) {
    const { owner, at: cell } = at(state.ships, ship);
    if (owner === seat && cell !== null) addShipDuties(state, book, seat, ship, mayExplode, moves);
  }
  for (let place = 0; place < state.forts.length; place++) addFortWork(state, book, seat, place, moves);
}

function addShipDuties(state: State, book: Book, seat: Seat, ship: ShipId, mayExplode: boolean, moves: TurnMove[]): void {
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
