// A table whose rules have failed: it is closed, and all that is needed to find out why is kept.
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printRecord } from '@quarterdeck/kernel';
import { refusal } from '@quarterdeck/protocol';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import { asRefused } from '../../refused.ts';
import type { Storage } from '../../storage/storage.ts';
import { troubleOf } from '../../trouble.ts';
import type { Room } from '../room/room.ts';
import { announce } from '../telling/announce.ts';
import type { Rules } from './rules.ts';

/** They name cards and seeds. */
const OWN = { mode: 0o600 } as const;

/** Throws what the asker is told. A refusal goes through as it is; anything else is a bug and closes the table. */
export type CloseFailed = (room: Room, error: unknown) => Promise<never>;

export interface FailedParts {
  readonly storage: Pick<Storage, 'commit'>;
  readonly rules: Rules;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
  /** Where the records of such tables are kept, and how many. */
  readonly folder: string;
  readonly most: number;
}

export function makeCloseFailed(parts: FailedParts): CloseFailed {
  return async (room, error) => {
    const refused = asRefused(error);
    if (refused !== null) throw refused;
    if (room.state.table.stage !== 'wrecked') await closeTable(parts, room, error);
    throw refusal('wrecked', 'the rules of this game have failed here: the table is closed, and its record is kept for the host');
  };
}

async function closeTable(parts: FailedParts, room: Room, error: unknown): Promise<void> {
  const { metrics, log, storage, now } = parts;
  metrics.count('crashes');
  log.error({ table: room.id, game: room.game.id, ...troubleOf(error) }, 'rules failed');
  await saveCrash(parts, room, error).catch(() => metrics.count('log_failures'));
  const { state } = room;
  const was = state.table;
  const seats = was.seats.map((seat) => ({ ...seat, since: null }));
  const table = { ...was, stage: 'wrecked', waiting: [], undo: null, due: null, touched: now(), seats } as const;
  await storage.commit({ table, was, from: table.at, entries: [], notes: [], done: null });
  room.state = { ...state, table: { ...table, revision: table.revision + 1 } };
  announce(room, { kind: 'table' });
}

/** The record up to the fault opens as a game (`quarterdeck replay`); beside it stands what was thrown. */
async function saveCrash({ folder, most, rules }: FailedParts, room: Room, error: unknown): Promise<void> {
  const { at } = room.state.table;
  const name = join(folder, `${room.id}-${at}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  await writeFile(`${name}.txt`, `${room.game.id}, rules ${room.game.rules}, after entry ${at}\n${what}\n`, OWN);
  const record = rules.run(room.trust, () => printRecord(room.state.play.match, { withSeed: true }));
  await writeFile(`${name}.record`, record, OWN);
  await trimCrashes(folder, most);
}

/** The oldest go. Those of tables that did not come to an end stay: they keep the tables shut. */
async function trimCrashes(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.includes('hung'));
  if (names.length <= most) return;
  const times = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })));
  const oldest = times.toSorted((a, b) => a.time - b.time).slice(0, names.length - most);
  for (const { name } of oldest) await rm(join(folder, name), { force: true });
}
