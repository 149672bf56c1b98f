// What is refused is refused with the reason and the rule, and a move of another decision is never an accident of ours.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, parseMove, show } from '@quarterdeck/kernel';
import { deadMansDraw } from '../src/index.ts';
import { moveFrom, type Scene, scene } from './scene.ts';

const ASKED: readonly Scene[] = [
  scene({ area: 'key-3' }),
  scene({ banks: ['key-3 map-4', ''] }).draws('hook-5'),
  scene({ banks: ['', 'key-3 map-4'] }).draws('cannon-5'),
  scene({ banks: ['key-3 map-4', ''], traits: [null, 'misfire'] }).draws('cannon-5'),
  scene({ banks: ['', 'key-3 map-4'] }).draws('sword-5'),
  scene({ discard: 'key-2 chest-2' }).draws('map-5').turnsUp('key-2', 'chest-2'),
  scene({ area: 'key-3 chest-3', options: { deck: 'mermaid-ability' } }).draws('mermaid-5'),
  scene({ seats: 3, traits: ['plunderer'], area: 'key-3 chest-3', banks: ['', 'map-4', 'map-5'] }).collects(),
];

const PHRASES = [
  'draw',
  'collect',
  'hook oracle',
  'shoot 1 oracle',
  'misfire oracle',
  'place oracle-3',
  'steal 1 oracle',
  'repeat oracle-3',
  'plunder 0',
  'loot oracle-3',
  'keep miser',
  'victim 1',
  'card oracle-3',
];

test('a move of another decision is simply not offered', () => {
  for (const t of ASKED) {
    const types = t.legal().map((phrase) => phrase.split(' ')[0]);
    const others = PHRASES.filter((phrase) => !types.includes(phrase.split(' ')[0]));
    for (const phrase of others) assert.equal(t.refused(phrase), 'not-offered', `${phrase} at ${t.waiting()}`);
  }
});

test('from outside it is a fault, not a crash', () => {
  const t = scene({ banks: ['key-3 map-4', ''] }).draws('hook-5');
  assert.throws(
    () => parseMove(deadMansDraw, t.state(), 0, moveFrom('collect')),
    (fault) => fault instanceof Fault && fault.code === 'illegal' && fault.message.includes("'collect'"),
  );
});

test('a seat that is not asked is told so', () => {
  const t = scene({ area: 'key-3' });
  assert.throws(
    () => parseMove(deadMansDraw, t.state(), 1, moveFrom('collect')),
    (fault) => fault instanceof Fault && fault.code === 'not-waited-for',
  );
});

test('a refused move leaves the state as it was', () => {
  const t = scene({ banks: ['key-3 map-4', ''] }).draws('hook-5');
  const before = JSON.stringify(t.state());
  assert.throws(() => t.chooses('hook oracle'), Fault);
  assert.equal(JSON.stringify(t.state()), before);
});

test('greyed-out moves come with their reason and rule', () => {
  const greyed = (t: Scene) =>
    show(deadMansDraw, t.state(), 0).forbidden.map(({ move, refusal }) => [
      deadMansDraw.notation.print(move),
      refusal.reason,
      refusal.rule,
    ]);
  assert.deepEqual(greyed(scene()), [['collect', 'draw-first', 'D2.1']]);
  assert.deepEqual(greyed(scene({ banks: ['key-3', 'key-6 map-4 chest-2'] }).draws('sword-2')), [
    ['steal 1 key', 'sword-own-suit', 'D3.7'],
  ]);
  assert.deepEqual(greyed(scene({ seats: 3, banks: ['key-3', 'key-6 map-4', 'map-5 key-2'] }).draws('sword-2')), [
    ['steal 1 key', 'sword-own-suit', 'D3.7'],
    ['steal 2 key', 'sword-own-suit', 'D3.7'],
  ]);
  assert.deepEqual(greyed(scene({ banks: ['key-3', 'key-6 map-4'] }).draws('cannon-2')), [['shoot 0 key', 'own-bank', 'D3.3']]);
  const singing = scene({ area: 'key-3 chest-3', options: { deck: 'mermaid-ability' } }).draws('mermaid-5');
  assert.deepEqual(greyed(singing), [['repeat mermaid-5', 'mermaid-itself', 'D5.2']]);
});

test('a seat that does not exist is refused', () => {
  assert.notEqual(
    scene({ banks: ['', 'key-3 map-4'] })
      .draws('cannon-5')
      .refused('shoot 2 key'),
    'legal',
  );
  assert.notEqual(
    scene({ banks: ['', 'key-3 map-4'] })
      .draws('sword-5')
      .refused('steal 2 key'),
    'legal',
  );
});

test('the Plunderer may not plunder the own bank or an empty one (D4.3)', () => {
  const t = scene({ seats: 4, traits: ['plunderer'], area: 'key-3 chest-3', banks: ['', 'map-4', 'map-5', ''] }).collects();
  assert.equal(t.refused('plunder 0'), 'own-bank D4.3');
  assert.equal(t.refused('plunder 3'), 'no-such-stack D4.3');
});

test('of a bank that is being plundered by choice only its own cards can be taken (D4.3)', () => {
  const t = scene({
    options: { plunder: 'choice' },
    traits: ['plunderer'],
    area: 'key-3 chest-3',
    banks: ['', 'map-4 map-5 map-6'],
  });
  assert.equal(t.collects().refused('loot sword-4'), 'no-such-stack D4.3');
});
