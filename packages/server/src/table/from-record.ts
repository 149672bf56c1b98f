// A table made of a record: a game that was begun elsewhere, in a browser without a network most of all, and goes on or is shown here.
import { type GameTypes, isOver, type Match, verifyRecord } from '@quarterdeck/kernel';
import type { OpenRecord } from '@quarterdeck/protocol';
import { Refused } from '../refused.ts';
import type { TableRow } from '../storage/schema.ts';
import { change } from './change.ts';
import { checkSeats, checkTables, findGame, newRow, newSeat } from './create.ts';
import type { House } from './house.ts';
import { optionsText } from './info.ts';
import { entryRows, isFinished, type Play, playChance, replay } from './play.ts';
import type { Room } from './room.ts';
import { TooSlow } from './rules.ts';

/** Plays the record again, every move and every draw; a Refused says in which line it is wrong. */
export async function openRecord(house: House, person: string, { record, seats: wishes }: OpenRecord): Promise<Room> {
  await checkTables(house, person);
  const match = await verified(house, record);
  checkSeats(house, wishes);
  checkCompany(match, wishes);
  const row = rowOf(house, match, person);
  const seats = wishes.map((wish, seat) => ({ ...newSeat(row, seat, wish, person), nonce: match.nonces[seat] ?? null }));
  const entries = entryRows(row.id, { match, events: [] }, 0, row.created);
  const play = await house.rules.run(() => replay({ game: match.game, row, seats }, entries));
  await house.storage.createTable({ row, seats }, null);
  const room = await house.rooms.open(row.id);
  await room.queue.add(() => change(house, room, null, () => arrival(play)));
  house.metrics.count('tables_created');
  return room;
}

async function verified(house: House, record: string): Promise<Match<GameTypes>> {
  try {
    return (await house.rules.run(() => verifyRecord(record, (id) => findGame(house, id)))).match;
  } catch (error) {
    throw error instanceof TooSlow ? new Refused('bad-request', 'this record takes too long to be played again') : error;
  }
}

/**
 * Whoever has the record knows what the seed still brings, so that a game that is not over goes on with bots only. Seats of a
 * finished one may stay open: the people who sat there are not known here.
 */
function checkCompany({ state, seats }: Match<GameTypes>, wishes: OpenRecord['seats']): void {
  if (wishes.length !== seats) throw new Refused('bad-request', `line 4: the record has ${seats} seats, not ${wishes.length}`);
  if (!isOver(state) && wishes.includes('open'))
    throw new Refused(
      'not-allowed',
      'a game that was begun elsewhere goes on against bots: its luck is known to whoever has the record',
    );
}

function rowOf(house: House, { game, options, seed, commitment }: Match<GameTypes>, host: string): TableRow {
  const row = newRow(house, game, {
    host,
    options: optionsText(game, options),
    visibility: 'link',
    clock: { kind: 'none' },
  });
  return { ...row, seed: seed ?? '', commitment: commitment ?? '' };
}

function arrival(play: Play) {
  const isEnded = isFinished(play);
  const row = { stage: isEnded ? 'over' : 'running' } as const;
  return { row, play: isEnded ? play : playChance(play), news: { kind: 'step', from: 0 } as const };
}
