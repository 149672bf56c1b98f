// `quarterdeck fuzz` and `quarterdeck nodes`: the tools of the test kit at the command line. It is loaded only when
// it is asked for: most commands never need it.
import { writeFileSync } from 'node:fs';
import { GAME_IDS, loadGame, loadSpoken } from '@quarterdeck/catalog';
import { type AnyGame, parseOptions, parseSeats, type Staged, start, stateAfter } from '@quarterdeck/kernel';
import { type Given, gameOptions, refuse, wholeNumber } from '../args.ts';
import type { Command, World } from '../command.ts';
import { openRecord } from './records.ts';

const MOST_SECONDS = 1_000_000;
const LARGEST_SEED = 2 ** 32 - 1;

export const fuzz: Command = {
  usage: {
    name: 'fuzz',
    operands: ['[GAME]'],
    summary: 'Random games under every law of the conformance suite; a fault leaves a record that opens as a game.',
    options: {
      seconds: { value: 'S', help: 'for how long, 20 unless told otherwise' },
      seed: { value: 'N', help: 'a whole number: the same seed tries the same games' },
    },
  },
  async run({ operands, text }, world) {
    const ids = operands.length > 0 ? operands : GAME_IDS;
    const seconds = wholeNumber('--seconds', text('seconds') ?? '20', 1, MOST_SECONDS);
    const seed = wholeNumber('--seed', text('seed') ?? String(Date.now() % LARGEST_SEED), 0, LARGEST_SEED);
    let code = 0;
    for (const id of ids) code = Math.max(code, await fuzzOne(id, (1000 * seconds) / ids.length, seed, world));
    return code;
  },
};

async function fuzzOne(id: string, ms: number, seed: number, world: World): Promise<number> {
  const offer = await loadSpoken(id);
  const end = performance.now() + ms;
  const onGame = (games: number) => {
    if (world.showsProgress) world.err(`\r${id}: ${games} games`);
  };
  const testkit = await import('@quarterdeck/testkit');
  const { games, moves, crash } = testkit.fuzz(offer, { seed, until: () => performance.now() >= end, onGame });
  if (world.showsProgress) world.err('\r');
  if (crash === null) {
    world.out(`${id}: ${games} games, ${moves} moves, no fault (seed ${seed})\n`);
    return 0;
  }
  const file = `${id}-${seed}.crash.record`;
  writeFileSync(file, crash.record);
  world.err(`quarterdeck: ${id} broke a law after ${games} games (seed ${seed}): ${crash.message}\n`);
  world.err(`quarterdeck: 'quarterdeck replay ${file}' opens the game\n`);
  return 1;
}

const DEEPEST = 12;

export const nodes: Command = {
  usage: {
    name: 'nodes',
    operands: ['GAME'],
    summary: 'Counts the positions at each depth, from the start or from a point of a record, as the rows that nodes.txt wants.',
    options: {
      depth: { value: 'D', help: 'how many moves deep, chance included' },
      seats: { value: 'N', help: 'how many players; not with --record' },
      options: { value: 'JSON', help: 'options of the game, or @FILE; not with --record' },
      record: { value: 'FILE', help: 'count from a record' },
      at: { value: 'K', help: 'after entry K of the record, its end unless told otherwise' },
      divide: { value: null, help: 'move by move: comparing two such lists finds the rule that differs' },
    },
  },
  async run(given, world) {
    const { divideNodes, rowsOf, treeOf } = await import('@quarterdeck/testkit');
    const { game } = await loadGame(given.operands[0] ?? '');
    const depth = wholeNumber('--depth', given.text('depth') ?? refuse('--depth is missing'), 1, DEEPEST);
    const state = await position(game, given);
    if (given.has('divide')) for (const { move, nodes } of divideNodes(game, state, depth)) world.out(`${move}: ${nodes}\n`);
    for (const row of rowsOf(treeOf(game, state, depth))) world.out(`${row}\n`);
    return 0;
  },
};

async function position(game: AnyGame, given: Given): Promise<Staged> {
  const path = given.text('record');
  if (path === null) return startOf(game, given);
  if (given.has('seats') || given.has('options')) refuse('--record brings its own seats and options');
  const { match } = await openRecord(path);
  if (match.game.id !== game.id) refuse(`'${path}' is a record of ${match.game.id}, not of ${game.id}`);
  return stateAfter(match, wholeNumber('--at', given.text('at') ?? String(match.log.length), 0, match.log.length));
}

function startOf(game: AnyGame, given: Given): Staged {
  if (given.has('at')) refuse('--at needs --record');
  const options = parseOptions(game, gameOptions(given.text('options')));
  const { min, max } = game.seats;
  const seats = wholeNumber('--seats', given.text('seats') ?? refuse('--seats is missing'), min, max);
  return start(game, options, parseSeats(game, options, seats));
}
