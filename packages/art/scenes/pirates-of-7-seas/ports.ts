// Harbours: one for each good that sells best there, and the pirates' own bay.
import {
  border,
  clamp,
  cloud,
  ellipse,
  form,
  hatch,
  knock,
  line,
  mass,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  paperPath,
  poly,
  rect,
  shows,
  solid,
  spline,
  spot,
  square,
  stroke,
  within,
} from '../../src/burin.ts';
import { blaze, openSea } from '../../src/parts/battle.ts';
import { openChest } from '../../src/parts/chest.ts';
import { swell } from '../../src/parts/sea.ts';
import { ship } from '../../src/parts/ship.ts';
import { barrel } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function house(c: Picture, x: number, y: number, w: number, h: number, wall: string, roof: string): void {
  const front = rect(x, y - h, w, h);
  form(c, front, wall, { shade: '#a08c6c', slide: 12, weight: 4 });
  hatch(c, front, (px) => clamp((px - x - w * 0.55) / (w * 0.4)) * 0.6, { angle: 0, gap: 6.4 });
  mass(c, poly([x - 8, y - h], [x + w / 2, y - h - w * 0.5], [x + w + 8, y - h]), roof, {
    shade: '#5d2a20',
    slide: 12,
    weight: 4,
    reach: 24,
    base: 0.12,
    gap: 5.6,
    angle: 0.9,
  });
  if (!shows(c, 1)) return;
  for (const u of [0.22, 0.62]) solid(c, rect(x + w * u, y - h * 0.72, w * 0.16, h * 0.2));
  form(c, rect(x + w * 0.4, y - h * 0.34, w * 0.22, h * 0.34), PALETTE.woodDark, { weight: 2.6 });
}

function harbour(c: Picture): void {
  openSea(c, 330, '#9dc0b0', '#f6e8b8', '#6b9ea0');
  const hill = spline(
    [
      [-20, 340, 1],
      [60, 250],
      [170, 190],
      [270, 230],
      [380, 200],
      [470, 260],
      [620, 290, 1],
      [620, 350, 1],
      [-20, 350, 1],
    ],
    true,
  );
  mass(c, hill, '#8fa56a', { shade: '#5f7846', slide: 30, weight: 4.4, reach: 70, gap: 6.4, cross: 0.6 });
  for (const [x, w, h, wall, roof] of [
    [30, 74, 60, '#efe2c4', '#a8503a'],
    [112, 88, 78, '#f3d9b0', '#8f4434'],
    [210, 66, 56, '#e6dcc8', '#b46a48'],
    [330, 84, 70, '#f0e0bc', '#a8503a'],
    [430, 70, 88, '#e9d4ac', '#8f4434'],
    [510, 70, 56, '#efe2c4', '#b46a48'],
  ] as const)
    house(c, x, 340, w, h, wall, roof);
  swell(c, 362, 5, 20, '#6b9ea0', PALETTE.seaDark, 90);
  ship(c, 0.5, 270, 168);
  swell(c, 420, 8, 60, '#5f9498', PALETTE.seaDark, 120);
}

function quay(c: Picture): void {
  const stone = rect(-10, 470, 620, 140);
  knock(c, stone);
  c.wash.push(paperPath(stone));
  paint(c, stone, '#c3b18c', { edge: 0 });
  hatch(c, stone, (x, y) => clamp(0.16 + 0.2 * cloud(x / 30, y / 20) + 0.3 * clamp((y - 540) / 60)), { angle: 0.02, gap: 6.6 });
  stroke(c, line([-10, 470], [610, 470]), { weight: 6, taper: [0, 0] });
  if (shows(c, 1))
    for (const [y, d] of [
      [512, 0],
      [554, 50],
    ] as const) {
      stroke(c, line([-10, y], [610, y]), { weight: 2.6, taper: [0, 0] });
      for (let x = d; x < 600; x += 100) stroke(c, line([x, y - 42], [x, y]), { weight: 2.6 });
    }
}

function orchard(plate: Plate): Picture {
  const c = square(plate);
  harbour(c);
  quay(c);
  for (const [x, y, r, color, shade] of [
    [96, 452, 40, '#d8703a', '#963f1e'],
    [168, 440, 42, '#e6bb4a', '#b07f22'],
    [236, 456, 38, '#b8402f', '#74211b'],
    [130, 410, 36, '#8fa84a', '#5d7428'],
  ] as const)
    mass(c, ellipse(x, y, r), color, { shade, slide: r * 0.45, weight: 4.6, reach: r, gap: 6 });
  mass(c, poly([50, 466], [290, 466], [270, 560], [70, 560]), '#c99b5c', {
    shade: '#8a6030',
    slide: 20,
    weight: 5.2,
    reach: 40,
    base: 0.12,
    gap: 7,
    angle: 0.01,
    cross: 0.1,
    crossAngle: 1.5,
  });
  return border(c);
}

function coffeeRoads(plate: Plate): Picture {
  const c = square(plate);
  harbour(c);
  quay(c);
  for (const [x, y, k] of [
    [240, 500, 0.9],
    [110, 490, 1],
    [170, 540, 0.9],
  ] as const) {
    const sack = spline(
      [
        [x - 50 * k, y - 70 * k, 1],
        [x - 74 * k, y],
        [x - 60 * k, y + 50 * k, 1],
        [x, y + 58 * k],
        [x + 60 * k, y + 50 * k, 1],
        [x + 74 * k, y],
        [x + 50 * k, y - 70 * k, 1],
        [x, y - 80 * k],
      ],
      true,
    );
    mass(c, sack, '#cfae78', { shade: '#8a6a3a', slide: 26, weight: 5, reach: 50, base: 0.1, gap: 6.2, cross: 0.5 });
    const bean = ellipse(x, y, 26 * k, 18 * k, -0.6);
    form(c, bean, '#6b4226', { shade: '#3d2413', slide: 8, weight: 3.4 });
    stroke(c, line([x - 17 * k, y + 12 * k], [x + 17 * k, y - 12 * k]), { weight: 3.4 });
  }
  return border(c);
}

function caskHarbour(plate: Plate): Picture {
  const c = square(plate);
  harbour(c);
  quay(c);
  barrel(c, 210, 446, 110, 140);
  barrel(c, 100, 476, 124, 156);
  barrel(c, 250, 510, 110, 136);
  return border(c);
}

function pirateBay(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 380, '#b08a6b', '#f8d490', '#4f7f86');
  for (const s of [-1, 1]) {
    const x = (v: number): number => 300 + s * v;
    const cliff = spline(
      [
        [x(330), 20, 1],
        [x(210), 50],
        [x(176), 120, 1],
        [x(190), 200],
        [x(140), 280, 1],
        [x(150), 350],
        [x(110), 410, 1],
        [x(330), 440, 1],
      ],
      true,
    );
    form(c, cliff, '#8a7460', { shade: '#4f4034', slide: 40, weight: 5.6 });
    hatch(c, cliff, (px, py) => clamp(0.3 + 0.35 * cloud(px / 20, py / 60) + (s > 0 ? 0.25 : 0)), {
      angle: 1.4,
      gap: 6.4,
      cross: 0.6,
    });
  }
  ship(c, 0.5, 130, 150, { sail: '#5a4a48', sailShade: '#332828', flag: '#2a2424', flagShade: '#151212', dark: 0.1 });
  swell(c, 410, 9, 40, '#4f7f86', '#284f5a', 120);
  const beach = spline(
    [
      [-10, 500],
      [120, 476],
      [300, 500],
      [460, 478],
      [610, 496, 1],
      [610, 610, 1],
      [-10, 610, 1],
    ],
    true,
  );
  form(c, beach, '#dfc48c', { shade: '#b0925a', slide: -14, weight: 4.4 });
  hatch(c, beach, (x, y) => clamp(0.1 + 0.5 * spot(330, 550, 200, 40)(x, y) + 0.12 * cloud(x / 30, y / 12)), {
    angle: 0.03,
    gap: 6.6,
  });
  barrel(c, 120, 500, 90, 116);
  within(c, 'translate(330 410) scale(.32)', () => openChest(c));
  blaze(c, 230, 300, 556, 60, 2);
  return border(c);
}

export const scenes: Scenes = {
  'port-fruit': orchard,
  'port-coffee': coffeeRoads,
  'port-rum': caskHarbour,
  'pirate-bay': pirateBay,
};
