// A ship's gun on its truck carriage, muzzle to the right and up.
import {
  at,
  circles,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  lerp,
  line,
  PALETTE,
  type Picture,
  rings,
  roundTone,
  shift,
  shows,
  soft,
  solid,
  spline,
  stroke,
  tube,
  wave,
} from '../burin.ts';

const IRON = { color: '#64737a', shade: '#2f3a42' } as const;

/** The barrel's half width from breech (0) to muzzle (1), rings included. */
function girth(u: number): number {
  const swell = u > 0.93 ? 12 * Math.sin(((u - 0.93) / 0.07) * 2.6) : 0;
  const ring = [0.06, 0.3, 0.56].some((v) => Math.abs(u - v) < 0.022) ? 5 : 0;
  return lerp(62, 36, u) + ring + swell;
}

function wheel(c: Picture, x: number, y: number, r: number): void {
  const rim = ellipse(x, y, r);
  form(c, ellipse(x + 12, y - 4, r), PALETTE.woodDark, { weight: 4 });
  form(c, rim, PALETTE.wood, { shade: PALETTE.woodDark, slide: r * 0.4, weight: 5 });
  follow(c, rim, roundTone(rim, r, 0.9, 0.1), circles(x, y, 8, r, 6), 6);
  form(c, ellipse(x, y, r * 0.3), PALETTE.iron, { shade: PALETTE.ironDark, slide: 5, weight: 3.4 });
}

function carriage(c: Picture): void {
  const cheek = spline(
    [
      [110, 430, 1],
      [116, 372, 1],
      [196, 366, 1],
      [204, 336, 1],
      [286, 328, 1],
      [294, 300, 1],
      [404, 292, 1],
      [420, 330],
      [424, 430, 1],
      [330, 434, 1],
      [308, 414],
      [270, 412],
      [250, 434, 1],
    ],
    true,
  );
  form(c, cheek, '#9b4a31', { shade: '#64291d', slide: 26, weight: 5.4 });
  const rows = Array.from({ length: 22 }, (_, i) => line([100, 300 + i * 6.8], [430, 290 + i * 6.8]));
  follow(
    c,
    cheek,
    (x, y) => clamp(0.16 + 0.5 * clamp((y - 360) / 80) + 0.35 * clamp((x - 330) / 100) + 0.2 * wave(x / 40 + y / 9)),
    rows,
    6.4,
  );
  for (const [x, y] of [
    [140, 398],
    [226, 372],
    [318, 340],
    [390, 322],
    [390, 404],
    [150, 414],
  ] as const)
    if (shows(c, 1)) form(c, ellipse(x, y, 6), PALETTE.iron, { weight: 2.4 });
}

function barrelOf(c: Picture): void {
  const spine = line([104, 330], [492, 172]);
  const t = tube(spine, girth, 4);
  const knob = tube(line([104, 330], [62, 347]), (u) => 16 + 10 * Math.sin(u * 3.1));
  form(c, knob.outline, IRON.color, { shade: IRON.shade, slide: 9, weight: 4.4 });
  rings(c, knob, { gap: 5, base: 0.1 });
  form(c, ellipse(104, 330, 30, 63, -0.39), IRON.color, { shade: IRON.shade, slide: 14, weight: 4.6 });
  form(c, t.outline, IRON.color, { shade: IRON.shade, slide: 44, weight: 5.6 });
  soft(c, tube(line([130, 288], [460, 154]), 9).outline, '#b9c6c6', 0.8);
  rings(c, t, { gap: 5.6, gain: 1.15, base: 0.06, bulge: 0.3 });
  if (shows(c, 1))
    for (const u of [0.06, 0.3, 0.56]) {
      const i = u * (t.spine.length - 1);
      for (const d of [-2.4, 2.4])
        stroke(c, spline([at(t.left, i + d), shift([at(t.spine, i + d)], 12, -6)[0] ?? [0, 0], at(t.right, i + d)]), {
          weight: 3,
          taper: [0, 0],
        });
    }
  const muzzle = ellipse(494, 171, 18, 42, -0.39);
  form(c, muzzle, '#8a979b', { shade: IRON.shade, slide: 6, weight: 4.4 });
  solid(c, ellipse(496, 170, 11, 25, -0.39));
  form(c, ellipse(286, 268, 20), IRON.color, { shade: IRON.shade, slide: 8, weight: 4.4 });
}

/** Fills x 40 to 520 and y 120 to 500. */
export function gun(c: Picture): void {
  wheel(c, 376, 446, 46);
  wheel(c, 172, 452, 46);
  barrelOf(c);
  carriage(c);
  wheel(c, 350, 460, 50);
  wheel(c, 146, 466, 50);
}

export function shot(c: Picture, x: number, y: number, r: number): void {
  const ball = ellipse(x, y, r);
  form(c, ball, IRON.color, { shade: IRON.shade, slide: r * 0.7, weight: 4 });
  hatch(c, ball, roundTone(ball, r * 1.1, 1.1, 0.12), { gap: 5, cross: 0.5 });
  if (shows(c, 1)) solid(c, ellipse(x - r * 0.35, y - r * 0.42, r * 0.16, r * 0.1, -0.6), '#fff');
}
