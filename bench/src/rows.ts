// What is measured. Each round has a fixed amount of work, chosen to take a quarter of a second or so.
import { admiral } from '@quarterdeck/admiral';
import { atWorldsEnd } from '@quarterdeck/at-worlds-end';
import { newSearch, think } from '@quarterdeck/bots';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import {
  at,
  copyState,
  type Game,
  type GameTypes,
  isOver,
  type Offer,
  parseOptions,
  playOut,
  quickRng,
  show,
  start,
  waiting,
} from '@quarterdeck/kernel';
import { piratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import { seaOfClouds } from '@quarterdeck/sea-of-clouds';
import type { PlayGame } from './reduced/rules.ts';

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly unit: 'moves' | 'copies' | 'looks';
  /** Loads what the row needs; what comes back plays a round and says how many units it had. */
  prepare(): Promise<() => number>;
}

const SEED = 1;
/** Moves, chance included: about half of a game. */
const MIDDLE = { deadMansDraw: 70, seaOfClouds: 90, seaOfCloudsWithFour: 145, pirates: 120, atWorldsEnd: 90, admiral: 45 };
const POSITIONS = 64;
const ALL_ABILITIES = { traits: true, deck: 'mermaid-ability' };

export const ROWS: readonly Row[] = [
  {
    id: 'a',
    what: "Dead Man's Draw, 2 seats, random play",
    unit: 'moves',
    prepare: async () => randomPlay(deadMansDraw, {}, 2, 4000),
  },
  {
    id: 'b',
    what: 'reduced game on the kernel',
    unit: 'moves',
    prepare: async () => reducedPlay((await import('./reduced/kernel.ts')).playKernel, 20_000),
  },
  {
    id: 'c',
    what: 'reduced game on boardgame.io',
    unit: 'moves',
    prepare: async () => reducedPlay((await import('./reduced/boardgame-io.ts')).playBoardgameIo, 50),
  },
  {
    id: 'd',
    what: 'reduced game in plain JavaScript',
    unit: 'moves',
    prepare: async () => reducedPlay((await import('./reduced/plain.ts')).playPlain, 60_000),
  },
  {
    id: 'd2',
    what: 'the same with moves as data',
    unit: 'moves',
    prepare: async () => reducedPlay((await import('./reduced/plain-moves.ts')).playPlainMoves, 40_000),
  },
  {
    id: 'e',
    what: "Dead Man's Draw in the middle: determinize a view",
    unit: 'copies',
    prepare: async () => redraw(deadMansDraw, 2, MIDDLE.deadMansDraw, 300_000),
  },
  {
    id: 'e2',
    what: 'the same, the view made anew each time',
    unit: 'copies',
    prepare: async () => viewAndRedraw(deadMansDraw, 2, MIDDLE.deadMansDraw, 150_000),
  },
  {
    id: 'f4',
    what: "Dead Man's Draw, 4 seats, traits, mermaid deck",
    unit: 'moves',
    prepare: async () => randomPlay(deadMansDraw, ALL_ABILITIES, 4, 2000),
  },
  {
    id: 'f8',
    what: "Dead Man's Draw, 8 seats, traits, mermaid deck",
    unit: 'moves',
    prepare: async () => randomPlay(deadMansDraw, ALL_ABILITIES, 8, 1000),
  },
  {
    id: 'g',
    what: 'Sea of Clouds, 2 seats, random play',
    unit: 'moves',
    prepare: async () => randomPlay(seaOfClouds, {}, 2, 2000),
  },
  {
    id: 'g4',
    what: 'Sea of Clouds, 4 seats, random play',
    unit: 'moves',
    prepare: async () => randomPlay(seaOfClouds, {}, 4, 1500),
  },
  {
    id: 'h',
    what: 'Sea of Clouds in the middle, 2 seats: determinize a view',
    unit: 'copies',
    prepare: async () => redraw(seaOfClouds, 2, MIDDLE.seaOfClouds, 150_000),
  },
  {
    id: 'h4',
    what: 'the same, 4 seats',
    unit: 'copies',
    prepare: async () => redraw(seaOfClouds, 4, MIDDLE.seaOfCloudsWithFour, 150_000),
  },
  {
    id: 'i',
    what: 'Pirates of the 7 Seas, 2 seats, random play',
    unit: 'moves',
    prepare: async () => randomPlay(piratesOf7Seas, {}, 2, 1000),
  },
  {
    id: 'i4',
    what: 'Pirates of the 7 Seas, 4 seats, random play',
    unit: 'moves',
    prepare: async () => randomPlay(piratesOf7Seas, {}, 4, 500),
  },
  {
    id: 'j',
    what: 'Pirates of the 7 Seas in the middle, 2 seats: determinize a view',
    unit: 'copies',
    prepare: async () => redraw(piratesOf7Seas, 2, MIDDLE.pirates, 100_000),
  },
  {
    id: 'k',
    what: "At World's End, 3 seats, random play",
    unit: 'moves',
    prepare: async () => randomPlay(atWorldsEnd, {}, 3, 1500),
  },
  {
    id: 'k2',
    what: "At World's End, 2 seats, random play",
    unit: 'moves',
    prepare: async () => randomPlay(atWorldsEnd, {}, 2, 3000),
  },
  {
    id: 'k4',
    what: "At World's End, 4 seats, random play",
    unit: 'moves',
    prepare: async () => randomPlay(atWorldsEnd, {}, 4, 1000),
  },
  {
    id: 'm',
    what: "At World's End in the middle, 3 seats: determinize a view",
    unit: 'copies',
    prepare: async () => redraw(atWorldsEnd, 3, MIDDLE.atWorldsEnd, 150_000),
  },
  {
    id: 'n',
    what: 'Admiral, Pearl Banks, 2 seats, random play',
    unit: 'moves',
    prepare: async () => randomPlay(admiral, {}, 2, 2000),
  },
  {
    id: 'n4',
    what: 'Admiral, Pearl Banks, 4 seats, random play',
    unit: 'moves',
    prepare: async () => randomPlay(admiral, {}, 4, 1000),
  },
  {
    id: 'o',
    what: "Admiral, Dead Pilot's Hoard in the middle, 2 seats: determinize a view",
    unit: 'copies',
    prepare: async () => redraw(admiral, 2, MIDDLE.admiral, 100_000, { scenario: 'dead-pilots-hoard' }),
  },
  {
    id: 's1',
    what: "Dead Man's Draw in the middle, 2 seats: search",
    unit: 'looks',
    prepare: async () => looks((await import('@quarterdeck/dead-mans-draw/offer')).deadMansDrawOffer, MIDDLE.deadMansDraw, 500),
  },
  {
    id: 's2',
    what: 'Sea of Clouds in the middle, 2 seats: search',
    unit: 'looks',
    prepare: async () => looks((await import('@quarterdeck/sea-of-clouds/offer')).seaOfCloudsOffer, MIDDLE.seaOfClouds, 250),
  },
  {
    id: 's3',
    what: 'Pirates of the 7 Seas in the middle, 2 seats: search',
    unit: 'looks',
    prepare: async () => looks((await import('@quarterdeck/pirates-of-7-seas/offer')).piratesOf7SeasOffer, MIDDLE.pirates, 500),
  },
  {
    id: 's4',
    what: "At World's End in the middle, 2 seats: search",
    unit: 'looks',
    prepare: async () => looks((await import('@quarterdeck/at-worlds-end/offer')).atWorldsEndOffer, MIDDLE.atWorldsEnd, 250),
  },
  {
    id: 's5',
    what: 'Admiral, Pearl Banks in the middle, 2 seats: search',
    unit: 'looks',
    prepare: async () => looks((await import('@quarterdeck/admiral/offer')).admiralOffer, MIDDLE.admiral, 200),
  },
];

/** A search in every position in which a seat is asked, each from the beginning. */
function looks<T extends GameTypes>(offer: Offer<T>, middle: number, iterations: number): () => number {
  const { game } = offer;
  const asked = middlePositions(game, 2, middle).flatMap((state) => {
    const [actor] = waiting(game, state);
    return typeof actor === 'number' ? [show(game, state, actor)] : [];
  });
  const limits = { iterations, ms: Number.POSITIVE_INFINITY };
  return () => asked.reduce((sum, shown) => sum + think(newSearch(offer, quickRng(SEED)), shown, limits), 0);
}

function randomPlay<T extends GameTypes>(game: Game<T>, options: object, seats: number, games: number): () => number {
  const first = start(game, parseOptions(game, options), seats);
  const rng = quickRng(SEED);
  return () => {
    let moves = 0;
    for (let round = 0; round < games; round++) moves += playOut(game, copyState(first), rng);
    return moves;
  };
}

function reducedPlay(play: PlayGame, games: number): () => number {
  const rng = quickRng(SEED);
  return () => {
    let moves = 0;
    for (let game = 0; game < games; game++) moves += play(rng).moves;
    return moves;
  };
}

function redraw<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  middle: number,
  copies: number,
  options: object = {},
): () => number {
  const views = middlePositions(game, seats, middle, options).map((state) => game.view(state, 0));
  const rng = quickRng(SEED);
  return () => made(copies, (i) => game.determinize(at(views, i % POSITIONS), rng));
}

function viewAndRedraw<T extends GameTypes>(game: Game<T>, seats: number, middle: number, copies: number): () => number {
  const states = middlePositions(game, seats, middle);
  const rng = quickRng(SEED);
  return () => made(copies, (i) => game.determinize(game.view(at(states, i % POSITIONS), 0), rng));
}

/** Makes copies and looks at each, so that none can be left out. */
function made(copies: number, make: (i: number) => GameTypes['state']): number {
  let open = 0;
  for (let i = 0; i < copies; i++) if (!isOver(make(i))) open += 1;
  return open;
}

function middlePositions<T extends GameTypes>(game: Game<T>, seats: number, middle: number, options: object = {}): T['state'][] {
  const first = start(game, parseOptions(game, options), seats);
  return Array.from({ length: POSITIONS }, (_, seed) => {
    const state = copyState(first);
    playOut(game, state, quickRng(seed), middle);
    return state;
  });
}
