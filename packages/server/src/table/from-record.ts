// A table made of a record: a game that was begun elsewhere, in a browser without a network most of all, and goes on or is shown here.
import type { OpenRecord } from '@quarterdeck/protocol';
import { refusal } from '@quarterdeck/protocol';
import type { CheckedRecord } from '../check/checker.ts';
import type { EntryRow, TableRow } from '../storage/schema.ts';
import { checkSeats, checkTables, findGame, isOfBots, newRow, newSeat } from './create.ts';
import type { House } from './house.ts';
import type { Room } from './room.ts';

/** Plays the record again, every move and every draw; a Refused says in which line it is wrong. */
export async function openRecord(house: House, person: string, { record, seats: wishes }: OpenRecord): Promise<Room> {
  await checkTables(house, person, isOfBots(wishes));
  const checked = await house.checker.record(record);
  checkSeats(house, wishes);
  checkCompany(checked, wishes);
  const row = rowOf(house, checked, person);
  const seats = wishes.map((wish, seat) => ({ ...newSeat(row, seat, wish, person), nonce: checked.nonces[seat] ?? null }));
  await house.storage.createTable({ row, seats }, null, entriesOf(row, checked));
  house.metrics.count('tables_created');
  return house.rooms.open(row.id);
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
function rowOf(house: House, checked: CheckedRecord, host: string): TableRow {
  const { options, isOver } = checked;
  const table = { host, options, seed: checked.seed ?? '', visibility: 'link', clock: { kind: 'none' } } as const;
  const row = newRow(house, findGame(house, checked.game), table);
  return {
    ...row,
    commitment: checked.commitment ?? '',
    stage: isOver ? 'over' : 'running',
    ended: isOver ? 'played' : null,
    at: checked.entries.length,
    waiting: JSON.stringify(checked.waiting),
    winners: isOver ? JSON.stringify(checked.winners) : null,
    due: isOver ? null : row.created,
  };
}

function entriesOf({ id, created }: TableRow, { entries }: CheckedRecord): EntryRow[] {
  return entries.map(({ actor, move }, i) => ({ table_id: id, number: i + 1, actor, move, time: created }));
}
