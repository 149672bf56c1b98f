// Before the game begins: the host fills seats with bots, begins with those who are here, or calls it all off.
import { at, parseSeats } from '@quarterdeck/kernel';
import { refusal } from '@quarterdeck/protocol';
import type { SeatRow } from '../storage/schema.ts';
import type { Action } from './change.ts';
import type { TableState } from './room.ts';
import { begin, calledOff, withSeat } from './seats.ts';

/** The host's seat, or null for a host who only looks on. */
function checkHost({ row, seats }: TableState, person: string): number | null {
  if (row.stage !== 'gathering') throw refusal('not-allowed', 'the game has begun, or the table is closed');
  if (row.host !== person) throw refusal('not-allowed', 'only the host of the table may do this');
  return seats.find((seat) => seat.person === person)?.seat ?? null;
}

/** A bot for a free seat, or none any more. */
export function fill(person: string, seat: number, bot: string | null): Action {
  return (state) => {
    checkHost(state, person);
    if (seat >= state.seats.length) throw refusal('bad-request', `this table has seats 0 to ${state.seats.length - 1}`);
    const row = at(state.seats, seat);
    if (row.kind === 'person') throw refusal('seat-taken', 'somebody sits there');
    const filled: SeatRow = bot === null ? { ...row, kind: 'open', bot: null } : { ...row, kind: 'bot', bot };
    return { seats: withSeat(state.seats, filled), news: { kind: 'table' } };
  };
}

/** Seats that are still free are taken away, if the game can be played by those who are left. */
export function beginNow(person: string): Action {
  return (state) => {
    checkHost(state, person);
    const seats = state.seats.filter(({ kind }) => kind !== 'open').map((row, seat) => ({ ...row, seat }));
    const { game, options } = state.play.match;
    parseSeats(game, options, seats.length);
    return begin(state, seats);
  };
}

export function callOff(person: string): Action {
  return (state) => calledOff(checkHost(state, person));
}
