// The eight curses.
import {
  border,
  clamp,
  cloud,
  ellipse,
  follow,
  form,
  hatch,
  lerp,
  line,
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
  soft,
  solid,
  spline,
  square,
  stroke,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { rays, ruledGround, table } from '../../src/parts/backdrop.ts';
import { openSea, planks } from '../../src/parts/battle.ts';
import { tricorne } from '../../src/parts/hats.ts';
import { puff, swell, water } from '../../src/parts/sea.ts';
import { ship } from '../../src/parts/ship.ts';
import { tentacle } from '../../src/parts/tentacle.ts';
import { blade, coin, lantern, spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function krakenCurse(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 430, '#7f8f9c', '#d8cfa4', '#4a7480');
  tentacle(
    c,
    [
      [130, 620],
      [110, 480],
      [60, 360],
      [90, 240],
      [60, 140],
      [110, 70],
      [160, 110],
      [130, 150],
    ],
    46,
    1,
  );
  tentacle(
    c,
    [
      [480, 620],
      [530, 480],
      [560, 360],
      [520, 250],
      [556, 150],
      [510, 80],
      [466, 116],
      [490, 150],
    ],
    46,
    -1,
  );
  within(c, 'rotate(-9 300 400)', () => ship(c, 0.8, 40, 62));
  tentacle(
    c,
    [
      [180, 640],
      [150, 520],
      [200, 430],
      [320, 396],
      [420, 350],
      [440, 270],
      [390, 230],
      [350, 270],
      [372, 300],
    ],
    48,
    1,
  );
  tentacle(
    c,
    [
      [430, 640],
      [470, 540],
      [420, 470],
      [300, 460],
      [190, 400],
      [160, 320],
      [196, 280],
      [226, 312],
    ],
    42,
    -1,
  );
  swell(c, 556, 22, 30, '#4a7480', '#274a58', 150);
  return border(c);
}

function iceberg(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 420, '#b3c9d6', '#f6efd6', '#5f8fa4');
  const ice = spline(
    [
      [110, 440, 1],
      [140, 300, 1],
      [190, 270, 1],
      [220, 150, 1],
      [290, 70, 1],
      [330, 140, 1],
      [370, 120, 1],
      [430, 220, 1],
      [470, 260, 1],
      [520, 440, 1],
    ],
    true,
  );
  form(c, ice, '#f2f8f6', { shade: '#9cc0d0', slide: 40, weight: 6 });
  const faces = [
    [
      [290, 70],
      [330, 140],
      [318, 300],
      [360, 440],
      [520, 440],
      [470, 260],
      [430, 220],
      [370, 120],
      [330, 140],
    ],
    [
      [220, 150],
      [250, 290],
      [210, 440],
      [110, 440],
      [140, 300],
      [190, 270],
    ],
  ] as const;
  faces.forEach((points, i) => {
    const facet = poly(...points);
    paint(c, facet, i === 0 ? '#8fb6cc' : '#cfe2e6', { edge: 0, opacity: 0.75 });
    hatch(c, facet, (x, y) => (i === 0 ? 0.5 : 0.2) + 0.25 * wave(x / 24 + y / 60), { angle: i === 0 ? 1.2 : -1.1, gap: 6.6 });
  });
  for (const points of [
    [
      [290, 70],
      [318, 300],
      [360, 440],
    ],
    [
      [220, 150],
      [250, 290],
      [210, 440],
    ],
    [
      [330, 140],
      [326, 200],
    ],
    [
      [430, 220],
      [420, 330],
      [450, 440],
    ],
  ] as const)
    stroke(c, line(...points), { weight: 3.6 });
  ship(c, 0.34, 20, 300, { dark: 0.06 });
  swell(c, 470, 14, 40, '#5f8fa4', '#355f78', 140);
  swell(c, 548, 18, 90, '#527f98', '#2d556c', 160);
  return border(c);
}

function sirens(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 420, '#a58fa8', '#f6dcae', '#5a8a90');
  const tail = tube(
    spline([
      [440, 560],
      [490, 470],
      [470, 370],
      [430, 300],
    ]),
    (u) => lerp(56, 15, u),
  );
  mass(
    c,
    spline(
      [
        [430, 312, 1],
        [380, 260],
        [340, 190, 1],
        [410, 210],
        [440, 250, 1],
        [470, 190],
        [540, 170, 1],
        [520, 240],
        [448, 312, 1],
      ],
      true,
    ),
    '#6fae9a',
    { shade: '#255a5c', slide: 20, weight: 5, reach: 50, base: 0.06, gap: 6 },
  );
  form(c, tail.outline, '#4f8f82', { shade: '#255a5c', slide: 24, weight: 5 });
  rings(c, tail, { gap: 9, gain: 0.9, base: 0.1 });
  const rock = spline(
    [
      [40, 600, 1],
      [60, 520],
      [110, 470, 1],
      [190, 452],
      [290, 460],
      [340, 500, 1],
      [370, 600, 1],
    ],
    true,
  );
  form(c, rock, '#8d8273', { shade: '#564d45', slide: 34, weight: 5.4 });
  hatch(c, rock, (x, y) => clamp(0.2 + 0.5 * clamp((x - 200) / 140) + 0.3 * cloud(x / 40, y / 26)), {
    angle: 1.1,
    gap: 6.6,
    cross: 0.5,
  });
  for (const s of [-1, 1]) {
    const arm = tube(
      spline([
        [200 + s * 30, 440],
        [200 + s * 104, 370],
        [200 + s * 92, 260],
        [200 + s * 62, 180],
        [200 + s * 100, 130],
      ]),
      (u) => 20 - 7 * u,
    );
    form(c, arm.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 10, weight: 5 });
    rings(c, arm, { gap: 5.6, base: 0.08 });
  }
  spar(c, [126, 188], [274, 188], 12, PALETTE.gold, PALETTE.goldDark);
  for (const x of [158, 180, 202, 224, 246])
    if (plate !== 'S' || x % 44 === 26) stroke(c, line([x, 190], [x * 0.8 + 40, 436]), { weight: 2.6, taper: [0, 0] });
  mass(c, ellipse(200, 446, 50, 22), PALETTE.gold, {
    shade: PALETTE.goldDark,
    slide: 12,
    weight: 5,
    reach: 26,
    base: 0.08,
    gap: 5,
  });
  for (const [x, y, k] of [
    [340, 120, 1.1],
    [70, 130, 0.9],
  ] as const) {
    form(c, ellipse(x, y, 22 * k, 16 * k, -0.4), '#5d3a6b', { shade: '#35203f', slide: 6, weight: 4 });
    stroke(c, line([x + 19 * k, y - 6], [x + 19 * k, y - 78 * k]), { weight: 6, taper: [0, 0] });
    stroke(
      c,
      spline([
        [x + 19 * k, y - 78 * k],
        [x + 40 * k, y - 60 * k],
        [x + 44 * k, y - 40 * k],
      ]),
      { weight: 6, taper: [0, 0.3] },
    );
  }
  swell(c, 580, 16, 30, '#5a8a90', PALETTE.seaDark, 140);
  return border(c);
}

function whirlpool(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#8fa0a4', { x: 300, y: 60, r: 150, color: '#efe2b8' }, 0.6, 190);
  water(c, 150, '#5a8c96');
  soft(c, ellipse(300, 380, 190, 110), '#1f4a5c', 0.95);
  soft(c, ellipse(300, 400, 90, 50), '#0f2b3a', 0.95);
  for (let i = 0; i < 3; i++) {
    const arm: Point[] = [];
    for (let a = 0; a < 13; a += 0.08) {
      const r = 330 * Math.exp(-a / 5.4);
      arm.push([300 + Math.cos(a + i * 2.09) * r, 382 + Math.sin(a + i * 2.09) * r * 0.56]);
    }
    stroke(c, arm, { weight: plate === 'S' ? 3.4 : 7, taper: [0.1, 0.3] });
  }
  const lines = Array.from({ length: 30 }, (_, i) => [
    ...ellipse(300, 382, 34 + i * 11, 18 + i * 6.2),
    [334 + i * 11, 382] as const,
  ]);
  follow(
    c,
    rect(0, 160, 600, 440),
    (x, y) => {
      const [a, r] = [Math.atan2((y - 382) / 0.56, x - 300), Math.hypot(x - 300, (y - 382) / 0.56)];
      return clamp(0.95 - r / 330 + 0.45 * Math.sin(a * 3 + r / 26));
    },
    lines,
    8,
  );
  solid(c, ellipse(300, 386, 40, 20));
  within(c, 'translate(330 150) rotate(24) scale(.4)', () => ship(c, 1, 0, 0));
  return border(c);
}

function mutiny(plate: Plate): Picture {
  const c = square(plate);
  planks(c, 0, 600, 6);
  soft(c, ellipse(320, 400, 250, 120), '#3a2214', 0.85);
  within(c, 'translate(0 130) scale(1.06)', () => {
    tricorne(c, { color: PALETTE.black, shade: PALETTE.blackDark }, { color: PALETTE.gold, shade: PALETTE.goldDark });
  });
  blade(c, line([330, 190], [318, 330]), (u) => 24 * (u > 0.6 ? clamp((1 - u) / 0.4) * 0.6 + 0.4 : 1));
  mass(c, tube(line([268, 178], [392, 196]), 13).outline, PALETTE.gold, {
    shade: PALETTE.goldDark,
    slide: 7,
    weight: 4.6,
    reach: 16,
    gap: 5,
  });
  const grip = tube(line([332, 184], [352, 60]), (u) => 19 + 4 * Math.sin(u * 3.1));
  form(c, grip.outline, '#7c2a24', { shade: '#4a1614', slide: 12, weight: 5 });
  rings(c, grip, { gap: 9, base: 0.3 });
  mass(c, ellipse(354, 52, 25), PALETTE.gold, { shade: PALETTE.goldDark, slide: 9, weight: 4.6, reach: 20, gap: 5 });
  return border(c);
}

/** A golden seahorse on a plinth: nobody's god, everybody's bad luck. */
function idol(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 600), '#4a5a4c', { edge: 0 });
  soft(c, ellipse(300, 250, 220, 220), '#e8c664', 0.95);
  rays(c, rect(14, 14, 572, 572), 300, 250, 170, 260, 1);
  mass(c, poly([190, 480], [410, 480], [440, 590], [160, 590]), '#9a9484', {
    shade: '#5d584a',
    slide: 26,
    weight: 5.6,
    reach: 50,
    base: 0.12,
    gap: 6,
    angle: 0,
  });
  const gold = { shade: PALETTE.goldDark, weight: 5.4, base: 0.08, gap: 5.4 } as const;
  mass(
    c,
    spline(
      [
        [352, 210, 1],
        [420, 200],
        [440, 260],
        [420, 320],
        [360, 330, 1],
      ],
      true,
    ),
    PALETTE.gold,
    { ...gold, slide: 16, reach: 40 },
  );
  const body = tube(
    spline([
      [262, 170],
      [330, 190],
      [354, 260],
      [330, 330],
      [286, 380],
      [280, 440],
      [322, 470],
      [356, 440],
      [336, 414],
    ]),
    (u) => (u < 0.45 ? 40 + 26 * Math.sin(u * 5.5) : 62 * (1 - u) + 7),
  );
  form(c, body.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 30, weight: 5.6 });
  rings(c, body, { gap: 11, gain: 1, base: 0.14 });
  mass(
    c,
    spline(
      [
        [252, 96],
        [300, 90],
        [344, 124],
        [352, 176],
        [310, 206],
        [262, 196],
        [232, 204],
        [160, 214, 1],
        [152, 186, 1],
        [220, 166],
        [228, 124],
      ],
      true,
    ),
    PALETTE.gold,
    { ...gold, slide: 24, reach: 50 },
  );
  for (const [x, y] of [
    [270, 84],
    [304, 76],
    [338, 96],
    [358, 130],
  ] as const)
    mass(
      c,
      spline(
        [
          [x - 14, y + 20, 1],
          [x + 2, y - 26, 1],
          [x + 18, y + 20, 1],
        ],
        true,
      ),
      PALETTE.gold,
      { ...gold, slide: 8, reach: 16 },
    );
  form(c, ellipse(268, 142, plate === 'S' ? 27 : 21), '#b02a35', { shade: '#74151f', slide: 7, weight: 4.4 });
  solid(c, ellipse(262, 136, 6, 4), '#fff');
  return border(c);
}

function wages(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#a8977c', { x: 300, y: 240, r: 220, color: '#f4e2b4' }, 0.6, 480);
  table(c, 440, '#8d5f38', '#4d2f1b', { x: 320, y: 520, rx: 260, ry: 50 });
  for (const [x, n] of [
    [150, 5],
    [300, 8],
    [450, 3],
  ] as const)
    for (let i = 0; i < n; i++) coin(c, x + 4 * Math.sin(i * 2.1), 480 - i * 32, plate === 'S' ? 62 : 58, 0.42);
  for (const [x, y] of [
    [90, 548],
    [224, 552],
    [390, 548],
    [520, 540],
  ] as const)
    coin(c, x, y, 40, 0.5, 0.1);
  return border(c);
}

function tavern(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 600), '#3a4560', { edge: 0 });
  soft(c, ellipse(200, 320, 200, 220), '#e8a848', 0.9);
  hatch(c, rect(14, 14, 572, 572), (x, y) => clamp((Math.hypot(x - 210, y - 330) - 130) / 300 + 0.1 * wave(y / 20)), {
    angle: 0.02,
    gap: 7,
    max: 0.85,
  });
  spar(c, [40, 110], [560, 110], 16, '#5d4030', '#33211a');
  for (const x of [300, 470]) stroke(c, line([x, 124], [x, 196]), { weight: 7, taper: [0, 0] });
  const board = spline(
    [
      [250, 190, 1],
      [520, 190, 1],
      [536, 330],
      [500, 450],
      [385, 490],
      [270, 450],
      [234, 330],
    ],
    true,
  );
  form(c, board, '#a9703f', { shade: PALETTE.woodDark, slide: 28, weight: 6 });
  hatch(c, board, (x, y) => clamp(0.2 + 0.3 * wave(x / 9 + y / 80) + 0.4 * clamp((x - 420) / 100)), { angle: 1.5, gap: 6.4 });
  outline(
    c,
    spline(
      [
        [268, 208, 1],
        [502, 208, 1],
        [516, 330],
        [484, 434],
        [385, 468],
        [286, 434],
        [254, 330],
      ],
      true,
    ),
    4,
  );
  mass(
    c,
    spline(
      [
        [320, 286, 1],
        [430, 286, 1],
        [436, 420, 1],
        [314, 420, 1],
      ],
      true,
    ),
    PALETTE.gold,
    { shade: PALETTE.goldDark, slide: 20, weight: 5, reach: 40, base: 0.06, gap: 5.6 },
  );
  const handle = tube(
    spline([
      [434, 310],
      [474, 316],
      [474, 384],
      [434, 392],
    ]),
    9,
  );
  mass(c, handle.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 5, weight: 4, reach: 12, gap: 5 });
  for (const [x, y, r] of [
    [334, 280, 26],
    [376, 262, 30],
    [418, 280, 26],
  ] as const)
    puff(c, x, y, r, y + 8, { color: '#fbf5e2', shade: '#d8c9a0' });
  stroke(c, line([150, 124], [150, 190]), { weight: 6, taper: [0, 0] });
  lantern(c, 150, 330, 1.15);
  return border(c);
}

export const scenes: Scenes = {
  'curse-kraken': krakenCurse,
  'curse-iceberg': iceberg,
  'curse-sirens': sirens,
  'curse-whirlpool': whirlpool,
  'curse-mutiny': mutiny,
  'curse-idol': idol,
  'curse-wages': wages,
  'curse-tavern': tavern,
};
