// What the figures of the rules page are drawn with: outlines in a square of 24, the pips of a die, and a colour for each kind of loot.
import type { ByGood, Lie } from '@quarterdeck/pirates-of-7-seas';

export const GOODS_DRAWN: Readonly<ByGood<string>> = {
  fruit:
    'M12 7.2c3-2 8.2-1 8.2 5 0 5-3.6 9.3-6 9.3-1 0-1.4-.5-2.2-.5s-1.2.5-2.2.5c-2.4 0-6-4.3-6-9.3 0-6 5.2-7 8.2-5zM12 6c0-2.4 1.2-3.9 3.8-4.3C15.7 4.3 14.3 6 12 6z',
  coffee:
    'M12 2c5 0 8 4.5 8 10s-3 10-8 10-8-4.5-8-10S7 2 12 2zM13 4c-3.4 3-3.8 5.2-1.7 8.2s1.8 5-.9 7.8c4-1.6 5.4-5.2 3.3-8.7S11.3 7 13 4z',
  rum: 'M9.5 1.5h5v2h-.8v4.2c2.2 1 3.3 2.7 3.3 5v8.3c0 .8-.6 1.5-1.5 1.5h-7c-.9 0-1.5-.7-1.5-1.5v-8.3c0-2.3 1.1-4 3.3-5V3.5h-.8zM8.8 13.5v5.5h6.4v-5.5z',
};
/** On parchment, which is light by day and by night. */
export const GOODS_COLOURS: Readonly<ByGood<string>> = { fruit: '#9c2f1d', coffee: '#5b3a1c', rum: '#8a5a00' };

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

/** Where a drawing of 24 stands, so large. */
export function placed(x: number, y: number, size: number): string {
  return `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
}
