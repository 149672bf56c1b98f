// Colours of a terminal.
import type { Ink, Paint } from '@quarterdeck/kernel';

const CODES: Readonly<Record<Ink, readonly [on: number, off: number]>> = {
  dim: [2, 22],
  bold: [1, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
};

export const coloured: Paint = (ink, text) => `\x1b[${CODES[ink][0]}m${text}\x1b[${CODES[ink][1]}m`;
/** For a pipe: the text as it is. */
export const plain: Paint = (_ink, text) => text;
