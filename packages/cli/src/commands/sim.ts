// `quarterdeck sim`: many games to their end.
import { parseContender } from '@quarterdeck/bots';
import { loadMeasured } from '@quarterdeck/catalog/yardsticks';
import { at, type Game, type GameTypes, parseOptions, parseSeats } from '@quarterdeck/kernel';
import { checkSeed, type Given, gameOptions, refuse, wholeNumber } from '../args.ts';
import type { Command, World } from '../command.ts';
import { workAll } from '../sim/crew.ts';
import { type Job, simulate } from '../sim/simulate.ts';
import { addTally, emptyTally, meanScores, meanSheet, rounded, type Tally, winShares } from '../sim/tally.ts';
import { randomSeed } from './play.ts';

const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 64;

export const SIMULATION_OPTIONS = {
  games: { value: 'G', help: 'how many games' },
  seed: { value: 'WORD', help: 'the same seed gives the same games; a random one unless told otherwise' },
  options: { value: 'JSON', help: 'options of the game, or @FILE' },
  workers: { value: 'W', help: 'threads, 1 unless told otherwise; the result does not depend on it' },
  json: { value: null, help: 'print one JSON object' },
} as const;

export const sim: Command = {
  usage: {
    name: 'sim',
    operands: ['GAME'],
    summary: 'Many games to their end: length, scores, who wins.',
    options: {
      seats: { value: 'N', help: 'how many players' },
      bots: { value: 'random', help: 'one bot for all seats, or one for each: greedy,random' },
      sheet: { value: null, help: 'also the score sheet of the average seat, and the best and the worst score of a game' },
      ...SIMULATION_OPTIONS,
    },
  },
  async run(given, world) {
    const { game } = await loadMeasured(given.operands[0] ?? '');
    const seats = seatsFor(game, given);
    const { job, run } = await simulation(given, botsFor(given.text('bots') ?? 'random', seats), world);
    const sheet = given.has('sheet') ? meanSheet(run.tally) : null;
    world.out(given.has('json') ? `${JSON.stringify({ ...report(job, run), ...sheet })}\n` : page(job, run) + sheetLines(sheet));
    return unfinished(run.tally, world);
  },
};

interface Run {
  readonly tally: Tally;
  readonly seconds: number;
}

/** What a simulation is told: the game with its options and seats, how many games, from which seed, with how many threads. */
export async function simulationOf(given: Given, seats: number) {
  const offer = await loadMeasured(given.operands[0] ?? '');
  const options = parseOptions(offer.game, gameOptions(given.text('options')));
  parseSeats(offer.game, options, seats);
  const games = wholeNumber('--games', required(given, 'games'), 1, MOST_GAMES);
  const workers = wholeNumber('--workers', given.text('workers') ?? '1', 1, MOST_WORKERS);
  return { offer, options, games, workers, seed: checkSeed(given.text('seed') ?? randomSeed()) };
}

async function simulation(given: Given, bots: readonly string[], world: World): Promise<{ job: Job; run: Run }> {
  const { offer, options, games, workers, seed } = await simulationOf(given, bots.length);
  const job: Job = { game: offer.game.id, options, bots, seed, from: 0, to: games };
  const alone = (onGame: (done: number) => void) => simulate(offer, job, onGame);
  const { parts, seconds } = await workAll(job, Math.min(workers, games), alone, (part) => ({ kind: 'sim', job: part }), world);
  const tally = emptyTally(bots.length);
  for (const part of parts) addTally(tally, part);
  return { job, run: { tally, seconds } };
}

function required(given: Given, option: string): string {
  return given.text(option) ?? refuse(`--${option} is missing`);
}

function seatsFor({ seats: { min, max } }: Game<GameTypes>, given: Given): number {
  return wholeNumber('--seats', required(given, 'seats'), min, max);
}

function botsFor(text: string, seats: number): string[] {
  const names = text.split(',').map((name) => parseContender(name).name);
  if (names.length === 1) return Array.from({ length: seats }, () => at(names, 0));
  return names.length === seats
    ? names
    : refuse(`--bots names ${names.length} bots for ${seats} seats: name one, or one for each`);
}

/** 1 when games did not come to their end, which their rules promise. */
export function unfinished({ games, finished }: Pick<Tally, 'games' | 'finished'>, world: World): number {
  if (finished === games) return 0;
  world.err(`quarterdeck: ${games - finished} of ${games} games did not end within the game's own bound\n`);
  return 1;
}

function report(job: Job, { tally, seconds }: Run) {
  return {
    game: job.game,
    seats: job.bots.length,
    games: tally.games,
    finished: tally.finished,
    moves: tally.moves,
    seconds: rounded(seconds, 3),
    movesPerSecond: Math.round(tally.moves / seconds),
    lengths: { min: tally.shortest, mean: rounded(tally.moves / tally.games, 2), max: tally.longest },
    wins: winShares(tally).map((share) => rounded(share, 5)),
    scores: meanScores(tally).map((score) => rounded(score, 3)),
    bots: job.bots,
    seed: job.seed,
  };
}

function page(job: Job, run: Run): string {
  const { lengths, wins, scores, bots, ...sums } = report(job, run);
  return [
    `${sums.game}, ${sums.seats} seats, seed ${sums.seed}`,
    `${sums.finished} of ${sums.games} games finished, ${sums.moves} moves in ${sums.seconds} s (${sums.movesPerSecond} a second)`,
    `moves a game: ${lengths.min} to ${lengths.max}, ${lengths.mean} on average`,
    'seat  bot         wins    mean score',
    ...bots.map((bot, seat) => {
      const share = `${(100 * (wins[seat] ?? 0)).toFixed(1)} %`;
      return `${String(seat).padStart(4)}  ${bot.padEnd(8)} ${share.padStart(8)} ${(scores[seat] ?? 0).toFixed(2).padStart(12)}`;
    }),
    '',
  ].join('\n');
}

function sheetLines(found: ReturnType<typeof meanSheet> | null): string {
  if (found === null) return '';
  const { best, worst, sheet } = found;
  const rows = Object.entries(sheet).map(([line, points]) => `  ${line.padEnd(24)} ${points.toFixed(2).padStart(8)}`);
  return [`best score of a game ${best.toFixed(2)}, worst ${worst.toFixed(2)}; the average seat:`, ...rows, ''].join('\n');
}
