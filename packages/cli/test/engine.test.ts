// The engine: what a program in any language sees of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Engine, fields, list, ok, refused, startEngine, startEngineProcess } from './run.ts';

const NEW = { game: 'dead-mans-draw', seats: 2, seed: 'engine' };

/** Plays with a bot until the game is over; returns how many answers seats gave. */
async function playOn(engine: Engine, bot: string): Promise<number> {
  for (let moves = 0; ; moves++) {
    const { waiting, outcome } = ok(await engine.ask('chance'));
    if (outcome !== null) return moves;
    assert.ok(Array.isArray(waiting));
    const actor: unknown = waiting[0];
    const { move } = ok(await engine.ask('choose', { actor, bot }));
    ok(await engine.ask('play', { actor, move }));
  }
}

test('a program plays a whole game by waiting, legal, play and chance, on the pipes of a process', async (t) => {
  const engine = startEngineProcess(t);
  const opened = ok(await engine.ask('new', NEW));
  assert.deepEqual(opened.waiting, ['chance']);
  assert.equal(opened.outcome, null);
  for (let turn = 0; turn < 5_000; turn++) {
    const { waiting, decision, outcome } = ok(await engine.ask('waiting'));
    if (outcome !== null) {
      assert.deepEqual([waiting, decision], [[], null]);
      assert.deepEqual(Object.keys(Object(outcome)).sort(), ['places', 'sheets', 'winners']);
      refused(await engine.ask('play', { actor: 0, move: { type: 'draw' } }), 'over');
      refused(await engine.ask('choose', { actor: 0, bot: 'random' }), 'over');
      refused(await engine.ask('undo', { actor: 0 }), 'no-undo', /over/);
      return;
    }
    assert.equal(typeof decision, 'string');
    assert.ok(Array.isArray(waiting));
    const actor: unknown = waiting[0];
    const moves = list(ok(await engine.ask('legal', { actor })).moves);
    const answer = ok(await engine.ask('play', { actor, move: moves[turn % moves.length] }));
    assert.ok(Array.isArray(answer.events));
  }
  assert.fail('the game does not end');
});

test('games says what there is: id, rules, seats, options with kinds and defaults', async (t) => {
  const engine = startEngine(t);
  const [game] = list(ok(await engine.ask('games')).games).map(fields);
  assert.equal(game?.get('id'), 'dead-mans-draw');
  assert.equal(game?.get('rules'), 1);
  assert.deepEqual(game?.get('seats'), { min: 2, max: 8 });
  const options = fields(game?.get('options'));
  assert.deepEqual(options.get('traits'), { kind: 'flag', default: false });
  assert.deepEqual(options.get('deck'), { kind: 'choice', of: ['standard', 'mermaid-ability'], default: 'standard' });
});

test('the same seed gives the same game, another seed another, and none a random one', async (t) => {
  const engine = startEngine(t);
  const recordOf = async (setting: object) => {
    ok(await engine.ask('new', setting));
    await playOn(engine, 'random');
    return ok(await engine.ask('record')).record;
  };
  assert.equal(await recordOf(NEW), await recordOf(NEW));
  assert.notEqual(await recordOf({ ...NEW, seed: 7 }), await recordOf(NEW));
  const { seed: _, ...seedless } = NEW;
  assert.notEqual(await recordOf(seedless), await recordOf(seedless));
});

test('chance tells what it played and what followed, and nothing when it is not due', async (t) => {
  const engine = startEngine(t);
  ok(await engine.ask('new', { ...NEW, options: { traits: true } }));
  const answer = ok(await engine.ask('chance'));
  assert.equal(list(answer.played).length, 5); // the first player, and two traits for each of two
  assert.equal(list(answer.events).length, 5);
  assert.deepEqual(answer.waiting, [0, 1]);
  const again = ok(await engine.ask('chance'));
  assert.deepEqual([again.played, again.events, again.waiting], [[], [], [0, 1]]);
});

test('legal lists nothing for those who are not waited for', async (t) => {
  const engine = startEngine(t);
  ok(await engine.ask('new', NEW));
  assert.deepEqual(ok(await engine.ask('legal', { actor: 0 })).moves, []);
  assert.equal(list(ok(await engine.ask('legal', { actor: 'chance' })).moves).length, 2);
});

/** The trait offers of a state or a view. */
function offersOf(position: unknown): unknown {
  return fields(list(fields(position).get('stack')).at(-1)).get('offers');
}

test('a view shows the own trait offer and hides the other one; the state shows all', async (t) => {
  const engine = startEngine(t);
  ok(await engine.ask('new', { ...NEW, options: { traits: true } }));
  ok(await engine.ask('chance'));
  const all = offersOf(ok(await engine.ask('state')).state);
  assert.deepEqual(offersOf(ok(await engine.ask('view', { viewer: 'all' })).view), all);
  assert.deepEqual(offersOf(ok(await engine.ask('view', { viewer: 0 })).view), [list(all)[0], [null, null]]);
  const nobody = [
    [null, null],
    [null, null],
  ];
  assert.deepEqual(offersOf(ok(await engine.ask('view', { viewer: 'spectator' })).view), nobody);
});

test('determinize gives a state that the viewer cannot rule out, the same for the same seed', async (t) => {
  const engine = startEngine(t);
  ok(await engine.ask('new', { ...NEW, options: { traits: true } }));
  ok(await engine.ask('chance'));
  const { view } = ok(await engine.ask('view', { viewer: 1 }));
  const one = ok(await engine.ask('determinize', { viewer: 1, seed: 'a' })).state;
  assert.deepEqual(ok(await engine.ask('determinize', { viewer: 1, seed: 'a' })).state, one);
  const others = new Set<string>();
  for (const seed of [1, 2, 3]) others.add(JSON.stringify(ok(await engine.ask('determinize', { viewer: 1, seed })).state));
  assert.ok(others.size > 1);
  ok(await engine.ask('load', { game: NEW.game, state: one }));
  assert.deepEqual(ok(await engine.ask('view', { viewer: 1 })).view, view);
});

test('choose asks a bot and changes nothing', async (t) => {
  const engine = startEngine(t);
  ok(await engine.ask('new', { ...NEW, options: { traits: true } }));
  ok(await engine.ask('chance'));
  const before = ok(await engine.ask('state')).state;
  const legal = list(ok(await engine.ask('legal', { actor: 0 })).moves);
  for (const bot of ['random', 'greedy', 'shrewd', 'absent']) {
    const { move } = ok(await engine.ask('choose', { actor: 0, bot, budgetMs: 50 }));
    assert.ok(legal.some((other) => JSON.stringify(other) === JSON.stringify(move)));
  }
  assert.deepEqual(ok(await engine.ask('state')).state, before);
});

test('an answer that is still face down can be taken back, one that chance has followed cannot', async (t) => {
  const engine = startEngine(t);
  ok(await engine.ask('new', { ...NEW, options: { traits: true } }));
  ok(await engine.ask('chance'));
  refused(await engine.ask('undo', { actor: 0 }), 'no-undo', /chance/);
  const before = ok(await engine.ask('state')).state;
  const [move] = list(ok(await engine.ask('legal', { actor: 0 })).moves);
  assert.deepEqual(ok(await engine.ask('play', { actor: 0, move })).waiting, [1]);
  assert.deepEqual(ok(await engine.ask('undo', { actor: 0 })).waiting, [0, 1]);
  assert.deepEqual(ok(await engine.ask('state')).state, before);
});

test('chance can be played by hand; then the record names no seed, and still verifies', async (t) => {
  const engine = startEngine(t);
  ok(await engine.ask('new', NEW));
  const { played } = ok(await engine.ask('chance'));
  const starter = fields(list(played)[0]).get('seat');
  ok(await engine.ask('play', { actor: starter, move: { type: 'draw' } }));
  ok(await engine.ask('play', { actor: 'chance', move: { type: 'card', card: 99 } }));
  await playOn(engine, 'random');
  const record = String(ok(await engine.ask('record')).record);
  assert.match(record, /^seed none ~/m);
  ok(await engine.ask('load', { record }));
});

test('a record is loaded where it ended, and the game goes on from its seed', async (t) => {
  const engine = startEngine(t);
  ok(await engine.ask('new', NEW));
  const { waiting } = ok(await engine.ask('chance'));
  const half = ok(await engine.ask('record')).record;
  await playOn(engine, 'greedy');
  const whole = ok(await engine.ask('record')).record;
  const loaded = ok(await engine.ask('load', { record: half }));
  assert.deepEqual([loaded.waiting, loaded.outcome], [waiting, null]);
  await playOn(engine, 'greedy');
  assert.equal(ok(await engine.ask('record')).record, whole);
  assert.notEqual(ok(await engine.ask('load', { record: whole, game: NEW.game })).outcome, null);
});
