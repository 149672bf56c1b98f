// How what is stored is written down, and read again: parsers and printers in pairs. Lists and objects are JSON text in the columns.
import type { Actor } from '@quarterdeck/kernel';
import { clock, type Note, seatNumber, undoAsked } from '@quarterdeck/protocol';
import * as z from 'zod';
import { readJson } from '../json.ts';
import type { ChatRow, EntryRow, NoteRow, PersonRow, PushRow, SeatRow, TableRow, TicketRow } from './schema.ts';
import type {
  Done,
  ListedTable,
  SeatHolder,
  StoredEntry,
  StoredLine,
  StoredPerson,
  StoredPush,
  StoredSeat,
  StoredTable,
} from './stored.ts';

const options = z.record(z.string(), z.unknown());
const seatList = z.array(seatNumber);
const pushKeys = z.object({ p256dh: z.string(), auth: z.string() });
const anything = z.unknown();

type ListedRow = Omit<TableRow, 'options'>;

export function parseListed(row: ListedRow, seats: readonly SeatRow[]): ListedTable {
  const { winners, undo, seed } = row;
  return {
    ...row,
    clock: readJson(row.clock, clock),
    seed: seed === '' ? null : seed,
    waiting: readJson(row.waiting, seatList),
    winners: winners === null ? null : readJson(winners, seatList),
    undo: undo === null ? null : readJson(undo, undoAsked),
    seats: seats.map(parseSeat),
  };
}

export function parseTable({ options: text, ...row }: TableRow, seats: readonly SeatRow[]): StoredTable {
  return { ...parseListed(row, seats), options: readJson(text, options) };
}

/** What was fixed when the table was set up, and is never written again. */
function printFixed({ id, game, options: given, visibility, clock: face, seed, commitment, created }: StoredTable) {
  const texts = { options: JSON.stringify(given), clock: JSON.stringify(face), seed: seed ?? '' };
  return { id, game, visibility, commitment, created, ...texts };
}

/** What may change. */
export function printChanging(table: StoredTable): Omit<TableRow, keyof ReturnType<typeof printFixed>> {
  const { rules, stage, ended, host, at, revision, kept, winners, undo, rematch, hash, hashed, due, touched } = table;
  return {
    rules,
    stage,
    ended,
    host,
    at,
    revision,
    kept,
    waiting: JSON.stringify(table.waiting),
    winners: winners === null ? null : JSON.stringify(winners),
    undo: undo === null ? null : JSON.stringify(undo),
    rematch,
    hash,
    hashed,
    due,
    touched,
  };
}

export function printTable(table: StoredTable): TableRow {
  return { ...printFixed(table), ...printChanging(table) };
}

function parseSeat(row: SeatRow): StoredSeat {
  const { seat, nonce, time_left, before_move, since } = row;
  return { seat, holder: parseHolder(row), nonce, timeLeft: time_left, beforeMove: before_move, since };
}

function parseHolder({ kind, bot, person, stand_in, away, resigned }: SeatRow): SeatHolder {
  if (kind === 'bot') return { kind, bot: bot ?? '' };
  if (kind === 'open' || person === null) return { kind: 'open' };
  return { kind, person, standIn: stand_in, away: resigned === 1 ? 'resigned' : away };
}

export function printSeat(table: string, { seat, holder, nonce, timeLeft, beforeMove, since }: StoredSeat): SeatRow {
  const clockColumns = { time_left: timeLeft, before_move: beforeMove, since };
  return { table_id: table, seat, ...printHolder(holder), nonce, ...clockColumns };
}

function printHolder(holder: SeatHolder) {
  const nobody = { bot: null, person: null, stand_in: null, away: null, resigned: 0 };
  if (holder.kind === 'open') return { kind: holder.kind, ...nobody };
  if (holder.kind === 'bot') return { kind: holder.kind, ...nobody, bot: holder.bot };
  const { kind, person, standIn, away } = holder;
  return { kind, bot: null, person, stand_in: standIn, away, resigned: away === 'resigned' ? 1 : 0 };
}

export function parseEntry({ number, actor, move, time }: EntryRow): StoredEntry {
  return { number, actor: parseActor(actor), move: readJson(move, anything), time };
}

function parseActor(text: string): Actor {
  return text === 'chance' ? text : Number(text);
}

export function printEntry(table: string, { number, actor, move, time }: StoredEntry): EntryRow {
  return { table_id: table, number, actor: String(actor), move: JSON.stringify(move), time };
}

export function parseNote({ number, kind, at, seat, time }: NoteRow): Note {
  return { number, kind, at, seat, time };
}

export function printNote(table: string, { number, kind, at, seat, time }: Note): NoteRow {
  return { table_id: table, number, kind, at, seat, time };
}

export function parseLine({ table_id, number, room, person, seat, text, time }: ChatRow): StoredLine {
  return { table: table_id, number, room, person, seat, text, time };
}

export function printLine({ table, number, room, person, seat, text, time }: StoredLine): ChatRow {
  return { table_id: table, number, room, person, seat, text, time };
}

export function parseDone({ person, ticket, result }: TicketRow): Done {
  return { person, ticket, result: readJson(result, anything) };
}

export function printDone(table: string, { person, ticket, result }: Done, time: number): TicketRow {
  return { table_id: table, person, ticket, result: JSON.stringify(result), time };
}

export function parsePerson({ id, name, gone, created }: PersonRow): StoredPerson {
  return { id, name, isGone: gone === 1, created };
}

export function parsePush({ endpoint, person, keys, created }: PushRow): StoredPush {
  return { endpoint, person, keys: readJson(keys, pushKeys), created };
}

export function printPush({ endpoint, person, keys, created }: StoredPush): PushRow {
  return { endpoint, person, keys: JSON.stringify(keys), created };
}
