// Setting a table up, and setting it up again.
import { randomBytes, randomInt } from 'node:crypto';
import { type AnyGame, commitment, openMatch } from '@quarterdeck/kernel';
import type { CreateTable, SeatWish } from '@quarterdeck/protocol';
import { Refused } from '../refused.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/storage.ts';
import { change } from './change.ts';
import { fullTime } from './clock.ts';
import type { House } from './house.ts';
import { optionsText } from './info.ts';
import type { Room } from './room.ts';
import { begin, findSeat } from './seats.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Twelve of 62 signs: 71 bits, so that a table by link is found only by its link. */
function makeTableId(): string {
  return Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

export function makeSeed(): string {
  return randomBytes(32).toString('hex');
}

export async function createTable(house: House, person: string, wish: CreateTable): Promise<Room> {
  const game = findGame(house, wish.game);
  checkSeats(house, wish.seats);
  await checkTables(house, person);
  const { options } = await house.rules.run(() => openMatch(game, { options: wish.options, seats: wish.seats.length }));
  const row = newRow(house, game, { ...wish, options: optionsText(game, options) });
  const seats = wish.seats.map((seat, i) => newSeat(row, i, seat, person));
  await house.storage.createTable({ row, seats }, null);
  house.metrics.count('tables_created');
  return openNew(house, row.id);
}

export function checkSeats(house: House, seats: readonly SeatWish[]): void {
  if (seats.filter((seat) => seat === 'me').length > 1) throw new Refused('bad-request', "only one seat can be 'me'");
  for (const bot of seats.flatMap(botOf)) house.bots.check(bot);
}

export async function checkTables({ storage, settings: { limits } }: House, person: string): Promise<void> {
  const mine = await storage.listOf(person, limits.tablesPerPerson);
  const going = mine.filter(({ row }) => row.stage === 'gathering' || row.stage === 'running');
  if (going.length >= limits.tablesPerPerson) throw new Refused('too-many', 'you sit at too many tables: finish or leave one');
}

export function findGame(house: House, id: string): AnyGame {
  const game = house.games.get(id);
  if (game === undefined) throw new Refused('bad-request', `no game '${id}': there is ${[...house.games.keys()].join(', ')}`);
  return game;
}

function botOf(wish: SeatWish): string[] {
  return wish.startsWith('bot:') ? [wish.slice('bot:'.length)] : [];
}

type NewTable = Pick<CreateTable, 'visibility' | 'clock'> & { readonly options: string };

export function newRow(house: House, game: AnyGame, { options, visibility, clock }: NewTable): TableRow {
  const seed = house.makeSeed();
  const now = house.now();
  return {
    id: makeTableId(),
    game: game.id,
    rules: game.rules,
    options,
    visibility,
    clock: JSON.stringify(clock),
    stage: 'gathering',
    seed,
    commitment: commitment(seed),
    at: 0,
    revision: 0,
    kept: null,
    waiting: '[]',
    winners: null,
    undo: null,
    rematch: null,
    due: null,
    created: now,
    touched: now,
  };
}

export function newSeat(row: TableRow, seat: number, wish: SeatWish, person: string): SeatRow {
  const [bot = null] = botOf(wish);
  const kind = wish === 'me' ? 'person' : wish === 'open' ? 'open' : 'bot';
  const time_left = fullTime(JSON.parse(row.clock));
  const holder = wish === 'me' ? person : null;
  return { table_id: row.id, seat, kind, bot, person: holder, stand_in: null, resigned: 0, time_left, since: null };
}

/** Opens a table that was just set up; where nobody is missing, its game begins at once. */
async function openNew(house: House, id: string): Promise<Room> {
  const room = await house.rooms.open(id);
  await room.queue.add(() => change(house, room, null, (state) => (isReady(state) ? begin(state, state.seats) : null)));
  return room;
}

function isReady({ row, seats }: StoredTable): boolean {
  return row.stage === 'gathering' && seats.every(({ kind }) => kind !== 'open');
}

/** Another game with the same people, everybody one seat further. Asked twice, it is set up once. */
export async function rematch(house: House, room: Room, person: string): Promise<string> {
  const { row, seats } = room.state;
  findSeat(room.state, person);
  if (row.rematch !== null) return row.rematch;
  if (row.stage !== 'over') throw new Refused('not-allowed', 'the game is not over yet');
  const next = newRow(house, room.game, { options: row.options, visibility: row.visibility, clock: JSON.parse(row.clock) });
  const rotated = seats.map((seat, i) => rotatedSeat(next, seat, (i + 1) % seats.length, person));
  await house.storage.createTable({ row: next, seats: rotated.sort((a, b) => a.seat - b.seat) }, { rematchOf: row.id });
  const followUp = (await house.storage.readTable(row.id))?.row.rematch ?? next.id;
  await openNew(house, followUp);
  return followUp;
}

/** Who had left is still away; who resigned, or asks for the new game, plays. */
function rotatedSeat(next: TableRow, row: SeatRow, seat: number, asker: string): SeatRow {
  const isAway = row.stand_in !== null && row.resigned === 0 && row.person !== asker;
  const time_left = fullTime(JSON.parse(next.clock));
  return { ...row, table_id: next.id, seat, stand_in: isAway ? row.stand_in : null, resigned: 0, time_left, since: null };
}
