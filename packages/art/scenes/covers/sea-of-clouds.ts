// The box of Sea of Clouds: a flying ship among clouds at high noon.
import {
  border,
  type Control,
  circles,
  clamp,
  cloud,
  ellipse,
  follow,
  form,
  hatch,
  mass,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  paint,
  picture,
  rect,
  shows,
  slope,
  soft,
  solid,
  spline,
  stroke,
  wave,
  within,
} from '../../src/burin.ts';
import { cumulus } from '../../src/parts/sea.ts';
import { ship } from '../../src/parts/ship.ts';
import { spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function sky(c: Picture): void {
  paint(c, rect(0, 0, 900, 600), '#7fb0c2', { edge: 0 });
  soft(c, ellipse(170, 80, 120, 110), '#fdf0c0', 0.95);
  soft(c, ellipse(560, 560, 520, 190), '#f0dcb4', 0.8);
  follow(
    c,
    rect(0, 0, 900, 470),
    (x, y) =>
      clamp(
        (Math.hypot(x - 170, y - 80) - 110) / 520 -
          0.35 * Math.exp(-((x - 520) ** 2 + (y - 270) ** 2) / 50000) +
          0.14 * wave(Math.atan2(y - 80, x - 170) * 9),
      ),
    circles(170, 80, 90, 900, 7.4),
    7.4,
    { max: 0.6 },
  );
  form(c, ellipse(170, 80, 56), '#fff6cf', { weight: 2.6 });
}

/** An island that hangs in the air: turf above, rock that tapers below. */
function isle(c: Picture, x: number, y: number, k: number): void {
  const p = (points: readonly Control[]): Control[] => points.map((q) => [x + (q[0] ?? 0) * k, y + (q[1] ?? 0) * k, q[2] ?? 0]);
  const rock = spline(
    p([
      [-100, 0, 1],
      [100, 0, 1],
      [78, 40],
      [52, 60, 1],
      [40, 110],
      [14, 150, 1],
      [-4, 112],
      [-30, 100, 1],
      [-52, 52],
      [-80, 34],
    ]),
    true,
  );
  form(c, rock, '#a89274', { shade: '#6b5a48', slide: 30 * k, weight: 4.4 });
  hatch(c, rock, (px, py) => clamp(0.2 + 0.6 * clamp((px - x) / (70 * k)) + 0.3 * cloud(px / 18, py / 30)), {
    angle: 1.4,
    gap: 5.6,
  });
  const turf = spline(
    p([
      [-106, 2],
      [-80, -14],
      [-30, -24],
      [30, -20],
      [86, -12],
      [108, 4],
      [70, 16],
      [20, 10],
      [-30, 18],
      [-78, 12],
    ]),
    true,
  );
  mass(c, turf, '#8aa25a', { shade: '#5d7a3e', slide: 12 * k, weight: 4, reach: 16, gap: 5 });
  const tower = spline(
    p([
      [-34, -16, 1],
      [-30, -88, 1],
      [10, -88, 1],
      [14, -16, 1],
    ]),
    true,
  );
  form(c, tower, '#e6d6b4', { shade: '#a8906a', slide: 14 * k, weight: 3.6 });
  hatch(c, tower, slope(x - 16 * k, 0, x + 14 * k, 0, 0, 0.8), { angle: 0, gap: 6 });
  mass(
    c,
    spline(
      p([
        [-40, -86, 1],
        [-10, -130, 1],
        [20, -86, 1],
      ]),
      true,
    ),
    PALETTE.red,
    { shade: PALETTE.redDark, slide: 10 * k, weight: 3.6, reach: 18, gap: 5 },
  );
  solid(c, rectAt(x - 14 * k, y - 66 * k, 9 * k, 16 * k));
}

const rectAt = (x: number, y: number, w: number, h: number): Path => rect(x, y, w, h);

export function seaOfClouds(plate: Plate): Picture {
  const c = picture(900, 600, plate, { fine: 0.9 });
  sky(c);
  isle(c, 766, 190, 1.05);
  if (shows(c, 1))
    within(c, 'translate(20 196) scale(.3)', () => ship(c, 1, 0, 0, { flag: PALETTE.blue, flagShade: PALETTE.blueDark }));
  for (const [x, y, k] of [
    [90, 372, 1],
    [810, 392, 1.2],
    [640, 60, 0.5],
    [880, 300, 0.8],
    [330, 60, 0.42],
    [60, 200, 0.5],
    [560, 470, 1],
    [250, 470, 1.1],
  ] as const)
    cumulus(c, x, y, k);
  ship(c, 0.95, 170, -6, { hull: '#a86a3c', strake: '#e0b04a' });
  fins(c);
  for (const [x, y, k] of [
    [400, 640, 1.4],
    [660, 616, 1.4],
    [110, 596, 1.8],
    [860, 586, 1.8],
    [530, 656, 1.4],
    [260, 642, 1.4],
  ] as const)
    cumulus(c, x, y, k);
  if (shows(c, 1))
    for (const [x, y, s] of [
      [300, 90, 1],
      [340, 120, 0.8],
      [690, 130, 0.7],
      [640, 100, 0.9],
    ] as const)
      stroke(
        c,
        spline([
          [x - 18 * s, y - 6 * s],
          [x - 8 * s, y - 10 * s],
          [x, y],
          [x + 8 * s, y - 10 * s],
          [x + 20 * s, y - 7 * s],
        ]),
        { weight: 3 },
      );
  return border(c, 12);
}

/** Canvas fins on spars, by which the ship rides the air. */
function fins(c: Picture): void {
  const fin = spline(
    [
      [430, 436, 1],
      [330, 460],
      [244, 532, 1],
      [330, 520],
      [388, 556, 1],
      [462, 520],
      [556, 536, 1],
      [596, 444, 1],
    ],
    true,
  );
  form(c, fin, '#e59a55', { shade: '#b4612f', slide: 20, weight: 4.8 });
  hatch(c, fin, (x, y) => clamp(0.05 + 0.7 * clamp((y - 456) / 90) + 0.2 * wave(x / 16)), { angle: 1.9, gap: 6, curve: 0.1 });
  for (const [x, y] of [
    [248, 528],
    [390, 552],
    [552, 532],
  ] as const)
    spar(c, [500, 440], [x, y], 5);
}

export const scenes: Scenes = { 'sea-of-clouds': seaOfClouds };
