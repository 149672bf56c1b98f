// Bottles, by the look of their glass.
import {
  type Control,
  clamp,
  follow,
  form,
  hatch,
  knock,
  loft,
  mass,
  PALETTE,
  type Path,
  type Picture,
  paint,
  spline,
} from '../burin.ts';

export type Glass = { readonly color: string; readonly shade: string; readonly liquid: string };

const OUTLINE: readonly Control[] = [
  [-26, -230, 1],
  [-26, -130],
  [-40, -96],
  [-86, -50],
  [-92, 0],
  [-92, 200, 1],
  [-80, 216],
  [80, 216],
  [92, 200, 1],
  [92, 0],
  [86, -50],
  [40, -96],
  [26, -130],
  [26, -230, 1],
];

/** A bottle standing; its middle at (x, y), 446 units high at size 1. */
export function bottle(c: Picture, x: number, y: number, k: number, glass: Glass, level = -30): void {
  const to = (points: readonly Control[]): Control[] => points.map((q) => [x + (q[0] ?? 0) * k, y + (q[1] ?? 0) * k, q[2] ?? 0]);
  const body = spline(to(OUTLINE), true);
  form(c, body, glass.color, { shade: glass.shade, slide: 26 * k, weight: 5.6 });
  const fill = spline(
    to([
      [-86, level, 1],
      [86, level, 1],
      [86, 196, 1],
      [76, 208],
      [-76, 208],
      [-86, 196, 1],
    ]),
    true,
  );
  paint(c, fill, glass.liquid, { shade: glass.shade, slide: 30 * k, edge: 0 });
  const edge = (s: number): Path =>
    spline(
      to([
        [s * 26, -230],
        [s * 26, -130],
        [s * 86, -50],
        [s * 92, 60],
        [s * 92, 206],
      ]),
    );
  follow(
    c,
    body,
    (px) => clamp(0.08 + 0.85 * clamp(((px - x) / k + 4) / 90) + 0.5 * clamp((-70 - (px - x) / k) / 22)),
    loft(edge(-1), edge(1), 30),
    6.4,
  );
  const shine = spline(
    to([
      [-66, -36],
      [-52, -50],
      [-50, 40],
      [-54, 150],
      [-68, 150],
    ]),
    true,
  );
  knock(c, shine);
  paint(c, shine, '#fffaf0', { edge: 0, opacity: 0.85 });
  mass(
    c,
    spline(
      to([
        [-34, -226, 1],
        [34, -226, 1],
        [34, -196, 1],
        [-34, -196, 1],
      ]),
      true,
    ),
    glass.color,
    { shade: glass.shade, slide: 8, weight: 4.4, reach: 20, base: 0.1, gap: 5 },
  );
}

export function cork(c: Picture, x: number, y: number, k: number, color = '#c99b63', shade = '#8a6030'): void {
  mass(
    c,
    spline(
      [
        [x - 22 * k, y - 226 * k, 1],
        [x - 24 * k, y - 262 * k, 1],
        [x + 24 * k, y - 262 * k, 1],
        [x + 22 * k, y - 226 * k, 1],
      ],
      true,
    ),
    color,
    { shade, slide: 10, weight: 4.2, reach: 20, gap: 5 },
  );
}

/** A paper label, and room on it for an emblem. */
export function label(c: Picture, x: number, y: number, w: number, h: number, color: string = PALETTE.linen): void {
  const paper = spline(
    [
      [x - w / 2, y - h / 2, 1],
      [x, y - h / 2 + 10],
      [x + w / 2, y - h / 2, 1],
      [x + w / 2, y + h / 2, 1],
      [x, y + h / 2 + 10],
      [x - w / 2, y + h / 2, 1],
    ],
    true,
  );
  form(c, paper, color, { shade: PALETTE.linenDark, slide: 12, weight: 3.8 });
  hatch(c, paper, (px) => clamp((px - x - w * 0.16) / (w * 0.3)) * 0.6, { angle: 1.5, gap: 6 });
}
