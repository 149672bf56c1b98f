// What is measured. Each round has a fixed amount of work, chosen to take a quarter of a second or so.
import { type DeadMansDraw, deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { at, copyState, isOver, parseOptions, playOut, quickRng, start } from '@quarterdeck/kernel';
import { playBoardgameIo } from './reduced/boardgame-io.ts';
import { playKernel } from './reduced/kernel.ts';
import { playPlain } from './reduced/plain.ts';
import type { PlayGame } from './reduced/rules.ts';
import type { Row } from './rounds.ts';

const SEED = 1;
const MIDDLE = 70; // moves, chance included: about half of a game
const POSITIONS = 64;
const ALL_ABILITIES = { traits: true, deck: 'mermaid-ability' };

export const ROWS: readonly Row[] = [
  { id: 'a', what: "Dead Man's Draw, 2 seats, random play", unit: 'moves', round: randomPlay({}, 2, 3000) },
  { id: 'b', what: 'reduced game on the kernel', unit: 'moves', round: reducedPlay(playKernel, 15_000) },
  { id: 'c', what: 'reduced game on boardgame.io', unit: 'moves', round: reducedPlay(playBoardgameIo, 30) },
  { id: 'd', what: 'reduced game in plain JavaScript', unit: 'moves', round: reducedPlay(playPlain, 30_000) },
  { id: 'e', what: "Dead Man's Draw in the middle: determinize a view", unit: 'copies', round: redraw(200_000) },
  { id: 'e2', what: 'the same, the view made anew each time', unit: 'copies', round: viewAndRedraw(100_000) },
  { id: 'f4', what: "Dead Man's Draw, 4 seats, traits, mermaid deck", unit: 'moves', round: randomPlay(ALL_ABILITIES, 4, 1000) },
  { id: 'f8', what: "Dead Man's Draw, 8 seats, traits, mermaid deck", unit: 'moves', round: randomPlay(ALL_ABILITIES, 8, 500) },
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
