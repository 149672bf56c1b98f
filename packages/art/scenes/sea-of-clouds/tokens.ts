// The parrot that breaks ties, the hat of the first captain, and the doubloon.
import {
  ellipse,
  follow,
  form,
  loft,
  mass,
  outline,
  PALETTE,
  type Picture,
  type Plate,
  rect,
  shows,
  solid,
  spline,
  square,
  stroke,
  tube,
  within,
} from '../../src/burin.ts';
import { plume, tricorne } from '../../src/parts/hats.ts';
import { spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const token = (plate: Plate): Picture => square(plate, { token: true, register: [3, -2] });

function parrot(plate: Plate): Picture {
  const c = token(plate);
  spar(c, [90, 470], [520, 490], 20);
  for (const [points, color, shade] of [
    [
      [
        [330, 400],
        [350, 500],
        [340, 590],
      ],
      '#3f6aa0',
      '#274468',
    ],
    [
      [
        [310, 400],
        [310, 500],
        [300, 584],
      ],
      '#b8402f',
      '#74211b',
    ],
    [
      [
        [350, 400],
        [390, 490],
        [392, 570],
      ],
      '#e0b04a',
      '#a8701f',
    ],
  ] as const) {
    const feather = tube(spline(points), (u) => 22 - 12 * u);
    form(c, feather.outline, color, { shade, slide: 10, weight: 4.6 });
    follow(c, feather.outline, () => 0.4, loft(feather.left, feather.right, 6), 6);
  }
  const body = spline(
    [
      [270, 90],
      [350, 96],
      [410, 160],
      [430, 270],
      [410, 380],
      [360, 470],
      [300, 480],
      [230, 430],
      [200, 330],
      [204, 240],
      [190, 170],
      [220, 110],
    ],
    true,
  );
  mass(c, body, '#c24a32', {
    shade: '#7c2620',
    slide: 50,
    weight: 6,
    reach: 100,
    base: 0.05,
    gap: 6.4,
    angle: 1.1,
    curve: 0.1,
    cross: 0.6,
  });
  const wing = spline(
    [
      [330, 230, 1],
      [410, 250],
      [440, 340],
      [420, 440],
      [370, 520, 1],
      [330, 430],
      [310, 330],
    ],
    true,
  );
  mass(c, wing, '#3f8a5a', { shade: '#22543a', slide: 30, weight: 5.2, reach: 60, base: 0.1, gap: 6.2, angle: 1.3 });
  for (const points of [
    [
      [350, 300],
      [400, 330],
      [424, 400],
    ],
    [
      [344, 350],
      [384, 390],
      [400, 460],
    ],
    [
      [340, 400],
      [366, 440],
      [374, 500],
    ],
  ] as const)
    stroke(c, spline(points), { weight: 4 });
  form(
    c,
    spline(
      [
        [206, 150],
        [240, 116],
        [290, 120],
        [306, 170],
        [280, 214],
        [226, 210],
      ],
      true,
    ),
    '#fbf3dc',
    { shade: '#d8c9a0', slide: 10, weight: 4 },
  );
  form(c, ellipse(252, 158, plate === 'S' ? 26 : 19), '#f6d766', { weight: 4 });
  solid(c, ellipse(250, 158, plate === 'S' ? 14 : 10));
  mass(
    c,
    spline(
      [
        [214, 140, 1],
        [160, 150],
        [132, 200],
        [160, 262, 1],
        [172, 214],
        [220, 214, 1],
      ],
      true,
    ),
    '#4a4039',
    { shade: '#241d19', slide: 12, weight: 5, reach: 30, base: 0.2, gap: 5.4 },
  );
  for (const x of [250, 320]) for (const d of [-14, 0, 14]) form(c, ellipse(x + d, 478, 8, 22), '#8a7a6a', { weight: 3 });
  return c;
}

function hat(plate: Plate): Picture {
  const c = token(plate);
  within(c, 'translate(-78 66) scale(1.26)', () => {
    plume(
      c,
      [
        [400, 176],
        [450, 90],
        [410, 20],
        [330, 10],
      ],
      30,
      { color: '#f3ead6', shade: '#bfb095' },
    );
    tricorne(c, { color: '#2f4766', shade: '#1b2c44' }, { color: PALETTE.gold, shade: PALETTE.goldDark });
    mass(c, ellipse(300, 182, 26), '#b23a34', { shade: PALETTE.redDark, slide: 9, weight: 4, reach: 20, gap: 5 });
  });
  return c;
}

function doubloon(plate: Plate): Picture {
  const c = token(plate);
  const rim = ellipse(300, 292, 236);
  form(c, ellipse(306, 304, 238), PALETTE.goldDark, { weight: 6 });
  mass(c, rim, PALETTE.bright, { shade: PALETTE.goldDark, slide: 34, weight: 6, reach: 60, base: 0.04, gap: 6 });
  const field = ellipse(300, 292, 184);
  mass(c, field, '#e3b144', { shade: '#b27f26', slide: -24, weight: 4.4, reach: 70, base: 0.04, gap: 6 });
  if (shows(c, 1))
    for (let i = 0; i < 30; i++)
      form(c, ellipse(300 + Math.cos((i * Math.PI) / 15) * 210, 292 + Math.sin((i * Math.PI) / 15) * 210, 10), '#f6dc8a', {
        weight: 2.4,
      });
  const gold = { shade: PALETTE.goldDark, slide: 10, weight: 4.8, reach: 22, base: 0.05, gap: 5.4 } as const;
  mass(
    c,
    spline(
      [
        [300, 440, 1],
        [220, 420],
        [160, 340, 1],
        [206, 352, 1],
        [250, 388],
        [284, 394, 1],
        [284, 210, 1],
        [316, 210, 1],
        [316, 394, 1],
        [350, 388],
        [394, 352, 1],
        [440, 340, 1],
        [380, 420],
      ],
      true,
    ),
    '#f6dc8a',
    gold,
  );
  mass(c, rect(232, 220, 136, 30), '#f6dc8a', gold);
  outline(c, ellipse(300, 180, 34), 9);
  return c;
}

export const scenes: Scenes = { parrot, hat, doubloon };
