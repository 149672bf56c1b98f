// The suit of maps: an island, a dotted way and a cross.
import {
  at,
  border,
  type Control,
  clamp,
  cloud,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  line,
  loft,
  mass,
  mix,
  outline,
  PALETTE,
  type Picture,
  type Plate,
  type Point,
  paint,
  poly,
  resample,
  roundTone,
  shift,
  shows,
  soft,
  solid,
  spline,
  square,
  stroke,
  sum,
  tube,
  wave,
} from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import type { Scenes } from '../../src/scene.ts';

const SHEET: readonly Control[] = [
  [96, 110, 1],
  [250, 92],
  [400, 118],
  [516, 96, 1],
  [500, 250],
  [520, 380],
  [506, 500, 1],
  [380, 516],
  [240, 492],
  [92, 512, 1],
  [104, 380],
  [86, 240],
];

function roll(c: Picture, y: number, x0: number, x1: number, r: number): void {
  const t = tube(
    spline([
      [x0, y + 4],
      [(x0 + x1) / 2, y - 6],
      [x1, y + 4],
    ]),
    r,
  );
  form(c, t.outline, '#e6cd98', { shade: '#a8854e', slide: r * 0.8, weight: 5 });
  const lines = loft(t.right, t.left, 8);
  lines.forEach((curve, i) => {
    follow(c, null, (x) => clamp(Math.abs(i - 2.4) / 6 + 0.12 * wave(x / 20 + i)) * 0.95, [curve], r / 4);
  });
  const end = ellipse(x1, y + 4, r * 0.5, r);
  form(c, end, '#c9a76a', { shade: '#80602f', slide: 6, weight: 4 });
  if (!shows(c, 1)) return;
  const spiral = Array.from(
    { length: 34 },
    (_, i): Point => [x1 + Math.cos(i / 2.6) * r * 0.46 * (1 - i / 38), y + 4 + Math.sin(i / 2.6) * r * 0.92 * (1 - i / 38)],
  );
  stroke(c, spiral, { weight: 2.2 });
}

function island(c: Picture): void {
  const coast = spline(
    [
      [176, 262],
      [204, 214, 1],
      [252, 206],
      [276, 228, 1],
      [318, 196],
      [384, 188],
      [424, 214, 1],
      [418, 244],
      [448, 272],
      [440, 318, 1],
      [412, 330],
      [424, 366],
      [396, 412],
      [352, 404, 1],
      [330, 426],
      [282, 408],
      [262, 430, 1],
      [216, 420],
      [196, 388],
      [214, 356, 1],
      [184, 336],
      [190, 300, 1],
    ],
    true,
  );
  for (const [k, w] of [
    [1.16, 1.6],
    [1.09, 2.2],
  ] as const)
    if (shows(c, 1))
      stroke(
        c,
        [...coast, ...coast.slice(0, 1)].map(([x, y]): Point => [306 + (x - 306) * k, 308 + (y - 308) * k]),
        { weight: w, taper: [0, 0] },
      );
  form(c, coast, '#b9b878', { shade: '#8b9155', slide: 22, weight: 4.4 });
  hatch(c, coast, roundTone(coast, 46, 0.8), { angle: 0.3, gap: 6 });
  for (const [x, y, k] of [
    [250, 278, 1],
    [286, 258, 1.25],
    [330, 274, 0.95],
  ] as const) {
    const hill = spline(
      [
        [x - 26 * k, y + 14, 1],
        [x - 8 * k, y - 26 * k],
        [x + 6 * k, y - 24 * k],
        [x + 28 * k, y + 14, 1],
      ],
      true,
    );
    if (c.plate !== 'S') mass(c, hill, '#a8a25f', { shade: '#6f6d38', slide: 12, weight: 3.4, reach: 20, gap: 5, angle: 1 });
  }
}

function course(c: Picture): void {
  const way = resample(
    spline([
      [142, 452],
      [180, 420],
      [232, 372],
      [282, 352],
      [322, 376],
      [366, 350],
    ]),
    c.plate === 'S' ? 62 : 26,
  );
  for (let i = 0; i + 1 < way.length; i++)
    stroke(c, [at(way, i), mix(at(way, i), at(way, i + 1), 0.3), mix(at(way, i), at(way, i + 1), 0.62)], {
      weight: c.plate === 'S' ? 4.4 : 6,
      taper: [0, 0],
      color: '#7c2a24',
    });
  const k = c.plate === 'S' ? 1.5 : 1;
  for (const [dx, dy] of [
    [1, 1],
    [1, -1],
  ] as const) {
    const bar = tube(line([386 - 28 * k * dx, 334 - 28 * k * dy], [386 + 28 * k * dx, 334 + 28 * k * dy]), 8 * k);
    knock(c, bar.outline);
    paint(c, bar.outline, '#b4301f', { edge: 0 });
    outline(c, bar.outline, 2.6);
  }
}

function rose(c: Picture, x: number, y: number, r: number): void {
  for (let i = 0; i < 8; i++) {
    const [a, l] = [(i * Math.PI) / 4, i % 2 === 1 ? r * 0.55 : r];
    const tip: Control = [x + Math.sin(a) * l, y - Math.cos(a) * l];
    for (const s of [-1, 1]) {
      const side: Control = [x + Math.sin(a + s * 0.5) * r * 0.22, y - Math.cos(a + s * 0.5) * r * 0.22];
      const half = poly([x, y], tip, side);
      knock(c, half);
      if (s > 0) solid(c, half);
      else paint(c, half, PALETTE.linen, { edge: 0 });
      stroke(c, line([x, y], tip, side, [x, y]), { weight: 1.6, taper: [0, 0] });
    }
  }
}

export function map(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#7d6a52', { x: 300, y: 300, r: 260, color: '#d3b27a' }, 0.75);
  const sheet = spline(SHEET, true);
  soft(c, shift(sheet, 14, 20), '#3a2818', 0.8);
  form(c, sheet, '#f1deb0', { shade: '#cfae72', slide: 20, weight: 5 });
  hatch(
    c,
    sheet,
    sum(
      roundTone(sheet, 60, 0.55),
      (x, y) => 0.3 * clamp((150 - y) / 30) + 0.3 * clamp((y - 450) / 40) + 0.1 * cloud(x / 50, y / 50),
    ),
    { angle: 0.02, gap: 6.6, max: 0.6 },
  );
  island(c);
  course(c);
  if (shows(c, 1)) rose(c, 160, 186, 52);
  if (shows(c, 2))
    for (const [x, y] of [
      [460, 160],
      [474, 450],
      [130, 330],
    ] as const)
      stroke(
        c,
        spline([
          [x - 24, y],
          [x - 12, y - 8],
          [x, y],
          [x + 12, y - 8],
          [x + 24, y],
        ]),
        { weight: 2.4 },
      );
  roll(c, 104, 70, 536, 30);
  roll(c, 504, 62, 528, 32);
  return border(c);
}

export const scenes: Scenes = { map };
