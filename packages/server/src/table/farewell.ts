// Who goes for good leaves every table: those that cannot be opened, too.
import { change } from './change.ts';
import type { House } from './house.ts';
import { leave } from './seats.ts';

/** More than anybody has. */
const ALL = 100_000;

/** Bots take the seats of running games, and seats of others open again. */
export async function giveUpSeats(house: House, person: string): Promise<void> {
  for (const { row } of await house.storage.listOf(person, ALL)) {
    if (row.stage === 'gathering' || row.stage === 'running') await giveUp(house, row.id, person);
  }
}

async function giveUp(house: House, id: string, person: string): Promise<void> {
  const { standIn } = house.settings;
  const room = await house.rooms.open(id).catch(() => null);
  if (room === null) return house.storage.leaveTable(id, person, standIn);
  await room.queue.add(() => change(house, room, null, leave(person, standIn)));
}
