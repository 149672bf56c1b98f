// What ships sail round: forts in three states, royal ports, islands, reefs; and what they carry or fear: pearls, treasure, mines.
import {
  type Control,
  circles,
  clamp,
  cloud,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  line,
  mass,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  paint,
  picture,
  poly,
  rect,
  roundTone,
  solid,
  spline,
  square,
  stream,
  stroke,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { flash } from '../../src/parts/battle.ts';
import { openChest } from '../../src/parts/chest.ts';
import { barrel, rope, spar } from '../../src/parts/things.ts';
import type { Draw, Scenes } from '../../src/scene.ts';

const token = (plate: Plate): Picture => square(plate, { token: true, register: [3, -2] });
const STONE = { color: '#d3c4a2', shade: '#8d7c60' } as const;

/** A square work with four bastions, seen from above. */
function works(k: number): Path {
  const corner = (sx: number, sy: number): Control[] => {
    const flat: Control[] = [
      [0.52, 0.62, 1],
      [0.62, 0.98, 1],
      [0.98, 0.98, 1],
      [0.98, 0.62, 1],
      [0.62, 0.52, 1],
    ];
    const turned = sx * sy > 0 ? flat : [...flat].reverse();
    return turned.map((q): Control => [300 + sx * (q[0] ?? 0) * k, 300 + sy * (q[1] ?? 0) * k, 1]);
  };
  return spline([...corner(1, 1), ...corner(1, -1), ...corner(-1, -1), ...corner(-1, 1)], true);
}

type Ruin = 'sound' | 'hurt' | 'ruin';

function gunsOf(c: Picture, lost: number): void {
  const spots = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  spots.slice(lost).forEach(([dx, dy]) => {
    const t = tube(line([300 + dx * 110, 300 + dy * 110], [300 + dx * 196, 300 + dy * 196]), (u) => 17 - 5 * u);
    form(c, t.outline, '#5a6468', { shade: '#2f383c', slide: 7, weight: 4 });
  });
}

function rubble(c: Picture, x: number, y: number, r: number): void {
  for (const [dx, dy, k] of [
    [0, 0, 1],
    [-0.9, 0.4, 0.7],
    [0.8, 0.5, 0.75],
    [0.2, -0.8, 0.6],
    [-0.5, -0.5, 0.5],
    [0.3, 0.9, 0.5],
  ] as const) {
    const [px, py, q] = [x + dx * r, y + dy * r, r * 0.5 * k];
    mass(
      c,
      poly(
        [px - q, py - q * 0.4],
        [px - q * 0.1, py - q],
        [px + q, py - q * 0.3],
        [px + q * 0.6, py + q * 0.9],
        [px - q * 0.7, py + q * 0.7],
      ),
      STONE.color,
      { shade: STONE.shade, slide: q * 0.5, weight: 3.4, reach: q, base: 0.1, gap: 5.4 },
    );
  }
}

function flag(c: Picture): void {
  const k = c.plate === 'S' ? 1.35 : 1;
  spar(c, [300, 330], [300, 330 - 170 * k], 7);
  const cloth = spline(
    [
      [304, 330 - 166 * k, 1],
      [304 + 50 * k, 330 - 150 * k],
      [304 + 100 * k, 330 - 168 * k],
      [304 + 138 * k, 330 - 150 * k, 1],
      [304 + 130 * k, 330 - 88 * k, 1],
      [304 + 96 * k, 330 - 104 * k],
      [304 + 50 * k, 330 - 84 * k],
      [304, 330 - 98 * k, 1],
    ],
    true,
  );
  form(c, cloth, '#f3e6c4', { shade: '#cdb78a', slide: 12, weight: 4.6, tint: true });
  hatch(c, cloth, (x) => clamp(0.2 + 0.4 * Math.sin(x / 20)), { angle: 1.4, gap: 6.4 });
}

function drawFort(c: Picture, state: Ruin): Picture {
  const mound = spline(
    Array.from(
      { length: 14 },
      (_, i): Control => [
        300 + Math.cos((i * Math.PI) / 7) * (268 + 10 * wave(i * 2.3)),
        300 + Math.sin((i * Math.PI) / 7) * (262 + 10 * wave(i * 3.1)),
      ],
    ),
    true,
  );
  mass(c, mound, '#a9b07a', { shade: '#74804a', slide: 30, weight: 4.6, reach: 60, gap: 6.6 });
  gunsOf(c, state === 'ruin' ? 4 : 0);
  mass(c, works(230), STONE.color, { shade: STONE.shade, slide: 30, weight: 6, reach: 50, base: 0.06, gap: 6.2, cross: 0.6 });
  mass(c, works(176), state === 'ruin' ? '#8a7c68' : '#e6d9b8', {
    shade: '#a8987a',
    slide: -14,
    weight: 4.4,
    reach: 40,
    base: state === 'ruin' ? 0.5 : 0.04,
    gap: 6.6,
    angle: 0.7,
  });
  gunsOf(c, state === 'sound' ? 0 : state === 'hurt' ? 2 : 4);
  if (state !== 'sound') {
    rubble(c, 470, 160, 52);
    rubble(c, 420, 300, 40);
  }
  if (state === 'ruin') {
    for (const [x, y, r] of [
      [150, 450, 60],
      [300, 180, 52],
      [180, 200, 46],
      [440, 440, 56],
      [300, 330, 70],
    ] as const)
      rubble(c, x, y, r);
    return c;
  }
  mass(c, rect(226, 236, 148, 128), '#b4624a', {
    shade: '#74352a',
    slide: 20,
    weight: 5,
    reach: 40,
    base: 0.1,
    gap: 6,
    angle: 0.02,
  });
  stroke(c, line([226, 236], [300, 300], [374, 236]), { weight: 3.4, taper: [0, 0] });
  stroke(c, line([226, 364], [300, 300], [374, 364]), { weight: 3.4, taper: [0, 0] });
  flag(c);
  return c;
}

const fort =
  (state: Ruin): Draw =>
  (plate) =>
    drawFort(token(plate), state);
/** The flag flies in the same place over a sound fort and a damaged one; a ruin has none. */
const fortFlag: Draw = (plate) => drawFort(square(plate, { stencil: true }), 'sound');

function royalPort(plate: Plate): Picture {
  const c = token(plate);
  mass(c, ellipse(300, 310, 264, 250), '#a9b07a', { shade: '#74804a', slide: 30, weight: 4.6, reach: 60, gap: 6.6 });
  for (const [x, y, w, h, roof] of [
    [130, 180, 120, 90, '#a8503a'],
    [350, 170, 130, 96, '#8f4434'],
    [120, 340, 100, 110, '#b46a48'],
    [400, 330, 100, 120, '#a8503a'],
  ] as const) {
    mass(c, rect(x, y, w, h), roof, { shade: '#5d2a20', slide: 14, weight: 4.6, reach: 30, base: 0.1, gap: 6, angle: 0.02 });
    stroke(c, line([x, y + h / 2], [x + w, y + h / 2]), { weight: 3.4, taper: [0, 0] });
  }
  mass(c, rect(252, 420, 96, 150), '#b98a52', {
    shade: PALETTE.woodDark,
    slide: 14,
    weight: 4.6,
    reach: 24,
    base: 0.1,
    gap: 7,
    angle: 0,
  });
  const crown = spline(
    [
      [216, 356, 1],
      [196, 256, 1],
      [252, 300, 1],
      [300, 226, 1],
      [348, 300, 1],
      [404, 256, 1],
      [384, 356, 1],
    ],
    true,
  );
  mass(c, crown, PALETTE.gold, { shade: PALETTE.goldDark, slide: 16, weight: 5.4, reach: 34, base: 0.06, gap: 5.4 });
  for (const x of [252, 300, 348])
    form(c, ellipse(x, 334, plate === 'S' ? 17 : 11), '#b02a35', { shade: '#74151f', slide: 4, weight: 3 });
  return c;
}

function reef(plate: Plate): Picture {
  const c = token(plate);
  const foam = spline(
    Array.from(
      { length: 16 },
      (_, i): Control => [
        300 + Math.cos((i * Math.PI) / 8) * (250 + 24 * wave(i * 2.9)),
        310 + Math.sin((i * Math.PI) / 8) * (214 + 20 * wave(i * 4.1)),
      ],
    ),
    true,
  );
  form(c, foam, '#dbe9e2', { shade: '#8fb6b4', slide: -16, weight: 3.4 });
  hatch(c, foam, (x, y) => clamp(0.1 + 0.4 * cloud(x / 40, y / 14)), { angle: 0.02, gap: 7 });
  for (const [x, y, k] of [
    [190, 300, 1],
    [390, 290, 1.15],
    [290, 400, 1.1],
    [300, 230, 0.8],
    [440, 400, 0.7],
  ] as const) {
    const rock = spline(
      [
        [x - 90 * k, y + 50 * k, 1],
        [x - 60 * k, y - 30 * k, 1],
        [x - 20 * k, y - 40 * k, 1],
        [x + 6 * k, y - 110 * k, 1],
        [x + 40 * k, y - 30 * k, 1],
        [x + 70 * k, y - 10 * k, 1],
        [x + 92 * k, y + 54 * k, 1],
        [x, y + 74 * k],
      ],
      true,
    );
    form(c, rock, '#8a7c6e', { shade: '#4c423a', slide: 30 * k, weight: 5 });
    hatch(c, rock, (px, py) => clamp(0.2 + 0.6 * clamp((px - x) / (70 * k)) + 0.25 * cloud(px / 18, py / 22)), {
      angle: 1.2,
      gap: 6.2,
      cross: 0.55,
    });
  }
  return c;
}

function pearl(plate: Plate): Picture {
  const c = token(plate);
  const shell = spline(
    [
      [60, 340, 1],
      [120, 240],
      [300, 200],
      [480, 240],
      [540, 340, 1],
      [470, 470],
      [300, 520],
      [130, 470],
    ],
    true,
  );
  mass(c, shell, '#e9b7a0', { shade: '#b06a58', slide: 30, weight: 6, reach: 70, base: 0.08, gap: 6.4, angle: 1.4 });
  mass(
    c,
    spline(
      [
        [110, 340, 1],
        [180, 290],
        [300, 276],
        [420, 290],
        [490, 340, 1],
        [420, 420],
        [300, 440],
        [180, 420],
      ],
      true,
    ),
    '#fbe6d8',
    { shade: '#d8a896', slide: -16, weight: 4.6, reach: 50, gap: 6.4 },
  );
  const ball = ellipse(300, 300, 112);
  form(c, ball, '#fbf8ec', { shade: '#b0b2b4', slide: 44, weight: 6 });
  follow(c, ball, roundTone(ball, 100, 1), circles(264, 262, 40, 200, 6.4), 6.4);
  solid(c, ellipse(260, 256, 26, 19, -0.6), '#fff');
  return c;
}

function treasure(plate: Plate): Picture {
  const c = token(plate);
  within(c, 'translate(-36 -18)', () => openChest(c));
  return c;
}

/** A barrel of powder under the water, its fuse above. */
function mine(plate: Plate): Picture {
  const c = token(plate);
  rope(
    c,
    [
      [330, 130],
      [360, 80],
      [420, 90],
      [440, 140],
    ],
    plate === 'S' ? 14 : 9,
  );
  barrel(c, 300, 330, 300, 380);
  flash(c, 446, 150, plate === 'S' ? 74 : 56);
  solid(
    c,
    spline(
      [
        [300, 250],
        [352, 268],
        [360, 316],
        [336, 344, 1],
        [332, 376, 1],
        [268, 376, 1],
        [264, 344, 1],
        [240, 316],
        [248, 268],
      ],
      true,
    ),
  );
  for (const s of [-1, 1]) {
    const eye = ellipse(300 + s * 26, 310, 17, 15);
    knock(c, eye);
    paint(c, eye, '#e8d8b0', { edge: 0 });
  }
  return c;
}

function isle(plate: Plate, wide: boolean): Picture {
  const c = wide ? picture(600, 300, plate, { token: true, register: [3, -2], fine: 0.8 }) : token(plate);
  const [cx, cy, rx, ry] = [c.width / 2, c.height / 2, c.width * 0.44, c.height * 0.42];
  const ring = (k: number, seed: number): Path =>
    spline(
      Array.from({ length: 18 }, (_, i): Control => {
        const r = k * (1 + 0.11 * wave(i * 1.9 + seed));
        return [cx + Math.cos((i * Math.PI) / 9) * rx * r, cy + Math.sin((i * Math.PI) / 9) * ry * r];
      }),
      true,
    );
  form(c, ring(1, 3), '#dbe9e2', { shade: '#8fb6b4', slide: -10, weight: 2.6 });
  form(c, ring(0.9, 3), '#e6d29a', { shade: '#b79a5c', slide: 14, weight: 4.6 });
  mass(c, ring(0.72, 4), '#8fa55c', { shade: '#5d7440', slide: 24, weight: 4, reach: 60, gap: 6.2, cross: 0.55 });
  const random = stream(wide ? 3 : 8);
  for (let i = 0; i < { L: 26, M: 13, S: 5 }[plate]; i++) {
    const [a, r, s] = [
      random() * 6.28,
      Math.sqrt(random()) * 0.58,
      (plate === 'S' ? 40 : plate === 'M' ? 27 : 20) * (wide ? 0.7 : 1),
    ];
    const tree = ellipse(cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r, s, s * 0.9);
    mass(c, tree, '#6f8a46', { shade: '#3f572a', slide: s * 0.5, weight: 3.2, reach: s, base: 0.06, gap: 5.4 });
  }
  const hill = spline(
    [
      [cx - rx * 0.3, cy + ry * 0.1],
      [cx - rx * 0.06, cy - ry * 0.44],
      [cx + rx * 0.12, cy - ry * 0.3],
      [cx + rx * 0.34, cy + ry * 0.12],
      [cx, cy + ry * 0.26],
    ],
    true,
  );
  mass(c, hill, '#a8926e', { shade: '#6b5840', slide: 26, weight: 4.4, reach: 50, base: 0.08, gap: 5.8, cross: 0.5 });
  return c;
}

export const scenes: Scenes = {
  'fort-sound': fort('sound'),
  'fort-flag': fortFlag,
  'fort-hurt': fort('hurt'),
  'fort-ruin': fort('ruin'),
  'royal-port': royalPort,
  reef,
  pearl,
  treasure,
  mine,
  'island-long': (plate) => isle(plate, true),
  'island-round': (plate) => isle(plate, false),
};
