// The suit of hooks: steel in a leather cup.
import {
  at,
  border,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  lerp,
  loft,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  type Point,
  poly,
  rings,
  shows,
  slope,
  solid,
  spline,
  square,
  stroke,
  tube,
  wave,
} from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import type { Scenes } from '../../src/scene.ts';

function cup(c: Picture): void {
  const body = spline(
    [
      [196, 416, 1],
      [200, 356],
      [232, 332],
      [300, 324],
      [368, 332],
      [400, 356],
      [404, 416, 1],
      [424, 600, 1],
      [176, 600, 1],
    ],
    true,
  );
  form(c, body, '#8a5432', { shade: '#4d2c1b', slide: 46, weight: 5.6 });
  const edge = (s: number): Path =>
    spline([
      [300 + s * 60, 326],
      [300 + s * 102, 360],
      [300 + s * 104, 420],
      [300 + s * 124, 600],
    ]);
  follow(
    c,
    body,
    (x, y) => clamp(0.14 + 0.75 * clamp((x - 290) / 120) + 0.4 * clamp((220 - x) / 30) + 0.14 * wave(x / 20 + y / 40)),
    loft(edge(-1), edge(1), 34),
    6.6,
  );
  for (const [y, half] of [
    [424, 112],
    [528, 124],
  ] as const)
    strap(c, y, half);
  form(c, ellipse(300, 338, 74, 22), PALETTE.gold, { shade: PALETTE.goldDark, slide: 10, weight: 4.6 });
  hatch(c, ellipse(300, 338, 74, 22), slope(230, 0, 370, 0, 0, 0.8), { gap: 5, angle: 1.4 });
  form(c, ellipse(300, 328, 46, 14), PALETTE.goldDark, { weight: 3.6 });
}

function strap(c: Picture, y: number, half: number): void {
  const arc = (dy: number): Path =>
    spline([
      [300 - half, y + dy],
      [300, y + dy + 20],
      [300 + half, y + dy],
    ]);
  const band: Path = [...arc(0), ...[...arc(38)].reverse()];
  form(c, band, '#5d3621', { shade: '#38200f', slide: 10, weight: 4.2 });
  hatch(c, band, slope(190, 0, 410, 0, 0.1, 0.9), { angle: 0.05, gap: 5.6 });
  const buckle = poly([246, y + 8], [312, y + 14], [312, y + 62], [246, y + 54]);
  form(c, buckle, PALETTE.gold, { shade: PALETTE.goldDark, slide: 7, weight: 3.8 });
  form(c, poly([260, y + 22], [299, y + 25], [299, y + 48], [260, y + 44]), '#5d3621', { weight: 3 });
  if (shows(c, 1)) for (const x of [340, 364, 386]) solid(c, ellipse(x, y + 34 - (x - 330) * 0.1, 4, 5));
}

export function hook(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#a7b7a9', { x: 320, y: 210, r: 220, color: '#f3e1ad' }, 0.55);
  const fat = plate === 'S' ? 1.2 : 1;
  const steel = tube(
    spline([
      [300, 340],
      [298, 276],
      [318, 226],
      [384, 196],
      [430, 146],
      [414, 84],
      [346, 58],
      [262, 70],
      [206, 116],
      [196, 172],
      [212, 216],
    ]),
    (u) => lerp(30, 24, u) * fat * (u > 0.62 ? clamp((1 - u) / 0.38) ** 0.6 : 1) + 1,
  );
  form(c, steel.outline, PALETTE.steel, { shade: '#6b787c', slide: 17, weight: 5.6 });
  rings(c, steel, { gap: 5.4, gain: 1.1, base: 0.05 });
  if (shows(c, 1)) {
    const glint = steel.spine.map(
      (q, i): Point => [
        q[0] - at(steel.normals, i)[0] * steel.width(i / steel.spine.length) * 0.5,
        q[1] - at(steel.normals, i)[1] * steel.width(i / steel.spine.length) * 0.5,
      ],
    );
    stroke(c, glint.slice(20, 70), { weight: 4, color: '#fff', taper: [0.4, 0.4] });
  }
  cup(c);
  return border(c);
}

export const scenes: Scenes = { hook };
