// Hair, beards and coats for the portraits, each meeting the face of parts/face.ts.
import {
  type Control,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  loft,
  mass,
  PALETTE,
  type Picture,
  paint,
  rings,
  roundTone,
  spline,
  stroke,
  sum,
  tube,
  wave,
} from '../burin.ts';

export type Cloth = { readonly color: string; readonly shade: string };

/** A lock of hair along a line. */
export function lock(
  c: Picture,
  points: readonly Control[],
  width: number | ((t: number) => number),
  { color, shade }: Cloth,
  weight = 3.6,
): void {
  const t = tube(spline(points), width);
  const w = typeof width === 'number' ? width : width(0.4);
  form(c, t.outline, color, { shade, slide: w * 0.7, weight });
  follow(
    c,
    t.outline,
    (x, y) => clamp(0.3 + 0.35 * wave(x / 11 + y / 70)),
    loft(t.left, t.right, Math.max(3, Math.round(w / 3))),
    5.4,
    { max: 0.65 },
  );
}

/** A mass of hair or cloth whose lines run between two edges. */
export function draped(
  c: Picture,
  outlinePoints: readonly Control[],
  a: readonly Control[],
  b: readonly Control[],
  { color, shade }: Cloth,
  options: { lines?: number; slide?: number; base?: number; reach?: number; weight?: number } = {},
): void {
  const shape = spline(outlinePoints, true);
  form(c, shape, color, { shade, slide: options.slide ?? 26, weight: options.weight ?? 4.6 });
  follow(
    c,
    shape,
    sum(roundTone(shape, options.reach ?? 70, 0.95, options.base ?? 0.14), (x, y) => 0.22 * wave(x / 15 + y / 55)),
    loft(spline(a), spline(b), options.lines ?? 24),
    6.4,
  );
}

/** Shoulders in a coat; `wide` 1 fills the oval. */
export function coat(c: Picture, { color, shade }: Cloth, wide = 1): void {
  const x = (v: number): number => 300 + (v - 300) * wide;
  const shape = spline(
    [
      [x(236), 446, 1],
      [x(160), 470],
      [x(90), 520],
      [x(40), 660, 1],
      [x(560), 660, 1],
      [x(514), 520],
      [x(444), 470],
      [x(368), 446, 1],
    ],
    true,
  );
  form(c, shape, color, { shade, slide: 40, weight: 5 });
  hatch(
    c,
    shape,
    sum(roundTone(shape, 130, 0.8, 0.18), (px) => 0.35 * clamp((px - 320) / 150)),
    { angle: 1.1, gap: 6.5, cross: 0.5, curve: 0.2 },
  );
}

/** Turned-back lapels with a trim; the shirt shows between them. */
export function lapels(
  c: Picture,
  { color, shade }: Cloth,
  trim: Cloth | null,
  shirt: Cloth = { color: PALETTE.linen, shade: PALETTE.linenDark },
): void {
  mass(
    c,
    spline(
      [
        [250, 448, 1],
        [356, 448, 1],
        [338, 620, 1],
        [268, 620, 1],
      ],
      true,
    ),
    shirt.color,
    { shade: shirt.shade, slide: 16, weight: 3.6, reach: 40, base: 0.06, gap: 6, angle: 1.3 },
  );
  for (const s of [-1, 1]) {
    const x = (v: number): number => 303 + s * v;
    const flap = spline(
      [
        [x(50), 440, 1],
        [x(108), 458, 1],
        [x(122), 510],
        [x(70), 560],
        [x(30), 660, 1],
        [x(8), 660, 1],
        [x(26), 540],
      ],
      true,
    );
    mass(c, flap, color, { shade, slide: 16, weight: 4.2, reach: 50, base: s > 0 ? 0.24 : 0.08, gap: 6, angle: 0.9, cross: 0.5 });
    if (trim === null) continue;
    const lace = tube(
      spline([
        [x(108), 458],
        [x(122), 512],
        [x(72), 562],
        [x(30), 660],
      ]),
      c.plate === 'S' ? 9 : 6,
    );
    form(c, lace.outline, trim.color, { shade: trim.shade, slide: 3, weight: 2.6 });
    rings(c, lace, { gap: 8, base: 0.35 });
  }
}

/** A cravat tied at the throat. */
export function cravat(c: Picture, { color, shade }: Cloth): void {
  const band = spline(
    [
      [240, 430, 1],
      [300, 452],
      [364, 430, 1],
      [370, 466],
      [304, 492],
      [236, 466],
    ],
    true,
  );
  mass(c, band, color, { shade, slide: 12, weight: 3.8, reach: 30, base: 0.06, gap: 5.6, angle: 0.3 });
  for (const s of [-1, 1])
    mass(
      c,
      spline(
        [
          [302, 476, 1],
          [302 + s * 20, 500],
          [302 + s * 44, 556, 1],
          [302 + s * 6, 572, 1],
          [298, 520],
        ],
        true,
      ),
      color,
      { shade, slide: 10, weight: 3.6, reach: 24, base: s > 0 ? 0.16 : 0.04, gap: 5.6, angle: 1.2 },
    );
  mass(c, ellipse(302, 478, 20, 15), color, { shade, slide: 7, weight: 3.4, reach: 16, gap: 5 });
}

export type Beard = 'full' | 'short' | 'goatee';

/** A beard with its moustache; drawn after the face. */
export function beard(c: Picture, kind: Beard, { color, shade }: Cloth): void {
  const shapes: { readonly [k in Beard]: readonly Control[] } = {
    full: [
      [212, 312, 1],
      [226, 350],
      [246, 366],
      [270, 360],
      [296, 368],
      [322, 360],
      [350, 366],
      [372, 350],
      [390, 312, 1],
      [394, 390],
      [372, 450],
      [336, 500],
      [302, 526],
      [266, 500],
      [230, 450],
      [208, 388],
    ],
    short: [
      [213, 316, 1],
      [228, 352],
      [248, 366],
      [270, 360],
      [296, 368],
      [322, 360],
      [348, 366],
      [370, 350],
      [388, 316, 1],
      [384, 376],
      [356, 424],
      [304, 450],
      [252, 424],
      [220, 372],
    ],
    goatee: [
      [256, 372, 1],
      [272, 362],
      [296, 368],
      [320, 362],
      [338, 374, 1],
      [336, 410],
      [318, 446],
      [300, 462],
      [284, 446],
      [260, 408],
    ],
  };
  const shape = spline(shapes[kind], true);
  const hole = spline(
    [
      [260, 385],
      [278, 378],
      [296, 382],
      [316, 378],
      [334, 386],
      [316, 398],
      [278, 399],
    ],
    true,
  );
  form(c, shape, color, { shade, slide: 26, weight: 4.2 });
  const low = kind === 'full' ? 530 : 462;
  const strands = loft(
    spline([
      [210, 300],
      [214, 390],
      [296, low],
    ]),
    spline([
      [392, 300],
      [390, 390],
      [308, low],
    ]),
    kind === 'goatee' ? 34 : 40,
  );
  follow(
    c,
    shape,
    sum(roundTone(shape, 60, 0.9, 0.2), (x, y) => 0.28 * wave(x / 9 + y / 60)),
    strands,
    5.6,
    { max: 0.7 },
  );
  knock(c, hole);
  paint(c, hole, '#8f4636', { edge: 0 });
  stroke(
    c,
    spline([
      [258, 386],
      [278, 384],
      [296, 388],
      [316, 384],
      [336, 387],
    ]),
    { weight: 4.6 },
  );
  moustache(c, { color, shade });
}

export function moustache(c: Picture, { color, shade }: Cloth, flare = 0): void {
  for (const s of [-1, 1]) {
    const x = (v: number): number => 296 + s * v;
    const wing = spline(
      [
        [x(0), 360, 1],
        [x(22), 355],
        [x(46), 366],
        [x(66 + flare), 390 - flare, 1],
        [x(40), 386],
        [x(16), 378],
        [x(0), 374, 1],
      ],
      true,
    );
    mass(c, wing, color, { shade, slide: 7, weight: 3.2, reach: 18, base: s > 0 ? 0.3 : 0.12, gap: 4.8, angle: s * 0.5 });
  }
}
