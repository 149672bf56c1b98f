// The board moves cards by what it is told; the view must find the table as the board left it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import {
  at,
  type Match,
  openMatch,
  pick,
  quickRng,
  type Rng,
  type Step,
  show,
  showEvents,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { deckSize, type SeaOfClouds, type State, seaOfClouds, type View } from '@quarterdeck/sea-of-clouds';
import { walkThrough } from '@quarterdeck/testkit';
import { en } from '../../text/en.ts';
import { flightsOf, placesIn } from '../../ui/places.ts';
import { type Scene, sceneOf } from '../../ui/story/scene.ts';
import { afterEvent } from '../../ui/story/story.ts';
import { tellingOf } from '../../ui/telling/tellings.ts';
import { aimsOf, type Move, pickedOf, type Thing } from '../../ui/touch/aims.ts';

const SETTINGS = [2, 3, 4].flatMap((seats) =>
  [0, 1, 2, 3, 4, 5].map((number) => ({
    seats,
    options: { refill: number % 2 === 0 ? 'at-once' : 'after-laying', mayDecline: number % 3 !== 0 },
  })),
);

type Wish = (state: State) => Move['type'] | null;
const ANYTHING: Wish = () => null;

/** Takes only full shares, so that the deck runs out; then leaves everything. */
const EMPTY_THE_DECK: Wish = (state) => {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'divide-loot') return null;
  return deckSize(state) > 0 && at(state.spaces, frame.space).cards.length === 3 ? 'take' : 'leave';
};

/** A random game, entry by entry; a wish is fulfilled whenever it may. */
function game(match: Match<SeaOfClouds>, rng: Rng, wish = ANYTHING): Iterable<Step<SeaOfClouds>> {
  return walkThrough(match, (moves, state) => chosen(moves, rng, wish(state)));
}

function chosen(moves: readonly Move[], rng: Rng, wish: string | null): Move {
  return moves.find(({ type }) => type === wish) ?? pick(moves, rng);
}

/** What both must agree on; whose turn it is and how strong crews were when they met only the story knows. */
function readable({ active, battle, fixed, ...scene }: Scene): object {
  return { ...scene, battle: battle?.defeated ?? null };
}

/** Chance shows the faces of a share one by one, and they are told together; after the end everything lies open. */
function isBetweenTellings(view: View): boolean {
  return view.stack.length === 0 || view.stack.some(({ kind }) => kind === 'look');
}

for (const viewer of [0, 1, 'spectator', 'all'] as const satisfies readonly Viewer[]) {
  test(`told event by event the board comes to the table that the view shows: ${viewer}`, () => {
    for (const [number, setting] of SETTINGS.entries()) {
      const match = openMatch(seaOfClouds, { ...setting, seed: `scene ${number}` });
      let scene = sceneOf(show(seaOfClouds, match.state, viewer).view);
      for (const step of game(match, quickRng(number + 1))) {
        for (const event of showEvents(seaOfClouds, step.events, viewer)) scene = afterEvent(scene, event);
        const { view } = show(seaOfClouds, step.match.state, viewer);
        if (isBetweenTellings(view)) continue;
        assert.deepEqual(readable(scene), readable(sceneOf(view)), JSON.stringify({ setting, events: step.events }));
      }
    }
  });
}

test('every kind of event is told by a card that flies, a coin that rolls or a sign', () => {
  const heard = new Set<string>();
  for (const [number, setting] of SETTINGS.entries()) {
    const match = openMatch(seaOfClouds, { ...setting, seed: `tellings ${number}` });
    let scene = sceneOf(show(seaOfClouds, match.state, 'spectator').view);
    for (const step of game(match, quickRng(number + 30), number % 4 === 3 ? EMPTY_THE_DECK : ANYTHING)) {
      for (const event of showEvents(seaOfClouds, step.events, 'spectator')) {
        const { cues, coins } = tellingOf(event, scene);
        const isSeen = flightsOf(scene, event).length + cues.length + coins.length > 0;
        const isOfNothing = 'doubloons' in event && event.doubloons === 0;
        assert.ok(isSeen || isOfNothing, JSON.stringify(event));
        heard.add(event.type);
        scene = afterEvent(scene, event);
      }
    }
  }
  assert.deepEqual([...heard].sort(), Object.keys(en.events).sort());
});

test('no card is ever in two places, and none is lost', () => {
  const match = openMatch(seaOfClouds, { seats: 4, options: {}, seed: 'places' });
  let scene = sceneOf(show(seaOfClouds, match.state, 'spectator').view);
  for (const step of game(match, quickRng(5))) {
    for (const event of showEvents(seaOfClouds, step.events, 'spectator')) {
      scene = afterEvent(scene, event);
      assert.equal(placesIn(scene).size, scene.backs.length, JSON.stringify(event));
    }
  }
});

/** The moves that one comes to by touching what is lit, first things first. */
function reachable(shown: ReturnType<typeof show<SeaOfClouds>>): object[] {
  const speech = { words: en, names: String, card: String };
  const lit = (touched: Thing | null) =>
    [...aimsOf(shown, pickedOf(shown.legal, touched), speech)].filter(([, aim]) => isLit(aim));
  const moves = new Map<string, object>();
  for (const [thing, aim] of lit(null)) {
    const next = aim.kind === 'pick' ? lit(thing) : [[thing, aim] as const];
    for (const [, second] of next) if (second.kind === 'move') moves.set(JSON.stringify(second.move), second.move);
  }
  return [...moves.values()];
}

test('every legal move is reached by touching things on the board, and nothing else is', () => {
  for (const [number, setting] of SETTINGS.entries()) {
    for (const step of game(openMatch(seaOfClouds, { ...setting, seed: `aims ${number}` }), quickRng(number + 60))) {
      for (const actor of waiting(seaOfClouds, step.match.state)) {
        if (actor === 'chance') continue;
        const shown = show(seaOfClouds, step.match.state, actor);
        const sorted = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).sort();
        assert.deepEqual(sorted(reachable(shown)), sorted(shown.legal));
      }
    }
  }
});

test('in a boarding it is told as the turn of the captain whose pirate acts (4.7)', () => {
  const deeds: readonly string[] = [
    'gained',
    'stole-doubloons',
    'stole-rum',
    'exchanged-rum',
    'exchanged-objects',
    'took-parrot',
    'scouted',
  ];
  const heard = new Set<string>();
  for (const [number, setting] of SETTINGS.entries()) {
    const match = openMatch(seaOfClouds, { ...setting, seed: `deeds ${number}` });
    let scene = sceneOf(show(seaOfClouds, match.state, 'spectator').view);
    for (const step of game(match, quickRng(number + 90))) {
      for (const event of showEvents(seaOfClouds, step.events, 'spectator')) {
        scene = afterEvent(scene, event);
        if (scene.battle === null || !deeds.includes(event.type) || !('seat' in event)) continue;
        assert.equal(scene.active, event.seat, event.type);
        heard.add(event.type);
      }
    }
  }
  assert.deepEqual([...heard].sort(), [...deeds].sort());
});

test('a boarding remembers how strong the crews were when it began', () => {
  const match = openMatch(seaOfClouds, { seats: 3, options: {}, seed: 'battle' });
  let scene = sceneOf(show(seaOfClouds, match.state, 'spectator').view);
  for (const step of game(match, quickRng(8))) {
    for (const event of showEvents(seaOfClouds, step.events, 'spectator')) {
      scene = afterEvent(scene, event);
      if (event.type === 'boarded') assert.deepEqual(scene.battle?.strengths, event.strengths);
    }
    const { view } = show(seaOfClouds, step.match.state, 'spectator');
    const { battle } = sceneOf(view, scene);
    if (battle !== null) assert.equal(at(battle.strengths, 0), scene.battle?.strengths[0]);
  }
});
