// Who goes for good, or signs in from a guest to an account: what becomes of their seats.
import { Refused } from '@quarterdeck/protocol';
import type { Log } from '../../log.ts';
import type { Storage } from '../../storage/storage.ts';
import { peopleAt } from '../../storage/stored.ts';
import { troubleOf } from '../../trouble.ts';
import type { Changer } from '../change/change.ts';
import type { Loader } from '../room/loading.ts';
import type { Rooms } from '../room/rooms.ts';
import { announce } from '../telling/announce.ts';
import { isStage } from '../telling/info.ts';
import { leave } from './seats.ts';

export interface MovingParts {
  readonly storage: Pick<Storage, 'listOf' | 'leaveTable' | 'movePerson'>;
  readonly rooms: Rooms;
  readonly loader: Pick<Loader, 'reload'>;
  readonly changer: Changer;
  readonly log: Log;
  readonly standIn: string;
}

/** More than anybody has. */
const ALL = 100_000;

/** Who goes for good leaves every table: bots take the seats of running games, and seats of others open again. */
export async function giveUpSeats(parts: MovingParts, person: string): Promise<void> {
  for (const table of await parts.storage.listOf(person, ALL))
    if (isStage(table, 'gathering', 'running')) await giveUp(parts, table.id, person);
}

/** Tables that cannot be opened, too. */
async function giveUp({ storage, rooms, changer, standIn }: MovingParts, id: string, person: string): Promise<void> {
  const room = await rooms.open(id).catch(() => null);
  if (room === null) return storage.leaveTable(id, person, standIn);
  await room.queue.add(() => changer.change(room, null, leave(person, standIn)));
}

/**
 * The guest's seats are the account's now. Nobody sits at a table twice: where the account has a seat already, the guest leaves, so that
 * a bot plays on or the seat is open again. That comes first: whatever fails then, no seat is left that nobody can answer for.
 */
export async function moveIn(parts: MovingParts, from: string, to: string): Promise<void> {
  for (const table of await parts.storage.listOf(from, ALL)) {
    if (isStage(table, 'gathering', 'running') && peopleAt(table.seats).includes(to)) await leaveTable(parts, table.id, from);
  }
  await refresh(parts, await parts.storage.movePerson(from, to));
}

/** A table that cannot be opened stands still for everybody: it keeps nobody from signing in. */
async function leaveTable({ rooms, changer, standIn, log }: MovingParts, id: string, person: string): Promise<void> {
  try {
    const room = await rooms.open(id);
    await room.queue.add(() => changer.change(room, null, leave(person, standIn)));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log.warn({ table: id, ...troubleOf(error) }, 'a seat cannot be left');
  }
}

/** Seats have changed hands behind the rooms' backs. */
async function refresh({ rooms, loader }: MovingParts, tables: readonly string[]): Promise<void> {
  for (const room of tables.flatMap((id) => rooms.all.get(id) ?? [])) {
    await room.queue.add(() => loader.reload(room));
    announce(room, { kind: 'table' });
  }
}

/** Everybody at their tables reads the new name. */
export function renameAtTables(rooms: Rooms, person: string, name: string): void {
  for (const room of rooms.all.values()) {
    if (!room.names.has(person)) continue;
    room.names = new Map([...room.names, [person, name]]);
    announce(room, { kind: 'table' });
  }
}
