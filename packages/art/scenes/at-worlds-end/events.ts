// What two dice may bring before a turn.
import {
  border,
  clamp,
  ellipse,
  form,
  hatch,
  line,
  mass,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  poly,
  rect,
  soft,
  spline,
  spot,
  square,
  stroke,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { rays, ruledGround, table } from '../../src/parts/backdrop.ts';
import { flash, GUN_SMOKE, openSea } from '../../src/parts/battle.ts';
import { brig, sloop } from '../../src/parts/craft.ts';
import { cumulus, puff, ruledSea, swell, water } from '../../src/parts/sea.ts';
import { type ShipLook, ship } from '../../src/parts/ship.ts';
import { tentacle } from '../../src/parts/tentacle.ts';
import { coin, spar, star } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const COMPANY: ShipLook = {
  sail: '#8d8a94',
  sailShade: '#55535f',
  hull: '#4a3a36',
  strake: '#6b6570',
  flag: '#2a2a33',
  flagShade: '#15151a',
  dark: 0.12,
};
const DUSK: ShipLook = {
  sail: '#b98f7c',
  sailShade: '#6f5866',
  hull: '#4d3630',
  strake: '#7a4f36',
  flag: '#7c3430',
  flagShade: '#4d2024',
  dark: 0.26,
};

function kraken(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 400, '#6f7f92', '#d9cda0', '#3f6672');
  ship(c, 0.46, 300, 150, { dark: 0.08 });
  tentacle(
    c,
    [
      [90, 620],
      [60, 480],
      [110, 360],
      [60, 240],
      [110, 130],
      [190, 110],
      [210, 180],
      [160, 200],
    ],
    60,
    1,
  );
  tentacle(
    c,
    [
      [330, 640],
      [280, 520],
      [330, 430],
      [270, 340],
      [290, 260],
      [350, 250],
      [360, 310],
    ],
    50,
    -1,
  );
  tentacle(
    c,
    [
      [560, 640],
      [580, 540],
      [520, 470],
      [450, 490],
      [430, 430],
      [480, 410],
    ],
    46,
    -1,
  );
  swell(c, 560, 24, 40, '#3f6672', '#22434f', 160);
  return border(c);
}

function convoy(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 400, '#c3a988', '#f8e0a8');
  brig(c, 0.36, 390, 216, { dark: 0.06 });
  ship(c, 0.44, -30, 180, { dark: 0.05 });
  swell(c, 392, 9, 20, PALETTE.sea, PALETTE.seaDark, 110);
  ship(c, 0.66, 110, 150, COMPANY);
  swell(c, 480, 16, 70, PALETTE.sea, PALETTE.seaDark, 150);
  for (const [x, y, r] of [
    [90, 540, 38],
    [160, 560, 40],
    [470, 552, 40],
    [540, 530, 36],
  ] as const)
    coin(c, x, y, r, 0.6, 0.1);
  return border(c);
}

function calm(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#c9cbb0', { x: 300, y: 180, r: 250, color: '#fbeec4' }, 0.3, 400);
  water(c, 390, '#9dbfb4');
  hatch(c, rect(0, 396, 600, 204), (x, y) => clamp(0.3 * wave(x / 120 + y / 5) + 0.12), { angle: 0, gap: 9, max: 0.5 });
  soft(c, ellipse(300, 480, 150, 90), '#f4efd8', 0.8);
  within(c, 'translate(0 836) scale(1 -1)', () => {
    c.wash.push('<g opacity="0.35">');
    const from = c.ink.length;
    sloop(c, 0.8, 26, 30);
    c.ink.splice(from);
    c.wash.push('</g>');
  });
  sloop(c, 0.8, 26, 30);
  form(c, ellipse(470, 90, 46), '#fff4c8', { weight: 2.6 });
  return border(c);
}

function quiet(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 380, '#a9cdd0', '#fbeec0', '#79aeb0');
  for (const [x, y, k] of [
    [120, 130, 0.9],
    [470, 160, 1],
    [300, 80, 0.5],
  ] as const)
    cumulus(c, x, y, k);
  const isle = spline(
    [
      [330, 400, 1],
      [400, 350],
      [480, 330],
      [560, 360],
      [620, 400, 1],
    ],
    true,
  );
  mass(c, isle, '#8fa56a', { shade: '#5f7846', slide: 18, weight: 4.4, reach: 50, gap: 6 });
  swell(c, 420, 8, 40, '#79aeb0', '#4a8088', 120);
  for (const [x, y, s] of [
    [200, 250, 1.5],
    [290, 210, 1.1],
    [380, 260, 1],
  ] as const) {
    for (const d of [-1, 1]) {
      const wing = tube(
        spline([
          [x, y],
          [x + d * 30 * s, y - 20 * s],
          [x + d * 64 * s, y - 4 * s],
        ]),
        (u) => 8 * s * (1 - u) + 1,
      );
      form(c, wing.outline, '#fbf8ee', { shade: '#b9bab2', slide: 4, weight: 3.4 });
    }
  }
  swell(c, 500, 14, 90, '#6ba4a8', '#3f747e', 150);
  swell(c, 570, 16, 10, '#5f989e', '#366a76', 170);
  return border(c);
}

function auction(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#a08468', { x: 300, y: 240, r: 230, color: '#f4dcaa' }, 0.6, 480);
  table(c, 450, '#7d4d31', '#402415', { x: 320, y: 520, rx: 250, ry: 46 });
  mass(
    c,
    spline(
      [
        [130, 470, 1],
        [350, 470, 1],
        [368, 524, 1],
        [112, 524, 1],
      ],
      true,
    ),
    '#8a5a34',
    { shade: '#4d2f1b', slide: 18, weight: 5.4, reach: 40, base: 0.12, gap: 6, angle: 0.01 },
  );
  spar(c, [300, 330], [556, 470], 17, '#c08a4e', PALETTE.woodDark);
  within(c, 'rotate(28 250 300)', () => {
    const head = spline(
      [
        [140, 226, 1],
        [360, 226, 1],
        [366, 300],
        [360, 378, 1],
        [140, 378, 1],
        [134, 300],
      ],
      true,
    );
    form(c, head, '#a9653a', { shade: '#5f331b', slide: 40, weight: 6 });
    hatch(c, head, (x, y) => clamp(0.12 + 0.7 * clamp((y - 290) / 90) + 0.16 * wave(x / 30 + y / 6)), { angle: 0.01, gap: 6.2 });
    for (const x of [166, 310])
      mass(c, rect(x, 220, 24, 164), PALETTE.gold, {
        shade: PALETTE.goldDark,
        slide: 12,
        weight: 4.4,
        reach: 20,
        base: 0.06,
        gap: 5.4,
        angle: 0.02,
      });
  });
  for (const [x, y] of [
    [470, 560],
    [540, 540],
    [420, 574],
  ] as const)
    coin(c, x, y, 36, 0.5, 0.1);
  return border(c);
}

function profit(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#b3a878', { x: 300, y: 260, r: 230, color: '#f9e9b4' }, 0.55);
  spar(c, [300, 550], [300, 110], 15, PALETTE.gold, PALETTE.goldDark);
  spar(c, [110, 190], [490, 130], 10, PALETTE.gold, PALETTE.goldDark);
  mass(c, ellipse(300, 106, 26), PALETTE.bright, { shade: PALETTE.goldDark, slide: 9, weight: 4.6, reach: 20, gap: 5 });
  mass(
    c,
    spline(
      [
        [200, 540, 1],
        [400, 540, 1],
        [430, 576, 1],
        [170, 576, 1],
      ],
      true,
    ),
    PALETTE.gold,
    { shade: PALETTE.goldDark, slide: 14, weight: 5, reach: 24, base: 0.06, gap: 5.4 },
  );
  for (const [x, y, load] of [
    [120, 190, true],
    [480, 134, false],
  ] as const) {
    const pan = y + 190;
    for (const d of [-80, 80]) stroke(c, line([x, y], [x + d, pan]), { weight: 3, taper: [0, 0] });
    if (load)
      for (const [dx, dy] of [
        [-30, -10],
        [26, -14],
        [0, -36],
      ] as const)
        coin(c, x + dx, pan + dy, 36, 0.6, 0.1);
    else
      mass(c, ellipse(x, pan - 16, 40, 32), '#8a7c6e', {
        shade: '#4c423a',
        slide: 16,
        weight: 4.6,
        reach: 34,
        base: 0.1,
        gap: 5.6,
      });
    mass(
      c,
      spline(
        [
          [x - 90, pan, 1],
          [x + 90, pan, 1],
          [x + 60, pan + 40],
          [x, pan + 54],
          [x - 60, pan + 40],
        ],
        true,
      ),
      PALETTE.gold,
      { shade: PALETTE.goldDark, slide: 18, weight: 5, reach: 40, base: 0.08, gap: 5.6 },
    );
  }
  return border(c);
}

function favour(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 460), '#3f5f7c', { edge: 0 });
  soft(c, ellipse(300, 200, 240, 200), '#d8e6c0', 0.9);
  rays(c, rect(14, 14, 572, 440), 300, 190, 110, 330, 0.9);
  star(c, 300, 190, 130, '#fff6d0');
  for (const [x, y, r] of [
    [110, 110, 15],
    [490, 120, 17],
    [150, 280, 11],
    [460, 270, 12],
    [420, 60, 10],
    [190, 60, 9],
  ] as const)
    star(c, x, y, r);
  water(c, 420, '#3f6f80');
  paint(c, poly([250, 420], [350, 420], [420, 600], [180, 600]), '#d8e6c0', { edge: 0, opacity: 0.6 });
  if (c.hatchScale > 0) ruledSea(c, 434, 620, { from: 0, to: 600 }, 8, 80);
  sloop(c, 0.46, 150, 226, { dark: 0.1 });
  swell(c, 470, 12, 40, '#3f6f80', '#224756', 130);
  return border(c);
}

function storm(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 460), '#4f5a68', { edge: 0 });
  soft(c, ellipse(370, 240, 150, 180), '#e6dfae', 0.8);
  hatch(c, rect(14, 14, 572, 440), (x, y) => clamp(0.55 + 0.2 * wave(x / 40 + y / 90) - 0.5 * spot(370, 240, 170, 200)(x, y)), {
    angle: 1.15,
    gap: 7.4,
    max: 0.7,
  });
  for (const [x, y, k] of [
    [130, 110, 1.3],
    [330, 80, 1.4],
    [510, 110, 1.3],
  ] as const)
    cumulus(c, x, y, k, { color: '#7d8790', shade: '#474f5a' });
  const bolt = poly([380, 110], [430, 110], [400, 210], [446, 206], [360, 372], [384, 258], [340, 262]);
  form(c, bolt, '#fbe78a', { shade: '#e0b04a', slide: 8, weight: 4.6 });
  within(c, 'rotate(-20 220 420)', () => ship(c, 0.6, 20, 130, { sail: '#d3cbb0', sailShade: '#8f886f', dark: 0.12 }));
  swell(c, 430, 46, 30, '#4a6f7c', '#274a58', 210);
  swell(c, 510, 50, 150, '#406472', '#22434f', 240);
  swell(c, 590, 40, 60, '#375866', '#1c3844', 220);
  return border(c);
}

function companyAttack(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 440, '#a8988c', '#f2d9a4', '#587f88');
  ship(c, 0.96, -24, -10, COMPANY);
  for (const [x, y] of [
    [190, 392],
    [310, 408],
    [430, 402],
  ] as const) {
    for (const [dx, dy, r] of [
      [-16, 46, 32],
      [22, 52, 34],
      [2, 30, 28],
    ] as const)
      puff(c, x + dx, y + dy, r, y + dy + 8, GUN_SMOKE);
    flash(c, x, y + 8, plate === 'S' ? 48 : 36);
  }
  swell(c, 566, 18, 30, '#587f88', '#2f5460');
  return border(c);
}

function armada(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 430), '#9c6478', { edge: 0 });
  soft(c, ellipse(300, 340, 330, 170), '#f4a85c', 0.95);
  soft(c, ellipse(300, 360, 120, 90), '#ffe39a', 0.95);
  hatch(
    c,
    rect(14, 14, 572, 400),
    (x, y) => clamp(0.7 - y / 480 - 0.4 * spot(300, 370, 260, 180)(x, y) + 0.12 * wave(x / 130) * wave(y / 24)),
    { angle: 0, gap: 7, max: 0.66, waver: 3 },
  );
  form(c, ellipse(300, 380, 66), '#fff0b4', { weight: 2.6 });
  water(c, 400, '#5d5878');
  if (c.hatchScale > 0) ruledSea(c, 412, 620, { from: 0, to: 600 }, 8, 80);
  for (const [x, y, k] of [
    [-10, 250, 0.3],
    [440, 250, 0.3],
    [90, 236, 0.34],
    [340, 232, 0.35],
    [-60, 226, 0.5],
    [390, 226, 0.5],
  ] as const)
    ship(c, k, x, y, DUSK);
  ship(c, 0.72, 56, 130, DUSK);
  swell(c, 500, 18, 30, '#5d5878', '#3a3654', 150);
  swell(c, 572, 20, 96, '#524e6e', '#322e4a', 170);
  return border(c);
}

export const scenes: Scenes = {
  'event-kraken': kraken,
  'event-convoy': convoy,
  'event-calm': calm,
  'event-quiet-seas': quiet,
  'event-auction': auction,
  'event-profit': profit,
  'event-favour': favour,
  'event-storm': storm,
  'event-company-attack': companyAttack,
  'event-armada': armada,
};
