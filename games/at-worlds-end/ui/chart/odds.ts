// How often each event comes, of the 36 throws of two dice.
import { EVENT_OF_SUM, EVENTS, type EventName, eventsOf, type Options } from '@quarterdeck/at-worlds-end';

const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface EventOdds {
  readonly event: EventName;
  /** What is thrown for it; null: a double. */
  readonly sum: number | null;
  readonly throws: number;
}

export function eventOdds(doubles: Options['doubles']): readonly EventOdds[] {
  const thrown = FACES.flatMap((one) => FACES.flatMap((other) => eventsOf([one, other], doubles)));
  return EVENTS.map((event) => ({ event, sum: sumOf(event), throws: thrown.filter((other) => other === event).length }));
}

function sumOf(event: EventName): number | null {
  const found = Object.entries(EVENT_OF_SUM).find(([, name]) => name === event);
  return found === undefined ? null : Number(found[0]);
}
