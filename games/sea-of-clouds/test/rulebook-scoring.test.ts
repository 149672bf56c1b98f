// The end and the count: section C5 of the README.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { COMPONENTS } from '../src/index.ts';
import { type Board, ending, type Position } from './scene.ts';

function points(board: Board, more: Position = {}): number {
  return ending({ captains: [board], ...more }).scores()[0] ?? Number.NaN;
}

function many(face: string, count: number): string {
  return Array.from({ length: count }, () => face).join(' ');
}

describe('5 The count', () => {
  test('the game ends after the round and the boarding on the last island (C5.1)', () => {
    const t = ending({ captains: [{ crew: 'boatswain' }, {}] });
    assert.equal(t.waiting(), 'over');
    assert.equal(t.doubloons(0), 2);
    assert.deepEqual(
      t
        .events()
        .slice(-4)
        .map(({ type }) => type),
      ['crews-discarded', 'revealed', 'revealed', 'ended'],
    );
  });

  test('points are doubloons, rum, relics, objects and secrets (C5.2)', () => {
    const board = { doubloons: 4, rum: 'aged-rum', relics: 'leviathan-horn', objects: 'shell', secrets: 'sealed-letter' };
    const t = ending({ captains: [board] });
    assert.deepEqual(t.sheet(0), [
      'doubloons 4 4',
      'rum aged-rum 3',
      'relic leviathan-horn 2',
      'object shell 3',
      'secret sealed-letter 3',
    ]);
    assert.equal(t.scores()[0], 15);
  });

  test('collector’s rum counts 1, 4, 9, 16, 25 (C5.3)', () => {
    assert.deepEqual(
      [1, 2, 3, 4, 5].map((count) => points({ rum: many('collectors-rum', count) })),
      [1, 4, 9, 16, 25],
    );
  });

  test('rotgut counts 0, rum 1, golden rum 2, aged rum 3 (C3.1)', () => {
    assert.deepEqual(
      ['rotgut', 'rum', 'golden-rum', 'aged-rum'].map((rum) => points({ rum })),
      [0, 1, 2, 3],
    );
    assert.equal(points({ rum: 'golden-rum golden-rum' }), 4);
  });

  test('premium rum counts 3 each for who has the most, else 1 each (C5.4)', () => {
    const t = ending({
      seats: 3,
      captains: [{ rum: many('premium-rum', 3) }, { rum: 'premium-rum premium-rum' }, {}],
      parrot: 2,
    });
    assert.deepEqual(t.scores(), [9, 2, 0]);
  });

  test('with equally many the parrot decides (C5.4)', () => {
    const captains = [{ rum: 'premium-rum premium-rum' }, { rum: 'premium-rum premium-rum' }, {}];
    assert.deepEqual(ending({ seats: 3, captains, parrot: 1 }).scores(), [2, 6, 0]);
  });

  test('with equally many and the parrot elsewhere nobody has the most (C5.4)', () => {
    const captains = [{ rum: 'premium-rum premium-rum' }, { rum: 'premium-rum premium-rum' }, {}];
    assert.deepEqual(ending({ seats: 3, captains, parrot: 2 }).scores(), [2, 2, 0]);
  });

  test('by the option the parrot does not decide about rum (C5.4)', () => {
    const captains = [{ rum: 'premium-rum' }, { rum: 'premium-rum' }];
    assert.deepEqual(ending({ captains, parrot: 0, options: { parrotWinsRum: false } }).scores(), [1, 1]);
    assert.deepEqual(ending({ captains, parrot: 0 }).scores(), [3, 1]);
  });

  test('who alone has premium rum has the most (C5.4)', () => {
    assert.equal(points({ rum: 'premium-rum' }, { parrot: 1 }), 3);
  });

  test('each kind of relic has its own ladder; a single one may cost points (C5.5)', () => {
    const ladder = (relic: string, copies: number) =>
      Array.from({ length: copies }, (_, i) => points({ relics: many(relic, i + 1) }, { seats: 3 }));
    assert.deepEqual(ladder('sirens-song', 8), [-3, -1, 2, 6, 12, 19, 27, 43]);
    assert.deepEqual(ladder('behemoth-tooth', 6), [-2, 2, 6, 12, 21, 32]);
    assert.deepEqual(ladder('kraken-eye', 5), [-1, 3, 8, 15, 26]);
    assert.deepEqual(ladder('leviathan-horn', 4), [2, 6, 12, 21]);
  });

  test('kinds of relics are counted apart (C5.5)', () => {
    assert.equal(points({ relics: 'sirens-song behemoth-tooth kraken-eye leviathan-horn' }, { seats: 3 }), -4);
  });

  test('the rulebook’s relic costs three points alone and brings six points by four', () => {
    const card = COMPONENTS.cards['sirens-song'];
    assert.ok(card.back === 'relic');
    assert.deepEqual([card.ladder[0], card.ladder[3]], [-3, 6]);
  });

  test('objects count what they say: shell 3, goblet 4, cursed doll −2, weapons nothing (C5.6)', () => {
    assert.deepEqual(
      ['shell', 'goblet', 'cursed-doll', 'sabre', 'cannon', 'rusty-sword'].map((objects) => points({ objects })),
      [3, 4, -2, 0, 0, 0],
    );
    assert.equal(points({ objects: 'shell shell shell' }), 9);
  });

  test('rum guide and relic catalogue count cards, each guide for itself (C5.7)', () => {
    assert.equal(points({ rum: 'rotgut rotgut rotgut', secrets: 'rum-guide rum-guide' }), 6);
    assert.equal(points({ relics: 'leviathan-horn leviathan-horn', secrets: 'relic-catalogue' }), 6 + 2);
  });

  test('the inventory counts face-up objects, the Chest too, but no secrets (C5.7)', () => {
    assert.equal(points({ objects: 'sabre cannon chest', secrets: 'inventory black-spot' }, { chest: 0 }), 3 - 3);
  });

  test('the ledger counts every full five doubloons, those in the Chest included (C5.7)', () => {
    assert.equal(points({ doubloons: 9, secrets: 'ledger' }), 9 + 1);
    assert.equal(points({ doubloons: 9, objects: 'chest', secrets: 'ledger' }, { chest: 6 }), 15 + 3);
    assert.equal(points({ doubloons: 4, secrets: 'ledger' }), 4);
  });

  test('the parrot deed counts with the parrot, the black spot costs three, the sealed letter brings three (C5.7)', () => {
    assert.equal(points({ secrets: 'parrot-deed' }, { parrot: 0 }), 4);
    assert.equal(points({ secrets: 'parrot-deed' }, { parrot: 1 }), 0);
    assert.equal(points({ secrets: 'black-spot' }), -3);
    assert.equal(points({ secrets: 'sealed-letter' }), 3);
  });

  test('doubloons count one each, and who has the Chest has what is in it (C5.8)', () => {
    const t = ending({ captains: [{ doubloons: 3, objects: 'chest' }], chest: 5 });
    assert.deepEqual(t.sheet(0), ['doubloons 3 3', 'chest 5 5']);
  });

  test('pirates count nothing: they are gone (C5.2)', () => {
    assert.equal(ending({ captains: [{ crew: 'monsieur-plume' }, {}] }).scores()[0], 0);
  });
});

describe('C5.9 Ties', () => {
  test('the captain with the parrot wins a tie', () => {
    const t = ending({ seats: 3, captains: [{ doubloons: 5 }, { rum: 'aged-rum golden-rum' }, { doubloons: 2 }], parrot: 1 });
    assert.deepEqual(t.scores(), [5, 5, 2]);
    assert.deepEqual(t.winners(), [1]);
    assert.deepEqual(t.places(), [2, 1, 3]);
  });

  test('if the parrot is not among the tied, more doubloons win, those in the Chest included', () => {
    const t = ending({ seats: 3, captains: [{ doubloons: 5 }, { rum: 'aged-rum golden-rum' }, {}], parrot: 2 });
    assert.deepEqual(t.winners(), [0]);
    const chest = ending({ seats: 3, captains: [{ doubloons: 4, rum: 'rum' }, { objects: 'chest' }, {}], chest: 5, parrot: 2 });
    assert.deepEqual(chest.winners(), [1]);
  });

  test('then more rum cards win', () => {
    const t = ending({ seats: 3, captains: [{ rum: 'aged-rum' }, { rum: 'golden-rum rum' }, {}], parrot: 2 });
    assert.deepEqual(t.winners(), [1]);
  });

  test('who is equal in everything shares the victory (R17)', () => {
    const t = ending({ seats: 3, captains: [{ rum: 'aged-rum' }, { rum: 'aged-rum' }, {}], parrot: 2 });
    assert.deepEqual(t.winners(), [0, 1]);
    assert.deepEqual(t.places(), [1, 1, 3]);
  });

  test('the parrot does not beat more points', () => {
    assert.deepEqual(ending({ captains: [{ doubloons: 4 }, { doubloons: 5 }], parrot: 0 }).winners(), [1]);
  });
});
