// What an event looks like.
import type { Event } from '@quarterdeck/admiral';
import type { EventOf } from '../story/changes.ts';
import type { Scene } from '../story/scene.ts';
import { FIGHTING } from './fighting.ts';
import type { Telling, Tellings } from './parts.ts';
import { SAILING } from './sailing.ts';

const TELLINGS: Tellings = { ...SAILING, ...FIGHTING };

/** `scene` is the chart before the event. */
export function tellingOf(event: Event, scene: Scene): Telling {
  return told(event.type, event, scene);
}

function told<K extends Event['type']>(type: K, event: EventOf[K], scene: Scene): Telling {
  return TELLINGS[type](event, scene);
}

/** The cells that an event is about, so that they are brought into sight before it is told. */
export function cellsTold(telling: Telling): readonly number[] {
  const cells = [
    ...telling.glides.flatMap(({ from, to }) => [from, to]),
    ...telling.balls.flatMap(({ from, to }) => [from, to]),
    ...telling.bursts.map(({ at }) => at),
    ...telling.parcels.flatMap(({ from, to }) => [from, to]),
    ...telling.dice.map(({ at }) => at),
  ];
  return cells.filter((cell) => cell >= 0);
}
