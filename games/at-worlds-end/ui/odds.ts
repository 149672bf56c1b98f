// How often each event comes, of the 36 throws of two dice (3.1).
import { EVENT_OF_SUM, EVENTS, type EventName, type Options } from '@quarterdeck/at-worlds-end';

const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface EventOdds {
  readonly event: EventName;
  /** What is thrown for it; null: a double. */
  readonly sum: number | null;
  readonly throws: number;
}

export function eventOdds(doubles: Options['doubles']): readonly EventOdds[] {
  const thrown = FACES.flatMap((one) => FACES.flatMap((other) => eventsOf(one, other, doubles)));
  return EVENTS.map((event) => ({ event, sum: sumOf(event), throws: thrown.filter((other) => other === event).length }));
}

function eventsOf(one: number, other: number, doubles: Options['doubles']): readonly EventName[] {
  const named = EVENT_OF_SUM[one + other];
  const bySum: readonly EventName[] = named === undefined ? [] : [named];
  if (one !== other) return bySum;
  return doubles === 'only' ? ['armada'] : ['armada', ...bySum];
}

function sumOf(event: EventName): number | null {
  const found = Object.entries(EVENT_OF_SUM).find(([, name]) => name === event);
  return found === undefined ? null : Number(found[0]);
}
