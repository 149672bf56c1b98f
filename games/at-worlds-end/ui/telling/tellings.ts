// What an event looks like on the board. Dice that are thrown, and battles, have their own way besides.
import type { Event } from '@quarterdeck/at-worlds-end';
import type { EventOf } from '../story/events.ts';
import type { Scene } from '../story/scene.ts';
import { ACTIONS, BATTLES } from './actions.ts';
import type { Telling, Tellings } from './parts.ts';
import { TURNS } from './turns.ts';

const TELLINGS: Tellings = { ...TURNS, ...ACTIONS, ...BATTLES };

/** `scene` is the table before the event. */
export function tellingOf(event: Event, scene: Scene): Telling {
  return told(event.type, event, scene);
}

function told<K extends Event['type']>(type: K, event: EventOf[K], scene: Scene): Telling {
  return TELLINGS[type](event, scene);
}
