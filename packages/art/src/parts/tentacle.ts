// Arms of the deep: tapered, ringed, with suckers on their inner side.
import {
  at,
  type Control,
  ellipse,
  form,
  knock,
  lerp,
  outline,
  PALETTE,
  type Picture,
  paint,
  rings,
  shows,
  solid,
  spline,
  type Tube,
  tube,
} from '../burin.ts';

export function tentacle(c: Picture, points: readonly Control[], width: number, side: 1 | -1): void {
  const t = tube(spline(points), (u) => lerp(width, 1, u ** 0.8) + 2.4 * (u < 0.97 ? 1 : (1 - u) / 0.03));
  form(c, t.outline, PALETTE.red, { shade: PALETTE.redDark, slide: width * 0.45, weight: 3.6 });
  rings(c, t, { gap: 6, gain: 0.95 });
  if (shows(c, 1)) suckers(c, t, side);
}

function suckers(c: Picture, t: Tube, side: 1 | -1): void {
  for (let i = 4; i < t.spine.length - 4; ) {
    const w = t.width(i / (t.spine.length - 1));
    const r = Math.max(2.2, w * 0.3);
    const [n, p] = [at(t.normals, i), at(t.spine, i)];
    const [x, y] = [p[0] + n[0] * w * 0.72 * side, p[1] + n[1] * w * 0.72 * side];
    const cup = ellipse(x, y, r, r * 0.8, Math.atan2(n[1], n[0]));
    knock(c, cup);
    paint(c, cup, '#efc9a0', { edge: 0 });
    outline(c, cup, 1.9);
    if (r > 4.5) solid(c, ellipse(x + 1, y + 1, r * 0.32));
    i += Math.max(2, Math.round((r * 2.5) / 5));
  }
}
