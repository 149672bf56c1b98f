// Management (W4) and fame (W8).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEAS_OF } from '../src/index.ts';
import { scene } from './scene.ts';

test('each own sea pays its income (W4.1)', () => {
  const t = scene({ step: 'management', pirates: [{ gold: 50, seas: ['bahamas', 'cuba', 'north-atlantic'] }] });
  assert.equal(t.pirate(0).gold, 50 + 100 + 200 + 400);
  assert.deepEqual(t.all('income'), [
    {
      type: 'income',
      seat: 0,
      gold: 700,
      lines: [
        { line: 'sea', sea: 'bahamas', gold: 100 },
        { line: 'sea', sea: 'cuba', gold: 200 },
        { line: 'sea', sea: 'north-atlantic', gold: 400 },
      ],
    },
  ]);
});

test('the Diplomat has a tribute of 100 with one or two seas, of 200 with three, without being asked (W9.2, R49)', () => {
  const paid = (seas: readonly ('bahamas' | 'sumatra' | 'borneo')[]) =>
    scene({ step: 'management', pirates: [{ hero: 'diplomat', seas }] }).pirate(0).gold - 100 * seas.length;
  assert.deepEqual(
    [paid([]), paid(['bahamas']), paid(['bahamas', 'sumatra']), paid(['bahamas', 'sumatra', 'borneo'])],
    [0, 100, 100, 200],
  );
});

test('one point of fame for 1000 gold, income included, and only one a turn (W4.2, R16)', () => {
  const t = scene({ step: 'management', pirates: [{ gold: 2900, seas: ['bahamas'] }] });
  assert.equal(t.waiting(), '0 management');
  t.plays('buy-fame');
  assert.deepEqual([t.pirate(0).gold, t.fame(0)], [2000, 2]);
  assert.equal(t.waiting(), '0 actions');
});

test('whoever has less than 1000 gold is not asked, and nobody has to buy (W4.2)', () => {
  assert.equal(scene({ step: 'management', pirates: [{ gold: 900 }] }).waiting(), '0 actions');
  assert.equal(
    scene({ step: 'management', pirates: [{ gold: 1000 }] })
      .plays('keep-gold')
      .fame(0),
    0,
  );
});

test('a sea is a point (W8.1), three seas with one good are one more (W8.2), a whole part another (W8.3)', () => {
  assert.equal(scene({ pirates: [{ seas: ['bahamas', 'borneo'] }] }).fame(0), 2);
  assert.equal(scene({ pirates: [{ seas: ['bahamas', 'cuba', 'singapore'] }] }).fame(0), 4);
  assert.equal(scene({ pirates: [{ seas: ['jamaica', 'sumatra', 'moluccas'] }] }).fame(0), 4);
  assert.equal(scene({ pirates: [{ seas: SEAS_OF.oceans }] }).fame(0), 6);
});

test('points that were bought or given stay (W8.4, R39)', () => {
  const t = scene({
    step: 'event',
    pirates: [{ boughtFame: 2, giftFame: 1, seas: ['cuba'] }],
  }).chance('throw 5,6');
  assert.equal(t.state().seas.cuba, null);
  assert.equal(t.fame(0), 3);
});

test("whoever takes another pirate's sea takes its point, and breaks his monopoly (W8.1, W8.2)", () => {
  const t = scene({
    pirates: [{ flagship: 'cuba', squadron: ['sl-05'] }, { seas: ['bahamas', 'cuba', 'singapore'] }],
  }).plays('attack');
  assert.deepEqual([t.fame(0), t.fame(1)], [1, 2]);
  assert.deepEqual(
    t.all('fame-changed').map(({ seat, from, to }) => `${seat}: ${from} ${to}`),
    ['1: 4 2', '0: 0 1'],
  );
});

test('the tenth point may be bought and wins at once (W10.1, R16, R40)', () => {
  const t = scene({
    step: 'management',
    pirates: [{ gold: 1000, boughtFame: 7, seas: ['cuba', 'borneo'] }, { boughtFame: 3 }, { seas: ['jamaica'] }],
  }).plays('buy-fame');
  assert.equal(t.waiting(), 'over');
  assert.deepEqual(t.end().winners, [0]);
  assert.deepEqual(t.end().places, [1, 2, 3]);
  assert.deepEqual(t.scores(), [10, 3, 1]);
});

test('a sea that completes monopoly and part wins in mid turn, and nobody is asked any more (W10.1, R40)', () => {
  const t = scene({
    pirates: [
      {
        flagship: 'cuba',
        squadron: ['sl-05'],
        seas: ['bahamas', 'jamaica', 'hispaniola', 'lesser-antilles', 'singapore'],
        boughtFame: 2,
      },
      { seas: ['cuba'], flagship: 'cuba' },
    ],
  }).plays('attack');
  assert.equal(t.waiting(), 'over');
  assert.deepEqual(t.all('won'), [{ type: 'won', seat: 0, how: 'ten-fame' }]);
  assert.equal(t.pirate(1).flagship, 'cuba');
});

test('the sheet says line by line what was counted (W8)', () => {
  const t = scene({
    step: 'management',
    pirates: [{ gold: 1000, boughtFame: 4, giftFame: 1, seas: ['bahamas', 'cuba', 'singapore'] }],
  }).plays('buy-fame');
  assert.deepEqual(
    t.end().sheets[0]?.map(({ line, points }) => `${line} ${points}`),
    ['seas 3', 'monopolies 1', 'parts 0', 'bought 5', 'gifts 1'],
  );
});
