// Who won how often, how sure that is, and how strong that makes each bot.
import { at } from '@quarterdeck/kernel';
import { ordinal, type Rating, rate, rating } from 'openskill';
import type { Bout, Entrant } from './deals.ts';

/** A share with its 95 % confidence interval. */
export interface Share {
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

export interface Standing extends Share {
  readonly games: number;
  readonly score: number;
}

/** What an entrant made of these games; only those that came to their end count. */
export function standingOf(entrant: Entrant, bouts: readonly Bout[]): Standing {
  const byDeal = new Map<number, number[]>();
  let points = 0;
  let games = 0;
  for (const { deal, seating, end } of bouts) {
    const seat = seating.indexOf(entrant);
    if (end === null || seat < 0) continue;
    const wins = end.winners.includes(seat) ? 1 / end.winners.length : 0;
    byDeal.set(deal, [...(byDeal.get(deal) ?? []), wins]);
    points += at(end.scores, seat);
    games += 1;
  }
  return { games, ...pairedShare([...byDeal.values()]), score: games === 0 ? 0 : points / games };
}

/**
 * The mean over all games, with an interval that knows which of them were one deal. What the deals differ by says how many
 * independent games they are worth; one imagined deal of games that have nothing to do with each other keeps a few deals that
 * happen to agree from looking certain.
 */
export function pairedShare(deals: readonly (readonly number[])[]): Share {
  const games = deals.reduce((sum, deal) => sum + deal.length, 0);
  if (games === 0) return { wins: 0, low: 0, high: 1 };
  const wins = deals.reduce((sum, deal) => sum + total(deal), 0) / games;
  const alone = wins * (1 - wins); // the spread of one game that is won or lost
  const size = games / deals.length;
  const spread = deals.reduce((sum, deal) => sum + (deal.length / size) * (total(deal) / deal.length - wins) ** 2, alone / size);
  const [low, high] = confidence(wins, alone < 1e-9 ? games : (deals.length ** 2 * alone) / spread);
  return { wins, low, high };
}

function total(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0);
}

/** Standard deviations on either side that hold 95 %. */
const Z = 1.96;

/** Wilson's interval for a share of so many independent games. */
export function confidence(share: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const middle = share + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
  /** What the entrant is worth at least, as good as certainly: mu less three sigma. */
  readonly ordinal: number;
}

/** OpenSkill, game after game, by places; bots do not learn between games, so nothing is added for that (`tau`). */
export function skills(entrants: number, bouts: readonly Bout[]): Skill[] {
  const ratings: Rating[] = Array.from({ length: entrants }, () => rating());
  for (const { seating, end } of bouts) {
    if (end === null) continue;
    const teams = seating.map((entrant) => [at(ratings, entrant)]);
    const rated = rate(teams, { rank: [...end.places], tau: 0 });
    for (const [seat, entrant] of seating.entries()) ratings[entrant] = at(at(rated, seat), 0);
  }
  return ratings.map((one) => ({ mu: one.mu, sigma: one.sigma, ordinal: ordinal(one) }));
}
