// The ink plate: lines that swell, outlines heavy on the shadow side, hatching whose width follows tone.
import {
  area,
  at,
  box,
  clamp,
  data,
  inside,
  lengthOf,
  normal,
  type Path,
  type Point,
  resample,
  reversed,
  type Tube,
} from './geometry.ts';
import { next, type Picture } from './picture.ts';
import { cloud, LIGHT, type Tone, wave } from './tone.ts';

export type StrokeOptions = {
  readonly weight?: number;
  readonly taper?: readonly [number, number];
  readonly tremble?: number;
  readonly color?: string;
};

const attribute = (color: string | undefined): string => (color === undefined ? '' : ` fill="${color}"`);

function pressure(t: number, [start, end]: readonly [number, number]): number {
  const rise = start > 0 ? 0.25 + 0.75 * Math.sqrt(clamp(t / start)) : 1;
  const fall = end > 0 ? 0.15 + 0.85 * Math.sqrt(clamp((1 - t) / end)) : 1;
  return rise * fall;
}

/** A free line with the pressure of a hand: thin at its ends, heavier across the light. */
export function stroke(c: Picture, path: Path, options: StrokeOptions = {}): void {
  if (path.length < 2) return;
  const { weight = 3, taper = [0.15, 0.15], tremble = 0.5 } = options;
  const seed = next(c) * 17.3;
  const points = resample(path, Math.min(5, Math.max(2, lengthOf(path) / 8)));
  const [left, right]: [Point[], Point[]] = [[], []];
  points.forEach(([px, py], i) => {
    const [nx, ny] = normal(points, i);
    const swell = 0.725 + 0.44 * Math.abs(nx * LIGHT[0] + ny * LIGHT[1]);
    const press = pressure(i / (points.length - 1), taper) * swell * (1 + 0.22 * wave(i / 7.6 + seed));
    const w = Math.max(0.35, weight * c.inkScale * 0.5 * press);
    const off = tremble * wave(i / 6 + seed + 99);
    left.push([px + nx * (off + w), py + ny * (off + w)]);
    right.push([px + nx * (off - w), py + ny * (off - w)]);
  });
  c.ink.push(`<path d="${data([...left, ...reversed(right)])}"${attribute(options.color)}/>`);
}

/** A closed outline whose weight swells on the side away from the light. */
export function outline(c: Picture, path: Path, weight = 3.2, color?: string): void {
  const sign = area(path) > 0 ? -1 : 1;
  const ring = resample([...path, at(path, 0)], 4).slice(0, -1);
  const seed = next(c) * 13.7;
  const [outer, inner]: [Point[], Point[]] = [[], []];
  ring.forEach(([px, py], i) => {
    const n = normal(ring, i, true);
    const [nx, ny] = [n[0] * sign, n[1] * sign];
    const away = -(nx * LIGHT[0] + ny * LIGHT[1]);
    const w = Math.max(0.4, weight * c.inkScale * 0.5 * (0.72 + 0.62 * away) * (1 + 0.2 * wave(i / 9 + seed)));
    const off = 0.5 * wave(i / 7 + seed + 50);
    outer.push([px + nx * (off + w), py + ny * (off + w)]);
    inner.push([px + nx * (off - w * 0.8), py + ny * (off - w * 0.8)]);
  });
  c.ink.push(`<path fill-rule="evenodd" d="${data(outer)}${data(inner)}"${attribute(color)}/>`);
}

/** Solid ink, or solid colour on the ink plate. */
export function solid(c: Picture, path: Path, color?: string): void {
  c.ink.push(`<path d="${data(path)}"${attribute(color)}/>`);
}

/** Takes away the ink that lies below. */
export const knock = (c: Picture, path: Path): void => solid(c, path, '#fff');

export type HatchOptions = {
  readonly angle?: number;
  readonly gap?: number;
  readonly max?: number;
  /** The line stops where the tone falls below this. */
  readonly cut?: number;
  /** A second direction, only where the tone is above this. */
  readonly cross?: number;
  readonly crossAngle?: number;
  /** How much the lines bend, and how much they waver. */
  readonly curve?: number;
  readonly waver?: number;
  readonly color?: string;
};

/** Collects the two sides of a line while it lasts, and its outline when it stops. */
function ribbon() {
  let [left, right]: [Point[], Point[]] = [[], []];
  let out = '';
  const stop = (): void => {
    if (left.length > 1) out += data([...left, ...reversed(right)]);
    [left, right] = [[], []];
  };
  const add = (x: number, y: number, nx: number, ny: number, w: number): void => {
    left.push([x + nx * w, y + ny * w]);
    right.push([x - nx * w, y - ny * w]);
  };
  return { add, stop, path: (): string => out };
}

type Field = { readonly path: Path; readonly tone: Tone; readonly from: number; readonly curve: number; readonly angle: number };

function ruled(c: Picture, field: Field, options: HatchOptions, seed: number): string {
  const gap = (options.gap ?? 6.5) * c.hatchScale;
  const { cut = 0.1, max = 0.82, waver = 0.7 } = options;
  const { left, top, right, bottom } = box(field.path);
  const [cx, cy, reach] = [(left + right) / 2, (top + bottom) / 2, Math.hypot(right - left, bottom - top) / 2 + gap * 2];
  const [cos, sin, bend] = [Math.cos(field.angle), Math.sin(field.angle), field.curve];
  const lines = ribbon();
  for (let v = -reach * (1 + Math.abs(bend)), i = 0; v < reach * (1 + Math.abs(bend)); v += gap, i++) {
    const row = v + gap * 0.14 * wave(i * 1.7 + seed);
    for (let u = -reach; u <= reach; u += 4) {
      const w = row + (bend * u * u) / reach + waver * wave(u / 40 + i * 0.13 + seed);
      const [x, y] = [cx + u * cos - w * sin, cy + u * sin + w * cos];
      const within = x >= left && x <= right && y >= top && y <= bottom && inside(field.path, x, y);
      const raw = within ? field.tone(x, y) + 0.06 * cloud(x / 14 + seed, y / 14) : 0;
      const tone = field.from > 0 ? (raw - field.from) / (1 - field.from) : raw;
      if (!within || tone < cut) {
        lines.stop();
        continue;
      }
      const [nx, ny] = [-(sin + ((2 * bend * u) / reach) * cos), cos - ((2 * bend * u) / reach) * sin];
      const l = Math.hypot(nx, ny);
      lines.add(x, y, nx / l, ny / l, Math.max(0.32 * c.hatchScale, max * gap * 0.5 * clamp(tone)));
    }
    lines.stop();
  }
  return lines.path();
}

/** Ruled hatching over a shape: width follows tone, a second direction in the darks if asked for. */
export function hatch(c: Picture, path: Path, tone: Tone, options: HatchOptions = {}): void {
  if (c.hatchScale === 0) return;
  const seed = next(c) * 3.1;
  const { angle = -0.75, curve = 0, cross } = options;
  let d = ruled(c, { path, tone, from: 0, curve, angle }, options, seed);
  if (cross !== undefined)
    d += ruled(c, { path, tone, from: cross, curve: -curve, angle: options.crossAngle ?? angle + 1.15 }, options, seed);
  if (d !== '') c.ink.push(`<path d="${d}"${attribute(options.color)}/>`);
}

export type FollowOptions = { readonly max?: number; readonly cut?: number; readonly color?: string };

/** Hatching along any family of curves, which is what makes a form look engraved: width follows tone. */
export function follow(
  c: Picture,
  path: Path | null,
  tone: Tone,
  lines: readonly Path[],
  gap: number,
  options: FollowOptions = {},
): void {
  if (c.hatchScale === 0) return;
  const { max = 0.8, cut = 0.1 } = options;
  const every = Math.max(1, Math.round(c.hatchScale));
  const seed = next(c) * 1.9;
  const out = ribbon();
  lines.forEach((curve, i) => {
    if (i % every !== 0) return;
    const points = resample(curve, 4);
    points.forEach(([x, y], j) => {
      const t = path === null || inside(path, x, y) ? tone(x, y) + 0.06 * cloud(x / 14 + seed, y / 14) : 0;
      if (t < cut) {
        out.stop();
        return;
      }
      const [nx, ny] = normal(points, j);
      out.add(x, y, nx, ny, Math.max(0.32 * c.hatchScale, max * gap * c.hatchScale * 0.5 * clamp(t)));
    });
    out.stop();
  });
  if (out.path() !== '') c.ink.push(`<path d="${out.path()}"${attribute(options.color)}/>`);
}

export type RingOptions = { readonly gap?: number; readonly gain?: number; readonly base?: number; readonly bulge?: number };

/** Rings across a tube: bulging arcs, heavy on the shadow side. */
export function rings(c: Picture, t: Tube, options: RingOptions = {}): void {
  if (c.hatchScale === 0) return;
  const { gap = 6, gain = 1, base = 0, bulge = 0.35 } = options;
  const last = t.spine.length - 1;
  const apart = gap * c.hatchScale;
  const step = Math.max(1, Math.round(apart / (lengthOf(t.spine) / last)));
  const out = ribbon();
  for (let i = 2; i < last - 1; i += step) {
    const [w, n, middle] = [t.width(i / last), at(t.normals, i), at(t.spine, i)];
    const lit = -(n[0] * LIGHT[0] + n[1] * LIGHT[1]);
    for (let u = -1; u <= 1.001; u += 0.1) {
      const shade = clamp(base + gain * (u * lit * 1.05 - 0.12) + 0.25 * clamp(Math.abs(u) * 3 - 2.2) + 0.07 * wave(i * 3.3 + u));
      const b = bulge * w * (1 - u * u);
      if (shade < 0.08) out.stop();
      else
        out.add(
          middle[0] + n[0] * w * u + n[1] * b,
          middle[1] + n[1] * w * u - n[0] * b,
          n[1],
          -n[0],
          Math.max(0.3 * c.hatchScale, apart * 0.36 * shade),
        );
    }
    out.stop();
  }
  c.ink.push(`<path d="${out.path()}"/>`);
}
