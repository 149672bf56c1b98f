// Rows of Pirates of the 7 Seas: random play, and copies with the hidden parts drawn again.
import { at, copyState, defaultOptions, isOver, playOut, quickRng, start } from '@quarterdeck/kernel';
import { type PiratesOf7Seas, piratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import type { Row } from './rows.ts';

const SEED = 1;
const MIDDLE = 120; // moves, chance included: about half of a game of two
const POSITIONS = 64;

export const PIRATES_ROWS: readonly Row[] = [
  { id: 'p2', what: 'Pirates of the 7 Seas, 2 seats, random play', unit: 'moves', prepare: async () => randomPlay(2, 1000) },
  { id: 'p4', what: 'Pirates of the 7 Seas, 4 seats, random play', unit: 'moves', prepare: async () => randomPlay(4, 500) },
  {
    id: 'pe',
    what: 'Pirates of the 7 Seas in the middle: determinize a view',
    unit: 'copies',
    prepare: async () => redraw(100_000),
  },
];

function randomPlay(seats: number, games: number): () => number {
  const first = start(piratesOf7Seas, defaultOptions(piratesOf7Seas), seats);
  const rng = quickRng(SEED);
  return () => {
    let moves = 0;
    for (let game = 0; game < games; game++) moves += playOut(piratesOf7Seas, copyState(first), rng);
    return moves;
  };
}

/** Makes copies and looks at each, so that none can be left out. */
function redraw(copies: number): () => number {
  const views = middlePositions().map((state) => piratesOf7Seas.view(state, 0));
  const rng = quickRng(SEED);
  return () => {
    let open = 0;
    for (let i = 0; i < copies; i++) if (!isOver(piratesOf7Seas.determinize(at(views, i % POSITIONS), rng))) open += 1;
    return open;
  };
}

function middlePositions(): PiratesOf7Seas['state'][] {
  const first = start(piratesOf7Seas, defaultOptions(piratesOf7Seas), 2);
  return Array.from({ length: POSITIONS }, (_, seed) => {
    const state = copyState(first);
    playOut(piratesOf7Seas, state, quickRng(seed), MIDDLE);
    return state;
  });
}
