// A turn (1.3 to 1.7): one small decision after the other, until its player ends it.
import { at, close, type Emit, NOBODY, only, open, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { fortPiece } from '../data/ships.ts';
import { leaveGame } from '../ending/ending.ts';
import { hasFort } from '../ending/scoring.ts';
import { endGang, endRepair, endRepairs } from '../fighting/damage.ts';
import { explode } from '../fighting/fireships.ts';
import { refuseTurnMove } from '../refusals.ts';
import { beginDrift, downwind, isDue } from '../sailing/sailing.ts';
import { cellOf, fortAt, fortIndex, giveFort, isIn, type PhaseOf, playerAt, shipAt } from '../table.ts';
import { load, unload } from '../turn/cargo.ts';
import { workersAt } from '../turn/duties.ts';
import { endTurn } from '../turn/end-turn.ts';
import { whyNotEnd } from '../turn/must-do.ts';
import { turnMoves } from '../turn/turn-moves.ts';
import type { Event, FrameFor, State, TurnMove } from '../types.ts';
import { openContest } from './boarding.ts';
import { setToWork } from './fort-gang.ts';
import { openSalvo } from './salvo.ts';

type Turn = FrameFor<'turn'>;

export const turn: PhaseOf<'turn'> = {
  waiting: (state, { seat }) => (isIn(state, seat) ? only(seat) : NOBODY),
  legalMoves: (state, frame) => turnMoves(state, frame),
  apply(state, frame, move, _actor, emit) {
    follow(state, frame, move, emit);
  },
  /** Its player is out of the game. */
  resume: (state) => close(state),
  whyNot: (state, frame, move) => refuseTurnMove(state, frame, move),
  forbidden: forbiddenMoves,
};

function follow(state: State, frame: Turn, move: TurnMove, emit: Emit<Event>) {
  const { seat } = frame;
  switch (move.type) {
    case 'sail':
      return open(state, { kind: 'course', seat, ship: move.ship });
    case 'drift':
      return drift(state, frame, move.ship, emit);
    case 'engage':
      return openSalvo(state, seat, move.target, emit);
    case 'board':
      return openContest(state, seat, move.ship, emit);
    case 'assault':
      return openContest(state, seat, fortPiece(move.fort), emit);
    case 'declare-fireship':
      return declare(state, seat, move.ship, emit);
    case 'explode':
      return explode(state, move.ship, emit);
    case 'load':
      return load(state, move.ship, move.from, emit);
    case 'unload':
      return unload(state, move.ship, move.into, emit);
    case 'dig':
      shipAt(state, move.ship).moved = true;
      return open(state, { kind: 'dig-die', seat, ship: move.ship });
    case 'order-mine':
      return open(state, { kind: 'mine-order', seat, mine: move.mine });
    case 'hand-over':
      return handOver(state, seat, move.fort, move.to, emit);
    case 'end-turn':
      return endTurn(state, seat, emit);
    default:
      return followRepair(state, seat, move, emit);
  }
}

type Repair = Extract<TurnMove, { type: 'begin-repair' | 'end-repair' | 'begin-fort-repair' | 'end-fort-repair' }>;

function followRepair(state: State, seat: Seat, move: Repair, emit: Emit<Event>) {
  switch (move.type) {
    case 'begin-repair':
      return beginRepair(state, seat, move.ship, emit);
    case 'end-repair':
      return endRepair(state, move.ship, emit);
    case 'begin-fort-repair':
      return beginFortRepair(state, seat, move.fort, emit);
    case 'end-fort-repair':
      endGang(state, fortAt(state, move.fort), emit);
      fortAt(state, move.fort).leftRepair = true;
      return;
  }
}

function drift(state: State, frame: Turn, ship: number, emit: Emit<Event>): void {
  const { wind } = state;
  if (wind === null) throw new Error('a storm blows somewhere');
  const drifting = shipAt(state, ship);
  if (!isDue(drifting, state.round)) frame.drifted = downwind(cellOf(drifting), wind.towards);
  beginDrift(state, wind, ship, emit);
}

/** 6.2 to 6.4. */
function declare(state: State, seat: Seat, ship: number, emit: Emit<Event>): void {
  const fireship = shipAt(state, ship);
  fireship.duty = 'fireship';
  fireship.since = state.round;
  playerAt(state, seat).fireships += 1;
  emit({ type: 'fireship-declared', seat, ship });
}

/** 7.2. */
function beginRepair(state: State, seat: Seat, ship: number, emit: Emit<Event>): void {
  shipAt(state, ship).duty = 'repair';
  shipAt(state, ship).since = state.round;
  emit({ type: 'repair-began', seat, ship });
}

/** 9.1: two ships; which ones is asked only where there are more. */
function beginFortRepair(state: State, seat: Seat, fort: number, emit: Emit<Event>): void {
  const book = bookOf(state.fixed);
  const workers = workersAt(state, book, seat, fortIndex(book, fort));
  if (workers.length === 2) setToWork(state, seat, fort, workers, emit);
  else open(state, { kind: 'fort-gang', seat, fort, gang: [] });
}

/** V 2: who gives the last fort away is out in the same turn. */
function handOver(state: State, seat: Seat, fort: number, to: Seat, emit: Emit<Event>): void {
  const given = fortAt(state, fort);
  if (given.gang.length > 0) endGang(state, given, emit);
  giveFort(state, given, to);
  endRepairs(state, fortIndex(bookOf(state.fixed), fort), emit);
  state.unsettled = true;
  emit({ type: 'handed-over', seat, fort, to });
  if (!hasFort(state, seat)) leaveGame(state, seat, 'gave-last-fort', emit);
}

/** Ships that cannot be moved, and the end of the turn while something must be done: what a player will look for. */
function forbiddenMoves(state: State, frame: Turn): TurnMove[] {
  const { seat } = frame;
  const moves: TurnMove[] = [];
  const type = state.wind?.strength === 'storm' ? 'drift' : 'sail';
  for (let ship = 0; ship < state.ships.length; ship++) {
    const own = at(state.ships, ship);
    if (own.owner !== seat || own.at === null) continue;
    if (refuseTurnMove(state, frame, { type, ship }) !== null) moves.push({ type, ship });
  }
  if (whyNotEnd(state, seat) !== null) moves.push({ type: 'end-turn' });
  return moves;
}
