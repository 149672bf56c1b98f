// Talk at the table. What players say everybody hears; spectators talk among themselves until the game is over.
import type { Request } from '@quarterdeck/protocol';
import { refusal } from '@quarterdeck/protocol';
import type { ChatRow } from '../storage/schema.ts';
import { chatLineOf } from './announce.ts';
import type { House } from './house.ts';
import { doneKey, type Room, seatOf } from './room.ts';
import { Said } from './said.ts';

type ChatRequest = Extract<Request, { type: 'chat' }>;

const SHOWN_LINES = 200;

export function readableRooms(room: Room, person: string): ChatRow['room'][] {
  const isPlaying = seatOf(room, person) !== null && room.state.row.stage !== 'over';
  return isPlaying ? ['players'] : ['players', 'spectators'];
}

export async function chatFor(house: House, room: Room, person: string): Promise<ChatRow[]> {
  const lines = await house.storage.readChat(room.id, readableRooms(room, person), SHOWN_LINES);
  await learnNames(
    house,
    room,
    lines.map((line) => line.person),
  );
  return lines;
}

export async function learnNames(house: House, room: Room, people: readonly string[]): Promise<void> {
  const unknown = [...new Set(people)].filter((person) => !room.names.has(person));
  if (unknown.length > 0) room.names = new Map([...room.names, ...(await house.storage.names(unknown))]);
}

export async function say(house: House, room: Room, person: string, { room: place, text, ticket }: ChatRequest): Promise<null> {
  if (room.done.has(doneKey(person, ticket))) return null;
  const seat = seatOf(room, person)?.seat ?? null;
  if (place === 'players' && seat === null) throw refusal('no-seat', 'only who sits at the table talks there');
  if (!readableRooms(room, person).includes(place))
    throw refusal('not-allowed', 'spectators talk among themselves until the game is over');
  if (!house.budgets.chat.spend(person, text.length))
    throw refusal('too-many', 'you have said a great deal today: please wait a while');
  await learnNames(house, room, [person]);
  const keep = house.settings.retention.chatLines;
  const line = { table_id: room.id, room: place, person, seat, text, time: house.now() };
  const row = await house.storage.addChat({ line, keep, done: { person, ticket, result: null } });
  room.done.add(doneKey(person, ticket));
  if (row !== null) tell(room, row);
  return null;
}

function tell(room: Room, row: ChatRow): void {
  const said = new Said({ type: 'chat', table: room.id, line: chatLineOf(room, row) });
  for (const watcher of room.watchers) if (readableRooms(room, watcher.person).includes(row.room)) watcher.send(said);
}
