// Who sits where: sitting down, leaving, coming back, resigning.
import { at } from '@quarterdeck/kernel';
import { type Refused, refusal } from '@quarterdeck/protocol';
import { playChance } from '@quarterdeck/table';
import { peopleAt, personAt, type SeatedPerson, type StoredSeat } from '../../storage/stored.ts';
import { isPlayedByPerson } from '../change/clock.ts';
import type { Action, Draft } from '../change/draft.ts';
import { luck, openStored, type Play } from '../room/play.ts';
import type { TableState } from '../room/room.ts';

/** A seat on which somebody sits. */
export interface OwnSeat extends StoredSeat {
  readonly holder: SeatedPerson;
}

function isOwn(seat: StoredSeat, person: string): seat is OwnSeat {
  return personAt(seat) === person;
}

/** The seat of somebody, or undefined for who looks on. */
function ownSeat({ table }: Pick<TableState, 'table'>, person: string): OwnSeat | undefined {
  return table.seats.find((seat) => isOwn(seat, person));
}

export function findSeat(state: Pick<TableState, 'table'>, person: string): OwnSeat {
  const seat = ownSeat(state, person);
  if (seat === undefined) throw refusal('no-seat', 'you have no seat at this table: you are watching');
  return seat;
}

/** The seat of somebody who may act for it now. */
export function activeSeat(state: TableState, person: string): number {
  const { seat, holder } = findSeat(state, person);
  if (holder.away === 'resigned') throw refusal('no-seat', 'you have resigned from this game');
  if (holder.standIn !== null) throw refusal('no-seat', 'a bot plays for you: take your seat back first');
  return seat;
}

export function checkRunning({ table: { stage } }: Pick<TableState, 'table'>): void {
  if (stage === 'gathering') throw refusal('not-waited-for', 'the game has not begun: a seat is still open');
  if (stage === 'over') throw refusal('over', 'the game is over');
  if (stage === 'wrecked') throw refusal('wrecked', 'this table is closed: its rules have failed');
}

export function withSeat(seats: readonly StoredSeat[], changed: StoredSeat): StoredSeat[] {
  return seats.map((other) => (other.seat === changed.seat ? changed : other));
}

export function isOpen({ holder }: StoredSeat): boolean {
  return holder.kind === 'open';
}

export function sit(person: string, number: number, nonce: string | null): Action {
  return (state) => {
    const { table } = state;
    checkNumber(state, number);
    const own = ownSeat(state, person);
    if (own !== undefined) return own.seat === number ? comeBack(state, own) : refuseSecond(own);
    // A game that was over before it came here may have seats that nobody took.
    const seat = at(table.seats, number);
    if (table.stage !== 'gathering' || !isOpen(seat)) throw refuseTaken(state);
    const holder = { kind: 'person', person, standIn: null, away: null } as const;
    const seats = withSeat(table.seats, { ...seat, holder, nonce });
    // Where the host has gone, whoever comes next has the say.
    const host = table.host ?? person;
    return seats.some(isOpen) ? { table: { host }, seats, news: { kind: 'table' } } : begin(state, seats, host);
  };
}

export function checkNumber({ table: { seats } }: TableState, seat: number): void {
  if (seat >= seats.length) throw refusal('bad-request', `there is no such seat: this table has seats 0 to ${seats.length - 1}`);
}

function refuseSecond({ seat }: StoredSeat): never {
  throw refusal('not-allowed', `you sit at this table already, on seat ${seat}`);
}

function refuseTaken({ table: { stage, seats } }: TableState): Refused {
  const isFull = stage !== 'gathering' || !seats.some(isOpen);
  return isFull
    ? refusal('table-full', 'no seat is open at this table')
    : refusal('seat-taken', 'this seat is taken: another is open');
}

/** Whoever left takes the seat back from the bot. */
function comeBack({ table }: TableState, own: OwnSeat): Draft | null {
  if (own.holder.away === 'resigned') throw refusal('not-allowed', 'you have resigned from this game');
  if (own.holder.standIn === null) return null;
  if (own.timeLeft === 0 && table.waiting.includes(own.seat))
    throw refusal('not-allowed', 'your time is up: the bot makes this move, then the seat is yours again');
  const seats = withSeat(table.seats, { ...own, holder: { ...own.holder, standIn: null, away: null } });
  return { seats, notes: [{ kind: 'returned', seat: own.seat }], news: { kind: 'table' } };
}

/** Nobody is missing: the luck is fixed, the game begins, and chance moves where it is first. */
export function begin({ table, play }: TableState, seats: readonly StoredSeat[], host = table.host): Draft {
  const notes = [{ kind: 'began', seat: null }] as const;
  const opened = (): Play => playChance(openStored(play.match.game, table, seats), luck);
  return { table: { stage: 'running', host }, seats, play: opened, notes, news: { kind: 'step', from: 0 } };
}

export function leave(person: string, standIn: string): Action {
  return (state) => {
    const own = findSeat(state, person);
    if (state.table.stage === 'gathering') return getUp(state, own);
    if (state.table.stage !== 'running' || !isPlayedByPerson(own)) return null;
    const seats = withSeat(state.table.seats, { ...own, holder: { ...own.holder, standIn, away: 'left' } });
    return { ...withoutAsker(state, own), seats, notes: [{ kind: 'left', seat: own.seat }], news: { kind: 'table' } };
  };
}

/** Before the game has begun the seat is free again; where nobody is left who could begin, the table is called off. */
function getUp({ table }: TableState, own: OwnSeat): Draft {
  const seats = withSeat(table.seats, { ...own, holder: { kind: 'open' }, nonce: null });
  const next = peopleAt(seats)[0];
  if (next === undefined) return { ...calledOff(null), seats };
  return { table: { host: table.host === own.holder.person ? next : table.host }, seats, news: { kind: 'table' } };
}

export function calledOff(seat: number | null): Draft {
  const notes = [{ kind: 'cancelled', seat }] as const;
  return { table: { stage: 'over', ended: 'cancelled' }, notes, news: { kind: 'table' } };
}

/** A request to undo goes with the one who made it. */
function withoutAsker({ table }: TableState, { seat }: StoredSeat): Pick<Draft, 'table'> {
  return table.undo?.seat === seat ? { table: { undo: null } } : {};
}

/** The seat is the bot's for good. Where no person is left who could play on, or one seat only, the game ends here. */
export function resign(person: string, standIn: string): Action {
  return (state) => {
    checkRunning(state);
    const own = findSeat(state, person);
    if (own.holder.away === 'resigned') return null;
    const seats = withSeat(state.table.seats, { ...own, holder: { ...own.holder, standIn, away: 'resigned' } });
    const told = { seats, notes: [{ kind: 'resigned', seat: own.seat }], news: { kind: 'table' } } as const;
    const left = seats.filter(({ holder }) => holder.kind !== 'person' || holder.away !== 'resigned');
    const goesOn = left.length > 1 && left.some(({ holder }) => holder.kind === 'person');
    if (goesOn) return { ...told, ...withoutAsker(state, own) };
    const winners = left.length === 1 ? left.map(({ seat }) => seat) : [];
    return { ...told, table: { stage: 'over', ended: 'resigned', winners } };
  };
}
