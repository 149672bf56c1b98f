// What the figures of the rules page are drawn with: outlines in a square of 24, and the pips of a die. Goods look as they do on the board.
import type { Lie } from '@quarterdeck/pirates-of-7-seas';

export const SHIP = 'M11 2v3l7 6h-7v2h11l-3 6H5l-3-6h7v-2H4l5-6V2z';
/** An arrow that comes back. */
export const BACK = 'M10 4L3 10l7 6v-4c5 0 8 1.5 10.5 5.5C20 11 16.5 8 10 8z';

const [LEFT, MIDDLE, RIGHT] = [-0.27, 0, 0.27];
const CENTRE = [MIDDLE, MIDDLE] as const;
const RISING = [
  [LEFT, RIGHT],
  [RIGHT, LEFT],
] as const;
const FALLING = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
] as const;
const SIDES = [
  [LEFT, MIDDLE],
  [RIGHT, MIDDLE],
] as const;
/** Where the pips of a face are, on a die of edge 1 around its centre. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [CENTRE],
  RISING,
  [...RISING, CENTRE],
  [...RISING, ...FALLING],
  [...RISING, ...FALLING, CENTRE],
  [...RISING, ...FALLING, ...SIDES],
];

export function pipsOf({ face }: Pick<Lie, 'face'>): readonly (readonly [number, number])[] {
  return PIPS[face - 1] ?? [];
}

/** Where a drawing stands, so large; the board's own are in a square of 512. */
export function placed(x: number, y: number, size: number, square: 24 | 512 = 24): string {
  return `translate(${x - size / 2} ${y - size / 2}) scale(${size / square})`;
}
