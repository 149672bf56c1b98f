// Whether all implementations play the same game. Kernel and plain JavaScript draw from one generator in the same order, so
// that equal seeds must give equal games; boardgame.io has a generator of its own, so that its averages must agree within
// the sampling error.
import { quickRng, same } from '@quarterdeck/kernel';
import { playBoardgameIo } from './reduced/boardgame-io.ts';
import { playKernel } from './reduced/kernel.ts';
import { playPlain } from './reduced/plain.ts';
import { playPlainMoves } from './reduced/plain-moves.ts';
import { type Played, type PlayGame, SEATS } from './reduced/rules.ts';

const EQUAL_SEEDS = 10_000;
const AVERAGED = 500;
/** In standard errors: by luck alone four are exceeded once in sixteen thousand times. The seeds are fixed, so never twice. */
const TOO_FAR = 4;

export interface Average {
  readonly what: string;
  readonly plain: number;
  readonly boardgameIo: number;
  /** Standard error of their difference. */
  readonly error: number;
  readonly agrees: boolean;
}

export interface Agreement {
  readonly seeds: number;
  /** Seeds whose game did not come out the same on the kernel and in both kinds of plain JavaScript. */
  readonly different: number;
  readonly games: number;
  readonly averages: readonly Average[];
  readonly agrees: boolean;
}

export function agreement(): Agreement {
  const plain = playSeeds(playPlain, EQUAL_SEEDS);
  const others = [playKernel, playPlainMoves].map((play) => playSeeds(play, EQUAL_SEEDS));
  const boardgameIo = playSeeds(playBoardgameIo, AVERAGED);
  const different = plain.filter((game, seed) => others.some((games) => !same(game, games[seed]))).length;
  const averages = FIGURES.map((figure) => average(figure, plain, boardgameIo));
  const agrees = different === 0 && averages.every((figure) => figure.agrees);
  return { seeds: EQUAL_SEEDS, different, games: AVERAGED, averages, agrees };
}

function playSeeds(play: PlayGame, games: number): Played[] {
  return Array.from({ length: games }, (_, seed) => play(quickRng(seed)));
}

/** A sum over games divided by another. */
interface Figure {
  readonly what: string;
  share(game: Played): number;
  of(game: Played): number;
}

const FIGURES: readonly Figure[] = [
  { what: 'moves per game', share: ({ moves }) => moves, of: () => 1 },
  ...Array.from({ length: SEATS }, (_, seat) => ({
    what: `score of seat ${seat}`,
    share: ({ scores }: Played) => scores[seat] ?? 0,
    of: () => 1,
  })),
  { what: 'busts per turn', share: ({ busts }) => busts, of: ({ turns }) => turns },
];

function average(figure: Figure, plain: readonly Played[], boardgameIo: readonly Played[]): Average {
  const ours = ratio(figure, plain);
  const theirs = ratio(figure, boardgameIo);
  const error = Math.hypot(ours.error, theirs.error);
  const agrees = Math.abs(ours.value - theirs.value) <= TOO_FAR * error;
  return { what: figure.what, plain: ours.value, boardgameIo: theirs.value, error, agrees };
}

/** The ratio and its standard error, from what each game is off it. */
function ratio({ share, of }: Figure, games: readonly Played[]): { value: number; error: number } {
  const whole = sum(games.map(of));
  const value = sum(games.map(share)) / whole;
  const offs = sum(games.map((game) => (share(game) - value * of(game)) ** 2));
  return { value, error: Math.sqrt(offs) / whole };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
