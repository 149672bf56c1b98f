// `quarterdeck arena`: bots against each other, seats rotated.
import { parseContender } from '@quarterdeck/bots';
import { refuse } from '../args.ts';
import type { Command } from '../command.ts';
import type { Run } from '../sim/crew.ts';
import type { Job } from '../sim/simulate.ts';
import { meanScores, rounded, winShares } from '../sim/tally.ts';
import { SIMULATION_OPTIONS, simulation, unfinished } from './sim.ts';

export const arena: Command = {
  usage: {
    name: 'arena',
    operands: ['GAME'],
    summary: 'Bots against each other, seats rotated: who wins how often, with 95 % confidence.',
    options: { bots: { value: 'greedy,random', help: 'who plays: as many seats as names' }, ...SIMULATION_OPTIONS },
  },
  async run(given, world) {
    const names = given.text('bots') ?? refuse('--bots is missing: name two or more, such as greedy,random');
    const bots = names.split(',').map((name) => parseContender(name).name);
    const { job, run } = await simulation(given, bots, true, world);
    world.out(given.has('json') ? `${JSON.stringify(report(job, run))}\n` : page(job, run));
    return unfinished(run, world);
  },
};

function report(job: Job, { tally, seconds }: Run) {
  const shares = winShares(tally);
  const means = meanScores(tally);
  return {
    game: job.game,
    seats: job.bots.length,
    games: tally.games,
    finished: tally.finished,
    moves: tally.moves,
    seconds: rounded(seconds, 3),
    bots: job.bots.map((bot, i) => {
      const share = shares[i] ?? 0;
      const [low, high] = confidence(share, tally.finished);
      return { bot, wins: rounded(share, 5), low: rounded(low, 5), high: rounded(high, 5), score: rounded(means[i] ?? 0, 3) };
    }),
    seed: job.seed,
  };
}

function page(job: Job, run: Run): string {
  const { bots, ...sums } = report(job, run);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
  return [
    `${sums.game}, ${sums.seats} seats rotated, ${sums.finished} games in ${sums.seconds} s, seed ${sums.seed}`,
    'bot          wins     95 % confidence     mean score',
    ...bots.map(
      ({ bot, wins, low, high, score }) =>
        `${bot.padEnd(8)} ${percent(wins)}   ${percent(low)} to ${percent(high)} ${score.toFixed(2).padStart(12)}`,
    ),
    '',
  ].join('\n');
}

/** Standard deviations on either side that hold 95 %. */
const Z = 1.96;

/** Wilson's interval for a share of so many games. */
export function confidence(share: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const middle = share + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
