// Water, foam and clouds as an engraver rules them.
import {
  clamp,
  ellipse,
  follow,
  hatch,
  knock,
  lerp,
  PALETTE,
  type Path,
  type Picture,
  type Point,
  paint,
  paperPath,
  roundTone,
  shows,
  stroke,
  sum,
  wave,
} from '../burin.ts';

export type Reach = { readonly from: number; readonly to: number };

function crest(y: number, amp: number, period: number, row: number, reach: Reach): Path {
  const out: Point[] = [];
  const phase = ((row * 0.37) % 1) * period;
  for (let x = reach.from - period; x <= reach.to + period; x += 4) {
    const u = ((((x + phase + 14 * wave(x / 90 + row)) % period) + period) % period) / period;
    out.push([x, y + amp * Math.abs(Math.sin(Math.PI * u)) ** 0.7 - amp + 3 * wave(x / 60 + row * 7)]);
  }
  return out;
}

/** Rows of scalloped crests from y0 to y1, larger towards the viewer. */
export function ruledSea(
  c: Picture,
  y0: number,
  y1: number,
  reach: Reach = { from: 0, to: c.width },
  amp = 9,
  period = 74,
): void {
  const apart = { L: 15, M: 26, S: 60 }[c.plate];
  const rows = Math.max(1, Math.round((y1 - y0) / apart));
  for (let row = 0; row < rows; row++) {
    const near = row / rows;
    const y = lerp(y0, y1, near ** 1.25);
    const a = amp * (0.55 + near * 1.1);
    const top = crest(y, a, period * (0.7 + 0.9 * near), row, reach);
    stroke(c, top, { weight: 1.6 + 1.8 * near, taper: [0, 0] });
    const deep = y + ((y1 - y0) / rows) * 1.3;
    const band: Path = [...top, [reach.to + period, deep], [reach.from - period, deep]];
    const tone = (x: number, q: number): number => clamp(0.62 - (q - y + a) / (20 + 20 * near) + 0.35 * wave(x / 50 + row * 3.3));
    hatch(c, band, tone, { angle: 0.02, gap: 5.2 + 2 * near, waver: 2.2 });
  }
}

/** One swell across the picture that hides what is behind it down to the bottom edge. */
export function swell(c: Picture, y: number, amp: number, phase: number, color: string, shade: string, period = 150): void {
  const top: Point[] = [];
  for (let x = -10; x <= c.width + 10; x += 5) {
    const u = (((x + phase) / period) % 1) + 1;
    top.push([x, y - amp * Math.sin(Math.PI * (u % 1)) ** 1.6 + 3 * wave(x / 30 + phase)]);
  }
  const body: Path = [...top, [c.width + 10, c.height + 20], [-10, c.height + 20]];
  knock(c, body);
  c.wash.push(paperPath(body));
  paint(c, body, color, { shade, slide: -14, edge: 4 });
  stroke(c, top, { weight: 4.2, taper: [0, 0] });
  const lines = Array.from({ length: 9 }, (_, k) =>
    top.map(([x, q]): Point => [x + k * 3, q + (k + 1) * 7 + k * 0.09 * (y - q)]),
  );
  follow(c, body, (x, q) => clamp(0.8 - (q - y + amp) / 75 + 0.35 * wave(x / 30 + q / 20)), lines, 7);
}

/** Flat water with a horizon. */
export function water(c: Picture, y: number, color: string = PALETTE.sea): void {
  const body: Path = [
    [-10, y],
    [c.width + 10, y],
    [c.width + 10, c.height + 10],
    [-10, c.height + 10],
  ];
  knock(c, body);
  c.wash.push(paperPath(body));
  paint(c, body, color, { edge: 4 });
  stroke(
    c,
    [
      [-10, y],
      [c.width / 2, y],
      [c.width + 10, y],
    ],
    { weight: 2.2, taper: [0, 0] },
  );
}

const PUFFS = [
  [-10, -46, 34],
  [34, -38, 30],
  [-52, -26, 30],
  [72, -18, 24],
  [4, -22, 40],
  [-88, -8, 22],
  [104, -4, 18],
  [-40, -4, 28],
  [48, -2, 28],
  [2, 2, 30],
] as const;

export type CloudColors = { readonly color: string; readonly shade: string };
export const NOON: CloudColors = { color: '#f8f1de', shade: '#b3c5cc' };

/** One round of cloud or smoke: only the upper rim is inked, hatching pools below. */
export function puff(c: Picture, x: number, y: number, r: number, floor: number, { color, shade }: CloudColors): void {
  const round = ellipse(x, y, r, r * 0.86);
  knock(c, round);
  c.wash.push(paperPath(round));
  paint(c, round, color, { shade, slide: r * 0.35, edge: 0 });
  const pool = (_: number, q: number): number => clamp((q - floor) / (r * 0.9)) * 0.8;
  hatch(c, round, sum(roundTone(round, r * 0.9, 0.55), pool), { angle: 0.05, gap: 5.6, waver: 1.4, max: 0.62 });
  if (c.plate !== 'S') stroke(c, ellipse(x, y, r, r * 0.86, 0, Math.PI * 1.02, Math.PI * 1.98), { weight: 3, taper: [0.3, 0.3] });
}

/** A heap of cloud: overlapping rounds, back to front. */
export function cumulus(c: Picture, x: number, y: number, scale: number, colors: CloudColors = NOON): void {
  for (const [dx, dy, r] of PUFFS) puff(c, x + dx * scale, y + dy * scale, r * scale, y - 4 * scale, colors);
}

/** A curl of foam. */
export function curl(c: Picture, x: number, y: number, r: number): void {
  if (!shows(c, 1)) return;
  const out: Point[] = [];
  for (let a = 2.6; a < 8.2; a += 0.3) out.push([x + Math.cos(a) * r * (1.15 - a / 14), y + Math.sin(a) * r * (1.1 - a / 14)]);
  stroke(c, out, { weight: 2.2 });
}
