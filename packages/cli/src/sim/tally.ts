// What many games came to: whole numbers only, so that parts added in any order give the same sum.
import { type Outcome, scores } from '@quarterdeck/kernel';

/** A win shared by up to sixteen is a whole number of these. */
const WHOLE_WIN = 720_720;

export interface Tally {
  games: number;
  /** Games that came to an end within the game's own bound. */
  finished: number;
  moves: number;
  shortest: number;
  longest: number;
  /** For each competitor, in parts of a win. */
  readonly wins: number[];
  readonly scores: number[];
}

export function emptyTally(competitors: number): Tally {
  const zeros = () => Array.from({ length: competitors }, () => 0);
  return { games: 0, finished: 0, moves: 0, shortest: Number.MAX_SAFE_INTEGER, longest: 0, wins: zeros(), scores: zeros() };
}

/** `competitorAt`: who sat at a seat. */
export function addGame(tally: Tally, moves: number, end: Outcome | null, competitorAt: (seat: number) => number): void {
  tally.games += 1;
  tally.moves += moves;
  tally.shortest = Math.min(tally.shortest, moves);
  tally.longest = Math.max(tally.longest, moves);
  if (end === null) return;
  tally.finished += 1;
  for (const seat of end.winners) add(tally.wins, competitorAt(seat), WHOLE_WIN / end.winners.length);
  for (const [seat, score] of scores(end).entries()) add(tally.scores, competitorAt(seat), score);
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.finished += part.finished;
  sum.moves += part.moves;
  sum.shortest = Math.min(sum.shortest, part.shortest);
  sum.longest = Math.max(sum.longest, part.longest);
  for (const [i, wins] of part.wins.entries()) add(sum.wins, i, wins);
  for (const [i, score] of part.scores.entries()) add(sum.scores, i, score);
}

function add(sums: number[], place: number, amount: number): void {
  sums[place] = (sums[place] ?? 0) + amount;
}

/** The share of finished games that each competitor won. */
export function winShares({ wins, finished }: Tally): number[] {
  return wins.map((parts) => parts / WHOLE_WIN / Math.max(1, finished));
}

export function meanScores({ scores: sums, finished }: Tally): number[] {
  return sums.map((sum) => sum / Math.max(1, finished));
}

export function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
