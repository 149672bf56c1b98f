// Games beat by beat, as one viewer hears and sees them.
import { type Admiral, admiral, type State, type View } from '@quarterdeck/admiral';
import { advance, at, type Beat, copy, copyState, type Step, type Viewer } from '@quarterdeck/kernel';
import type { Play } from './games.ts';

export interface Told {
  readonly beats: readonly Beat<Admiral>[];
  /** What the entry comes to. */
  readonly view: View;
}

/** Entry by entry. */
export function* toldTo(viewer: Viewer, { start, steps }: Play): Iterable<Told> {
  let { state } = start;
  for (const step of steps()) {
    yield { beats: beatsOf(viewer, state, step), view: seen(step.match.state, viewer) };
    state = step.match.state;
  }
}

function beatsOf(viewer: Viewer, before: State, { match }: Step<Admiral>): readonly Beat<Admiral>[] {
  const state = copyState(before);
  const beats: Beat<Admiral>[] = [];
  const { actor, move } = at(match.log, match.log.length - 1);
  advance(admiral, state, actor, move, (happened) => {
    const event = admiral.viewEvent(happened, viewer);
    if (event !== null) beats.push({ event, view: seen(state, viewer) });
  });
  return beats;
}

/** A state is edited on after each event: nothing of it is kept but what never changes. */
export function seen(state: State, viewer: Viewer): View {
  const { fixed, ...view } = admiral.view(state, viewer);
  return { ...copy(view), fixed };
}
