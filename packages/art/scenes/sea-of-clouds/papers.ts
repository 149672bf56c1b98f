// What is written down: guides, lists, deeds, a letter, a mark, a toll.
import {
  border,
  type Control,
  clamp,
  cloud,
  ellipse,
  follow,
  form,
  hatch,
  line,
  loft,
  mass,
  outline,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  paint,
  poly,
  rect,
  rings,
  roundTone,
  shows,
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
import { bottle, cork } from '../../src/parts/bottle.ts';
import { plume } from '../../src/parts/hats.ts';
import { skyGround } from '../../src/parts/sky.ts';
import { coin } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

type Book = { readonly color: string; readonly shade: string };

/** A closed book, standing a little open to the right; returns where its emblem belongs. */
function book(c: Picture, { color, shade }: Book): void {
  const pages = poly([170, 120], [470, 96], [476, 470], [176, 500]);
  form(c, pages, PALETTE.linen, { shade: PALETTE.linenDark, slide: 10, weight: 4.6 });
  hatch(c, pages, () => 0.3, { angle: 1.52, gap: 6 });
  const cover = poly([130, 106], [440, 84], [446, 474], [136, 506]);
  form(c, cover, color, { shade, slide: 26, weight: 6 });
  hatch(c, cover, (x, y) => clamp(0.14 + 0.35 * clamp((x - 300) / 150) + 0.12 * cloud(x / 30, y / 30)), {
    angle: -0.7,
    gap: 6.4,
  });
  const spine = poly([130, 106], [172, 103], [178, 502], [136, 506]);
  mass(c, spine, shade, { shade: PALETTE.blackDark, slide: 12, weight: 4.4, base: 0.3, reach: 20, gap: 5.6, angle: 0 });
  for (const [x, y] of [
    [424, 104],
    [428, 452],
  ] as const)
    mass(c, poly([x - 40, y + 2], [x + 18, y - 2], [x + 20, y + 40], [x + 16, y + (y > 300 ? 20 : 44)]), PALETTE.gold, {
      shade: PALETTE.goldDark,
      slide: 6,
      weight: 3.6,
      reach: 16,
      gap: 5,
    });
  if (shows(c, 1)) outline(c, poly([196, 140], [404, 124], [410, 440], [202, 466]), 2.4);
}

function rumGuide(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  book(c, { color: '#a84a34', shade: '#6b2a20' });
  bottle(c, 304, 302, 0.58, { color: '#e6dcc0', shade: '#a8743c', liquid: '#d9a43a' });
  cork(c, 304, 302, 0.58);
  return border(c);
}

function relicCatalogue(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  book(c, { color: '#3f5f8a', shade: '#28405f' });
  const tooth = tube(
    spline([
      [268, 200],
      [320, 236],
      [336, 310],
      [296, 400],
    ]),
    (u) => 48 * (1 - u) ** 0.62 + 1,
  );
  form(c, tooth.outline, PALETTE.bone, { shade: PALETTE.boneDark, slide: 18, weight: 4.4 });
  rings(c, tooth, { gap: 6, gain: 0.8, base: 0.04 });
  mass(
    c,
    tube(
      spline([
        [226, 236],
        [268, 216],
        [308, 176],
      ]),
      15,
    ).outline,
    PALETTE.gold,
    { shade: PALETTE.goldDark, slide: 8, weight: 4, reach: 18, gap: 5 },
  );
  return border(c);
}

/** An open book, its lines ruled; left page and right page. */
function ledger(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  mass(
    c,
    spline(
      [
        [40, 190, 1],
        [300, 226, 1],
        [560, 190, 1],
        [566, 470, 1],
        [300, 506, 1],
        [34, 470, 1],
      ],
      true,
    ),
    '#6b3f26',
    { shade: '#3d2315', slide: 14, weight: 5.4, gap: 6 },
  );
  for (const s of [-1, 1]) {
    const x = (v: number): number => 300 + s * v;
    const page = spline(
      [
        [x(0), 210, 1],
        [x(70), 164],
        [x(160), 158],
        [x(246), 176, 1],
        [x(252), 448, 1],
        [x(160), 432],
        [x(70), 440],
        [x(0), 484, 1],
      ],
      true,
    );
    form(c, page, PALETTE.linen, { shade: PALETTE.linenDark, slide: 14, weight: 5 });
    hatch(c, page, (px) => clamp((46 - Math.abs(px - 300)) / 46) * 0.8, { angle: 1.5, gap: 6 });
    for (let i = 0; i < (plate === 'S' ? 3 : 8); i++) {
      const y = 208 + i * (plate === 'S' ? 74 : 28);
      stroke(
        c,
        spline([
          [x(40), y + 14],
          [x(120), y - 8],
          [x(s > 0 ? 220 : 170), y],
        ]),
        { weight: plate === 'S' ? 2.4 : 2.2 },
      );
      if (s < 0 && shows(c, 1))
        stroke(
          c,
          spline([
            [x(190), y],
            [x(210), y + 2],
            [x(230), y + 4],
          ]),
          { weight: 3.4 },
        );
    }
  }
  coin(c, 430, 470, 46, 0.7, 0.1);
  coin(c, 496, 500, 44, 0.6, 0.1);
  plume(
    c,
    [
      [214, 470],
      [180, 360],
      [150, 220],
      [90, 110],
    ],
    32,
    { color: '#7fa0c0', shade: '#41607f' },
  );
  return border(c);
}

function scroll(c: Picture): void {
  const sheet = spline(
    [
      [130, 110, 1],
      [300, 124],
      [470, 110, 1],
      [460, 300],
      [474, 470, 1],
      [300, 486],
      [126, 470, 1],
      [140, 300],
    ],
    true,
  );
  form(c, sheet, '#f3e4bc', { shade: '#c9a970', slide: 18, weight: 5.4 });
  hatch(c, sheet, roundTone(sheet, 50, 0.6), { angle: 0.02, gap: 6.6, max: 0.6 });
  for (const [y, d] of [
    [104, 0],
    [478, 6],
  ] as const) {
    const t = tube(
      spline([
        [100 - d, y],
        [300, y + 8],
        [500 + d, y],
      ]),
      26,
    );
    form(c, t.outline, '#e6cd98', { shade: '#a8854e', slide: 18, weight: 5 });
    follow(c, t.outline, (_, py) => clamp((py - y + 4) / 26), loft(t.right, t.left, 8), 6);
  }
}

function inventory(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  scroll(c);
  const rows = plate === 'S' ? 3 : 5;
  for (let i = 0; i < rows; i++) {
    const y = 190 + (i * 260) / rows;
    stroke(
      c,
      spline([
        [250, y + 4],
        [320, y - 2],
        [380, y + 4],
        [430, y],
      ]),
      { weight: 5, taper: [0.1, 0.3] },
    );
    stroke(
      c,
      spline([
        [176, y],
        [192, y + 18],
        [222, y - 24],
      ]),
      { weight: 8, taper: [0.1, 0.2], color: '#7c2a24' },
    );
  }
  return border(c);
}

function parrot(c: Picture): void {
  const body = spline(
    [
      [300, 170],
      [350, 190],
      [372, 250],
      [360, 320],
      [330, 380],
      [300, 440, 1],
      [270, 460, 1],
      [276, 390],
      [254, 320],
      [246, 250],
      [262, 196],
    ],
    true,
  );
  mass(c, body, '#b8402f', { shade: '#74211b', slide: 30, weight: 5, reach: 60, base: 0.06, gap: 6, angle: 1.2 });
  mass(
    c,
    spline(
      [
        [330, 236, 1],
        [372, 270],
        [376, 340],
        [340, 420, 1],
        [318, 340],
      ],
      true,
    ),
    '#3f7f5a',
    { shade: '#24523a', slide: 16, weight: 4.4, reach: 34, base: 0.1, gap: 5.6, angle: 1.3 },
  );
  form(c, ellipse(286, 206, 26, 24), PALETTE.linen, { weight: 3 });
  solid(c, ellipse(282, 204, c.plate === 'S' ? 13 : 8));
  mass(
    c,
    spline(
      [
        [262, 196, 1],
        [230, 204],
        [222, 236],
        [242, 262, 1],
        [246, 232],
        [266, 222, 1],
      ],
      true,
    ),
    '#e0b04a',
    { shade: '#a8701f', slide: 8, weight: 4.2, reach: 18, gap: 5 },
  );
}

function parrotDeed(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  scroll(c);
  parrot(c);
  if (shows(c, 1)) for (const y of [180, 210, 400, 430]) stroke(c, line([398, y], [444, y]), { weight: 3 });
  mass(c, ellipse(420, 440, 34), '#a63328', { shade: '#6b1a18', slide: 12, weight: 4.4, reach: 26, gap: 5 });
  return border(c);
}

function sealedLetter(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  within(c, 'rotate(-8 300 300)', () => {
    const sheet = rect(80, 150, 440, 300);
    form(c, sheet, '#f6ead0', { shade: '#cdb48a', slide: 18, weight: 6 });
    hatch(c, sheet, (_x, y) => clamp(0.06 + 0.4 * clamp((y - 340) / 110)), { angle: 0.02, gap: 7 });
    mass(c, poly([80, 450], [300, 270], [520, 450]), '#efe0c0', {
      shade: '#cdb48a',
      slide: 10,
      weight: 4.6,
      base: 0.12,
      reach: 30,
      gap: 7,
      angle: 0.3,
    });
    mass(c, poly([80, 150], [520, 150], [300, 340]), '#fbf2dc', {
      shade: '#d8c098',
      slide: 14,
      weight: 5,
      base: 0.02,
      reach: 40,
      gap: 7,
      angle: -0.3,
    });
    const wax = spline(
      [
        [300, 256],
        [344, 268],
        [366, 306],
        [352, 350],
        [318, 376],
        [280, 370],
        [244, 346],
        [240, 300],
        [262, 268],
      ],
      true,
    );
    mass(c, wax, '#b4301f', { shade: '#74151f', slide: 20, weight: 5.2, reach: 40, base: 0.08, gap: 5 });
    outline(c, ellipse(303, 314, 42), 3.4);
    stroke(c, line([303, 290], [303, 338]), { weight: 6 });
    stroke(
      c,
      spline([
        [278, 320],
        [284, 336],
        [303, 340],
        [322, 336],
        [328, 320],
      ]),
      { weight: 5 },
    );
    stroke(c, line([290, 300], [316, 300]), { weight: 5 });
  });
  return border(c);
}

function blackSpot(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  within(c, 'rotate(5 300 300)', () => {
    const sheet = spline(
      [
        [130, 96, 1],
        [220, 106, 1],
        [250, 90, 1],
        [360, 104, 1],
        [470, 92, 1],
        [462, 250, 1],
        [478, 330, 1],
        [464, 500, 1],
        [330, 490, 1],
        [300, 506, 1],
        [140, 496, 1],
        [146, 340, 1],
        [130, 280, 1],
      ],
      true,
    );
    form(c, sheet, '#f1e2bc', { shade: '#c0a068', slide: 22, weight: 6 });
    hatch(
      c,
      sheet,
      sum(roundTone(sheet, 60, 0.8), (x, y) => 0.2 * cloud(x / 40, y / 40)),
      { angle: 0.4, gap: 6.6 },
    );
    const blot = spline(
      Array.from({ length: 22 }, (_, i): Control => {
        const r = 116 + 10 * wave(i * 2.7);
        return [304 + Math.cos((i * Math.PI) / 11) * r, 296 + Math.sin((i * Math.PI) / 11) * r];
      }),
      true,
    );
    solid(c, blot);
    for (const [x, y, r] of [
      [424, 420, 14],
      [196, 424, 10],
      [430, 180, 9],
    ] as const)
      solid(c, ellipse(x, y, r));
    hatch(c, blot, (x, y) => spot(266, 256, 60, 46)(x, y) * 0.6, { angle: -0.7, gap: 7, color: '#fff' });
  });
  return border(c);
}

function toll(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  mass(c, poly([110, 250], [200, 250], [210, 560], [100, 560]), '#b9ab90', {
    shade: '#786a52',
    slide: 24,
    weight: 5.4,
    reach: 50,
    base: 0.1,
    gap: 6,
    angle: 0,
  });
  mass(
    c,
    spline(
      [
        [96, 252, 1],
        [104, 216],
        [155, 196],
        [206, 216],
        [214, 252, 1],
      ],
      true,
    ),
    '#a84a34',
    { shade: '#6b2a20', slide: 14, weight: 5, reach: 30, base: 0.1, gap: 6 },
  );
  const bar = tube(line([130, 330], [580, 236]), 22);
  form(c, bar.outline, PALETTE.linen, { shade: PALETTE.linenDark, slide: 12, weight: 5.4 });
  for (let i = 8; i < bar.spine.length - 12; i += 20) {
    const stripe: Path = [...bar.left.slice(i, i + 10), ...[...bar.right.slice(i + 3, i + 13)].reverse()];
    paint(c, stripe, PALETTE.red, { shade: PALETTE.redDark, slide: 8, edge: 0 });
    outline(c, stripe, 2.6);
  }
  rings(c, bar, { gap: 7, gain: 0.8 });
  form(c, ellipse(156, 324, 30), PALETTE.iron, { shade: PALETTE.ironDark, slide: 10, weight: 4.6 });
  for (const [x, y, r] of [
    [330, 470, 62],
    [440, 500, 58],
    [390, 410, 56],
  ] as const)
    coin(c, x, y, r, 0.7, 0.15);
  return border(c);
}

export const scenes: Scenes = {
  'rum-guide': rumGuide,
  'relic-catalogue': relicCatalogue,
  ledger,
  inventory,
  'parrot-deed': parrotDeed,
  'sealed-letter': sealedLetter,
  'black-spot': blackSpot,
  toll,
};
