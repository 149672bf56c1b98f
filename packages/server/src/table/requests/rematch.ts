// Another game, everybody one seat further. The first who asks sets the table up, with the same bots and free seats for the people;
// whoever asks after that sits down there. Nobody is seated who did not ask.
import { at } from '@quarterdeck/kernel';
import { refusal, type SeatWish } from '@quarterdeck/protocol';
import { personAt, type SeatHolder } from '../../storage/stored.ts';
import type { Changer } from '../change/change.ts';
import type { Action } from '../change/draft.ts';
import type { Admission } from '../creation/admission.ts';
import type { AddedLuck, Creation } from '../creation/create.ts';
import { type NewSeat, newTable } from '../creation/new-table.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { findSeat, isOpen, sit } from './seats.ts';

/** Gives the id of the next table. */
export type Rematch = (room: Room, person: string, luck: AddedLuck) => Promise<string>;

export interface RematchParts {
  readonly admission: Admission;
  readonly creation: Creation;
  readonly rooms: Rooms;
  readonly changer: Changer;
  now(): number;
}

export function makeRematch(parts: RematchParts): Rematch {
  const { rooms, changer } = parts;
  return async (room, person, luck) => {
    const { seat } = findSeat(room.state, person);
    const { stage, ended, rematch } = room.state.table;
    if (stage !== 'over' || ended === 'cancelled') throw refusal('not-allowed', 'the game is not over yet');
    const known = rematch === null ? null : await rooms.open(rematch);
    if (known === null || known.state.table.ended === 'cancelled') return setUpAgain(parts, room, { person, seat, luck });
    if (luck.commitment !== null) throw refusal('stale', 'somebody else was faster: ask again');
    await known.queue.add(() => changer.change(known, null, sitAgain(person, nextSeat(room, seat), luck.nonce)));
    return known.id;
  };
}

function nextSeat({ state: { table } }: Room, seat: number): number {
  return (seat + 1) % table.seats.length;
}

interface Asking {
  readonly person: string;
  readonly seat: number;
  readonly luck: AddedLuck;
}

async function setUpAgain({ admission, creation, now }: RematchParts, room: Room, asking: Asking): Promise<string> {
  const { person, luck } = asking;
  const { id, options, clock, rematch } = room.state.table;
  await admission.checkTables(person, false);
  const seed = creation.promisedSeed(person, luck);
  const seats = seatsAgain(room, asking);
  const next = newTable(room.game, { host: person, options, seed, visibility: 'link', clock, seats }, now());
  const opened = await creation.setUp(next, { rematchOf: id, instead: rematch });
  if (opened === null) throw refusal('stale', 'somebody else was faster: ask again');
  return opened.id;
}

/** Whoever sat on the seat before sits on this one. */
function seatsAgain({ state: { table } }: Room, asking: Asking): NewSeat[] {
  const { seats } = table;
  return seats.map((_, number) => {
    const { seat, holder } = at(seats, (number + seats.length - 1) % seats.length);
    return seat === asking.seat ? { wish: 'me', nonce: asking.luck.nonce } : { wish: wishAgain(holder), nonce: null };
  });
}

function wishAgain(holder: SeatHolder): SeatWish {
  return holder.kind === 'bot' ? `bot:${holder.bot}` : 'open';
}

/** The seat that is the person's turn to have, or any that is free; nothing where the game goes on without them. */
function sitAgain(person: string, wanted: number, nonce: string | null): Action {
  return (state) => {
    const { seats, stage } = state.table;
    const isThere = seats.some((seat) => personAt(seat) === person);
    const free = seats.filter(isOpen);
    const seat = free.find((open) => open.seat === wanted) ?? free[0];
    return isThere || stage !== 'gathering' || seat === undefined ? null : sit(person, seat.seat, nonce)(state);
  };
}
