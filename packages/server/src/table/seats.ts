// Who sits where: sitting down, leaving, coming back, resigning.
import { at } from '@quarterdeck/kernel';
import { type Refused, refusal } from '@quarterdeck/protocol';
import { playChance } from '@quarterdeck/table';
import type { SeatRow } from '../storage/schema.ts';
import type { Action, Draft } from './change.ts';
import { isPlayedByPerson } from './clock.ts';
import { luck, openStored, type Play } from './play.ts';
import { type TableState, waitingAt } from './room.ts';

export function findSeat({ seats }: Pick<TableState, 'seats'>, person: string): SeatRow {
  const row = seats.find((candidate) => candidate.person === person);
  if (row === undefined) throw refusal('no-seat', 'you have no seat at this table: you look on');
  return row;
}

/** The seat of somebody who may act for it now. */
export function activeSeat(state: TableState, person: string): number {
  const row = findSeat(state, person);
  if (row.resigned === 1) throw refusal('no-seat', 'you have resigned from this game');
  if (row.stand_in !== null) throw refusal('no-seat', 'a bot plays for you: take your seat back first');
  return row.seat;
}

export function checkRunning({ row }: Pick<TableState, 'row'>): void {
  if (row.stage === 'gathering') throw refusal('not-waited-for', 'the game has not begun: a seat is still open');
  if (row.stage === 'over') throw refusal('over', 'the game is over');
  if (row.stage === 'wrecked') throw refusal('wrecked', 'this table is closed: its rules have failed');
}

export function withSeat(seats: readonly SeatRow[], row: SeatRow): SeatRow[] {
  return seats.map((other) => (other.seat === row.seat ? row : other));
}

export function sit(person: string, seat: number, nonce: string | null): Action {
  return (state) => {
    if (seat >= state.seats.length) throw refusal('bad-request', `this table has seats 0 to ${state.seats.length - 1}`);
    const own = state.seats.find((row) => row.person === person);
    if (own !== undefined) return own.seat === seat ? comeBack(state, own) : refuseSecond(own);
    // A game that was over before it came here may have seats that nobody took.
    if (state.row.stage !== 'gathering') throw refuseTaken(state);
    const row = at(state.seats, seat);
    if (row.kind !== 'open') throw refuseTaken(state);
    const seats = withSeat(state.seats, { ...row, kind: 'person', person, nonce });
    // Where the host has gone, whoever comes next has the say.
    const host = state.row.host ?? person;
    return seats.some(({ kind }) => kind === 'open')
      ? { row: { host }, seats, news: { kind: 'table' } }
      : withRow(begin(state, seats), { host });
  };
}

function withRow(draft: Draft, row: Draft['row']): Draft {
  return { ...draft, row: { ...draft.row, ...row } };
}

function refuseSecond({ seat }: SeatRow): never {
  throw refusal('not-allowed', `you sit at this table already, on seat ${seat}`);
}

function refuseTaken({ row, seats }: TableState): Refused {
  const isFull = row.stage !== 'gathering' || seats.every(({ kind }) => kind !== 'open');
  return isFull
    ? refusal('table-full', 'no seat is open at this table')
    : refusal('seat-taken', 'this seat is taken: another is open');
}

/** Whoever left takes the seat back from the bot. */
function comeBack(state: TableState, own: SeatRow): Draft | null {
  if (own.resigned === 1) throw refusal('not-allowed', 'you have resigned from this game');
  if (own.stand_in === null) return null;
  if (own.time_left === 0 && waitingAt(state).includes(own.seat))
    throw refusal('not-allowed', 'your time is up: the bot makes this move, then the seat is yours again');
  const seats = withSeat(state.seats, { ...own, stand_in: null, away: null });
  return { seats, notes: [{ kind: 'returned', seat: own.seat }], news: { kind: 'table' } };
}

/** Nobody is missing: the luck is fixed, the game begins, and chance moves where it is first. */
export function begin({ row, play }: TableState, seats: readonly SeatRow[]): Draft {
  const notes = [{ kind: 'began', seat: null }] as const;
  const opened = (): Play => playChance(openStored(play.match.game, row, seats), luck);
  return { row: { stage: 'running' }, seats, play: opened, notes, news: { kind: 'step', from: 0 } };
}

export function leave(person: string, standIn: string): Action {
  return (state) => {
    const own = findSeat(state, person);
    if (state.row.stage === 'gathering') return getUp(state, own);
    if (state.row.stage !== 'running' || !isPlayedByPerson(own)) return null;
    const seats = withSeat(state.seats, { ...own, stand_in: standIn, away: 'left' });
    return { ...withoutAsker(state, own), seats, notes: [{ kind: 'left', seat: own.seat }], news: { kind: 'table' } };
  };
}

/** Before the game has begun the seat is free again; where nobody is left who could begin, the table is called off. */
function getUp(state: TableState, own: SeatRow): Draft {
  const seats = withSeat(state.seats, { ...own, kind: 'open', person: null, nonce: null });
  const next = seats.find(({ person }) => person !== null)?.person ?? null;
  if (next === null) return { ...calledOff(null), seats };
  const { host } = state.row;
  return { row: { host: host === own.person ? next : host }, seats, news: { kind: 'table' } };
}

export function calledOff(seat: number | null): Draft {
  const notes = [{ kind: 'cancelled', seat }] as const;
  return { row: { stage: 'over', ended: 'cancelled' }, notes, news: { kind: 'table' } };
}

/** A request to undo goes with the one who made it. */
function withoutAsker({ row }: TableState, { seat }: SeatRow): Pick<Draft, 'row'> {
  const asked: { seat: number } | null = row.undo === null ? null : JSON.parse(row.undo);
  return asked?.seat === seat ? { row: { undo: null } } : {};
}

/** The seat is the bot's for good. Where no person is left who could play on, or one seat only, the game ends here. */
export function resign(person: string, standIn: string): Action {
  return (state) => {
    checkRunning(state);
    const own = findSeat(state, person);
    if (own.resigned === 1) return null;
    const seats = withSeat(state.seats, { ...own, resigned: 1, stand_in: standIn, away: 'resigned' });
    const told = { seats, notes: [{ kind: 'resigned', seat: own.seat }], news: { kind: 'table' } } as const;
    const left = seats.filter(({ resigned }) => resigned === 0);
    if (left.length > 1 && left.some(({ kind }) => kind === 'person')) return { ...told, ...withoutAsker(state, own) };
    const winners = left.length === 1 ? left.map(({ seat }) => seat) : [];
    return { ...told, row: { stage: 'over', ended: 'resigned', winners: JSON.stringify(winners) } };
  };
}
