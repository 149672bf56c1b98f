// What is measured. Each round has a fixed amount of work, chosen to take a quarter of a second or so.
import { type DeadMansDraw, deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { at, copyState, isOver, parseOptions, playOut, quickRng, start } from '@quarterdeck/kernel';
import { PIRATES_ROWS } from './pirates-rows.ts';
import type { PlayGame } from './reduced/rules.ts';

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly unit: 'moves' | 'copies';
  /** Loads what the row needs; what comes back plays a round and says how many units it had. */
  prepare(): Promise<() => number>;
}

const SEED = 1;
const MIDDLE = 70; // moves, chance included: about half of a game
const POSITIONS = 64;
const ALL_ABILITIES = { traits: true, deck: 'mermaid-ability' };

export const ROWS: readonly Row[] = [
  { id: 'a', what: "Dead Man's Draw, 2 seats, random play", unit: 'moves', prepare: async () => randomPlay({}, 2, 4000) },
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
  { id: 'e', what: "Dead Man's Draw in the middle: determinize a view", unit: 'copies', prepare: async () => redraw(300_000) },
  { id: 'e2', what: 'the same, the view made anew each time', unit: 'copies', prepare: async () => viewAndRedraw(150_000) },
  {
    id: 'f4',
    what: "Dead Man's Draw, 4 seats, traits, mermaid deck",
    unit: 'moves',
    prepare: async () => randomPlay(ALL_ABILITIES, 4, 2000),
  },
  {
    id: 'f8',
    what: "Dead Man's Draw, 8 seats, traits, mermaid deck",
    unit: 'moves',
    prepare: async () => randomPlay(ALL_ABILITIES, 8, 1000),
  },
  ...PIRATES_ROWS,
];

function randomPlay(options: object, seats: number, games: number): () => number {
  const first = start(deadMansDraw, parseOptions(deadMansDraw, options), seats);
  const rng = quickRng(SEED);
  return () => {
    let moves = 0;
    for (let game = 0; game < games; game++) moves += playOut(deadMansDraw, copyState(first), rng);
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

function redraw(copies: number): () => number {
  const views = middlePositions().map((state) => deadMansDraw.view(state, 0));
  const rng = quickRng(SEED);
  return () => made(copies, (i) => deadMansDraw.determinize(at(views, i % POSITIONS), rng));
}

function viewAndRedraw(copies: number): () => number {
  const states = middlePositions();
  const rng = quickRng(SEED);
  return () => made(copies, (i) => deadMansDraw.determinize(deadMansDraw.view(at(states, i % POSITIONS), 0), rng));
}

/** Makes copies and looks at each, so that none can be left out. */
function made(copies: number, make: (i: number) => DeadMansDraw['state']): number {
  let open = 0;
  for (let i = 0; i < copies; i++) if (!isOver(make(i))) open += 1;
  return open;
}

function middlePositions(): DeadMansDraw['state'][] {
  const first = start(deadMansDraw, parseOptions(deadMansDraw, {}), 2);
  return Array.from({ length: POSITIONS }, (_, seed) => {
    const state = copyState(first);
    playOut(deadMansDraw, state, quickRng(seed), MIDDLE);
    return state;
  });
}
