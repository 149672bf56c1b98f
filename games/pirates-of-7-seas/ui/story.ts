// What an event does to the table: told event by event, the scene comes to what the view shows.
import type { Event } from '@quarterdeck/pirates-of-7-seas';
import type { Scene } from './scene.ts';
import type { EventOf, Stories } from './story/changes.ts';
import { ROUNDS } from './story/rounds.ts';
import { TRADE } from './story/trade.ts';
import { VENTURES } from './story/ventures.ts';

const STORIES: Stories = { ...ROUNDS, ...TRADE, ...VENTURES };

/** The table after an event. A tie is decided with the first event that follows it. */
export function afterEvent(scene: Scene, event: Event): Scene {
  const before = { ...scene, tied: [] };
  return happened('seat' in event ? { ...before, active: event.seat } : before, event.type, event);
}

function happened<K extends Event['type']>(scene: Scene, type: K, event: EventOf[K]): Scene {
  return STORIES[type](scene, event);
}
