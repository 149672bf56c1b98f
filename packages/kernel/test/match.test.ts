import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Example, example } from '@quarterdeck/example';
import {
  act,
  actAll,
  actChance,
  chanceMove,
  Fault,
  isChanceDue,
  isStale,
  type Match,
  openMatch,
  refusal,
  show,
  showEvents,
  undo,
  undoable,
  waiting,
} from '../src/index.ts';

/** A game of the example in which the cards are dealt in order: seat 0 gets 1, 3, 5, seat 1 gets 2, 4, 6. */
function dealt(options: object = {}, seats = 2): Match<Example> {
  let match = openMatch(example, { seats, options });
  for (let card = 1; isChanceDue(match); card++) match = act(match, 'chance', { type: 'deal', card }).match;
  return match;
}

function stake(match: Match<Example>, seat: number, card: number): Match<Example> {
  return act(match, seat, { type: 'stake', card }).match;
}

function faultOf(run: () => unknown): Fault {
  try {
    run();
  } catch (fault) {
    if (fault instanceof Fault) return fault;
    throw fault;
  }
  throw new Error('no fault');
}

describe('a match', () => {
  test('waits for chance, then for all captains at once', () => {
    assert.deepEqual(waiting(example, openMatch(example, { seats: 3 }).state), ['chance']);
    assert.deepEqual(waiting(example, dealt({}, 3).state), [0, 1, 2]);
  });

  test('keeps the old position when a move is made', () => {
    const before = dealt();
    stake(before, 0, 5);
    assert.deepEqual(waiting(example, before.state), [0, 1]);
  });
});

describe('a match that is asked for what may not be', () => {
  test('refuses a move that is not legal, with the reason and the rule', () => {
    const fault = faultOf(() => act(dealt(), 0, { type: 'stake', card: 2 }));
    assert.deepEqual([fault.code, fault.rule], ['illegal', '§2.1']);
    assert.match(fault.message, /'stake 2' is not allowed now: not in hand/);
  });

  test('refuses whoever is not waited for, and says who is', () => {
    const fault = faultOf(() => act(stake(dealt(), 0, 5), 0, { type: 'stake', card: 3 }));
    assert.equal(fault.code, 'not-waited-for');
    assert.match(fault.message, /^It is seat 1's turn$/);
  });

  test('refuses what is no move at all', () => {
    for (const odd of [
      null,
      7,
      'draw',
      {},
      { type: 'stake' },
      { type: 'stake', card: 5, extra: 1 },
      { type: 'stake', card: '5' },
      { type: 'toString' },
    ]) {
      assert.equal(faultOf(() => act(dealt(), 0, odd)).code, 'bad-move', JSON.stringify(odd));
    }
  });

  test('a move of another decision is refused without a reason of this one', () => {
    assert.deepEqual(refusal(example, dealt().state, 0, { type: 'pay' }), { reason: 'not-offered', rule: '' });
  });

  test('shows greyed-out moves with their reason', () => {
    let match = stake(stake(dealt(), 0, 5), 1, 6);
    match = act(match, 'chance', { type: 'throw', x: 50, y: 50 }).match;
    match = act(match, 0, { type: 'demand' }).match; // seat 0 is poorer
    match = act(match, 1, { type: 'fight' }).match;
    match = act(match, 'chance', { type: 'won', by: 0 }).match; // two coins for seat 0, one is left to seat 1
    for (const card of [7, 8]) match = act(match, 'chance', { type: 'deal', card }).match;
    match = stake(stake(match, 0, 3), 1, 4);
    match = act(match, 'chance', { type: 'throw', x: 0, y: 0 }).match;
    assert.deepEqual(show(example, match.state, 0).forbidden, [
      { move: { type: 'demand' }, refusal: { reason: 'richer', rule: '§2.4' } },
    ]);
    assert.deepEqual(show(example, match.state, 1).forbidden, []);
  });
});

describe('chance in a match', () => {
  test('chance that is sampled can be played by hand, within its bounds', () => {
    const match = stake(stake(dealt(), 0, 5), 1, 6);
    assert.equal(faultOf(() => act(match, 'chance', { type: 'throw', x: 100, y: 0 })).code, 'bad-move');
    assert.equal(act(match, 'chance', { type: 'throw', x: 99, y: 0 }).match.state.coins[1], 1);
  });

  test('without a seed chance has to be played by hand', () => {
    assert.equal(faultOf(() => actChance(openMatch(example, { seats: 2 }))).code, 'no-seed');
  });

  test('draws chance from the seed and the number of the entry', () => {
    const match = openMatch(example, { seats: 2, seed: 'tide' });
    assert.deepEqual(chanceMove(match), chanceMove(openMatch(example, { seats: 2, seed: 'tide' })));
    assert.deepEqual(actChance(match).match.log, [{ actor: 'chance', move: chanceMove(match) }]);
  });

  test('a dealt card is told to its owner alone', () => {
    const { events } = act(openMatch(example, { seats: 2 }), 'chance', { type: 'deal', card: 9 });
    assert.deepEqual(showEvents(example, events, 0), [{ type: 'dealt', seat: 0, card: 9 }]);
    assert.deepEqual(showEvents(example, events, 1), [{ type: 'dealt', seat: 0, card: null }]);
    assert.deepEqual(showEvents(example, events, 'spectator'), [{ type: 'dealt', seat: 0, card: null }]);
  });
});

describe('a whole log at once', () => {
  const played = stake(stake(dealt({}, 3), 1, 2), 0, 1);

  test('leads to the same match as its moves one by one, and leaves the first match as it was', () => {
    const first = openMatch(example, { seats: 3 });
    const { match, events } = actAll(first, played.log);
    assert.deepEqual(match, played);
    assert.equal(events.length, played.log.length);
    assert.deepEqual(events.at(-1), [{ type: 'staked', seat: 0 }]);
    assert.deepEqual([first.log, waiting(example, first.state)], [[], ['chance']]);
  });

  test('is refused at the first move that is not legal', () => {
    const wrong = [...played.log, { actor: 0, move: { type: 'stake', card: 1 } }];
    assert.equal(faultOf(() => actAll(openMatch(example, { seats: 3 }), wrong)).code, 'not-waited-for');
  });
});

describe('what a seat saw is stale', () => {
  test("not by others' answers to a question that is still open", () => {
    const before = dealt({}, 3);
    const match = stake(stake(before, 1, 2), 2, 3);
    assert.equal(isStale(match, 0, before.log.length), false);
    assert.equal(isStale(match, 0, match.log.length), false);
  });

  test('by an own move, by what closes the question, by chance, and by entries that are not there', () => {
    const before = dealt();
    const match = stake(before, 0, 5);
    assert.equal(isStale(match, 0, before.log.length), true);
    assert.equal(isStale(stake(match, 1, 6), 1, match.log.length), true);
    assert.equal(isStale(match, 1, before.log.length - 1), true);
    assert.equal(isStale(match, 1, match.log.length + 1), true);
  });
});

describe('undo', () => {
  test('takes back the own last move', () => {
    const before = dealt();
    assert.deepEqual(undo(stake(before, 0, 5), 0).state, before.state);
  });

  test("does not mind others' answers to a question that is still open", () => {
    const match = stake(stake(dealt({}, 3), 0, 1), 1, 2);
    const undone = undo(match, 0);
    assert.deepEqual(waiting(example, undone.state), [0, 2]);
    assert.deepEqual(undone.log.at(-1), { actor: 1, move: { type: 'stake', card: 2 } });
  });

  test('never goes back over a reveal, chance, or another seat', () => {
    const revealed = stake(stake(dealt(), 0, 5), 1, 6);
    assert.match(faultOf(() => undoable(revealed, 1)).message, /hidden/);
    const thrown = act(revealed, 'chance', { type: 'throw', x: 50, y: 50 }).match;
    assert.match(faultOf(() => undoable(thrown, 1)).message, /chance/);
    const demanded = act(thrown, 0, { type: 'demand' }).match;
    assert.equal(undoable(demanded, 0), demanded.log.length - 1);
    assert.match(faultOf(() => undoable(demanded, 1)).message, /another seat/);
  });

  test('has nothing to take back at the start, and nothing after the end', () => {
    const fault = faultOf(() => undoable(openMatch(example, { seats: 2 }), 0));
    assert.deepEqual([fault.reason, fault.message], ['nothing', 'there is nothing to take back']);
    let match = stake(stake(dealt({ goal: 3 }), 0, 5), 1, 6);
    match = act(match, 'chance', { type: 'throw', x: 50, y: 50 }).match;
    assert.match(faultOf(() => undoable(match, 1)).message, /over/);
  });
});

describe('options', () => {
  test('a bad one is named with what is allowed', () => {
    const bad = (options: unknown, seats: unknown = 2) => faultOf(() => openMatch(example, { options, seats }));
    assert.match(bad({ tols: true }).message, /example has no option 'tols': it has 'tolls', 'wind', 'goal', 'cards'/);
    assert.match(bad({ tolls: 1 }).message, /'tolls' must be true or false, not 1/);
    assert.match(bad({ wind: 'storm' }).message, /'wind' must be one of 'calm', 'gusty', not "storm"/);
    assert.match(bad({ goal: 99 }).message, /'goal' must be a whole number from 3 to 20, not 99/);
    assert.match(bad({ goal: 3.5 }).message, /whole number/);
    assert.match(bad({ cards: [1, 1] }).message, /'cards': no number may stand twice/);
    assert.match(bad({ cards: [1, 2, 3] }).message, /2 captains need at least 6 cards/);
    assert.match(bad([]).message, /options must be an object/);
    assert.equal(bad({}, 5).code, 'bad-seats');
    for (const seats of [1, 5, 2.5, '2', null]) assert.match(bad({}, seats).message, /example seats 2 to 4 players/);
  });

  test('what is not given has its default', () => {
    assert.deepEqual(openMatch(example, { options: { goal: 5 }, seats: 2 }).options, {
      tolls: true,
      wind: 'calm',
      goal: 5,
      cards: example.options.cards.default,
    });
  });
});
