// One action at a table: worked out by the rules, written to the storage, and only then told to anybody.
import { performance } from 'node:perf_hooks';
import type { Seat, Viewer } from '@quarterdeck/kernel';
import { type Note, refusal } from '@quarterdeck/protocol';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import { asRefused } from '../../refused.ts';
import type { Storage } from '../../storage/storage.ts';
import { troubleOf } from '../../trouble.ts';
import { type Loader, SHOWN_NOTES } from '../room/loading.ts';
import { entriesFrom, viewsOf } from '../room/play.ts';
import { botToMove, doneKey, type Room, setViews, type TableState, viewersOf } from '../room/room.ts';
import type { CloseFailed } from '../rules/failed.ts';
import type { Rules } from '../rules/rules.ts';
import { announce, type News } from '../telling/announce.ts';
import { isPlayedByPerson } from './clock.ts';
import { type Action, type Draft, nextState } from './draft.ts';

export interface Asker {
  readonly person: string;
  readonly ticket: string;
}

/** Whoever changes tables. */
export interface Changer {
  /** Does an action; nothing is done where the action says that there is nothing to do. */
  change(room: Room, asker: Asker | null, action: Action): Promise<void>;
  /** Follows the rules; a fault there that is not the asker's closes the table, and only the table. */
  work<R>(room: Room, task: () => R): Promise<R>;
  /** Looks at a table, or reads what somebody has sent; what goes wrong is a refusal. */
  look<R>(room: Room, task: () => R): R;
}

export interface ChangerParts {
  readonly storage: Pick<Storage, 'commit'>;
  readonly rules: Rules;
  readonly loader: Pick<Loader, 'reload'>;
  readonly closeFailed: CloseFailed;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly standIn: string;
  now(): number;
  /** Tells somebody who is not looking that they are waited for. */
  nudge(person: string, table: string, game: string): void;
  /** Something has changed here: bots and clocks may be due. */
  stirred(room: Room): void;
}

const TRIES = 5;

interface Worked {
  readonly next: TableState;
  readonly kept: number;
  /** What is new of the notes. */
  readonly notes: readonly Note[];
  readonly views: ReturnType<typeof viewsOf>;
  readonly news: News;
}

export function makeChanger(parts: ChangerParts): Changer {
  const { rules, closeFailed, metrics, log } = parts;

  async function work<R>(room: Room, task: () => R): Promise<R> {
    try {
      return rules.run(room.trust, task);
    } catch (error) {
      return closeFailed(room, error);
    }
  }

  function look<R>(room: Room, task: () => R): R {
    try {
      return rules.run(room.trust, task);
    } catch (error) {
      const refused = asRefused(error);
      if (refused !== null) throw refused;
      log.warn({ table: room.id, game: room.game.id, ...troubleOf(error) }, 'a request cannot be read');
      throw refusal('bad-request', 'this cannot be read as an answer to what is asked here');
    }
  }

  async function change(room: Room, asker: Asker | null, action: Action): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { state } = room;
      const draft = look(room, () => action(state));
      if (draft === null) return;
      const worked = await work(room, () => workOut(parts, room, draft));
      if (await write(parts, state, worked, asker)) return tell(room, worked, asker);
      metrics.count('lost_races');
      await parts.loader.reload(room);
    }
    throw refusal('unavailable', 'too many are writing to this table at once: please try again');
  }

  /** Events are seen through the rules too, and may fail there. */
  async function tell(room: Room, worked: Worked, asker: Asker | null): Promise<void> {
    try {
      rules.tell(room.id, () => adopt(parts, room, worked, asker));
    } catch (error) {
      await closeFailed(room, error);
    }
  }

  return { change, work, look };
}

function workOut({ now, standIn }: ChangerParts, room: Room, draft: Draft): Worked {
  const { state } = room;
  const next = nextState(state, draft, now(), standIn);
  const views = viewsOf(next.play, viewersAfter(room, next, standIn));
  const notes = next.notes.slice(state.notes.length);
  return { next, kept: draft.kept ?? state.table.at, notes, views, news: draft.news };
}

/** Watchers, by the seats that they will have, and the bot that moves next. */
function viewersAfter(room: Room, next: TableState, standIn: string): Set<Viewer> {
  const viewers = viewersOf({ ...room, state: next });
  const bot = botToMove(next.table, standIn);
  return bot === null ? viewers : viewers.add(bot.seat);
}

async function write(parts: ChangerParts, before: TableState, worked: Worked, asker: Asker | null): Promise<boolean> {
  const { next, kept, notes } = worked;
  const started = performance.now();
  const isWritten = await parts.storage.commit({
    table: next.table,
    was: before.table,
    from: kept,
    entries: entriesFrom(next.play, kept, next.table.touched),
    notes,
    done: asker === null ? null : { person: asker.person, ticket: asker.ticket, result: null },
  });
  parts.metrics.observe('commit', performance.now() - started);
  return isWritten;
}

/** It is on the disk: now the room may know it, and everybody may hear it. */
function adopt(parts: ChangerParts, room: Room, { next, notes, views, news }: Worked, asker: Asker | null): void {
  const before = { play: room.state.play, views: room.views };
  const waitedBefore = room.state.table.waiting;
  const table = { ...next.table, revision: next.table.revision + 1 };
  room.state = { ...next, table, notes: next.notes.slice(-SHOWN_NOTES) };
  setViews(room, views);
  if (asker !== null) room.done.add(doneKey(asker.person, asker.ticket));
  announce(room, news, notes, before);
  room.state = { ...room.state, play: { ...room.state.play, latest: null } }; // it has been told
  nudgeAbsent(parts, room, waitedBefore);
  parts.stirred(room);
}

/** Whoever has just become waited for and does not look is told, if they wished so. */
function nudgeAbsent({ nudge }: ChangerParts, room: Room, before: readonly Seat[]): void {
  const { id, game, waiting, seats } = room.state.table;
  const watching = new Set([...room.watchers].map(({ person }) => person));
  for (const seat of seats) {
    const isNew = waiting.includes(seat.seat) && !before.includes(seat.seat);
    const { holder } = seat;
    if (!isNew || holder.kind !== 'person' || !isPlayedByPerson(seat)) continue;
    if (!watching.has(holder.person)) nudge(holder.person, id, game);
  }
}
