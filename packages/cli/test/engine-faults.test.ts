// The engine and bad input: each line gets a typed error, and nothing changes.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type Engine, ok, refused, startEngine, startEngineProcess } from './run.ts';

const NEW = { game: 'dead-mans-draw', seats: 2, seed: 'faults' };

async function startedEngine(t: TestContext, start = startEngine): Promise<Engine> {
  const engine = start(t);
  ok(await engine.ask('new', NEW));
  ok(await engine.ask('chance'));
  return engine;
}

test('a line that is no request is answered with bad-request', async (t) => {
  const engine = await startedEngine(t);
  const state = ok(await engine.ask('state')).state;
  const deep = `{"id":1,"op":"play","actor":0,"move":${'{"type":'.repeat(5000)}1${'}'.repeat(5000)}}`;
  for (const line of [
    '',
    'hello',
    '{',
    '[]',
    '7',
    'null',
    '"op"',
    '{}',
    '{"op":"state"}',
    '{"id":null,"op":"state"}',
    '{"id":[],"op":"state"}',
    deep,
  ]) {
    const answer = await engine.send(line);
    refused(answer, 'bad-request');
    if (line !== deep) assert.equal(answer.id, null, line);
  }
  for (const line of ['{"id":"x"}', '{"id":"x","op":5}', '{"id":"x","op":"sink"}', '{"id":"x","op":"toString"}']) {
    const answer = await engine.send(line);
    refused(answer, 'bad-request');
    assert.equal(answer.id, 'x', 'the id is repeated even so');
  }
  assert.deepEqual(ok(await engine.ask('state')).state, state);
});

test('a line of more than 1 MiB is refused, and the next one is answered', async (t) => {
  const engine = await startedEngine(t, startEngineProcess);
  const state = ok(await engine.ask('state')).state;
  const long = (bytes: number) => `{"id":"long","op":"load","record":"${'x'.repeat(bytes)}"}`;
  const answer = await engine.send(long(2 ** 20));
  refused(answer, 'bad-request', /1048576/);
  assert.equal(answer.id, null);
  refused(await engine.send(long(2 ** 19)), 'bad-record');
  assert.deepEqual(ok(await engine.ask('state')).state, state);
});

test('without a game every op that needs one says so', async (t) => {
  const engine = startEngine(t);
  const requests: [string, object][] = [
    ['waiting', {}],
    ['legal', { actor: 0 }],
    ['play', { actor: 0, move: {} }],
    ['chance', {}],
    ['view', { viewer: 0 }],
    ['state', {}],
    ['determinize', { viewer: 0, seed: 1 }],
    ['choose', { actor: 0, bot: 'random' }],
    ['undo', { actor: 0 }],
    ['record', {}],
  ];
  for (const [op, request] of requests) refused(await engine.ask(op, request), 'no-game', /new/);
});

/** Every field of every op, and what it is not. */
const WRONG: readonly [
  op: string,
  right: Readonly<Record<string, unknown>>,
  wrong: Readonly<Record<string, readonly unknown[]>>,
][] = [
  ['games', {}, {}],
  [
    'new',
    NEW,
    {
      game: [1, null, []],
      seats: ['2', 1.5, null, -1],
      options: ['x', 3, [], null],
      seed: [{}, null, 1.5, true, '', 'two words', 'none'],
    },
  ],
  ['load', { record: 'x' }, { record: [3, null, {}] }],
  ['load', { game: NEW.game, state: {} }, { game: [3, null], state: ['x', [], 4, null] }],
  ['waiting', {}, {}],
  ['legal', { actor: 0 }, { actor: ['0', 2, -1, 0.5, null, 'all', 'spectator', [], {}] }],
  ['play', { actor: 0, move: { type: 'draw' } }, { actor: ['0', 2, null, 'all'], move: ['draw', 3, null, []] }],
  ['chance', {}, {}],
  ['view', { viewer: 0 }, { viewer: ['0', 2, -1, null, 'chance', [], {}] }],
  ['state', {}, {}],
  ['determinize', { viewer: 0, seed: 'a' }, { viewer: [9, 'chance'], seed: [null, {}, 0.5, false] }],
  [
    'choose',
    { actor: 0, bot: 'random' },
    { actor: ['0', 'chance', 7], bot: [1, null, {}], budgetMs: ['5', 0, -1, 1.5, null, 1e12] },
  ],
  ['undo', { actor: 0 }, { actor: ['0', 'chance', 'all', 5, null] }],
  ['record', {}, {}],
];

for (const [op, right, wrong] of WRONG) {
  test(`${op} refuses fields that are missing, unknown or of the wrong type: ${Object.keys(right).join(', ') || 'it has none'}`, async (t) => {
    const engine = await startedEngine(t);
    const before = ok(await engine.ask('state')).state;
    refused(await engine.ask(op, { ...right, colour: 'red' }), 'bad-request', /colour/);
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values) refused(await engine.ask(op, { ...right, [name]: value }), 'bad-request');
      if (!(name in right) || name === 'seed') continue;
      const { [name]: _, ...without } = right;
      refused(await engine.ask(op, without), 'bad-request');
    }
    assert.deepEqual(ok(await engine.ask('state')).state, before);
  });
}

test('unknown games, seats, options and bots are told what there is', async (t) => {
  const engine = await startedEngine(t);
  const state = ok(await engine.ask('state')).state;
  refused(await engine.ask('new', { ...NEW, game: 'chess' }), 'unknown-game', /dead-mans-draw/);
  refused(await engine.ask('new', { ...NEW, seats: 9 }), 'bad-seats', /2 to 8/);
  refused(await engine.ask('new', { ...NEW, options: { trait: true } }), 'bad-option', /'traits'/);
  refused(await engine.ask('new', { ...NEW, options: { traits: 1 } }), 'bad-option', /true or false/);
  refused(await engine.ask('new', { ...NEW, options: { variant: 'x' } }), 'bad-option', /thieves-island/);
  refused(await engine.ask('new', { ...NEW, options: { components: {} } }), 'bad-option', /components/);
  refused(await engine.ask('choose', { actor: 0, bot: 'parrot' }), 'unknown-bot', /greedy/);
  assert.deepEqual(ok(await engine.ask('state')).state, state);
});

test('an illegal move is refused with the reason and the rule, and changes nothing', async (t) => {
  const engine = await startedEngine(t);
  const { state, waiting } = { ...ok(await engine.ask('state')), ...ok(await engine.ask('waiting')) };
  const [actor, other] = JSON.stringify(waiting) === '[0]' ? [0, 1] : [1, 0];
  const illegal = refused(await engine.ask('play', { actor, move: { type: 'collect' } }), 'illegal', /draw first/);
  assert.equal(illegal.rule, 'D2.1');
  refused(await engine.ask('play', { actor, move: { type: 'hook', suit: 'key' } }), 'illegal', /not among the legal moves/);
  refused(await engine.ask('play', { actor: other, move: { type: 'draw' } }), 'not-waited-for');
  refused(await engine.ask('play', { actor: 'chance', move: { type: 'card', card: 35 } }), 'not-waited-for');
  refused(await engine.ask('choose', { actor: other, bot: 'random' }), 'not-waited-for');
  for (const move of [
    {},
    { type: 'dance' },
    { type: 'draw', card: 5 },
    { type: 'hook' },
    { type: 'hook', suit: 7 },
    { type: [] },
  ]) {
    refused(await engine.ask('play', { actor, move }), 'bad-move');
  }
  assert.deepEqual(ok(await engine.ask('state')).state, state);
});

test('another seat, chance or a reveal stands in the way of undo', async (t) => {
  const engine = startEngine(t);
  ok(await engine.ask('new', { ...NEW, options: { traits: true } }));
  refused(await engine.ask('undo', { actor: 0 }), 'no-undo', /nothing/);
  ok(await engine.ask('chance'));
  refused(await engine.ask('undo', { actor: 0 }), 'no-undo', /chance/);
  for (const actor of [0, 1]) {
    const { move } = ok(await engine.ask('choose', { actor, bot: 'random' }));
    ok(await engine.ask('play', { actor, move }));
  }
  refused(await engine.ask('undo', { actor: 1 }), 'no-undo', /hidden/);
});

test('a changed record is not loaded, and the open game stays open', async (t) => {
  const engine = await startedEngine(t);
  const record = String(ok(await engine.ask('record')).record);
  const state = ok(await engine.ask('state')).state;
  refused(await engine.ask('load', { record: record.replace('seats 2', 'seats 3') }), 'bad-record', /line 4/);
  refused(await engine.ask('load', { record: record.slice(0, -3) }), 'bad-record');
  refused(await engine.ask('load', { record: '' }), 'bad-record');
  refused(await engine.ask('load', { record, game: 'chess' }), 'bad-request', /dead-mans-draw/);
  refused(await engine.ask('load', { record, game: NEW.game, state: {} }), 'bad-request');
  assert.deepEqual(ok(await engine.ask('state')).state, state);
});
