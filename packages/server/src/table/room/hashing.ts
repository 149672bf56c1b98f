// What the rules have led to is hashed when a table has come to rest, and not with every move: a hash takes as long as the move
// itself. A later version of the rules is held against it.
import { stateHash } from '@quarterdeck/kernel';
import type { Log } from '../../log.ts';
import type { Storage } from '../../storage/storage.ts';
import { troubleOf } from '../../trouble.ts';
import type { Rules } from '../rules/rules.ts';
import { isStage } from '../telling/info.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface HashParts {
  readonly rooms: Rooms;
  readonly rules: Rules;
  readonly storage: Pick<Storage, 'noteHash'>;
  readonly log: Log;
  now(): number;
}

/** How long nobody has moved at a table that rests, in milliseconds. */
const REST = 60_000;
/** Tables that are hashed in one go of the sweeper. */
const MOST = 50;

export async function hashResting(parts: HashParts): Promise<void> {
  const before = parts.now() - REST;
  const resting = [...parts.rooms.all.values()].filter((room) => isUnhashed(room) && room.state.table.touched < before);
  for (const room of resting.slice(0, MOST)) await hashInTurn(parts, room);
}

/** When the server closes, all that has changed since. */
export async function hashAll(parts: HashParts): Promise<void> {
  const rooms = [...parts.rooms.all.values()].filter(isUnhashed);
  for (let from = 0; from < rooms.length; from += MOST)
    await Promise.all(rooms.slice(from, from + MOST).map((room) => hashInTurn(parts, room)));
}

function isUnhashed({ state: { table }, queue }: Room): boolean {
  return isStage(table, 'running', 'over') && table.hashed !== table.at && !queue.isClosed;
}

async function hashInTurn(parts: HashParts, room: Room): Promise<void> {
  await room.queue
    .add(() => noteHash(parts, room))
    .catch((error: unknown) => parts.log.warn({ table: room.id, ...troubleOf(error) }, 'a position was not hashed'));
}

async function noteHash({ rules, storage }: HashParts, room: Room): Promise<void> {
  const { table, play } = room.state;
  const hash = rules.run(room.trust, () => stateHash(play.match.state));
  const isNoted = await storage.noteHash(table, hash, table.at);
  if (isNoted) room.state = { ...room.state, table: { ...table, hash, hashed: table.at } };
}
