// A story is told in order, can be broken off at any point, and always comes to the view. Here a table is a list of words,
// an event is a word, and the test says when a telling is through.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Memory, type Moment, paceOf, type StoryBeat, tellingOf } from '../src/story/telling.ts';

type Words = readonly string[];

/** A word on the stage, until it is let go. */
interface Show {
  readonly word: string;
  readonly moment: Moment<Words, Words, number>;
  end(): void;
  fail(fault: Error): void;
}

/** Lets everything happen that waits for nothing. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function theatre(isOpen = true) {
  const memory: Memory<Words, string, Words> = { latest: [], view: [], scene: [], coming: [], isTelling: false };
  const shows: Show[] = [];
  const cleared: Words[] = [];
  const telling = tellingOf<Words, string, Words, number>(memory, {
    // An aside is in no view: only the event tells it, and then the scene before.
    sceneOf: (view, before, word) => [...view, ...[...before, word ?? ''].filter(isAside)],
    tell: (word, moment) => new Promise((end, fail) => shows.push({ word, moment, end, fail })),
    stage: (pace) => (isOpen ? pace : null),
    clear: () => cleared.push(memory.scene),
    drawn: settle,
  });
  const go = (view: Words, words: Words, isTold: boolean) => telling.go(view, beatsOf(memory.latest, words), isTold);
  return { memory, shows, cleared, go, hurry: telling.hurry };
}

function isAside(word: string): boolean {
  return word.startsWith('(');
}

/** Words that follow on a view, each with the view that it comes to. */
function beatsOf(before: Words, words: Words): StoryBeat<Words, string>[] {
  return words.map((event, place) => ({
    event,
    view: [...before, ...words.slice(0, place + 1).filter((word) => !isAside(word))],
  }));
}

function comingIn(memory: Memory<Words, string, Words>): Words {
  return memory.coming.map(({ event }) => event);
}

function last(shows: readonly Show[]): Show {
  const show = shows.at(-1);
  assert.ok(show !== undefined, 'nothing is told');
  return show;
}

test('events are told one after the other, and in the end the table is as the view has it', async () => {
  const { memory, shows, go } = theatre();
  const told = go(['ahoy', 'there!'], ['ahoy', 'there'], true);
  assert.equal(memory.isTelling, true);
  assert.deepEqual([memory.scene, comingIn(memory)], [[], ['there']]);
  last(shows).end();
  await settle();
  assert.deepEqual([memory.scene, comingIn(memory)], [['ahoy'], []]);
  last(shows).end();
  await told;
  assert.deepEqual(memory.scene, ['ahoy', 'there!']);
  assert.deepEqual(
    shows.map(({ word }) => word),
    ['ahoy', 'there'],
  );
  assert.equal(memory.isTelling, false);
});

test('an event takes place when its telling says so, and once', async () => {
  const { memory, shows, go } = theatre();
  const told = go(['ahoy', 'there'], ['ahoy', 'there'], true);
  const { moment, end } = last(shows);
  assert.equal(await moment.happen(), true);
  assert.equal(await moment.happen(), true);
  assert.deepEqual([memory.scene, moment.scene], [['ahoy'], ['ahoy']]);
  end();
  await settle();
  assert.deepEqual(memory.scene, ['ahoy']);
  last(shows).end();
  await told;
});

test('what happens meanwhile is told after what is being told', async () => {
  const { memory, shows, go } = theatre();
  const told = go(['ahoy'], ['ahoy'], true);
  await go(['ahoy', 'there'], ['there'], true);
  assert.deepEqual([memory.latest, comingIn(memory), shows.length], [['ahoy', 'there'], ['there'], 1]);
  last(shows).end();
  await settle();
  assert.equal(last(shows).word, 'there');
  last(shows).end();
  await told;
  assert.deepEqual(memory.scene, ['ahoy', 'there']);
});

test('who hurries has the table at once as it is, and nothing more is told of it', async () => {
  const { memory, shows, cleared, go, hurry } = theatre();
  const told = go(['ahoy', 'there', 'matey'], ['ahoy', 'there', 'matey'], true);
  const { moment, end } = last(shows);
  hurry();
  assert.deepEqual([memory.scene, comingIn(memory), memory.isTelling], [['ahoy', 'there', 'matey'], [], false]);
  assert.deepEqual(cleared, [[]]);
  assert.equal(moment.isOn(), false);
  assert.equal(await moment.happen(), false);
  end();
  await told;
  assert.deepEqual([memory.scene, shows.length], [['ahoy', 'there', 'matey'], 1]);
});

test('a telling that was broken off does not disturb the next one', async () => {
  const { memory, shows, go, hurry } = theatre();
  const broken = go(['ahoy'], ['ahoy'], true);
  const old = last(shows);
  hurry();
  const told = go(['ahoy', 'there', 'matey'], ['there', 'matey'], true);
  assert.equal(await old.moment.happen(), false);
  old.end();
  await broken;
  assert.deepEqual([memory.scene, memory.isTelling, last(shows).word], [['ahoy'], true, 'there']);
  last(shows).end();
  await settle();
  last(shows).end();
  await told;
  assert.deepEqual(memory.scene, ['ahoy', 'there', 'matey']);
});

test('what no view tells is remembered, also from events that were hurried past', async () => {
  const { memory, shows, go, hurry } = theatre();
  const told = go(['ahoy'], ['(whispers)', 'ahoy', '(coughs)'], true);
  hurry();
  last(shows).end();
  await told;
  assert.deepEqual(memory.scene, ['ahoy', '(whispers)', '(coughs)']);
});

test('without motion everything is put in place at once, and nothing is looked for that might move', async () => {
  const { memory, shows, cleared, go } = theatre();
  await go(['ahoy', 'there'], ['ahoy', 'there'], false);
  assert.deepEqual([memory.scene, memory.isTelling, shows.length, cleared.length], [['ahoy', 'there'], false, 0, 0]);
});

test('a view to which nothing led is simply shown', async () => {
  const { memory, shows, go } = theatre();
  await go(['belay'], [], true);
  assert.deepEqual([memory.scene, memory.isTelling, shows.length], [['belay'], false, 0]);
});

test('where there is no stage the story takes its course unseen', async () => {
  const { memory, shows, go } = theatre(false);
  await go(['ahoy', 'there'], ['ahoy', 'there'], true);
  assert.deepEqual([memory.scene, memory.isTelling, shows.length], [['ahoy', 'there'], false, 0]);
});

test('a fault in a telling is not hidden, and does not leave the table behind', async () => {
  const { memory, shows, go } = theatre();
  const told = go(['ahoy', 'there'], ['ahoy', 'there'], true);
  last(shows).fail(new Error('fell off the stage'));
  await assert.rejects(told, /fell off the stage/);
  assert.deepEqual([memory.scene, memory.isTelling], [['ahoy', 'there'], false]);
  const next = go(['ahoy', 'there', 'matey'], ['matey'], true);
  assert.equal(last(shows).word, 'matey');
  last(shows).end();
  await next;
});

test('the longer the story, the faster it is told, up to a bound', async () => {
  const { shows, go, hurry } = theatre();
  const words = Array.from({ length: 20 }, (_, number) => `word ${number}`);
  const told = go(words, words, true);
  const first = last(shows);
  first.end();
  await settle();
  const second = last(shows);
  assert.ok(first.moment.stage > second.moment.stage && second.moment.stage > 1);
  assert.deepEqual([paceOf(0), paceOf(1000)], [1, 4]);
  hurry();
  second.end();
  await told;
});
