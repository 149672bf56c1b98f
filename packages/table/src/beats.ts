// A story as a viewer may know it, beat by beat: each event with what has changed on the table, as this viewer sees it, when the event is
// told. Boards show the views in between; they need not know what an event does.
import {
  type Actor,
  type Beat,
  type Change,
  changed,
  changeOf,
  type Game,
  type GameTypes,
  type Shown,
  same,
  type Viewer,
} from '@quarterdeck/kernel';
import type { Play } from './play.ts';
import { type Moment, playedBack, type Stretch } from './stretch.ts';

/** An event, and what has changed since the one before it; null where nothing has. */
export interface SentBeat<E> {
  readonly event: E;
  readonly change: Change | null;
}

/** One entry of the log as a viewer hears it. */
export interface ToldEntry<E> {
  readonly number: number;
  readonly actor: Actor;
  readonly beats: readonly SentBeat<E>[];
}

/** Some entries as a viewer hears them, and what has changed on the table after the last event. */
export interface Tale<E> {
  readonly entries: readonly ToldEntry<E>[];
  readonly rest: Change | null;
}

/** Views that are known already, of the position before a story or after it: they need not be worked out again. */
export interface Known<T extends GameTypes> {
  readonly before: ReadonlyMap<Viewer, Pick<Shown<T>, 'view'>>;
  readonly after: ReadonlyMap<Viewer, Pick<Shown<T>, 'view'>>;
}

/** What each viewer is told on the way from one position of a game to a later one. Viewers who are told the same have the same tale. */
export function tell<T extends GameTypes>(
  before: Play<T>,
  after: Play<T>,
  viewers: Iterable<Viewer>,
  known?: Known<T>,
): ReadonlyMap<Viewer, Tale<T['event']>> {
  const { game, log } = before.match;
  const stretch = latestSince(before, after) ?? playedBack(before.match, after.match.log.slice(log.length));
  const changes = new Changes();
  const listeners = [...viewers].map((viewer) => {
    const views = { before: known?.before.get(viewer)?.view, after: known?.after.get(viewer)?.view };
    return new Listener<T>(game, viewer, changes, stretch, views);
  });
  return talesOf(listeners);
}

/** What was kept when it happened, if that is what leads from one to the other. */
function latestSince<T extends GameTypes>({ match }: Play<T>, after: Play<T>): Stretch<T> | null {
  const { latest } = after;
  return latest?.before === match.state && latest.after === after.match.state ? latest : null;
}

/** One tale for all who are told the same. */
function talesOf<T extends GameTypes>(listeners: readonly Listener<T>[]): ReadonlyMap<Viewer, Tale<T['event']>> {
  const different: Tale<T['event']>[] = [];
  return new Map(
    listeners.map((listener) => {
      const tale = listener.hear();
      const known = different.find((other) => same(other, tale));
      if (known === undefined) different.push(tale);
      return [listener.viewer, known ?? tale];
    }),
  );
}

interface Ends<V> {
  readonly before: V | undefined;
  readonly after: V | undefined;
}

/** One who listens, with the table as the last beat left it to them. */
class Listener<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly #game: Game<T>;
  readonly #changes: Changes;
  readonly #stretch: Stretch<T>;
  readonly #views: Ends<T['view']>;
  #state: T['state'];
  #view: T['view'];

  constructor(game: Game<T>, viewer: Viewer, changes: Changes, stretch: Stretch<T>, views: Ends<T['view']>) {
    this.viewer = viewer;
    this.#game = game;
    this.#changes = changes;
    this.#stretch = stretch;
    this.#views = views;
    this.#state = stretch.before;
    this.#view = views.before ?? game.view(stretch.before, viewer);
  }

  hear(): Tale<T['event']> {
    const { entries, after } = this.#stretch;
    const heard = entries.map(({ number, actor, moments }) => ({ number, actor, beats: this.#beats(moments) }));
    return { entries: heard, rest: this.#look(after) };
  }

  #beats(moments: readonly Moment<T>[]): SentBeat<T['event']>[] {
    const beats: SentBeat<T['event']>[] = [];
    for (const moment of moments) {
      const event = this.#game.viewEvent(moment.event, this.viewer);
      if (event !== null) beats.push({ event, change: this.#look(moment.state) });
    }
    return beats;
  }

  /** Where nothing has changed on the table, nothing has changed for anybody. */
  #look(state: T['state']): Change | null {
    if (state === this.#state) return null;
    const seen = this.#view;
    this.#state = state;
    this.#view = this.#viewOf(state);
    return this.#changes.between(seen, this.#view);
  }

  #viewOf(state: T['state']): T['view'] {
    return (state === this.#stretch.after ? this.#views.after : undefined) ?? this.#game.view(state, this.viewer);
  }
}

/** Changes from view to view: what several viewers see is compared once for all of them. */
class Changes {
  readonly #known = new Map<object, { readonly was: unknown; readonly change: Change | null }>();

  between(before: object, after: object): Change | null {
    return changeOf(before, after, this.#ofField);
  }

  readonly #ofField = (was: unknown, is: unknown): Change | null => {
    if (typeof is !== 'object' || is === null) return changeOf(was, is);
    const known = this.#known.get(is);
    if (known !== undefined && known.was === was) return known.change;
    const change = changeOf(was, is);
    this.#known.set(is, { was, change });
    return change;
  };
}

/** The beats of one entry, for a board. */
export interface BeatsOf<T extends GameTypes> {
  readonly number: number;
  readonly actor: Actor;
  readonly beats: readonly Beat<T>[];
}

/** A tale as it is seen by who had the view that it begins with, and the view that it comes to. */
export function unfold<T extends GameTypes>(
  { entries, rest }: Tale<T['event']>,
  first: T['view'],
): { readonly entries: readonly BeatsOf<T>[]; readonly view: T['view'] } {
  let view = first;
  const seen = entries.map(({ number, actor, beats }) => ({
    number,
    actor,
    beats: beats.map(({ event, change }) => {
      view = changed(view, change);
      return { event, view };
    }),
  }));
  return { entries: seen, view: changed(view, rest) };
}

/** What a viewer is told on the way from one position of a game to a later one. */
export function beatsBetween<T extends GameTypes>(before: Play<T>, after: Play<T>, viewer: Viewer): readonly BeatsOf<T>[] {
  const tale = tell(before, after, [viewer]).get(viewer);
  return tale === undefined ? [] : unfold<T>(tale, before.match.game.view(before.match.state, viewer)).entries;
}
