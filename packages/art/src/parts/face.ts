// A head seen from the front, turned a little to the light: its right half (ours) lies in shadow, which is what makes it a face
// and not a mask. Costume belongs to the scenes; parts/dress.ts has the common pieces.
import {
  type Control,
  clamp,
  data,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  lerp,
  loft,
  outline,
  PALETTE,
  type Path,
  type Picture,
  paint,
  shows,
  soft,
  solid,
  spline,
  spot,
  stroke,
  type Tone,
  tube,
  within,
} from '../burin.ts';

export type Skin = { readonly color: string; readonly shade: string; readonly blush: string };

export const SKINS = {
  pale: { color: '#ecc7a2', shade: '#b8805e', blush: '#d2694a' },
  tan: { color: '#d9a273', shade: '#9a6240', blush: '#c4603e' },
  brown: { color: '#b07a50', shade: '#6f4429', blush: '#a84a30' },
  dark: { color: '#85563a', shade: '#4c2d1e', blush: '#8a3826' },
} as const satisfies { [name: string]: Skin };

export type Look = {
  readonly skin: Skin;
  /** 0 a smooth young face, 1 a furrowed old one. */
  readonly age: number;
  /** Width of the jaw and of the nose as multiples. */
  readonly jaw?: number;
  readonly nose?: number;
  /** -1 grim to 1 a broad smile; positive `smirk` lifts one corner only. */
  readonly smile?: number;
  readonly smirk?: number;
  readonly lips?: string;
  /** Fuller lips and longer lashes. */
  readonly soft?: boolean;
  readonly brow?: { readonly weight: number; readonly color?: string; readonly frown?: number };
  readonly gaze?: number;
  readonly iris?: string;
};

type Put = (dx: number, dy: number, corner?: number) => Control;

const OUTLINE = [
  [298, 180],
  [244, 196],
  [214, 240],
  [210, 290],
  [214, 322],
  [226, 362],
  [250, 404],
  [280, 428],
  [306, 430],
  [340, 414],
  [370, 372],
  [388, 322],
  [394, 280],
  [388, 236],
  [354, 196],
] as const;

function narrowed(jaw: number, points: readonly Control[]): Control[] {
  return points.map((q): Control => {
    const [x, y] = [q[0] ?? 0, q[1] ?? 0];
    return [300 + (x - 300) * lerp(1, jaw, clamp((y - 300) / 110)), y, q[2] ?? 0];
  });
}

/** The outline of the face, for beards and hoods that must meet it. */
export const faceOutline = (jaw = 1): Path => spline(narrowed(jaw, OUTLINE), true);

export function neck(c: Picture, skin: Skin, bottom = 500): void {
  const shape = spline(
    [
      [252, 380, 1],
      [250, 440],
      [232, bottom - 30, 1],
      [304, bottom],
      [372, bottom - 30, 1],
      [354, 440],
      [356, 380, 1],
    ],
    true,
  );
  form(c, shape, skin.color, { shade: skin.shade, slide: 36, weight: 3.8 });
  hatch(c, shape, (x, y) => clamp(1 - (y - 412) / 56) * 0.8 + 0.5 * clamp((x - 310) / 44), { angle: 0.2, gap: 5.6, cross: 0.5 });
}

export function ear(c: Picture, skin: Skin, ring = false): void {
  const shape = spline(
    [
      [212, 278, 1],
      [196, 268],
      [188, 288],
      [196, 322],
      [212, 338, 1],
    ],
    true,
  );
  form(c, shape, skin.color, { shade: skin.shade, slide: 6, weight: 3.6 });
  if (shows(c, 1))
    stroke(
      c,
      spline([
        [206, 286],
        [198, 290],
        [202, 316],
      ]),
      { weight: 2.4 },
    );
  if (!ring) return;
  const [outer, inner] = [ellipse(198, 350, 13, 16), ellipse(198, 350, 8, 11)];
  paint(c, outer, PALETTE.bright, { edge: 0 });
  outline(c, outer, 2.6);
  outline(c, [...inner].reverse(), 2);
}

function shading(c: Picture, face: Path, look: Look): void {
  const { skin, age } = look;
  const edge = lerp(330, 304, age);
  const dark = spline(
    [
      [edge + 4, 186],
      [354, 196],
      [388, 236],
      [394, 280],
      [388, 322],
      [372, 372],
      [342, 414],
      [306, 432],
      [292, 426],
      [edge + 8, 402],
      [edge, 372],
      [edge + 14, 350],
      [edge - 4, 330],
      [edge - 2, 300],
      [edge + 12, 276],
      [edge, 250],
    ],
    true,
  );
  c.defs.push(`<clipPath id="face${c.ink.length}"><path d="${data(face)}"/></clipPath>`);
  c.wash.push(
    `<path d="${data(dark)}" fill="${skin.shade}" opacity="${lerp(0.62, 0.82, age)}" clip-path="url(#face${c.ink.length})"/>`,
  );
  soft(c, ellipse(246, 338, 22, 17), skin.blush, look.soft === true ? 0.6 : 0.5);
  const lines = loft(
    spline([
      [300, 186],
      [306, 260],
      [298, 340],
      [304, 430],
    ]),
    spline([
      [356, 190],
      [404, 250],
      [396, 350],
      [330, 430],
    ]),
    15,
  );
  const reach = lerp(92, 72, age);
  const tone: Tone = (x, y) =>
    clamp(((x - lerp(318, 300, age)) / reach) * 0.85 + 0.06 + 0.2 * clamp((y - 390) / 40) - 0.35 * spot(352, 332, 26, 22)(x, y));
  follow(c, face, tone, lines, 6.6);
  hatch(c, face, (x) => clamp(clamp((x - 334) / 60) - 0.3), { angle: 0.25, gap: 6, curve: 0.15 });
  hatch(c, face, (x, y) => clamp(0.7 * clamp((220 - y) / 26) + 0.5 * age * spot(224, 372, 24, 34)(x, y)), {
    angle: 0.1,
    gap: 5.4,
  });
}

function eye(c: Picture, look: Look, side: 1 | -1): void {
  const k = { L: 1, M: 1.08, S: 1.3 }[c.plate];
  const [x, y] = [side < 0 ? 254 : 342, 282];
  const p: Put = (dx, dy, corner = 0) => [x + dx * k, y + dy * k, corner];
  paint(c, ellipse(x, y - 2, 31, 22), look.skin.shade, { edge: 0, opacity: 0.4 });
  hatch(
    c,
    ellipse(x, y - 6, 36, 24),
    (px, py) => clamp(lerp(0.55, 0.85, look.age) - Math.hypot((px - x) / 40, (py - y + 8) / 26) * 0.7),
    { angle: -0.5 * side, gap: 4.8 },
  );
  const ball = spline([p(-23, 3, 1), p(-6, -7), p(10, -6), p(23, 2, 1), p(8, 9), p(-10, 9)], true);
  knock(c, ball);
  paint(c, ball, side < 0 ? '#f9f3e2' : '#e4d7bd', { edge: 0 });
  const gaze = look.gaze ?? -2;
  if (look.iris !== undefined && shows(c, 1)) paint(c, ellipse(x + gaze, y + 1, 9 * k, 8 * k), look.iris, { edge: 0 });
  solid(c, ellipse(x + gaze, y + 1, (look.iris === undefined ? 8 : 5.2) * k, (look.iris === undefined ? 8 : 5.6) * k));
  if (look.iris !== undefined && shows(c, 1)) outline(c, ellipse(x + gaze, y + 1, 8.6 * k, 8 * k), 2);
  if (shows(c, 1)) solid(c, ellipse(x + gaze - 3, y - 2, 2.4), '#fff');
  stroke(c, spline([p(-27, 5), p(-8, -8), p(10, -7), p(28, 5)]), { weight: look.soft === true ? 6.4 : 5.4, taper: [0.25, 0.25] });
  lids(c, look, side, p);
}

function lids(c: Picture, look: Look, side: 1 | -1, p: Put): void {
  if (shows(c, 1)) {
    stroke(c, spline([p(-18, 9), p(0, 13), p(20, 7)]), { weight: 2 });
    stroke(c, spline([p(-22, -14), p(-2, -20), p(24, -13)]), { weight: 2 });
    if (look.soft === true) stroke(c, spline([p(side * 24, 0), p(side * 33, -7)]), { weight: 3.4 });
    if (look.age > 0.35) stroke(c, spline([p(-22, 19), p(0, 25), p(22, 17)]), { weight: 2.2 * look.age });
    if (look.age > 0.5) for (const d of [-4, 3, 10]) stroke(c, spline([p(side * 28, d * 0.6), p(side * 42, d)]), { weight: 2 });
  }
  const { weight = 9, color, frown = 0 } = look.brow ?? {};
  const inner = -side;
  const brow = spline([p(inner * 32, -17 + frown * 10), p(inner * 10, -31 + frown * 4), p(side * 16, -33), p(side * 36, -20)]);
  stroke(c, brow, color === undefined ? { weight, taper: [0.3, 0.6] } : { weight: weight + 2.4, taper: [0.3, 0.6] });
  if (color !== undefined && shows(c, 1)) {
    stroke(c, brow, { weight: weight - 2, taper: [0.3, 0.6], color: '#fff' });
    paint(c, tube(brow, weight * 0.5).outline, color, { edge: 0 });
  }
}

function nose(c: Picture, look: Look): void {
  const k = look.nose ?? 1;
  const p = (x: number, y: number): Control => [294 + (x - 294) * k, y];
  const gentle = look.soft === true && look.age < 0.4;
  const wing = gentle
    ? spline([p(272, 328), p(267, 339), p(273, 349)])
    : spline([p(280, 264), p(284, 292), p(275, 322), p(266, 338), p(272, 350)]);
  stroke(c, wing, { weight: lerp(2.2, 3, look.age), taper: [gentle ? 0.5 : 0.7, 0.2] });
  stroke(c, spline([p(316, 268), p(310, 300), p(317, 330), p(325, 343), p(316, 352)]), {
    weight: gentle ? 2.8 : lerp(3.6, 5, look.age),
    taper: [gentle ? 0.8 : 0.5, 0.2],
  });
  stroke(c, spline([p(270, 350), p(284, 348), p(294, 357), p(306, 349), p(318, 352)]), { weight: 4.6, taper: [0.2, 0.2] });
  hatch(
    c,
    spline([p(297, 270), p(314, 280), p(310, 310), p(323, 340), p(312, 352), p(297, 350)], true),
    () => lerp(0.3, 0.55, look.age),
    { angle: 0.9, gap: 5 },
  );
}

function mouth(c: Picture, look: Look): void {
  const { smile = 0, smirk = 0, soft: full = false } = look;
  const wide = (full ? 0.86 : 1) * (1 + 0.12 * Math.max(0, smile));
  const p = (x: number, y: number): Control => [295 + (x - 295) * wide, y];
  const [l, r] = [386 - smile * 15, 387 - smile * 15 - smirk * 15];
  const red = look.lips ?? '#9a4a3a';
  paint(
    c,
    spline(
      [
        p(254, l),
        p(276, full ? 375 : 377),
        p(294, 380),
        p(314, full ? 375 : 377),
        p(338, r),
        p(316, full ? 402 : 396),
        p(278, full ? 402 : 397),
      ],
      true,
    ),
    red,
    { edge: 0, opacity: full ? 0.85 : 0.55 },
  );
  stroke(
    c,
    spline([p(250, l), p(272, 382 + smile * 3), p(294, 386 + smile * 5), p(318, 382 + smile * 3 - smirk * 4), p(342, r)]),
    { weight: 5.6, taper: [0.3, 0.3] },
  );
  stroke(c, spline([p(272, 401), p(296, 406), p(320, 400)]), { weight: 3.2 });
  if (!shows(c, 1)) return;
  stroke(c, spline([p(248, l - 6), p(245, l), p(249, l + 6)]), { weight: 2.4 });
  stroke(c, spline([p(344, r - 6), p(348, r), p(343, r + 6)]), { weight: 2.6 });
}

function furrows(c: Picture, look: Look): void {
  if (!shows(c, 1)) return;
  const { age, smile = 0 } = look;
  if (age > 0.3 || smile > 0.5) {
    const w = 1.2 + 2.2 * Math.max(age, smile * 0.5);
    stroke(
      c,
      spline([
        [258, 344],
        [240, 362],
        [238, 390],
      ]),
      { weight: w },
    );
    stroke(
      c,
      spline([
        [332, 346],
        [352, 364],
        [354, 390],
      ]),
      { weight: w + 0.4 },
    );
  }
  if (age > 0.5) {
    for (const x of [290, 304])
      stroke(
        c,
        spline([
          [x, 246],
          [x + (x > 297 ? 2 : -2), 262],
        ]),
        { weight: 3 },
      );
    for (const y of [226, 237])
      stroke(
        c,
        spline([
          [256, y + 2],
          [298, y - 4],
          [346, y + 3],
        ]),
        { weight: 2 },
      );
    stroke(
      c,
      spline([
        [222, 318],
        [240, 336],
        [236, 372],
      ]),
      { weight: 2 },
    );
  }
  stroke(
    c,
    spline([
      [278, 417],
      [296, 421],
      [314, 416],
    ]),
    { weight: 2 },
  );
}

/** The face without hair, hat or neck. */
export function face(c: Picture, look: Look): void {
  const shape = faceOutline(look.jaw ?? 1);
  form(c, shape, look.skin.color, { weight: 4.8 });
  shading(c, shape, look);
  eye(c, look, -1);
  eye(c, look, 1);
  nose(c, look);
  mouth(c, look);
  furrows(c, look);
}

/** The sitter in an oval, a little smaller than the oval and leaning by `tilt` degrees. */
export function sit(c: Picture, tilt: number, draw: () => void, scale = 0.97, dy = 10): void {
  within(c, `translate(${300 - 300 * scale} ${dy}) scale(${scale}) rotate(${tilt} 300 520)`, draw);
}
