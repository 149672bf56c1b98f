// Setting the table (W1).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMPONENTS, GOODS, MANOEUVRES, PARTS, SEAS, SEAS_OF, SHIPS } from '../src/index.ts';
import { opening } from './scene.ts';

test('three parts of the world with five seas each, twelve with a good, seven with a port (W1.1)', () => {
  const seas = SEAS.map((sea) => COMPONENTS.seas[sea]);
  assert.deepEqual(
    PARTS.map((part) => SEAS_OF[part].length),
    [5, 5, 5],
  );
  assert.equal(seas.filter(({ good }) => good !== null).length, 12);
  assert.equal(seas.filter(({ port }) => port).length, 7);
  for (const good of GOODS) {
    const of = seas.filter((sea) => sea.good === good);
    assert.equal(of.length, 3);
    assert.equal(
      of.reduce((sum, { difficulty }) => sum + difficulty, 0),
      5,
    );
  }
});

test('incomes add up to 3100, and a harder sea never pays less (W1.1)', () => {
  const seas = SEAS.map((sea) => COMPONENTS.seas[sea]);
  assert.equal(
    seas.reduce((sum, { income }) => sum + income, 0),
    3100,
  );
  const paid = (difficulty: number) => seas.filter((sea) => sea.difficulty === difficulty).map(({ income }) => income);
  assert.ok(Math.max(...paid(1)) < Math.min(...paid(2)) && Math.max(...paid(2)) <= Math.max(...paid(3)));
});

test('57 ships for 24,000 gold: 24 sloops, 20 brigs, 13 frigates; and 30 manoeuvres (W1.5)', () => {
  const ships = SHIPS.map((ship) => COMPONENTS.ships[ship]);
  assert.deepEqual(
    [1, 2, 3].map((attack) => ships.filter((ship) => ship.attack === attack).length),
    [24, 20, 13],
  );
  assert.equal(
    ships.reduce((sum, { price }) => sum + price, 0),
    24_000,
  );
  assert.equal(
    MANOEUVRES.reduce((sum, kind) => sum + COMPONENTS.manoeuvres[kind], 0),
    30,
  );
});

test('heroes are chosen in seat order, each once (W1.2, R2)', () => {
  const t = opening(3);
  assert.equal(t.waiting(), '0 choose-hero');
  t.plays('hero corsair');
  assert.equal(t.waiting(), '1 choose-hero');
  assert.deepEqual(t.legal(), ['hero diplomat', 'hero swordsmith', 'hero trickster']);
  assert.equal(t.refused('hero corsair'), 'hero-taken W1.2');
  assert.deepEqual(t.greyed(), ['hero corsair: hero-taken W1.2']);
});

test('of four pirates the last one has the hero that is left (W1.2, R55)', () => {
  const t = opening(4).plays('hero corsair', 'hero diplomat', 'hero trickster');
  assert.equal(t.pirate(3).hero, 'swordsmith');
});

test('at the start everybody has five favour markers and no fame, and the Company holds every sea (W1.1, W1.2)', () => {
  const t = opening(4);
  for (const seat of [0, 1, 2, 3]) {
    assert.equal(t.pirate(seat).favour, 5);
    assert.equal(t.fame(seat), 0);
  }
  assert.ok(Object.values(t.state().seas).every((owner) => owner === null));
});

test('the order is drawn for the whole game, and who is later has more gold (W1.3)', () => {
  const t = opening(4).plays('hero corsair', 'hero diplomat', 'hero trickster');
  assert.equal(t.waiting(), 'chance turn-order');
  assert.equal(t.legal().length, 24);
  t.chance('order 2,0,3,1');
  assert.deepEqual(
    [2, 0, 3, 1].map((seat) => t.pirate(seat).gold),
    [500, 600, 700, 800],
  );
});

test('or the order is agreed on: by seats (W1.3)', () => {
  const t = opening(2, { order: 'seating' }).plays('hero corsair', 'hero diplomat');
  assert.deepEqual(t.state().order, [0, 1]);
  assert.deepEqual(t.all('order-drawn'), [{ type: 'order-drawn', order: [0, 1], gold: [500, 600], lots: false }]);
  assert.equal(t.waiting(), '0 start-sea');
});

test('each is dealt a sea, no sea twice, and the seas stay with the Company (W1.4, R3)', () => {
  const t = opening(3).plays('hero corsair', 'hero diplomat', 'hero trickster').chance('order 1,2,0', 'deal cuba');
  assert.equal(t.waiting(), 'chance start-sea-deal');
  assert.equal(t.legal().length, 14);
  t.chance('deal borneo', 'deal cape-of-good-hope');
  assert.deepEqual(
    [1, 2, 0].map((seat) => t.pirate(seat).flagship),
    ['cuba', 'borneo', 'cape-of-good-hope'],
  );
  assert.equal(t.state().seas.cuba, null);
  assert.equal(t.waiting(), '1 actions');
});

test('of two the first chooses a sea of the West Indies, then the second one of the East Indies (W1.4, R3)', () => {
  const t = opening(2).plays('hero corsair', 'hero diplomat').chance('order 1,0');
  assert.equal(t.waiting(), '1 start-sea');
  assert.deepEqual(
    t.legal(),
    SEAS_OF['west-indies'].map((sea) => `start ${sea}`),
  );
  assert.equal(t.refused('start borneo'), 'other-part W1.4');
  t.plays('start cuba');
  assert.deepEqual(
    t.legal(),
    SEAS_OF['east-indies'].map((sea) => `start ${sea}`),
  );
  t.plays('start moluccas');
  assert.deepEqual([t.pirate(1).flagship, t.pirate(0).flagship], ['cuba', 'moluccas']);
});
