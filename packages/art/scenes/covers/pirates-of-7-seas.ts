// The box of Pirates of the 7 Seas: dice for ships on green baize, brass round it.
import {
  border,
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
  PALETTE,
  type Picture,
  type Plate,
  paint,
  picture,
  poly,
  rect,
  soft,
  tube,
  wave,
} from '../../src/burin.ts';
import { spyglass } from '../../src/parts/brass.ts';
import { ship } from '../../src/parts/ship.ts';
import { coin, die } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const WHITE = { color: '#f6efdd', shade: '#d9ccac', dark: '#a8987a', spot: PALETTE.ink };
const RED = { color: '#c9482f', shade: '#a2331f', dark: '#6e2018', spot: '#fdf3da' };
const BLUE = { color: '#5b86b4', shade: '#3f648f', dark: '#28405f', spot: '#fdf3da' };

function baize(c: Picture): void {
  paint(c, rect(0, 0, 900, 600), '#3c6b48', { edge: 0 });
  soft(c, ellipse(430, 300, 340, 190), '#8fae62', 0.9);
  soft(c, ellipse(400, 250, 190, 110), '#c6cf86', 0.7);
  hatch(
    c,
    rect(0, 100, 900, 500),
    (x, y) => clamp(0.1 + (Math.hypot((x - 420) * 0.62, y - 300) - 120) / 330 + 0.1 * cloud(x / 30, y / 30)),
    { angle: 0.5, gap: 6.6, cross: 0.4, crossAngle: -0.5, max: 0.75 },
  );
}

function rim(c: Picture): void {
  const wall = poly([-10, -10], [910, -10], [910, 84], [-10, 112]);
  knock(c, wall);
  paint(c, wall, '#6b3f26', { shade: '#3d2315', slide: 30, edge: 0 });
  hatch(c, wall, (x, y) => clamp(0.35 + 0.4 * wave(y / 9 + x / 240) + 0.3 * clamp((x - 500) / 300)), {
    angle: -0.03,
    gap: 6,
    max: 0.85,
  });
  const bar = tube(line([-20, 116], [920, 88]), 17);
  form(c, bar.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 15, weight: 5 });
  follow(c, bar.outline, (x) => clamp(0.15 + 0.5 * clamp((x - 380) / 500)), loft(bar.right, bar.left, 6), 6);
  for (let x = 40; x < 900; x += 104)
    form(c, ellipse(x, 114 - x * 0.031, 10), PALETTE.bright, { shade: PALETTE.goldDark, slide: 4, weight: 3 });
}

/** A model stands in its cradle on a wooden foot. */
function cradle(c: Picture, x: number, y: number, k: number): void {
  soft(c, ellipse(x + 350 * k, y + 530 * k, 270 * k, 44 * k), '#163021', 0.9);
  hatch(c, ellipse(x + 350 * k, y + 530 * k, 250 * k, 32 * k), () => 0.6, { angle: 0.05, gap: 5.6 });
  mass(
    c,
    poly([x + 140 * k, y + 512 * k], [x + 530 * k, y + 512 * k], [x + 548 * k, y + 546 * k], [x + 124 * k, y + 546 * k]),
    '#a9703f',
    { shade: '#6e4326', slide: 8, weight: 3.6, reach: 16, base: 0.1, gap: 5.4 },
  );
}

function shadowed(c: Picture, x: number, y: number, r: number): void {
  soft(c, ellipse(x + r * 0.45, y + r * 0.72, r * 1.05, r * 0.36), '#163021', 0.9);
  hatch(c, ellipse(x + r * 0.5, y + r * 0.75, r * 1.15, r * 0.36), () => 0.6, { angle: 0.05, gap: 5.6 });
}

export function piratesOf7Seas(plate: Plate): Picture {
  const c = picture(900, 600, plate, { fine: 0.9 });
  baize(c);
  rim(c);
  for (const [x, y, k, flag, flagShade] of [
    [10, 62, 0.46, PALETTE.blue, PALETTE.blueDark],
    [598, 30, 0.5, PALETTE.green, PALETTE.greenDark],
    [262, 4, 0.6, PALETTE.red, PALETTE.redDark],
  ] as const) {
    cradle(c, x, y, k);
    ship(c, k, x, y, { flag, flagShade });
    for (const dx of [210, 420])
      mass(
        c,
        poly(
          [x + dx * k, y + 452 * k],
          [x + (dx + 46) * k, y + 452 * k],
          [x + (dx + 60) * k, y + 524 * k],
          [x + (dx - 14) * k, y + 524 * k],
        ),
        '#8a5a34',
        { shade: '#4d2f1b', slide: 8, weight: 3.4, reach: 16, base: 0.15, gap: 5.4 },
      );
  }
  const dice = [
    [130, 402, 54, [3, 1, 5], WHITE],
    [736, 400, 56, [2, 4, 1], BLUE],
    [500, 412, 60, [6, 5, 3], RED],
    [316, 450, 68, [5, 3, 6], WHITE],
    [634, 494, 72, [4, 6, 2], RED],
    [810, 506, 60, [1, 2, 3], BLUE],
  ] as const;
  for (const [x, y, r, spots, colors] of dice) {
    shadowed(c, x, y, r);
    die(c, x, y, r, spots, colors);
  }
  soft(c, tube(line([30, 590], [480, 548]), 30).outline, '#163021', 0.9);
  spyglass(c, [14, 588], [420, 538], 0.86);
  for (const [x, y, r] of [
    [508, 560, 25],
    [470, 536, 23],
    [746, 562, 24],
  ] as const)
    coin(c, x, y, r, 0.55, 0.1);
  return border(c, 12);
}

export const scenes: Scenes = { 'pirates-of-7-seas': piratesOf7Seas };
