// Golden replays that fail say where, and new ones are accepted by a command.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { exampleOffer as offer } from '@quarterdeck/example/offer';
import { openMatch, printRecord, verifyRecord } from '@quarterdeck/kernel';
import { acceptReplay, differenceOf, findReplay, type Wanted } from '../src/index.ts';

const folder = new URL('../../../games/example/test/replays/', import.meta.url);
const [name = ''] = readdirSync(folder);
const kept = readFileSync(new URL(name, folder), 'utf8');
const anything: Wanted = { name: 'anything', seats: 2, options: {}, happens: () => true };

/** The example as nobody may set it up any more. */
const { game } = offer;
const strict = {
  game: {
    ...game,
    refuseSetup: () => 'nobody plays this any more',
  },
};

test('a replay that holds differs in nothing', () => assert.equal(differenceOf(kept, offer), null));

test('a replay that does not says in which line, what stands there, and why', () => {
  assert.match(differenceOf(kept, strict) ?? '', /^line 4 \(seats 2\): nobody plays this any more$/);
  const cut = kept.replace(/^(\d+ 0 stake) (\d+)/m, '$1 9$2');
  assert.match(differenceOf(cut, offer) ?? '', /^line \d+ \(\d+ 0 stake \d+\): this line has been changed/);
});

test('a replay from before states were told is written anew, move by move the same', () => {
  const { match } = verifyRecord(kept, () => game);
  const old = printRecord(match, { withSeed: true });
  assert.equal(differenceOf(old, offer), 'it is written otherwise now');
  assert.equal(acceptReplay(old, offer, anything), kept);
});

test('a replay in which what was wanted no longer happens is not accepted', () => {
  assert.equal(acceptReplay(kept, offer, { ...anything, happens: () => false }), null);
  const unfinished = printRecord(openMatch(game, { seats: 2, seed: 'x' }), { withSeed: true });
  assert.equal(acceptReplay(unfinished, offer, anything), null);
});

test('what is found holds at once', () => assert.equal(differenceOf(findReplay(offer, anything), offer), null));
