// Noise, and tone: how dark a place is, from 0 (bare paper) to 1 (solid ink).
import { area, around, clamp, lerp, type Path, type Point } from './geometry.ts';

export type Tone = (x: number, y: number) => number;

/** Light comes from the top left in every picture, so that pictures lie side by side on one table. */
export const LIGHT: Point = [-0.6, -0.8];

/** The same stream of numbers for the same seed, so that a picture is the same each time it is made. */
export function stream(seed: number): () => number {
  let s = seed >>> 0 || 1;
  return () => {
    s = (s ^ (s << 13)) >>> 0;
    s = (s ^ (s >>> 17)) >>> 0;
    s = (s ^ (s << 5)) >>> 0;
    return s / 4294967296;
  };
}

const fraction = (x: number): number => x - Math.floor(x);
const grain = (i: number, j: number): number => fraction(Math.sin(i * 127.1 + j * 311.7 + 11.7) * 43758.5453);
const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise along a line, -1 to 1. */
export function wave(x: number): number {
  const i = Math.floor(x);
  return lerp(grain(i, 0), grain(i + 1, 0), ease(x - i)) * 2 - 1;
}

/** Smooth noise over the plane, -1 to 1. */
export function cloud(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  return lerp(lerp(grain(i, j), grain(i + 1, j), u), lerp(grain(i, j + 1), grain(i + 1, j + 1), u), v) * 2 - 1;
}

type Facing = { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number; readonly dark: number };

function facings(path: Path): Facing[] {
  const sign = area(path) > 0 ? 1 : -1;
  const thinned = path.length > 160 ? path.filter((_, i) => i % 2 === 0) : path;
  return thinned.map((a, i): Facing => {
    const b = around(thinned, i + 1);
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const l = Math.hypot(dx, dy) || 1;
    return { x: a[0], y: a[1], dx, dy, dark: (sign * (dx * LIGHT[1] - dy * LIGHT[0])) / l };
  });
}

/** Shade that hugs the edges turned away from the light: it makes any closed outline look round. */
export function roundTone(path: Path, reach: number, gain = 1, base = 0): Tone {
  const edges = facings(path);
  return (x, y) => {
    let [near, sum, weights] = [1e9, 0, 0];
    for (const e of edges) {
      const l2 = e.dx * e.dx + e.dy * e.dy || 1;
      const t = clamp(((x - e.x) * e.dx + (y - e.y) * e.dy) / l2);
      const d = Math.hypot(x - e.x - e.dx * t, y - e.y - e.dy * t);
      const weight = Math.sqrt(l2) / (d * d * d + 20);
      sum += e.dark * weight;
      weights += weight;
      near = Math.min(near, d);
    }
    return clamp(base + gain * Math.max(0, (sum / weights) * 1.2 + 0.1) * clamp(1 - near / reach));
  };
}

/** A tone that runs from `a` at the first point to `b` at the second. */
export function slope(x0: number, y0: number, x1: number, y1: number, a = 0, b = 1): Tone {
  const [dx, dy] = [x1 - x0, y1 - y0];
  return (x, y) => lerp(a, b, clamp(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
}

export const sum =
  (...tones: readonly Tone[]): Tone =>
  (x, y) =>
    clamp(tones.reduce((total, tone) => total + tone(x, y), 0));

/** 1 in the middle of an oval, 0 at its edge and beyond. */
export const spot =
  (cx: number, cy: number, rx: number, ry = rx): Tone =>
  (x, y) =>
    clamp(1 - Math.hypot((x - cx) / rx, (y - cy) / ry));
