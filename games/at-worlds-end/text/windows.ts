// When each manoeuvre is played (W7.2), for the words of all three languages.
import { ATTACK_MANOEUVRES, type ByManoeuvre, type Manoeuvre } from '../src/data/cards.ts';

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

/** Whether a manoeuvre is for the ship that fires or for the one under fire. */
export function stanceOf(manoeuvre: Manoeuvre): 'attack' | 'defence' {
  return ATTACK_MANOEUVRES.some((card) => card === manoeuvre) ? 'attack' : 'defence';
}
