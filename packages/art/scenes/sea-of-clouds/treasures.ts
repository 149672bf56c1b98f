// Objects of worth and of ill luck.
import {
  at,
  border,
  type Control,
  circles,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  line,
  loft,
  mass,
  mix,
  outline,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  paint,
  poly,
  resample,
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
  within,
} from '../../src/burin.ts';
import { compass } from '../../src/parts/brass.ts';
import { openChest } from '../../src/parts/chest.ts';
import { lock } from '../../src/parts/dress.ts';
import { cumulus } from '../../src/parts/sea.ts';
import { skyGround } from '../../src/parts/sky.ts';
import { coin, rope } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function chest(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object', false);
  for (const [x, y, k] of [
    [110, 520, 1.4],
    [520, 520, 1.4],
  ] as const)
    cumulus(c, x, y, k);
  within(c, 'translate(-16 -6)', () => openChest(c));
  for (const [x, y, k] of [
    [60, 586, 1.2],
    [220, 606, 1.2],
    [400, 604, 1.2],
    [560, 584, 1.2],
  ] as const)
    cumulus(c, x, y, k);
  return border(c);
}

function shell(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  const fan = (flip: number): Path =>
    spline(
      Array.from({ length: 11 }, (_, i): Control => {
        const a = Math.PI * (1.06 + (i / 10) * 0.88);
        const r = 222 + (i % 2 === 1 ? 14 : 0);
        return [300 + Math.cos(a) * r, 360 + Math.sin(a) * r * flip];
      }).concat([
        [330, 366, 1],
        [270, 366, 1],
      ]),
      true,
    );
  const upper = fan(1.2);
  form(c, upper, '#e9b7a0', { shade: '#b06a58', slide: 40, weight: 6 });
  const ribs = Array.from({ length: 40 }, (_, i) =>
    line(
      [300, 366],
      [300 + Math.cos(Math.PI * (1.04 + (i / 39) * 0.92)) * 250, 360 + Math.sin(Math.PI * (1.04 + (i / 39) * 0.92)) * 300],
    ),
  );
  follow(
    c,
    upper,
    (x, y) => clamp(0.3 + 0.4 * Math.sin(Math.atan2(y - 366, x - 300) * 22) + 0.4 * clamp((x - 320) / 180)),
    ribs,
    7,
  );
  const lower = spline(
    [
      [84, 388, 1],
      [180, 350],
      [300, 340],
      [420, 350],
      [516, 388, 1],
      [440, 470],
      [300, 506],
      [160, 470],
    ],
    true,
  );
  form(c, lower, '#f0cbb4', { shade: '#c08068', slide: 30, weight: 6 });
  hatch(c, lower, roundTone(lower, 70, 1, 0.06), { gap: 6, angle: 0.1, curve: 0.15 });
  const inner = spline(
    [
      [120, 388, 1],
      [200, 362],
      [300, 354],
      [400, 362],
      [480, 388, 1],
      [400, 424],
      [300, 436],
      [200, 424],
    ],
    true,
  );
  mass(c, inner, '#fbe6d8', { shade: '#d8a896', slide: -14, weight: 4.4, reach: 40, gap: 6 });
  const pearl = ellipse(300, 352, 62);
  form(c, pearl, '#fbf8ec', { shade: '#b9b6b0', slide: 26, weight: 5 });
  follow(c, pearl, roundTone(pearl, 60, 1), circles(280, 330, 20, 110, 6), 6);
  solid(c, ellipse(278, 328, 15, 11, -0.6), '#fff');
  return border(c);
}

function goblet(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  const gold = { shade: PALETTE.goldDark, slide: 34, weight: 5.6, reach: 70, base: 0.06, gap: 5.6, cross: 0.55 } as const;
  mass(
    c,
    spline(
      [
        [280, 330, 1],
        [286, 400],
        [270, 440],
        [200, 486, 1],
        [400, 486, 1],
        [330, 440],
        [314, 400],
        [320, 330, 1],
      ],
      true,
    ),
    PALETTE.gold,
    { ...gold, slide: 18, reach: 40 },
  );
  mass(
    c,
    spline(
      [
        [178, 486, 1],
        [422, 486, 1],
        [436, 520, 1],
        [164, 520, 1],
      ],
      true,
    ),
    PALETTE.gold,
    { ...gold, slide: 12, reach: 24 },
  );
  mass(
    c,
    spline(
      [
        [160, 120, 1],
        [440, 120, 1],
        [430, 220],
        [390, 300],
        [330, 340],
        [270, 340],
        [210, 300],
        [170, 220],
      ],
      true,
    ),
    PALETTE.gold,
    gold,
  );
  form(c, ellipse(300, 120, 140, 34), PALETTE.bright, { shade: PALETTE.goldDark, slide: -8, weight: 5 });
  form(c, ellipse(300, 124, 114, 23), '#6b1f2a', { shade: '#3d0f18', slide: -8, weight: 3.6 });
  mass(c, ellipse(300, 374, 32, 20), PALETTE.gold, { ...gold, slide: 10, reach: 24 });
  for (const [x, y, color, shade] of [
    [224, 220, '#b02a35', '#74151f'],
    [300, 240, '#3f8f8a', '#205a58'],
    [376, 220, '#4a62a8', '#28366b'],
  ] as const) {
    mass(
      c,
      spline(
        [
          [x, y - 34],
          [x + 24, y],
          [x, y + 34],
          [x - 24, y],
        ],
        true,
      ),
      color,
      { shade, slide: 10, weight: 4, reach: 22, gap: 4.6 },
    );
    solid(c, ellipse(x - 8, y - 12, 6, 4, -0.6), '#fff');
  }
  return border(c);
}

function cursedDoll(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  const rag = { color: '#c9a878', shade: '#80623a' } as const;
  const limb = (points: readonly Control[]): void => {
    const t = tube(spline(points), (u) => 40 - 6 * Math.sin(u * 3.1));
    form(c, t.outline, rag.color, { shade: rag.shade, slide: 16, weight: 5 });
    rings(c, t, { gap: 7, gain: 0.8, base: 0.06 });
  };
  limb([
    [250, 300],
    [170, 300],
    [110, 250],
  ]);
  limb([
    [350, 300],
    [430, 310],
    [490, 270],
  ]);
  limb([
    [270, 420],
    [240, 490],
    [220, 556],
  ]);
  limb([
    [330, 420],
    [360, 490],
    [388, 556],
  ]);
  mass(
    c,
    spline(
      [
        [236, 256, 1],
        [300, 246],
        [364, 256, 1],
        [380, 350],
        [372, 450],
        [300, 466],
        [228, 450],
        [220, 350],
      ],
      true,
    ),
    '#7d5a86',
    { shade: '#4a3052', slide: 30, weight: 5.4, reach: 60, base: 0.1, gap: 6.4, angle: 1.3, cross: 0.5 },
  );
  mass(c, ellipse(300, 160, 112, 104), rag.color, {
    shade: rag.shade,
    slide: 40,
    weight: 5.6,
    reach: 90,
    base: 0.04,
    gap: 6.4,
    curve: 0.15,
  });
  for (const [x, y] of [
    [256, 150],
    [344, 150],
  ] as const) {
    if (x < 300) {
      form(c, ellipse(x, y, 27), '#3a332d', { weight: 4 });
      for (const [dx, dy] of [
        [-8, -8],
        [8, -8],
        [-8, 8],
        [8, 8],
      ] as const)
        solid(c, ellipse(x + dx, y + dy, 4), '#fff');
    } else for (const s of [-1, 1]) stroke(c, line([x - 22, y - 22 * s], [x + 22, y + 22 * s]), { weight: 9, taper: [0, 0] });
  }
  stroke(
    c,
    spline([
      [246, 208],
      [300, 222],
      [354, 206],
    ]),
    { weight: 6 },
  );
  for (let i = 0; i < 6; i++)
    stroke(c, line([254 + i * 18, 198 + 8 * Math.sin(i)], [252 + i * 18, 230 + 4 * Math.sin(i)]), { weight: 4 });
  if (shows(c, 1))
    for (const d of [-60, -34, 20, 50])
      lock(
        c,
        [
          [300 + d * 0.6, 66],
          [300 + d * 1.1, 30],
          [300 + d * 1.5, 54],
        ],
        6,
        { color: '#7a4a2a', shade: '#46281a' },
        3,
      );
  mass(c, poly([262, 340], [326, 330], [332, 396], [268, 402]), '#d9a43a', {
    shade: '#a8701f',
    slide: 10,
    weight: 4,
    reach: 24,
    gap: 5,
  });
  if (shows(c, 1))
    for (const [x, y] of [
      [262, 356],
      [266, 384],
      [329, 350],
      [332, 378],
      [284, 336],
      [306, 332],
      [290, 401],
      [312, 398],
    ] as const)
      stroke(c, line([x - 7, y - 5], [x + 7, y + 5]), { weight: 3 });
  return border(c);
}

function treasureMap(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  within(c, 'rotate(-6 300 300)', () => {
    const folds = [
      [76, 150],
      [188, 124],
      [300, 150],
      [412, 124],
      [524, 150],
    ] as const;
    folds.slice(0, -1).forEach(([x, y], i) => {
      const [nx, ny] = folds[i + 1] ?? [x, y];
      const panel = poly([x, y], [nx, ny], [nx, ny + 300], [x, y + 300]);
      form(c, panel, i % 2 === 0 ? '#f3e0b0' : '#dcc088', { shade: '#b8965a', slide: 10, weight: 5 });
      hatch(c, panel, (px) => (i % 2 === 1 ? 0.3 : 0.08) + 0.3 * clamp((px - x - 70) / 40), { angle: 1.5, gap: 6.6, max: 0.6 });
    });
    for (const points of [
      [
        [120, 240],
        [190, 206],
        [262, 226],
        [270, 300],
        [220, 350],
        [150, 330],
      ],
      [
        [350, 300],
        [420, 260],
        [490, 286],
        [486, 360],
        [420, 392],
        [360, 364],
      ],
    ] as const) {
      const isle = spline(points, true);
      mass(c, isle, '#a9b06a', { shade: '#74803f', slide: 16, weight: 4, reach: 40, gap: 6 });
    }
    const way = resample(
      spline([
        [190, 290],
        [270, 250],
        [340, 270],
        [420, 326],
      ]),
      plate === 'S' ? 60 : 26,
    );
    for (let i = 0; i + 1 < way.length; i++)
      stroke(c, line(at(way, i), mix(at(way, i), at(way, i + 1), 0.6)), {
        weight: plate === 'S' ? 4.4 : 6,
        taper: [0, 0],
        color: '#7c2a24',
      });
    for (const s of [-1, 1]) {
      const bar = tube(line([424 - 30, 328 - 30 * s], [424 + 30, 328 + 30 * s]), plate === 'S' ? 12 : 8);
      knock(c, bar.outline);
      paint(c, bar.outline, '#b4301f', { edge: 0 });
      outline(c, bar.outline, 2.6);
    }
  });
  compass(c, 150, 480, 62, 0.8);
  return border(c);
}

function purse(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  const bag = spline(
    [
      [250, 190, 1],
      [170, 270],
      [120, 380],
      [150, 480],
      [240, 520],
      [360, 520],
      [450, 480],
      [480, 380],
      [430, 270],
      [350, 190, 1],
    ],
    true,
  );
  form(c, bag, '#a8703c', { shade: '#653a1c', slide: 50, weight: 6 });
  const edge = (s: number): Path =>
    spline([
      [300 + s * 40, 190],
      [300 + s * 130, 280],
      [300 + s * 178, 390],
      [300 + s * 90, 520],
    ]);
  follow(
    c,
    bag,
    sum(roundTone(bag, 110, 1, 0.12), (x, y) => 0.25 * wave(x / 18 + y / 90)),
    loft(edge(-1), edge(1), 40),
    6.4,
  );
  mass(
    c,
    spline(
      [
        [252, 196, 1],
        [204, 120],
        [240, 104],
        [262, 130, 1],
        [288, 92],
        [318, 96, 1],
        [334, 130],
        [360, 102],
        [398, 122],
        [348, 196, 1],
      ],
      true,
    ),
    '#b98048',
    { shade: '#6b3f1e', slide: 20, weight: 5.2, reach: 40, base: 0.12, gap: 6, angle: 1.3 },
  );
  rope(
    c,
    [
      [238, 200],
      [300, 216],
      [364, 200],
    ],
    plate === 'S' ? 15 : 11,
  );
  rope(
    c,
    [
      [352, 204],
      [400, 240],
      [396, 300],
      [420, 330],
    ],
    plate === 'S' ? 12 : 9,
  );
  for (const [x, y, r] of [
    [120, 520, 36],
    [180, 544, 38],
    [460, 530, 38],
    [520, 506, 34],
    [400, 552, 34],
  ] as const)
    coin(c, x, y, r, 0.6, 0.15);
  return border(c);
}

export const scenes: Scenes = { chest, shell, goblet, 'cursed-doll': cursedDoll, 'treasure-map': treasureMap, purse };
