// A table made of a record: a game that was begun elsewhere, in a browser without a network most of all, and goes on or is shown here.
import { type OpenRecord, refusal } from '@quarterdeck/protocol';
import type { CheckedRecord, Checker } from '../../check/checker.ts';
import type { Metrics } from '../../metrics.ts';
import type { Storage } from '../../storage/storage.ts';
import type { StoredEntry, StoredTable } from '../../storage/stored.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Admission } from './admission.ts';
import { isOfBots, newTable } from './new-table.ts';

export interface RecordParts {
  readonly storage: Pick<Storage, 'createTable'>;
  readonly admission: Admission;
  readonly checker: Pick<Checker, 'record'>;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  now(): number;
}

/** Plays the record again, every move and every draw; a Refused says in which line it is wrong. */
export async function openRecord(parts: RecordParts, person: string, { record, seats }: OpenRecord): Promise<Room> {
  const { storage, admission, rooms, metrics } = parts;
  await admission.checkTables(person, isOfBots(seats));
  const checked = await parts.checker.record(record);
  admission.checkSeats(seats);
  checkCompany(checked, seats);
  const table = tableOf(parts, checked, person, seats);
  await storage.createTable(table, null, entriesOf(table, checked));
  metrics.count('tables_created');
  return rooms.open(table.id);
}

/**
 * Whoever has the record knows what the seed still brings, so that a game that is not over goes on with bots only. Seats of a
 * finished one may stay open: the people who sat there are not known here.
 */
function checkCompany({ isOver, seats }: CheckedRecord, wishes: OpenRecord['seats']): void {
  if (wishes.length !== seats) throw refusal('bad-request', `line 4: the record has ${seats} seats, not ${wishes.length}`);
  if (!isOver && wishes.includes('open'))
    throw refusal(
      'not-allowed',
      'a game that was begun elsewhere goes on against bots: its luck is known to whoever has the record',
    );
}

/** The table as the game left it, so that it goes on by itself whatever happens next. */
function tableOf(parts: RecordParts, checked: CheckedRecord, host: string, wishes: OpenRecord['seats']): StoredTable {
  const { options, seed, isOver } = checked;
  const seats = wishes.map((wish, seat) => ({ wish, nonce: checked.nonces[seat] ?? null }));
  const game = parts.admission.findGame(checked.game);
  const table = newTable(game, { host, options, seed, visibility: 'link', clock: { kind: 'none' }, seats }, parts.now());
  return {
    ...table,
    commitment: checked.commitment ?? '',
    stage: isOver ? 'over' : 'running',
    ended: isOver ? 'played' : null,
    at: checked.entries.length,
    waiting: checked.waiting,
    winners: isOver ? checked.winners : null,
    due: isOver ? null : table.created,
  };
}

function entriesOf({ created }: StoredTable, { entries }: CheckedRecord): StoredEntry[] {
  return entries.map(({ actor, move }, i) => ({ number: i + 1, actor, move, time: created }));
}
