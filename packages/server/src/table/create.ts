// Setting a table up, and setting it up again.
import { randomBytes, randomInt } from 'node:crypto';
import { type AnyGame, commitment, openMatch, short } from '@quarterdeck/kernel';
import type { CreateTable, SeatWish } from '@quarterdeck/protocol';
import { refusal } from '@quarterdeck/protocol';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/storage.ts';
import { type Action, change } from './change.ts';
import { fullTime } from './clock.ts';
import type { House } from './house.ts';
import { optionsText } from './info.ts';
import type { Room } from './room.ts';
import { begin, findSeat, sit } from './seats.ts';
import { hasOwnComponents } from './trust.ts';

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
  await checkTables(house, person, isOfBots(wish.seats));
  const options = await checkedOptions(house, game, wish);
  const row = newRow(house, game, { ...wish, host: person, options, seed: promisedSeed(house, person, wish) });
  const seats = wish.seats.map((seat, i) => ({ ...newSeat(row, i, seat, person), nonce: seat === 'me' ? wish.nonce : null }));
  await house.storage.createTable({ row, seats }, null);
  house.metrics.count('tables_created');
  return openNew(house, row.id);
}

/** The seed that was promised; who adds to the luck without a promise could be given a seed that fits. */
function promisedSeed({ promises }: House, person: string, { commitment, nonce }: Luck): string {
  if (commitment !== null) return promises.redeem(person, commitment);
  if (nonce !== null) throw refusal('bad-request', "a nonce follows a promise: ask for one, and name its 'commitment'");
  return promises.redeem(person, promises.make(person));
}

/** Options as they are written down. Components of a stranger's making are tried out apart from everybody else. */
async function checkedOptions({ rules, checker, trusted }: House, game: AnyGame, wish: CreateTable): Promise<string> {
  const isTrusted = trusted.has(game);
  const seats = wish.seats.length;
  if (isTrusted && hasOwnComponents(game, wish.options)) return checker.options(game.id, wish.options, seats);
  const { options } = rules.run({ table: 'new', isTrusted }, () => openMatch(game, { options: wish.options, seats }));
  return optionsText(game, options);
}

export function checkSeats(house: House, seats: readonly SeatWish[]): void {
  if (seats.filter((seat) => seat === 'me').length > 1) throw refusal('bad-request', "only one seat can be 'me'");
  for (const bot of seats.flatMap(botOf)) house.bots.check(bot);
}

/** Whether somebody may set another table up; it is counted, whatever becomes of it. */
export async function checkTables(house: House, person: string, isOfBots: boolean): Promise<void> {
  const { limits } = house.settings;
  const going = await house.storage.countGoing(person);
  if (going.own >= limits.tablesPerPerson) throw refusal('too-many', 'you sit at too many tables: finish or leave one');
  if (isOfBots && going.ofBots >= limits.botTables)
    throw refusal('too-many', 'bots play alone at enough of your tables: wait until a game is over');
  if (!house.budgets.tables.spend(person)) throw refusal('too-many', 'you have set up many tables: please wait a few minutes');
}

/** Nobody sits there, and nobody can. */
export function isOfBots(seats: readonly SeatWish[]): boolean {
  return seats.every((seat) => seat.startsWith('bot:'));
}

export function findGame(house: House, id: string): AnyGame {
  const game = house.games.get(id);
  if (game === undefined) throw refusal('bad-request', `no game '${short(id)}': there is ${[...house.games.keys()].join(', ')}`);
  return game;
}

function botOf(wish: SeatWish): string[] {
  return wish.startsWith('bot:') ? [wish.slice('bot:'.length)] : [];
}

type Luck = Pick<CreateTable, 'commitment' | 'nonce'>;
type NewTable = Pick<CreateTable, 'visibility' | 'clock'> & {
  readonly host: string;
  readonly options: string;
  readonly seed: string;
};

export function newRow(house: House, game: AnyGame, { host, options, seed, visibility, clock }: NewTable): TableRow {
  const now = house.now();
  return {
    id: makeTableId(),
    game: game.id,
    rules: game.rules,
    options,
    visibility,
    clock: JSON.stringify(clock),
    stage: 'gathering',
    ended: null,
    host,
    seed,
    commitment: commitment(seed),
    at: 0,
    revision: 0,
    kept: null,
    waiting: '[]',
    winners: null,
    undo: null,
    rematch: null,
    hash: null,
    hashed: null,
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
  return {
    table_id: row.id,
    seat,
    kind,
    bot,
    person: holder,
    stand_in: null,
    away: null,
    resigned: 0,
    nonce: null,
    time_left,
    before_move: null,
    since: null,
  };
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

/**
 * Another game, everybody one seat further. The first who asks sets the table up, with the same bots and free seats for the people;
 * whoever asks after that sits down there. Nobody is seated who did not ask.
 */
export async function rematch(house: House, room: Room, person: string, luck: Luck): Promise<string> {
  const { seat } = findSeat(room.state, person);
  if (room.state.row.stage !== 'over' || room.state.row.ended === 'cancelled')
    throw refusal('not-allowed', 'the game is not over yet');
  const known = await openRematch(house, room);
  if (known === null || known.state.row.ended === 'cancelled') return setUpAgain(house, room, { person, seat, luck });
  if (luck.commitment !== null) throw refusal('stale', 'somebody else was faster: ask again');
  await known.queue.add(() => change(house, known, null, sitAgain(person, nextSeat(room, seat), luck.nonce)));
  return known.id;
}

/** The table that was set up for the next game, or null. */
async function openRematch({ rooms }: House, { state: { row } }: Room): Promise<Room | null> {
  return row.rematch === null ? null : rooms.open(row.rematch);
}

function nextSeat({ state: { seats } }: Room, seat: number): number {
  return (seat + 1) % seats.length;
}

interface Asking {
  readonly person: string;
  readonly seat: number;
  readonly luck: Luck;
}

async function setUpAgain(house: House, room: Room, asking: Asking): Promise<string> {
  const { row, seats } = room.state;
  await checkTables(house, asking.person, false);
  const clock = JSON.parse(row.clock);
  const seed = promisedSeed(house, asking.person, asking.luck);
  const next = newRow(house, room.game, { host: asking.person, options: row.options, visibility: 'link', clock, seed });
  const wished = seats.map((seat): SeatRow => {
    const wish = seat.seat === asking.seat ? 'me' : seat.kind === 'bot' ? (`bot:${seat.bot}` as const) : 'open';
    return { ...newSeat(next, nextSeat(room, seat.seat), wish, asking.person), nonce: wish === 'me' ? asking.luck.nonce : null };
  });
  const ordered = wished.sort((a, b) => a.seat - b.seat);
  const isFirst = await house.storage.createTable({ row: next, seats: ordered }, { rematchOf: row.id, instead: row.rematch });
  if (!isFirst) throw refusal('stale', 'somebody else was faster: ask again');
  house.metrics.count('tables_created');
  await openNew(house, next.id);
  return next.id;
}

/** The seat that is the person's turn to have, or any that is free; nothing where the game goes on without them. */
function sitAgain(person: string, wanted: number, nonce: string | null): Action {
  return (state) => {
    const isThere = state.seats.some((row) => row.person === person);
    const free = state.seats.filter(({ kind }) => kind === 'open');
    const seat = free.find((row) => row.seat === wanted) ?? free[0];
    if (isThere || state.row.stage !== 'gathering' || seat === undefined) return null;
    return sit(person, seat.seat, nonce)(state);
  };
}
