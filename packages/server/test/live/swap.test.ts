// Nobody receives a byte that depends on what their seat may not know. At random moments of random games all that a viewer
// may not know is exchanged at the very table that the server serves, and every message is asked for again. The games are
// the same in every run: seeds, choices and the time come from the test, so that the figures asked for are those of these games.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { admiral } from '@quarterdeck/admiral';
import { atWorldsEnd } from '@quarterdeck/at-worlds-end';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { type Example, example } from '@quarterdeck/example';
import {
  type AnyGame,
  asAny,
  at,
  findUndo,
  type Game,
  legalMoves,
  pick,
  quickRng,
  type Rng,
  same,
  stateAfter,
  type Viewer,
} from '@quarterdeck/kernel';
import { piratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import { seaOfClouds } from '@quarterdeck/sea-of-clouds';
import type { Server } from '../../src/index.ts';
import type { Play } from '../../src/table/room/play.ts';
import type { Room } from '../../src/table/room/room.ts';
import { announce } from '../../src/table/telling/announce.ts';
import type { Said } from '../../src/table/telling/said.ts';
import type { Client, Wish } from '../lib/client.ts';
import { company, tableOf } from '../lib/company.ts';
import { codeOf, serverFor, until, visitor } from '../lib/harness.ts';
import { cutTo, twinOf } from '../lib/twin.ts';

interface Sitting {
  readonly room: Room;
  readonly id: string;
  /** By seat, and who looks on. */
  readonly people: readonly { readonly client: Client; readonly viewer: Viewer; readonly person: string }[];
  readonly rng: Rng;
  /** How often something was exchanged indeed: in the position, in what had happened. */
  readonly exchanged: { positions: number; events: number };
}

const NOON = Date.UTC(2026, 0, 1, 12);
/** On a busy machine a pause of the whole process is no fault of the rules, in milliseconds. */
const PATIENCE = 120_000;

async function sitDown(t: TestContext, game: AnyGame, seats: number, options: object, rng: Rng): Promise<Sitting> {
  const makeSeed = () =>
    rng
      .below(2 ** 32)
      .toString(16)
      .padStart(64, '0');
  const server = await serverFor(t, { rulesLimit: PATIENCE }, { games: [game], now: () => NOON, makeSeed });
  echoBots(t, server);
  const { id, visitors, clients } = await company(server, seats, { game: game.id, options });
  const onlooker = await visitor(server);
  const last = await onlooker.connect();
  await last.ask({ type: 'watch', table: id, since: null });
  const people = [...visitors, onlooker].map(({ me }, i) => {
    const viewer: Viewer = i < seats ? i : 'spectator';
    return { client: clients[i] ?? last, viewer, person: me.id };
  });
  t.after(() => Promise.all(people.map(({ client }) => client.close())));
  // An answer comes after all that was said before it: nothing of the beginning is still on its way.
  for (const { client } of people) assert.equal(codeOf(await client.ask({ type: 'review', table: id, number: 0 })), 'done');
  return { room: await server.rooms.open(id), id, people, rng, exchanged: { positions: 0, events: 0 } };
}

/** Hints that say everything that a bot was told. */
function echoBots(t: TestContext, { bots }: Server): void {
  t.mock.method(bots, 'choose', async (_game: AnyGame, _bot: string, shown: object) => ({ type: JSON.stringify(shown) }));
}

async function playOn({ room, id, people, rng }: Sitting, probe: (steps: number) => Promise<void>): Promise<void> {
  for (let steps = 0; room.state.table.stage === 'running'; steps++) {
    await probe(steps);
    const ready = people.filter(({ client }) => (client.of(id).shown?.legal.length ?? 0) > 0);
    const { client } = pick(ready, rng);
    const { shown, table } = client.of(id);
    const answer = await client.ask({ type: 'move', table: id, at: table?.at ?? 0, move: pick(shown?.legal ?? [], rng) });
    assert.equal(codeOf(answer), 'done');
    await until(() => people.every((other) => tableOf(other.client, id).at === room.state.table.at), 'all have heard of it');
  }
}

/** Everything that the server could say to one viewer now, of the true game and of its twin. */
async function probeViewer(sitting: Sitting, index: number): Promise<void> {
  const { room, rng, exchanged } = sitting;
  const { viewer, client, person } = at(sitting.people, index);
  const truth = room.state.play;
  const twin = twinOf(truth, viewer, rng);
  if (!same(twin.match.state, truth.match.state)) exchanged.positions += 1;
  if (!same(twin.events, truth.events)) exchanged.events += 1;
  const from = rng.below(truth.match.log.length + 1);
  const wishes = wishesOf(sitting, viewer, from);
  const told = await answersOf(room, client, truth, wishes);
  assertSame(await answersOf(room, client, twin, wishes), told, viewer);
  assertSame(announced(room, person, twin, from), announced(room, person, truth, from), viewer);
  await compareReview(sitting, index, from);
}

/** Requests that change nothing: to look, to be refused, to be advised. */
function wishesOf({ room, id, rng }: Sitting, viewer: Viewer, from: number): Wish[] {
  const { match } = room.state.play;
  const count = match.log.length;
  const seat = typeof viewer === 'number' ? viewer : -1;
  const undo: Wish[] = typeof findUndo(match, seat) === 'string' ? [{ type: 'undo', table: id, at: count }] : [];
  return [
    { type: 'watch', table: id, since: from },
    { type: 'hint', table: id, at: count },
    { type: 'review', table: id, number: count },
    { type: 'move', table: id, at: Math.max(0, from - 1), move: { type: 'nonsense' } },
    ...othersMoves(room.state.play, seat, rng).map((move): Wish => ({ type: 'move', table: id, at: count, move: { ...move } })),
    ...undo,
  ];
}

/** Moves that others could make in truth, and this seat cannot. */
function othersMoves({ match }: Play, seat: number, rng: Rng): { readonly type: string }[] {
  const { game, state, seats } = match;
  const own = legalMoves(game, state, seat);
  const others = Array.from({ length: seats }, (_, other) => legalMoves(game, state, other)).flat();
  const foreign = others.filter((move) => !own.some((legal) => same(legal, move)));
  return foreign.length === 0 ? [] : [pick(foreign, rng)];
}

/** What comes over the socket in answer while the table plays this game. */
async function answersOf(room: Room, client: Client, play: Play, wishes: readonly Wish[]): Promise<string[]> {
  const { state, views } = room;
  const before = client.texts.length;
  room.state = { ...state, play, table: { ...state.table, seed: play.match.seed } };
  room.views = new Map();
  for (const [i, wish] of wishes.entries()) {
    const answer = await client.ask({ ...wish, ticket: `probe-${i}` });
    assert.notEqual(codeOf(answer), 'unavailable');
    assert.notEqual(codeOf(answer), 'wrecked');
  }
  room.state = state;
  room.views = views;
  return client.texts.slice(before);
}

/** What this person is told when the log has grown, has become shorter, or the table has changed. */
function announced(room: Room, person: string, play: Play, from: number): string[] {
  const texts: string[] = [];
  const ears = (other: string) => ({ person: other, send: ({ text }: Said) => void (other === person && texts.push(text)) });
  const watchers = new Set([...room.watchers].map((watcher) => ears(watcher.person)));
  const table = { ...room.state.table, seed: play.match.seed };
  const twin: Room = { ...room, watchers, views: new Map(), state: { ...room.state, table, play } };
  announce(twin, { kind: 'step', from });
  announce(twin, { kind: 'back', to: from });
  announce(twin, { kind: 'table' });
  return texts;
}

/** An earlier position is the present of a table that stood still there. */
async function compareReview({ room, id, people, rng }: Sitting, index: number, number: number): Promise<void> {
  const { viewer, client } = at(people, index);
  const { match } = room.state.play;
  const then = match.game.determinize(match.game.view(stateAfter(match, number), viewer), rng);
  const wishes: Wish[] = [{ type: 'review', table: id, number }];
  const told = await answersOf(room, client, room.state.play, wishes);
  assertSame(await answersOf(room, client, cutTo(room.state.play, number, then), wishes), told, viewer);
}

function assertSame(swapped: readonly string[], told: readonly string[], viewer: Viewer): void {
  assert.ok(told.length > 0, 'something was said');
  assert.deepEqual(swapped, told, `what ${viewer} is told depends on what ${viewer} may not know`);
}

/** A whole game, looked at by everybody at every second step or so. */
async function playProbed(sitting: Sitting, often: (steps: number) => boolean): Promise<void> {
  await playOn(sitting, async (steps) => {
    if (often(steps)) for (const index of sitting.people.keys()) await probeViewer(sitting, index);
  });
}

for (const seats of [2, 3, 4]) {
  test(`Smugglers' Cove with ${seats} captains: nobody is told what they may not know`, async (t) => {
    const rng = quickRng(40 + seats);
    const sitting = await sitDown(t, asAny(example), seats, { wind: pick(['calm', 'gusty'], rng) }, rng);
    await playProbed(sitting, () => rng.below(2) === 0);
    assert.ok(sitting.exchanged.positions > 10 && sitting.exchanged.events > 10, JSON.stringify(sitting.exchanged));
  });

  test(`Dead Man's Draw with ${seats} pirates and traits: nobody is told what they may not know`, async (t) => {
    const rng = quickRng(60 + seats);
    const sitting = await sitDown(t, asAny(deadMansDraw), seats, { traits: true }, rng);
    await playProbed(sitting, (steps) => steps < seats || rng.below(12) === 0);
    assert.ok(sitting.exchanged.positions > 3 && sitting.exchanged.events > 20, JSON.stringify(sitting.exchanged));
  });

  test(`Sea of Clouds with ${seats} captains: nobody is told what they may not know`, async (t) => {
    const rng = quickRng(80 + seats);
    const sitting = await sitDown(t, asAny(seaOfClouds), seats, {}, rng);
    await playProbed(sitting, () => rng.below(3 * seats) === 0); // fewer captains look at fewer steps
    assert.ok(sitting.exchanged.positions > 10 && sitting.exchanged.events > 10, JSON.stringify(sitting.exchanged));
  });

  test(`Pirates of the 7 Seas with ${seats} captains: nobody is told what they may not know`, async (t) => {
    const rng = quickRng(100 + seats);
    const sitting = await sitDown(t, asAny(piratesOf7Seas), seats, {}, rng);
    await playProbed(sitting, () => rng.below(12 * seats) === 0);
    assert.ok(sitting.exchanged.positions > 10 && sitting.exchanged.events > 10, JSON.stringify(sitting.exchanged));
  });

  test(`At World's End with ${seats} pirates who keep their manoeuvres: nobody is told what they may not know`, async (t) => {
    const rng = quickRng(120 + seats);
    const exchanged = { positions: 0, events: 0 };
    // Who plays at random may be ruined before anything is hidden: then another game is played.
    for (let games = 0; exchanged.positions <= 3 || exchanged.events <= 3; games++) {
      assert.ok(games < 12, JSON.stringify(exchanged));
      const sitting = await sitDown(t, asAny(atWorldsEnd), seats, { unplayed: 'keep' }, rng);
      await playProbed(sitting, () => rng.below(4 * seats) === 0);
      exchanged.positions += sitting.exchanged.positions;
      exchanged.events += sitting.exchanged.events;
    }
  });
}

for (const seats of [2, 4]) {
  test(`Admiral with ${seats} fleets and their mines: nobody is told what they may not know`, async (t) => {
    const rng = quickRng(140 + seats);
    const sitting = await sitDown(t, asAny(admiral), seats, { scenario: 'dead-pilots-hoard' }, rng);
    await playProbed(sitting, () => rng.below(4) === 0);
    assert.ok(sitting.exchanged.positions > 10 && sitting.exchanged.events > 10, JSON.stringify(sitting.exchanged));
  });
}

const { phases } = example;

/** Faults planted in the rules: the messages must give them away. */
const PLANTED: readonly { fault: string; change: Partial<Game<Example>> }[] = [
  {
    fault: 'a view that shows the hands of all',
    change: { view: (state, viewer) => ({ ...example.view(state, viewer), peek: state.hands }) },
  },
  { fault: 'an event that names the card to all', change: { viewEvent: (event) => event } },
  {
    fault: 'a reason that tells who has the card',
    change: {
      phases: {
        ...phases,
        stake: {
          ...phases.stake,
          whyNot: (state, _frame, { card }) => ({
            reason: 'not-in-hand',
            rule: `it is in hand ${state.hands.findIndex((hand) => hand.includes(card))}`,
          }),
        },
      },
    },
  },
  {
    fault: 'a list of moves whose order tells what is left',
    change: {
      phases: {
        ...phases,
        stake: {
          ...phases.stake,
          legalMoves: (state, frame, actor) => {
            const moves = phases.stake.legalMoves(state, frame, actor);
            return (state.deck[0] ?? 0) % 2 === 0 ? moves.toReversed() : moves;
          },
        },
      },
    },
  },
];

for (const { fault, change } of PLANTED) {
  test(`${fault} is found in the messages`, async (t) => {
    const rng = quickRng(7);
    const sitting = await sitDown(t, asAny({ ...example, ...change }), 3, {}, rng);
    await assert.rejects(
      playProbed(sitting, () => true),
      /is told depends on what/,
    );
  });
}
