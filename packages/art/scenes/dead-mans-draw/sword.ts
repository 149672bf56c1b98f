// The suit of swords: a cutlass across a red sash.
import {
  at,
  border,
  clamp,
  ellipse,
  follow,
  form,
  line,
  loft,
  mass,
  PALETTE,
  type Picture,
  type Plate,
  rings,
  shows,
  spline,
  square,
  stroke,
  tube,
  wave,
} from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import { blade } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

export function sword(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#9fb2b6', { x: 330, y: 260, r: 230, color: '#f4e4b6' }, 0.55);
  const cloth = spline(
    [
      [-20, 300, 1],
      [90, 330],
      [200, 420],
      [330, 460],
      [470, 440],
      [620, 480, 1],
      [620, 600, 1],
      [480, 560],
      [340, 590],
      [190, 560],
      [80, 470],
      [-20, 450, 1],
    ],
    true,
  );
  form(c, cloth, PALETTE.red, { shade: PALETTE.redDark, slide: 30, weight: 5 });
  const folds = loft(
    spline([
      [-20, 300],
      [90, 330],
      [200, 420],
      [330, 460],
      [470, 440],
      [620, 480],
    ]),
    spline([
      [-20, 450],
      [80, 470],
      [190, 560],
      [340, 590],
      [480, 560],
      [620, 600],
    ]),
    22,
  );
  follow(c, cloth, (x, y) => clamp(0.28 + 0.5 * wave(y / 26 + x / 190) + 0.3 * clamp((y - 500) / 80)), folds, 6.6);
  const wide = plate === 'S' ? 1.25 : 1;
  blade(
    c,
    spline([
      [188, 436],
      [300, 340],
      [400, 226],
      [470, 120],
      [520, 34],
    ]),
    (u) => (u < 0.72 ? 20 + 6 * u : 25 * clamp((1 - u) / 0.28) ** 0.55) * wide + 0.5,
  );
  const guard = spline(
    [
      [120, 402],
      [150, 362],
      [206, 366],
      [238, 404],
      [262, 458],
      [240, 494],
      [196, 486],
      [150, 470],
    ],
    true,
  );
  const grip = tube(line([182, 442], [76, 538]), (u) => 17 + 5 * Math.sin(u * 3.1));
  form(c, grip.outline, '#6b4630', { shade: '#3b2417', slide: 12, weight: 4.6 });
  if (shows(c, 1))
    for (let i = 3; i < grip.spine.length - 2; i += 3) stroke(c, [at(grip.left, i), at(grip.right, i + 2)], { weight: 3 });
  form(c, ellipse(70, 542, 26), PALETTE.gold, { shade: PALETTE.goldDark, slide: 10, weight: 4.4 });
  mass(c, guard, PALETTE.gold, { shade: PALETTE.goldDark, slide: 18, weight: 5, reach: 40, base: 0.06, gap: 5, cross: 0.55 });
  const knuckle = tube(
    spline([
      [132, 408],
      [84, 430],
      [50, 482],
      [58, 536],
    ]),
    (u) => 13 - 3 * u,
  );
  form(c, knuckle.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 8, weight: 4.2 });
  rings(c, knuckle, { gap: 5.4, base: 0.08 });
  if (shows(c, 1)) {
    for (const d of [0, 16, 32])
      stroke(
        c,
        spline([
          [140 + d, 402 + d * 0.3],
          [176 + d, 396 + d * 0.6],
          [214 + d * 0.6, 434 + d * 0.8],
        ]),
        { weight: 2.6 },
      );
    stroke(
      c,
      spline([
        [250, 398],
        [370, 276],
        [450, 164],
        [494, 94],
      ]),
      { weight: 3.6, color: '#fff', taper: [0.3, 0.3] },
    );
  }
  return border(c);
}

export const scenes: Scenes = { sword };
