// Tree search over what a seat cannot rule out: each look into the future begins with hidden cards dealt anew from the view, plays
// chance as it falls, lets every seat choose what has served it best so far, and ends in the game's own judgement. It is handed
// what its seat is shown and nothing else.
import { at, type GameTypes, type MoveOf, type Offer, type Rng, type Shown } from '@quarterdeck/kernel';
import { type Bot, seatOf } from '../bot.ts';
import { sharpest } from '../greedy.ts';
import { descend, type Search } from './descent.ts';
import { newSpreads } from './spread.ts';
import { choiceOf, meanOf, newNode } from './tree.ts';

/** When a search has thought enough; whichever comes first. */
export interface Limits {
  readonly iterations: number;
  readonly ms: number;
}

/** Looks between two looks at the clock. */
const UNHURRIED = 16;

export function searchBot(name: string, limits: Limits): Bot {
  return {
    name,
    choose(offer, shown, rng, budgetMs = Number.POSITIVE_INFINITY) {
      if (shown.legal.length === 1) return at(shown.legal, 0);
      return best(offer, shown, rng, { ...limits, ms: Math.min(limits.ms, budgetMs) });
    },
  };
}

function best<T extends GameTypes>(offer: Offer<T>, shown: Shown<T>, rng: Rng, limits: Limits): MoveOf<T> {
  const search = newSearch(offer, rng);
  think(search, shown, limits);
  return mostTried(search, shown);
}

export function newSearch<T extends GameTypes>(offer: Offer<T>, rng: Rng): Search<T> {
  const { game, rank = null } = offer;
  return { game, evaluate: sharpest(offer), rank, root: newNode(), spreads: newSpreads(), rng };
}

/** Returns how often it has looked. */
export function think<T extends GameTypes>(search: Search<T>, { view }: Shown<T>, { iterations, ms }: Limits): number {
  const deadline = performance.now() + ms;
  let looks = 0;
  while (looks < iterations) {
    descend(search, search.game.determinize(view, search.rng));
    looks += 1;
    if (looks % UNHURRIED === 0 && performance.now() >= deadline) break;
  }
  return looks;
}

/** What was tried most has proved itself; of equals the one with the better mean. Edges stand in the order of the moves. */
function mostTried<T extends GameTypes>({ root }: Search<T>, shown: Shown<T>): MoveOf<T> {
  const { edges } = choiceOf(root, seatOf(shown));
  let place = 0;
  for (let i = 1; i < edges.length; i++) {
    const [one, other] = [at(edges, i), at(edges, place)];
    if (one.visits > other.visits || (one.visits === other.visits && meanOf(one) > meanOf(other))) place = i;
  }
  return at(shown.legal, place);
}
