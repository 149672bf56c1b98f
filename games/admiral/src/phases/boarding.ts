// Boarding and assault, question by question (8): who attacks, who stands by a fort, the dice, and what is left.
import { at, CHANCE, close, type Emit, NOBODY, only, open, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { fortCell, isShip, type Piece, type ShipId } from '../data/ships.ts';
import {
  boardingPoints,
  canDefend,
  canReach,
  decide,
  defenderOf,
  engage,
  MOST_BOARDERS,
  roomFor,
  settleShare,
  shareBounds,
  stow,
  throwers,
  throwOver,
} from '../fighting/contest.ts';
import type { PhaseOf } from '../table.ts';
import type { Contest, Event, FrameFor, State } from '../types.ts';
import { ROLLS } from './salvo.ts';

type Join = { readonly type: 'join'; readonly ship: ShipId };
const AWAY: { readonly type: 'away' } = { type: 'away' };
const STAND: { readonly type: 'stand' } = { type: 'stand' };

/** Own ships that can attack and have not joined. */
function candidates(state: State, { seat, target, attackers }: Contest): ShipId[] {
  const book = bookOf(state.fixed);
  if (isShip(target) && attackers.length >= MOST_BOARDERS) return [];
  return [...state.ships.keys()].filter((ship) => !attackers.includes(ship) && canReach(state, book, ship, seat, target));
}

/** 8.3: which ships is asked only where there are several. */
export function openContest(state: State, seat: Seat, target: Piece, emit: Emit<Event>): void {
  const contest: Contest = { seat, target, attackers: [], defenders: [] };
  const able = candidates(state, contest);
  if (able.length > 1) open(state, { kind: 'boarding-party', ...contest });
  else attack(state, { ...contest, attackers: able }, emit);
}

export const boardingParty: PhaseOf<'boarding-party'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, frame) {
    const joins = candidates(state, frame).map((ship): Join => ({ type: 'join', ship }));
    return frame.attackers.length > 0 ? [...joins, AWAY] : joins;
  },
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'join') frame.attackers.push(move.ship);
    if (move.type === 'join' && candidates(state, frame).length > 0) return;
    const { seat, target, attackers, defenders } = frame;
    close(state);
    attack(state, { seat, target, attackers, defenders }, emit);
  },
};

/** 8.9: the fort's owner is asked before any die is thrown (R23). */
function attack(state: State, contest: Contest, emit: Emit<Event>): void {
  const { seat, target, attackers } = contest;
  const ships = attackers.slice();
  if (isShip(target)) emit({ type: 'boarding-began', seat, target, ships });
  else emit({ type: 'assault-began', seat, fort: fortCell(target), ships });
  const defender = defenderOf(state, target);
  if (!isShip(target) && defender !== null && defendersFor(state, contest, defender).length > 0)
    open(state, { kind: 'defenders', ...contest, defender });
  else throwDice(state, contest, emit);
}

function defendersFor(state: State, { target, defenders: joined }: Contest, seat: Seat): ShipId[] {
  const book = bookOf(state.fixed);
  return [...state.ships.keys()].filter((ship) => !joined.includes(ship) && canDefend(state, book, ship, seat, fortCell(target)));
}

export const defenders: PhaseOf<'defenders'> = {
  waiting: (_state, { defender }) => only(defender),
  legalMoves: (state, frame) => [
    ...defendersFor(state, frame, frame.defender).map((ship): Join => ({ type: 'join', ship })),
    STAND,
  ],
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'join') frame.defenders.push(move.ship);
    if (move.type === 'join' && defendersFor(state, frame, frame.defender).length > 0) return;
    const { seat, target, attackers, defenders: joined, defender } = frame;
    close(state);
    emit({ type: 'defended', seat: defender, fort: fortCell(target), ships: joined.slice() });
    throwDice(state, { seat, target, attackers, defenders: joined }, emit);
  },
};

function throwDice(state: State, contest: Contest, emit: Emit<Event>): void {
  engage(state, contest, emit);
  open(state, { kind: 'boarding-die', ...contest, faces: [] });
}

/** 8.3, 8.4: a die for each, the attacker's first. */
export const boardingDie: PhaseOf<'boarding-die'> = {
  waiting: () => CHANCE,
  legalMoves: () => ROLLS,
  apply(state, frame, { face }, _actor, emit) {
    const all = throwers(frame);
    const piece = at(all, frame.faces.length);
    frame.faces.push(face);
    emit({ type: 'boarding-die', piece, face, points: boardingPoints(face) });
    if (frame.faces.length < all.length) return;
    const { seat, target, attackers, defenders: joined, faces } = frame;
    close(state);
    decide(state, { seat, target, attackers, defenders: joined }, faces, emit);
  },
};

/** 8.6: how the difference is shared out; whoever can be given only one number is given it. */
export const shareDurability: PhaseOf<'share-durability'> = {
  waiting(state, frame) {
    if (frame.given.length === frame.to.length) return NOBODY;
    const { least, most } = shareBounds(state, frame);
    return least === most ? NOBODY : only(frame.winner);
  },
  legalMoves(state, frame) {
    const { least, most } = shareBounds(state, frame);
    return Array.from({ length: most - least + 1 }, (_, more) => ({ type: 'allot', units: least + more }));
  },
  apply(_state, frame, { units }, _actor, emit) {
    allot(frame, units, emit);
  },
  resume(state, frame, emit) {
    if (frame.given.length < frame.to.length) {
      allot(frame, shareBounds(state, frame).least, emit);
      return;
    }
    close(state);
    settleShare(state, frame, emit);
  },
};

function allot(frame: FrameFor<'share-durability'>, units: number, emit: Emit<Event>): void {
  const piece = at(frame.to, frame.given.length);
  frame.given.push(units);
  emit({ type: 'allotted', seat: frame.winner, piece, units });
}

/** V 4.2: parcel by parcel; where there is no choice it is made. */
export const restow: PhaseOf<'restow'> = {
  waiting(state, { winner, ships, parcels }) {
    return parcels.length > 0 && roomFor(state, ships).length > 1 ? only(winner) : NOBODY;
  },
  legalMoves: (state, { ships }) => roomFor(state, ships).map((ship) => ({ type: 'stow', ship })),
  apply(state, frame, { ship }, _actor, emit) {
    stowNext(state, frame, ship, emit);
  },
  resume(state, frame, emit) {
    const [ship] = roomFor(state, frame.ships);
    const [next] = frame.parcels;
    if (next === undefined) return close(state);
    if (ship !== undefined) return stowNext(state, frame, ship, emit);
    frame.parcels.shift();
    throwOver(state, next, emit);
  },
};

function stowNext(
  state: State,
  frame: { winner: Seat; parcels: { origin: number | null }[] },
  ship: ShipId,
  emit: Emit<Event>,
): void {
  const parcel = frame.parcels.shift();
  if (parcel === undefined) throw new Error('there is nothing to stow');
  stow(state, ship, parcel.origin);
  emit({ type: 'stowed', seat: frame.winner, ship });
}
