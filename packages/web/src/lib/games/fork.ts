// A table of this browser made from another table: the same game and seats, bots for whoever is not here.
import type { SeatWish } from '@quarterdeck/protocol';
import type { TableState } from '../table/feed.ts';
import { USUAL_BOT } from './quick.ts';
import type { LocalSeat, LocalSetting } from './saved.ts';

/** The same seats again; the people of this device stay, others become bots. Who has resigned from the last seat plays again. */
export function localSetting(state: TableState, name: string): LocalSetting {
  if (state.mine.length === 0) return forkSetting(state, name);
  const { game, options, seats } = state.table;
  return { game, options, seats: seats.map((_, seat) => seatOf(state, seat, name)) };
}

/** Who sits where when the server opens a game of this device: I on my seat, bots on theirs; others are not known there. */
export function seatsAtServer({ table: { seats }, mine }: TableState): SeatWish[] {
  const [me] = mine;
  return seats.map((holder, seat): SeatWish => {
    if (seat === me) return 'me';
    return holder.kind === 'bot' ? `bot:${holder.bot}` : 'open';
  });
}

/** Whether the server takes it: a game that is not over is known to whoever has the record, and goes on against bots only. */
export function fitsServer({ table: { stage }, mine, curtain }: TableState): boolean {
  return curtain === null && (stage === 'over' || mine.length === 1);
}

/** From a position of a record: I play my seat, or the first if I had none, and bots play the rest. */
export function forkSetting(state: TableState, name: string): LocalSetting {
  const { game, options, seats } = state.table;
  const mine = state.mine[0] ?? 0;
  return { game, options, seats: seats.map((_, seat) => (seat === mine ? { kind: 'person', name } : botFor(state, seat))) };
}

function seatOf(state: TableState, seat: number, name: string): LocalSeat {
  const holder = state.table.seats[seat];
  if (!state.mine.includes(seat)) return botFor(state, seat);
  return { kind: 'person', name: holder?.kind === 'person' ? holder.name : name };
}

function botFor({ table: { seats } }: TableState, seat: number): LocalSeat {
  const holder = seats[seat];
  return { kind: 'bot', bot: holder?.kind === 'bot' ? holder.bot : USUAL_BOT };
}
