// What caravans carry: fruit, coffee, rum, and now and then a talisman.
import {
  border,
  clamp,
  ellipse,
  form,
  hatch,
  lerp,
  mass,
  outline,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  rect,
  roundTone,
  soft,
  solid,
  spline,
  square,
  stream,
  stroke,
  sum,
  tube,
  wave,
} from '../../src/burin.ts';
import { rays, ruledGround } from '../../src/parts/backdrop.ts';
import { bottle, cork } from '../../src/parts/bottle.ts';
import { barrel, rope, spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const BAIZE = '#8aa886';

function ground(c: Picture): void {
  ruledGround(c, BAIZE, { x: 290, y: 270, r: 220, color: '#f5eabf' }, 0.5);
  soft(c, ellipse(310, 510, 240, 40), '#4a6648', 0.8);
  hatch(c, ellipse(320, 512, 230, 34), () => 0.5, { angle: 0.02, gap: 6.4 });
}

function crate(c: Picture): void {
  const front = rect(110, 330, 380, 180);
  form(c, front, PALETTE.wood, { shade: PALETTE.woodDark, slide: 20, weight: 5.6 });
  for (const y of [330, 392, 454]) {
    const board = rect(104, y, 392, 52);
    form(c, board, '#bd8650', { shade: PALETTE.woodDark, slide: 10, weight: 4.6 });
    hatch(
      c,
      board,
      (x, q) => clamp(0.16 + 0.3 * wave(x / 50 + q / 5 + y) + 0.35 * clamp((q - y - 36) / 16) + 0.3 * clamp((x - 380) / 110)),
      { angle: 0.01, gap: 6 },
    );
  }
  for (const x of [110, 446])
    mass(c, rect(x, 322, 44, 194), '#a9703f', {
      shade: PALETTE.woodDark,
      slide: 10,
      weight: 4.8,
      reach: 24,
      base: 0.1,
      gap: 6,
      angle: 1.5,
    });
}

function fruit(plate: Plate): Picture {
  const c = square(plate);
  ground(c);
  const pineapple = spline(
    [
      [300, 150],
      [352, 180],
      [370, 260],
      [350, 350, 1],
      [250, 350, 1],
      [230, 260],
      [248, 180],
    ],
    true,
  );
  for (const [dx, dy] of [
    [-70, -60],
    [70, -60],
    [-40, -96],
    [40, -96],
    [0, -116],
  ] as const) {
    const leaf = tube(
      spline([
        [300 + dx * 0.1, 170],
        [300 + dx * 0.6, 170 + dy * 0.7],
        [300 + dx, 160 + dy],
      ]),
      (u) => 17 * (1 - u) + 1,
    );
    mass(c, leaf.outline, '#6f8f4a', { shade: '#425e2c', slide: 8, weight: 4, reach: 16, gap: 5 });
  }
  form(c, pineapple, '#d9a43a', { shade: '#9a6420', slide: 30, weight: 5.2 });
  hatch(c, pineapple, (x) => 0.34 + 0.3 * clamp((x - 300) / 70), {
    angle: 0.7,
    gap: 17,
    cross: 0.02,
    crossAngle: -0.7,
    max: 0.34,
  });
  for (const [x, y, r, color, shade] of [
    [180, 300, 64, '#d8703a', '#963f1e'],
    [430, 300, 62, '#b8402f', '#74211b'],
    [250, 340, 58, '#e6bb4a', '#b07f22'],
    [370, 344, 58, '#8fa84a', '#5d7428'],
  ] as const) {
    const ball = ellipse(x, y, r, r * 0.96);
    mass(c, ball, color, { shade, slide: r * 0.45, weight: 5, reach: r, gap: 6 });
    stroke(
      c,
      spline([
        [x, y - r * 0.9],
        [x + 6, y - r * 1.2],
      ]),
      { weight: 5 },
    );
  }
  crate(c);
  return border(c);
}

function coffee(plate: Plate): Picture {
  const c = square(plate);
  ground(c);
  const sack = spline(
    [
      [180, 220, 1],
      [130, 320],
      [120, 430],
      [150, 510, 1],
      [300, 526],
      [450, 510, 1],
      [480, 430],
      [470, 320],
      [420, 220, 1],
    ],
    true,
  );
  form(c, sack, '#cfae78', { shade: '#8a6a3a', slide: 44, weight: 6 });
  hatch(
    c,
    sack,
    sum(roundTone(sack, 100, 1, 0.1), (x, y) => 0.2 * Math.sin(x / 5) * Math.sin(y / 5)),
    { angle: 0.8, gap: 6.4, cross: 0.4 },
  );
  mass(
    c,
    spline(
      [
        [166, 226],
        [150, 190],
        [220, 160],
        [300, 152],
        [380, 160],
        [450, 190],
        [434, 226],
        [370, 250],
        [300, 256],
        [230, 250],
      ],
      true,
    ),
    '#dfc490',
    { shade: '#9a7a44', slide: 20, weight: 5.4, reach: 50, base: 0.08, gap: 6 },
  );
  const heap = spline(
    [
      [196, 206],
      [240, 160],
      [300, 130],
      [360, 158],
      [404, 206],
      [300, 236],
    ],
    true,
  );
  form(c, heap, '#6b4226', { shade: '#3d2413', slide: 20, weight: 4.6 });
  const random = stream(5);
  const bean = (x: number, y: number, r: number, a: number): void => {
    const body = ellipse(x, y, r, r * 0.66, a);
    form(c, body, '#7d4e2c', { shade: '#452815', slide: r * 0.4, weight: 2.8 });
    stroke(
      c,
      spline([
        [x - Math.cos(a) * r * 0.8, y - Math.sin(a) * r * 0.8],
        [x + 2, y - 2],
        [x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8],
      ]),
      { weight: 2.4 },
    );
  };
  const [count, size] = { L: [46, 16] as const, M: [18, 24] as const, S: [7, 40] as const }[plate];
  for (let i = 0; i < count; i++) {
    const u = (i * 0.618) % 1;
    const top = 206 - 70 * Math.sin(u * Math.PI);
    bean(206 + u * 190, lerp(top + 10, 216, random()), size, random() * 3);
  }
  for (const [x, y, a] of [
    [90, 540, 0.4],
    [500, 548, -0.5],
    [540, 520, 0.9],
    [130, 560, 2],
  ] as const)
    bean(x, y, plate === 'S' ? 30 : 22, a);
  const big = ellipse(300, 390, 74, 52, -0.6);
  mass(c, big, '#6b4226', { shade: '#3d2413', slide: 20, weight: 4.6, reach: 40, base: 0.1, gap: 5.6 });
  stroke(
    c,
    spline([
      [240, 430],
      [290, 396],
      [310, 384],
      [360, 350],
    ]),
    { weight: 6 },
  );
  return border(c);
}

function rum(plate: Plate): Picture {
  const c = square(plate);
  ground(c);
  barrel(c, 290, 320, 300, 380);
  spar(c, [330, 450], [390, 462], 11);
  bottle(c, 470, 410, 0.56, { color: '#7d9a62', shade: '#45623a', liquid: '#8a4a22' });
  cork(c, 470, 410, 0.56);
  return border(c);
}

function talisman(plate: Plate): Picture {
  const c = square(plate);
  ground(c);
  rays(c, rect(14, 14, 572, 470), 300, 310, 170, 280, 0.6);
  rope(
    c,
    [
      [130, -10],
      [160, 110],
      [230, 190],
      [290, 220],
      [360, 190],
      [430, 110],
      [470, -10],
    ],
    plate === 'S' ? 13 : 9,
    '#8a5432',
    '#4d2c1b',
  );
  const disc = ellipse(300, 330, 146);
  mass(c, disc, PALETTE.gold, { shade: PALETTE.goldDark, slide: 40, weight: 6, reach: 80, base: 0.06, gap: 5.6, cross: 0.55 });
  outline(c, ellipse(300, 330, 122), 3.6);
  for (let i = 0; i < 16; i++)
    form(c, ellipse(300 + Math.cos((i * Math.PI) / 8) * 133, 330 + Math.sin((i * Math.PI) / 8) * 133, 7), PALETTE.bright, {
      weight: 2.2,
    });
  const dark: Path = [
    ...ellipse(300, 330, 92, 92, 0, -Math.PI / 2, Math.PI / 2),
    ...ellipse(300, 376, 46, 46, 0, Math.PI / 2, -Math.PI / 2),
    ...ellipse(300, 284, 46, 46, 0, Math.PI / 2, Math.PI * 1.5),
  ];
  form(c, ellipse(300, 330, 92), '#f6efdc', { shade: PALETTE.linenDark, slide: 14, weight: 4.6 });
  solid(c, dark);
  solid(c, ellipse(300, 284, 17));
  solid(c, ellipse(300, 376, 17), '#fff');
  mass(c, ellipse(300, 188, 26), PALETTE.bright, { shade: PALETTE.goldDark, slide: 9, weight: 4.4, reach: 20, gap: 5 });
  return border(c);
}

export const scenes: Scenes = { fruit, coffee, rum, talisman };
