// What the bot's judgement must not get wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedy, random } from '@quarterdeck/bots';
import { advance, defaultOptions, drawChance, outcome, quickRng, type Seat, show, start, waiting } from '@quarterdeck/kernel';
import { evaluate } from '../bot/evaluate.ts';
import { piratesOf7SeasOffer } from '../offer.ts';
import { piratesOf7Seas } from '../src/index.ts';
import { type Position, type Standing, scene } from './scene.ts';

function worth(standing: Standing, position: Position = {}): number {
  return evaluate(scene({ ...position, players: [standing] }).state(), 0);
}

/** What the bot plays where seat 0 is asked. */
function choice(position: Position): string {
  const t = scene(position);
  const move = greedy.choose(piratesOf7SeasOffer, show(piratesOf7Seas, t.state(), 0), quickRng(1));
  return piratesOf7Seas.notation.print(move);
}

test('chests, ships, goods, talismans and yin-yang are good; marks and flags are bad', () => {
  const plain = worth({});
  for (const better of [{ chests: 8 }, { ships: 8 }, { rum: 1 }, { talismans: 1 }, { yinYang: 1 }] satisfies Standing[])
    assert.ok(worth(better) > plain, JSON.stringify(better));
  for (const worse of [{ marks: 1 }, { corsairOf: ['spain'] }] satisfies Standing[])
    assert.ok(worth(worse) < plain, JSON.stringify(worse));
});

test('at the end a card in hand is a mark', () => {
  assert.ok(worth({ hand: ['idol', 'wages', 'kraken'] }, { roundsLeft: 0 }) < worth({}, { roundsLeft: 0 }));
});

test('a Merchant sells three rum where rum is dear', () => {
  assert.equal(choice({ players: [{ rum: 3 }], chosen: ['merchant', 'merchant', 'merchant'] }), 'sell rum 3');
});

test('it does not choose a character with which it can do nothing', () => {
  const position: Position = { players: [{ ships: 10, played: ['cartographer', 'governor'], hand: ['spain-2'] }] };
  assert.equal(choice(position), 'choose captain');
});

test('it does not stay away from a raid for nothing', () => {
  const t = scene({ players: [{}, { hand: ['spain-1'] }], firstPlayer: 1, chosen: ['shaman', 'captain', 'shaman'] });
  t.plays('play-caravan spain-1', 'send 2', 'send 2');
  assert.equal(t.waiting(), '0 send-ships');
  const move = greedy.choose(piratesOf7SeasOffer, show(piratesOf7Seas, t.state(), 0), quickRng(1));
  assert.notEqual(piratesOf7Seas.notation.print(move), 'send 0');
});

test('it beats random play in game after game', () => {
  for (let game = 0; game < 4; game++) assert.deepEqual(winnersOf(game, game % 2), [game % 2]);
});

function winnersOf(seed: number, seat: Seat): readonly Seat[] {
  const rng = quickRng(seed);
  const state = start(piratesOf7Seas, defaultOptions(piratesOf7Seas), 2);
  for (;;) {
    const [actor] = waiting(piratesOf7Seas, state);
    if (actor === undefined) return outcome(piratesOf7Seas, state)?.winners ?? [];
    const bot = actor === seat ? greedy : random;
    const move =
      actor === 'chance'
        ? drawChance(piratesOf7Seas, state, rng)
        : bot.choose(piratesOf7SeasOffer, show(piratesOf7Seas, state, actor), rng);
    advance(piratesOf7Seas, state, actor, move);
  }
}
