// What must be done before a turn can end (4.18, 6.5, M1 6, S4).
import { at, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import type { Cell } from '../data/cells.ts';
import type { ShipId } from '../data/ships.ts';
import { chartOf } from '../sailing/chart.ts';
import { findDestinations, isFreeToMove } from '../sailing/moving.ts';
import { isDue, nextDrifts } from '../sailing/sailing.ts';
import { entry, isStorm } from '../table.ts';
import type { State } from '../types.ts';

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
