// What an event looks like.
import type { Event } from '@quarterdeck/admiral';
import type { Scene } from '../story/scene.ts';
import { FIGHTING } from './fighting.ts';
import type { EventOf, Telling, Tellings } from './parts.ts';
import { SAILING } from './sailing.ts';

const TELLINGS: Tellings = { ...SAILING, ...FIGHTING };

/** From the chart before the event and the chart after it. */
export function tellingOf(event: Event, before: Scene, after: Scene): Telling {
  return told(event.type, event, before, after);
}

function told<K extends Event['type']>(type: K, event: EventOf[K], before: Scene, after: Scene): Telling {
  return TELLINGS[type](event, before, after);
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
