// Why something cannot be done in a turn, with the rule that says so; from what everybody can see.
import { at, type Refusal, type Seat } from '@quarterdeck/kernel';
import { bookOf } from './book.ts';
import { fortPiece, type Piece, SHIPS, type ShipId } from './data/ships.ts';
import { canRepairAt } from './fighting/damage.ts';
import { isTarget, placeOf, shotsLeft, whyNotBearing } from './fighting/gunnery.ts';
import { chartOf } from './sailing/chart.ts';
import { findDestinations } from './sailing/moving.ts';
import { isDue, mayDrift, nextDrifts } from './sailing/sailing.ts';
import { isStorm } from './table.ts';
import { buriedAt, looseAt } from './turn/cargo.ts';
import { whyNotDeclare } from './turn/duties.ts';
import { mustDrift, whyNotEnd } from './turn/must-do.ts';
import type { FrameFor, Reason, Ship, State, TurnMove } from './types.ts';

type Refused = Refusal<Reason> | null;

export function refuseTurnMove(state: State, { seat, drifted }: FrameFor<'turn'>, move: TurnMove): Refused {
  const ship = 'ship' in move ? ownShip(state, move.ship, seat) : null;
  switch (move.type) {
    case 'sail':
      return ship === null ? null : refuseSailing(state, move.ship, ship);
    case 'drift':
      return ship === null ? null : refuseDrift(state, seat, drifted, ship);
    case 'engage':
      return refuseTarget(state, seat, move.target);
    case 'declare-fireship':
      return ship === null ? null : refuseFireship(state, seat, ship);
    case 'explode':
      return ship === null ? null : refuseBlast(state, seat, ship);
    case 'begin-repair':
      return ship === null ? null : refuseRepair(state, seat, ship);
    case 'begin-fort-repair':
      return { reason: 'two-ships', rule: '9.1' };
    case 'board':
      return { reason: 'not-adjacent', rule: '8.2' };
    case 'load':
    case 'dig':
      return ship === null ? null : refuseLoading(state, move.ship, ship);
    case 'order-mine':
      return { reason: 'once-a-turn', rule: 'R1' };
    case 'end-turn':
      return refuseEnd(state, seat);
    default:
      return null;
  }
}

function ownShip(state: State, ship: ShipId, seat: Seat): Ship | null {
  const own = state.ships[ship];
  return own === undefined || own.owner !== seat || own.at === null ? null : own;
}

/** Markers and duties, which hold for sailing and drifting alike. */
function refuseMove(ship: Ship): Refused {
  if (ship.locked) return { reason: 'locked', rule: '8.8' };
  if (ship.duty === 'repair') return { reason: 'under-repair', rule: '7.5' };
  if (ship.duty === 'gang') return { reason: 'on-fort-work', rule: '9.3' };
  if (ship.leftRepair) return { reason: 'repair-ended', rule: '7.6' };
  return ship.moved ? { reason: 'has-moved', rule: '4.6' } : null;
}

function refuseSailing(state: State, id: ShipId, ship: Ship): Refused {
  if (isStorm(state)) return { reason: 'storm-drives', rule: '4.16' };
  const refused = refuseMove(ship);
  if (refused !== null || findDestinations(state, chartOf(state), id, null)) return refused;
  const isBecalmed = state.wind?.strength === 'calm' && at(bookOf(state.fixed).cards, id).calm[0] === 0;
  return isBecalmed ? { reason: 'becalmed', rule: '4.9' } : { reason: 'no-way', rule: '4.5' };
}

function refuseDrift(state: State, seat: Seat, drifted: number | null, ship: Ship): Refused {
  const { wind } = state;
  if (wind === null || wind.strength !== 'storm') return { reason: 'no-storm', rule: '4.16' };
  const refused = refuseMove(ship);
  if (refused !== null || mayDrift(state, wind, ship, nextDrifts(state, wind, seat), drifted)) return refused;
  return { reason: 'others-first', rule: '4.20' };
}

/** Of several guns the reason of the one that comes nearest to bearing. */
function refuseTarget(state: State, seat: Seat, target: Piece): Refused {
  const book = bookOf(state.fixed);
  const isThere = target < SHIPS ? state.ships[target] !== undefined : state.forts.some((fort) => fortPiece(fort.at) === target);
  if (!isThere || !isTarget(state, book, target, seat)) return null;
  const pieces = [...state.ships.keys(), ...state.forts.map((fort) => fortPiece(fort.at))];
  const guns = pieces.filter((piece) => shotsLeft(state, book, piece, seat) > 0);
  if (guns.length === 0) return { reason: isStorm(state) ? 'storm-guns' : 'no-shots', rule: '5.3' };
  const chart = chartOf(state);
  const why = guns.map((gun) => whyNotBearing(state.fixed, chart, gun, placeOf(state, gun), placeOf(state, target)));
  return { reason: why.includes('out-of-range') ? 'out-of-range' : 'no-line', rule: '5.5' };
}

function refuseFireship(state: State, seat: Seat, ship: Ship): Refused {
  const reason = whyNotDeclare(state, bookOf(state.fixed), seat, ship);
  return reason === null ? null : { reason, rule: '6.2' };
}

function refuseBlast(state: State, seat: Seat, ship: Ship): Refused {
  if (!isDue(ship, state.round)) return { reason: 'fireship-not-due', rule: '6.5' };
  return mustDrift(state, seat) ? { reason: 'drift-first', rule: '6.6' } : null;
}

function refuseRepair(state: State, seat: Seat, ship: Ship): Refused {
  if (ship.locked) return { reason: 'locked', rule: '8.8' };
  if (ship.leftRepair) return { reason: 'repair-ended', rule: '7.7' };
  if (ship.damage === 0) return { reason: 'undamaged', rule: '7.3' };
  return ship.at === null || canRepairAt(state, ship.at, seat) ? null : { reason: 'not-own-port', rule: '7.1' };
}

function refuseLoading(state: State, id: ShipId, ship: Ship): Refused {
  if (ship.at === null) return null;
  if (ship.locked) return { reason: 'locked', rule: '8.8' };
  if (ship.hold.length >= at(bookOf(state.fixed).cards, id).hold) return { reason: 'hold-full', rule: 'V 4.3' };
  if (looseAt(state, ship.at) >= 0) return null;
  return buriedAt(state, ship.at) >= 0 ? { reason: 'dig-first', rule: 'S1' } : { reason: 'nothing-there', rule: 'V 4.1' };
}

const END_RULES = { 'must-drift': '4.18', 'must-explode': '6.5', 'must-sail': 'M1', 'must-leave-port': 'S4' } as const;

function refuseEnd(state: State, seat: Seat): Refused {
  const reason = whyNotEnd(state, seat);
  return reason === null ? null : { reason, rule: END_RULES[reason] };
}
