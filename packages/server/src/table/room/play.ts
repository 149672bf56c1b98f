// What a server adds to a game being played: how it comes out of the storage and goes back there, and where its luck comes from.
import { randomInt } from 'node:crypto';
import timers from 'node:timers/promises';
import { type AnyGame, type GameTypes, quickRng, type Shown, type Viewer } from '@quarterdeck/kernel';
import * as table from '@quarterdeck/table';
import { luckFrom, shownTo } from '@quarterdeck/table';
import type { StoredEntry, StoredSeat, StoredTable } from '../../storage/stored.ts';

/** A game at a table, whichever it is. */
export type Play = table.Play<GameTypes>;

/** By the seed; a game that came as a record without one has luck that nobody was promised. */
export const luck: table.Luck<GameTypes> = luckFrom(() => quickRng(randomInt(2 ** 32)));

/** A game that nobody has moved in. Its luck is fixed by the seed and by what the seats have added to it. */
export function openStored(
  game: AnyGame,
  { options, seed }: Pick<StoredTable, 'options' | 'seed'>,
  seats: readonly Pick<StoredSeat, 'nonce'>[],
): Play {
  return table.openPlay(game, { options, seats: seats.length, seed, nonces: seats.map(({ nonce }) => nonce) });
}

/** Entries that are played again in one go: few enough that nobody else waits for them. */
const SLICE = 100;

/** Plays a log again from where a game stands, slice by slice; between two of them others have their turn. */
export async function replaySlices(
  opened: Play,
  entries: readonly StoredEntry[],
  run: (work: () => Play) => Play,
): Promise<Play> {
  let play = opened;
  for (let from = 0; from < entries.length; from += SLICE) {
    if (from > 0) await timers.setImmediate();
    const slice = entries.slice(from, from + SLICE);
    const before = play;
    play = run(() => table.replay(before, slice));
  }
  return play;
}

/** The entries of a game after `from`, as they are written down. */
export function entriesFrom({ match }: Play, from: number, time: number): StoredEntry[] {
  return match.log.slice(from).map(({ actor, move }, i) => ({ number: from + i + 1, actor, move, time }));
}

export type Views = ReadonlyMap<Viewer, Shown<GameTypes>>;

export function viewsOf(play: Play, viewers: Iterable<Viewer>): Views {
  return new Map([...viewers].map((viewer) => [viewer, shownTo(play, viewer)]));
}
