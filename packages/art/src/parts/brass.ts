// Instruments: spyglass, dividers, hourglass, compass, candle.
import {
  type Control,
  clamp,
  ellipse,
  form,
  hatch,
  line,
  mass,
  mix,
  PALETTE,
  type Picture,
  type Point,
  paint,
  poly,
  rings,
  roundTone,
  solid,
  spline,
  stroke,
  tube,
} from '../burin.ts';
import { flame, spar } from './things.ts';

const BRASS = { shade: PALETTE.goldDark, weight: 4.2 } as const;

/** A spyglass from its eyepiece to its lens. */
export function spyglass(c: Picture, a: Point, b: Point, k: number): void {
  const parts = [
    [0, 0.28, 22],
    [0.26, 0.56, 29],
    [0.54, 1, 37],
  ] as const;
  for (const [from, to, r] of parts) {
    const t = tube(line(mix(a, b, from), mix(a, b, to)), r * k);
    const leather = from > 0.5;
    form(c, t.outline, leather ? '#6b3324' : PALETTE.gold, {
      shade: leather ? '#3b1b14' : PALETTE.goldDark,
      slide: r * k * 0.9,
      weight: 4.6,
    });
    rings(c, t, { gap: 5.6, gain: 1, base: 0.08, bulge: 0.25 });
    const collar = tube(line(mix(a, b, from), mix(a, b, from + 0.035)), r * k + 5);
    form(c, collar.outline, PALETTE.bright, { ...BRASS, slide: 8 });
    rings(c, collar, { gap: 5, base: 0.1 });
  }
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const end = tube(line(mix(a, b, 0.94), b), 37 * k + 6);
  form(c, end.outline, PALETTE.bright, { ...BRASS, slide: 14 });
  rings(c, end, { gap: 5, base: 0.1 });
  const lens = ellipse(b[0], b[1], 15 * k, 37 * k, turn);
  form(c, lens, '#bcd3d6', { shade: '#5f8f94', slide: 8, weight: 4.2 });
  stroke(c, ellipse(b[0], b[1], 8 * k, 24 * k, turn, 2.4, 4), { weight: 3.4, color: '#fff' });
}

/** Dividers standing on their two points. */
export function dividers(c: Picture, x: number, y: number, h: number, spread: number): void {
  for (const s of [-1, 1]) {
    const leg = tube(line([x, y - h], [x + s * spread * 0.5, y - h * 0.45], [x + s * spread, y + s * 6]), (u) =>
      u < 0.5 ? 9 : 9 * clamp((1 - u) / 0.5) + 1.5,
    );
    form(c, leg.outline, s < 0 ? PALETTE.bright : PALETTE.gold, { ...BRASS, slide: 7 });
    rings(c, leg, { gap: 6, base: s < 0 ? 0.05 : 0.25 });
  }
  mass(c, ellipse(x, y - h, 19), PALETTE.bright, { ...BRASS, slide: 8, reach: 18, gap: 4.6 });
  solid(c, ellipse(x, y - h, 4));
}

export function hourglass(c: Picture, x: number, y: number, k: number): void {
  const q = (points: readonly Control[]): Control[] => points.map((p) => [x + (p[0] ?? 0) * k, y + (p[1] ?? 0) * k, p[2] ?? 0]);
  const glass = spline(
    q([
      [-34, -76, 1],
      [-36, -40],
      [-6, -2],
      [-36, 40],
      [-34, 76, 1],
      [34, 76, 1],
      [36, 40],
      [6, -2],
      [36, -40],
      [34, -76, 1],
    ]),
    true,
  );
  form(c, glass, '#dbe4dc', { shade: '#93a8a6', slide: 12 * k, weight: 3.8 });
  paint(
    c,
    spline(
      q([
        [-24, -38, 1],
        [24, -38, 1],
        [4, -6],
        [2, 74, 1],
        [-2, 74, 1],
        [-4, -6],
      ]),
      true,
    ),
    '#dba94e',
    { edge: 0 },
  );
  paint(
    c,
    spline(
      q([
        [-32, 74, 1],
        [-20, 44],
        [0, 34],
        [20, 44],
        [32, 74, 1],
      ]),
      true,
    ),
    '#dba94e',
    { shade: '#a8701f', slide: 10, edge: 0 },
  );
  hatch(c, glass, roundTone(glass, 24 * k, 0.9), { gap: 5 });
  for (const dy of [-86, 76])
    mass(
      c,
      spline(
        q([
          [-48, dy, 1],
          [48, dy, 1],
          [48, dy + 12, 1],
          [-48, dy + 12, 1],
        ]),
        true,
      ),
      PALETTE.wood,
      { shade: PALETTE.woodDark, slide: 6, weight: 4, gap: 5 },
    );
  for (const dx of [-42, 42]) spar(c, [x + dx * k, y - 74 * k], [x + dx * k, y + 76 * k], 5 * k);
}

/** A candle in a dish. */
export function candle(c: Picture, x: number, y: number, k: number): void {
  const dish = ellipse(x, y, 54 * k, 17 * k);
  mass(c, dish, PALETTE.gold, { ...BRASS, slide: 8, reach: 24, gap: 5 });
  const wax = spline(
    [
      [x - 19 * k, y - 2 * k, 1],
      [x - 20 * k, y - 108 * k, 1],
      [x - 8 * k, y - 116 * k],
      [x + 12 * k, y - 112 * k],
      [x + 20 * k, y - 102 * k, 1],
      [x + 20 * k, y - 60 * k],
      [x + 26 * k, y - 46 * k],
      [x + 19 * k, y - 2 * k, 1],
    ],
    true,
  );
  mass(c, wax, '#f4e8c8', { shade: '#c9a878', slide: 14 * k, weight: 4, reach: 22 * k, gap: 5.4, angle: 1.3 });
  stroke(c, line([x, y - 110 * k], [x + 2 * k, y - 124 * k]), { weight: 3.6 });
  flame(c, x + 2 * k, y - 118 * k, k * 0.95);
}

/** A compass lying open: `flat` squeezes it as seen at a slant. */
export function compass(c: Picture, x: number, y: number, r: number, flat = 1): void {
  form(c, ellipse(x, y + r * 0.14, r * 1.1, r * 1.1 * flat), PALETTE.goldDark, { weight: 4.4 });
  mass(c, ellipse(x, y, r * 1.1, r * 1.1 * flat), PALETTE.gold, { ...BRASS, slide: 12, reach: 20, gap: 5 });
  form(c, ellipse(x, y, r * 0.9, r * 0.9 * flat), PALETTE.linen, { shade: PALETTE.linenDark, slide: -8, weight: 3.6 });
  for (let i = 0; i < 8; i++) {
    const [a, l] = [(i * Math.PI) / 4 + 0.3, (i % 2 === 1 ? 0.5 : 0.84) * r];
    const tip: Control = [x + Math.sin(a) * l, y - Math.cos(a) * l * flat];
    for (const s of [-1, 1]) {
      const side: Control = [x + Math.sin(a + s * 0.5) * r * 0.2, y - Math.cos(a + s * 0.5) * r * 0.2 * flat];
      const half = poly([x, y], tip, side);
      if (s > 0) solid(c, half);
      else if (i === 0) paint(c, half, PALETTE.red, { edge: 0 });
      stroke(c, line([x, y], tip, side, [x, y]), { weight: 1.6, taper: [0, 0] });
    }
  }
}
