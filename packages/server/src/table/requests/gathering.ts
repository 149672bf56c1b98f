// Before the game begins: the host fills seats with bots, begins with those who are here, or calls it all off.
import { at, parseSeats } from '@quarterdeck/kernel';
import { refusal } from '@quarterdeck/protocol';
import { personAt } from '../../storage/stored.ts';
import type { Action } from '../change/draft.ts';
import type { TableState } from '../room/room.ts';
import { begin, calledOff, checkNumber, isOpen, withSeat } from './seats.ts';

/** The host's seat, or null for a host who only looks on. */
function checkHost({ table: { stage, host, seats } }: TableState, person: string): number | null {
  if (stage !== 'gathering') throw refusal('not-allowed', 'the game has begun, or the table is closed');
  if (host !== person) throw refusal('not-allowed', 'only the host of the table may do this');
  return seats.find((seat) => personAt(seat) === person)?.seat ?? null;
}

/** A bot for a free seat, or none any more. */
export function fill(person: string, number: number, bot: string | null): Action {
  return (state) => {
    checkHost(state, person);
    checkNumber(state, number);
    const seat = at(state.table.seats, number);
    if (seat.holder.kind === 'person') throw refusal('seat-taken', 'somebody sits there already');
    const holder = bot === null ? ({ kind: 'open' } as const) : ({ kind: 'bot', bot } as const);
    return { seats: withSeat(state.table.seats, { ...seat, holder }), news: { kind: 'table' } };
  };
}

/** Seats that are still free are taken away, if the game can be played by those who are left. */
export function beginNow(person: string): Action {
  return (state) => {
    checkHost(state, person);
    const taken = state.table.seats.filter((seat) => !isOpen(seat)).map((seat, number) => ({ ...seat, seat: number }));
    const { game, options } = state.play.match;
    parseSeats(game, options, taken.length);
    return begin(state, taken);
  };
}

export function callOff(person: string): Action {
  return (state) => calledOff(checkHost(state, person));
}
