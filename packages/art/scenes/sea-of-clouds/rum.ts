// The six rums, from undrinkable to not for drinking.
import {
  border,
  type Control,
  clamp,
  ellipse,
  form,
  hatch,
  knock,
  line,
  mass,
  outline,
  PALETTE,
  type Picture,
  type Plate,
  type Point,
  paint,
  rect,
  roundTone,
  shows,
  solid,
  spline,
  square,
  stroke,
  within,
} from '../../src/burin.ts';
import { rays } from '../../src/parts/backdrop.ts';
import { bottle, cork, type Glass, label } from '../../src/parts/bottle.ts';
import { ship } from '../../src/parts/ship.ts';
import { skyGround } from '../../src/parts/sky.ts';
import { barrel } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const GREEN: Glass = { color: '#7d9a62', shade: '#45623a', liquid: '#5f7d3f' };
const BROWN: Glass = { color: '#a8703c', shade: '#653a1c', liquid: '#7f4a22' };
const CLEAR: Glass = { color: '#e6e6d2', shade: '#b08a3c', liquid: '#e8ab34' };
const DARK: Glass = { color: '#5d5044', shade: '#2f2620', liquid: '#43301f' };

function skullMark(c: Picture, x: number, y: number, k: number): void {
  solid(
    c,
    spline(
      [
        [x, y - 40 * k],
        [x + 32 * k, y - 26 * k],
        [x + 36 * k, y + 4 * k],
        [x + 20 * k, y + 20 * k, 1],
        [x + 18 * k, y + 38 * k, 1],
        [x - 18 * k, y + 38 * k, 1],
        [x - 20 * k, y + 20 * k, 1],
        [x - 36 * k, y + 4 * k],
        [x - 32 * k, y - 26 * k],
      ],
      true,
    ),
  );
  for (const s of [-1, 1]) solid(c, ellipse(x + s * 14 * k, y - 2 * k, 9 * k), '#fff');
  solid(
    c,
    spline(
      [
        [x, y + 8 * k, 1],
        [x + 6 * k, y + 20 * k, 1],
        [x - 6 * k, y + 20 * k, 1],
      ],
      true,
      2,
    ),
    '#fff',
  );
}

function rotgut(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'rum');
  within(c, 'rotate(-7 300 300)', () => {
    bottle(c, 300, 320, 1, GREEN, 30);
    label(c, 300, 390, 150, 130, '#d8cfa6');
    skullMark(c, 300, 390, plate === 'S' ? 1.5 : 1.2);
    stroke(
      c,
      spline([
        [232, 300],
        [258, 330],
        [246, 350],
        [270, 372],
      ]),
      { weight: 3.4 },
    );
    form(
      c,
      spline(
        [
          [268, 98, 1],
          [296, 78, 1],
          [310, 96, 1],
          [334, 84, 1],
          [332, 122, 1],
          [268, 122, 1],
        ],
        true,
      ),
      GREEN.color,
      { shade: GREEN.shade, slide: 8, weight: 4 },
    );
  });
  if (shows(c, 1))
    for (const [x, y] of [
      [380, 90],
      [420, 150],
      [200, 110],
    ] as const) {
      solid(c, ellipse(x, y, 7, 5));
      for (const s of [-1, 1]) outline(c, ellipse(x + s * 8, y - 7, 8, 4, s * -0.6), 1.8);
    }
  return border(c);
}

function plainRum(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'rum');
  bottle(c, 300, 318, 1, BROWN);
  cork(c, 300, 318, 1);
  label(c, 300, 390, 172, 140);
  within(c, 'translate(300 392) scale(.62) translate(-300 -300)', () => barrel(c, 300, 300, 130, 160));
  return border(c);
}

function goldenRum(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'rum');
  rays(c, rect(14, 14, 572, 440), 300, 300, 170, 300, 0.7);
  bottle(c, 300, 318, 1, CLEAR, -70);
  cork(c, 300, 318, 1, PALETTE.red, PALETTE.redDark);
  const sun = Array.from(
    { length: 24 },
    (_, i): Control => [
      300 + Math.cos((i * Math.PI) / 12) * (i % 2 === 1 ? 40 : 66),
      400 + Math.sin((i * Math.PI) / 12) * (i % 2 === 1 ? 40 : 66),
      1,
    ],
  );
  form(c, spline(sun, true), '#fff3c4', { shade: '#d9a43a', slide: 10, weight: 4 });
  form(c, ellipse(300, 400, 34), PALETTE.bright, { shade: PALETTE.goldDark, slide: 10, weight: 3.6 });
  return border(c);
}

function agedRum(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'rum');
  bottle(c, 300, 318, 1, DARK);
  mass(
    c,
    spline(
      [
        [262, 70, 1],
        [338, 70, 1],
        [342, 160],
        [332, 200, 1],
        [318, 176, 1],
        [306, 214, 1],
        [292, 180, 1],
        [274, 204, 1],
        [258, 160],
      ],
      true,
    ),
    '#a63328',
    { shade: '#6b1a18', slide: 16, weight: 4.6, reach: 30, base: 0.08, gap: 5.4 },
  );
  const wicker = spline(
    [
      [206, 380, 1],
      [300, 396],
      [394, 380, 1],
      [394, 528, 1],
      [380, 540],
      [220, 540],
      [206, 528, 1],
    ],
    true,
  );
  form(c, wicker, '#d3ac6a', { shade: '#94702f', slide: 26, weight: 5 });
  hatch(c, wicker, (x, y) => clamp(0.3 + 0.4 * Math.sin(x / 8) * Math.sin(y / 8) + 0.4 * clamp((x - 320) / 80)), {
    angle: 0.02,
    gap: 9,
    cross: 0.05,
    crossAngle: 1.57,
    max: 0.6,
  });
  if (shows(c, 1)) {
    const web = (a: number, r: number): Point => [216 + Math.cos(a) * r, 300 + Math.sin(a) * r];
    for (const a of [-1.1, -0.6, -0.1, 0.4, 0.9]) stroke(c, line([216, 300], web(a, 84)), { weight: 2, color: '#fff' });
    for (const r of [30, 52, 76])
      stroke(c, spline([-1.1, -0.6, -0.1, 0.4, 0.9].map((a) => web(a, r))), { weight: 2, color: '#fff' });
  }
  return border(c);
}

function premiumRum(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'rum');
  const body = spline(
    [
      [270, 190, 1],
      [268, 250],
      [180, 330],
      [150, 430],
      [190, 510],
      [300, 530],
      [410, 510],
      [450, 430],
      [420, 330],
      [332, 250],
      [330, 190, 1],
    ],
    true,
  );
  form(c, body, '#ece4d0', { shade: '#b07a34', slide: 36, weight: 6 });
  paint(
    c,
    spline(
      [
        [196, 340, 1],
        [404, 340, 1],
        [440, 430],
        [404, 500],
        [300, 518],
        [196, 500],
        [160, 430],
      ],
      true,
    ),
    '#c9722c',
    { shade: '#7f3a16', slide: 30, edge: 0 },
  );
  hatch(c, body, roundTone(body, 90, 1, 0.06), { gap: 6, angle: 0.9, cross: 0.5 });
  if (shows(c, 1))
    for (const [a, b] of [
      [
        [176, 400],
        [300, 520],
      ],
      [
        [160, 440],
        [250, 526],
      ],
      [
        [424, 400],
        [300, 520],
      ],
      [
        [440, 440],
        [350, 526],
      ],
      [
        [230, 350],
        [390, 505],
      ],
      [
        [370, 350],
        [210, 505],
      ],
    ] as const)
      stroke(c, line(a, b), { weight: 2.2 });
  const crown = spline(
    [
      [246, 150, 1],
      [226, 70, 1],
      [268, 104, 1],
      [300, 50, 1],
      [332, 104, 1],
      [374, 70, 1],
      [354, 150, 1],
    ],
    true,
  );
  mass(c, crown, PALETTE.gold, { shade: PALETTE.goldDark, slide: 16, weight: 5, reach: 34, base: 0.06, gap: 5 });
  mass(c, rect(244, 146, 112, 26), PALETTE.gold, { shade: PALETTE.goldDark, slide: 8, weight: 4.4, reach: 16, gap: 5 });
  mass(c, rect(256, 172, 88, 24), '#ece4d0', { shade: '#a8987a', slide: 8, weight: 4, reach: 14, gap: 5 });
  for (const [x, y] of [
    [300, 122],
    [262, 130],
    [338, 130],
  ] as const)
    form(c, ellipse(x, y, plate === 'S' ? 14 : 9), '#b02a35', { shade: '#74151f', slide: 3, weight: 2.6 });
  const shine = spline(
    [
      [190, 420],
      [206, 372],
      [234, 340],
      [226, 400],
      [214, 460],
    ],
    true,
  );
  knock(c, shine);
  paint(c, shine, '#fff6e0', { edge: 0, opacity: 0.8 });
  return border(c);
}

/** A ship in a bottle on its side: nobody would open it. */
function collectorsRum(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'rum');
  const glass = spline(
    [
      [40, 284, 1],
      [100, 284],
      [150, 250],
      [190, 190],
      [250, 170],
      [480, 170, 1],
      [520, 184],
      [540, 300],
      [520, 416],
      [480, 430, 1],
      [250, 430],
      [190, 410],
      [150, 350],
      [100, 316],
      [40, 316, 1],
    ],
    true,
  );
  form(c, glass, '#cfe0da', { shade: '#7fa5a0', slide: 30, weight: 6 });
  paint(
    c,
    spline(
      [
        [180, 376, 1],
        [536, 376, 1],
        [520, 414],
        [480, 428, 1],
        [250, 428],
      ],
      true,
    ),
    PALETTE.sea,
    { shade: PALETTE.seaDark, slide: 14, edge: 0 },
  );
  within(c, 'translate(190 178) scale(.44)', () => ship(c, 1, 0, 0));
  stroke(
    c,
    spline([
      [180, 384],
      [230, 374],
      [280, 386],
      [330, 374],
      [380, 386],
      [430, 374],
      [480, 386],
      [536, 376],
    ]),
    { weight: 4.4 },
  );
  hatch(c, glass, (x, y) => clamp(0.8 * clamp((y - 396) / 34) + 0.7 * clamp((x - 490) / 50) + 0.5 * clamp((140 - x) / 60)), {
    angle: 0.02,
    gap: 6,
  });
  const shine = spline(
    [
      [230, 200],
      [340, 188],
      [470, 192],
      [340, 204],
      [236, 220],
    ],
    true,
  );
  knock(c, shine);
  paint(c, shine, '#fffdf4', { edge: 0 });
  mass(c, rect(18, 276, 40, 48), '#a63328', { shade: '#6b1a18', slide: 10, weight: 4.4, reach: 20, gap: 5 });
  for (const x of [230, 450])
    mass(
      c,
      spline(
        [
          [x - 40, 470, 1],
          [x - 26, 426],
          [x, 440],
          [x + 26, 426],
          [x + 40, 470, 1],
        ],
        true,
      ),
      PALETTE.wood,
      { shade: PALETTE.woodDark, slide: 8, weight: 4.4, reach: 20, base: 0.1, gap: 5.4 },
    );
  mass(c, rect(160, 466, 360, 30), PALETTE.wood, {
    shade: PALETTE.woodDark,
    slide: 10,
    weight: 4.8,
    reach: 20,
    base: 0.1,
    gap: 5.4,
    angle: 0.01,
  });
  return border(c);
}

export const scenes: Scenes = {
  rotgut,
  rum: plainRum,
  'golden-rum': goldenRum,
  'aged-rum': agedRum,
  'premium-rum': premiumRum,
  'collectors-rum': collectorsRum,
};
