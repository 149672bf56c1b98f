// The four relics.
import {
  border,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  lerp,
  line,
  loft,
  mass,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  rings,
  roundTone,
  shows,
  solid,
  spline,
  square,
  stroke,
  sum,
  tube,
  wave,
} from '../../src/burin.ts';
import { rays } from '../../src/parts/backdrop.ts';
import { skyGround } from '../../src/parts/sky.ts';
import { rope } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function sirensSong(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'relic');
  const pink = { color: '#f2cfb0', shade: '#c07f5e' } as const;
  const tail = tube(
    spline([
      [300, 300],
      [220, 400],
      [150, 510],
    ]),
    (u) => lerp(118, 12, u ** 0.8),
  );
  form(c, tail.outline, pink.color, { shade: pink.shade, slide: 30, weight: 6 });
  follow(c, tail.outline, (x, y) => clamp(0.2 + 0.35 * wave(x / 18 + y / 70)), loft(tail.left, tail.right, 26), 6.4);
  for (let i = 0; i < 6; i++) {
    const u = i / 5;
    const whorl = ellipse(lerp(476, 322, u ** 0.85), lerp(114, 268, u ** 0.85), lerp(26, 168, u), lerp(17, 104, u), 0.785);
    form(c, whorl, pink.color, { shade: pink.shade, slide: lerp(8, 40, u), weight: 5.4 });
    hatch(c, whorl, roundTone(whorl, lerp(22, 100, u), 1, 0.05), { angle: 0.785, gap: 6.2, curve: 0.16 });
  }
  const mouth = spline(
    [
      [200, 236],
      [290, 250],
      [330, 320],
      [270, 410],
      [180, 490, 1],
      [150, 420],
      [156, 310],
    ],
    true,
  );
  mass(c, mouth, '#e08a72', { shade: '#94403a', slide: -30, weight: 5.4, reach: 90, base: 0.22, gap: 6, curve: 0.2 });
  solid(
    c,
    spline(
      [
        [232, 276],
        [276, 300],
        [258, 360],
        [206, 430, 1],
        [190, 380],
        [204, 310],
      ],
      true,
    ),
  );
  for (const [x, y, k] of [
    [96, 260, 1],
    [84, 160, 1.2],
    [190, 130, 1],
  ] as const) {
    form(c, ellipse(x, y, 22 * k, 16 * k, -0.4), '#3d6a86', { shade: '#24465c', slide: 6, weight: 4 });
    stroke(c, line([x + 19 * k, y - 6], [x + 19 * k, y - 80 * k]), { weight: 6, taper: [0, 0] });
    stroke(
      c,
      spline([
        [x + 19 * k, y - 80 * k],
        [x + 40 * k, y - 62 * k],
        [x + 44 * k, y - 40 * k],
      ]),
      { weight: 6, taper: [0, 0.3] },
    );
  }
  return border(c);
}

function behemothTooth(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'relic');
  const tooth = tube(
    spline([
      [250, 120],
      [330, 180],
      [372, 280],
      [350, 390],
      [280, 500],
    ]),
    (u) => 92 * (1 - u) ** 0.62 + 2,
  );
  form(c, tooth.outline, PALETTE.bone, { shade: PALETTE.boneDark, slide: 40, weight: 6 });
  follow(c, tooth.outline, (x, y) => clamp(0.12 + 0.35 * wave(x / 20 + y / 60)), loft(tooth.left, tooth.right, 26), 6);
  rings(c, tooth, { gap: 6.5, gain: 0.9, base: -0.1 });
  const band = tube(
    spline([
      [176, 176],
      [250, 160],
      [300, 110],
      [316, 62],
    ]),
    26,
  );
  mass(c, band.outline, PALETTE.gold, {
    shade: PALETTE.goldDark,
    slide: 16,
    weight: 5,
    reach: 34,
    base: 0.06,
    gap: 5,
    cross: 0.5,
  });
  for (const [x, y] of [
    [198, 172],
    [254, 152],
    [296, 112],
  ] as const)
    mass(c, ellipse(x, y, plate === 'S' ? 16 : 12), '#3f8f8a', { shade: '#205a58', slide: 5, weight: 3.2, reach: 10, gap: 4.4 });
  rope(
    c,
    [
      [300, 60],
      [380, 30],
      [470, 60],
      [520, 140],
      [560, 160],
    ],
    plate === 'S' ? 13 : 9,
    '#8a5432',
    '#4d2c1b',
  );
  return border(c);
}

function krakenEye(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'relic');
  const socket = ellipse(300, 280, 214, 178);
  form(c, socket, '#a8402f', { shade: '#6b211c', slide: 44, weight: 6 });
  follow(
    c,
    socket,
    sum(roundTone(socket, 90, 1, 0.2)),
    Array.from({ length: 34 }, (_, i) => [...ellipse(300, 280, 110 + i * 6, 84 + i * 5.4), [410 + i * 6, 280] as const]),
    6.4,
  );
  const ball = spline(
    [
      [112, 290, 1],
      [180, 190],
      [300, 150],
      [420, 190],
      [488, 290, 1],
      [420, 380],
      [300, 412],
      [180, 380],
    ],
    true,
  );
  form(c, ball, '#f4dc7a', { shade: '#c99a34', slide: 30, weight: 5.6 });
  const iris = ellipse(300, 282, 118);
  form(c, iris, '#e0a23a', { shade: '#9a5c1a', slide: 30, weight: 4.6 });
  rays(c, iris, 300, 282, 60, 60, 0.9);
  solid(
    c,
    spline(
      [
        [300, 172],
        [340, 236],
        [344, 330],
        [300, 394],
        [258, 330],
        [260, 236],
      ],
      true,
    ),
  );
  for (const glint of [ellipse(258, 230, 26, 18, -0.6), ellipse(336, 330, 10, 8, -0.6)]) {
    knock(c, glint);
    paint(c, glint, '#fffdf0', { edge: 0 });
  }
  stroke(
    c,
    spline([
      [92, 292],
      [180, 176],
      [300, 134],
      [420, 176],
      [508, 292],
    ]),
    { weight: 15, taper: [0.3, 0.3] },
  );
  if (shows(c, 1))
    for (const [x, y, r] of [
      [150, 160, 12],
      [210, 120, 9],
      [430, 140, 12],
      [470, 190, 9],
      [150, 400, 10],
      [440, 412, 11],
    ] as const)
      mass(c, ellipse(x, y, r), '#cf6a48', { shade: PALETTE.redDark, slide: 4, weight: 2.4, reach: r, gap: 4 });
  return border(c);
}

function leviathanHorn(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'relic');
  const horn = tube(
    spline([
      [140, 410],
      [240, 440],
      [350, 410],
      [430, 320],
      [470, 210],
      [520, 90],
    ]),
    (u) => 84 * (1 - u) ** 0.8 + 1.5 + (shows(c, 1) ? 3.5 * Math.sin(u * 60) : 0),
  );
  form(c, horn.outline, '#d8cbe0', { shade: '#8a7a9c', slide: 36, weight: 6 });
  rings(c, horn, { gap: 8, gain: 1.05, base: 0.14, bulge: 0.6 });
  const cap = tube(
    spline([
      [104, 398],
      [140, 410],
      [178, 424],
    ]),
    (u) => 88 + 6 * Math.sin(u * 3.1),
  );
  mass(c, cap.outline, PALETTE.gold, {
    shade: PALETTE.goldDark,
    slide: 22,
    weight: 5.4,
    reach: 40,
    base: 0.08,
    gap: 5,
    cross: 0.5,
  });
  form(c, ellipse(104, 398, 36, 86, 0.3), '#6b4a2a', { shade: '#3a2515', slide: -16, weight: 5 });
  hatch(c, ellipse(104, 398, 36, 86, 0.3), () => 0.7, { gap: 5.6, angle: 0.6 });
  const ring = tube(
    spline([
      [330, 340],
      [366, 390],
      [380, 452],
    ]),
    15,
  );
  mass(c, ring.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 8, weight: 4.4, reach: 18, gap: 5 });
  return border(c);
}

export const scenes: Scenes = {
  'sirens-song': sirensSong,
  'behemoth-tooth': behemothTooth,
  'eye-of-the-kraken': krakenEye,
  'leviathans-horn': leviathanHorn,
};
