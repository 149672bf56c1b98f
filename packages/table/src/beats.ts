// A story as a viewer may know it, beat by beat: each event with what has changed on the table, as this viewer sees it, when the event is
// told. Boards show the views in between; they need not know what an event does.
import {
  type Actor,
  advance,
  at,
  type Beat,
  type Change,
  changed,
  changeOf,
  copyState,
  type Entry,
  type Game,
  type GameTypes,
  type Match,
  type MoveOf,
  type Shown,
  type Viewer,
} from '@quarterdeck/kernel';
import type { Play } from './play.ts';

/** An event, and what has changed since the one before it; null where nothing has. */
export interface Told<E> {
  readonly event: E;
  readonly change: Change | null;
}

/** One entry of the log as a viewer hears it. */
export interface ToldEntry<E> {
  readonly number: number;
  readonly actor: Actor;
  readonly beats: readonly Told<E>[];
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

/** The entries that follow `before`, as each of the viewers hears them. */
export function tell<T extends GameTypes>(
  before: Match<T>,
  entries: readonly Entry<MoveOf<T>>[],
  viewers: Iterable<Viewer>,
  known?: Known<T>,
): ReadonlyMap<Viewer, Tale<T['event']>> {
  const { game, log } = before;
  const state = copyState(before.state);
  const listeners = [...viewers].map((viewer) => {
    const first = known?.before.get(viewer)?.view ?? game.view(before.state, viewer);
    return new Listener<T>(game, viewer, first);
  });
  for (const [i, { actor, move }] of entries.entries()) {
    for (const listener of listeners) listener.begin(log.length + i + 1, actor);
    advance(game, state, actor, move, (event) => {
      for (const listener of listeners) listener.hear(event, state);
    });
  }
  const lastOf = (viewer: Viewer) => known?.after.get(viewer)?.view ?? game.view(state, viewer);
  return new Map(listeners.map((listener) => [listener.viewer, listener.end(lastOf(listener.viewer))]));
}

/** One who listens, with the view that the last beat left them. A state is edited on after each event, so nothing of it is kept. */
class Listener<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly #game: Game<T>;
  readonly #entries: { readonly number: number; readonly actor: Actor; readonly beats: Told<T['event']>[] }[] = [];
  #view: T['view'];

  constructor(game: Game<T>, viewer: Viewer, view: T['view']) {
    this.viewer = viewer;
    this.#game = game;
    this.#view = view;
  }

  begin(number: number, actor: Actor): void {
    this.#entries.push({ number, actor, beats: [] });
  }

  hear(happened: T['event'], state: T['state']): void {
    const event = this.#game.viewEvent(happened, this.viewer);
    if (event === null) return;
    const change = this.#look(this.#game.view(state, this.viewer));
    at(this.#entries, this.#entries.length - 1).beats.push({ event, change });
  }

  end(view: T['view']): Tale<T['event']> {
    return { entries: this.#entries, rest: this.#look(view) };
  }

  #look(view: T['view']): Change | null {
    const change = changeOf(this.#view, view);
    this.#view = changed(this.#view, change);
    return change;
  }
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
  const entries = after.match.log.slice(before.match.log.length);
  const tale = tell(before.match, entries, [viewer]).get(viewer);
  return tale === undefined ? [] : unfold<T>(tale, before.match.game.view(before.match.state, viewer)).entries;
}
