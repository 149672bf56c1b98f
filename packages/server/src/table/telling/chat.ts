// Talk at the table. What players say everybody hears; spectators talk among themselves until the game is over.
import { type Request, refusal } from '@quarterdeck/protocol';
import type { Storage } from '../../storage/storage.ts';
import type { StoredLine } from '../../storage/stored.ts';
import type { Budget } from '../creation/budget.ts';
import { doneKey, type Room, seatOf } from '../room/room.ts';
import { chatLineOf } from './announce.ts';
import { Said } from './said.ts';

type ChatRequest = Extract<Request, { type: 'chat' }>;

export interface Chat {
  /** What has been said that this person may read. */
  linesFor(room: Room, person: string): Promise<StoredLine[]>;
  learnNames(room: Room, people: readonly string[]): Promise<void>;
  say(room: Room, person: string, request: ChatRequest): Promise<null>;
}

export interface ChatParts {
  readonly storage: Pick<Storage, 'readChat' | 'addChat' | 'names'>;
  /** Letters that somebody may say. */
  readonly budget: Budget;
  /** Lines that a table keeps. */
  readonly keep: number;
  now(): number;
}

const SHOWN_LINES = 200;

export function makeChat({ storage, budget, keep, now }: ChatParts): Chat {
  async function learnNames(room: Room, people: readonly string[]): Promise<void> {
    const unknown = [...new Set(people)].filter((person) => !room.names.has(person));
    if (unknown.length > 0) room.names = new Map([...room.names, ...(await storage.names(unknown))]);
  }

  return {
    learnNames,
    async linesFor(room, person) {
      const lines = await storage.readChat(room.id, readableRooms(room, person), SHOWN_LINES);
      const speakers = lines.map((line) => line.person);
      await learnNames(room, speakers);
      return lines;
    },
    async say(room, person, { room: place, text, ticket }) {
      if (room.done.has(doneKey(person, ticket))) return null;
      const seat = checkedSeat(room, person, place);
      if (!budget.spend(person, text.length)) throw refusal('too-many', 'you have said a great deal today: please wait a while');
      await learnNames(room, [person]);
      const line = { table: room.id, room: place, person, seat, text, time: now() };
      const said = await storage.addChat({ line, keep, done: { person, ticket, result: null } });
      room.done.add(doneKey(person, ticket));
      if (said !== null) tell(room, said);
      return null;
    },
  };
}

function readableRooms(room: Room, person: string): StoredLine['room'][] {
  const isPlaying = seatOf(room, person) !== null && room.state.table.stage !== 'over';
  return isPlaying ? ['players'] : ['players', 'spectators'];
}

/** The seat from which somebody speaks, or null. */
function checkedSeat(room: Room, person: string, place: StoredLine['room']): number | null {
  const seat = seatOf(room, person)?.seat ?? null;
  if (place === 'players' && seat === null) throw refusal('no-seat', 'only those who sit at the table can talk there');
  if (!readableRooms(room, person).includes(place))
    throw refusal('not-allowed', 'spectators talk among themselves until the game is over');
  return seat;
}

function tell(room: Room, line: StoredLine): void {
  const said = new Said({ type: 'chat', table: room.id, line: chatLineOf(room, line) });
  for (const watcher of room.watchers) if (readableRooms(room, watcher.person).includes(line.room)) watcher.send(said);
}
