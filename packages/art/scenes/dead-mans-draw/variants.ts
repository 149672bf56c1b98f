// The seven house rules that can change a game.
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
  knock,
  mass,
  outline,
  PALETTE,
  type Picture,
  type Plate,
  type Point,
  paint,
  poly,
  rect,
  rings,
  roundTone,
  soft,
  solid,
  spline,
  square,
  stream,
  stroke,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import { openSea } from '../../src/parts/battle.ts';
import { hourglass } from '../../src/parts/brass.ts';
import { sloop } from '../../src/parts/craft.ts';
import { swell } from '../../src/parts/sea.ts';
import { ship } from '../../src/parts/ship.ts';
import { coin, flame, rope, spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function tavernWall(c: Picture): void {
  ruledGround(c, '#7d6250', { x: 290, y: 270, r: 230, color: '#f0cf8a' }, 0.75);
}

function thievesIsland(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 400, '#8f7f94', '#f4cf94', '#4a6f80');
  const isle = spline(
    [
      [60, 420, 1],
      [110, 330],
      [190, 240],
      [250, 170],
      [300, 150],
      [360, 180],
      [420, 260],
      [500, 340],
      [550, 420, 1],
    ],
    true,
  );
  form(c, isle, '#7d6f62', { shade: '#433a34', slide: 44, weight: 5.6 });
  hatch(c, isle, (x, y) => clamp(0.25 + 0.4 * clamp((x - 300) / 180) + 0.25 * cloud(x / 30, y / 30)), {
    angle: 1.2,
    gap: 6.4,
    cross: 0.5,
  });
  for (const [x, y] of [
    [244, 300],
    [352, 300],
  ] as const)
    solid(c, ellipse(x, y, 42, 36));
  solid(
    c,
    spline(
      [
        [300, 336, 1],
        [318, 372, 1],
        [282, 372, 1],
      ],
      true,
    ),
  );
  for (const x of [250, 284, 318, 352]) solid(c, rect(x - 10, 392, 20, 30));
  for (const x of [244, 352]) flame(c, x, 330, 0.7);
  swell(c, 440, 12, 30, '#4a6f80', '#284a58', 130);
  sloop(c, 0.34, 10, 300, { sail: '#5a4a48', sailShade: '#332828', dark: 0.1 });
  swell(c, 530, 18, 80, '#406474', '#22424f', 160);
  return border(c);
}

function pileOfTreasure(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  const random = stream(21);
  const hill = spline(
    [
      [30, 560, 1],
      [110, 440],
      [200, 300],
      [300, 180],
      [400, 300],
      [490, 440],
      [570, 560, 1],
    ],
    true,
  );
  form(c, hill, PALETTE.gold, { shade: PALETTE.goldDark, slide: 40, weight: 5 });
  hatch(c, hill, roundTone(hill, 90, 0.9, 0.2), { gap: 5.4, angle: 0.5, cross: 0.4 });
  const [count, size] = { L: [150, 26] as const, M: [48, 36] as const, S: [16, 60] as const }[plate];
  const spots = Array.from({ length: count }, (): Point => {
    const v = Math.sqrt(random());
    return [300 + (random() - 0.5) * 2 * v * 240, 200 + v * 356];
  }).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) coin(c, x, y, size * (0.85 + random() * 0.3), 0.45 + random() * 0.35, (random() - 0.5) * 1.1);
  mass(
    c,
    spline(
      [
        [250, 190, 1],
        [226, 100, 1],
        [276, 140, 1],
        [304, 76, 1],
        [332, 140, 1],
        [384, 100, 1],
        [360, 190, 1],
      ],
      true,
    ),
    PALETTE.bright,
    { shade: PALETTE.goldDark, slide: 16, weight: 5, reach: 34, base: 0.04, gap: 5.4 },
  );
  for (const x of [270, 304, 340])
    form(c, ellipse(x, 172, plate === 'S' ? 15 : 9), '#b02a35', { shade: '#74151f', slide: 3, weight: 2.6 });
  return border(c);
}

function suddenDeath(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  hourglass(c, 300, 300, 2.6);
  const k = 1.15;
  const skull = spline(
    [
      [300, 420],
      [340, 430],
      [356, 462],
      [342, 490],
      [328, 498, 1],
      [326, 516, 1],
      [274, 516, 1],
      [272, 498, 1],
      [258, 490],
      [244, 462],
      [260, 430],
    ].map((q): Control => [300 + ((q[0] ?? 0) - 300) * k, 466 + ((q[1] ?? 0) - 466) * k, q[2] ?? 0]),
    true,
  );
  mass(c, skull, PALETTE.bone, { shade: PALETTE.boneDark, slide: 12, weight: 4.4, reach: 30, gap: 5.4 });
  for (const s of [-1, 1]) solid(c, ellipse(300 + s * 25, 464, 16, 15));
  solid(
    c,
    spline(
      [
        [300, 478, 1],
        [309, 494, 1],
        [291, 494, 1],
      ],
      true,
      2,
    ),
  );
  return border(c);
}

function allHands(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  mass(
    c,
    spline(
      [
        [300, 110],
        [350, 130],
        [384, 220],
        [400, 330],
        [450, 420, 1],
        [150, 420, 1],
        [200, 330],
        [216, 220],
        [250, 130],
      ],
      true,
    ),
    PALETTE.gold,
    { shade: PALETTE.goldDark, slide: 50, weight: 6, reach: 90, base: 0.06, gap: 5.8, cross: 0.55 },
  );
  mass(
    c,
    spline(
      [
        [130, 416, 1],
        [470, 416, 1],
        [486, 456, 1],
        [114, 456, 1],
      ],
      true,
    ),
    PALETTE.bright,
    { shade: PALETTE.goldDark, slide: 16, weight: 5.4, reach: 26, base: 0.06, gap: 5.4 },
  );
  mass(c, ellipse(300, 480, 46, 40), PALETTE.iron, {
    shade: PALETTE.ironDark,
    slide: 16,
    weight: 5,
    reach: 34,
    base: 0.12,
    gap: 5.4,
  });
  outline(c, ellipse(300, 92, 30), 9);
  rope(
    c,
    [
      [300, 516],
      [290, 550],
      [316, 590],
      [300, 640],
    ],
    plate === 'S' ? 14 : 10,
  );
  spar(c, [60, 56], [540, 56], 18);
  for (const [x, y, s] of [
    [520, 250, 1],
    [556, 300, 1.3],
    [80, 250, -1],
    [44, 300, -1.3],
  ] as const)
    stroke(c, ellipse(x - s * 40, y, 46, 90, 0, s > 0 ? -0.8 : Math.PI - 0.8, s > 0 ? 0.8 : Math.PI + 0.8), { weight: 6 });
  return border(c);
}

function strangeLands(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 430, '#a896c0', '#f9dcb4', '#5f7fa0');
  for (const [x, y, k] of [
    [430, 420, 0.8],
    [170, 430, 1.2],
  ] as const) {
    const stem = tube(
      spline([
        [x - 20 * k, y],
        [x + 10 * k, y - 90 * k],
        [x, y - 190 * k],
      ]),
      (u) => (34 - 14 * u) * k,
    );
    form(c, stem.outline, '#e6cfae', { shade: '#a8865c', slide: 14, weight: 5 });
    rings(c, stem, { gap: 7, base: 0.08 });
    mass(
      c,
      spline(
        [
          [x - 120 * k, y - 180 * k, 1],
          [x - 80 * k, y - 250 * k],
          [x, y - 280 * k],
          [x + 90 * k, y - 240 * k],
          [x + 124 * k, y - 176 * k, 1],
          [x, y - 160 * k],
        ],
        true,
      ),
      '#b0486a',
      { shade: '#6b2440', slide: 34 * k, weight: 5.4, reach: 60, base: 0.06, gap: 6.2, curve: 0.15 },
    );
    for (const [dx, dy, r] of [
      [-50, -214, 15],
      [10, -244, 19],
      [60, -206, 14],
    ] as const)
      form(c, ellipse(x + dx * k, y + dy * k, r * k), '#f9e9c8', { weight: 3 });
  }
  form(c, ellipse(470, 110, 56), '#fbeec0', { weight: 3 });
  form(c, ellipse(90, 90, 30), '#d8e0f0', { weight: 3 });
  const shore = spline(
    [
      [-10, 440, 1],
      [100, 410],
      [260, 430],
      [400, 410],
      [540, 420],
      [610, 440, 1],
      [610, 480],
      [300, 500],
      [-10, 480, 1],
    ],
    true,
  );
  mass(c, shore, '#d8c08a', { shade: '#a0844e', slide: -10, weight: 4.6, reach: 40, gap: 6.4 });
  swell(c, 510, 14, 30, '#5f7fa0', '#364f70', 140);
  swell(c, 572, 16, 90, '#54749a', '#2f4868', 160);
  return border(c);
}

function beneathTheWaves(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 600), '#2f6270', { edge: 0 });
  soft(c, ellipse(300, 200, 260, 120), '#a8d4bc', 0.9);
  hatch(c, rect(14, 14, 572, 572), (x, y) => clamp(0.05 + y / 720 + 0.15 * wave(x / 40 + y / 30)), {
    angle: 0.04,
    gap: 7.4,
    max: 0.8,
    waver: 4,
  });
  paint(c, rect(0, 0, 600, 110), '#d9cfa8', { edge: 0 });
  stroke(
    c,
    spline([
      [0, 112],
      [70, 96],
      [140, 114],
      [210, 96],
      [280, 114],
      [350, 96],
      [420, 114],
      [490, 96],
      [560, 114],
      [610, 104],
    ]),
    { weight: 6, taper: [0, 0] },
  );
  within(c, 'rotate(-14 300 400) translate(66 130) scale(.8)', () =>
    ship(c, 1, 0, 0, {
      sail: '#8fb4a4',
      sailShade: '#4f7a72',
      hull: '#4f5a4c',
      strake: '#6f7f60',
      flag: '#5f8a7c',
      flagShade: '#365a50',
      dark: 0.2,
    }),
  );
  const bed = spline(
    [
      [-10, 530],
      [140, 500],
      [300, 520],
      [460, 500],
      [610, 520, 1],
      [610, 610, 1],
      [-10, 610, 1],
    ],
    true,
  );
  form(c, bed, '#7f8a6c', { shade: '#48523e', slide: -12, weight: 4.4 });
  hatch(c, bed, () => 0.4, { angle: 0.03, gap: 6.4 });
  for (const [x, y, r] of [
    [440, 200, 17],
    [470, 150, 12],
    [420, 260, 10],
    [160, 220, 13],
  ] as const) {
    paint(c, ellipse(x, y, r), '#cfe6dc', { edge: 0, opacity: 0.7 });
    outline(c, ellipse(x, y, r), 3);
  }
  return border(c);
}

/** A deep fish with a lamp: it takes what lies lowest. */
function bottomFeeder(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 600), '#24485a', { edge: 0 });
  soft(c, ellipse(150, 180, 150, 140), '#d8e6a0', 0.9);
  follow(
    c,
    rect(14, 14, 572, 572),
    (x, y) => clamp((Math.hypot(x - 150, y - 170) - 90) / 420 + 0.1 * wave(y / 20)),
    circles(150, 170, 70, 700, 7.2),
    7.2,
    { max: 0.85 },
  );
  mass(
    c,
    spline(
      [
        [490, 300, 1],
        [560, 220],
        [590, 200, 1],
        [580, 310],
        [596, 420, 1],
        [550, 390],
        [490, 350, 1],
      ],
      true,
    ),
    '#6b7f6a',
    { shade: '#37483a', slide: 20, weight: 5, reach: 40, base: 0.1, gap: 6 },
  );
  const body = spline(
    [
      [110, 330, 1],
      [140, 250],
      [230, 190],
      [340, 190],
      [440, 250],
      [510, 320],
      [450, 410],
      [340, 470],
      [220, 460],
      [150, 420, 1],
      [210, 380],
    ],
    true,
  );
  mass(c, body, '#7d9478', { shade: '#41543f', slide: 50, weight: 6, reach: 100, base: 0.08, gap: 6.4, cross: 0.55 });
  solid(
    c,
    spline(
      [
        [114, 334, 1],
        [220, 340],
        [270, 372],
        [210, 404],
        [146, 416, 1],
        [180, 376],
      ],
      true,
    ),
  );
  for (const [x, y, d] of [
    [140, 338, 1],
    [176, 340, 1],
    [212, 346, 1],
    [160, 410, -1],
    [196, 404, -1],
    [230, 392, -1],
  ] as const) {
    const tooth = poly([x - 11, y], [x + 11, y], [x, y + d * 34]);
    knock(c, tooth);
    paint(c, tooth, '#fbf3dc', { edge: 0 });
    outline(c, tooth, 2.6);
  }
  form(c, ellipse(236, 270, plate === 'S' ? 46 : 36), '#f6e79a', { shade: '#c9a03a', slide: 10, weight: 5 });
  solid(c, ellipse(228, 272, plate === 'S' ? 22 : 16));
  const stalk = tube(
    spline([
      [300, 196],
      [280, 110],
      [210, 80],
      [160, 130],
    ]),
    (u) => 11 - 6 * u,
  );
  form(c, stalk.outline, '#7d9478', { shade: '#41543f', slide: 6, weight: 4.4 });
  form(c, ellipse(150, 168, plate === 'S' ? 46 : 36), '#fffbd8', { shade: '#e6cf6a', slide: 12, weight: 4.6 });
  return border(c);
}

export const scenes: Scenes = {
  'variant-thieves-island': thievesIsland,
  'variant-pile-of-treasure': pileOfTreasure,
  'variant-sudden-death': suddenDeath,
  'variant-all-hands': allHands,
  'variant-strange-lands': strangeLands,
  'variant-beneath-the-waves': beneathTheWaves,
  'variant-bottom-feeder': bottomFeeder,
};
