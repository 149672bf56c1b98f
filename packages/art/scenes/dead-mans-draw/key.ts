// The suit of keys: brass, old, on a worn ribbon.
import {
  border,
  type Control,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  line,
  loft,
  mass,
  outline,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  paint,
  rings,
  roundTone,
  shows,
  solid,
  spline,
  square,
  tube,
  wave,
} from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import type { Scenes } from '../../src/scene.ts';

const BRASS = { shade: PALETTE.goldDark, slide: 10, weight: 4.6, reach: 24, base: 0.06, gap: 5 } as const;

function ringOf(c: Picture, x: number, y: number, r: number, thick: number): void {
  const [outer, inner] = [ellipse(x, y, r), [...ellipse(x, y, r - thick)].reverse()];
  const band: Path = [...outer, ...outer.slice(0, 1), ...inner, ...inner.slice(0, 1)];
  knock(c, band);
  paint(c, band, PALETTE.gold, { shade: PALETTE.goldDark, slide: 9, edge: 0 });
  hatch(c, band, roundTone(outer, 30, 0.9, 0.08), { gap: 5 });
  outline(c, outer, 4.8);
  outline(c, inner, 3.8);
}

function ribbon(c: Picture): void {
  for (const points of [
    [
      [160, 148],
      [110, 250],
      [128, 360],
      [86, 470],
      [104, 540],
    ],
    [
      [150, 140],
      [180, 270],
      [160, 380],
      [196, 470],
      [168, 560],
    ],
  ] as const) {
    const t = tube(spline(points), (u) => (c.plate === 'S' ? 26 : 20) + 5 * Math.sin(u * 7));
    form(c, t.outline, PALETTE.red, { shade: PALETTE.redDark, slide: 14, weight: 4.4 });
    follow(c, t.outline, (x, y) => clamp(0.2 + 0.5 * wave(y / 38 + x / 60)), loft(t.left, t.right, 8), 5.6);
  }
}

export function key(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#a2b3b8', { x: 310, y: 290, r: 230, color: '#f4e2ae' }, 0.55);
  ribbon(c);
  const fat = plate === 'S' ? 1.35 : 1;
  const shaft = tube(
    line([230, 218], [500, 470]),
    (u) => (19 + (Math.abs(u - 0.12) < 0.035 || Math.abs(u - 0.2) < 0.025 || Math.abs(u - 0.68) < 0.025 ? 9 : 0)) * fat,
    3,
  );
  const bits: readonly (readonly Control[])[] = [
    [
      [404, 400, 1],
      [348, 460, 1],
      [372, 484, 1],
      [388, 466, 1],
      [404, 482, 1],
      [388, 500, 1],
      [414, 524, 1],
      [470, 462, 1],
    ],
    [
      [462, 454, 1],
      [432, 488, 1],
      [456, 512, 1],
      [500, 470, 1],
    ],
  ];
  for (const bit of bits) mass(c, spline(bit, true), PALETTE.gold, BRASS);
  form(c, shaft.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 16, weight: 5 });
  rings(c, shaft, { gap: 5.4, gain: 1, base: 0.08 });
  form(c, ellipse(504, 474, 22 * fat), PALETTE.gold, { shade: PALETTE.goldDark, slide: 9, weight: 4.4 });
  for (const [x, y] of [
    [124, 184],
    [196, 112],
  ] as const)
    ringOf(c, x, y, 62, 26 * (plate === 'S' ? 1.15 : 1));
  ringOf(c, 138, 126, 56, 24);
  ringOf(c, 196, 186, 60, 26 * (plate === 'S' ? 1.2 : 1));
  if (shows(c, 1)) {
    mass(c, ellipse(164, 152, 22), '#b02a35', { shade: '#74151f', slide: 8, weight: 3.6, reach: 18, gap: 4.4 });
    solid(c, ellipse(157, 144, 5, 3.4, -0.6), '#fff');
  }
  return border(c);
}

export const scenes: Scenes = { key };
