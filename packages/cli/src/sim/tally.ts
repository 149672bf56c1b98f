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
  /** For each seat, in parts of a win. */
  readonly wins: number[];
  readonly scores: number[];
  /** The highest and the lowest score of each game, added up. */
  best: number;
  worst: number;
  /** Points of all seats by the line of the score sheet. */
  readonly lines: Map<string, number>;
}

export function emptyTally(seats: number): Tally {
  const zeros = () => Array.from({ length: seats }, () => 0);
  const sums = { games: 0, finished: 0, moves: 0, shortest: Number.MAX_SAFE_INTEGER, longest: 0, best: 0, worst: 0 };
  return { ...sums, wins: zeros(), scores: zeros(), lines: new Map() };
}

export function addGame(tally: Tally, moves: number, end: Outcome | null): void {
  tally.games += 1;
  tally.moves += moves;
  tally.shortest = Math.min(tally.shortest, moves);
  tally.longest = Math.max(tally.longest, moves);
  if (end === null) return;
  tally.finished += 1;
  for (const seat of end.winners) add(tally.wins, seat, WHOLE_WIN / end.winners.length);
  const points = scores(end);
  for (const [seat, score] of points.entries()) add(tally.scores, seat, score);
  tally.best += Math.max(...points);
  tally.worst += Math.min(...points);
  for (const sheet of end.sheets) for (const { line, points: worth } of sheet) addLine(tally, line, worth);
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.finished += part.finished;
  sum.moves += part.moves;
  sum.shortest = Math.min(sum.shortest, part.shortest);
  sum.longest = Math.max(sum.longest, part.longest);
  for (const [i, wins] of part.wins.entries()) add(sum.wins, i, wins);
  for (const [i, score] of part.scores.entries()) add(sum.scores, i, score);
  sum.best += part.best;
  sum.worst += part.worst;
  for (const [line, points] of part.lines) addLine(sum, line, points);
}

function addLine({ lines }: Tally, line: string, points: number): void {
  lines.set(line, (lines.get(line) ?? 0) + points);
}

function add(sums: number[], place: number, amount: number): void {
  sums[place] = (sums[place] ?? 0) + amount;
}

/** The share of finished games that each seat won. */
export function winShares({ wins, finished }: Tally): number[] {
  return wins.map((parts) => parts / WHOLE_WIN / Math.max(1, finished));
}

export function meanScores({ scores: sums, finished }: Tally): number[] {
  return sums.map((sum) => sum / Math.max(1, finished));
}

/** What the average seat has on its score sheet, line by line; the best and the worst score of the average game. */
export function meanSheet({ lines, best, worst, finished, scores: { length: seats } }: Tally) {
  const games = Math.max(1, finished);
  const sheet = [...lines].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    best: rounded(best / games, 3),
    worst: rounded(worst / games, 3),
    sheet: Object.fromEntries(sheet.map(([line, points]) => [line, rounded(points / games / seats, 3)])),
  };
}

export function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
