// A guest signs in to an account: what becomes of the guest's seats.
import { Refused } from '@quarterdeck/protocol';
import { troubleOf } from '../trouble.ts';
import { announce } from './announce.ts';
import { change } from './change.ts';
import type { House } from './house.ts';
import { reload } from './rooms.ts';
import { leave } from './seats.ts';

const ALL = 100_000;

/**
 * The guest's seats are the account's now. Nobody sits at a table twice: where the account has a seat already, the guest leaves, so that
 * a bot plays on or the seat is open again. That comes first: whatever fails then, no seat is left that nobody can answer for.
 */
export async function moveIn(house: House, from: string, to: string): Promise<void> {
  for (const { row, seats } of await house.storage.listOf(from, ALL)) {
    const isOpen = row.stage === 'gathering' || row.stage === 'running';
    if (isOpen && seats.some(({ person }) => person === to)) await leaveTable(house, row.id, from);
  }
  await refresh(house, await house.storage.movePerson(from, to));
}

/** A table that cannot be opened stands still for everybody: it keeps nobody from signing in. */
async function leaveTable(house: House, id: string, person: string): Promise<void> {
  try {
    const room = await house.rooms.open(id);
    await room.queue.add(() => change(house, room, null, leave(person, house.settings.standIn)));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    house.log.warn({ table: id, ...troubleOf(error) }, 'a seat cannot be left');
  }
}

/** Seats have changed hands behind the rooms' backs. */
async function refresh(house: House, tables: readonly string[]): Promise<void> {
  for (const room of tables.flatMap((id) => house.rooms.all.get(id) ?? [])) {
    await room.queue.add(() => reload(house, room));
    announce(room, { kind: 'table' });
  }
}
