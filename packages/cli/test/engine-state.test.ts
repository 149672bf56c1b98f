// A state that comes from outside is checked before it is believed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogOf } from '@quarterdeck/catalog';
import { deadMansDrawOffer } from '@quarterdeck/dead-mans-draw/offer';
import { exampleOffer } from '@quarterdeck/example/offer';
import {
  type AnyGame,
  advance,
  copy,
  drawChance,
  isOver,
  legalMoves,
  parseOptions,
  pick,
  quickRng,
  type Staged,
  start,
  waiting,
} from '@quarterdeck/kernel';
import { openEngine } from '../src/engine/engine.ts';
import { type Answer, ok, refused } from './run.ts';

const catalog = catalogOf([deadMansDrawOffer, exampleOffer]);

/** An engine in this process, which answers with data. */
function engine(): (op: string, fields?: object) => Answer {
  const { answer } = openEngine(catalog);
  return (op, fields = {}) => JSON.parse(answer(JSON.stringify({ id: 1, op, ...fields })));
}

/** The states of a random game. */
function* statesOf(game: AnyGame, options: object, seats: number, seed: number): Generator<Staged> {
  const rng = quickRng(seed);
  const state = start(game, parseOptions(game, options), seats);
  for (yield state; !isOver(state); yield state) {
    const actor = pick(waiting(game, state), rng);
    advance(game, state, actor, actor === 'chance' ? drawChance(game, state, rng) : pick(legalMoves(game, state, actor), rng));
  }
}

test('every state of a game can be saved and loaded', () => {
  const ask = engine();
  const games: [AnyGame, object, number][] = [
    [deadMansDrawOffer.game, {}, 2],
    [deadMansDrawOffer.game, { traits: true, deck: 'mermaid-ability', variant: 'sudden-death', plunder: 'choice' }, 3],
    [deadMansDrawOffer.game, { traits: true, variant: 'thieves-island' }, 5],
    [exampleOffer.game, {}, 3],
  ];
  for (const [game, options, seats] of games) {
    for (const state of statesOf(game, options, seats, seats)) {
      const answer = ok(ask('load', { game: game.id, state }));
      assert.deepEqual(answer.waiting, waiting(game, state));
      assert.deepEqual(ask('state').state, JSON.parse(JSON.stringify(state)));
    }
  }
});

test('a loaded game is played by hand: it has no seed and no record, and undo stops at its beginning', () => {
  const ask = engine();
  ok(ask('new', { game: 'dead-mans-draw', seats: 2, seed: 's', options: { traits: true } }));
  ok(ask('chance'));
  const { state } = ask('state');
  ok(ask('load', { game: 'dead-mans-draw', state }));
  refused(ask('record'), 'bad-state', /began/);
  refused(ask('undo', { actor: 0 }), 'no-undo', /nothing/);
  for (const actor of [1, 0]) {
    ok(ask('play', { actor, move: ask('choose', { actor, bot: 'random' }).move }));
    if (actor === 1) assert.deepEqual(ok(ask('undo', { actor })).waiting, [0, 1]);
    if (actor === 1) assert.deepEqual(ask('state').state, state);
    if (actor === 1) ok(ask('play', { actor, move: ask('choose', { actor, bot: 'random' }).move }));
  }
  const seat = JSON.stringify(ask('waiting').waiting) === '[0]' ? 0 : 1;
  ok(ask('play', { actor: seat, move: { type: 'draw' } }));
  refused(ask('chance'), 'no-seed', /by hand/);
  ok(ask('play', { actor: 'chance', move: { type: 'card', card: 35 } }));
});

test('what chance cannot list is sampled: one move, and it says so', () => {
  const ask = engine();
  for (const state of statesOf(exampleOffer.game, {}, 2, 1)) {
    if (state.stack.at(-1)?.kind !== 'throw') continue;
    ok(ask('load', { game: 'example', state }));
    const { moves, sampled } = ok(ask('legal', { actor: 'chance' }));
    assert.equal(sampled, true);
    assert.ok(Array.isArray(moves) && moves.length === 1);
    ok(ask('play', { actor: 'chance', move: moves[0] }));
    return;
  }
  assert.fail('nothing was thrown');
});

/** A state in the middle of a game, with one thing changed. */
type Change = (state: Record<string, unknown>) => void;
const CHANGES: readonly [what: string, change: Change, says: RegExp][] = [
  ['a field too many', (state) => Object.assign(state, { colour: 'red' }), /colour/],
  ['a field too few', (state) => Reflect.deleteProperty(state, 'discard'), /discard is missing/],
  ['a number for a list', (state) => Object.assign(state, { deck: 7 }), /deck must be a list/],
  ['a word among numbers', (state) => Object.assign(state, { deck: ['anchor-3'] }), /deck\[0\] must be a number/],
  ['a list for an object', (state) => Object.assign(state, { turn: [] }), /turn must be an object/],
  ['an object of other fields', (state) => Object.assign(state, { turn: { seat: 0 } }), /turn\.\w+ is missing/],
  ['null for an object', (state) => Object.assign(state, { turn: null }), /turn must be an object/],
  ['no stack', (state) => Object.assign(state, { stack: 'turn' }), /stack must be a list/],
  ['an unknown decision', (state) => Object.assign(state, { stack: [{ kind: 'dance' }] }), /stack\[0\]/],
  ['a decision without a kind', (state) => Object.assign(state, { stack: [null] }), /stack\[0\]/],
  ['a decision that lacks what it needs', (state) => Object.assign(state, { stack: [{ kind: 'map' }] }), /hold together/],
  [
    'a decision that nobody can answer',
    (state) => Object.assign(state, { stack: [{ kind: 'name-victim', seat: 9 }] }),
    /hold together|waits/,
  ],
  ['cards out of nothing', (state) => Object.assign(state, { known: [99, 99] }), /should have/],
  ['cards that vanished', (state) => Object.assign(state, { deck: [] }), /should have/],
  ['no fixed part', (state) => Object.assign(state, { fixed: null }), /fixed/],
  ['unknown options', (state) => Object.assign(state, { fixed: { options: { wind: 1 }, seats: 2 } }), /wind/],
  ['other seats', (state) => Object.assign(state, { fixed: { options: {}, seats: 99 } }), /2 to 8/],
  [
    'a turn of nobody',
    (state) => Object.assign(state, { turn: { seat: 5, hasDrawn: false, debt: 0, harbor: 0 } }),
    /waits for seat 5|hold together/,
  ],
];

for (const [what, change, says] of CHANGES) {
  test(`a state with ${what} is refused`, () => {
    const ask = engine();
    ok(ask('new', { game: 'dead-mans-draw', seats: 2, seed: 's' }));
    ok(ask('chance'));
    const before = ask('state').state;
    const state: Record<string, unknown> = { ...copy(Object(before)) };
    change(state);
    refused(ask('load', { game: 'dead-mans-draw', state }), 'bad-state', says);
    assert.deepEqual(ask('state').state, before);
  });
}
