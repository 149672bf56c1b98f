// Which events are told on the scene of a battle.
import type { Event } from '@quarterdeck/at-worlds-end';

export const BATTLE_EVENTS = [
  'battle-began',
  'bag-opened',
  'manoeuvre-drawn',
  'round-began',
  'ship-fires',
  'shot-aimed',
  'manoeuvre-played',
  'held',
  'ranks-closed',
  'salvo-rolled',
  'die-rolled',
  'check-rolled',
  'missed',
  'ship-damaged',
  'ship-sunk',
  'ship-captured',
  'crew-saved',
  'withdrawn',
  'retreated',
  'battle-over',
  'plundered',
  'convoy-taken',
  'prizes',
  'rejoined',
  'manoeuvres-returned',
] as const satisfies readonly Event['type'][];
export type BattleEventType = (typeof BATTLE_EVENTS)[number];
export type BattleEvent = Extract<Event, { type: BattleEventType }>;

const NAMES: ReadonlySet<string> = new Set(BATTLE_EVENTS);

export function isBattleEvent(event: Event): event is BattleEvent {
  return NAMES.has(event.type);
}
