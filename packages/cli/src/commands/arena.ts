// `quarterdeck arena`: bots against each other on the same deals, seats rotated.
import { CONTENDER_NAMES, parseContender } from '@quarterdeck/bots';
import { at } from '@quarterdeck/kernel';
import { type Bout, type Contest, lineUps, playDeals } from '../arena/deals.ts';
import { type Share, skills, standingOf } from '../arena/standings.ts';
import { type Given, refuse, wholeNumber } from '../args.ts';
import type { Command, World } from '../command.ts';
import { workAll } from '../sim/crew.ts';
import { rounded } from '../sim/tally.ts';
import { SIMULATION_OPTIONS, simulationOf, unfinished } from './sim.ts';

const MOST_SEATS = 16;

export const arena: Command = {
  usage: {
    name: 'arena',
    operands: ['GAME'],
    summary: 'Bots against each other on the same deals, seats rotated: who wins how often, with 95 % confidence.',
    options: {
      bots: { value: 'greedy,random', help: `who plays: ${CONTENDER_NAMES.join(', ')}` },
      seats: { value: 'N', help: 'how many sit at a table: as many as there are bots, or fewer; then everybody meets everybody' },
      ...SIMULATION_OPTIONS,
      games: { value: 'G', help: 'how many games for each line-up; rounded up, so that everybody has each seat of each deal' },
    },
  },
  async run(given, world) {
    const { contest, bouts, seconds } = await meet(given, world);
    const report = reportOf(contest, bouts, seconds);
    world.out(given.has('json') ? `${JSON.stringify(report)}\n` : page(report));
    return unfinished(report, world);
  },
};

async function meet(given: Given, world: World): Promise<{ contest: Contest; bouts: Bout[]; seconds: number }> {
  const names = given.text('bots') ?? refuse('--bots is missing: name two or more, such as greedy,random');
  const bots = names.split(',').map((name) => parseContender(name).name);
  const seats = wholeNumber('--seats', given.text('seats') ?? String(bots.length), 1, MOST_SEATS);
  if (seats > bots.length) refuse(`--bots names ${bots.length} bots for ${seats} seats: name one for each, or more`);
  const { offer, options, games, workers, seed } = await simulationOf(given, seats);
  const deals = Math.ceil(games / seats) * lineUps(bots.length, seats).length;
  const contest: Contest = { game: offer.game.id, options, seats, bots, seed, from: 0, to: deals };
  const alone = (onDeal: (done: number) => void) => playDeals(offer, contest, onDeal);
  const shared = (part: Contest) => ({ kind: 'arena', job: part }) as const;
  const { parts, seconds } = await workAll(contest, Math.min(workers, deals), alone, shared, world);
  return { contest, bouts: parts.flat(), seconds };
}

function reportOf({ game, seats, bots, seed, to }: Contest, bouts: readonly Bout[], seconds: number) {
  const ended = bouts.filter(({ end }) => end !== null);
  const rated = skills(bots.length, ended);
  return {
    game,
    seats,
    games: bouts.length,
    finished: ended.length,
    deals: to,
    moves: bouts.reduce((sum, { moves }) => sum + moves, 0),
    seconds: rounded(seconds, 3),
    /** Share of games that nobody won. */
    nobody: rounded(ended.filter(({ end }) => end?.winners.length === 0).length / Math.max(1, ended.length), 5),
    bots: bots.map((bot, entrant) => {
      const { games, score, ...share } = standingOf(entrant, ended);
      const { mu, sigma, ordinal } = at(rated, entrant);
      const skill = { mu: rounded(mu, 2), sigma: rounded(sigma, 2), ordinal: rounded(ordinal, 2) };
      return { bot, games, ...roundedShare(share), score: rounded(score, 3), ...skill };
    }),
    lineUps: lineUps(bots.length, seats).map((lineUp) => {
      const own = ended.filter(({ seating }) => lineUp.every((entrant) => seating.includes(entrant)));
      return lineUp.map((entrant) => ({ bot: at(bots, entrant), ...roundedShare(standingOf(entrant, own)) }));
    }),
    seed,
  };
}

function roundedShare({ wins, low, high }: Share): Share {
  return { wins: rounded(wins, 5), low: rounded(low, 5), high: rounded(high, 5) };
}

type Report = ReturnType<typeof reportOf>;

function page(report: Report): string {
  const { game, seats, finished, deals, seconds, seed, nobody, bots } = report;
  const ladder = bots.toSorted((one, other) => other.mu - one.mu);
  const wide = Math.max(12, ...bots.map(({ bot }) => bot.length + 1));
  return [
    `${game}, ${seats} seats rotated, ${finished} games of ${deals} deals in ${seconds} s, seed ${seed}`,
    ...(nobody > 0 ? [`nobody won ${percent(nobody).trim()}`] : []),
    `${'bot'.padEnd(wide)}    wins     95 % confidence     mean score   OpenSkill`,
    ...ladder.map(
      ({ bot, score, mu, sigma, ...share }) =>
        `${bot.padEnd(wide)}${shareText(share)} ${score.toFixed(2).padStart(12)} ${`${mu.toFixed(1)} ± ${sigma.toFixed(1)}`.padStart(13)}`,
    ),
    ...(report.lineUps.length > 1 ? ['', ...report.lineUps.map(lineText)] : []),
    '',
  ].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(8);
}

function shareText({ wins, low, high }: Share): string {
  return `${percent(wins)}   ${percent(low)} to ${percent(high)}`;
}

function lineText(lineUp: Report['lineUps'][number]): string {
  return lineUp
    .map(({ bot, wins, low, high }) => `${bot} ${percent(wins).trim()} (${percent(low).trim()} to ${percent(high).trim()})`)
    .join('  :  ');
}
