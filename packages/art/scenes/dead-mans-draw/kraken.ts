// The suit of krakens: eight arms from a domed head, eyes that know.
import {
  border,
  type Control,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  outline,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  rect,
  roundTone,
  shows,
  soft,
  solid,
  spline,
  square,
  stroke,
  sum,
  type Tone,
} from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import { ruledSea, swell } from '../../src/parts/sea.ts';
import { tentacle } from '../../src/parts/tentacle.ts';
import type { Scenes } from '../../src/scene.ts';

function head(c: Picture): void {
  const dome = spline(
    [
      [330, 26],
      [396, 62],
      [436, 134],
      [430, 206],
      [398, 256],
      [384, 296],
      [392, 338],
      [366, 378],
      [332, 366],
      [300, 396],
      [266, 368],
      [232, 380],
      [208, 338],
      [218, 294],
      [202, 254],
      [168, 200],
      [176, 118],
      [240, 48],
    ],
    true,
  );
  form(c, dome, PALETTE.red, { shade: PALETTE.redDark, slide: 44, weight: 5.4 });
  soft(c, ellipse(250, 110, 48, 56, 0.5), '#e58a63', 0.75);
  const brow: Tone = (x, y) =>
    0.32 * clamp(1 - Math.abs(y - 262) / 22) * clamp(Math.abs(x - 300) / 90) + 0.5 * clamp((y - 342) / 40);
  const bands = Array.from({ length: 58 }, (_, i) =>
    spline([
      [150, i * 6.6 - 6],
      [225, i * 6.6 + 24],
      [300, i * 6.6 + 34],
      [375, i * 6.6 + 24],
      [450, i * 6.6 - 6],
    ]),
  );
  follow(c, dome, sum(roundTone(dome, 130, 1.15), brow), bands, 6.6);
  const deep = roundTone(dome, 110, 1.1);
  hatch(c, dome, (x, y) => clamp(deep(x, y) - 0.45) * 1.5, { angle: 1.15, gap: 6.5, curve: 0.1 });
  if (!shows(c, 1)) return;
  for (const [x, y, r] of [
    [262, 96, 12],
    [306, 70, 8],
    [318, 126, 15],
    [252, 152, 9],
    [290, 182, 11],
    [352, 176, 9],
    [216, 132, 7],
    [232, 196, 7],
    [366, 110, 8],
    [300, 228, 7],
  ] as const) {
    const wart = ellipse(x, y, r, r * 1.15);
    knock(c, wart);
    paint(c, wart, '#cf6a48', { shade: PALETTE.redDark, slide: r * 0.5, edge: 0 });
    outline(c, wart, 2);
    hatch(c, wart, roundTone(wart, r, 1), { gap: 4 });
  }
}

/** Hooded, with slit pupils; larger on the small plates. */
function eye(c: Picture, s: 1 | -1): void {
  const [x, y, g] = [300 + s * 52, 306, { L: 1, M: 1.12, S: 1.45 }[c.plate]];
  const p = (dx: number, dy: number, corner = 0): Control => [x + s * dx * g, y + dy * g, corner];
  const socket = ellipse(x, y - 2, 38 * g, 31 * g, s * -0.2);
  knock(c, socket);
  paint(c, socket, '#5c1f1c', { edge: 0 });
  hatch(c, socket, () => 0.7, { angle: 0.6 * s, gap: 5 });
  const ball = spline([p(-29, 13, 1), p(-8, -12), p(32, -18, 1), p(26, 12), p(-2, 22)], true);
  knock(c, ball);
  paint(c, ball, '#f6d766', { shade: PALETTE.gold, slide: 9, edge: 0 });
  outline(c, ball, 3.2);
  solid(c, spline([p(-10, -4), p(3, -7), p(14, -7), p(12, 5), p(2, 9), p(-10, 8)], true));
  if (shows(c, 1)) solid(c, ellipse(x - 3, y - 3, 3.2), '#fff');
  hatch(c, ball, roundTone(ball, 20, 0.8), { angle: 1.2, gap: 4 });
  stroke(c, spline([p(-40, 16), p(-10, -18), p(38, -28), p(48, -20)]), { weight: 12, taper: [0.35, 0.4] });
  if (!shows(c, 1)) return;
  stroke(c, spline([p(-30, -18), p(4, -36), p(40, -42)]), { weight: 3 });
  stroke(c, spline([p(-24, 28), p(4, 36), p(32, 24)]), { weight: 3 });
  stroke(c, spline([p(-14, 38), p(6, 43), p(26, 36)]), { weight: 2 });
}

export function kraken(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#b9c9bf', { x: 300, y: 230, r: 215, color: '#f0dfae' }, 0.45, 420);
  paint(c, rect(0, 405, 600, 195), PALETTE.sea, { edge: 5 });
  if (c.hatchScale > 0) ruledSea(c, 425, 470);
  tentacle(
    c,
    [
      [268, 330],
      [186, 330],
      [150, 240],
      [92, 168],
      [84, 92],
      [136, 52],
      [184, 84],
      [166, 128],
      [134, 116],
    ],
    34,
    1,
  );
  tentacle(
    c,
    [
      [332, 330],
      [430, 336],
      [470, 250],
      [530, 190],
      [540, 112],
      [492, 68],
      [446, 96],
      [460, 140],
      [494, 132],
    ],
    34,
    -1,
  );
  tentacle(
    c,
    [
      [250, 350],
      [160, 402],
      [84, 370],
      [44, 296],
      [74, 240],
      [122, 252],
      [124, 296],
      [94, 302],
    ],
    40,
    1,
  );
  tentacle(
    c,
    [
      [350, 350],
      [442, 406],
      [518, 380],
      [560, 310],
      [532, 250],
      [482, 258],
      [476, 302],
      [506, 312],
    ],
    40,
    -1,
  );
  tentacle(
    c,
    [
      [330, 360],
      [400, 450],
      [462, 520],
      [530, 516],
      [556, 462],
      [520, 430],
      [488, 456],
      [504, 480],
    ],
    42,
    -1,
  );
  tentacle(
    c,
    [
      [270, 360],
      [214, 450],
      [150, 512],
      [84, 506],
      [52, 456],
      [84, 420],
      [120, 446],
      [104, 470],
    ],
    42,
    1,
  );
  tentacle(
    c,
    [
      [306, 364],
      [330, 450],
      [300, 520],
      [244, 548],
      [214, 512],
      [238, 486],
      [262, 504],
    ],
    40,
    1,
  );
  head(c);
  eye(c, -1);
  eye(c, 1);
  swell(c, 548, 14, 40, PALETTE.sea, PALETTE.seaDark, 140);
  return border(c);
}

export const scenes: Scenes = { kraken };
