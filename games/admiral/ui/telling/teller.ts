// How an event is told: what it is about comes into sight, guns speak, ships move, what is hit shows it.
import type { Admiral, Cell, Event } from '@quarterdeck/admiral';
import type { News } from '@quarterdeck/board';
import type { Place } from '@quarterdeck/board/motion/stage.ts';
import { createTeller, type Now, type Teller } from '@quarterdeck/board/story/teller.svelte.ts';
import type { Shown } from '@quarterdeck/kernel';
import { type Scene, sceneOf } from '../story/scene.ts';
import { balls, bursts, cues, dice, glides, lettings, parcels } from './effects.ts';
import { cellsTold, tellingOf } from './tellings.ts';

export type AdmiralTeller = Teller<Admiral, Scene>;

/** These are seen before they have happened: what sinks must still be there. */
const BEFORE: readonly Event['type'][] = ['sunk', 'opened-fire', 'volley', 'exploded', 'loaded', 'unloaded', 'dug', 'spilled'];

export function createAdmiralTeller(
  first: Shown<Admiral>,
  firstNews: readonly News<Admiral>[],
  place: () => Place | null,
  /** Brings cells into sight. */
  show: (cells: readonly Cell[]) => void,
): AdmiralTeller {
  return createTeller<Admiral, Scene>(first, firstNews, { place, sceneOf, tell });

  async function tell(event: Event, now: Now<Admiral, Scene>): Promise<void> {
    const telling = tellingOf(event, now.scene, sceneOf(now.view, now.scene, event));
    const cells = cellsTold(telling);
    const letGo = lettings(now.stage.board, telling);
    if (cells.length > 0) show(cells);
    if (!BEFORE.includes(event.type) && !(await now.happen())) return;
    await dice(now.stage, telling);
    if (!now.isOn()) return;
    await Promise.all([
      glides(now.stage, telling, letGo),
      balls(now.stage, telling),
      parcels(now.stage, telling),
      bursts(now.stage, telling),
      cues(now.stage, telling, ['pop', 'glow', 'puff', 'shake', 'sink', 'spin']),
    ]);
  }
}
