// The order in which a story is told: event after event, faster the more there is to tell, and all at once for who cannot
// wait. It draws nothing: what an event looks like is the game's, where it is drawn the stage's.

/** An event, and the view of the table when it is told: a beat of any game. */
export interface StoryBeat<View, Event> {
  readonly event: Event;
  readonly view: View;
}

/** What is kept between events; the board watches it. */
export interface Memory<View, Event, Scene> {
  /** What the story comes to. */
  latest: View;
  /** The view of the moment that is told; when all is told, the latest one. */
  view: View;
  /** The table as it is shown now: the view, and what only the story knows. */
  scene: Scene;
  /** What is not told yet. */
  coming: readonly StoryBeat<View, Event>[];
  isTelling: boolean;
}

/** One event being told. */
export interface Moment<View, Scene, Stage> {
  readonly stage: Stage;
  /** What the table comes to by this event. */
  readonly view: View;
  /** The table as it is shown now. */
  readonly scene: Scene;
  /** False as soon as the story was broken off: whoever has waited for something asks before going on. */
  isOn(): boolean;
  /** The event takes place on the table, once; resolves when that is drawn, to whether the story goes on. */
  happen(): Promise<boolean>;
}

export interface Plot<View, Event, Scene, Stage> {
  /** The table as the view has it; what no view tells is taken from the scene before, or from the event that has just happened. */
  sceneOf(view: View, before: Scene, event: Event | null): Scene;
  /** Shows how one event comes about. What it does not let happen happens when it is through. */
  tell(event: Event, moment: Moment<View, Scene, Stage>): Promise<void>;
  /** A stage on which everything goes so many times as fast; null where nothing can be shown now. */
  stage(pace: number): Stage | null;
  /** Takes everything off the stage that is still in motion. */
  clear(): void;
  /** When the table as it is now has been drawn. */
  drawn(): Promise<void>;
}

export interface Telling<View, Event> {
  /** What has happened, and what it comes to: told, or put in place at once. Resolves when this call has nothing to do any more. */
  go(view: View, beats: readonly StoryBeat<View, Event>[], isTold: boolean): Promise<void>;
  /** The table is at once as it is. */
  hurry(): void;
}

/** The longer the story, the faster it is told. */
export function paceOf(coming: number): number {
  return Math.min(4, 1 + coming * 0.08);
}

export function tellingOf<View, Event, Scene, Stage>(
  memory: Memory<View, Event, Scene>,
  plot: Plot<View, Event, Scene, Stage>,
): Telling<View, Event> {
  /** What is being told, until it has happened. */
  let pending: readonly StoryBeat<View, Event>[] = [];
  /** Grows when the story is broken off, so that whoever still waits sees that it is no longer its turn. */
  let round = 0;

  function happenPending(): void {
    memory.scene = pending.reduce((scene, { view, event }) => plot.sceneOf(view, scene, event), memory.scene);
    memory.view = pending.at(-1)?.view ?? memory.view;
    pending = [];
  }

  function arrive(): void {
    memory.isTelling = false;
    memory.view = memory.latest;
    memory.scene = plot.sceneOf(memory.latest, memory.scene, null);
  }

  function hurry(): void {
    round += 1;
    // To ask what moves makes the browser work out every style: only where something does.
    if (memory.isTelling) plot.clear();
    pending = [...pending, ...memory.coming];
    memory.coming = [];
    happenPending();
    arrive();
  }

  async function tellAll(): Promise<void> {
    memory.isTelling = true;
    round += 1;
    const mine = round;
    const isOn = () => round === mine;
    try {
      for (let [beat] = memory.coming; beat !== undefined && isOn(); [beat] = memory.coming) await tellOne(beat, isOn);
      if (isOn()) arrive();
    } catch (fault) {
      // Whatever went wrong with the show, the table must not stay behind.
      if (isOn()) hurry();
      throw fault;
    }
  }

  async function tellOne(beat: StoryBeat<View, Event>, isOn: () => boolean): Promise<void> {
    memory.coming = memory.coming.slice(1);
    pending = [beat];
    const stage = plot.stage(paceOf(memory.coming.length));
    if (stage !== null) await plot.tell(beat.event, momentOn(stage, beat, isOn));
    if (isOn()) happenPending();
  }

  function momentOn(stage: Stage, { view }: StoryBeat<View, Event>, isOn: () => boolean): Moment<View, Scene, Stage> {
    return {
      stage,
      view,
      isOn,
      get scene() {
        return memory.scene;
      },
      async happen() {
        if (isOn()) happenPending();
        await plot.drawn();
        return isOn();
      },
    };
  }

  async function go(view: View, beats: readonly StoryBeat<View, Event>[], isTold: boolean): Promise<void> {
    memory.latest = view;
    memory.coming = [...memory.coming, ...beats];
    if (!isTold) hurry();
    else if (memory.isTelling) return;
    else if (memory.coming.length === 0) arrive();
    else await tellAll();
  }

  return { go, hurry };
}
