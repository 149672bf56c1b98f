// What an event does to the chart: told event by event, the scene comes to what the view shows.
import type { Event } from '@quarterdeck/admiral';
import type { EventOf, Stories } from './changes.ts';
import { FIGHTING } from './fighting.ts';
import { PREPARATION } from './preparation.ts';
import { SAILING } from './sailing.ts';
import type { Scene } from './scene.ts';

const STORIES: Stories = { ...PREPARATION, ...SAILING, ...FIGHTING };

/** The chart after an event. */
export function afterEvent(scene: Scene, event: Event): Scene {
  return happened(scene, event.type, event);
}

function happened<K extends Event['type']>(scene: Scene, type: K, event: EventOf[K]): Scene {
  return STORIES[type](scene, event);
}
