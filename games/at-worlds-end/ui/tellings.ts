// What an event looks like on the board. Dice that are thrown, and battles, have their own way besides.
import type { Event } from '@quarterdeck/at-worlds-end';
import type { Scene } from './scene.ts';
import type { EventOf } from './story/changes.ts';
import { ACTIONS, BATTLES } from './telling/actions.ts';
import type { Telling, Tellings } from './telling/parts.ts';
import { TURNS } from './telling/turns.ts';

const TELLINGS: Tellings = { ...TURNS, ...ACTIONS, ...BATTLES };

/** `scene` is the table before the event. */
export function tellingOf(event: Event, scene: Scene): Telling {
  return told(event.type, event, scene);
}

function told<K extends Event['type']>(type: K, event: EventOf[K], scene: Scene): Telling {
  return TELLINGS[type](event, scene);
}
