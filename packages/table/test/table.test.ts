// One game being played, whoever plays it: what is told to whom, how far one goes back, where luck comes from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeadMansDraw, deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { type Example, example } from '@quarterdeck/example';
import { at, defineGame, type GameTypes, pick, quickRng, type Rng, show, stateAfter, takeUp } from '@quarterdeck/kernel';
import {
  cutBack,
  cutTo,
  follow,
  followLegal,
  heardBy,
  isFinished,
  type Luck,
  lastMoveOf,
  luckFrom,
  newPlay,
  openPlay,
  type Play,
  playChance,
  playMove,
  promisedLuck,
  readMove,
  replay,
  retold,
  reviewed,
  setLuck,
  shownTo,
  takeBack,
  waitingSeats,
  winnersOf,
} from '../src/index.ts';

const SEED = 'a quiet bay';

/** So many moves of seats, chosen at random, with all that chance answers. */
function played<T extends GameTypes>(play: Play<T>, moves: number, rng: Rng): Play<T> {
  let next = playChance(play, promisedLuck);
  for (let i = 0; i < moves && !isFinished(next); i++) {
    const seat = pick(waitingSeats(next), rng);
    next = playMove(next, seat, pick(shownTo(next, seat).legal, rng), promisedLuck);
  }
  return next;
}

/** The game alone, without how it came there lately. */
function settled<T extends GameTypes>(play: Play<T>): Play<T> {
  return { ...play, latest: null };
}

const draw = (moves: number): Play<DeadMansDraw> =>
  played(openPlay(deadMansDraw, { seats: 3, seed: SEED }), moves, quickRng(moves));
const cove = (moves: number): Play<Example> => played(openPlay(example, { seats: 3, seed: SEED }), moves, quickRng(moves));

test('after a move chance answers until a seat is asked or the game is over', () => {
  for (let moves = 0; moves < 40; moves++) {
    const play = draw(moves);
    assert.ok(isFinished(play) || waitingSeats(play).length > 0);
    assert.equal(play.events.length, play.match.log.length);
  }
});

test('played to the end there are winners, and nobody is waited for', () => {
  const play = draw(10_000);
  assert.ok(isFinished(play));
  assert.deepEqual(waitingSeats(play), []);
  assert.ok((winnersOf(play) ?? []).length > 0);
});

test('a log that is played again leads to the same game with the same events', () => {
  const play = draw(30);
  const again = replay(openPlay(deadMansDraw, { seats: 3, seed: SEED }), play.match.log);
  assert.deepEqual(again, settled(play));
  assert.deepEqual(retold(play.match), settled(play));
});

test('each viewer hears every entry, and of its events what they may know', () => {
  const play = cove(20);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const heard = heardBy(play, viewer, 0);
    assert.deepEqual(
      heard.map(({ number }) => number),
      play.match.log.map((_, i) => i + 1),
    );
    assert.deepEqual(heardBy(play, viewer, 5), heard.slice(5));
  }
  assert.notDeepEqual(heardBy(play, 'spectator', 0), heardBy(play, 'all', 0));
});

test('an earlier position is shown with the eyes of now; beyond the last entry it is the present one', () => {
  const play = draw(25);
  const { match } = play;
  for (const count of [0, 1, 7, match.log.length])
    assert.deepEqual(reviewed(play, count, 1), show(match.game, stateAfter(match, count), 1));
  assert.deepEqual(reviewed(play, 9999, 'spectator'), shownTo(play, 'spectator'));
  assert.deepEqual(reviewed(play, -1, 0), reviewed(play, 0, 0));
});

test('a seat takes back its own last move; its events go, the others stay', () => {
  const before = cove(0);
  const seat = at(waitingSeats(before), 0);
  const after = follow(before, seat, at(shownTo(before, seat).legal, 0));
  const { play, kept } = takeBack(after, seat);
  assert.equal(kept, before.match.log.length);
  assert.deepEqual(play, settled(before));
  assert.throws(() => takeBack(before, seat), /nothing to take back|chance has moved since/);
});

test('by agreement the game goes back before a seat’s last move, whatever came after', () => {
  const play = draw(30);
  const seat = at(waitingSeats(draw(20)), 0);
  const { play: back, kept } = cutBack(play, seat);
  assert.equal(play.match.log[kept]?.actor, seat);
  assert.ok(play.match.log.slice(kept + 1).every(({ actor }) => actor !== seat));
  assert.deepEqual(back, cutTo(play, kept));
  assert.deepEqual(replay(openPlay(deadMansDraw, { seats: 3, seed: SEED }), back.match.log), back);
  assert.throws(() => cutBack(openPlay(deadMansDraw, { seats: 3, seed: SEED }), 0), /nothing to take back/);
});

test('what is drawn again after going back comes out the same, by the seed', () => {
  const play = draw(12);
  const { play: back } = cutBack(play, at(waitingSeats(draw(10)), 0));
  const again = replay(back, play.match.log.slice(back.match.log.length));
  assert.deepEqual(again.match.state, play.match.state);
});

/** The first seat that is asked draws a card, and chance answers. */
function drawOnce(setting: { readonly seed?: string }, luck: Luck<DeadMansDraw>): Play<DeadMansDraw> {
  const play = playChance(openPlay(deadMansDraw, { seats: 2, ...setting }), luck);
  return playMove(play, at(waitingSeats(play), 0), { type: 'draw' }, luck);
}

test('without a seed luck comes from a generator; with one, from nothing else', () => {
  let asked = 0;
  const luck: Luck<DeadMansDraw> = luckFrom(() => {
    asked += 1;
    return quickRng(asked);
  });
  assert.equal(drawOnce({}, luck).match.seed, null);
  assert.ok(asked > 0);
  asked = 0;
  assert.deepEqual(drawOnce({ seed: SEED }, luck), drawOnce({ seed: SEED }, promisedLuck));
  assert.equal(asked, 0);
});

test('what was set for chance is played first, as soon as it is legal', () => {
  const phraseOf = ({ match }: Play<DeadMansDraw>) => deadMansDraw.notation.print(at(match.log, match.log.length - 1).move);
  const other: Luck<DeadMansDraw> = luckFrom(() => quickRng(99));
  const phrase = phraseOf(
    drawOnce(
      {},
      luckFrom(() => quickRng(1)),
    ),
  );
  assert.notEqual(phraseOf(drawOnce({}, other)), phrase);
  assert.equal(phraseOf(drawOnce({}, setLuck([phrase], other))), phrase);
});

test('a game that is taken up in the middle goes on, and back no further than that', () => {
  const { match } = draw(15);
  const taken = newPlay(takeUp(match.game, match));
  const seat = at(waitingSeats(taken), 0);
  const after = follow(taken, seat, at(shownTo(taken, seat).legal, 0));
  assert.deepEqual(cutTo(after, 0), taken);
  assert.deepEqual(reviewed(after, 0, seat), shownTo(taken, seat));
});

test('a move that was read once is followed as if it came from outside', () => {
  const play = cove(4);
  const seat = at(waitingSeats(play), 0);
  const given = structuredClone(at(shownTo(play, seat).legal, 0));
  assert.deepEqual(followLegal(play, seat, readMove(play, seat, given)), follow(play, seat, given));
  assert.throws(() => readMove(play, seat, { type: 'nonsense' }), { code: 'bad-move' });
});

test('how far the game goes back for a seat is known before it goes back', () => {
  const play = draw(12);
  for (const seat of [0, 1, 2]) assert.equal(lastMoveOf(play, seat), cutBack(play, seat).kept);
  assert.throws(() => lastMoveOf(draw(0), 0), { code: 'no-undo', reason: 'nothing' });
});

test('what happens at set-up is told with the first entry, to each viewer as they may know it, and never again', () => {
  const isFresh = (state: Example['state']) => state.coins.every((coins) => coins === 0) && state.hands.flat().length === 0;
  const laid: Example['event'] = { type: 'dealt', seat: 1, card: 7 };
  const game = defineGame<Example>({ ...example, watch: (state, emit) => isFresh(state) && emit(laid) });
  const opened = openPlay(game, { seats: 3, seed: SEED });
  assert.deepEqual(opened.setup, [laid]);
  assert.deepEqual(heardBy(opened, 'all', 0), [], 'nobody has moved yet');
  const play = playChance(opened, promisedLuck);
  for (const viewer of [0, 1, 'spectator', 'all'] as const) {
    const [first] = heardBy(play, viewer, 0);
    assert.deepEqual(first?.events[0], example.viewEvent(laid, viewer));
    assert.deepEqual(heardBy(play, viewer, 1), heardBy(play, viewer, 0).slice(1));
  }
  assert.deepEqual(heardBy(retold(play.match), 'all', 0), heardBy(play, 'all', 0));
  assert.deepEqual(openPlay(example, { seats: 3, seed: SEED }).setup, []);
});
