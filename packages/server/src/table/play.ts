// What a server adds to a game being played: how it comes out of the storage and goes back there, and where its luck comes from.
import { randomInt } from 'node:crypto';
import timers from 'node:timers/promises';
import { type AnyGame, type Entry, type GameTypes, quickRng, type Shown, type Viewer } from '@quarterdeck/kernel';
import * as table from '@quarterdeck/table';
import { luckFrom, shownTo } from '@quarterdeck/table';
import type { EntryRow, SeatRow, TableRow } from '../storage/schema.ts';

/** A game at a table, whichever it is. */
export type Play = table.Play<GameTypes>;

/** By the seed; a game that came as a record without one has luck that nobody was promised. */
export const luck: table.Luck<GameTypes> = luckFrom(() => quickRng(randomInt(2 ** 32)));

/** A game that nobody has moved in. Its luck is fixed by the seed and by what the seats have added to it. */
export function openStored(
  game: AnyGame,
  row: Pick<TableRow, 'options' | 'seed'>,
  seats: readonly Pick<SeatRow, 'nonce'>[],
): Play {
  const nonces = seats.map(({ nonce }) => nonce);
  return table.openPlay(game, { options: JSON.parse(row.options), seats: seats.length, seed: seedOf(row), nonces });
}

/** Null where the game came as a record without a seed: its luck was never promised. */
export function seedOf({ seed }: Pick<TableRow, 'seed'>): string | null {
  return seed === '' ? null : seed;
}

/** Entries that are played again in one go: few enough that nobody else waits for them. */
const SLICE = 100;

/** Plays a log again from where a game stands, slice by slice; between two of them others have their turn. */
export async function replaySlices(opened: Play, entries: readonly EntryRow[], run: (work: () => Play) => Play): Promise<Play> {
  let play = opened;
  for (let from = 0; from < entries.length; from += SLICE) {
    if (from > 0) await timers.setImmediate();
    const slice = entries.slice(from, from + SLICE).map(entryOf);
    const before = play;
    play = run(() => table.replay(before, slice));
  }
  return play;
}

export function entryOf({ actor, move }: Pick<EntryRow, 'actor' | 'move'>): Entry<unknown> {
  return { actor: actor === 'chance' ? actor : Number(actor), move: JSON.parse(move) };
}

export function entryRows(id: string, { match }: Play, from: number, time: number): EntryRow[] {
  return match.log.slice(from).map(({ actor, move }, i) => ({
    table_id: id,
    number: from + i + 1,
    actor: String(actor),
    move: JSON.stringify(move),
    time,
  }));
}

export type Views = ReadonlyMap<Viewer, Shown<GameTypes>>;

export function viewsOf(play: Play, viewers: Iterable<Viewer>): Views {
  return new Map([...viewers].map((viewer) => [viewer, shownTo(play, viewer)]));
}
