// What an event does to the table: told event by event, the scene comes to what the view shows.
import type { Event } from '@quarterdeck/pirates-of-7-seas';
import type { Scene } from './scene.ts';
import type { EventOf, Stories } from './story/changes.ts';
import { ROUNDS } from './story/rounds.ts';
import { TRADE } from './story/trade.ts';
import { VENTURES } from './story/ventures.ts';

const STORIES: Stories = { ...ROUNDS, ...TRADE, ...VENTURES };

/** The table after an event. */
export function afterEvent(scene: Scene, event: Event): Scene {
  return happened('seat' in event ? { ...scene, active: event.seat } : scene, event.type, event);
}

function happened<K extends Event['type']>(scene: Scene, type: K, event: EventOf[K]): Scene {
  return STORIES[type](scene, event);
}
