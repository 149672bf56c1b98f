// The board shows the views of what it is told, and at the end of each entry the view finds the table as the board left it.
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
  speakerOf,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { deckSize, type SeaOfClouds, type State, seaOfClouds, type View } from '@quarterdeck/sea-of-clouds';
import { walkThrough } from '@quarterdeck/testkit';
import { en } from '../../text/en/index.ts';
import { flightsOf, placesIn } from '../../ui/places.ts';
import { type Scene, sceneOf } from '../../ui/story/scene.ts';
import { tellingOf } from '../../ui/telling/tellings.ts';
import { aimsOf, type Move, pickedOf, type Thing } from '../../ui/touch/aims.ts';
import { toldBeats, toldEntries } from './beats.ts';

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

/** What both must agree on; who acts next is told by no event, and how strong crews were when they met only the story knows. */
function readable({ active, battle, ...scene }: Scene): object {
  return { ...scene, battle: battle?.defeated ?? null };
}

/** Chance shows the faces of a share one by one, and they are told together. */
function isBetweenTellings(view: View): boolean {
  return view.stack.some(({ kind }) => kind === 'look');
}

for (const viewer of [0, 1, 'spectator', 'all'] as const satisfies readonly Viewer[]) {
  test(`told event by event the board comes to the table that the view shows: ${viewer}`, () => {
    for (const [number, setting] of SETTINGS.entries()) {
      const match = openMatch(seaOfClouds, { ...setting, seed: `scene ${number}` });
      for (const { beats, scene, view } of toldEntries(match, game(match, quickRng(number + 1)), viewer)) {
        if (isBetweenTellings(view)) continue;
        const events = beats.map(({ event }) => event);
        assert.deepEqual(readable(scene), readable(sceneOf(view)), JSON.stringify({ setting, events }));
      }
    }
  });
}

test('every kind of event is told by a card that flies, a coin that rolls or a sign', () => {
  const heard = new Set<string>();
  for (const [number, setting] of SETTINGS.entries()) {
    const match = openMatch(seaOfClouds, { ...setting, seed: `tellings ${number}` });
    const steps = game(match, quickRng(number + 30), number % 4 === 3 ? EMPTY_THE_DECK : ANYTHING);
    for (const { event, before, after } of toldBeats(match, steps, 'spectator')) {
      const { cues, coins } = tellingOf(event, before);
      const isSeen = flightsOf(before, after).length + cues.length + coins.length > 0;
      const isOfNothing = 'doubloons' in event && event.doubloons === 0;
      assert.ok(isSeen || isOfNothing, JSON.stringify(event));
      heard.add(event.type);
    }
  }
  assert.deepEqual([...heard].sort(), Object.keys(en.events).sort());
});

test('no card is ever in two places, and none is lost', () => {
  const match = openMatch(seaOfClouds, { seats: 4, options: {}, seed: 'places' });
  for (const { event, after } of toldBeats(match, game(match, quickRng(5)), 'spectator')) {
    const { hand, spaces, captains, gone } = after;
    const boards = captains.flatMap(({ doubloons, ...zones }) => Object.values(zones).flat());
    const lying = [...(hand?.cards ?? []), ...spaces.flatMap(({ cards }) => cards), ...boards, ...gone];
    assert.deepEqual([lying.length, placesIn(after).size], [after.backs.length, after.backs.length], JSON.stringify(event));
  }
});

test('at the end captain after captain turns his cards over', () => {
  const match = openMatch(seaOfClouds, { seats: 3, options: {}, seed: 'revealed' });
  for (const { event, before, after } of toldBeats(match, game(match, quickRng(7)), 'spectator')) {
    if (event.type !== 'revealed') continue;
    const { rum, secrets } = at(after.captains, event.seat);
    const turned = after.faces.flatMap((face, card) => (face === before.faces[card] ? [] : [card]));
    assert.deepEqual(
      turned,
      [...rum, ...secrets].filter((card) => before.faces[card] === null).sort((a, b) => a - b),
    );
    assert.deepEqual(
      [...rum, ...secrets].map((card) => after.faces[card]),
      [...event.rum, ...event.secrets],
    );
  }
});

/** The moves that one comes to by touching what is lit, first things first. */
function reachable(shown: ReturnType<typeof show<SeaOfClouds>>): object[] {
  const speech = { speaker: speakerOf(en, 'en', String), card: String };
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

test('in a boarding it is told as the turn of the captain whose pirate acts (C4.7)', () => {
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
    for (const { event, after } of toldBeats(match, game(match, quickRng(number + 90)), 'spectator')) {
      if (after.battle === null || !deeds.includes(event.type) || !('seat' in event)) continue;
      assert.equal(after.active, event.seat, event.type);
      heard.add(event.type);
    }
  }
  assert.deepEqual([...heard].sort(), [...deeds].sort());
});

test('a boarding remembers how strong the crews were when it began', () => {
  const match = openMatch(seaOfClouds, { seats: 3, options: {}, seed: 'battle' });
  let began: readonly number[] = [];
  for (const { event, after } of toldBeats(match, game(match, quickRng(8)), 'spectator')) {
    if (event.type === 'boarded') began = event.strengths;
    if (after.battle !== null) assert.deepEqual(after.battle.strengths, began);
  }
});

test('the parrot holder is who comes first when the ships have met', () => {
  const match = openMatch(seaOfClouds, { seats: 4, options: {}, seed: 'order' });
  for (const { event, after } of toldBeats(match, game(match, quickRng(9)), 'spectator')) {
    if (event.type === 'boarded') assert.equal(after.active, after.parrot);
  }
});
