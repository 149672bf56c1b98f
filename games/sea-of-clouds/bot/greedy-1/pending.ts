// What a boarding that is going on still promises: pirates who have not acted yet, and a choice that is open.
import { at, type Seat } from '@quarterdeck/kernel';
import { faceOf, lootCard } from '../../src/table.ts';
import type { Card, CrewEffect, State } from '../../src/types.ts';
import { deedWorth } from './crews.ts';
import { DEED_WORTH, GUESSES } from './guesses.ts';
import { objectWorth } from './worth.ts';

/** Points for this captain; null where no boarding is going on. */
export function pendingWorth(state: State, seat: Seat): number | null {
  let isBoarding = false;
  let worth = 0;
  for (const frame of state.stack) {
    if (frame.kind === 'boarding') {
      isBoarding = true;
      if (frame.order.includes(seat)) worth += crewToCome(state, seat, at(frame.defeated, seat));
    } else if (frame.kind === 'crew-effects' && frame.seat === seat) {
      for (const effect of frame.left) worth += effectWorth(state, seat, effect);
    } else if (frame.kind === 'exchange-object' && frame.seat === seat) {
      worth += bestSwap(state, seat, [frame.against]);
    } else if (frame.kind === 'exchange-rum' && frame.seat === seat && frame.given === null) {
      worth += DEED_WORTH['exchange-rum'];
    } else if (frame.kind === 'monsieur-plume' && frame.seat === seat) {
      worth -= leastObject(state, seat);
    } else if (frame.kind === 'lookout' && frame.seat === seat) {
      worth += GUESSES.topCard;
    }
  }
  return isBoarding ? worth : null;
}

function crewToCome(state: State, seat: Seat, defeated: readonly Seat[]): number {
  let worth = 0;
  for (const card of at(state.captains, seat).crew) {
    worth += effectWorth(state, seat, { card, times: defeated.length, against: defeated.slice() });
  }
  return worth;
}

function effectWorth(state: State, seat: Seat, { card, times, against }: CrewEffect): number {
  const pirate = lootCard(state, faceOf(state, card));
  if (pirate.back !== 'pirate' || times === 0) return 0;
  if (pirate.does === 'exchange-object') return bestSwap(state, seat, against);
  return deedWorth(pirate) * (pirate.once ? 1 : times);
}

/** The best that an exchange of objects can do, for oneself and against the other; it need not be made. */
function bestSwap(state: State, seat: Seat, against: readonly Seat[]): number {
  const own = leastObject(state, seat);
  const theirs = Math.max(...against.flatMap((other) => at(state.captains, other).objects.map((card) => worthOf(state, card))));
  return Number.isFinite(own) && Number.isFinite(theirs) ? Math.max(0, 2 * (theirs - own)) : 0;
}

/** What a captain parts with most easily. */
function leastObject(state: State, seat: Seat): number {
  return Math.min(...at(state.captains, seat).objects.map((card) => worthOf(state, card)));
}

function worthOf(state: State, card: Card): number {
  const loot = lootCard(state, faceOf(state, card));
  return loot.back === 'object' && loot.class === 'permanent' ? objectWorth(state, loot) : 0;
}
