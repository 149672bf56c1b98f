// Random games over the wire, with clients that drop, return, send twice, send late, send nonsense and send for others.
// At the end there is one log, everybody knows of it what they may, and every message that was ever sent is accounted
// for: it holds what `show` and `showEvents` give for that viewer at that point, and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import {
  type GameTypes,
  legalMoves,
  type Match,
  pick,
  quickRng,
  type Rng,
  show,
  showEvents,
  stateAfter,
  type Viewer,
  verifyRecord,
} from '@quarterdeck/kernel';
import type { Message } from '@quarterdeck/protocol';
import type { Server } from '../../src/index.ts';
import { openStored, replaySlices } from '../../src/table/room/play.ts';
import type { Client, Known } from '../lib/client.ts';
import { codeOf, serverFor, until, type Visitor, visitor } from '../lib/harness.ts';

interface Player {
  readonly visitor: Visitor;
  readonly viewer: Viewer;
  client: Client;
  /** Every message of every socket that this person had. */
  readonly transcript: Message[];
}

interface Game {
  readonly server: Server;
  readonly id: string;
  readonly players: Player[];
  readonly rng: Rng;
  readonly withUndo: boolean;
}

const games = Array.from({ length: 8 }, (_, seed) => seed + 1);

for (const seed of games) {
  test(`whatever clients do, there is one log and nobody learns more than they may (random game ${seed})`, async (t) => {
    const rng = quickRng(seed);
    const server = await serverFor(t);
    const game = await sitDown(server, rng, seed % 2 === 0);
    await playToTheEnd(game);
    await checkEnd(game);
    await Promise.all(game.players.map(({ client }) => client.close()));
  });
}

/** Two to four people, a spectator, and sometimes a bot; with traits, so that there are secrets. */
async function sitDown(server: Server, rng: Rng, withUndo: boolean): Promise<Game> {
  const people = 2 + rng.below(3);
  const bots = rng.below(2);
  const visitors = await Promise.all(Array.from({ length: people + 1 }, () => visitor(server)));
  const [host] = visitors;
  assert.ok(host !== undefined);
  const seats = ['me', ...Array.from({ length: people - 1 }, () => 'open'), ...Array.from({ length: bots }, () => 'bot:random')];
  const { id } = await host.create({ game: 'dead-mans-draw', options: { traits: true }, seats, visibility: 'public' });
  const players: Player[] = [];
  for (const [i, person] of visitors.entries()) {
    const client = await person.connect();
    await client.ask({ type: 'watch', table: id, since: null });
    if (i > 0 && i < people) assert.equal(codeOf(await client.ask({ type: 'sit', table: id, seat: i })), 'done');
    players.push({ visitor: person, viewer: i < people ? i : 'spectator', client, transcript: [] });
  }
  return { server, id, players, rng, withUndo };
}

async function playToTheEnd(game: Game): Promise<void> {
  const { id, players, rng } = game;
  for (let step = 0; ; step++) {
    assert.ok(step < 5000, 'the game ends');
    if (players.some(({ client }) => client.of(id).table?.stage === 'over')) return;
    const trouble = rng.below(3) === 0;
    if (trouble) await makeTrouble(game, pick(players, rng));
    else await moveOnce(game);
  }
}

/** Somebody who is waited for moves, as far as they know; half of the moves are sent twice. */
async function moveOnce({ id, players, rng }: Game): Promise<void> {
  const ready = () => players.filter(({ client }) => (client.of(id).shown?.legal.length ?? 0) > 0);
  const isOver = () => players.some(({ client }) => client.of(id).table?.stage === 'over');
  await until(() => isOver() || ready().length > 0, 'a bot has moved, and somebody is asked', 240);
  if (isOver()) return;
  const { client } = pick(ready(), rng);
  const { shown, table } = client.of(id);
  const wish = {
    type: 'move',
    table: id,
    at: table?.at ?? 0,
    move: pick(shown?.legal ?? [], rng),
    ticket: `m${rng.below(2 ** 32)}`,
  } as const;
  const answers = await Promise.all(rng.below(2) === 0 ? [client.ask(wish), client.ask(wish)] : [client.ask(wish)]);
  for (const answer of answers)
    assert.ok(['done', 'stale', 'not-waited-for', 'over', 'illegal'].includes(codeOf(answer)), codeOf(answer));
}

async function makeTrouble(game: Game, player: Player): Promise<void> {
  const { id, rng, withUndo } = game;
  const { client, viewer } = player;
  const known = client.of(id);
  const at = known.table?.at ?? 0;
  switch (rng.below(withUndo ? 9 : 7)) {
    case 0:
      return dropAndReturn(game, player);
    case 1: {
      const late = await client.ask({ type: 'move', table: id, at: Math.max(0, at - 1), move: { type: 'draw' } });
      assert.ok(['stale', 'no-seat', 'illegal', 'not-waited-for', 'over'].includes(codeOf(late)), codeOf(late));
      return;
    }
    case 2: {
      const refused = client.nextRefusal();
      client.blurt(pick(['nonsense', '{', '[]', '{"type":"move"}', '{"ticket":7}', '"\\u0000"'], rng));
      assert.equal((await refused).code, 'bad-request');
      return;
    }
    case 3: {
      const answer = await client.ask({
        type: 'move',
        table: id,
        at,
        move: pick([{ type: 'keep', trait: 'everything' }, {}, { type: 7 }], rng),
      });
      assert.ok(['illegal', 'no-seat', 'stale', 'not-waited-for', 'over'].includes(codeOf(answer)), codeOf(answer));
      return;
    }
    case 4:
      return moveForAnother(game, player);
    case 5: {
      const said = await client.ask({
        type: 'chat',
        table: id,
        room: viewer === 'spectator' ? 'spectators' : 'players',
        text: '<img src=x onerror=alert(1)>',
      });
      assert.ok(['done', 'not-allowed'].includes(codeOf(said)));
      return;
    }
    case 6: {
      const again = await client.ask({ type: 'watch', table: id, since: rng.below(known.log.length + 1) });
      assert.equal(codeOf(again), 'done');
      return;
    }
    case 7: {
      const undone = await client.ask({ type: 'undo', table: id, at });
      assert.ok(['done', 'no-undo', 'stale', 'no-seat', 'over'].includes(codeOf(undone)), codeOf(undone));
      return;
    }
    default:
      return askEverybody(game, player);
  }
}

async function dropAndReturn({ id }: Game, player: Player): Promise<void> {
  const lost = player.client.of(id);
  await player.client.close();
  player.transcript.push(...player.client.transcript);
  player.client = await player.visitor.connect(new Map<string, Known>([[id, lost]]));
  assert.equal(codeOf(await player.client.ask({ type: 'watch', table: id, since: lost.log.length })), 'done');
}

/** The true state is asked what another seat could do: even then it is refused. */
async function moveForAnother({ server, id }: Game, { client, viewer }: Player): Promise<void> {
  const play = server.rooms.all.get(id)?.state.play;
  assert.ok(play !== undefined);
  const { match } = play;
  const other = Array.from({ length: match.seats }, (_, seat) => seat).find(
    (seat) => seat !== viewer && legalMoves(match.game, match.state, seat).length > 0,
  );
  if (other === undefined) return;
  const [move] = legalMoves(match.game, match.state, other);
  if (legalMoves(match.game, match.state, viewer === 'spectator' ? -1 : Number(viewer)).length > 0) return;
  const answer = await client.ask({ type: 'move', table: id, at: match.log.length, move: { ...move } });
  assert.ok(['no-seat', 'not-waited-for', 'stale', 'over', 'illegal'].includes(codeOf(answer)), codeOf(answer));
}

async function askEverybody({ id, players, rng }: Game, { client, viewer }: Player): Promise<void> {
  const at = client.of(id).table?.at ?? 0;
  const asked = await client.ask({ type: 'ask-undo', table: id, at });
  if (asked.type !== 'done') return;
  const accept = rng.below(3) > 0;
  for (const other of players.filter((player) => player.viewer !== viewer && player.viewer !== 'spectator')) {
    await other.client.ask({ type: 'answer-undo', table: id, at, accept });
  }
}

async function checkEnd(game: Game): Promise<void> {
  const { server, id, players, withUndo } = game;
  await until(() => players.every(({ client }) => client.of(id).table?.stage === 'over'), 'everybody hears of the end');
  const [host] = players;
  const record = await host?.visitor.call('GET', `/api/tables/${id}/record`);
  const { match, chance } = verifyRecord(record?.text ?? '', () => deadMansDraw);
  assert.equal(chance, 'checked');
  const stored = await server.storage.readEntries(id);
  const table = await server.storage.readTable(id);
  assert.ok(table !== null);
  assert.deepEqual(
    stored.map(({ actor, move }) => [actor, move]),
    match.log.map(({ actor, move }) => [actor, move]),
  );
  const opened = openStored(deadMansDraw, table, table.seats);
  const truth = truthOf(match, (await replaySlices(opened, stored, (work) => work())).events);
  for (const player of players) {
    const known = player.client.of(id);
    assert.deepEqual(known.log, truth.heard(player.viewer, 0, match.log.length));
    assert.deepEqual(known.shown, truth.shown(player.viewer, match.log.length));
    if (!withUndo)
      for (const told of [...player.transcript, ...player.client.transcript]) checkMessage(told, player.viewer, truth);
    checkSeed([...player.transcript, ...player.client.transcript], match.seed ?? '');
  }
}

interface Truth {
  shown(viewer: Viewer, count: number): unknown;
  heard(viewer: Viewer, from: number, to: number): unknown;
}

/** What may be told, worked out from the record alone, as JSON has it. */
function truthOf(match: Match<GameTypes>, events: readonly (readonly GameTypes['event'][])[]): Truth {
  return {
    shown: (viewer, count) => plain(show(match.game, stateAfter(match, count), viewer)),
    heard: (viewer, from, to) =>
      plain(
        match.log.slice(from, to).map(({ actor }, i) => ({
          number: from + i + 1,
          actor,
          events: showEvents(match.game, events[from + i] ?? [], viewer),
        })),
      ),
  };
}

function plain(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data));
}

/** The schema lets nothing else through than what is compared here and what a table shows to everybody. */
function checkMessage(told: Message, seat: Viewer, truth: Truth): void {
  if (told.type !== 'snapshot' && told.type !== 'step' && told.type !== 'back') return;
  const { table, shown } = told;
  const viewer = shown.viewer === 'spectator' ? 'spectator' : seat;
  assert.equal(shown.viewer, viewer);
  if (told.type !== 'back')
    assert.deepEqual(told.log, truth.heard(viewer, told.type === 'step' ? told.from : told.since, table.at));
  if (table.stage !== 'gathering') assert.deepEqual(shown, truth.shown(viewer, table.at));
  else assert.deepEqual([shown.legal, shown.waiting, shown.forbidden], [[], [], []]);
}

/** The seed is told after the end and never before. */
function checkSeed(transcript: readonly Message[], seed: string): void {
  assert.equal(seed.length, 64);
  for (const told of transcript) {
    const isOver = 'table' in told && typeof told.table === 'object' && told.table.stage === 'over';
    assert.equal(JSON.stringify(told).includes(seed), isOver && told.type !== 'chat');
  }
}
