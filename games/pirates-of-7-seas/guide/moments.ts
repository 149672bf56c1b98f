// What a lesson can ask of a moment: what has happened, what is offered, how the learner stands.
import { at, LEARNER, type Moment, type Seat } from '@quarterdeck/kernel';
import { type Event, FIGURES, type PiratesOf7Seas, type PlayerView } from '../src/index.ts';

export type Now = Moment<PiratesOf7Seas>;
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

export const any =
  (...conditions: readonly ((now: Now) => boolean)[]) =>
  (now: Now) =>
    conditions.some((condition) => condition(now));

export const isOffered =
  (...types: readonly Offered['type'][]) =>
  ({ shown }: Now) =>
    shown.legal.some(({ type }) => types.includes(type));

export function learner({ shown }: Now): PlayerView {
  return at(shown.view.players, LEARNER);
}

/** The learner chooses a character, and this is so. */
export function choosesWhile(isSo: (now: Now) => boolean = () => true): (now: Now) => boolean {
  return (now) => isOffered('choose')(now) && isSo(now);
}

/** Somebody else has called to the raid for which the learner may send ships. */
export function isInvited({ shown }: Now): boolean {
  const frame = shown.view.stack.at(-1);
  return frame?.kind === 'send-ships' && frame.captain !== LEARNER;
}

/** P3.3: a gift that came twice, where it comes all at once. */
export function isDouble({ character, amount }: Told<'gift'>): boolean {
  return amount > (character === 'captain' ? FIGURES.giftYinYang : 1);
}

export function isProtected({ shown }: Now): boolean {
  return shown.legal.some((move) => move.type === 'cast' && move.gifts > 0);
}
