// When each manoeuvre is played (7.2), for the words of all three languages.
import type { ByManoeuvre } from '../src/data/cards.ts';

export const WINDOWS = ['before-roll', 'instead', 'after-roll', 'after-hit', 'after-salvo'] as const;
export type Window = (typeof WINDOWS)[number];

export const WINDOW_OF: Readonly<ByManoeuvre<Window>> = {
  broadside: 'before-roll',
  'chain-shot': 'before-roll',
  'steady-aim': 'after-roll',
  'raking-fire': 'before-roll',
  boarding: 'instead',
  'fire-ship': 'instead',
  'hard-turn': 'before-roll',
  'smoke-screen': 'before-roll',
  'damage-control': 'after-hit',
  'brave-crew': 'after-hit',
  'close-ranks': 'before-roll',
  'return-fire': 'after-salvo',
};
