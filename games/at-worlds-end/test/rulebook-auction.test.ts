// The auction (W3.6, R10).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Position, type Scene, scene } from './scene.ts';

/** The Wasp, for 400, under the hammer. */
function auction(position: Position): Scene {
  return scene({ step: 'event', ...position }).chance('throw 3,4', 'turn-up sl-18');
}

test('the top ship of the market is turned up: any of them (W3.6)', () => {
  const t = scene({ step: 'event', market: ['sl-18', 'fr-04'] }).chance('throw 3,4');
  assert.equal(t.waiting(), 'chance auction-card');
  assert.deepEqual(t.legal(), ['turn-up sl-18', 'turn-up fr-04']);
});

test('in turn order from the active pirate, in hundreds: first the price, then more (W3.6)', () => {
  const t = auction({ turn: 1, order: [0, 1, 2], pirates: [{ gold: 700 }, { gold: 600 }, { gold: 900 }] });
  assert.equal(t.waiting(), '1 auction');
  assert.deepEqual(t.legal(), ['bid 400', 'bid 500', 'bid 600', 'leave']);
  assert.equal(t.refused('bid 300'), 'bid-too-low W3.6');
  assert.equal(t.refused('bid 700'), 'too-little-gold W3.6');
  t.plays('bid 500');
  assert.equal(t.waiting(), '2 auction');
  assert.deepEqual(t.legal(), ['bid 600', 'bid 700', 'bid 800', 'bid 900', 'leave']);
});

test('the last bidder pays and has the ship in his squadron, wherever he is (W3.6)', () => {
  const t = auction({ pirates: [{ gold: 700 }, { gold: 600 }, { gold: 900, flagship: 'north-atlantic' }] });
  t.plays('bid 400', 'bid 500', 'bid 800');
  assert.equal(t.at(2, 'squadron'), 'sl-18');
  assert.equal(t.pirate(2).gold, 100);
  assert.equal(t.pirate(0).gold, 700);
  assert.equal(t.waiting(), '0 actions');
});

test('who leaves is out for good (W3.6)', () => {
  const t = auction({ pirates: [{ gold: 900 }, { gold: 900 }, { gold: 900 }] }).plays('bid 400', 'leave', 'bid 500', 'bid 600');
  assert.equal(t.waiting(), '2 auction');
  t.plays('leave');
  assert.equal(t.at(0, 'squadron'), 'sl-18');
  assert.equal(t.pirate(0).gold, 300);
});

test('who cannot pay the least bid is passed over (W3.6)', () => {
  const t = auction({ pirates: [{ gold: 300 }, { gold: 900 }, { gold: 400 }] }).plays('bid 500');
  assert.deepEqual(
    t.all('left-auction').map(({ seat, why }) => `${seat} ${why}`),
    ['0 too-poor', '2 too-poor'],
  );
  assert.equal(t.at(1, 'squadron'), 'sl-18');
});

test('the last who is left is still asked when nobody has bid, and has the ship for his first bid (W3.6)', () => {
  const t = auction({ pirates: [{ gold: 900 }, { gold: 900 }, { gold: 900 }] }).plays('leave', 'leave');
  assert.equal(t.waiting(), '2 auction');
  t.plays('bid 400');
  assert.equal(t.at(2, 'squadron'), 'sl-18');
});

test('if nobody bids, the ship goes back into the market (W3.6)', () => {
  const t = auction({ market: ['sl-17', 'sl-18', 'sl-19'], pirates: [{ gold: 900 }] }).plays('leave');
  assert.ok(t.happened('auction-failed'));
  assert.deepEqual(t.state().market, ['sl-17', 'sl-18', 'sl-19']);
});

test('an empty market has nothing to sell by auction (W3.6, R20)', () => {
  const t = scene({ step: 'event', market: [] }).chance('throw 3,4');
  assert.ok(t.happened('no-auction'));
  assert.equal(t.waiting(), '0 actions');
});

test('ruined pirates do not bid (W3.6, W10.5)', () => {
  const t = auction({ pirates: [{ gold: 900 }, { ruined: true, gold: 900 }, { gold: 900 }] }).plays('bid 400');
  assert.equal(t.waiting(), '2 auction');
});

test('one bid jumps at most 14,900 above the least (R47)', () => {
  const t = auction({ pirates: [{ gold: 20_000 }] });
  assert.equal(t.legal().length, 151);
  assert.equal(t.refused('bid 15400'), 'bid-too-high W3.6');
});
