// What an event looks like. Dice that are thrown or fight have their own way besides (`dice.ts`).
import type { Event } from '@quarterdeck/pirates-of-7-seas';
import type { EventOf } from '../story/changes.ts';
import type { Scene } from '../story/scene.ts';
import type { Telling, Tellings } from './parts.ts';
import { ROUNDS } from './rounds.ts';
import { VENTURES } from './ventures.ts';

const TELLINGS: Tellings = { ...ROUNDS, ...VENTURES };

/** `scene` is the table before the event. */
export function tellingOf(event: Event, scene: Scene): Telling {
  return told(event.type, event, scene);
}

function told<K extends Event['type']>(type: K, event: EventOf[K], scene: Scene): Telling {
  return TELLINGS[type](event, scene);
}
