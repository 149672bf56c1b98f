// Search, held against every game: it plays from what its seat is shown, as the seed has it, and within its limits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admiralOffer } from '@quarterdeck/admiral/offer';
import { atWorldsEndOffer } from '@quarterdeck/at-worlds-end/offer';
import type { DeadMansDraw, State } from '@quarterdeck/dead-mans-draw';
import { deadMansDrawOffer } from '@quarterdeck/dead-mans-draw/offer';
import { exampleOffer } from '@quarterdeck/example/offer';
import {
  type AnyOffer,
  advance,
  at,
  drawChance,
  type GameTypes,
  isOver,
  legalMoves,
  type Offer,
  parseOptions,
  pick,
  quickRng,
  type Shown,
  type Staged,
  same,
  show,
  start,
  waiting,
} from '@quarterdeck/kernel';
import { piratesOf7SeasOffer } from '@quarterdeck/pirates-of-7-seas/offer';
import { seaOfCloudsOffer } from '@quarterdeck/sea-of-clouds/offer';
import { newSearch, parseContender, think } from '../src/index.ts';
import { keyOf } from '../src/search/key.ts';

const ENDLESS = Number.POSITIVE_INFINITY;

/** Every game, with options that hide something where the usual ones do not. */
const GAMES: readonly [AnyOffer, seats: number, options: object][] = [
  [exampleOffer, 3, {}],
  [deadMansDrawOffer, 3, { traits: true }],
  [seaOfCloudsOffer, 3, {}],
  [piratesOf7SeasOffer, 3, {}],
  [atWorldsEndOffer, 3, {}],
  [admiralOffer, 2, { scenario: 'dead-pilots-hoard' }],
];

interface Asked {
  readonly state: Staged;
  readonly shown: Shown<GameTypes>;
}

/** Questions of a random game, every so many moves. */
function* questions(offer: AnyOffer, seats: number, options: object, every: number, seed = 17): Generator<Asked> {
  const { game } = offer;
  const rng = quickRng(seed);
  const state = start(game, parseOptions(game, options), seats);
  for (let moves = 0; !isOver(state); moves++) {
    const actor = pick(waiting(game, state), rng);
    if (actor !== 'chance' && moves % every === 0) yield { state, shown: show(game, state, actor) };
    advance(game, state, actor, actor === 'chance' ? drawChance(game, state, rng) : pick(legalMoves(game, state, actor), rng));
  }
}

/** Questions of several games. */
function* manyQuestions(offer: AnyOffer, seats: number, options: object): Generator<Asked> {
  for (let seed = 1; seed <= 8; seed++) yield* questions(offer, seats, options, 1 + (seed % 4), seed);
}

for (const [offer, seats, options] of GAMES) {
  const { game } = offer;
  const search = parseContender('search:16');

  test(`${game.id}: search answers with a move that it was shown, and leaves the table as it is`, () => {
    for (const { state, shown } of questions(offer, seats, options, 3)) {
      const before = JSON.stringify(state);
      assert.ok(shown.legal.includes(search.choose(offer, shown, quickRng(7))));
      assert.equal(JSON.stringify(state), before);
    }
  });

  test(`${game.id}: search decides the same when what is hidden is permuted`, () => {
    const rng = quickRng(5);
    let permuted = 0;
    for (const { state, shown } of manyQuestions(offer, seats, options)) {
      const other = game.determinize(shown.view, rng);
      if (!same(other, state)) permuted += 1;
      const there = show(game, other, shown.viewer);
      assert.deepEqual(search.choose(offer, there, quickRng(9)), search.choose(offer, shown, quickRng(9)));
    }
    assert.ok(permuted > 3, `only ${permuted} positions hide something`);
  });

  test(`${game.id}: the moves of one decision have different keys`, () => {
    for (const { shown } of questions(offer, seats, options, 1)) {
      assert.equal(new Set(shown.legal.map(keyOf)).size, shown.legal.length);
    }
  });
}

/** The first question with several answers. */
function firstChoice(offer: AnyOffer, seats: number): Shown<GameTypes> {
  for (const { shown } of questions(offer, seats, {}, 1)) if (shown.legal.length > 1) return shown;
  throw new Error('nobody has a choice');
}

test('the same seed and the same number of iterations give the same tree', () => {
  for (const [offer, seats] of GAMES) {
    const shown = firstChoice(offer, seats);
    const trees = [3, 3, 4].map((seed) => {
      const search = newSearch(offer, quickRng(seed));
      assert.equal(think(search, shown, { iterations: 120, ms: ENDLESS }), 120);
      return search.root.choices;
    });
    assert.deepEqual(trees[0], trees[1]);
    const isByLuck = offer.rank === undefined; // ranked, the first moves of a game are tried in one order only
    if (isByLuck) assert.notDeepEqual(trees[0], trees[2]);
  }
});

test('search stops when its time is up, and then has thought a little', () => {
  const shown = firstChoice(deadMansDrawOffer, 2);
  const looks = think(newSearch<GameTypes>(deadMansDrawOffer, quickRng(1)), shown, { iterations: ENDLESS, ms: 0 });
  assert.ok(looks > 0 && looks < 100);
  assert.ok(shown.legal.includes(parseContender('search:1ms').choose<GameTypes>(deadMansDrawOffer, shown, quickRng(1))));
  const hurried = parseContender('search:900000000').choose<GameTypes>(deadMansDrawOffer, shown, quickRng(1), 0);
  assert.ok(shown.legal.includes(hurried), 'a budget ends the longest search');
});

test('those who are asked at once decide without knowing of each other', () => {
  const shown = firstChoice(exampleOffer, 3);
  assert.deepEqual(shown.waiting, [0, 1, 2]);
  const { root, ...search } = newSearch<GameTypes>(exampleOffer, quickRng(2));
  think({ root, ...search }, shown, { iterations: 200, ms: ENDLESS });
  assert.deepEqual(
    root.choices.map((choice) => choice?.visits),
    [200, 200, 200],
    'one decision each, and not one for every card that another has staked',
  );
});

test('each seat is taken to choose what is best for itself', () => {
  const shown = show(deadMansDrawOffer.game, afterOneDraw(), 0);
  for (const likesItsTurn of [true, false]) {
    const judged: Offer<DeadMansDraw> = {
      ...deadMansDrawOffer,
      evaluate: ({ turn }, seat) => ((turn.seat === seat) === (seat === 1 && likesItsTurn) ? 1 : 0),
    };
    const { root, ...search } = newSearch(judged, quickRng(2));
    think({ root, ...search }, shown, { iterations: 600, ms: ENDLESS });
    const afterCollecting = root.choices[0]?.edges[1]?.next;
    const [goOn, collect] = afterCollecting?.choices[1]?.edges ?? [];
    assert.ok(goOn !== undefined && collect !== undefined);
    assert.equal(goOn.visits > collect.visits, likesItsTurn, `${goOn.visits} : ${collect.visits}`);
  }
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

test('where there are many moves, those that the game calls promising are tried first', () => {
  const shown = firstChoice(admiralOffer, 2);
  const ranked: AnyOffer = { ...admiralOffer, evaluate: () => 0, rank: (_state, _seat, moves) => moves.map((_, place) => place) };
  const { root, ...search } = newSearch(ranked, quickRng(2));
  think({ root, ...search }, shown, { iterations: 9, ms: ENDLESS });
  const edges = root.choices[Number(shown.viewer)]?.edges ?? [];
  assert.equal(edges.length, shown.legal.length);
  const tried = edges.flatMap(({ visits }, place) => (visits > 0 ? [place] : []));
  assert.ok(tried.length > 1 && tried.length < edges.length);
  assert.equal(at(tried, 0), edges.length - tried.length, 'the last of the list, which were called the best');
});

test('a search is called by its iterations or by its time, and by nothing else', () => {
  for (const name of ['search:1', 'search:1000', 'search:200ms']) assert.equal(parseContender(name).name, name);
  for (const name of ['search', 'search:', 'search:0', 'search:-1', 'search:1s', 'search:1e3', 'search:9999999999']) {
    assert.throws(() => parseContender(name), /no bot .*search:1000, search:200ms/);
  }
});
