// Eight seats that nobody mixes up: a colour, a shape and a pattern each.

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon', 'cross', 'crescent'] as const;
export type Shape = (typeof SHAPES)[number];

/** Outlines in a square of 24. */
export const OUTLINES: Readonly<Record<Shape, string>> = {
  circle: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  square: 'M4 4h16v16H4z',
  triangle: 'M12 2.5L22.5 20.5H1.5z',
  diamond: 'M12 1.5L22 12L12 22.5L2 12z',
  star: 'M12 1.5l3.1 6.9l7.4.8l-5.5 5l1.6 7.4L12 17.8l-6.6 3.8L7 14.2l-5.5-5l7.4-.8z',
  hexagon: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
  cross: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z',
  crescent: 'M16.5 2.6A10 10 0 1 0 21.4 17A8.2 8.2 0 0 1 16.5 2.6z',
};

/** Lines drawn over the shape, light on dark. */
export const PATTERNS: readonly string[] = [
  '',
  'M4 9.3h16M4 14.7h16',
  'M12 2.5v18M7 11v9.5M17 11v9.5',
  'M2 12h20',
  'M12 1.5v16.3M1.5 9.2l11 4',
  'M6.5 2.5l11 19M17.5 2.5l-11 19',
  'M12 2v20',
  'M5.5 7.5l9 6M4 13l8 7',
];

export function seatColour(seat: number): string {
  return `var(--seat-${(seat % SHAPES.length) + 1})`;
}
