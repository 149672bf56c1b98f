// A table whose rules have failed: it is closed, and all that is needed to find out why is kept.
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printRecord } from '@quarterdeck/kernel';
import { refusal } from '@quarterdeck/protocol';
import { crashFolder } from '../data-folder.ts';
import { asRefused } from '../refused.ts';
import { troubleOf } from '../trouble.ts';
import { announce } from './announce.ts';
import type { House } from './house.ts';
import type { Room } from './room.ts';

/** They name cards and seeds. */
const OWN = { mode: 0o600 } as const;

/** Throws what the asker is told. A refusal goes through as it is; anything else is a bug and closes the table. */
export async function wreck(house: House, room: Room, error: unknown): Promise<never> {
  const refused = asRefused(error);
  if (refused !== null) throw refused;
  if (room.state.row.stage !== 'wrecked') await closeTable(house, room, error);
  throw refusal('wrecked', 'the rules of this game have failed here: the table is closed, and its record is kept for the host');
}

async function closeTable(house: House, room: Room, error: unknown): Promise<void> {
  house.metrics.count('crashes');
  house.log.error({ table: room.id, game: room.game.id, ...troubleOf(error) }, 'rules failed');
  await saveCrash(house, room, error).catch(() => house.metrics.count('log_failures'));
  const { state } = room;
  const row = { ...state.row, stage: 'wrecked' as const, waiting: '[]', undo: null, due: null, touched: house.now() };
  const seats = state.seats.map((seat) => ({ ...seat, since: null }));
  await house.storage.commit({ row, seats, seatsEnd: null, from: row.at, entries: [], notes: [], done: null });
  room.state = { ...state, row: { ...row, revision: row.revision + 1 }, seats };
  announce(room, { kind: 'table' });
}

/** The record up to the fault opens as a game (`quarterdeck replay`); beside it stands what was thrown. */
async function saveCrash(house: House, room: Room, error: unknown): Promise<void> {
  const folder = crashFolder(house.settings.dataDir);
  const name = join(folder, `${room.id}-${room.state.row.at}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  await writeFile(`${name}.txt`, `${room.game.id}, rules ${room.game.rules}, after entry ${room.state.row.at}\n${what}\n`, OWN);
  const record = house.rules.run(room.place, () => printRecord(room.state.play.match, { withSeed: true }));
  await writeFile(`${name}.record`, record, OWN);
  await trimCrashes(folder, house.settings.retention.crashFiles);
}

/** The oldest go. Those of tables that did not come to an end stay: they keep the tables shut. */
async function trimCrashes(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.includes('hung'));
  if (names.length <= most) return;
  const times = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })));
  const oldest = times.toSorted((a, b) => a.time - b.time).slice(0, names.length - most);
  for (const { name } of oldest) await rm(join(folder, name), { force: true });
}
