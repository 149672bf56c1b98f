// How a game ends: won, lost, shared. Wide pictures without words.
import {
  border,
  circles,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  picture,
  poly,
  rect,
  soft,
  spline,
  spot,
  wave,
  within,
} from '../../src/burin.ts';
import { rays } from '../../src/parts/backdrop.ts';
import { openChest } from '../../src/parts/chest.ts';
import { cumulus, ruledSea, swell, water } from '../../src/parts/sea.ts';
import { ship } from '../../src/parts/ship.ts';
import { barrel, coin, spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const wide = (plate: Plate): Picture => picture(900, 600, plate, { fine: 0.9 });

function dawn(c: Picture, x: number, y: number, sky: string, glow: string, sun: string): void {
  paint(c, rect(0, 0, 900, 430), sky, { edge: 0 });
  soft(c, ellipse(x, y, 330, 260), glow, 0.95);
  rays(c, rect(0, 0, 900, 430), x, y, 150, 520, 0.8);
  form(c, ellipse(x, y, 92), sun, { weight: 3 });
}

function won(plate: Plate): Picture {
  const c = wide(plate);
  dawn(c, 380, 330, '#86aebb', '#f8dc92', '#fff3c0');
  water(c, 410, '#5f949a');
  paint(c, poly([290, 410], [470, 410], [560, 600], [190, 600]), '#f0d58c', { edge: 0, opacity: 0.75 });
  if (c.hatchScale > 0) ruledSea(c, 424, 620, { from: 0, to: 900 }, 8, 80);
  ship(c, 0.92, 30, 0, { flag: '#c9342c', flagShade: '#86201c' });
  swell(c, 470, 16, 30, '#5f949a', PALETTE.seaDark);
  const sand = spline(
    [
      [420, 610, 1],
      [480, 548],
      [600, 516],
      [760, 500],
      [910, 470, 1],
      [910, 610, 1],
    ],
    true,
  );
  form(c, sand, '#e6cd94', { shade: '#b8985c', slide: -14, weight: 4.4 });
  hatch(c, sand, (x, y) => clamp(0.1 + 0.6 * spot(720, 560, 200, 40)(x, y)), { angle: -0.08, gap: 6.6 });
  within(c, 'translate(508 196) scale(.64)', () => openChest(c));
  for (const [x, y, r] of [
    [540, 556, 24],
    [596, 574, 26],
    [650, 562, 24],
    [800, 560, 26],
    [856, 540, 24],
    [716, 578, 24],
  ] as const)
    coin(c, x, y, r, 0.5, 0.1);
  return border(c, 12);
}

function lost(plate: Plate): Picture {
  const c = wide(plate);
  paint(c, rect(0, 0, 900, 400), '#4a5a70', { edge: 0 });
  soft(c, ellipse(660, 130, 190, 170), '#aab4a8', 0.9);
  follow(
    c,
    rect(0, 0, 900, 390),
    (x, y) => clamp(0.14 + (Math.hypot(x - 660, y - 130) - 100) / 420 + 0.14 * wave(Math.atan2(y - 130, x - 660) * 5)),
    circles(660, 130, 92, 900, 7),
    7,
    { max: 0.8 },
  );
  form(c, ellipse(660, 130, 74), '#f4ebc8', { weight: 2.6 });
  for (const [x, y, k] of [
    [760, 220, 0.9],
    [160, 110, 0.8],
    [540, 70, 0.5],
  ] as const)
    cumulus(c, x, y, k, { color: '#8795a0', shade: '#566676' });
  water(c, 372, '#3f5f70');
  within(c, 'rotate(24 360 400) translate(90 70) scale(.82)', () =>
    ship(c, 1, 0, 0, { sail: '#b9b29a', sailShade: '#7a7466', hull: '#6b4a34', dark: 0.16 }),
  );
  for (const [y, a, p, color] of [
    [420, 18, 20, '#44687a'],
    [474, 24, 96, '#3a5c6e'],
    [534, 24, 40, '#325263'],
  ] as const)
    swell(c, y, a, p, color, '#22404f', 160);
  spar(c, [560, 520], [760, 486], 14);
  spar(c, [120, 560], [260, 580], 12);
  within(c, 'rotate(-16 660 500)', () => barrel(c, 650, 450, 90, 110));
  swell(c, 590, 20, 80, '#2b4858', '#1c3340', 170);
  return border(c, 12);
}

function shared(plate: Plate): Picture {
  const c = wide(plate);
  dawn(c, 450, 330, '#a89ab0', '#f9d694', '#fff1bc');
  water(c, 410, '#6f8fa0');
  paint(c, poly([370, 410], [530, 410], [600, 600], [300, 600]), '#f3d491', { edge: 0, opacity: 0.75 });
  if (c.hatchScale > 0) ruledSea(c, 424, 620, { from: 0, to: 900 }, 8, 80);
  ship(c, 0.78, -40, 66, { flag: PALETTE.red, flagShade: PALETTE.redDark });
  within(c, 'translate(900 0) scale(-1 1)', () => ship(c, 0.78, -40, 66, { flag: PALETTE.blue, flagShade: PALETTE.blueDark }));
  swell(c, 476, 16, 30, '#6f8fa0', '#3f5f74');
  swell(c, 548, 20, 96, '#62849a', '#36546a', 170);
  return border(c, 12);
}

export const scenes: Scenes = { won, lost, shared };
