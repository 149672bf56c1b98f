// A game as a board is told it: entry by entry, each event with the table as this viewer sees it when the event is told.
import { advance, type Beat, copyState, type Match, type Step, show, type Viewer } from '@quarterdeck/kernel';
import { type SeaOfClouds, seaOfClouds, type View } from '@quarterdeck/sea-of-clouds';
import { type Scene, sceneOf } from '../../ui/story/scene.ts';

export interface Told extends Beat<SeaOfClouds> {
  readonly before: Scene;
  readonly after: Scene;
}

export interface ToldEntry {
  readonly beats: readonly Told[];
  /** The table when the entry has been told. */
  readonly scene: Scene;
  readonly view: View;
}

/** The steps of a game, from this match on, as the board shows them to a viewer. */
export function* toldEntries(
  first: Match<SeaOfClouds>,
  steps: Iterable<Step<SeaOfClouds>>,
  viewer: Viewer,
): Generator<ToldEntry> {
  let before = first;
  let scene = sceneOf(show(seaOfClouds, first.state, viewer).view);
  for (const { match } of steps) {
    const beats = beatsOf(before, match, viewer).map((beat): Told => {
      const after = sceneOf(beat.view, scene, beat.event);
      const told = { ...beat, before: scene, after };
      scene = after;
      return told;
    });
    yield { beats, scene, view: show(seaOfClouds, match.state, viewer).view };
    before = match;
  }
}

/** Every event of a game that a viewer hears. */
export function* toldBeats(first: Match<SeaOfClouds>, steps: Iterable<Step<SeaOfClouds>>, viewer: Viewer): Generator<Told> {
  for (const { beats } of toldEntries(first, steps, viewer)) yield* beats;
}

/** The state is edited on after each event: a view that is kept is a copy. */
function beatsOf({ state, log }: Match<SeaOfClouds>, after: Match<SeaOfClouds>, viewer: Viewer): Beat<SeaOfClouds>[] {
  const beats: Beat<SeaOfClouds>[] = [];
  const next = copyState(state);
  for (const { actor, move } of after.log.slice(log.length)) {
    advance(seaOfClouds, next, actor, move, (happened) => {
      const event = seaOfClouds.viewEvent(happened, viewer);
      if (event !== null) beats.push({ event, view: structuredClone(seaOfClouds.view(next, viewer)) });
    });
  }
  return beats;
}
