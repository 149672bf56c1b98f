// Small things that several pictures share.
import {
  at,
  type Control,
  clamp,
  data,
  ellipse,
  follow,
  form,
  hatch,
  line,
  loft,
  mass,
  mix,
  outline,
  PALETTE,
  type Path,
  type Picture,
  type Point,
  paint,
  place,
  poly,
  roundTone,
  shows,
  slope,
  solid,
  spline,
  stroke,
  tube,
} from '../burin.ts';

/** Laid rope: a tube with slanting strands. */
export function rope(
  c: Picture,
  points: readonly Control[],
  width: number,
  color: string = PALETTE.rope,
  shade: string = PALETTE.ropeDark,
): void {
  const t = tube(spline(points), width, 3);
  form(c, t.outline, color, { shade, slide: width * 0.7, weight: 3.2 });
  const lay = { L: 5, M: 8, S: 0 }[c.plate];
  if (lay === 0) return;
  for (let i = 2; i < t.spine.length - lay; i += lay)
    stroke(c, spline([at(t.left, i), mix(at(t.left, i), at(t.right, i + lay), 0.5), at(t.right, i + lay)]), {
      weight: 2.6,
      taper: [0.3, 0.1],
    });
}

export type Metal = { readonly color: string; readonly shade: string };
export const GOLD: Metal = { color: PALETTE.bright, shade: PALETTE.gold };
export const SILVER: Metal = { color: '#dfe2da', shade: '#9aa3a0' };

/** A coin lying: `tilt` 1 is seen from above, 0 from the side. */
export function coin(c: Picture, x: number, y: number, r: number, tilt: number, turn = 0, metal: Metal = GOLD): void {
  const [ry, thick] = [r * tilt, r * 0.22 * (1.1 - tilt * 0.6)];
  const edge: Path = [...ellipse(x, y + thick, r, ry, turn, 0, Math.PI), ...ellipse(x, y, r, ry, turn, Math.PI, 2 * Math.PI)];
  form(c, edge, metal === GOLD ? PALETTE.goldDark : metal.shade, { weight: 2.6 });
  const face = ellipse(x, y, r, ry, turn);
  form(c, face, metal.color, { shade: metal.shade, slide: r * 0.4, weight: 2.4 });
  if (!shows(c, 2)) return;
  outline(c, ellipse(x, y, r * 0.74, ry * 0.74, turn), 1.3);
  const middle = ellipse(x, y, r * 0.7, ry * 0.7, turn);
  hatch(c, middle, roundTone(middle, r * 0.8, 0.9), { gap: 4, angle: -0.6 });
  stroke(c, line([x - r * 0.25, y], [x + r * 0.25, y]), { weight: 2 });
  stroke(c, line([x, y - ry * 0.4], [x, y + ry * 0.4]), { weight: 2 });
}

/** A plank or spar with its grain. */
export function spar(
  c: Picture,
  a: Point,
  b: Point,
  width: number,
  color: string = PALETTE.wood,
  shade: string = PALETTE.woodDark,
): void {
  const t = tube(line(a, b), width);
  form(c, t.outline, color, { shade, slide: width * 0.6, weight: Math.min(4.6, 2 + width / 8) });
  const under = Math.sign(at(t.left, 1)[1] - at(t.right, 1)[1]) || 1;
  const [light, dark] = under > 0 ? [t.right, t.left] : [t.left, t.right];
  const lines = loft(light, dark, Math.max(3, Math.round(width / 3)));
  lines.forEach((curve, i) => {
    follow(c, null, (x, y) => clamp(i / lines.length + 0.25 * Math.sin(x / 17 + y / 13 + i)) * 0.8, [curve], 5.5);
  });
}

/** A blade from hilt to point: two faces parted by a ridge. */
export function blade(c: Picture, spine: Path, width: (t: number) => number): void {
  const t = tube(spine, width);
  form(c, t.outline, PALETTE.steel, { shade: PALETTE.steelDark, slide: 6, weight: 4.4 });
  const low = at(t.left, t.left.length / 2)[1] > at(t.right, t.right.length / 2)[1] ? t.left : t.right;
  const half: Path = [...t.spine, ...[...low].reverse()];
  paint(c, half, '#93a0a2', { edge: 0, opacity: 0.9 });
  hatch(c, half, () => 0.5, { angle: 1.2, gap: 5.4, max: 0.6 });
  stroke(c, t.spine, { weight: 2.2, taper: [0.02, 0.1] });
}

/** A die as a cube seen from a corner: three faces with the given spots (top, left, right). */
export function die(
  c: Picture,
  x: number,
  y: number,
  r: number,
  spots: readonly [number, number, number],
  colors: { color: string; shade: string; dark: string; spot: string },
): void {
  const top: Point = [x, y - r];
  const corner = (dx: number, dy: number): Point => [x + dx * r, y + dy * r];
  const faces = [
    { p: [corner(-0.87, -0.5), top, corner(0.87, -0.5), [x, y] as const], fill: colors.color, n: spots[0], tone: 0 },
    { p: [corner(-0.87, -0.5), [x, y] as const, corner(0, 1), corner(-0.87, 0.5)], fill: colors.shade, n: spots[1], tone: 0.22 },
    { p: [[x, y] as const, corner(0.87, -0.5), corner(0.87, 0.5), corner(0, 1)], fill: colors.dark, n: spots[2], tone: 0.55 },
  ] as const;
  const around = poly(corner(-0.87, -0.5), top, corner(0.87, -0.5), corner(0.87, 0.5), corner(0, 1), corner(-0.87, 0.5));
  form(c, around, colors.color, { weight: 0 });
  for (const { p, fill, n, tone } of faces) {
    paint(c, poly(...p), fill, { edge: 0 });
    if (tone > 0) hatch(c, poly(...p), () => tone, { angle: tone > 0.3 ? 0.5 : -0.5, gap: 5.5 });
    pips(c, p, n, r, colors.spot);
    stroke(c, line(p[0], p[1], p[2], p[3], p[0]), { weight: 2.2, taper: [0, 0] });
  }
  outline(c, around, 4);
}

const PIPS: { readonly [n: number]: readonly (readonly [number, number])[] } = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.24, 0.24],
    [0.5, 0.5],
    [0.76, 0.76],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.27, 0.22],
    [0.27, 0.5],
    [0.27, 0.78],
    [0.73, 0.22],
    [0.73, 0.5],
    [0.73, 0.78],
  ],
};

function pips(c: Picture, face: readonly (readonly number[])[], n: number, r: number, color: string): void {
  const corner = (i: number): Point => [face[i]?.[0] ?? 0, face[i]?.[1] ?? 0];
  const [a, b, d, e] = [corner(0), corner(1), corner(2), corner(3)];
  const p = (u: number, v: number): Point => mix(mix(a, b, u), mix(e, d, u), v);
  for (const [u, v] of PIPS[n] ?? []) {
    const k = 0.085 * (c.plate === 'S' ? 1.5 : 1);
    const spot = spline([p(u - k, v - k), p(u + k, v - k), p(u + k, v + k), p(u - k, v + k)], true, Math.max(2, r / 20));
    if (color === PALETTE.ink) solid(c, spot);
    else {
      solid(c, spot, '#fff');
      paint(c, spot, color, { edge: 0 });
      if (shows(c, 1)) outline(c, spot, 1.4);
    }
  }
}

/** A playing card lying on the table, turned, seen at a slant: `flat` squeezes its height. */
export function card(
  c: Picture,
  x: number,
  y: number,
  w: number,
  turn: number,
  flat: number,
  back: string | null = null,
): (u: number, v: number) => Point {
  const h = w * 1.42;
  const p = (u: number, v: number): Point => {
    const [q] = place([[(u - 0.5) * w, (v - 0.5) * h]], 1, 0, 0, turn);
    return [x + (q?.[0] ?? 0), y + (q?.[1] ?? 0) * flat];
  };
  const face = poly(p(0, 0), p(1, 0), p(1, 1), p(0, 1));
  mass(
    c,
    face.map(([a, b]): Point => [a + 3, b + 5]),
    '#5a3a22',
    { weight: 0, base: 0.7, reach: 10, gap: 5 },
  );
  form(c, face, PALETTE.linen, { shade: PALETTE.linenDark, slide: 5, weight: 3.4 });
  const frame = poly(p(0.09, 0.07), p(0.91, 0.07), p(0.91, 0.93), p(0.09, 0.93));
  if (back !== null) {
    paint(c, frame, back, { edge: 0 });
    hatch(c, frame, () => 0.42, { angle: turn + 0.7, gap: 7, cross: 0.05, crossAngle: turn - 0.7, max: 0.5 });
  }
  if (shows(c, 1)) outline(c, frame, 1.8);
  return p;
}

/** A flame: outer tongue, inner light. */
export function flame(c: Picture, x: number, y: number, k: number): void {
  const tongue = (s: number): Path =>
    spline(
      [
        [x, y, 1],
        [x - 15 * s, y - 16 * s],
        [x - 11 * s, y - 36 * s],
        [x + 2 * s, y - 66 * s, 1],
        [x + 12 * s, y - 38 * s],
        [x + 15 * s, y - 16 * s],
      ],
      true,
      3,
    );
  form(c, tongue(k), PALETTE.fire, { weight: 2.6 });
  paint(c, tongue(k * 0.66), PALETTE.flame, { edge: 0 });
}

/** A barrel standing upright. */
export function barrel(c: Picture, x: number, y: number, w: number, h: number): void {
  const body = spline(
    [
      [x - w * 0.42, y - h / 2, 1],
      [x - w / 2, y],
      [x - w * 0.42, y + h / 2, 1],
      [x, y + h / 2 + w * 0.09],
      [x + w * 0.42, y + h / 2, 1],
      [x + w / 2, y],
      [x + w * 0.42, y - h / 2, 1],
    ],
    true,
  );
  form(c, body, PALETTE.wood, { shade: PALETTE.woodDark, slide: w * 0.25, weight: 5 });
  const edge = (s: number): Path =>
    spline([
      [x + s * w * 0.42, y - h / 2],
      [x + s * w * 0.5, y],
      [x + s * w * 0.42, y + h / 2],
    ]);
  const tone = (px: number): number =>
    clamp(0.1 + 0.85 * clamp((px - x + w * 0.05) / (w * 0.5)) + 0.3 * clamp((x - w * 0.38 - px) / (w * 0.1)));
  follow(c, body, (px, py) => tone(px) + 0.12 * Math.sin(px / 9 + py / 60), loft(edge(-1), edge(1), Math.round(w / 6)), 6);
  if (shows(c, 1))
    for (const s of [-0.66, -0.33, 0, 0.33, 0.66])
      stroke(c, loft(edge(-1), edge(1), 100)[Math.round(50 + s * 50)] ?? [], { weight: 2.6, taper: [0, 0] });
  for (const v of [-0.4, -0.2, 0.24, 0.42]) {
    const half = w * (0.5 - 0.32 * v * v) + 1;
    const arc = (dy: number): Path =>
      spline([
        [x - half, y + v * h + dy],
        [x, y + v * h + dy + w * 0.09],
        [x + half, y + v * h + dy],
      ]);
    const hoop: Path = [...arc(0), ...[...arc(h * 0.055)].reverse()];
    form(c, hoop, PALETTE.iron, { shade: PALETTE.ironDark, slide: 4, weight: 3 });
    hatch(c, hoop, (px) => tone(px) * 0.9, { angle: 1.5, gap: 5.4 });
  }
  const lid = ellipse(x, y - h / 2, w * 0.42, w * 0.1);
  form(c, lid, '#c28a55', { shade: PALETTE.woodDark, slide: -8, weight: 4 });
  hatch(c, lid, slope(x - w * 0.4, 0, x + w * 0.4, 0, 0.5, 0.05), { angle: 0.02, gap: 6 });
}

/** A small star, knocked out of a dark sky. */
export function star(c: Picture, x: number, y: number, r: number, color = '#fff4cf'): void {
  const points = Array.from({ length: 8 }, (_, i): Control => {
    const q = i % 2 === 1 ? r * 0.3 : r;
    return [x + Math.cos((i * Math.PI) / 4) * q, y + Math.sin((i * Math.PI) / 4) * q, 1];
  });
  const shape = spline(points, true, 3);
  solid(c, shape, '#fff');
  paint(c, shape, color, { edge: 0 });
}

/** A lantern of brass and glass, with its light. `k` 1 is about 110 units high. */
export function lantern(c: Picture, x: number, y: number, k: number): void {
  const q = (points: readonly Control[]): Control[] => points.map((p) => [x + (p[0] ?? 0) * k, y + (p[1] ?? 0) * k, p[2] ?? 0]);
  const brass = (path: Path, base = 0.08): void =>
    mass(c, path, PALETTE.gold, { shade: PALETTE.goldDark, slide: 9 * k, weight: 4, reach: 26 * k, base, gap: 5.4 });
  outline(
    c,
    spline(
      q([
        [-24, -98],
        [-20, -128],
        [0, -142],
        [20, -128],
        [24, -98],
        [14, -98],
        [13, -120],
        [0, -130],
        [-13, -120],
        [-14, -98],
      ]),
      true,
    ),
    3,
  );
  const glass = spline(
    q([
      [-30, -62, 1],
      [-42, 0],
      [-34, 52, 1],
      [34, 52, 1],
      [42, 0],
      [30, -62, 1],
    ]),
    true,
  );
  form(c, glass, '#ffe9a6', { weight: 3.6 });
  c.wash.push(`<path d="${data(ellipse(x, y + 10 * k, 22 * k, 36 * k))}" fill="#fff7d8"/>`);
  hatch(c, glass, (px) => clamp((Math.abs(px - x) / k - 24) / 22) * 0.55, { angle: 1.5, gap: 5 });
  flame(c, x, y + 40 * k, k * 0.82);
  if (shows(c, 1))
    for (const s of [-1, 1]) {
      const bar = tube(
        spline(
          q([
            [s * 18, -62],
            [s * 25, 0],
            [s * 20, 52],
          ]),
        ),
        3.4 * k,
      );
      form(c, bar.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 2, weight: 2.4 });
    }
  brass(
    spline(
      q([
        [-34, -62, 1],
        [-26, -82],
        [-10, -98, 1],
        [10, -98, 1],
        [26, -82],
        [34, -62, 1],
      ]),
      true,
    ),
    0.15,
  );
  brass(
    spline(
      q([
        [-44, 50, 1],
        [44, 50, 1],
        [52, 74, 1],
        [-52, 74, 1],
      ]),
      true,
    ),
    0.15,
  );
  brass(
    spline(
      q([
        [-40, -66, 1],
        [40, -66, 1],
        [36, -56, 1],
        [-36, -56, 1],
      ]),
      true,
    ),
  );
}
