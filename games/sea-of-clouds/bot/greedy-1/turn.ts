// What a captain's turn still promises, and what the captain after him can take.
import { at, type Seat, top } from '@quarterdeck/kernel';
import type { Back, Face } from '../../src/data/cards.ts';
import { backOf, SPACES } from '../../src/deck.ts';
import { leftOf, trackOf } from '../../src/table.ts';
import type { Card, Space, State } from '../../src/types.ts';
import { expected } from './expected.ts';
import { GUESSES } from './guesses.ts';
import { richer, type Tally } from './tally.ts';

/** How often the cards that nobody has looked at are imagined. */
const GUESSED_SHARES = 8;

/** Points that loot would bring a captain. */
type Gain = (doubloons: number, faces: readonly Face[]) => number;
/** What it costs a captain that the next one gains so much. */
export type CostOf = (next: Seat, gain: number) => number;

/** Points, less what is left to the next captain. A turn that has only begun promises nothing: nobody has chosen it. */
export function turnPromise(state: State, seat: Seat, tallies: readonly Tally[], costOf: CostOf): number {
  const frame = top(state);
  if (frame?.kind === 'lay-loot' && frame.seat === seat) {
    return (
      gainsOf(state, seat, tallies)(0, facesOf(state, frame.cards)) -
      leftovers(state, nextCaptain(state, seat), tallies, costOf)(null)
    );
  }
  if (frame?.kind !== 'divide-loot') return 0;
  if (frame.seat !== seat) return -leftovers(state, frame.seat, tallies, costOf)(null);
  if (frame.space === 0) return 0;
  return goingOn(state, frame.space, gainsOf(state, seat, tallies), leftovers(state, nextCaptain(state, seat), tallies, costOf));
}

/** Whose turn comes after this one; nobody's after the last. */
function nextCaptain(state: State, seat: Seat): Seat | null {
  const next = leftOf(state, seat);
  return next === state.hat && state.island === trackOf(state).islands ? null : next;
}

function gainsOf(state: State, seat: Seat, tallies: readonly Tally[]): Gain {
  const own = at(tallies, seat);
  const now = expected(state, seat, tallies);
  return (doubloons, faces) => expected(state, seat, tallies.with(seat, richer(state, own, doubloons, faces))) - now;
}

/** The cost of what the next captain finds: the best of the shares, one of which may have been taken and filled again. */
function leftovers(state: State, next: Seat | null, tallies: readonly Tally[], costOf: CostOf): (taken: Space | null) => number {
  if (next === null) return () => 0;
  const gain = gainsOf(state, next, tallies);
  const finds = state.spaces.map(({ cards, doubloons }) => {
    const unseen = unseenBacks(state, cards).length;
    return gain(doubloons, facesOf(state, cards)) + unseen * GUESSES.topCard;
  });
  return (taken) => costOf(next, Math.max(...(taken === null ? finds : finds.with(taken, GUESSES.topCard))));
}

/** The best of this share, those after it, and the top card of the deck: one chooses share by share, knowing more each time. */
function goingOn(state: State, space: Space, gain: Gain, cost: (taken: Space | null) => number): number {
  if (space === SPACES.length) return topCardGain(state, gain) - cost(null);
  const { cards, doubloons } = at(state.spaces, space);
  const beyond = goingOn(state, space + 1, gain, cost);
  const [seen, unseen, price] = [facesOf(state, cards), unseenBacks(state, cards), cost(space)];
  if (unseen.length === 0) return Math.max(gain(doubloons, seen) - price, beyond);
  let sum = 0;
  for (let guess = 0; guess < GUESSED_SHARES; guess++) {
    sum += Math.max(gain(doubloons, [...seen, ...guessFaces(state, unseen, guess)]) - price, beyond);
  }
  return sum / GUESSED_SHARES;
}

/** What a card of the deck brings on average; a doubloon, if there is none left (2.8). */
function topCardGain(state: State, gain: Gain): number {
  return state.top === null ? gain(1, []) : GUESSES.topCard;
}

function facesOf(state: State, cards: readonly Card[]): Face[] {
  return cards.flatMap((card) => state.faces[card] ?? []);
}

function unseenBacks(state: State, cards: readonly Card[]): Back[] {
  return cards.filter((card) => at(state.faces, card) === null).map((card) => backOf(state, card));
}

/** Faces for these backs, spread evenly over those that nobody has seen, so that few guesses do. */
function guessFaces({ bag }: State, backs: readonly Back[], guess: number): Face[] {
  return backs.map((back, i) => {
    const faces = bag[back];
    const place = ((guess + 0.5) / GUESSED_SHARES + i / backs.length) % 1;
    return at(faces, Math.floor(place * faces.length));
  });
}
