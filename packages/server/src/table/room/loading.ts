// A table out of the storage: its log is played again, by the rules of its own version or by those that lead to the same.
import type { AnyGame } from '@quarterdeck/kernel';
import { refusal } from '@quarterdeck/protocol';
import type { Log } from '../../log.ts';
import type { Storage } from '../../storage/storage.ts';
import { peopleAt, type StoredEntry, type StoredTable } from '../../storage/stored.ts';
import { troubleOf } from '../../trouble.ts';
import { checkNotEndless } from '../rules/endless.ts';
import type { Rules, Trust } from '../rules/rules.ts';
import { trustIn } from '../rules/trust.ts';
import { openStored, type Play, replaySlices } from './play.ts';
import { rerun } from './rerun.ts';
import { makeRoom, type Room } from './room.ts';

export interface Loader {
  load(id: string): Promise<Room>;
  /** Takes the table from the storage again, because somebody else has written to it. */
  reload(room: Room): Promise<void>;
}

export interface LoaderParts {
  readonly storage: Pick<Storage, 'readTable' | 'readEntries' | 'readNotes' | 'readDone' | 'names' | 'raiseRules'>;
  readonly rules: Rules;
  /** Every game there is, by its id. */
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Those whose rules are known to come to an end. */
  readonly trusted: ReadonlySet<AnyGame>;
  /** Tables that are never opened, because their rules did not come to an end once. */
  readonly endless: ReadonlySet<string>;
  readonly log: Log;
}

/** So many notes are told to whoever comes. */
export const SHOWN_NOTES = 200;

export function makeLoader(parts: LoaderParts): Loader {
  const load = (id: string) => loadRoom(parts, id);
  return {
    load,
    async reload(room) {
      const fresh = await load(room.id);
      room.state = fresh.state;
      room.names = fresh.names;
      room.views = new Map();
      room.done.clear();
      for (const key of fresh.done) room.done.add(key);
    },
  };
}

/** A stored table, and where and by what it is played. */
interface Stored {
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
  readonly game: AnyGame;
  readonly trust: Trust;
}

async function loadRoom(parts: LoaderParts, id: string): Promise<Room> {
  const { storage } = parts;
  checkNotEndless(parts.endless, id);
  const stored = await readStored(parts, id);
  const { game, trust } = stored;
  const isOld = game.rules !== stored.table.rules;
  const { table, play } = isOld ? await carriedOver(parts, stored) : await replayed(parts, stored);
  const names = await storage.names(peopleAt(table.seats));
  const notes = await storage.readNotes(id, SHOWN_NOTES);
  return makeRoom({ game, trust, state: { table, play, notes }, names }, await storage.readDone(id));
}

async function readStored({ storage, games, trusted, log }: LoaderParts, id: string): Promise<Stored> {
  const table = await storage.readTable(id);
  if (table === null) throw unknownTable();
  const game = games.get(table.game);
  if (game === undefined) throw refusal('unavailable', `the game '${table.game}' is not installed here`);
  const entries = await storage.readEntries(id);
  checkWhole(log, table, entries);
  return { table, entries, game, trust: trustIn(trusted, game, table) };
}

export function unknownTable() {
  return refusal('unknown-table', 'there is no such table: the link is wrong, or not whole');
}

/** The log is the game: a table that has lost a part of it stands still rather than go on from somewhere else. */
function checkWhole(log: Log, { id, at }: StoredTable, entries: readonly StoredEntry[]): void {
  const isWhole = entries.length === at && entries.every(({ number }, i) => number === i + 1);
  if (isWhole) return;
  log.error({ table: id, wanted: at, found: entries.length }, 'a log is not whole');
  throw refusal('wrecked', 'the log of this table is not whole: nothing more is changed here, and the host can restore a backup');
}

interface Opened {
  readonly table: StoredTable;
  readonly play: Play;
}

async function replayed({ rules, log }: LoaderParts, { table, entries, game, trust }: Stored): Promise<Opened> {
  const run = <R>(work: () => R): R => rules.run(trust, work);
  try {
    const opened = run(() => openStored(game, table, table.seats));
    return { table, play: await replaySlices(opened, entries, run) };
  } catch (error) {
    log.error({ table: table.id, game: table.game, ...troubleOf(error) }, 'a log cannot be replayed');
    throw refusal('wrecked', 'the log of this table cannot be played again by the rules that are installed here');
  }
}

/** A table of another version of the rules goes on where its log leads to the same by the present ones. */
async function carriedOver({ rules, storage, log }: LoaderParts, stored: Stored): Promise<Opened> {
  const { table, entries, game, trust } = stored;
  const done = await rerun(game, table, entries, (work) => rules.run(trust, work));
  if ('parting' in done) {
    log.warn({ table: table.id, game: game.id, entry: done.parting.entry }, 'a table keeps to older rules and is not opened');
    throw refusal(
      'old-rules',
      `this table plays version ${table.rules} of the rules; by version ${game.rules} its game would be another one, so it stays as it is, and its record can be had`,
    );
  }
  if (!(await storage.raiseRules(table, game.rules)))
    throw refusal('unavailable', 'this table has just changed: please try again');
  return { table: { ...table, rules: game.rules, revision: table.revision + 1 }, play: done.play };
}
