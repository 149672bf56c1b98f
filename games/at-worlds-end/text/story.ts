// What the sentences of all three languages share: what the open decision is about.
import { at, type Seat } from '@quarterdeck/kernel';
import { salvoOdds } from '../src/battle/odds.ts';
import { type AnyShip, type EventName, eventsOf, partOf, type SeaId, type ShipId } from '../src/data/cards.ts';
import { priceFor } from '../src/fleet/harbour.ts';
import { hullOf, shipCard } from '../src/table.ts';
import type { Decisions, Event, OpenFrame, View } from '../src/types.ts';

export type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** The innermost open decision of this kind. */
export function openOf<K extends keyof Decisions>(view: View, kind: K): Extract<OpenFrame, { kind: K }> | null {
  return view.stack.findLast((frame) => isKind(frame, kind)) ?? null;
}

function isKind<K extends string>(frame: OpenFrame, kind: K): frame is Extract<OpenFrame, { kind: K }> {
  return frame.kind === kind;
}

/** The throw that the Trickster may take back, and what it would bring (W9.4). */
export function throwKept(view: View): { readonly dice: readonly number[]; readonly events: readonly EventName[] } {
  const { dice } = openOf(view, 'lucky-compass') ?? { dice: [1, 2] as const };
  return { dice, events: eventsOf(dice, view.fixed.options.doubles) };
}

/** What a ship costs whoever is in the port (W9.3). */
export function priceOf(view: View, ship: ShipId): number {
  const { seat } = openOf(view, 'port-sale') ?? openOf(view, 'port-offer') ?? { seat: null };
  return seat === null ? shipCard(view, ship).price : priceFor(view, seat, ship);
}

/** What one wants to know of a ship before it is fired at: whether its mark still helps it (W6.7, W6.8), and the chance to sink it, in percent. */
export function targetOf(view: View, ship: AnyShip): { defence: number; mark: boolean; damaged: boolean; sinks: number } {
  const { defence, survivability } = hullOf(view, ship);
  const damaged = isDamaged(view, ship);
  const mark = survivability && !damaged;
  const { shooter } = openOf(view, 'target') ?? { shooter: ship };
  const { sunk, of } = salvoOdds({ dice: hullOf(view, shooter).attack, defence, checks: mark });
  return { defence, mark, damaged, sinks: Math.min(99, Math.round((100 * sunk) / of)) };
}

function isDamaged({ battle }: View, ship: AnyShip): boolean {
  const lines = battle === null ? [] : [...battle.first.line, ...battle.second.line];
  return lines.some((other) => other.ship === ship && other.damaged);
}

/** Whether the ships that fire are nobody's own (W6.3, W10.3). */
export function isCommander(view: View): boolean {
  const frame = openOf(view, 'target') ?? openOf(view, 'firing-ship');
  return frame !== null && view.battle !== null && view.battle[frame.side].pirate === null;
}

/** What of sailing, port and battle is still to be done in this turn (W5.1). */
export function undone({ turn }: View): ('sail' | 'port' | 'fight')[] {
  if (turn === null) return [];
  return [
    ...(turn.sailed || turn.calm ? [] : ['sail' as const]),
    ...(turn.visited ? [] : ['port' as const]),
    ...(turn.fought ? [] : ['fight' as const]),
  ];
}

/** Whether Calypso can still help in this turn (W5.4). */
export function isFavourLeft({ turn, pirates }: View): boolean {
  if (turn === null || turn.calm || turn.favourUsed) return false;
  const { favour, flagship } = at(pirates, turn.seat);
  return favour > 0 && flagship !== null && (turn.justSailed || partOf(flagship) !== 'oceans');
}

/** The sea in which a ship is on guard, as far as the viewer knows. */
export function guardedBy(view: View, ship: ShipId): SeaId | null {
  const place = view.pirates.flatMap(({ fleet }) => fleet).find((other) => other.ship === ship)?.at ?? null;
  return place === 'squadron' ? null : place;
}

/** The first to choose a sea begins in the West Indies (W1.4). */
export function beginsInTheWest({ order }: View, seat: Seat): boolean {
  return order[0] === seat;
}
