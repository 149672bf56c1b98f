// Tells what happened, event by event, and can be told to hurry: then the table is at once as it is. A game says only how
// one event is told.
import type { GameTypes } from '@quarterdeck/kernel';
import { tick } from 'svelte';
import type { News } from '../board.ts';
import { clear, type Place, type Stage } from '../motion/stage.ts';
import { hearingOf, type Position } from './hearing.ts';
import { type Memory, type Moment, type StoryBeat, tellingOf } from './telling.ts';

export type Now<T extends GameTypes, Scene> = Moment<T['view'], Scene, Stage>;

export interface Story<T extends GameTypes, Scene> {
  /** The board and the layer above it; null until they are there. */
  place(): Place | null;
  /**
   * The table as the view has it; what no view tells is taken from the scene before, if there was one, or from the event that has just
   * happened, where one has.
   */
  sceneOf(view: T['view'], before: Scene | null, event: T['event'] | null): Scene;
  /**
   * Shows how one event comes about: what is seen before it, `now.happen()`, and what is seen after it, each awaited. After
   * every wait it asks `now.isOn()`. Animations of things on the board go by `playOn`, so that hurrying ends them.
   */
  tell(event: T['event'], now: Now<T, Scene>): Promise<void>;
  /** What is told holds no secrets, so it is told on to who sits down next. */
  readonly isOpen?: boolean;
}

export interface Teller<T extends GameTypes, Scene> extends Readonly<Memory<T['view'], T['event'], Scene>> {
  /** A new position, with what led to it. */
  update(shown: Position<T>, news: readonly News<T>[], motion: boolean): void;
  hurry(): void;
}

export function createTeller<T extends GameTypes, Scene>(
  first: Position<T>,
  firstNews: readonly News<T>[],
  story: Story<T, Scene>,
): Teller<T, Scene> {
  const memory = new Watched<T['view'], T['event'], Scene>(first.view, story.sceneOf(first.view, null, null));
  const hear = hearingOf(first, firstNews);
  const telling = tellingOf(memory, {
    ...story,
    stage: (pace) => stageAt(story.place(), pace),
    clear: () => clearAt(story.place()),
    drawn: tick,
  });

  function update(shown: Position<T>, news: readonly News<T>[], motion: boolean): void {
    const { beats, isSameViewer } = hear(shown, news);
    const mayKnow = isSameViewer || story.isOpen === true;
    void telling.go(shown.view, beats, motion && mayKnow && !document.hidden && story.place() !== null);
  }

  return Object.assign(memory, { update, hurry: telling.hurry });
}

/** What the board watches. */
class Watched<View, Event, Scene> implements Memory<View, Event, Scene> {
  latest: View;
  view: View;
  scene: Scene;
  coming: readonly StoryBeat<View, Event>[] = $state.raw([]);
  isTelling = $state(false);

  constructor(latest: View, scene: Scene) {
    this.latest = $state.raw(latest);
    this.view = $state.raw(latest);
    this.scene = $state.raw(scene);
  }
}

function stageAt(place: Place | null, pace: number): Stage | null {
  return place === null ? null : { ...place, time: (milliseconds) => milliseconds / pace };
}

function clearAt(place: Place | null): void {
  if (place !== null) clear(place);
}
