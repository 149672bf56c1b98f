// What a sea battle is made of: flashes, smoke, broken planks, a wheel.
import {
  type Control,
  circles,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  lerp,
  line,
  outline,
  PALETTE,
  type Path,
  type Picture,
  type Point,
  paint,
  rect,
  rings,
  roundTone,
  shows,
  solid,
  spline,
  stroke,
  tube,
  wave,
} from '../burin.ts';
import { ruledGround } from './backdrop.ts';
import { type CloudColors, ruledSea, water } from './sea.ts';
import { spar } from './things.ts';

export const GUN_SMOKE: CloudColors = { color: '#e8e0d0', shade: '#a39a8f' };

/** A star of fire at a gun's mouth. */
export function flash(c: Picture, x: number, y: number, r: number): void {
  const ray = (k: number, phase: number): Path =>
    spline(
      Array.from({ length: 14 }, (_, i): Control => {
        const [a, q] = [(i * Math.PI) / 7 + phase, (i % 2 === 1 ? 0.45 : 1 - 0.2 * Math.sin(i * 5)) * k];
        return [x + Math.cos(a) * q, y + Math.sin(a) * q, 1];
      }),
      true,
    );
  form(c, ray(r, 0.2), PALETTE.fire, { shade: '#b8321f', slide: -r * 0.3, weight: 3.6 });
  paint(c, ray(r * 0.6, 0.5), PALETTE.flame, { edge: 0 });
}

/** A steering wheel with its handles. */
export function helm(c: Picture, x: number, y: number, r: number): void {
  const fat = c.plate === 'S' ? 1.3 : 1;
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.2;
    const p = (k: number): Point => [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k];
    spar(c, p(0.1), p(1.12), r * 0.042 * fat, '#b98a52', PALETTE.woodDark);
    const handle = tube(line(p(1.06), p(1.36)), (u) => r * (0.045 + 0.028 * Math.sin(u * 3.1)) * fat);
    form(c, handle.outline, '#b98a52', { shade: PALETTE.woodDark, slide: 6, weight: 4 });
    rings(c, handle, { gap: 5.6, base: 0.08 });
  }
  for (const [outer, inner, color] of [
    [1.02, 0.78, PALETTE.wood],
    [0.26, 0.1, PALETTE.gold],
  ] as const) {
    const [o, q] = [ellipse(x, y, r * outer), [...ellipse(x, y, r * inner)].reverse()];
    const band: Path = [...o, ...o.slice(0, 1), ...q, ...q.slice(0, 1)];
    knock(c, band);
    paint(c, band, color, { shade: color === PALETTE.gold ? PALETTE.goldDark : PALETTE.woodDark, slide: 12, edge: 0 });
    follow(c, null, roundTone(o, r * 0.3, 0.9, 0.16), circles(x, y, r * inner + 3, r * outer - 2, 6), 6);
    outline(c, o, 5);
    outline(c, q, 4);
  }
  if (!shows(c, 1)) return;
  for (let i = 0; i < 8; i++)
    form(
      c,
      ellipse(x + Math.cos((i * Math.PI) / 4 + 0.6) * r * 0.9, y + Math.sin((i * Math.PI) / 4 + 0.6) * r * 0.9, 6),
      PALETTE.bright,
      { weight: 2.2 },
    );
}

/** Planking as a ship's side: rows of boards. */
export function planks(c: Picture, top: number, bottom: number, rows: number): void {
  const wall = rect(-10, top, c.width + 20, bottom - top);
  paint(c, wall, PALETTE.wood, { edge: 0 });
  const h = (bottom - top) / rows;
  hatch(
    c,
    wall,
    (x, y) =>
      clamp(
        0.22 + 0.28 * wave(x / 60 + Math.floor((y - top) / h) * 9.7 + y / 24) + 0.4 * clamp((((y - top) % h) / h - 0.72) * 3),
      ),
    { angle: 0.01, gap: 6.2 },
  );
  for (let i = 0; i <= rows; i++)
    stroke(c, line([-10, top + i * h], [c.width / 2, top + i * h + 2], [c.width + 10, top + i * h]), {
      weight: 4,
      taper: [0, 0],
    });
}

/** A hole shot into wood: splintered round a dark middle. */
export function breach(c: Picture, x: number, y: number, r: number): void {
  const jag = (k: number, seed: number): Path =>
    spline(
      Array.from({ length: 18 }, (_, i): Control => {
        const q = k * (i % 2 === 1 ? 0.68 : 1 + 0.18 * wave(i * 3.7 + seed));
        return [x + Math.cos((i * Math.PI) / 9) * q * 1.15, y + Math.sin((i * Math.PI) / 9) * q, 1];
      }),
      true,
    );
  form(c, jag(r * 1.2, 1), '#d8ac70', { shade: '#8a5a30', slide: 8, weight: 4 });
  form(c, jag(r, 5), '#3b2519', { weight: 3 });
  solid(c, jag(r * 0.9, 5));
}

/** Open sea under an open sky, the horizon at y. */
export function openSea(c: Picture, y: number, sky: string, glow: string, sea: string = PALETTE.sea): void {
  ruledGround(c, sky, { x: 300, y: y * 0.6, r: 210, color: glow }, 0.5, y + 10);
  water(c, y, sea);
  if (c.hatchScale > 0) ruledSea(c, y + 12, 620, { from: 0, to: c.width }, 8, 80);
}

/** Fire along a ship or a wall: tongues from left to right, taller in the middle. */
export function blaze(c: Picture, x0: number, x1: number, y: number, tall: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const u = (i + 0.5) / count;
    const k = (0.6 + 0.5 * Math.sin(u * Math.PI) + 0.18 * wave(i * 2.7)) * (tall / 66);
    const x = lerp(x0, x1, u);
    const tongue = (s: number): Path =>
      spline(
        [
          [x - 20 * s, y, 1],
          [x - 34 * s, y - 24 * s],
          [x - 16 * s, y - 44 * s],
          [x + 6 * s, y - 84 * s, 1],
          [x + 20 * s, y - 50 * s],
          [x + 36 * s, y - 26 * s],
          [x + 18 * s, y, 1],
        ],
        true,
      );
    form(c, tongue(k), PALETTE.fire, { shade: '#b8321f', slide: 14 * k, weight: 4 });
    paint(c, tongue(k * 0.58), PALETTE.flame, { edge: 0 });
  }
}
