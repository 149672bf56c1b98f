// Bots, held against real games and against the example game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeadMansDraw, State } from '@quarterdeck/dead-mans-draw';
import { deadMansDrawOffer } from '@quarterdeck/dead-mans-draw/offer';
import { exampleOffer } from '@quarterdeck/example/offer';
import {
  type AnyOffer,
  advance,
  drawChance,
  Fault,
  isOver,
  type Offer,
  parseOptions,
  pick,
  quickRng,
  type Staged,
  same,
  show,
  start,
  waiting,
} from '@quarterdeck/kernel';
import {
  absent,
  BOT_NAMES,
  type Bot,
  CONTENDER_NAMES,
  greedy,
  greedy1,
  parseBot,
  parseContender,
  random,
  shrewd,
} from '../src/index.ts';

interface Asked {
  readonly state: Staged;
  readonly seat: number;
}

/** Every question of a game between bots; `onAsk` sees it before it is answered. */
function playThrough(
  offer: AnyOffer,
  bot: Bot,
  seats: number,
  options: object,
  seed: number,
  onAsk: (asked: Asked) => void,
): void {
  const { game } = offer;
  const rng = quickRng(seed);
  const state = start(game, parseOptions(game, options), seats);
  while (!isOver(state)) {
    const actor = pick(waiting(game, state), rng);
    if (actor !== 'chance') onAsk({ state, seat: actor });
    advance(
      game,
      state,
      actor,
      actor === 'chance' ? drawChance(game, state, rng) : bot.choose(offer, show(game, state, actor), rng),
    );
  }
}

test('a bot is found by its name, and an unknown name is told which there are', () => {
  for (const name of BOT_NAMES) assert.equal(parseBot(name).name, name);
  assert.throws(
    () => parseBot('parrot'),
    (fault) => fault instanceof Fault && fault.code === 'unknown-bot' && BOT_NAMES.every((name) => fault.message.includes(name)),
  );
});

test('a yardstick can be measured by, and does not sit down at a table', () => {
  for (const name of CONTENDER_NAMES) assert.equal(parseContender(name).name, name);
  for (const name of ['greedy-1', 'shrewd-1']) {
    assert.ok(CONTENDER_NAMES.includes(name));
    assert.throws(() => parseBot(name), Fault);
  }
  assert.throws(() => parseContender('parrot'), Fault);
});

test('greedy-1 goes by the yardstick alone, and a game that has none says so', () => {
  const shown = show(deadMansDrawOffer.game, afterOneDraw(), 0);
  const yardstick: Offer<DeadMansDraw> = {
    ...deadMansDrawOffer,
    evaluate: (state) => (state.turn.seat === 1 ? 1 : 0),
    yardstick: { evaluate: (state) => (state.turn.seat === 0 ? 1 : 0) },
  };
  assert.deepEqual(greedy1.choose(yardstick, shown, quickRng(1)), { type: 'draw' });
  assert.throws(() => greedy1.choose(deadMansDrawOffer, shown, quickRng(1)), /no judgement to measure by/);
});

for (const bot of [random, absent, greedy, shrewd]) {
  test(`${bot.name} answers every question of whole games with a move that it was shown`, () => {
    const games: [AnyOffer, number, object][] = [
      [exampleOffer, 3, {}],
      [deadMansDrawOffer, 2, {}],
      [deadMansDrawOffer, 4, { traits: true, deck: 'mermaid-ability', variant: 'strange-lands' }],
      [deadMansDrawOffer, 5, { traits: true, plunder: 'choice', variant: 'thieves-island' }],
    ];
    for (const [offer, seats, options] of games) {
      playThrough(offer, random, seats, options, seats, ({ state, seat }) => {
        const shown = show(offer.game, state, seat);
        const move = bot.choose(offer, shown, quickRng(7), 1);
        assert.ok(shown.legal.includes(move), `${offer.game.id}: ${JSON.stringify(move)}`);
      });
    }
  });
}

test('random comes upon each legal move', () => {
  const { game } = deadMansDrawOffer;
  const state = start(game, parseOptions(game, { traits: true }), 2);
  while (waiting(game, state).includes('chance')) advance(game, state, 'chance', drawChance(game, state, quickRng(1)));
  const shown = show(game, state, 0);
  const chosen = new Set(Array.from({ length: 40 }, (_, seed) => random.choose(deadMansDrawOffer, shown, quickRng(seed))));
  assert.equal(chosen.size, shown.legal.length);
  assert.ok(shown.legal.length > 1);
});

test('an absent player draws when bound to, otherwise collects, and picks any target (A50)', () => {
  const seen = new Set<string>();
  const offer: AnyOffer = deadMansDrawOffer;
  playThrough(offer, random, 3, {}, 11, ({ state, seat }) => {
    const shown = show(offer.game, state, seat);
    const { type } = absent.choose(offer, shown, quickRng(3));
    const types = shown.legal.map((move) => move.type);
    if (types.includes('collect')) assert.equal(type, 'collect');
    else if (types.includes('draw')) assert.equal(type, 'draw');
    else assert.ok(types.includes(type));
    seen.add(type);
  });
  for (const type of ['collect', 'draw', 'shoot']) assert.ok(seen.has(type), `no '${type}' in this game`);
});

/** The game with another judgement, which counts how often it is asked. */
function judgedBy(evaluate: Offer<DeadMansDraw>['evaluate']): Offer<DeadMansDraw> & { asked(): number } {
  let count = 0;
  return {
    ...deadMansDrawOffer,
    evaluate: (state, seat) => {
      count += 1;
      return evaluate(state, seat);
    },
    asked: () => count,
  };
}

test('greedy plays the only legal move without a thought', () => {
  const { game } = deadMansDrawOffer;
  const state = start(game, parseOptions(game, {}), 2);
  advance(game, state, 'chance', { type: 'first-player', seat: 0 });
  const offer = judgedBy(() => 0);
  assert.deepEqual(greedy.choose(offer, show(game, state, 0), quickRng(1)), { type: 'draw' });
  assert.equal(offer.asked(), 0);
});

test('shrewd goes by the sharper judgement of its game, and by the usual one where there is no other', () => {
  const shown = show(deadMansDrawOffer.game, afterOneDraw(), 0);
  const wantsToStop: Offer<DeadMansDraw>['evaluate'] = (state) => (state.turn.seat === 1 ? 1 : 0);
  const wantsToGoOn: Offer<DeadMansDraw>['evaluate'] = (state) => (state.turn.seat === 0 ? 1 : 0);
  const offer = { ...deadMansDrawOffer, evaluate: wantsToStop };
  assert.deepEqual(shrewd.choose(offer, shown, quickRng(1)), { type: 'collect' });
  assert.deepEqual(shrewd.choose({ ...offer, shrewd: wantsToGoOn }, shown, quickRng(1)), { type: 'draw' });
  assert.deepEqual(greedy.choose({ ...offer, shrewd: wantsToGoOn }, shown, quickRng(1)), { type: 'collect' });
});

/** A table at which one card has been drawn. */
function afterOneDraw(): State {
  const { game } = deadMansDrawOffer;
  const state = start(game, parseOptions(game, {}), 2);
  advance(game, state, 'chance', { type: 'first-player', seat: 0 });
  advance(game, state, 0, { type: 'draw' });
  advance(game, state, 'chance', { type: 'card', card: 35 });
  return state;
}

test('greedy does what its game judges best, and leaves equals to luck', () => {
  const shown = show(deadMansDrawOffer.game, afterOneDraw(), 0);
  const wantsToStop = judgedBy((state) => (state.turn.seat === 1 ? 1 : 0));
  assert.deepEqual(greedy.choose(wantsToStop, shown, quickRng(1)), { type: 'collect' });
  const indifferent = judgedBy(() => 0);
  const chosen = new Set(Array.from({ length: 30 }, (_, seed) => greedy.choose(indifferent, shown, quickRng(seed)).type));
  assert.deepEqual([...chosen].sort(), ['collect', 'draw']);
});

test('greedy stops when its time is up, and has looked at every move once', () => {
  const shown = show(deadMansDrawOffer.game, afterOneDraw(), 0);
  const offer = judgedBy(() => 0);
  greedy.choose(offer, shown, quickRng(1), 0);
  assert.equal(offer.asked(), shown.legal.length);
});

/** Where the seat cannot tell two positions apart, it chooses the same in both; returns how often they differed. */
function choosesAlike(offer: AnyOffer, options: object, seats: number): number {
  let swapped = 0;
  const rng = quickRng(5);
  playThrough(offer, random, seats, options, 17, ({ state, seat }) => {
    const other = offer.game.determinize(offer.game.view(state, seat), rng);
    if (!same(other, state)) swapped += 1;
    const here = greedy.choose(offer, show(offer.game, state, seat), quickRng(9));
    assert.deepEqual(greedy.choose(offer, show(offer.game, other, seat), quickRng(9)), here);
  });
  return swapped;
}

test('greedy chooses from what its seat sees alone', () => {
  assert.ok(choosesAlike(deadMansDrawOffer, { traits: true }, 4) > 0);
  assert.ok(choosesAlike(exampleOffer, {}, 3) > 0);
});

test('greedy leaves the position that it was shown as it is', () => {
  const state = afterOneDraw();
  const before = JSON.stringify(state);
  greedy.choose(deadMansDrawOffer, show(deadMansDrawOffer.game, state, 0), quickRng(1));
  assert.equal(JSON.stringify(state), before);
});
