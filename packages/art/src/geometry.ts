// Points, curves and outlines. A control point may carry a third number: 1 makes it a corner, where the curve breaks.
export type Point = readonly [number, number];
export type Path = readonly Point[];
export type Control = readonly number[];

const ORIGIN: Point = [0, 0];

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mix = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const at = (path: Path, i: number): Point => path[clamp(Math.round(i), 0, path.length - 1)] ?? ORIGIN;
export const around = (path: Path, i: number): Point => path[((i % path.length) + path.length) % path.length] ?? ORIGIN;

type Knot = { readonly x: number; readonly y: number; readonly corner: boolean };

const knot = (control: Control | undefined): Knot => ({
  x: control?.[0] ?? 0,
  y: control?.[1] ?? 0,
  corner: control?.[2] === 1,
});

const catmull = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A smooth curve through the control points, sampled about every `step` units. */
export function spline(controls: readonly Control[], closed = false, step = 5): Path {
  const n = controls.length;
  const get = (i: number): Knot => knot(controls[closed ? (i + n) % n : clamp(i, 0, n - 1)]);
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [b, c] = [get(i), get(i + 1)];
    const [a, d] = [b.corner ? b : get(i - 1), c.corner ? c : get(i + 2)];
    const pieces = Math.max(2, Math.ceil(Math.hypot(c.x - b.x, c.y - b.y) / step));
    for (let j = 0; j < pieces; j++) out.push([catmull(a.x, b.x, c.x, d.x, j / pieces), catmull(a.y, b.y, c.y, d.y, j / pieces)]);
  }
  const last = get(n - 1);
  return closed ? out : [...out, [last.x, last.y]];
}

const cornered = (points: readonly Control[]): Control[] => points.map((q) => [q[0] ?? 0, q[1] ?? 0, 1]);
export const line = (...points: readonly Control[]): Path => spline(cornered(points));
export const poly = (...points: readonly Control[]): Path => spline(cornered(points), true);
export const rect = (x: number, y: number, w: number, h: number): Path => poly([x, y], [x + w, y], [x + w, y + h], [x, y + h]);

/** An ellipse, or the arc of it from `from` to `to` in radians. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, turn = 0, from = 0, to = 2 * Math.PI): Path {
  const pieces = Math.max(10, Math.ceil((Math.max(rx, ry) * Math.abs(to - from)) / 5));
  const full = Math.abs(to - from) > 6.28;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: pieces + (full ? 0 : 1) }, (_, i): Point => {
    const a = from + ((to - from) * i) / pieces;
    const [x, y] = [Math.cos(a) * rx, Math.sin(a) * ry];
    return [cx + x * c - y * s, cy + x * s + y * c];
  });
}

/** The path turned about the origin, scaled, then moved. */
export function place(path: Path, scale: number, dx = 0, dy = 0, turn = 0): Path {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return path.map(([x, y]): Point => [(x * c - y * s) * scale + dx, (x * s + y * c) * scale + dy]);
}
export const shift = (path: Path, dx: number, dy: number): Path => path.map(([x, y]): Point => [x + dx, y + dy]);
export const reversed = (path: Path): Path => [...path].reverse();

export function lengthOf(path: Path): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distance(at(path, i - 1), at(path, i));
  return sum;
}

/** The same path with points at equal distances. */
export function resample(path: Path, step: number): Path {
  const whole = lengthOf(path);
  const pieces = Math.max(2, Math.round(whole / step));
  const out: Point[] = [];
  let [i, before] = [1, 0];
  for (let j = 0; j <= pieces; j++) {
    const goal = (whole * j) / pieces;
    while (i < path.length - 1 && before + distance(at(path, i - 1), at(path, i)) < goal) {
      before += distance(at(path, i - 1), at(path, i));
      i++;
    }
    const piece = distance(at(path, i - 1), at(path, i)) || 1;
    out.push(mix(at(path, i - 1), at(path, i), clamp((goal - before) / piece)));
  }
  return out;
}

export function area(path: Path): number {
  let sum = 0;
  for (let i = 0; i < path.length; i++) {
    const [a, b] = [at(path, i), around(path, i + 1)];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

export function inside(path: Path, x: number, y: number): boolean {
  let odd = false;
  for (let i = 0; i < path.length; i++) {
    const [a, b] = [at(path, i), around(path, i - 1)];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export function box(path: Path): Box {
  const [xs, ys] = [path.map((q) => q[0]), path.map((q) => q[1])];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The unit normal of a path at its point i, to the left of its direction. */
export function normal(path: Path, i: number, ring = false): Point {
  const [a, b] = ring ? [around(path, i - 1), around(path, i + 1)] : [at(path, i - 1), at(path, i + 1)];
  const d = distance(a, b) || 1;
  return [-(b[1] - a[1]) / d, (b[0] - a[0]) / d];
}

export type Tube = {
  readonly spine: Path;
  readonly normals: Path;
  readonly left: Path;
  readonly right: Path;
  readonly outline: Path;
  readonly width: (t: number) => number;
};

/** A tapered tube round a spine: arms, ropes, curls, spars. */
export function tube(path: Path, width: number | ((t: number) => number), step = 5): Tube {
  const spine = resample(path, step);
  const wide = typeof width === 'number' ? () => width : width;
  const normals = spine.map((_, i) => normal(spine, i));
  const side = (sign: number): Path =>
    spine.map((q, i): Point => {
      const [n, w] = [at(normals, i), wide(i / (spine.length - 1)) * sign];
      return [q[0] + n[0] * w, q[1] + n[1] * w];
    });
  const [left, right] = [side(1), side(-1)];
  return { spine, normals, left, right, outline: [...left, ...reversed(right)], width: wide };
}

/** `count` curves between two edges: the contour lines of sails, cheeks and hulls. */
export function loft(a: Path, b: Path, count: number, pieces = 40): Path[] {
  const [p, q] = [resample(a, lengthOf(a) / pieces), resample(b, lengthOf(b) / pieces)];
  const n = Math.min(p.length, q.length);
  return Array.from({ length: count }, (_, i) => Array.from({ length: n }, (_, j) => mix(at(p, j), at(q, j), (i + 0.5) / count)));
}

export function circles(cx: number, cy: number, from: number, to: number, gap: number): Path[] {
  const out: Path[] = [];
  for (let r = from; r < to; r += gap) out.push([...ellipse(cx, cy, r), [cx + r, cy]]);
  return out;
}

/** Points of a four-sided face by its own coordinates: (0, 0) is the first corner, (1, 1) the third. */
export function quad(a: Point, b: Point, c: Point, d: Point): (u: number, v: number) => Point {
  return (u, v) => mix(mix(a, b, u), mix(d, c, u), v);
}

export const data = (path: Path, close = true): string =>
  `M${path.map((q) => `${q[0].toFixed(1)} ${q[1].toFixed(1)}`).join('L')}${close ? 'Z' : ''}`;
