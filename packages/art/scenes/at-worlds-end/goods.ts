// The four goods of the monopolies.
import {
  border,
  cloud,
  ellipse,
  form,
  hatch,
  line,
  mass,
  type Picture,
  type Plate,
  poly,
  rings,
  roundTone,
  soft,
  solid,
  spline,
  square,
  stroke,
  sum,
  tube,
} from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import { bottle, cork } from '../../src/parts/bottle.ts';
import { barrel } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function chartGround(c: Picture): void {
  ruledGround(c, '#b3937c', { x: 290, y: 270, r: 220, color: '#f9e2b0' }, 0.55);
  soft(c, ellipse(310, 520, 230, 36), '#5d4434', 0.8);
  hatch(c, ellipse(320, 522, 220, 30), () => 0.5, { angle: 0.02, gap: 6.4 });
}

function rum(plate: Plate): Picture {
  const c = square(plate);
  chartGround(c);
  barrel(c, 230, 330, 260, 340);
  bottle(c, 440, 360, 0.76, { color: '#a8703c', shade: '#653a1c', liquid: '#7f4a22' });
  cork(c, 440, 360, 0.76);
  return border(c);
}

function spices(plate: Plate): Picture {
  const c = square(plate);
  chartGround(c);
  for (const [x, y, color, shade, heap, heapShade] of [
    [180, 380, '#cfae78', '#8a6a3a', '#c9572a', '#86301a'],
    [420, 390, '#bfa06c', '#7d5f34', '#e0b03a', '#a8751c'],
    [300, 440, '#d8ba86', '#94713e', '#7a4a2a', '#46281a'],
  ] as const) {
    mass(
      c,
      spline(
        [
          [x - 104, y],
          [x - 80, y - 60],
          [x, y - 150],
          [x + 80, y - 60],
          [x + 104, y],
        ],
        true,
      ),
      heap,
      { shade: heapShade, slide: 30, weight: 5, reach: 60, base: 0.08, gap: 6.2 },
    );
    mass(
      c,
      spline(
        [
          [x - 110, y - 10, 1],
          [x - 128, y + 40],
          [x - 104, y + 104, 1],
          [x, y + 118],
          [x + 104, y + 104, 1],
          [x + 128, y + 40],
          [x + 110, y - 10, 1],
          [x, y + 20],
        ],
        true,
      ),
      color,
      { shade, slide: 30, weight: 5.4, reach: 60, base: 0.1, gap: 6.4, cross: 0.5 },
    );
  }
  for (const [x, y, a] of [
    [110, 560, 0.2],
    [500, 556, -0.4],
  ] as const) {
    const stick = tube(line([x - 50 * Math.cos(a), y - 50 * Math.sin(a)], [x + 50 * Math.cos(a), y + 50 * Math.sin(a)]), 12);
    form(c, stick.outline, '#a8632f', { shade: '#653615', slide: 7, weight: 4.4 });
    rings(c, stick, { gap: 8, base: 0.2 });
  }
  return border(c);
}

function sugar(plate: Plate): Picture {
  const c = square(plate);
  chartGround(c);
  for (const [x, d] of [
    [90, -10],
    [130, 14],
    [480, 8],
    [520, -12],
  ] as const) {
    const cane = tube(line([x, 540], [x + d, 100]), 15);
    form(c, cane.outline, '#9db04e', { shade: '#667a2c', slide: 9, weight: 4.6 });
    for (const y of [180, 260, 340, 420, 500])
      stroke(c, line([x + d * ((540 - y) / 440) - 17, y], [x + d * ((540 - y) / 440) + 17, y - 4]), { weight: 4 });
  }
  const loaf = spline(
    [
      [300, 80],
      [352, 120],
      [400, 300],
      [430, 500, 1],
      [300, 528],
      [170, 500, 1],
      [200, 300],
      [248, 120],
    ],
    true,
  );
  form(c, loaf, '#fbf8ee', { shade: '#b9b4a4', slide: 50, weight: 6 });
  hatch(
    c,
    loaf,
    sum(roundTone(loaf, 110, 1, 0.03), (x, y) => 0.1 * cloud(x / 12, y / 12)),
    { angle: 0.9, gap: 6.2, cross: 0.55 },
  );
  mass(
    c,
    spline(
      [
        [178, 440, 1],
        [300, 464],
        [424, 440, 1],
        [432, 504, 1],
        [300, 532],
        [168, 504, 1],
      ],
      true,
    ),
    '#4f6a94',
    { shade: '#2d4162', slide: 26, weight: 5, reach: 50, base: 0.12, gap: 6 },
  );
  for (const [x, y] of [
    [470, 560],
    [520, 540],
    [120, 560],
  ] as const)
    mass(
      c,
      poly([x - 22, y - 12], [x + 4, y - 26], [x + 28, y - 12], [x + 24, y + 14], [x - 2, y + 24], [x - 24, y + 12]),
      '#fbf8ee',
      { shade: '#b9b4a4', slide: 12, weight: 4, reach: 20, gap: 5.4 },
    );
  return border(c);
}

function pearls(plate: Plate): Picture {
  const c = square(plate);
  chartGround(c);
  mass(
    c,
    spline(
      [
        [90, 380, 1],
        [140, 480],
        [300, 530],
        [460, 480],
        [510, 380, 1],
        [400, 410],
        [300, 416],
        [200, 410],
      ],
      true,
    ),
    '#7fa39c',
    { shade: '#3f625e', slide: 34, weight: 5.6, reach: 70, base: 0.1, gap: 6.2 },
  );
  const spots =
    plate === 'S'
      ? ([
          [190, 340, 62],
          [310, 320, 68],
          [420, 350, 62],
          [250, 250, 60],
          [360, 240, 60],
        ] as const)
      : ([
          [150, 368, 38],
          [228, 376, 42],
          [312, 380, 44],
          [396, 374, 42],
          [462, 366, 34],
          [188, 312, 40],
          [268, 314, 44],
          [352, 314, 44],
          [426, 314, 36],
          [230, 252, 38],
          [310, 246, 44],
          [388, 256, 36],
          [276, 194, 34],
          [340, 190, 36],
          [306, 140, 32],
        ] as const);
  for (const [x, y, r] of spots) {
    const ball = ellipse(x, y, r);
    form(c, ball, '#fbf8ec', { shade: '#b6b4ae', slide: r * 0.45, weight: 4.4 });
    hatch(c, ball, roundTone(ball, r, 1), { gap: 5.4 });
    solid(c, ellipse(x - r * 0.32, y - r * 0.36, r * 0.18, r * 0.13, -0.6), '#fff');
  }
  form(
    c,
    spline(
      [
        [84, 376, 1],
        [200, 404],
        [300, 410],
        [400, 404],
        [516, 376, 1],
        [400, 424],
        [300, 430],
        [200, 424],
      ],
      true,
    ),
    '#a9c8c0',
    { shade: '#5f8a84', slide: 6, weight: 4.6 },
  );
  return border(c);
}

export const scenes: Scenes = { 'good-rum': rum, 'good-spices': spices, 'good-sugar': sugar, 'good-pearls': pearls };
