// A table of this browser made from another table: the same game and seats, bots for whoever is not here.
import type { TableState } from './feed.ts';
import { USUAL_BOT } from './quick.ts';
import type { LocalSeat, LocalSetting } from './saved.ts';

/** The same seats again; the people of this device stay, others become bots. */
export function localSetting(state: TableState, name: string): LocalSetting {
  const { game, options, seats } = state.table;
  return { game, options, seats: seats.map((_, seat) => seatOf(state, seat, name)) };
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
