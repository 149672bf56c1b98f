// What the bot's judgement must not get wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { absent, type Bot, greedy, random } from '@quarterdeck/bots';
import { advance, defaultOptions, drawChance, outcome, quickRng, type Seat, show, start, waiting } from '@quarterdeck/kernel';
import { evaluate } from '../bot/evaluate.ts';
import { piratesOf7SeasOffer } from '../offer.ts';
import { piratesOf7Seas } from '../src/index.ts';
import { type Position, type Scene, type Standing, scene } from './scene.ts';

function worth(standing: Standing, position: Position = {}): number {
  return evaluate(scene({ ...position, players: [standing] }).state(), 0);
}

/** What the bot plays where seat 0 is asked. */
function choice(position: Position): string {
  return chosenIn(scene(position));
}

function chosenIn(t: Scene, bot: Bot = greedy, luck = 1): string {
  const move = bot.choose(piratesOf7SeasOffer, show(piratesOf7Seas, t.state(), 0), quickRng(luck));
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

test('the last Merchant of the game sells and takes his gift, whether he is winning or losing', () => {
  for (const rival of [0, 60]) {
    const players: readonly Standing[] = [{ rum: 3 }, { chests: rival }, {}];
    const t = scene({ players, roundsLeft: 0, firstPlayer: 1, chosen: ['merchant', 'captain', 'captain'] });
    t.plays('end-turn', 'end-turn');
    assert.equal(chosenIn(t), 'sell rum 3');
    assert.equal(chosenIn(t.plays('sell rum 3')), 'take-gift');
  }
});

test('it does not choose a character with which it can do nothing', () => {
  const position: Position = { players: [{ ships: 10, played: ['cartographer', 'governor'], hand: ['spain-2'] }] };
  assert.equal(choice(position), 'choose captain');
});

test('it does not stay away from a raid for nothing', () => {
  const t = scene({ players: [{}, { hand: ['spain-1'] }], firstPlayer: 1, chosen: ['shaman', 'captain', 'shaman'] });
  t.plays('play-caravan spain-1', 'send 2', 'send 2');
  assert.equal(t.waiting(), '0 send-ships');
  assert.notEqual(chosenIn(t), 'send 0');
});

test('last to send, it counts the loot that the throw will bring: against a small caravan most of what it may send', () => {
  const chosen = ['shaman', 'captain', 'shaman'] as const;
  for (let luck = 1; luck <= 10; luck++) {
    const t = scene({ players: [{}, { hand: ['spain-2'] }], firstPlayer: 1, chosen });
    t.plays('play-caravan spain-2', 'send 4', 'send 4');
    assert.match(chosenIn(t, greedy, luck), /send [34]/);
  }
});

test('who is absent takes the first of equally near dice, and saves the ships that he can (R40)', () => {
  const chosen = ['captain', 'shaman', 'shaman'] as const;
  const raid = (standing: Standing, position: Position = {}) =>
    scene({ ...position, players: [{ ...standing, hand: ['spain-2'] }], chosen }).plays('play-caravan spain-2');
  const tied = raid({}).plays('send 2', 'send 0', 'send 0').throws('600,600/3', '1800,600/3', '600,900/2', '1800,900/2');
  const sunk = raid({ unsinkable: 1 }, { options: { unsinkable: 'owner' } });
  sunk.plays('send 2', 'send 0', 'send 0').throws('600,600/6', '1800,600/6', '600,900/2', '1800,1000/2');
  for (let luck = 1; luck <= 5; luck++) {
    assert.equal(chosenIn(tied, absent, luck), 'pair 0 2');
    assert.equal(chosenIn(sunk, absent, luck), 'save 1');
  }
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
