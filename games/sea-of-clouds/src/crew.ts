// What the pirates of a victorious crew can do (C4.8 to C4.15).
import { at, type Seat } from '@quarterdeck/kernel';
import type { PirateCard, PirateDeed } from './data/components.ts';
import { faceOf, lootCard } from './table.ts';
import type { Card, CrewEffect, FrameFor, State } from './types.ts';

type Crew = FrameFor<'crew-effects'>;

/** C4.15: these may be left unused (R8). */
const OPTIONAL: readonly PirateDeed[] = ['exchange-rum', 'exchange-object', 'take-parrot', 'look-out'];
/** These strike one captain at a time, whom the victor names. */
const AIMED: readonly PirateDeed[] = ['exchange-rum', 'exchange-object', 'discard-object'];
/** An exchange strikes each defeated captain once; Monsieur Plume may name the same one again (C4.14). */
const ONCE_EACH: readonly PirateDeed[] = ['exchange-rum', 'exchange-object'];

export function pirateOf(state: State, card: Card): PirateCard {
  const loot = lootCard(state, faceOf(state, card));
  if (loot.back !== 'pirate') throw new Error(`card ${card} is no pirate`);
  return loot;
}

export function isOptional(state: State, { card }: CrewEffect): boolean {
  return state.fixed.options.mayDecline && OPTIONAL.includes(pirateOf(state, card).does);
}

/** A theft strikes all defeated captains at once, unless a mark on the card allows fewer. */
export function isAimed(state: State, { card, times, against }: CrewEffect): boolean {
  const { does } = pirateOf(state, card);
  const isTheft = does === 'steal-doubloons' || does === 'steal-rum';
  return AIMED.includes(does) || (isTheft && times < against.length);
}

export function strikesOnceEach(state: State, { card }: CrewEffect): boolean {
  return ONCE_EACH.includes(pirateOf(state, card).does);
}

/**
 * Whom an effect can strike now: captains to choose from, or nobody in particular; nothing if it has nothing to act on. While
 * anybody has an object to lose, Monsieur Plume may be sent to any captain who is defeated, also to one who has none (R18).
 */
export function targetsOf(state: State, { seat }: Crew, effect: CrewEffect): (Seat | null)[] {
  const { does } = pirateOf(state, effect.card);
  const struck = effect.against.filter((other) => canStrike(state, does, seat, other));
  if (struck.length === 0) return [];
  if (!isAimed(state, effect)) return [null];
  return does === 'discard-object' ? effect.against : struck;
}

/**
 * An effect that is done without asking: doubloons come and go the same whatever is done first. Only a Lookout could make a
 * difference, who may find a Port Toll or a Purse.
 */
export function unaskedEffect(state: State, { left }: Crew): CrewEffect | null {
  if (left.some(({ card }) => pirateOf(state, card).does === 'look-out')) return null;
  return left.find((effect) => isPlain(state, effect)) ?? null;
}

function isPlain(state: State, effect: CrewEffect): boolean {
  const { does } = pirateOf(state, effect.card);
  if (does === 'gain') return true;
  return (
    does === 'steal-doubloons' && !isAimed(state, effect) && effect.against.some((seat) => at(state.captains, seat).doubloons > 0)
  );
}

function canStrike(state: State, does: PirateDeed, seat: Seat, other: Seat): boolean {
  const own = at(state.captains, seat);
  const theirs = at(state.captains, other);
  switch (does) {
    case 'gain':
      return true;
    case 'steal-doubloons':
      return theirs.doubloons > 0;
    case 'steal-rum':
      return theirs.rum.length > 0;
    case 'exchange-rum':
      return own.rum.length > 0 && theirs.rum.length > 0;
    case 'exchange-object':
      return own.objects.length > 0 && theirs.objects.length > 0;
    case 'discard-object':
      return theirs.objects.length > 0;
    case 'take-parrot':
      return state.parrot !== seat;
    case 'look-out':
      return state.spaces.some(({ cards }) => cards.length > 0);
  }
}
