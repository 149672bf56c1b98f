// The suit of mermaids: on her rock, back to us, combing her hair and watching for a sail.
import {
  at,
  border,
  type Control,
  clamp,
  cloud,
  ellipse,
  follow,
  form,
  hatch,
  lerp,
  line,
  loft,
  mass,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  type Point,
  rings,
  roundTone,
  shows,
  soft,
  spline,
  square,
  stroke,
  sum,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import { ruledSea, swell, water } from '../../src/parts/sea.ts';
import { ship } from '../../src/parts/ship.ts';
import type { Scenes } from '../../src/scene.ts';

const SKIN = { color: '#e6b98f', shade: '#b47a58' } as const;
const SCALE = { color: '#4f8f82', shade: '#255a5c' } as const;
const HAIR = { color: '#b4562c', shade: '#74301b' } as const;

function limb(c: Picture, points: readonly Control[], width: (t: number) => number): void {
  const t = tube(spline(points), width);
  form(c, t.outline, SKIN.color, { shade: SKIN.shade, slide: 9, weight: 4.2 });
  rings(c, t, { gap: 5.4, gain: 0.75 });
}

function rock(c: Picture): void {
  const shape = spline(
    [
      [40, 600, 1],
      [70, 540],
      [96, 480, 1],
      [130, 470],
      [146, 440, 1],
      [230, 426],
      [330, 430],
      [392, 448, 1],
      [420, 500],
      [470, 530, 1],
      [500, 600, 1],
    ],
    true,
  );
  form(c, shape, '#8d8273', { shade: '#564d45', slide: 40, weight: 5.4 });
  hatch(
    c,
    shape,
    (x, y) => clamp(0.2 + 0.5 * clamp((x - 260) / 160) + 0.35 * cloud(x / 40, y / 26) + 0.3 * clamp((y - 520) / 70)),
    { angle: 1.1, gap: 6.6, cross: 0.5, waver: 2 },
  );
  if (shows(c, 1))
    for (const points of [
      [
        [130, 470],
        [160, 500],
        [150, 548],
      ],
      [
        [250, 428],
        [240, 470],
        [268, 520],
      ],
      [
        [340, 440],
        [356, 490],
        [340, 540],
      ],
    ] as const)
      stroke(c, spline(points), { weight: 3.4 });
}

function tail(c: Picture): void {
  const t = tube(
    spline([
      [290, 380],
      [350, 432],
      [430, 446],
      [498, 402],
      [520, 320],
      [500, 250],
    ]),
    (u) => lerp(60, 13, u ** 0.85),
  );
  const fluke = spline(
    [
      [496, 262, 1],
      [470, 214],
      [414, 190],
      [388, 150, 1],
      [450, 140],
      [494, 170],
      [506, 210, 1],
      [522, 158],
      [560, 120],
      [592, 112, 1],
      [584, 180],
      [552, 230],
      [512, 262, 1],
    ],
    true,
  );
  mass(c, fluke, '#6fae9a', { shade: SCALE.shade, slide: 22, weight: 4.8, reach: 50, base: 0.05, gap: 6, angle: 0.9 });
  if (shows(c, 1))
    for (const end of [
      [400, 158],
      [430, 152],
      [462, 154],
      [584, 124],
      [574, 160],
      [556, 204],
    ] as const)
      stroke(c, spline([[504, 248], [500, 208], end]), { weight: 2.2 });
  form(c, t.outline, SCALE.color, { shade: SCALE.shade, slide: 26, weight: 5 });
  if (c.plate === 'S') return;
  const step = c.plate === 'L' ? 3 : 6;
  for (let i = 4; i < t.spine.length - 6; i += step) {
    const [w, n, p] = [t.width(i / (t.spine.length - 1)), at(t.normals, i), at(t.spine, i)];
    const count = Math.max(2, Math.round(w / (c.plate === 'L' ? 8 : 14)));
    for (let k = -count; k < count; k++) {
      const at1 = (v: number, push: number): Point => [p[0] + n[0] * w * v + n[1] * push, p[1] + n[1] * w * v - n[0] * push];
      const [v0, v1] = [(k + ((i / step) % 2) * 0.5) / count, (k + 1 + ((i / step) % 2) * 0.5) / count];
      if (v1 <= 1)
        stroke(c, spline([at1(v0, 0), at1((v0 + v1) / 2, -w * 0.16 - 4), at1(v1, 0)]), {
          weight: 1.4 + 1.6 * clamp(v1),
          taper: [0.1, 0.1],
        });
    }
  }
  rings(c, t, { gap: 6, gain: 0.9, base: -0.12 });
}

function body(c: Picture): void {
  const back = spline(
    [
      [230, 236, 1],
      [262, 214],
      [300, 206],
      [336, 214],
      [360, 238],
      [352, 290],
      [336, 330],
      [346, 372],
      [360, 408],
      [300, 438],
      [236, 410],
      [246, 370],
      [254, 330],
      [240, 290],
    ],
    true,
  );
  form(c, back, SKIN.color, { shade: SKIN.shade, slide: 24, weight: 4.6 });
  const edge = (s: number): Path =>
    spline([
      [296 + s * 60, 230],
      [296 + s * 50, 300],
      [296 + s * 42, 340],
      [296 + s * 58, 410],
    ]);
  follow(
    c,
    back,
    (x, y) => clamp(0.9 * clamp((x - 296) / 56) + 0.25 * clamp((y - 380) / 40) - 0.05),
    loft(edge(-1), edge(1), 20),
    6,
  );
  const belt = spline(
    [
      [238, 384, 1],
      [296, 402],
      [356, 378, 1],
      [362, 410],
      [300, 436],
      [234, 412],
    ],
    true,
  );
  mass(c, belt, '#6fae9a', { shade: SCALE.shade, slide: 12, weight: 3.8, reach: 26, gap: 5 });
}

function headOf(c: Picture): void {
  const face = spline(
    [
      [262, 108],
      [248, 122],
      [243, 138],
      [245, 147],
      [236, 160],
      [231, 168],
      [240, 173, 1],
      [237, 181],
      [242, 185],
      [239, 191],
      [245, 197],
      [246, 208],
      [258, 216],
      [284, 212],
      [300, 226, 1],
      [330, 200],
      [320, 120],
    ],
    true,
  );
  form(c, face, SKIN.color, { shade: SKIN.shade, slide: -8, weight: 4 });
  soft(c, ellipse(258, 180, 13, 10), '#d2694a', 0.55);
  hatch(c, face, (x, y) => clamp((x - 266) / 40 + (y - 196) / 40) * 0.7, { angle: 0.8, gap: 5 });
  stroke(
    c,
    spline([
      [247, 140],
      [256, 136],
      [266, 140],
    ]),
    { weight: 3.4 },
  );
  stroke(
    c,
    spline([
      [247, 152],
      [254, 149],
      [263, 153],
    ]),
    { weight: 3.4 },
  );
  if (shows(c, 1))
    stroke(
      c,
      spline([
        [239, 184],
        [246, 184],
        [252, 182],
      ]),
      { weight: 2.4 },
    );
}

function hair(c: Picture): void {
  const locks: readonly (readonly Control[])[] = [
    [
      [300, 100],
      [352, 150],
      [352, 230],
      [382, 300],
      [366, 372],
      [388, 410],
    ],
    [
      [296, 100],
      [336, 160],
      [336, 240],
      [352, 310],
      [336, 390],
      [352, 432],
    ],
    [
      [286, 104],
      [316, 170],
      [304, 250],
      [324, 320],
      [302, 392],
      [316, 436],
    ],
    [
      [280, 106],
      [296, 180],
      [276, 250],
      [290, 320],
      [272, 380],
      [278, 410],
    ],
  ];
  locks.forEach((points, i) => {
    const t = tube(spline(points), (u) => (30 - 4 * i) * Math.sin(0.5 + u * 2.5) + 3);
    form(c, t.outline, HAIR.color, { shade: HAIR.shade, slide: 15, weight: 4 });
    follow(c, t.outline, (x, y) => clamp(0.25 + 0.4 * wave(x / 11 + y / 70)), loft(t.left, t.right, 9), 5.6);
  });
  const crown = spline(
    [
      [252, 112],
      [262, 86],
      [300, 72],
      [344, 92],
      [362, 140],
      [352, 190],
      [316, 226],
      [284, 214],
      [296, 180],
      [288, 150],
      [270, 126],
    ],
    true,
  );
  form(c, crown, HAIR.color, { shade: HAIR.shade, slide: 24, weight: 4.6 });
  soft(c, ellipse(294, 100, 22, 14, 0.3), '#e39a5c', 0.7);
  const strands = loft(
    spline([
      [254, 112],
      [280, 124],
      [292, 160],
      [284, 214],
    ]),
    spline([
      [264, 84],
      [340, 84],
      [366, 150],
      [320, 226],
    ]),
    16,
  );
  follow(c, crown, sum(roundTone(crown, 50, 0.9, 0.12)), strands, 5.6);
  if (shows(c, 1))
    for (const [x, y] of [
      [276, 96],
      [298, 84],
      [322, 88],
    ] as const)
      form(c, ellipse(x, y, 9), '#f6f1e2', { shade: '#c9bda4', slide: 4, weight: 2.6 });
}

function comb(c: Picture): void {
  if (shows(c, 1))
    for (let i = 0; i < 7; i++)
      stroke(c, line([338 + i * 7, 130 - i * 2], [332 + i * 7, 158 - i * 2]), {
        weight: 4,
        taper: [0, 0.2],
        color: PALETTE.goldDark,
      });
  const back = spline(
    [
      [330, 122, 1],
      [354, 104],
      [384, 106, 1],
      [388, 122, 1],
      [336, 138, 1],
    ],
    true,
  );
  mass(c, back, PALETTE.gold, { shade: PALETTE.goldDark, slide: 6, weight: 3.2, reach: 16, gap: 4.6 });
}

export function mermaid(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#9db8b6', { x: 300, y: 220, r: 210, color: '#f6dfa6' }, 0.5, 440);
  if (shows(c, 1)) within(c, 'translate(38 238) scale(.26)', () => ship(c, 1, 0, 0, { dark: 0.12 }));
  water(c, 372, '#6b9a9c');
  if (c.hatchScale > 0) ruledSea(c, 386, 520, { from: 0, to: 600 }, 7, 70);
  tail(c);
  rock(c);
  limb(
    c,
    [
      [246, 246],
      [204, 300],
      [186, 366],
      [168, 424],
    ],
    (u) => 21 - 8 * u,
  );
  limb(
    c,
    [
      [162, 426],
      [142, 436],
      [124, 438],
    ],
    (u) => 13 - 6 * u,
  );
  body(c);
  headOf(c);
  hair(c);
  limb(
    c,
    [
      [346, 244],
      [402, 262],
      [430, 216],
      [404, 164],
      [372, 138],
    ],
    (u) => 21 - 10 * u,
  );
  comb(c);
  swell(c, 572, 14, 20, '#5f9094', PALETTE.seaDark, 130);
  return border(c);
}

export const scenes: Scenes = { mermaid };
