// What an event looks like. Dice that are thrown or fight have their own way besides (`dice.ts`).
import type { Event } from '@quarterdeck/pirates-of-7-seas';
import type { EventOf, Scenes, Telling, Tellings } from './parts.ts';
import { ROUNDS } from './rounds.ts';
import { VENTURES } from './ventures.ts';

const TELLINGS: Tellings = { ...ROUNDS, ...VENTURES };

export function tellingOf(event: Event, scenes: Scenes): Telling {
  return told(event.type, event, scenes);
}

function told<K extends Event['type']>(type: K, event: EventOf[K], scenes: Scenes): Telling {
  return TELLINGS[type](event, scenes);
}
