// Random numbers, for chance and for whoever plays at random. No rule ever asks for one.
import { at } from './data.ts';

export interface Rng {
  /** A whole number from 0 to `bound` - 1, each as likely as the others; `bound` is from 1 to 2^32. */
  below(bound: number): number;
}

const WORD = 2 ** 32;

/** A source of words turned into an Rng, without the bias of a plain remainder (Lemire's method). */
export function rngFrom(nextWord: () => number): Rng {
  return {
    below(bound) {
      const word = nextWord();
      const fair = Math.imul(word, bound) >>> 0 < bound ? fairWord(word, bound, nextWord) : word;
      return ((fair * bound) / WORD) >>> 0;
    },
  };
}

/** This word, or the next one that favours no number below the bound. */
function fairWord(first: number, bound: number, nextWord: () => number): number {
  const unfair = (WORD - bound) % bound;
  let word = first;
  while (Math.imul(word, bound) >>> 0 < unfair) word = nextWord();
  return word;
}

/** A fast generator (sfc32) for simulation and search. Its future can be worked out: never for a table of people. */
export function quickRng(seed: number): Rng {
  let a = 0;
  let b = seed | 0;
  let c = Math.floor(seed / WORD) | 0;
  let counter = 1;
  // Each sum is cut to 32 bits at once: the engine then adds whole numbers, which is half the time of adding floats.
  function nextWord(): number {
    const sum = ((((a | 0) + (b | 0)) | 0) + (counter | 0)) | 0;
    counter = ((counter | 0) + 1) | 0;
    a = b ^ (b >>> 9);
    b = ((c | 0) + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
  for (let warmUp = 0; warmUp < 15; warmUp++) nextWord();
  return rngFrom(nextWord);
}

export function pick<T>(list: readonly T[], rng: Rng): T {
  return at(list, rng.below(list.length));
}

/** A shuffled copy. */
export function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const deck = list.slice();
  for (let i = deck.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const card = at(deck, i);
    deck[i] = at(deck, j);
    deck[j] = card;
  }
  return deck;
}

/** The index that a random number below the sum of the weights falls on. */
export function pickWeighted(weights: readonly number[], rng: Rng): number {
  let rest = rng.below(weights.reduce((sum, weight) => sum + weight, 0));
  for (let index = 0; index < weights.length; index++) {
    rest -= at(weights, index);
    if (rest < 0) return index;
  }
  throw new Error('weights must be whole numbers above zero');
}
