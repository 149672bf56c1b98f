// Chance that anyone can check: one seed a table, its hash published before the first move, the seed after the last.
import { at } from './data.ts';
import { Fault } from './fault.ts';
import { type Rng, rngFrom } from './random.ts';
import { sha256, sha256Words } from './sha256.ts';

/** Every draw hashes the seed: a longer one adds no luck, only work. */
export const LONGEST_SEED = 128;

/** A seed from outside; a Fault says that it is none. */
export function parseSeed(text: string): string {
  if (text.length > 0 && text.length <= LONGEST_SEED) return text;
  throw new Fault('bad-request', `a seed has 1 to ${LONGEST_SEED} letters, not ${text.length}`);
}

/** What is published before the first move: it fixes the seed without giving it away. */
export function commitment(seed: string): string {
  return sha256(seed);
}

/** What each seat has added to the seed; null where nothing was. */
export type Nonces = readonly (string | null)[];

/**
 * What a game's chance is drawn from. Where seats have added nonces after the seed was promised, neither the one who keeps the
 * seed nor those who added to it could choose it alone. Without any, it is the seed, as it always was.
 */
export function luckOf(seed: string, nonces: Nonces): string {
  if (nonces.every((nonce) => nonce === null)) return seed;
  return sha256([seed, ...nonces.map((nonce) => nonce ?? '-')].join(':'));
}

/**
 * The random numbers of the log's entry number `entry`: the words of SHA-256("luck:entry:0"), then of
 * "luck:entry:1" and so on. Bound to the entry, so that a draw taken back by agreement comes out the same again,
 * and cryptographic, so that nobody can work out the next one from those already seen.
 */
export function fairRng(luck: string, entry: number): Rng {
  let block = 0;
  let words: readonly number[] = [];
  let used = 0;
  return rngFrom(() => {
    if (used === words.length) {
      words = sha256Words(`${luck}:${entry}:${block}`);
      block += 1;
      used = 0;
    }
    return at(words, used++);
  });
}
