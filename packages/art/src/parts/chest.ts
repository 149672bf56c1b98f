// A sea chest, open and heaped, seen from its right front corner.
import {
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  lerp,
  line,
  mass,
  PALETTE,
  type Path,
  type Picture,
  type Point,
  poly,
  quad,
  roundTone,
  shows,
  solid,
  spline,
  stream,
  stroke,
  type Tone,
  wave,
} from '../burin.ts';
import { coin } from './things.ts';

const FRONT = quad([92, 345], [402, 372], [402, 540], [104, 500]);
const SIDE = quad([402, 372], [528, 288], [518, 438], [402, 540]);
const LID = quad([196, 108], [546, 126], [528, 288], [222, 262]);

function metal(c: Picture, path: Path, dark = false): void {
  form(c, path, dark ? '#8a5a1c' : PALETTE.gold, { shade: PALETTE.goldDark, slide: 7, weight: 4 });
  hatch(c, path, roundTone(path, 22, 0.9, dark ? 0.4 : 0.06), { gap: 5, angle: -0.7 });
}

function rivet(c: Picture, [x, y]: Point): void {
  if (shows(c, 1)) form(c, ellipse(x, y, 4.4), '#f0cf74', { weight: 2 });
}

type Face = (u: number, v: number) => Point;
const strip = (side: Face, u0: number, v0: number, u1: number, v1: number): Path =>
  poly(side(u0, v0), side(u1, v0), side(u1, v1), side(u0, v1));

function lid(c: Picture): void {
  const end: Path = spline(
    [
      [528, 288, 1],
      [562, 264],
      [578, 200],
      [570, 146],
      [546, 126, 1],
    ],
    true,
  );
  form(c, end, PALETTE.wood, { shade: PALETTE.woodDark, slide: 10, weight: 4.5 });
  hatch(c, end, roundTone(end, 60, 1, 0.35), { angle: 1.4, gap: 6, cross: 0.5 });
  const inner = poly([222, 262], [196, 108], [546, 126], [528, 288]);
  form(c, inner, '#7b4a2b', { shade: '#4b2b1b', slide: -30, weight: 5 });
  const rows = Array.from({ length: 26 }, (_, i): Path => [LID(0, i / 26), LID(1, i / 26)]);
  follow(c, inner, (x, y) => clamp(0.95 - (y - 112) / 190 + 0.25 * clamp((x - 440) / 90)), rows, 6.2);
  if (shows(c, 1)) for (const v of [0.25, 0.5, 0.75]) stroke(c, [LID(0, v), LID(1, v)], { weight: 3, taper: [0, 0] });
  form(c, poly([180, 112], [188, 92], [558, 110], [552, 134], [540, 136], [204, 120]), PALETTE.gold, {
    shade: PALETTE.goldDark,
    slide: 7,
    weight: 4.5,
  });
  for (const u of [0.02, 0.955])
    form(c, strip(LID, u, 0, u + 0.035, 1), PALETTE.gold, { shade: PALETTE.goldDark, slide: 6, weight: 3.4 });
}

function heap(c: Picture): void {
  const random = stream(7);
  const hill = spline(
    [
      [110, 348, 1],
      [170, 292],
      [240, 246],
      [320, 214],
      [400, 226],
      [470, 262],
      [518, 292, 1],
      [402, 374, 1],
    ],
    true,
  );
  form(c, hill, PALETTE.gold, { shade: PALETTE.goldDark, slide: 30, weight: 4 });
  hatch(c, hill, roundTone(hill, 80, 0.9, 0.15), { gap: 5, angle: 0.5, cross: 0.4 });
  const [count, size] = { L: [125, 21] as const, M: [34, 30] as const, S: [11, 46] as const }[c.plate];
  const spots: Point[] = [];
  for (let i = 0; i < count * 3 && spots.length < count; i++) {
    const x = 120 + random() * 390;
    const [top, bottom] = [350 - 130 * Math.sin(clamp((x - 100) / 430) * Math.PI), 362 - Math.max(0, (x - 402) * 0.62)];
    const y = lerp(top, bottom, random());
    if (bottom - top >= 10) spots.push([x, y]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) coin(c, x, y - 4, size * (0.85 + random() * 0.3), 0.45 + random() * 0.35, (random() - 0.5) * 1.1);
  if (shows(c, 1)) jewels(c);
}

function jewels(c: Picture): void {
  for (const [x, y] of spline(
    [
      [196, 300],
      [236, 330],
      [290, 340],
      [330, 318],
      [356, 330],
      [350, 372],
      [362, 410],
    ],
    false,
    17,
  )) {
    const pearl = ellipse(x, y, 9);
    form(c, pearl, '#f6f1e2', { shade: '#c9bda4', slide: 4, weight: 2.4 });
    if (c.plate === 'L') hatch(c, pearl, roundTone(pearl, 12, 0.9), { gap: 3.2 });
  }
  const ruby = poly([410, 250], [432, 236], [456, 246], [462, 268], [440, 288], [414, 276]);
  mass(c, ruby, '#b02a35', { shade: '#74151f', slide: 12, weight: 3.4, reach: 26, gap: 5 });
  stroke(c, line([410, 250], [432, 258], [456, 246]), { weight: 1.8 });
  stroke(c, line([432, 258], [440, 288]), { weight: 1.8 });
}

function boards(c: Picture): void {
  const side = strip(SIDE, 0, 0, 1, 1);
  form(c, side, PALETTE.woodDark, { shade: '#45291a', slide: 24, weight: 5.5 });
  const sideRows = Array.from({ length: 24 }, (_, i): Path => [SIDE(0, i / 24), SIDE(1, i / 24)]);
  follow(c, side, (x, y) => 0.52 + 0.38 * clamp((y - 330) / 180) + 0.12 * wave(x / 22 + y / 8), sideRows, 6.6);
  const front = strip(FRONT, 0, 0, 1, 1);
  form(c, front, PALETTE.wood, { shade: PALETTE.woodDark, slide: 16, weight: 5.5 });
  const tone: Tone = (x, y) =>
    clamp(
      0.1 +
        0.34 * clamp((y - 420) / 110) +
        0.3 * clamp((x - 300) / 110) +
        0.22 * wave(x / 46 + Math.floor((y - x * 0.09) / 55) * 7.7) +
        0.2 * clamp((380 - y + x * 0.09) / 26),
    );
  const rows = Array.from(
    { length: 26 },
    (_, i): Path => Array.from({ length: 26 }, (_, j) => FRONT(j / 25, (i + 0.5) / 26 + 0.012 * wave(j / 5 + i * 0.22))),
  );
  follow(c, front, tone, rows, 6.6);
  if (!shows(c, 1)) return;
  for (const v of [0.34, 0.67]) {
    stroke(c, [SIDE(0, v), SIDE(1, v)], { weight: 3.4 });
    stroke(c, [FRONT(0, v), FRONT(0.5, v + 0.01), FRONT(1, v)], { weight: 3.6 });
  }
}

function fittings(c: Picture): void {
  metal(c, strip(FRONT, -0.012, -0.02, 1, 0.115));
  metal(c, strip(SIDE, 0, -0.02, 1.01, 0.115), true);
  metal(c, strip(FRONT, -0.01, 0.89, 1, 1.01));
  metal(c, strip(SIDE, 0, 0.89, 1.01, 1.01), true);
  for (const u of [0.12, 0.74]) {
    metal(c, strip(FRONT, u, 0.02, u + 0.11, 0.99));
    for (const v of [0.16, 0.38, 0.62, 0.84]) rivet(c, FRONT(u + 0.055, v));
  }
  metal(c, strip(SIDE, 0.4, 0.02, 0.6, 0.99), true);
  for (let u = 0.03; u < 1; u += 0.105) for (const v of [0.047, 0.95]) rivet(c, FRONT(u, v));
  const [x, y] = FRONT(0.485, 0.3);
  metal(
    c,
    spline(
      [
        [x - 36, y - 40, 1],
        [x + 38, y - 34, 1],
        [x + 36, y + 28],
        [x + 2, y + 56],
        [x - 34, y + 22],
      ],
      true,
    ),
  );
  const hole = spline(
    [
      [x, y - 14],
      [x + 10, y - 4],
      [x + 5, y + 6, 1],
      [x + 9, y + 28, 1],
      [x - 8, y + 27, 1],
      [x - 4, y + 5, 1],
      [x - 9, y - 4],
    ],
    true,
  );
  solid(c, c.plate === 'S' ? ellipse(x, y + 6, 15, 24) : hole);
}

/** Fills x 90 to 580 and y 90 to 540. */
export function openChest(c: Picture): void {
  lid(c);
  heap(c);
  boards(c);
  fittings(c);
}
