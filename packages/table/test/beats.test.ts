// A story beat by beat: each event with the table as its viewer sees it when it is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { example } from '@quarterdeck/example';
import { at, type Game, type GameTypes, pick, quickRng, type Shown, showEvents, type Viewer } from '@quarterdeck/kernel';
import {
  beatsBetween,
  isFinished,
  openPlay,
  type Play,
  playChance,
  playMove,
  promisedLuck,
  shownTo,
  tell,
  unfold,
  waitingSeats,
} from '../src/index.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator', 'all'];

/** A whole game at random: each position that somebody was asked in, and the next one. */
function* steps<T extends GameTypes>(game: Game<T>, seed: number): Generator<readonly [Play<T>, Play<T>]> {
  const rng = quickRng(seed);
  let play = playChance(openPlay(game, { seats: 3, seed: `story ${seed}` }), promisedLuck);
  while (!isFinished(play)) {
    const seat = pick(waitingSeats(play), rng);
    const next = playMove(play, seat, pick(shownTo(play, seat).legal, rng), promisedLuck);
    yield [play, next];
    play = next;
  }
}

function shownToAll<T extends GameTypes>(play: Play<T>): ReadonlyMap<Viewer, Shown<T>> {
  return new Map(VIEWERS.map((viewer) => [viewer, shownTo(play, viewer)]));
}

function checkTales<T extends GameTypes>(game: Game<T>, seed: number): void {
  for (const [before, after] of steps(game, seed)) {
    const entries = after.match.log.slice(before.match.log.length);
    const tales = tell(before, after, VIEWERS);
    for (const viewer of VIEWERS) {
      const tale = tales.get(viewer);
      assert.ok(tale !== undefined);
      const seen = unfold<T>(JSON.parse(JSON.stringify(tale)), game.view(before.match.state, viewer));
      assert.deepEqual(seen.view, game.view(after.match.state, viewer), 'the story comes to what is shown');
      assert.deepEqual(
        seen.entries.map(({ number, actor, beats }) => ({ number, actor, events: beats.map(({ event }) => event) })),
        entries.map(({ actor }, i) => ({
          number: before.match.log.length + i + 1,
          actor,
          events: showEvents(game, at(after.events, before.match.log.length + i), viewer),
        })),
      );
    }
  }
}

test('every story tells each viewer the events that they hear, and comes to the view that they have then', () => {
  for (const seed of [1, 2, 3]) {
    checkTales(example, seed);
    checkTales(deadMansDraw, seed);
  }
});

test('each beat shows the table as it is when the event is told, not as it is in the end', () => {
  const story = [...steps(deadMansDraw, 4)]
    .flatMap(([before, after]) => beatsBetween(before, after, 0))
    .flatMap(({ beats }) => beats);
  const entered = story.filter(({ event }) => event.type === 'entered');
  assert.ok(entered.length > 10);
  for (const { event, view } of entered) {
    if (event.type === 'entered') assert.equal(view.area.at(-1)?.card, event.card);
  }
});

test('a beat keeps its view, whatever the game does afterwards', () => {
  const [first] = steps(deadMansDraw, 5);
  assert.ok(first !== undefined);
  const [before, after] = first;
  const beats = beatsBetween(before, after, 0);
  const kept = JSON.stringify(beats);
  for (const _ of steps(deadMansDraw, 5)) assert.equal(JSON.stringify(beats), kept);
});

test('viewers who are told the same have one tale, and nobody has the tale of who knows more', () => {
  let shared = 0;
  for (const [before, after] of steps(deadMansDraw, 6)) {
    const tales = tell(before, after, [0, 1, 'spectator']);
    if (tales.get(0) === tales.get(1)) shared += 1;
  }
  assert.ok(shared > 10);
  for (const [before, after] of steps(example, 6)) {
    const tales = tell(before, after, VIEWERS);
    for (const [viewer, tale] of tales) assert.deepEqual(tell(before, after, [viewer]).get(viewer), tale);
  }
});

test('a story is the same for who has only the log, and for who has views already', () => {
  for (const [before, after] of steps(deadMansDraw, 7)) {
    const tales = tell(before, after, VIEWERS);
    assert.deepEqual(tell(before, { ...after, latest: null }, VIEWERS), tales);
    const known = { before: shownToAll(before), after: shownToAll(after) };
    assert.deepEqual(tell(before, after, VIEWERS, known), tales);
  }
});
