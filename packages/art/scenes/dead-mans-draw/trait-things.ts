// Traits that are things: a net, a lighthouse, a burst gun.
import {
  at,
  border,
  clamp,
  cloud,
  ellipse,
  form,
  hatch,
  inside,
  lerp,
  line,
  mass,
  outline,
  PALETTE,
  type Picture,
  type Plate,
  type Point,
  paint,
  place,
  poly,
  rect,
  rings,
  roundTone,
  slope,
  soft,
  solid,
  spline,
  spot,
  square,
  stroke,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { rays, ruledGround } from '../../src/parts/backdrop.ts';
import { flash } from '../../src/parts/battle.ts';
import { compass, dividers } from '../../src/parts/brass.ts';
import { gun, shot } from '../../src/parts/cannon.ts';
import { openChest } from '../../src/parts/chest.ts';
import { puff, ruledSea, water } from '../../src/parts/sea.ts';
import { tentacle } from '../../src/parts/tentacle.ts';
import { blade, coin, flame, rope, spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function tavernWall(c: Picture): void {
  ruledGround(c, '#8a6a4a', { x: 280, y: 270, r: 230, color: '#f4d68e' }, 0.75);
}

function goldenScales(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  const t = tube(
    spline([
      [150, 560],
      [200, 440],
      [300, 360],
      [340, 260],
      [310, 190],
    ]),
    (u) => lerp(120, 26, u),
  );
  mass(
    c,
    spline(
      [
        [296, 214, 1],
        [210, 170],
        [140, 90, 1],
        [240, 90],
        [300, 130, 1],
        [350, 70],
        [460, 40, 1],
        [440, 140],
        [330, 214, 1],
      ],
      true,
    ),
    '#f0cf74',
    { shade: PALETTE.goldDark, slide: 24, weight: 5.4, reach: 60, base: 0.06, gap: 6 },
  );
  form(c, t.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 44, weight: 6 });
  const step = plate === 'L' ? 5 : 9;
  if (plate !== 'S')
    for (let i = 4; i < t.spine.length - 4; i += step) {
      const [w, n, p] = [t.width(i / (t.spine.length - 1)), at(t.normals, i), at(t.spine, i)];
      const count = Math.max(2, Math.round(w / 15));
      for (let k = -count; k < count; k++) {
        const q = (v: number, push: number): Point => [p[0] + n[0] * w * v + n[1] * push, p[1] + n[1] * w * v - n[0] * push];
        const [v0, v1] = [(k + (((i - 4) / step) % 2) * 0.5) / count, (k + 1 + (((i - 4) / step) % 2) * 0.5) / count];
        if (v1 <= 1)
          stroke(c, spline([q(v0, 0), q((v0 + v1) / 2, -w * 0.14 - 8), q(v1, 0)]), {
            weight: 2 + 1.4 * clamp(v1),
            taper: [0.1, 0.1],
          });
      }
    }
  rings(c, t, { gap: 7, gain: 0.9, base: -0.14 });
  for (const [x, y, r] of [
    [430, 480, 44],
    [510, 520, 40],
    [380, 550, 40],
    [470, 400, 36],
  ] as const)
    coin(c, x, y, r, 0.7, 0.2);
  return border(c);
}

function treasureHunter(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  const sand = spline(
    [
      [-10, 430],
      [140, 390],
      [300, 410],
      [460, 380],
      [610, 420, 1],
      [610, 610, 1],
      [-10, 610, 1],
    ],
    true,
  );
  form(c, sand, '#dfc48c', { shade: '#b0925a', slide: -14, weight: 4.6 });
  hatch(c, sand, (x, y) => clamp(0.12 + 0.7 * spot(300, 480, 210, 60)(x, y) + 0.1 * cloud(x / 20, y / 12)), {
    angle: 0.03,
    gap: 6.4,
    cross: 0.55,
  });
  within(c, 'translate(120 250) scale(.6)', () => openChest(c));
  const heap = spline(
    [
      [60, 560, 1],
      [140, 510],
      [260, 540],
      [360, 520],
      [480, 550],
      [560, 600, 1],
      [60, 600, 1],
    ],
    true,
  );
  mass(c, heap, '#e6cd94', { shade: '#b0925a', slide: -10, weight: 4.4, reach: 40, base: 0.1, gap: 6.4 });
  spar(c, [470, 470], [404, 60], 15);
  spar(c, [356, 66], [452, 52], 13);
  mass(
    c,
    spline(
      [
        [432, 400, 1],
        [516, 386, 1],
        [540, 480],
        [506, 566, 1],
        [456, 500],
      ],
      true,
    ),
    PALETTE.steel,
    { shade: PALETTE.steelDark, slide: 18, weight: 5.2, reach: 40, base: 0.06, gap: 5.4 },
  );
  return border(c);
}

function navigator(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  const sheet = spline(
    [
      [60, 360, 1],
      [300, 340],
      [540, 360, 1],
      [590, 570, 1],
      [10, 570, 1],
    ],
    true,
  );
  form(c, sheet, '#f1deb0', { shade: '#cfae72', slide: 16, weight: 5 });
  hatch(c, sheet, roundTone(sheet, 60, 0.5, 0.04), { angle: 0.02, gap: 6.6 });
  dividers(c, 420, 500, 380, 96);
  compass(c, 220, 330, 150, 0.92);
  return border(c);
}

function masterGunner(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  for (const [x, y] of [
    [120, 480],
    [240, 490],
    [360, 490],
    [480, 480],
    [180, 384],
    [300, 390],
    [420, 384],
    [240, 290],
    [360, 290],
    [300, 196],
  ] as const)
    shot(c, x, y, 62);
  spar(c, [60, 590], [200, 60], 10);
  rope(
    c,
    [
      [196, 70],
      [226, 40],
      [262, 60],
      [250, 100],
    ],
    9,
  );
  flash(c, 252, 104, plate === 'S' ? 56 : 42);
  return border(c);
}

function safeHarbor(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 460), '#4a5a74', { edge: 0 });
  soft(c, ellipse(300, 130, 260, 110), '#f2d48c', 0.95);
  rays(c, rect(14, 14, 572, 430), 300, 120, 90, 420, 1);
  water(c, 420, '#3f6672');
  if (c.hatchScale > 0) ruledSea(c, 434, 620, { from: 0, to: 600 }, 8, 80);
  const rock = spline(
    [
      [110, 600, 1],
      [140, 500],
      [200, 460, 1],
      [300, 446],
      [400, 460, 1],
      [470, 510],
      [500, 600, 1],
    ],
    true,
  );
  mass(c, rock, '#8a7c6e', { shade: '#4c423a', slide: 34, weight: 5.4, reach: 70, base: 0.16, gap: 6.4, cross: 0.5 });
  const tower = spline(
    [
      [226, 470, 1],
      [252, 180, 1],
      [348, 180, 1],
      [374, 470, 1],
    ],
    true,
  );
  form(c, tower, '#f3ead6', { shade: '#b0a284', slide: 34, weight: 6 });
  for (const [y0, y1] of [
    [250, 320],
    [390, 460],
  ] as const) {
    const x = (y: number, s: number): number => 300 + s * (48 + ((y - 180) / 290) * 26);
    const stripe = poly([x(y0, -1), y0], [x(y0, 1), y0], [x(y1, 1), y1], [x(y1, -1), y1]);
    paint(c, stripe, PALETTE.red, { shade: PALETTE.redDark, slide: 26, edge: 0 });
    outline(c, stripe, 3);
  }
  hatch(c, tower, slope(270, 0, 374, 0, 0, 0.95), { angle: 0.02, gap: 6 });
  mass(c, rect(236, 164, 128, 22), PALETTE.iron, { shade: PALETTE.ironDark, slide: 8, weight: 4.6, reach: 14, gap: 5 });
  form(c, rect(262, 96, 76, 70), '#ffe9a6', { weight: 5 });
  flame(c, 300, 158, 0.8);
  mass(
    c,
    spline(
      [
        [246, 98, 1],
        [300, 36, 1],
        [354, 98, 1],
      ],
      true,
    ),
    PALETTE.red,
    { shade: PALETTE.redDark, slide: 16, weight: 5, reach: 30, base: 0.08, gap: 5.6 },
  );
  return border(c);
}

function fisherman(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  tentacle(
    c,
    [
      [200, 470],
      [120, 420],
      [90, 300],
      [140, 220],
      [200, 250],
      [180, 300],
    ],
    40,
    1,
  );
  tentacle(
    c,
    [
      [390, 480],
      [490, 430],
      [520, 310],
      [470, 240],
      [420, 270],
      [440, 310],
    ],
    40,
    -1,
  );
  tentacle(
    c,
    [
      [300, 480],
      [310, 380],
      [270, 300],
      [310, 220],
      [360, 250],
      [338, 290],
    ],
    44,
    -1,
  );
  const net = spline(
    [
      [90, 330, 1],
      [200, 400],
      [300, 416],
      [400, 400],
      [510, 330, 1],
      [490, 470],
      [400, 560],
      [300, 580],
      [200, 560],
      [110, 470],
    ],
    true,
  );
  c.cut.push('');
  const cell = plate === 'S' ? 74 : 40;
  for (const s of [-1, 1])
    for (let d = -700; d < 1300; d += cell) {
      const cord: Point[] = [];
      for (let x = 80; x < 520; x += 4) {
        const y = s * (x - 300) + d;
        if (inside(net, x, y)) cord.push([x, y]);
        else if (cord.length > 2) stroke(c, cord.splice(0), { weight: plate === 'S' ? 3 : 5, taper: [0, 0] });
      }
      if (cord.length > 2) stroke(c, cord, { weight: plate === 'S' ? 3 : 5, taper: [0, 0] });
    }
  rope(
    c,
    [
      [60, 300],
      [90, 330],
      [200, 402],
      [300, 418],
      [400, 402],
      [510, 330],
      [540, 300],
      [520, 160],
      [430, 60],
    ],
    plate === 'S' ? 14 : 10,
  );
  return border(c);
}

function misfire(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  for (const [x, y, r] of [
    [420, 130, 70],
    [500, 200, 64],
    [340, 90, 60],
    [540, 110, 60],
    [450, 240, 60],
  ] as const)
    puff(c, x, y, r, y + 14, { color: '#8d847b', shade: '#4d453e' });
  gun(c);
  flash(c, 400, 196, plate === 'S' ? 120 : 104);
  for (const [x, y, a] of [
    [470, 90, 0.3],
    [520, 300, 1.2],
    [300, 90, -0.5],
    [560, 200, 0.8],
  ] as const)
    mass(
      c,
      place(
        [
          [-26, -10],
          [20, -18],
          [28, 6],
          [-10, 20],
        ],
        1,
        x,
        y,
        a,
      ),
      '#64737a',
      { shade: '#2f3a42', slide: 8, weight: 4, reach: 16, base: 0.2, gap: 5 },
    );
  return border(c);
}

function parry(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  blade(c, line([110, 520], [430, 200], [520, 100]), (u) => 20 * (u > 0.88 ? clamp((1 - u) / 0.12) : 1) + 0.5);
  mass(c, tube(line([90, 430], [200, 520]), 14).outline, PALETTE.gold, {
    shade: PALETTE.goldDark,
    slide: 8,
    weight: 4.8,
    reach: 18,
    gap: 5,
  });
  spar(c, [132, 490], [66, 566], 17, '#6b4630', '#3b2417');
  blade(c, line([500, 520], [200, 220], [90, 120]), (u) => 20 * (u > 0.88 ? clamp((1 - u) / 0.12) : 1) + 0.5);
  mass(c, tube(line([410, 530], [520, 430]), 14).outline, PALETTE.iron, {
    shade: PALETTE.ironDark,
    slide: 8,
    weight: 4.8,
    reach: 18,
    gap: 5,
  });
  spar(c, [478, 492], [546, 566], 17, '#2f4766', '#1d2f47');
  flash(c, 306, 326, plate === 'S' ? 96 : 84);
  return border(c);
}

function locker(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 600), '#2f5f6b', { edge: 0 });
  soft(c, ellipse(250, 60, 240, 150), '#a8d0b8', 0.9);
  for (const x of [60, 170, 280, 390]) soft(c, poly([x, -20], [x + 60, -20], [x + 150, 480], [x + 20, 480]), '#9cc8b4', 0.3);
  hatch(c, rect(14, 14, 572, 572), (x, y) => clamp(0.15 + y / 900 + 0.15 * wave(x / 40 + y / 30)), {
    angle: 0.04,
    gap: 7.4,
    max: 0.75,
    waver: 4,
  });
  const bed = spline(
    [
      [-10, 500],
      [120, 480],
      [300, 506],
      [460, 484],
      [610, 500, 1],
      [610, 610, 1],
      [-10, 610, 1],
    ],
    true,
  );
  form(c, bed, '#8a8f70', { shade: '#525a44', slide: -12, weight: 4.4 });
  hatch(c, bed, (x, y) => clamp(0.2 + 0.5 * spot(330, 540, 240, 50)(x, y)), { angle: 0.03, gap: 6.4 });
  within(c, 'translate(16 40) scale(.94)', () => openChest(c));
  paint(c, rect(0, 0, 600, 600), '#2f6f7c', { edge: 0, opacity: 0.34 });
  for (const [x, a] of [
    [60, 0],
    [96, 1],
    [540, 2],
    [566, 3],
  ] as const) {
    const weed = tube(
      spline([
        [x, 560],
        [x + 18 * Math.sin(a), 470],
        [x - 16 * Math.cos(a), 380],
        [x + 20 * Math.sin(a + 1), 280],
      ]),
      (u) => 11 - 9 * u,
    );
    mass(c, weed.outline, '#5f8a4a', { shade: '#35562c', slide: 6, weight: 3.8, reach: 12, gap: 5 });
  }
  for (const [x, y, r] of [
    [330, 120, 15],
    [360, 70, 21],
    [310, 50, 11],
    [392, 130, 9],
    [150, 170, 12],
  ] as const) {
    const bubble = ellipse(x, y, r * (plate === 'S' ? 1.5 : 1));
    paint(c, bubble, '#cfe6dc', { edge: 0, opacity: 0.7 });
    outline(c, bubble, 3);
  }
  return border(c);
}

/** A crab that has found a coin before anyone else did. */
function scavenger(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  const sand = spline(
    [
      [-10, 470],
      [140, 450],
      [300, 466],
      [460, 446],
      [610, 464, 1],
      [610, 610, 1],
      [-10, 610, 1],
    ],
    true,
  );
  form(c, sand, '#dfc48c', { shade: '#b0925a', slide: -14, weight: 4.6 });
  hatch(c, sand, (x, y) => clamp(0.12 + 0.8 * spot(300, 520, 240, 50)(x, y)), { angle: 0.03, gap: 6.4, cross: 0.55 });
  const red = { shade: '#8a2f1c', weight: 5, base: 0.06, gap: 5.8 } as const;
  for (const s of [-1, 1])
    for (const [i, d] of [
      [0, 0],
      [1, 34],
      [2, 66],
    ] as const) {
      const leg = tube(
        spline([
          [300 + s * (120 - i * 10), 410 + d * 0.5],
          [300 + s * (220 - i * 14), 390 + d],
          [300 + s * (250 - i * 24), 480 + d * 0.9],
        ]),
        (u) => 17 - 13 * u,
      );
      form(c, leg.outline, '#d8633a', { shade: '#8a2f1c', slide: 7, weight: 4.4 });
      rings(c, leg, { gap: 6, base: 0.06 });
    }
  coin(c, 300, 150, plate === 'S' ? 96 : 84, 0.96, 0.1);
  for (const s of [-1, 1]) {
    const x = (v: number): number => 300 + s * v;
    const arm = tube(
      spline([
        [x(110), 370],
        [x(190), 330],
        [x(180), 250],
        [x(130), 210],
      ]),
      (u) => 24 - 4 * u,
    );
    form(c, arm.outline, '#d8633a', { shade: '#8a2f1c', slide: 10, weight: 4.8 });
    rings(c, arm, { gap: 6, base: 0.06 });
    mass(
      c,
      spline(
        [
          [x(150), 240, 1],
          [x(176), 190],
          [x(150), 120],
          [x(84), 96, 1],
          [x(110), 140],
          [x(96), 170, 1],
          [x(60), 180, 1],
          [x(100), 230],
        ],
        true,
      ),
      '#e0784a',
      { ...red, slide: 18, reach: 40 },
    );
  }
  mass(
    c,
    spline(
      [
        [150, 390],
        [190, 320],
        [300, 296],
        [410, 320],
        [450, 390],
        [400, 460],
        [300, 480],
        [200, 460],
      ],
      true,
    ),
    '#e0784a',
    { ...red, slide: 40, reach: 80, cross: 0.55 },
  );
  for (const s of [-1, 1]) {
    stroke(c, line([300 + s * 40, 316], [300 + s * 46, 262]), { weight: 9, taper: [0, 0] });
    form(c, ellipse(300 + s * 47, 256, plate === 'S' ? 26 : 20), '#fbf3dc', { weight: 4 });
    solid(c, ellipse(300 + s * 45, 252, plate === 'S' ? 12 : 9));
  }
  stroke(
    c,
    spline([
      [250, 420],
      [300, 436],
      [350, 420],
    ]),
    { weight: 5 },
  );
  return border(c);
}

/** A lock that has met a crowbar. */
function plunderer(plate: Plate): Picture {
  const c = square(plate);
  tavernWall(c);
  const bow = tube(
    spline([
      [196, 330],
      [190, 210],
      [240, 120],
      [330, 110],
      [400, 170],
      [408, 230],
    ]),
    25,
  );
  form(c, bow.outline, PALETTE.steel, { shade: PALETTE.steelDark, slide: 16, weight: 5.6 });
  rings(c, bow, { gap: 5.8, base: 0.06 });
  mass(
    c,
    spline(
      [
        [140, 300, 1],
        [440, 300, 1],
        [450, 400],
        [410, 510],
        [290, 550],
        [170, 510],
        [130, 400],
      ],
      true,
    ),
    PALETTE.gold,
    { shade: PALETTE.goldDark, slide: 50, weight: 6, reach: 90, base: 0.08, gap: 5.8, cross: 0.55 },
  );
  solid(
    c,
    spline(
      [
        [290, 370],
        [320, 384],
        [322, 414],
        [306, 432, 1],
        [318, 490, 1],
        [262, 490, 1],
        [274, 432, 1],
        [258, 414],
        [260, 384],
      ],
      true,
    ),
  );
  for (const x of [168, 412]) form(c, ellipse(x, 330, 12), '#f0cf74', { shade: PALETTE.goldDark, slide: 4, weight: 3.4 });
  const bar = tube(
    spline([
      [360, 330],
      [400, 250],
      [470, 180],
      [560, 60],
    ]),
    (u) => 19 - (u < 0.1 ? 10 : 0),
  );
  form(c, bar.outline, '#5a6468', { shade: '#2f383c', slide: 12, weight: 5.4 });
  rings(c, bar, { gap: 5.8, base: 0.12 });
  flash(c, 404, 250, plate === 'S' ? 66 : 50);
  return border(c);
}

export const scenes: Scenes = {
  'trait-scavenger': scavenger,
  'trait-plunderer': plunderer,
  'trait-golden-scales': goldenScales,
  'trait-treasure-hunter': treasureHunter,
  'trait-navigator': navigator,
  'trait-master-gunner': masterGunner,
  'trait-safe-harbor': safeHarbor,
  'trait-fisherman': fisherman,
  'trait-misfire': misfire,
  'trait-parry': parry,
  'trait-davy-jones-locker': locker,
};
