// Where there is nothing yet, and where there is nothing at all.
import {
  at,
  border,
  type Control,
  clamp,
  cloud,
  ellipse,
  form,
  hatch,
  lerp,
  line,
  mass,
  type Path,
  type Picture,
  type Plate,
  paint,
  picture,
  poly,
  rect,
  rings,
  shows,
  soft,
  solid,
  spline,
  stroke,
  tube,
  wave,
} from '../../src/burin.ts';
import { compass } from '../../src/parts/brass.ts';
import { cumulus, water } from '../../src/parts/sea.ts';
import { lantern, rope, spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const wide = (plate: Plate): Picture => picture(900, 600, plate, { fine: 0.9 });

function gull(c: Picture, x: number, y: number, k: number): void {
  const to = (points: readonly Control[]): Control[] => points.map((q) => [x + (q[0] ?? 0) * k, y + (q[1] ?? 0) * k, q[2] ?? 0]);
  for (const dx of [-6, 14])
    stroke(c, line([x + dx * k, y + 40 * k], [x + (dx + 2) * k, y + 84 * k]), { weight: 4.4, color: '#a8701f' });
  mass(
    c,
    spline(
      to([
        [-50, -50],
        [-26, -62],
        [-6, -46],
        [6, -20],
        [60, 0],
        [112, 30, 1],
        [60, 40],
        [10, 48],
        [-30, 30],
        [-44, 0],
        [-46, -20],
      ]),
      true,
    ),
    '#fbf8ee',
    { shade: '#c3c4bc', slide: 16 * k, weight: 4.6, reach: 36 * k, gap: 5.8 },
  );
  mass(
    c,
    spline(
      to([
        [0, -8, 1],
        [50, 0],
        [118, 26, 1],
        [64, 28],
        [14, 20],
      ]),
      true,
    ),
    '#9aa5a8',
    { shade: '#66737a', slide: 8, weight: 3.8, reach: 20, base: 0.1, gap: 5.4 },
  );
  form(
    c,
    spline(
      to([
        [-50, -48, 1],
        [-84, -36, 1],
        [-50, -34, 1],
      ]),
      true,
    ),
    '#e0a23a',
    { shade: '#a8661f', slide: 4, weight: 3.4 },
  );
  solid(c, ellipse(x - 34 * k, y - 46 * k, 4.6 * k));
}

function empty(plate: Plate): Picture {
  const c = wide(plate);
  paint(c, rect(0, 0, 900, 360), '#b9cdc6', { edge: 0 });
  soft(c, ellipse(300, 250, 300, 150), '#fbe9bc', 0.95);
  hatch(
    c,
    rect(0, 0, 900, 340),
    (x, y) =>
      clamp(0.42 - y / 900 - 0.5 * Math.exp(-((x - 300) ** 2 + (y - 250) ** 2) / 60000) + 0.1 * wave(x / 130) * wave(y / 24)),
    { angle: 0, gap: 7.4, max: 0.5, waver: 2.4 },
  );
  for (const [x, y, k] of [
    [120, 130, 0.8],
    [700, 110, 0.9],
    [450, 70, 0.5],
  ] as const)
    cumulus(c, x, y, k);
  water(c, 330, '#86b0ae');
  hatch(
    c,
    rect(0, 336, 900, 270),
    (x, y) => clamp(0.2 + 0.5 * wave(x / 60 + y / 4.2) - 0.3 * Math.exp(-(((x - 300) / 110) ** 2))),
    { angle: 0, gap: 8, max: 0.5, waver: 2 },
  );
  const jetty = poly([520, 420], [910, 380], [910, 470], [500, 470]);
  for (const x of [560, 700, 850]) spar(c, [x, 440], [x, 620], 17);
  form(c, jetty, '#bd8a54', { shade: '#7a522c', slide: 12, weight: 5 });
  for (let x = 540; x < 910; x += 34) stroke(c, line([x, 418 - (x - 520) * 0.1], [x - 12, 470]), { weight: 2.8, taper: [0, 0] });
  mass(c, poly([500, 468], [910, 468], [910, 492], [500, 492]), '#8a5f38', {
    shade: '#4d331c',
    slide: 8,
    weight: 4.4,
    reach: 14,
    base: 0.2,
    gap: 5.6,
    angle: 0,
  });
  spar(c, [606, 470], [600, 266], 24);
  rope(
    c,
    [
      [576, 330],
      [604, 344],
      [632, 330],
    ],
    11,
  );
  rope(
    c,
    [
      [578, 352],
      [604, 366],
      [632, 352],
    ],
    11,
  );
  rope(
    c,
    [
      [610, 358],
      [520, 420],
      [420, 500],
      [300, 560],
      [180, 610],
    ],
    9,
  );
  gull(c, 600, 186, 1);
  lantern(c, 790, 330, 0.9);
  return border(c, 12);
}

function notFound(plate: Plate): Picture {
  const c = wide(plate);
  paint(c, rect(0, 0, 900, 600), '#ecd9a8', { edge: 0 });
  hatch(
    c,
    rect(0, 0, 900, 600),
    (x, y) => clamp(0.1 + 0.3 * cloud(x / 90, y / 70) + 0.5 * clamp((Math.hypot((x - 450) / 1.5, y - 300) - 210) / 120)),
    { angle: 0.02, gap: 7, max: 0.6 },
  );
  for (const a of [0.1, 0.5, 0.9, 1.3, 1.7, 2.1, 2.5, 2.9])
    if (shows(c, 1))
      stroke(c, line([700 - Math.cos(a) * 900, 140 - Math.sin(a) * 900], [700 + Math.cos(a) * 900, 140 + Math.sin(a) * 900]), {
        weight: 1.2,
        taper: [0, 0],
      });
  const coast = spline(
    [
      [-10, 330, 1],
      [60, 350],
      [90, 410],
      [160, 430],
      [150, 500],
      [220, 540],
      [230, 610, 1],
      [-10, 610, 1],
    ],
    true,
  );
  mass(c, coast, '#b3b07a', { shade: '#7f8048', slide: 20, weight: 4.4, reach: 60, gap: 6.4 });
  const green = { color: '#6f9a7c', shade: '#3a6152' } as const;
  const hump = (x: number, w: number, h: number): void => {
    const t = tube(
      spline([
        [x - w, 450],
        [x - w * 0.7, 450 - h * 0.7],
        [x, 450 - h],
        [x + w * 0.7, 450 - h * 0.7],
        [x + w, 450],
      ]),
      (u) => 26 + 8 * Math.sin(u * 3.1),
    );
    for (const i of [0.25, 0.4, 0.55, 0.7]) {
      const [p, n] = [at(t.right, t.right.length * i), at(t.normals, t.normals.length * i)];
      form(c, poly([p[0] - 14, p[1] + 6], [p[0] - n[0] * 26, p[1] - n[1] * 26], [p[0] + 14, p[1] + 6]), '#c9573a', {
        weight: 3.2,
      });
    }
    form(c, t.outline, green.color, { shade: green.shade, slide: 20, weight: 5 });
    rings(c, t, { gap: 9, base: 0.1 });
  };
  hump(690, 56, 66);
  hump(540, 76, 110);
  const neckTube = tube(
    spline([
      [360, 480],
      [350, 380],
      [390, 290],
      [350, 210],
      [280, 200],
    ]),
    (u) => lerp(42, 26, u),
  );
  form(c, neckTube.outline, green.color, { shade: green.shade, slide: 22, weight: 5.2 });
  rings(c, neckTube, { gap: 9, base: 0.1 });
  mass(
    c,
    spline(
      [
        [330, 160],
        [290, 156],
        [230, 178],
        [176, 200, 1],
        [180, 214, 1],
        [236, 220],
        [184, 234, 1],
        [240, 246],
        [310, 240],
        [346, 210],
      ],
      true,
    ),
    green.color,
    { shade: green.shade, slide: 18, weight: 5, reach: 40, base: 0.06, gap: 5.8 },
  );
  form(c, ellipse(274, 184, plate === 'S' ? 21 : 14), '#f6d766', { weight: 3.6 });
  solid(c, ellipse(272, 185, plate === 'S' ? 9 : 6));
  for (const [x, y] of [
    [318, 150],
    [344, 166],
  ] as const)
    form(
      c,
      spline(
        [
          [x - 12, y + 12, 1],
          [x + 10, y - 36, 1],
          [x + 16, y + 14, 1],
        ],
        true,
      ),
      '#c9573a',
      { weight: 3.4 },
    );
  const sea: Path = [
    ...spline([
      [214, 470, 1],
      [270, 452],
      [330, 468],
      [390, 450],
      [450, 468],
      [510, 450],
      [570, 468],
      [630, 450],
      [690, 468],
      [750, 450],
      [820, 466],
      [910, 452, 1],
    ]),
    [910, 610],
    [228, 610],
    [220, 540],
  ];
  form(c, sea, '#a9c8b8', { shade: '#7fa898', slide: -12, weight: 4.4 });
  hatch(c, sea, (x, y) => clamp(0.5 - (y - 460) / 200 + 0.4 * wave(x / 30 + y / 9)), { angle: 0.01, gap: 7, waver: 2.4 });
  for (const [x, y] of [
    [300, 520],
    [470, 540],
    [640, 520],
    [560, 576],
    [780, 560],
    [820, 500],
    [380, 580],
  ] as const)
    stroke(
      c,
      spline([
        [x - 28, y],
        [x - 12, y - 10],
        [x + 4, y],
        [x + 20, y - 10],
        [x + 34, y],
      ]),
      { weight: 3 },
    );
  mass(c, coast, '#b3b07a', { shade: '#7f8048', slide: 20, weight: 4.4, reach: 60, gap: 6.4 });
  compass(c, 730, 150, 86, 1);
  return border(c, 12);
}

export const scenes: Scenes = { empty, 'not-found': notFound };
