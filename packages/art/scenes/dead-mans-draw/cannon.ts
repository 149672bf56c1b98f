// The suit of cannons, just fired.
import {
  border,
  clamp,
  form,
  hatch,
  line,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  rect,
  shows,
  spline,
  spot,
  square,
  stroke,
  wave,
} from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import { gun, shot } from '../../src/parts/cannon.ts';
import { puff } from '../../src/parts/sea.ts';
import type { Scenes } from '../../src/scene.ts';

export function cannon(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#b3bfb4', { x: 330, y: 230, r: 210, color: '#f2e0b2' }, 0.5, 500);
  const deck = rect(-10, 478, 620, 130);
  paint(c, deck, '#c99b63', { edge: 4 });
  hatch(c, deck, (x, y) => clamp(0.12 + 0.8 * spot(260, 512, 260, 40)(x, y) + 0.2 * wave(x / 70 + Math.floor(y / 30) * 5)), {
    angle: 0.01,
    gap: 6.4,
    cross: 0.5,
    crossAngle: 0.5,
  });
  if (shows(c, 1)) for (const y of [478, 512, 548]) stroke(c, line([0, y], [600, y]), { weight: 3, taper: [0, 0] });
  for (const [x, y, r] of [
    [590, 70, 44],
    [540, 40, 40],
    [574, 130, 40],
    [520, 92, 46],
    [556, 176, 30],
  ] as const)
    puff(c, x, y, r, y + 10, { color: '#e4dccb', shade: '#9d948a' });
  const burst = spline(
    [
      [500, 168, 1],
      [528, 112, 1],
      [536, 138, 1],
      [584, 104, 1],
      [566, 144, 1],
      [600, 158, 1],
      [562, 170, 1],
      [586, 206, 1],
      [540, 188, 1],
      [530, 212, 1],
    ],
    true,
  );
  form(c, burst, PALETTE.fire, { shade: '#b8321f', slide: -12, weight: 4 });
  paint(
    c,
    spline(
      [
        [504, 168, 1],
        [536, 146, 1],
        [566, 154, 1],
        [546, 166, 1],
        [556, 182, 1],
        [528, 178, 1],
      ],
      true,
    ),
    PALETTE.flame,
    { edge: 0 },
  );
  gun(c);
  for (const [x, y] of [
    [470, 520],
    [540, 524],
    [506, 476],
  ] as const)
    shot(c, x, y, 33);
  return border(c);
}

export const scenes: Scenes = { cannon };
