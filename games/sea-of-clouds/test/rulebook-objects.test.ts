// Objects: section C3 of the README.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scene } from './scene.ts';

describe('3 Objects', () => {
  test('a permanent object lies face up and stays (C3.3)', () => {
    const t = scene({ shares: ['sabre@0', '?rum', '?rum'] }).takes();
    assert.equal(t.zone(0, 'objects'), 'sabre');
    assert.equal(t.view('spectator').faces[t.card('sabre')], 'sabre');
  });

  test('an immediate object is done at once and leaves the game (C3.4)', () => {
    const t = scene({ shares: ['purse@0', '?rum', '?rum'], captains: [{ doubloons: 1 }] }).takes();
    assert.equal(t.doubloons(0), 4);
    assert.equal(t.zone(0, 'objects'), '');
    assert.equal(t.gone(), 'purse');
  });

  test('a Treasure Map adds a card to each of the three shares, the fresh one too (C3.5, R1)', () => {
    const t = scene({ seats: 3, shares: ['treasure-map@0', '?rum', '?rum ?rum'], top: 'pirate' });
    t.backs('relic', 'object', 'relic', 'rum').takes();
    assert.deepEqual([t.share(0), t.share(1), t.share(2)], ['?pirate ?relic', '?rum ?object', '?rum ?rum ?relic']);
    assert.equal(t.state().top, 'rum');
  });

  test('a full share gets a doubloon of the Treasure Map instead (C3.5, R4)', () => {
    const t = scene({ shares: ['treasure-map@0', '?rum ?rum ?rum', '?rum'] }).takes();
    assert.equal(t.share(1), '?rum ?rum ?rum');
    assert.equal(t.onShare(1), 1);
  });

  test('with an empty deck every share gets a doubloon of the Treasure Map (C3.5, R4)', () => {
    const t = scene({ shares: ['treasure-map@0', 'rum@0', 'rum@0'], top: null }).takes();
    assert.deepEqual([0, 1, 2].map(t.onShare), [2, 1, 1]);
  });

  test('the rest of a share is laid after the Treasure Map has acted, if the captain wants it so (C3.5)', () => {
    const t = scene({ shares: ['treasure-map@0 rum@0', '?rum', '?rum'] })
      .takes()
      .chooses('lay treasure-map');
    assert.equal(t.share(1), '?rum ?rum');
    assert.equal(t.zone(0, 'rum'), 'rum');
  });

  test('Beer costs one pirate of one’s own choice (C3.6, R5)', () => {
    const t = scene({ shares: ['beer@0', '?rum', '?rum'], captains: [{ crew: 'gunner cook' }] }).takes();
    assert.equal(t.waiting(), '0 beer');
    assert.deepEqual(t.legal(), ['discard gunner', 'discard cook']);
    t.chooses('discard cook');
    assert.equal(t.zone(0, 'crew'), 'gunner');
    assert.equal(t.gone(), 'beer cook');
  });

  test('Beer cannot be poured for another captain’s pirate (C3.6)', () => {
    const captains = [{ crew: 'gunner cook' }, { crew: 'lookout' }];
    assert.equal(
      scene({ shares: ['beer@0', '?rum', '?rum'], captains })
        .takes()
        .refused('discard lookout'),
      'not-in-crew C3.6',
    );
  });

  test('the only pirate goes unasked, and without pirates Beer does nothing (C3.6)', () => {
    const one = scene({ shares: ['beer@0', '?rum', '?rum'], captains: [{ crew: 'gunner' }] }).takes();
    assert.equal(one.zone(0, 'crew'), '');
    const none = scene({ shares: ['beer@0', '?rum', '?rum'] }).takes();
    assert.equal(none.last('fizzled')?.type, 'fizzled');
  });

  test('a pirate laid before the Beer may be the one who goes (C2.10, C3.6)', () => {
    const t = scene({ shares: ['beer@0 cook@0', '?rum', '?rum'], captains: [{ crew: 'gunner' }] }).takes();
    t.chooses('lay cook');
    assert.equal(t.waiting(), '0 beer');
    t.chooses('discard cook');
    assert.equal(t.zone(0, 'crew'), 'gunner');
  });

  test('a Leaking Cask costs a rum card at random (C3.7)', () => {
    const t = scene({ shares: ['leaking-cask@0', '?relic', '?rum'], captains: [{ rum: 'rum aged-rum rotgut' }] }).takes();
    assert.equal(t.waiting(), 'chance leaking-cask');
    assert.deepEqual(t.legal(), ['spill rum', 'spill aged-rum', 'spill rotgut']);
    t.chance('spill aged-rum');
    assert.equal(t.zone(0, 'rum'), 'rum rotgut');
    assert.equal(t.gone(), 'leaking-cask aged-rum');
  });

  test('without rum the Cask leaks nothing (C3.7)', () => {
    assert.ok(
      scene({ shares: ['leaking-cask@0', '?rum', '?rum'] })
        .takes()
        .happened('fizzled'),
    );
  });

  test('rum laid after the Cask is safe from it (C2.10, C3.7)', () => {
    const t = scene({ shares: ['leaking-cask@0 aged-rum@0', '?relic', '?rum'] })
      .takes()
      .chooses('lay leaking-cask');
    assert.equal(t.zone(0, 'rum'), 'aged-rum');
  });

  test('a Purse brings three doubloons, a Port Toll costs two, or what there is (C3.8)', () => {
    const toll = (doubloons: number) =>
      scene({ shares: ['port-toll@0', '?rum', '?rum'], captains: [{ doubloons }] })
        .takes()
        .doubloons(0);
    assert.deepEqual([0, 1, 2, 5].map(toll), [0, 0, 0, 3]);
  });

  test('the order of Toll and Purse matters to who has nothing (C2.10, C3.8)', () => {
    const end = (first: string) =>
      scene({ shares: ['port-toll@0 purse@0', '?rum', '?rum'] })
        .takes()
        .chooses(first)
        .doubloons(0);
    assert.equal(end('lay port-toll'), 3);
    assert.equal(end('lay purse'), 1);
  });

  test('the Chest comes with eight doubloons, which are not its owner’s to spend (C3.9)', () => {
    const t = scene({ shares: ['chest@0', '?rum', '?rum'] }).takes();
    assert.equal(t.zone(0, 'objects'), 'chest');
    assert.equal(t.state().chest, 8);
    assert.equal(t.doubloons(0), 0);
  });

  test('a secret lies face down until the end: that it is one can be seen, which one cannot (C3.10)', () => {
    const t = scene({ shares: ['black-spot@0', '?rum', '?rum'] }).takes();
    assert.equal(t.zone(0, 'secrets'), 'black-spot');
    assert.equal(t.view(1).faces[t.card('black-spot')], null);
    assert.equal(t.view(1).captains[0]?.secrets.length, 1);
    assert.equal(t.view(0).faces[t.card('black-spot')], 'black-spot');
  });
});

test('another object neither fills nor empties the Chest (C3.9)', () => {
  const t = scene({ captains: [{ objects: 'chest' }], chest: 5, shares: ['sabre@0', '?rum', '?rum'] }).takes();
  assert.equal(t.state().chest, 5);
  assert.ok(!t.happened('chest-filled'));
});
