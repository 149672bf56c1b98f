// What an event does to the table: told event by event, the scene comes to what the view shows.
import type { Event } from '@quarterdeck/pirates-of-7-seas';
import type { EventOf, Stories } from './changes.ts';
import { ROUNDS } from './rounds.ts';
import type { Scene } from './scene.ts';
import { TRADE } from './trade.ts';
import { VENTURES } from './ventures.ts';

const STORIES: Stories = { ...ROUNDS, ...TRADE, ...VENTURES };

/** The table after an event. A tie is decided with the first event that follows it. */
export function afterEvent(scene: Scene, event: Event): Scene {
  const before = { ...scene, tied: [] };
  return happened('seat' in event ? { ...before, active: event.seat } : before, event.type, event);
}

function happened<K extends Event['type']>(scene: Scene, type: K, event: EventOf[K]): Scene {
  return STORIES[type](scene, event);
}
