import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { at, commitment, fairRng, pickWeighted, quickRng, type Rng, rngFrom, sha256, shuffled } from '../src/index.ts';

/** Counts of `draws` numbers below `bound`. */
function tally(rng: Rng, bound: number, draws: number): number[] {
  const counts = new Array<number>(bound).fill(0);
  for (let i = 0; i < draws; i++) {
    const number = rng.below(bound);
    counts[number] = at(counts, number) + 1;
  }
  return counts;
}

describe('SHA-256', () => {
  test('agrees with the platform on every text', () => {
    const platform = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => assert.equal(sha256(text), platform(text))));
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])
      assert.equal(sha256('x'.repeat(length)), platform('x'.repeat(length)));
  });

  test('has the published digest of "abc"', () => {
    assert.equal(sha256('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('random numbers', () => {
  test('below a bound every number is as likely as the others', () => {
    for (const rng of [quickRng(3), fairRng('seed', 1)]) {
      for (const bound of [2, 6, 10, 50]) {
        const draws = 400 * bound;
        const chiSquare = tally(rng, bound, draws).reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
        assert.ok(chiSquare < bound - 1 + 7 * Math.sqrt(2 * bound), `bound ${bound}: chi-square ${chiSquare}`);
      }
    }
  });

  test('words that would favour the low numbers are thrown away', () => {
    const words = [0, 2 ** 31]; // three numbers do not divide 2^32: the word 0 is one too many
    assert.equal(rngFrom(() => words.shift() ?? 0).below(3), 1);
  });

  test('the whole range of a bound is reached, and nothing else', () => {
    assert.equal(rngFrom(() => 2 ** 32 - 1).below(60), 59);
    assert.equal(rngFrom(() => 123).below(1), 0);
  });

  test('the same seed gives the same numbers, another seed others', () => {
    const numbers = (rng: Rng) => Array.from({ length: 8 }, () => rng.below(1_000_000));
    assert.deepEqual(numbers(quickRng(5)), numbers(quickRng(5)));
    assert.notDeepEqual(numbers(quickRng(5)), numbers(quickRng(6)));
    assert.notDeepEqual(numbers(quickRng(1)), numbers(quickRng(1 + 2 ** 32)));
  });

  test('a shuffle keeps the cards', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (cards, seed) =>
        assert.deepEqual(shuffled(cards, quickRng(seed)).sort(), cards.toSorted()),
      ),
    );
  });

  test('weights are respected', () => {
    const rng = quickRng(9);
    const counts = [0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const index = pickWeighted([1, 2, 3], rng);
      counts[index] = at(counts, index) + 1;
    }
    assert.ok(
      counts.every((count, i) => Math.abs(count - 1000 * (i + 1)) < 200),
      counts.join(' '),
    );
  });
});

describe('fair dice', () => {
  test('the commitment is the SHA-256 of the seed', () => {
    assert.equal(commitment('abc'), sha256('abc'));
  });

  test('each entry of the log has numbers of its own, the same whenever they are drawn again', () => {
    const numbers = (seed: string, entry: number) => {
      const rng = fairRng(seed, entry);
      return Array.from({ length: 20 }, () => rng.below(1000));
    };
    assert.deepEqual(numbers('s', 4), numbers('s', 4));
    assert.notDeepEqual(numbers('s', 4), numbers('s', 5));
    assert.notDeepEqual(numbers('s', 4), numbers('t', 4));
    assert.notDeepEqual(numbers('s', 14), numbers('s:1', 4));
  });

  test('the numbers are the words of the published hashes', () => {
    const [word = ''] = /^.{8}/.exec(sha256('seed:7:0')) ?? [];
    assert.equal(fairRng('seed', 7).below(2 ** 32), Number.parseInt(word, 16));
  });
});
