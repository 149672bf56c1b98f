// The tests that every game has, in one call per game.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import {
  type AnyGame,
  type AnySpokenOffer,
  at,
  type GameTypes,
  type Match,
  openMatch,
  pick,
  quickRng,
} from '@quarterdeck/kernel';
import { conform } from './conform.ts';
import { fitOfChance } from './fairness.ts';
import { differenceOf } from './golden.ts';
import { type Options, optionSets, randomOptions, seatCounts } from './option-sets.ts';
import { differencesAt, type Position, positionsOf } from './positions.ts';
import { randomWalk } from './walk.ts';

export interface SuiteSettings {
  /** The game's test folder, with nodes.txt and replays/. */
  readonly folder: string;
  /** Random games for each option set and seat count. */
  readonly games?: number;
  /** Options that all of them have: what keeps the games of a long one short. */
  readonly held?: Options;
  /** Types of moves that random play leaves alone where it can, but for the mixtures: what ends a game before it has begun. */
  readonly shunned?: readonly string[];
}

/** The long tier tries every option with every number of seats, and many mixtures. */
const IS_LONG = process.env['QUARTERDECK_LONG'] === '1';

export function testGame(offer: AnySpokenOffer, { folder, games = 1, held = {}, shunned = [] }: SuiteSettings): void {
  const { game } = offer;
  describe(`${game.id} keeps the contract`, () => {
    for (const [place, options] of optionSets(game, held).entries()) {
      for (const seats of IS_LONG ? seatCounts(game, options) : fewerSeats(seatCounts(game, options), place)) {
        test(`with ${describeOptions(options)} and ${seats} seats`, () => {
          for (let i = 0; i < games; i++) conform(offer, { options, seats, seed: `suite-${i}`, shunned });
        });
      }
    }
    test('with random mixtures of options', () => conformMixtures(offer, (IS_LONG ? 200 : 12) * games, held));
    test('chance fits its weights', () => chanceFits(offer, held));
  });
  describe(`${game.id} node counts`, () => {
    const file = join(folder, 'nodes.txt');
    const positions = existsSync(file) ? positionsOf(readFileSync(file, 'utf8')) : [];
    test('there are some', () => assert.notEqual(positions.length, 0));
    test(`all ${positions.length} positions lead to what they led to`, () => countsHold(game, positions, folder));
  });
  describe(`${game.id} golden replays`, () => {
    const kept = readReplays(join(folder, 'replays'));
    test('there is one for every number of seats', () => {
      const seats = kept.map(({ text }) => Number(/^seats (\d+)/m.exec(text)?.[1]));
      for (const count of seatCounts(game, {})) assert.ok(seats.includes(count), `none with ${count} seats`);
    });
    test(`all ${kept.length} are played again as they were`, () => replaysHold(offer, kept));
  });
}

/** The defaults with all of them; every other option with the fewest and one more number, each time the next. */
function fewerSeats(counts: readonly number[], place: number): number[] {
  const [fewest, ...more] = counts;
  if (place === 0 || fewest === undefined || more.length === 0) return counts.slice();
  return [fewest, at(more, place % more.length)];
}

/** One failure for all of them, a line each, and how to go on where it was meant. */
function countsHold(game: AnyGame, positions: readonly Position[], folder: string): void {
  const differing = positions.flatMap((position) => {
    const differences = differencesOrWhyNot(game, position, folder);
    return differences.length === 0 ? [] : [`  ${position.name}: ${differences.join('; ')}`];
  });
  if (differing.length === 0) return;
  const first = `${differing.length} of ${positions.length} positions of ${game.id} lead elsewhere`;
  assert.fail([first, ...differing, ifMeant(game)].join('\n'));
}

function differencesOrWhyNot(game: AnyGame, position: Position, folder: string): string[] {
  try {
    return differencesAt(game, position, folder);
  } catch (fault) {
    return [`it cannot be reached or walked through: ${fault instanceof Error ? fault.message : fault}`];
  }
}

function ifMeant({ id }: AnyGame): string {
  return `if the rule was meant to change: npm run golden ${id} -- --accept`;
}

interface Kept {
  readonly name: string;
  readonly text: string;
}

function readReplays(folder: string): Kept[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.record')) : [];
  return files.map((file) => ({ name: file.replace(/\.record$/, ''), text: readFileSync(join(folder, file), 'utf8') }));
}

/** One failure for all of them, a line each: where a rule has changed, many fail at once, and the sentences of the rules say more. */
function replaysHold(offer: AnySpokenOffer, kept: readonly Kept[]): void {
  const differing = kept.flatMap(({ name, text }) => {
    const difference = differenceOf(text, offer);
    return difference === null ? [] : [`  ${name}, ${difference}`];
  });
  if (differing.length === 0) return;
  const { game } = offer;
  const first = `${differing.length} of ${kept.length} golden replays of ${game.id} differ`;
  assert.fail([first, ...differing, ifMeant(game)].join('\n'));
}

function conformMixtures(offer: AnySpokenOffer, games: number, held: Options): void {
  const rng = quickRng(7);
  for (let i = 0; i < games; i++) {
    const options = randomOptions(offer.game, rng, held);
    const seats = seatCounts(offer.game, options);
    if (seats.length > 0) conform(offer, { options, seats: pick(seats, rng), seed: `mixture-${i}` });
  }
}

/** In each chance decision that a few random games come to, once. */
function chanceFits({ game }: AnySpokenOffer, held: Options): void {
  const rng = quickRng(11);
  const seen = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const options = randomOptions(game, rng, held);
    const seats = seatCounts(game, options);
    if (seats.length === 0) continue;
    const first = openMatch(game, { options, seats: pick(seats, rng), seed: `fit-${i}` });
    for (const { match } of randomWalk(first, rng)) checkFit(match, seen);
  }
}

function checkFit(match: Match<GameTypes>, seen: Set<string>): void {
  const decision = match.state.stack.at(-1)?.kind ?? '';
  const fit = seen.has(decision) ? null : fitOfChance(match, 4_000, 11);
  if (fit === null) return;
  seen.add(decision);
  assert.ok(fit.chiSquare < fit.limit, `${decision}: chi-square ${fit.chiSquare} is above ${fit.limit}`);
}

function describeOptions(options: object): string {
  const entries = Object.entries(options);
  return entries.length === 0 ? 'default options' : entries.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ');
}
