// What the rules have led to is hashed when a table has come to rest, and not with every move: a hash takes as long as the move
// itself. A later version of the rules is held against it.
import { stateHash } from '@quarterdeck/kernel';
import { troubleOf } from '../trouble.ts';
import type { House } from './house.ts';
import type { Room } from './room.ts';

/** How long nobody has moved at a table that rests, in milliseconds. */
const REST = 60_000;
/** Tables that are hashed in one go of the sweeper. */
const MOST = 50;

export async function sealResting(house: House): Promise<void> {
  const before = house.now() - REST;
  const resting = [...house.rooms.all.values()].filter((room) => isUnsealed(room) && room.state.row.touched < before);
  for (const room of resting.slice(0, MOST)) await sealInTurn(house, room);
}

/** When the house closes, all that has changed since. */
export async function sealAll(house: House): Promise<void> {
  const rooms = [...house.rooms.all.values()].filter(isUnsealed);
  for (let from = 0; from < rooms.length; from += MOST)
    await Promise.all(rooms.slice(from, from + MOST).map((room) => sealInTurn(house, room)));
}

function isUnsealed({ state: { row }, queue }: Room): boolean {
  return (row.stage === 'running' || row.stage === 'over') && row.hashed !== row.at && !queue.isClosed;
}

async function sealInTurn(house: House, room: Room): Promise<void> {
  await room.queue
    .add(() => seal(house, room))
    .catch((error: unknown) => house.log.warn({ table: room.id, ...troubleOf(error) }, 'a position was not hashed'));
}

async function seal({ rules, storage }: House, room: Room): Promise<void> {
  const { row, play } = room.state;
  const hash = rules.run(room.place, () => stateHash(play.match.state));
  const isNoted = await storage.noteHash(row, hash, row.at);
  if (isNoted) room.state = { ...room.state, row: { ...row, hash, hashed: row.at } };
}
