// A log on another version of the rules: whether it leads to the same, entry by entry (docs/decisions/0010-new-rules.md).
import timers from 'node:timers/promises';
import { type AnyGame, chanceMove, type Entry, Fault, same, stateHash } from '@quarterdeck/kernel';
import { follow, followLegal, isFinished, waitingSeats, winnersOf } from '@quarterdeck/table';
import type { StoredEntry, StoredTable } from '../../storage/stored.ts';
import { openStored, type Play } from './play.ts';

/** Where a log leads elsewhere, and why. */
export interface Parting {
  readonly entry: number;
  readonly move: string;
  readonly why: string;
}

export type Rerun = { readonly play: Play } | { readonly parting: Parting };

type Run = <R>(work: () => R) => R;

/** Entries that are tried in one go, before others have their turn. */
const SLICE = 50;

/** Plays a log again by these rules; every move must be legal, every draw the same, and so must be what came of it. */
export async function rerun(game: AnyGame, table: StoredTable, entries: readonly StoredEntry[], run: Run): Promise<Rerun> {
  const opened = attempt(run, () => openStored(game, table, table.seats));
  if ('why' in opened) return { parting: { entry: 0, move: '', why: opened.why } };
  let play = opened.done;
  for (const [i, entry] of entries.entries()) {
    if (i % SLICE === SLICE - 1) await timers.setImmediate();
    const before = play;
    const next = attempt(run, () => checkedHash(table, step(before, entry)));
    if ('why' in next)
      return { parting: { entry: entry.number, move: `${entry.actor} ${JSON.stringify(entry.move)}`, why: next.why } };
    play = next.done;
  }
  const ended = play;
  const why = attempt(run, () => whereItEnds(table, ended));
  if (!('why' in why)) return { play };
  return { parting: { entry: entries.length, move: lastMove(entries), why: why.why } };
}

function attempt<R>(run: Run, work: () => R): { readonly done: R } | { readonly why: string } {
  try {
    return { done: run(work) };
  } catch (error) {
    return { why: error instanceof Fault ? error.message : `the rules fail: ${error instanceof Error ? error.name : 'error'}` };
  }
}

function step(play: Play, { actor, move }: Entry<unknown>): Play {
  return actor === 'chance' && play.match.seed !== null ? draw(play, move) : follow(play, actor, move);
}

function draw(play: Play, move: unknown): Play {
  const due = chanceMove(play.match);
  if (!same(due, move)) throw new Fault('bad-record', 'the seed lets chance play something else here');
  return followLegal(play, 'chance', due);
}

function lastMove(entries: readonly StoredEntry[]): string {
  const last = entries.at(-1);
  return last === undefined ? '' : JSON.stringify(last.move);
}

function checkedHash({ hash, hashed }: StoredTable, play: Play): Play {
  if (play.match.log.length !== hashed || hash === null) return play;
  if (stateHash(play.match.state) !== hash) throw new Fault('bad-state', 'the position is not the one that it was');
  return play;
}

/** Where nobody has hashed the last position, at least whom it waits for and who has won. */
function whereItEnds(table: StoredTable, play: Play): null {
  const waiting = table.stage === 'running' ? waitingSeats(play) : [];
  const isPlayedOut = table.stage === 'over' && table.ended === 'played';
  const winners = isPlayedOut ? winnersOf(play) : table.winners;
  const isSame = same(waiting, table.waiting) && same(winners, table.winners) && (!isPlayedOut || isFinished(play));
  if (!isSame || (table.stage === 'running' && isFinished(play)))
    throw new Fault('bad-state', 'other seats are to move than before, or others have won');
  return null;
}
