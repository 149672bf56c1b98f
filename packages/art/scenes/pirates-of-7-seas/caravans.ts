// A caravan of each nation: its flag, and its ships in line.
import {
  border,
  clamp,
  ellipse,
  follow,
  form,
  lerp,
  outline,
  PALETTE,
  type Path,
  type Picture,
  type Point,
  paint,
  rect,
  spline,
  square,
  stroke,
} from '../../src/burin.ts';
import { openSea } from '../../src/parts/battle.ts';
import { swell } from '../../src/parts/sea.ts';
import { ship } from '../../src/parts/ship.ts';
import { spar } from '../../src/parts/things.ts';
import type { Draw, Scenes } from '../../src/scene.ts';

type Shape = (u: number, v: number) => Point;

/** Cloth in the wind: (0, 0) is the top of the hoist. */
const cloth: Shape = (u, v) => [96 + u * 330, 56 + v * 210 + 26 * Math.sin(u * 6.2) * u + u * 10];

function band(u0: number, v0: number, u1: number, v1: number): Path {
  const n = 24;
  const top = Array.from({ length: n + 1 }, (_, i) => cloth(lerp(u0, u1, i / n), v0));
  const low = Array.from({ length: n + 1 }, (_, i) => cloth(lerp(u1, u0, i / n), v1));
  return [...top, ...low];
}

function saltire(width: number): Path[] {
  return [1, -1].map((s) => {
    const edge = (d: number): Point[] =>
      Array.from({ length: 25 }, (_, i) => cloth(clamp(i / 24 + d * 0.6), clamp((s > 0 ? i / 24 : 1 - i / 24) - d * s)));
    return [...edge(width), ...edge(-width).reverse()];
  });
}

function lily(c: Picture, u: number, v: number): void {
  const [x, y] = cloth(u, v);
  const petal = spline(
    [
      [x, y - 30, 1],
      [x + 11, y - 8],
      [x + 4, y + 14, 1],
      [x - 4, y + 14, 1],
      [x - 11, y - 8],
    ],
    true,
    3,
  );
  for (const s of [-1, 1])
    form(
      c,
      spline(
        [
          [x + s * 4, y + 8, 1],
          [x + s * 12, y - 14],
          [x + s * 26, y - 10],
          [x + s * 22, y + 6],
          [x + s * 14, y],
        ],
        true,
        3,
      ),
      PALETTE.bright,
      { weight: 2.2 },
    );
  form(c, petal, PALETTE.bright, { weight: 2.4 });
  form(c, rect(x - 17, y + 8, 34, 7), PALETTE.bright, { weight: 2 });
}

const FLAGS = {
  england: (c: Picture): void => {
    for (const path of [band(0, 0.4, 1, 0.6), band(0.42, 0, 0.56, 1)]) paint(c, path, '#b4301f', { edge: 0 });
  },
  spain: (c: Picture): void => {
    for (const path of saltire(0.07)) {
      paint(c, path, '#b4301f', { edge: 0 });
      stroke(c, path, { weight: 2.4, taper: [0, 0] });
    }
  },
  france: (c: Picture): void => {
    paint(c, band(0, 0, 1, 1), '#3a5a94', { shade: '#243a66', slide: 14, edge: 0 });
    for (const [u, v] of c.plate === 'S'
      ? ([
          [0.25, 0.5],
          [0.65, 0.5],
        ] as const)
      : ([
          [0.18, 0.25],
          [0.5, 0.25],
          [0.82, 0.25],
          [0.34, 0.62],
          [0.66, 0.62],
        ] as const))
      lily(c, u, v);
  },
  holland: (c: Picture): void => {
    paint(c, band(0, 0, 1, 0.34), '#c9572a', { edge: 0 });
    paint(c, band(0, 0.66, 1, 1), '#35588a', { edge: 0 });
  },
} as const;

const caravan =
  (nation: keyof typeof FLAGS): Draw =>
  (plate) => {
    const c = square(plate);
    openSea(c, 440, '#9db894', '#f5e7b4');
    ship(c, 0.34, 420, 250, { dark: 0.08 });
    ship(c, 0.42, 260, 224, { dark: 0.04 });
    swell(c, 428, 9, 40, PALETTE.sea, PALETTE.seaDark, 110);
    ship(c, 0.58, -10, 236);
    swell(c, 516, 16, 80, PALETTE.sea, PALETTE.seaDark, 150);
    spar(c, [92, 330], [88, 20], 9);
    form(c, ellipse(88, 24, 15), PALETTE.bright, { shade: PALETTE.goldDark, slide: 5, weight: 3.6 });
    const whole = band(0, 0, 1, 1);
    form(c, whole, '#f6efdc', { weight: 0 });
    FLAGS[nation](c);
    follow(
      c,
      whole,
      (x, y) => clamp(0.16 + 0.45 * Math.sin((x - 96) / 53 + 2.4 + y * 0)),
      Array.from({ length: 44 }, (_, i) => [cloth(i / 43, 0), cloth(i / 43, 0.5), cloth(i / 43, 1)]),
      7,
      { max: 0.5 },
    );
    outline(c, whole, 5.4);
    return border(c);
  };

export const scenes: Scenes = {
  'caravan-england': caravan('england'),
  'caravan-spain': caravan('spain'),
  'caravan-france': caravan('france'),
  'caravan-holland': caravan('holland'),
};
