// What an event does to the chart: told event by event, the scene comes to what the view shows.
import type { Event } from '@quarterdeck/admiral';
import type { Scene } from './scene.ts';
import type { EventOf, Stories } from './story/changes.ts';
import { FIGHTING } from './story/fighting.ts';
import { PREPARATION } from './story/preparation.ts';
import { SAILING } from './story/sailing.ts';

const STORIES: Stories = { ...PREPARATION, ...SAILING, ...FIGHTING };

/** The chart after an event. */
export function afterEvent(scene: Scene, event: Event): Scene {
  return happened(scene, event.type, event);
}

function happened<K extends Event['type']>(scene: Scene, type: K, event: EventOf[K]): Scene {
  return STORIES[type](scene, event);
}
