// The Governor, in profile: wig, cockade and a nose for other people's money.
import {
  type Control,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  lerp,
  line,
  loft,
  mass,
  PALETTE,
  type Picture,
  type Plate,
  type Point,
  paint,
  rings,
  roundTone,
  shows,
  soft,
  solid,
  spline,
  spot,
  square,
  stroke,
  sum,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { ovalFrame, ovalGround } from '../../src/parts/backdrop.ts';
import { draped } from '../../src/parts/dress.ts';
import type { Scenes } from '../../src/scene.ts';

const WIG = { color: '#efeadd', shade: '#b3afa6' } as const;
const PROFILE = [
  [248, 196],
  [232, 214],
  [225, 236],
  [223, 252],
  [230, 264],
  [222, 280],
  [202, 296],
  [186, 316],
  [183, 330],
  [193, 340],
  [207, 340],
  [212, 345, 1],
  [205, 353],
  [201, 362],
  [206, 368],
  [213, 370, 1],
  [206, 376],
  [206, 386],
  [214, 394],
  [210, 404],
  [207, 416],
  [214, 430],
  [232, 440],
  [252, 442],
  [268, 450],
  [290, 462, 1],
] as const;

function uniform(c: Picture): void {
  const queue = tube(
    spline([
      [420, 400],
      [452, 450],
      [458, 510],
      [440, 560],
    ]),
    (u) => lerp(26, 8, u),
  );
  form(c, queue.outline, '#d9d3c4', { shade: '#a29c90', slide: 14, weight: 3.8 });
  rings(c, queue, { gap: 6, base: 0.22 });
  const cloth = spline(
    [
      [250, 470, 1],
      [200, 498],
      [150, 530],
      [100, 600, 1],
      [90, 680, 1],
      [580, 680, 1],
      [520, 540],
      [470, 492],
      [392, 462, 1],
    ],
    true,
  );
  form(c, cloth, PALETTE.blue, { shade: PALETTE.blueDark, slide: 40, weight: 5 });
  hatch(
    c,
    cloth,
    sum(roundTone(cloth, 120, 0.8, 0.18), (x) => 0.4 * clamp((x - 330) / 160)),
    { angle: 1, gap: 6.5, cross: 0.5, curve: 0.15 },
  );
  const stockTie = spline(
    [
      [262, 420, 1],
      [340, 420, 1],
      [392, 470, 1],
      [330, 510],
      [246, 486, 1],
    ],
    true,
  );
  form(c, stockTie, PALETTE.linen, { shade: PALETTE.linenDark, slide: 16, weight: 3.6 });
  for (let i = 0; i < (shows(c, 1) ? 4 : 2); i++)
    stroke(
      c,
      spline([
        [252 - i * 2, 454 + i * 13],
        [290, 464 + i * 15],
        [350 + i * 8, 450 + i * 13],
      ]),
      { weight: 2.4 },
    );
  hatch(c, stockTie, (x, y) => clamp((x - 300) / 90) * 0.8 + 0.4 * clamp((446 - y) / 20), { angle: 0.5, gap: 5.5, curve: 0.1 });
  const left = Array.from({ length: 7 }, (_, i): Control => [238 - (i % 2 === 1 ? 26 : 6) - i * 3, 480 + i * 20]);
  const right = Array.from({ length: 7 }, (_, i): Control => [276 + (i % 2 === 1 ? 24 : 4) - i * 2, 486 + i * 20]).reverse();
  form(c, spline([...left, ...right], true), '#faf5e8', { shade: PALETTE.linenDark, slide: 12, weight: 3.6 });
  if (shows(c, 1))
    for (let i = 0; i < 6; i++)
      stroke(
        c,
        spline([
          [222 - i * 3, 494 + i * 20],
          [250, 506 + i * 20],
          [284 - i * 2, 492 + i * 20],
        ]),
        { weight: 2 },
      );
  const lapel = spline(
    [
      [296, 492, 1],
      [398, 466, 1],
      [412, 500],
      [372, 560],
      [330, 660, 1],
      [262, 660, 1],
      [280, 550],
    ],
    true,
  );
  mass(c, lapel, '#b23a34', {
    shade: PALETTE.redDark,
    slide: 22,
    weight: 4,
    reach: 60,
    base: 0.12,
    angle: 0.9,
    gap: 6,
    cross: 0.5,
  });
  const lace = tube(
    spline([
      [402, 468],
      [416, 504],
      [376, 566],
      [336, 660],
    ]),
    6,
  );
  form(c, lace.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 3, weight: 2.6 });
  rings(c, lace, { gap: 8, base: 0.4 });
  mass(
    c,
    spline(
      [
        [440, 484, 1],
        [486, 492],
        [520, 530, 1],
        [500, 552],
        [466, 528],
        [430, 512],
      ],
      true,
    ),
    PALETTE.gold,
    { shade: PALETTE.goldDark, slide: 10, weight: 3.6, gap: 5 },
  );
}

function profile(c: Picture): void {
  const shape = spline([...PROFILE, [352, 440, 1], [380, 330], [370, 200, 1]], true);
  form(c, shape, '#e3b48c', { weight: 4.6 });
  soft(c, ellipse(262, 344, 34, 24, -0.2), '#d2694a', 0.75);
  soft(c, ellipse(196, 326, 14, 12), '#d2694a', 0.8);
  paint(
    c,
    spline(
      [
        [290, 462],
        [262, 446],
        [236, 440],
        [250, 430],
        [284, 420],
        [312, 392],
        [326, 340],
        [352, 300],
        [380, 330],
        [352, 440],
      ],
      true,
    ),
    '#b87857',
    { edge: 0, opacity: 0.75 },
  );
  paint(
    c,
    spline(
      [
        [232, 262],
        [248, 254],
        [276, 262],
        [262, 286],
        [238, 286],
      ],
      true,
    ),
    '#b87857',
    { edge: 0, opacity: 0.45 },
  );
  const jaw = loft(
    spline([
      [216, 432],
      [250, 400],
      [290, 330],
      [300, 230],
    ]),
    spline([
      [290, 462],
      [340, 430],
      [366, 340],
      [366, 220],
    ]),
    16,
  );
  follow(c, shape, (x, y) => clamp((x - 262) / 80 + (y - 372) / 150) * 0.8 - 0.1 * wave(x / 12), jaw, 6.5);
  follow(
    c,
    shape,
    (x, y) => clamp(0.66 - Math.hypot((x - 247) / 34, (y - 268) / 22) * 0.55),
    loft(
      spline([
        [222, 262],
        [250, 252],
        [300, 262],
      ]),
      spline([
        [226, 292],
        [252, 298],
        [300, 290],
      ]),
      8,
    ),
    5,
  );
  hatch(c, shape, (x, y) => clamp((y - 424) / 26) * clamp((x - 216) / 20) * 0.95, { angle: 0.35, gap: 5.2, cross: 0.45 });
  hatch(c, shape, (_, y) => clamp((232 - y) / 26) * 0.85, { angle: 0.1, gap: 5.2, cross: 0.5 });
  hatch(c, shape, sum(spot(204, 337, 15, 9), spot(216, 378, 11, 7)), { angle: 0.2, gap: 4.4 });
}

function features(c: Picture): void {
  const small = c.plate === 'S';
  stroke(
    c,
    spline([
      [222, 246],
      [236, 240],
      [254, 243],
      [270, 254],
    ]),
    { weight: small ? 5 : 9, taper: [0.25, 0.6] },
  );
  const eye = spline(
    [
      [229, 272, 1],
      [238, 264],
      [252, 265],
      [262, 274, 1],
      [250, 279],
      [238, 279],
    ],
    true,
  );
  knock(c, eye);
  paint(c, eye, '#fbf6e8', { edge: 0 });
  solid(c, ellipse(240, 271, 5.5, 7));
  stroke(
    c,
    spline([
      [226, 271],
      [237, 262],
      [252, 263],
      [268, 275],
    ]),
    { weight: 5, taper: [0.2, 0.5] },
  );
  stroke(
    c,
    spline([
      [197, 334],
      [203, 328],
      [212, 332],
      [209, 339],
    ]),
    { weight: 4, taper: [0.2, 0.3] },
  );
  stroke(
    c,
    spline([
      [212, 320],
      [222, 326],
      [220, 340],
    ]),
    { weight: 3 },
  );
  stroke(
    c,
    spline([
      [203, 365],
      [216, 366],
      [232, 362],
      [240, 366],
    ]),
    { weight: 4.2, taper: [0.05, 0.5] },
  );
  if (!shows(c, 1)) return;
  solid(c, ellipse(238, 269, 1.8), '#fff');
  for (const points of [
    [
      [232, 280],
      [246, 283],
      [260, 278],
    ],
    [
      [234, 257],
      [248, 255],
      [266, 262],
    ],
    [
      [240, 289],
      [254, 292],
      [268, 286],
    ],
    [
      [270, 270],
      [282, 266],
    ],
    [
      [224, 336],
      [240, 350],
      [244, 374],
    ],
    [
      [214, 394],
      [226, 392],
    ],
    [
      [214, 426],
      [240, 422],
      [268, 428],
    ],
  ] as const)
    stroke(c, spline(points), { weight: 2 });
  paint(
    c,
    spline(
      [
        [203, 362],
        [216, 360],
        [230, 363],
        [214, 377],
        [205, 378],
      ],
      true,
    ),
    '#b9544a',
    { edge: 0, opacity: 0.6 },
  );
}

function roll(c: Picture, x0: number, y0: number, x1: number, y1: number, r: number): void {
  const t = tube(line([x0, y0], [x1, y1]), (u) => r * (0.86 + 0.2 * Math.sin(u * Math.PI)));
  form(c, t.outline, '#f6f2e6', { shade: '#b9b4a8', slide: r * 0.6, weight: 4 });
  follow(
    c,
    t.outline,
    (x, y) => clamp(0.12 + ((y - lerp(y0, y1, (x - x0) / (x1 - x0))) / r) * 0.8),
    loft(t.left, t.right, 9),
    r / 4.2,
  );
  form(c, ellipse(x0, y0, r * 0.55, r * 0.95, 0.1), '#e6dfcf', { shade: '#a8a296', slide: 5, weight: 3.2 });
  const curl = Array.from(
    { length: 37 },
    (_, i): Point => [x0 + Math.cos(i * 0.3) * r * 0.5 * (1 - i / 40), y0 + Math.sin(i * 0.3) * r * 0.85 * (1 - i / 40)],
  );
  if (shows(c, 1)) stroke(c, curl, { weight: 2.2 });
}

function wig(c: Picture): void {
  draped(
    c,
    [
      [250, 196, 1],
      [268, 226],
      [282, 262],
      [300, 300],
      [318, 352],
      [332, 412],
      [366, 440],
      [420, 428],
      [446, 380],
      [458, 300],
      [452, 220],
      [430, 180, 1],
    ],
    [
      [252, 200],
      [290, 262],
      [320, 340],
      [340, 430],
    ],
    [
      [446, 196],
      [470, 260],
      [466, 350],
      [430, 440],
    ],
    WIG,
    { slide: 40, reach: 110 },
  );
  const rolls =
    c.plate === 'S'
      ? ([
          [312, 300, 430, 290, 34],
          [330, 372, 430, 362, 32],
        ] as const)
      : ([
          [312, 288, 424, 276, 23],
          [322, 336, 430, 326, 23],
          [336, 384, 426, 376, 21],
        ] as const);
  for (const [x0, y0, x1, y1, r] of rolls) roll(c, x0, y0, x1, y1, r);
  mass(
    c,
    spline(
      [
        [404, 402, 1],
        [440, 384],
        [476, 372, 1],
        [466, 400],
        [482, 428, 1],
        [444, 424],
        [420, 430, 1],
      ],
      true,
    ),
    '#33302f',
    { shade: '#1d1a1a', slide: 8, weight: 3.6, base: 0.5, reach: 30 },
  );
}

function hat(c: Picture): void {
  const felt = { shade: '#2a2420', slide: 24, weight: 5 } as const;
  mass(
    c,
    spline(
      [
        [232, 160, 1],
        [262, 104],
        [320, 78],
        [384, 84],
        [424, 122],
        [438, 166, 1],
      ],
      true,
    ),
    PALETTE.black,
    { ...felt, reach: 90, base: 0.4, angle: -0.5, gap: 6, curve: 0.2, cross: 0.55 },
  );
  const brim = spline(
    [
      [128, 196, 1],
      [172, 158],
      [232, 118],
      [300, 128],
      [352, 106],
      [420, 92],
      [470, 130],
      [506, 204, 1],
      [440, 200],
      [380, 214],
      [300, 204],
      [220, 214],
      [170, 204],
    ],
    true,
  );
  form(c, brim, PALETTE.black, felt);
  follow(
    c,
    brim,
    roundTone(brim, 90, 1, 0.34),
    loft(
      spline([
        [128, 196],
        [232, 118],
        [300, 128],
        [352, 106],
        [420, 92],
        [506, 204],
      ]),
      spline([
        [128, 198],
        [220, 214],
        [300, 204],
        [380, 214],
        [440, 200],
        [506, 206],
      ]),
      13,
    ),
    6.4,
  );
  const trim = tube(
    spline([
      [128, 196],
      [172, 156],
      [232, 117],
      [300, 127],
      [352, 105],
      [420, 91],
      [472, 130],
      [506, 204],
    ]),
    c.plate === 'S' ? 10 : 7,
  );
  form(c, trim.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 4, weight: 3 });
  rings(c, trim, { gap: 9, base: 0.35 });
  form(c, ellipse(286, 160, 25), '#b23a34', { shade: PALETTE.redDark, slide: 9, weight: 3.4 });
  if (!shows(c, 1)) return;
  for (let a = 0; a < 6.28; a += 0.39)
    stroke(c, line([286 + Math.cos(a) * 9, 160 + Math.sin(a) * 9], [286 + Math.cos(a) * 23, 160 + Math.sin(a) * 23]), {
      weight: 2,
    });
  form(c, ellipse(286, 160, 8), PALETTE.gold, { weight: 2.4 });
}

export function governor(plate: Plate): Picture {
  const c = square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });
  ovalGround(c, '#8fa39a', '#6f877f');
  within(c, 'translate(24 4) scale(.93)', () => {
    uniform(c);
    profile(c);
    features(c);
    wig(c);
    hat(c);
  });
  return ovalFrame(c);
}

export const scenes: Scenes = { governor };
