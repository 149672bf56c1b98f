// Chance that is set beforehand, and which lesson comes next.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Example, example } from '@quarterdeck/example';
import {
  type AnyGuide,
  act,
  chanceLeft,
  guidesIn,
  type Match,
  nextLesson,
  openMatch,
  setChance,
  show,
  sinceOwnMove,
} from '../src/index.ts';

const CHANCE = ['throw 10 20', 'deal 9', 'deal 9', 'deal 8', 'deal 7', 'deal 6', 'deal 5', 'deal 4'];

function begun(): Match<Example> {
  return openMatch(example, { seats: 2 });
}

/** Lets chance play what is set for it, as long as there is something. */
function played(match: Match<Example>, chance = CHANCE): Match<Example> {
  let now = match;
  for (let move = setChance(now, chance); move !== null; move = setChance(now, chance)) now = act(now, 'chance', move).match;
  return now;
}

function phrases({ log }: Match<Example>): string[] {
  return log.map(({ move }) => example.notation.print(move));
}

test('chance plays the first of the set outcomes that is legal; what is not waits, or is never played', () => {
  const match = played(begun());
  assert.deepEqual(phrases(match), ['deal 9', 'deal 8', 'deal 7', 'deal 6', 'deal 5', 'deal 4']);
  assert.deepEqual(chanceLeft(match, CHANCE), ['throw 10 20', 'deal 9']);
  const staked = act(act(match, 0, { type: 'stake', card: 9 }).match, 1, { type: 'stake', card: 8 }).match;
  assert.deepEqual(phrases(played(staked)).at(-1), 'throw 10 20');
});

test('without anything set that is legal, chance is as free as ever', () => {
  assert.equal(setChance(begun(), []), null);
  assert.equal(setChance(begun(), ['throw 10 20', 'no move at all']), null);
  assert.equal(setChance(played(begun()), ['deal 3']), null, 'chance is not waited for');
});

test('what chance has played is read from the log: a game that was saved and opened goes on in the list', () => {
  const chance = CHANCE.slice(0, 4);
  const match = played(begun(), chance);
  const again = match.log.reduce((before, { actor, move }) => act(before, actor, move).match, begun());
  assert.deepEqual(chanceLeft(again, chance), chanceLeft(match, chance));
});

test('of the lessons that fit, the first that was not told comes next', () => {
  const moment = { shown: show(example, begun().state, 0), events: [] };
  const lessons = [
    { id: 'never', when: () => false },
    { id: 'first', when: () => true },
    { id: 'second', when: () => true },
  ];
  assert.equal(nextLesson({ lessons }, moment, [])?.id, 'first');
  assert.equal(nextLesson({ lessons }, moment, ['first'])?.id, 'second');
  assert.equal(nextLesson({ lessons }, moment, ['first', 'second']), null);
});

test("a moment has the events from the seat's last move on, or all before its first", () => {
  const log = [
    { actor: 'chance', events: ['a'] },
    { actor: 1, events: ['b'] },
    { actor: 'chance', events: ['c'] },
  ] as const;
  assert.deepEqual(sinceOwnMove(log, 1), ['b', 'c']);
  assert.deepEqual(sinceOwnMove(log, 0), ['a', 'b', 'c']);
});

test('a game has one guided game, or several in their order', () => {
  const guide = (bot: string): AnyGuide => ({
    seats: 2,
    options: {},
    bot,
    chance: [],
    lessons: [],
    texts: { en: {}, ru: {}, uk: {} },
  });
  const [first, second] = [guide('random'), guide('greedy')];
  assert.deepEqual(guidesIn({ guide: first }), [first]);
  assert.deepEqual(guidesIn({ guides: [first, second] }), [first, second]);
});
