// What a lesson can ask of a moment: what has happened, what is offered, how the learner stands.
import { at, LEARNER, type Moment, type Seat } from '@quarterdeck/kernel';
import type { AtWorldsEnd, Event, EventName, PirateView, SeaId, SideOf } from '../src/index.ts';

export type Now = Moment<AtWorldsEnd>;
export type Told<K extends Event['type']> = Extract<Event, { type: K }>;
type Offered = Now['shown']['legal'][number];

function isType<K extends Event['type']>(type: K): (event: Event) => event is Told<K> {
  return (event): event is Told<K> => event.type === type;
}

export function told<K extends Event['type']>({ events }: Now, type: K): readonly Told<K>[] {
  return events.filter(isType(type));
}

export function happened<K extends Event['type']>(type: K, isMeant: (event: Told<K>) => boolean = () => true) {
  return (now: Now) => told(now, type).some(isMeant);
}

export const mine = ({ seat }: { readonly seat: Seat }) => seat === LEARNER;

/** The dice of either pirate have named this event. */
export function thrown(name: EventName): (now: Now) => boolean {
  return happened('event', ({ event }) => event === name);
}

export const any =
  (...conditions: readonly ((now: Now) => boolean)[]) =>
  (now: Now) =>
    conditions.some((condition) => condition(now));

export const isOffered =
  (...types: readonly Offered['type'][]) =>
  ({ shown }: Now) =>
    shown.legal.some(({ type }) => types.includes(type));

export function learner({ shown }: Now): PirateView {
  return at(shown.view.pirates, LEARNER);
}

/** The sea in which the learner's flagship lies. */
export function here(now: Now): SeaId | null {
  return learner(now).flagship;
}

/** On which side the learner fights, or commands for the Company; null where there is no battle. */
export function sideOf({ shown: { view } }: Now): SideOf | null {
  if (view.battle === null) return null;
  return view.battle.first.commander === LEARNER ? 'first' : 'second';
}

/** The learner is to choose a ship or a target for the Company (W6.3). */
export function commandsCompany(now: Now): boolean {
  const { view } = now.shown;
  const side = sideOf(now);
  return isOffered('fire', 'aim')(now) && view.battle !== null && side !== null && view.battle[side].pirate === null;
}

/** The learner is to choose a target for a ship of his own. */
export function aims(now: Now): boolean {
  return isOffered('aim')(now) && !commandsCompany(now);
}
