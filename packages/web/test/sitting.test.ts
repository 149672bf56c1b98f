// Sitting down where others do so at the same time, and what is told of a table before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSpoken } from '@quarterdeck/catalog';
import type { Holder } from '@quarterdeck/protocol';
import { hostName } from '../src/gathering/host.ts';
import { unusualOptions } from '../src/lib/games/options.ts';
import { Refused } from '../src/lib/table/feed.ts';
import { type Seating, sitDown } from '../src/lib/table/sitting.ts';
import { TEXTS } from '../src/text/index.ts';

const OPEN: Holder = { kind: 'open' };
const person = (id: string, name: string): Holder => ({ kind: 'person', id, name, online: true, standIn: null, away: null });

/** A table where somebody is always a moment faster on these seats. */
function contested(seats: Holder[], lost: readonly number[]) {
  const asked: number[] = [];
  const feed: Seating = {
    get state() {
      return { table: { seats } };
    },
    async send({ seat }) {
      asked.push(seat);
      if (!lost.includes(seat)) return null;
      seats[seat] = person('x', 'Xenia');
      throw new Refused({ code: 'seat-taken', message: 'taken', reason: null, rule: null });
    },
  };
  return { feed, asked };
}

test('whoever is a moment late on one seat sits down on the next', async () => {
  const { feed, asked } = contested([person('a', 'Anna'), OPEN, OPEN], [1]);
  await sitDown(feed);
  assert.deepEqual(asked, [1, 2]);
});

test('where every seat is gone, that is said', async () => {
  const { feed } = contested([person('a', 'Anna'), OPEN], [1]);
  await assert.rejects(sitDown(feed), (error) => error instanceof Refused && error.failure.code === 'table-full');
});

test('the host is known by name where the host sits at the table', () => {
  const seats = [person('a', 'Anna'), OPEN];
  assert.equal(hostName({ host: 'a', seats }), 'Anna');
  assert.equal(hostName({ host: 'elsewhere', seats }), null);
  assert.equal(hostName({ host: null, seats }), null);
});

test('only the options that are not the usual ones are told, in words', async () => {
  const { game, texts } = await loadSpoken('dead-mans-draw');
  const told = (options: Record<string, unknown>) => unusualOptions(game, texts.en, options, TEXTS.en);
  assert.deepEqual(told({}), []);
  assert.deepEqual(told({ traits: false }), []);
  assert.deepEqual(told({ traits: true }), ['Pirate traits']);
  const [variant = ''] = told({ variant: 'strange-lands' });
  assert.match(variant, /^.+: .+$/);
  assert.doesNotMatch(variant, /strange-lands/, 'by its name, not by its key');
});
