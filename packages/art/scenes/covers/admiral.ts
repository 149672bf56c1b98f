// The box of Admiral: two lines of battle on the open sea, from above.
import {
  border,
  clamp,
  cloud,
  ellipse,
  form,
  hatch,
  mass,
  type Picture,
  type Plate,
  type Point,
  paint,
  picture,
  place,
  poly,
  rect,
  shows,
  soft,
  spline,
  stroke,
  type Tone,
  within,
} from '../../src/burin.ts';
import { type Canvas, type Hull, type State, shipFromAbove } from '../../src/parts/from-above.ts';
import { puff } from '../../src/parts/sea.ts';
import type { Scenes } from '../../src/scene.ts';

function ocean(c: Picture): void {
  paint(c, rect(0, 0, 900, 600), '#4f8790', { edge: 0 });
  soft(c, ellipse(260, 170, 330, 190), '#8fbcae', 0.8);
  soft(c, ellipse(760, 520, 300, 180), '#2f5f70', 0.8);
  const broken: Tone = (x, y) => clamp(0.16 + 0.75 * cloud(x / 66 + y / 160, y / 19) + 0.2 * clamp((x + y * 1.2 - 800) / 500));
  hatch(c, rect(0, 0, 900, 600), broken, { angle: -0.12, gap: 8, max: 0.5, waver: 4, cut: 0.16 });
}

function wake(c: Picture, x: number, y: number, turn: number, k: number): void {
  const at2 = (dx: number, dy: number): Point => place([[dx * k, dy * k]], 1, x, y, turn)[0] ?? [x, y];
  const foam = spline(
    [
      at2(-80, 150),
      at2(-120, 330),
      at2(-70, 460),
      at2(-30, 330),
      at2(0, 480),
      at2(30, 330),
      at2(70, 470),
      at2(120, 330),
      at2(80, 150),
    ],
    true,
  );
  paint(c, foam, '#d9e6da', { edge: 0, opacity: 0.75 });
  if (shows(c, 1))
    for (const s of [-1, 1])
      for (const d of [0, 26])
        stroke(c, spline([at2(s * (84 - d), 200), at2(s * (116 - d), 330), at2(s * (150 - d), 470)]), {
          weight: 2.4,
          taper: [0.1, 0.6],
        });
}

function setSail(c: Picture, hull: Hull, state: State, x: number, y: number, turn: number, k: number, canvas: Canvas): void {
  soft(c, ellipse(x + 26 * k, y + 40 * k, 120 * k, 220 * k, turn), '#1f4653', 0.55);
  within(c, `translate(${x} ${y}) rotate(${(turn * 180) / Math.PI}) scale(${k}) translate(-300 -308)`, () =>
    shipFromAbove(c, hull, state, canvas),
  );
}

function island(c: Picture): void {
  const shore = spline(
    [
      [-20, -20, 1],
      [230, -20, 1],
      [210, 40],
      [236, 84],
      [180, 130],
      [130, 118],
      [96, 168],
      [40, 160],
      [-20, 190, 1],
    ],
    true,
  );
  for (const [grow, w] of [
    [1.2, 1.6],
    [1.11, 2.4],
  ] as const)
    stroke(
      c,
      shore.map(([x, y]): Point => [x * grow + 4, y * grow + 4]),
      { weight: w, taper: [0, 0] },
    );
  form(c, shore, '#e3cf93', { shade: '#b79a5c', slide: 14, weight: 4.6 });
  const green = spline(
    [
      [-20, -20, 1],
      [186, -20, 1],
      [170, 44],
      [188, 76],
      [150, 98],
      [112, 88],
      [80, 130],
      [30, 126],
      [-20, 146, 1],
    ],
    true,
  );
  mass(c, green, '#8a9d5c', { shade: '#5d7440', slide: 20, weight: 3.4, reach: 60, gap: 6, cross: 0.5 });
  const wall = poly([52, 20], [100, 0], [146, 26], [132, 74], [78, 82]);
  mass(c, wall, '#cfc0a0', { shade: '#8d7c60', slide: 16, weight: 4.4, reach: 26, gap: 5.4 });
  mass(c, poly([72, 30], [102, 18], [128, 34], [120, 62], [84, 66]), '#e6dabb', {
    shade: '#a8987a',
    slide: -8,
    weight: 3.2,
    reach: 20,
    gap: 5.4,
  });
}

const RED: Canvas = { color: '#e2a18a', shade: '#b4553c' };
const BLUE: Canvas = { color: '#a9c0dc', shade: '#5478a8' };

const FLEETS = [
  ['line', 'sound', 214, 330, 1.08, 0.56],
  ['galleon', 'sound', 470, 190, 1.08, 0.52],
  ['frigate', 'sound', 716, 78, 1.08, 0.48],
  ['frigate', 'hurt', 286, 524, 0.98, 0.46],
  ['line', 'sound', 548, 448, 1.02, 0.58],
  ['brig', 'burning', 768, 330, 1.2, 0.48],
] as const;

export function admiral(plate: Plate): Picture {
  const c = picture(900, 600, plate, { fine: 0.9 });
  ocean(c);
  island(c);
  for (const [, , x, y, turn, k] of FLEETS) wake(c, x, y, turn, k);
  for (const [hull, state, x, y, turn, k] of FLEETS.slice(0, 3)) setSail(c, hull, state, x, y, turn, k, RED);
  for (const [x, y, r] of [
    [352, 356, 30],
    [392, 330, 36],
    [440, 330, 34],
    [418, 370, 40],
    [470, 356, 30],
    [600, 226, 30],
    [638, 208, 34],
    [620, 246, 36],
    [664, 232, 28],
  ] as const)
    puff(c, x, y, r, y + 6, { color: '#efe8d8', shade: '#aeb4ae' });
  for (const [hull, state, x, y, turn, k] of FLEETS.slice(3)) setSail(c, hull, state, x, y, turn, k, BLUE);
  return border(c, 12);
}

export const scenes: Scenes = { admiral };
