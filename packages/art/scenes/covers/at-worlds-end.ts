// The box of At World's End: a chart table at dusk, and through the stern window the armada.
import {
  border,
  clamp,
  ellipse,
  form,
  hatch,
  knock,
  line,
  mass,
  type Path,
  type Picture,
  type Plate,
  paint,
  picture,
  poly,
  rect,
  roundTone,
  shows,
  soft,
  spline,
  stroke,
  tube,
  wave,
} from '../../src/burin.ts';
import { candle, compass, dividers, hourglass } from '../../src/parts/brass.ts';
import { type ShipLook, ship } from '../../src/parts/ship.ts';
import type { Scenes } from '../../src/scene.ts';

const DUSK: ShipLook = {
  sail: '#c9a58c',
  sailShade: '#7d6272',
  hull: '#5d4038',
  strake: '#8a5c3c',
  flag: '#8a3a34',
  flagShade: '#5a2428',
  dark: 0.22,
};

function outside(c: Picture): void {
  paint(c, rect(0, 0, 900, 340), '#a0667a', { edge: 0 });
  soft(c, ellipse(560, 292, 420, 150), '#f2a65a', 0.95);
  soft(c, ellipse(560, 290, 150, 90), '#ffe39a', 0.95);
  soft(c, ellipse(200, 30, 420, 90), '#5b4c73', 0.9);
  hatch(
    c,
    rect(0, 0, 900, 300),
    (x, y) =>
      clamp(0.72 - y / 380 - 0.5 * Math.exp(-((x - 560) ** 2 + (y - 290) ** 2) / 30000) + 0.14 * wave(x / 130) * wave(y / 24)),
    { angle: 0, gap: 7, max: 0.66, waver: 3 },
  );
  form(c, ellipse(560, 288, 44), '#fff0b4', { weight: 2.4 });
  const sea = rect(-10, 290, 920, 90);
  knock(c, sea);
  paint(c, sea, '#5d5878', { edge: 0 });
  paint(c, poly([520, 290], [600, 290], [650, 380], [470, 380]), '#f2b56a', { edge: 0, opacity: 0.8 });
  hatch(c, sea, (x, y) => clamp(0.85 - 0.75 * Math.exp(-(((x - 560) / (40 + (y - 290))) ** 2)) + 0.4 * wave(x / 34 + y / 3.3)), {
    angle: 0,
    gap: 6.4,
    max: 0.72,
    waver: 3,
  });
  for (const [x, y, k] of [
    [690, 178, 0.25],
    [30, 168, 0.27],
    [210, 150, 0.31],
    [430, 186, 0.24],
    [770, 130, 0.36],
    [330, 98, 0.45],
  ] as const)
    ship(c, k, x, y, DUSK);
}

function frames(c: Picture): void {
  const bars: readonly Path[] = [
    ...[176, 358, 540, 722].map(
      (x) =>
        tube(
          spline([
            [x, -10],
            [x, 350],
          ]),
          13,
        ).outline,
    ),
    tube(
      spline([
        [-10, 118],
        [450, 112],
        [910, 118],
      ]),
      9,
    ).outline,
  ];
  for (const bar of bars) {
    form(c, bar, '#6b3f2c', { shade: '#35201a', slide: 12, weight: 4.4 });
    hatch(c, bar, roundTone(bar, 16, 0.8, 0.35), { gap: 5.6, angle: 0.4 });
  }
  const arch = poly([-10, -10], [910, -10], [910, 30], [-10, 30]);
  mass(c, arch, '#54311f', { shade: '#2c1a12', slide: 18, weight: 4.6, base: 0.5, gap: 6, angle: 0.02 });
  const sill = poly([-10, 334], [910, 334], [910, 372], [-10, 372]);
  form(c, sill, '#7d4d31', { shade: '#472818', slide: 18, weight: 4.6 });
  hatch(c, sill, (x, y) => clamp(0.25 + 0.3 * wave(x / 60 + y / 5) + 0.4 * clamp((y - 352) / 20)), { angle: 0.01, gap: 6 });
}

function chart(c: Picture): void {
  const wood = rect(-10, 370, 920, 240);
  knock(c, wood);
  paint(c, wood, '#5d3824', { edge: 0 });
  hatch(c, wood, (x, y) => clamp(0.5 + 0.3 * wave(x / 90 + Math.floor(y / 8))), { angle: 0.01, gap: 6.4, max: 0.9 });
  const sheet = spline(
    [
      [110, 398, 1],
      [450, 390],
      [790, 400, 1],
      [850, 500],
      [900, 612, 1],
      [0, 612, 1],
      [56, 500],
    ],
    true,
  );
  form(c, sheet, '#ecd6a2', { shade: '#bf9a60', slide: 18, weight: 5 });
  soft(c, ellipse(300, 470, 240, 70), '#fff0c0', 0.8);
  const coasts = [
    [
      [150, 470, 1],
      [210, 446],
      [250, 462],
      [236, 500],
      [270, 530],
      [240, 580],
      [170, 620, 1],
      [60, 620, 1],
      [120, 540],
    ],
    [
      [560, 404, 1],
      [640, 420],
      [690, 452],
      [650, 478],
      [700, 520],
      [786, 530],
      [820, 470],
      [780, 404, 1],
    ],
    [
      [400, 540],
      [450, 526],
      [500, 548],
      [470, 580],
      [410, 574],
    ],
  ] as const;
  for (const points of coasts) {
    const land = spline(points, true);
    paint(c, land, '#b3a468', { shade: '#857a45', slide: 14, edge: 4 });
    stroke(c, [...land, ...land.slice(0, 1)], { weight: 3.2, taper: [0, 0] });
    hatch(c, land, roundTone(land, 34, 0.7, 0.04), { angle: 0.4, gap: 6 });
  }
  if (!shows(c, 1)) return;
  for (const a of [0.2, 0.7, 1.2, 1.7, 2.3, 2.8])
    stroke(c, line([450 - Math.cos(a) * 420, 500 - Math.sin(a) * 110], [450 + Math.cos(a) * 420, 500 + Math.sin(a) * 110]), {
      weight: 1.1,
      taper: [0, 0],
    });
}

/** A little pewter ship that marks a squadron. */
function marker(c: Picture, x: number, y: number, k: number): void {
  soft(c, ellipse(x + 10 * k, y + 8 * k, 30 * k, 8 * k), '#6b4a26', 0.8);
  form(
    c,
    spline(
      [
        [x - 30 * k, y - 8 * k, 1],
        [x + 34 * k, y - 8 * k, 1],
        [x + 22 * k, y + 10 * k],
        [x - 20 * k, y + 10 * k],
      ],
      true,
    ),
    '#8f979a',
    { shade: '#4e585e', slide: 8, weight: 3.4 },
  );
  mass(
    c,
    spline(
      [
        [x, y - 56 * k, 1],
        [x + 26 * k, y - 30 * k],
        [x + 4 * k, y - 10 * k, 1],
      ],
      true,
    ),
    '#d3d8d6',
    { shade: '#7f8a8e', slide: 6, weight: 3.2, reach: 14, gap: 4.6 },
  );
  mass(
    c,
    spline(
      [
        [x - 3 * k, y - 46 * k, 1],
        [x - 24 * k, y - 12 * k, 1],
        [x - 2 * k, y - 12 * k, 1],
      ],
      true,
    ),
    '#d3d8d6',
    { shade: '#7f8a8e', slide: 6, weight: 3.2, reach: 14, gap: 4.6 },
  );
}

export function atWorldsEnd(plate: Plate): Picture {
  const c = picture(900, 600, plate, { fine: 0.9 });
  outside(c);
  frames(c);
  chart(c);
  soft(c, ellipse(110, 400, 150, 130), '#ffd27a', 0.55);
  candle(c, 96, 470, 1.25);
  for (const [x, y, k] of [
    [330, 470, 1],
    [400, 500, 1.1],
    [346, 536, 1.2],
    [700, 486, 1],
  ] as const)
    marker(c, x, y, k);
  dividers(c, 560, 540, 210, 62);
  hourglass(c, 826, 420, 1);
  compass(c, 720, 556, 52, 0.55);
  return border(c, 12);
}

export const scenes: Scenes = { 'at-worlds-end': atWorldsEnd };
