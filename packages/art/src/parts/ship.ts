// A ship under sail, seen from the side, sailing to the right. Drawn once; a scene sets its size, place and light.
import {
  at,
  type Control,
  clamp,
  follow,
  form,
  hatch,
  knock,
  lerp,
  line,
  loft,
  mass,
  mix,
  PALETTE,
  type Path,
  type Picture,
  type Point,
  paint,
  place,
  poly,
  roundTone,
  shows,
  solid,
  spline,
  stroke,
  tube,
} from '../burin.ts';

export type ShipLook = {
  readonly sail?: string;
  readonly sailShade?: string;
  readonly hull?: string;
  readonly strake?: string;
  readonly flag?: string;
  readonly flagShade?: string;
  /** Darkness added everywhere: a ship at night or far off. */
  readonly dark?: number;
};

export type Rig = {
  readonly c: Picture;
  readonly look: Required<ShipLook>;
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  /** Line weights as a multiple: lighter on a small ship. */
  readonly ink: number;
  readonly to: (path: Path | readonly Control[]) => Path;
};

const PLAIN: Required<ShipLook> = {
  sail: PALETTE.sail,
  sailShade: PALETTE.sailDark,
  hull: PALETTE.wood,
  strake: PALETTE.gold,
  flag: PALETTE.red,
  flagShade: PALETTE.redDark,
  dark: 0,
};

export function mast({ c, scale, ink, to }: Rig, a: Control, b: Control, width: number): void {
  const t = tube(to(line(a, b)), (u) => lerp(width, width * 0.45, u) * scale);
  form(c, t.outline, PALETTE.wood, { shade: PALETTE.woodDark, slide: 3, weight: 2.4 * ink });
}

export function flag({ c, look, scale, ink, to }: Rig, x: number, y: number, l: number, h: number): void {
  const [top, bottom]: [Point[], Point[]] = [[], []];
  for (let u = 0; u <= 1.01; u += 0.1) {
    const w = Math.sin(u * 6.5) * h * 0.28 * u;
    top.push([x + u * l, y + w]);
    bottom.unshift([x + u * l, y + h * (1 - u * 0.35) + w]);
  }
  const cloth = to([...top, [x + l * 0.82, y + h * 0.4], ...bottom]);
  mass(c, cloth, look.flag, { tint: true, shade: look.flagShade, slide: 5 * scale, weight: 2.6 * ink, reach: 12, gap: 4 });
}

/** A square sail: head and foot by middle, height and half width; it bellies to leeward by `belly`. */
export function squareSail(
  rig: Rig,
  head: readonly [number, number, number],
  foot: readonly [number, number, number],
  belly: number,
): void {
  const { c, look, scale, ink, to, dx, dy } = rig;
  const [[xt, yt, ht], [xb, yb, hb]] = [head, foot];
  const middle = (yt + yb) / 2;
  const left = spline([
    [xt - ht, yt + 3],
    [(xt - ht + xb - hb) / 2 + belly * 0.55, middle + 4],
    [xb - hb, yb + 4],
  ]);
  const right = spline([
    [xt + ht, yt - 3],
    [(xt + ht + xb + hb) / 2 + belly, middle - 2],
    [xb + hb, yb - 2],
  ]);
  const arch = spline([
    [xb + hb, yb - 2],
    [xb + belly * 0.25, yb - (yb - yt) * 0.16],
    [xb - hb, yb + 4],
  ]);
  const cloth = to([...line([xt - ht, yt + 3], [xt + ht, yt - 3]), ...right, ...arch, ...[...left].reverse()]);
  form(c, cloth, look.sail, { tint: true, shade: look.sailShade, slide: 20 * scale, weight: 3.6 * ink });
  const tone = (px: number, py: number): number => {
    const [x, v] = [(px - dx) / scale, clamp(((py - dy) / scale - yt) / (yb - yt))];
    const u = (x - lerp(xt, xb, v) - belly * 0.75 * Math.sin(v * Math.PI)) / lerp(ht, hb, v);
    return clamp(
      look.dark +
        0.08 +
        0.75 * clamp(u * 0.9 - 0.05) +
        0.55 * clamp((v - 0.62) * 2) +
        0.45 * clamp((0.14 - v) * 7) * clamp(u + 0.8),
    );
  };
  follow(c, cloth, tone, loft(to(left), to(right), Math.max(4, Math.round((2 * hb * scale) / 5.6))), 5.4, { max: 0.62 });
  const yard = tube(
    to(line([xt - ht - 9, yt + 3], [xt + ht + 9, yt - 3])),
    (u) => (2.2 + 2.6 * (1 - Math.abs(2 * u - 1))) * scale,
  );
  form(c, yard.outline, PALETTE.woodDark, { weight: 2.2 * ink });
}

export function triangular({ c, look, scale, ink, to }: Rig, points: readonly Control[], angle: number, slide: number): void {
  const cloth = to(spline(points, true));
  form(c, cloth, look.sail, { tint: true, shade: look.sailShade, slide: slide * scale, weight: 3.2 * ink });
  hatch(c, cloth, roundTone(cloth, 55 * scale, 0.85, look.dark + 0.05), { angle, gap: 5.4, curve: 0.1, max: 0.6 });
}

export function stay({ c, to }: Rig, a: Control, b: Control, weight = 1.2): void {
  if (shows(c, 1)) stroke(c, to(line(a, b)), { weight, taper: [0, 0], tremble: 0.3 });
}

function shrouds(rig: Rig): void {
  for (const [a, b] of [
    [
      [440, 104],
      [590, 292],
    ],
    [
      [438, 190],
      [560, 316],
    ],
    [
      [322, 60],
      [438, 200],
    ],
    [
      [206, 130],
      [318, 250],
    ],
  ] as const)
    stay(rig, a, b, 1.4);
  for (const [bx, by, tx, ty] of [
    [206, 322, 206, 150],
    [312, 372, 321, 130],
    [430, 360, 438, 170],
  ] as const) {
    for (let k = -2.5; k <= 2.5; k++) stay(rig, [bx + k * 15, by], [tx + k * 2, ty], 1.5);
    if (!shows(rig.c, 2) || rig.scale < 0.7) continue;
    for (let v = 0.06; v < 0.9; v += 0.055)
      stay(rig, [lerp(bx - 37, tx - 5, v), lerp(by, ty, v)], [lerp(bx + 37, tx + 5, v), lerp(by, ty, v)], 0.9);
  }
}

function sails(rig: Rig): void {
  triangular(
    rig,
    [
      [150, 300, 1],
      [196, 210],
      [256, 132, 1],
      [280, 220],
      [268, 312, 1],
      [210, 312],
    ],
    1.35,
    16,
  );
  const gaff = tube(rig.to(line([138, 318], [262, 122])), 3.5 * rig.scale);
  form(rig.c, gaff.outline, PALETTE.woodDark, { weight: 2 * rig.ink });
  triangular(
    rig,
    [
      [452, 160, 1],
      [520, 220],
      [576, 300, 1],
      [520, 318],
      [470, 330, 1],
      [474, 240],
    ],
    1,
    14,
  );
  squareSail(rig, [440, 118, 30], [442, 168, 42], 16);
  squareSail(rig, [322, 62, 34], [324, 122, 50], 18);
  squareSail(rig, [438, 176, 44], [440, 258, 58], 22);
  squareSail(rig, [320, 132, 52], [322, 232, 70], 26);
  squareSail(rig, [436, 268, 58], [438, 352, 62], 24);
  squareSail(rig, [318, 244, 70], [320, 356, 76], 28);
}

const HULL: readonly Control[] = [
  [96, 268, 1],
  [188, 290, 1],
  [194, 318, 1],
  [282, 340, 1],
  [286, 366, 1],
  [410, 374, 1],
  [414, 346, 1],
  [504, 344, 1],
  [516, 360],
  [574, 346, 1],
  [560, 372],
  [524, 396],
  [508, 440],
  [486, 470, 1],
  [160, 470, 1],
  [134, 430],
  [122, 380, 1],
  [108, 330],
];

function hull(rig: Rig): void {
  const { c, look, scale, ink, to, dx, dy } = rig;
  const body = to(spline(HULL, true));
  form(c, body, look.hull, { shade: PALETTE.woodDark, slide: 22 * scale, weight: 5 * ink });
  const top = to(
    spline([
      [96, 270],
      [190, 322],
      [290, 366],
      [410, 374],
      [500, 362],
      [570, 346],
    ]),
  );
  const keel = to(
    spline([
      [160, 474],
      [240, 480],
      [330, 484],
      [420, 482],
      [490, 468],
      [512, 440],
    ]),
  );
  const strakes = loft(top, keel, 100, 60);
  const tone = (px: number, py: number): number => {
    const [x, y] = [(px - dx) / scale, (py - dy) / scale];
    return clamp(
      look.dark +
        0.2 +
        0.6 * clamp((y - 392) / 70) +
        0.35 * clamp((x - 440) / 80) +
        0.35 * clamp((150 - x) / 40) +
        0.15 * Math.sin(x / 9 + y / 5),
    );
  };
  follow(c, body, tone, loft(top, keel, Math.max(6, Math.round(18 * scale)), 60), 6.5 * Math.max(0.75, scale));
  if (shows(c, 1))
    for (const [i, w] of [
      [24, 3.4],
      [50, 3.4],
      [60, 3],
    ] as const)
      stroke(c, strakes[i] ?? [], { weight: w * ink, taper: [0, 0.1] });
  gunDeck(rig, strakes[29] ?? [], strakes[46] ?? []);
  if (shows(c, 1)) windows(rig);
  for (const [a, b, w] of [
    [[92, 262], [190, 284], 6],
    [[190, 312], [284, 334], 4.5],
    [[410, 342], [508, 340], 4.5],
  ] as const)
    stroke(c, to(line(a, b)), { weight: w * ink, taper: [0, 0] });
}

function gunDeck({ c, look, scale, ink }: Rig, upper: Path, lower: Path): void {
  const band: Path = [...upper.slice(3, 56), ...[...lower.slice(4, 55)].reverse()];
  knock(c, band);
  paint(c, band, look.strake, { shade: PALETTE.goldDark, slide: 6 * scale, edge: 0 });
  stroke(c, upper.slice(2, 57), { weight: 3 * ink, taper: [0, 0.1] });
  stroke(c, lower.slice(3, 56), { weight: 3.4 * ink, taper: [0, 0.1] });
  hatch(c, band, () => look.dark + 0.18, { angle: 1.2, gap: 6 });
  if (c.plate === 'S') return;
  for (let i = 8; i < 52; i += c.plate === 'L' ? 5 : 8) {
    const [x, y] = mix(at(upper, i), at(lower, i), 0.5);
    const r = 7.5 * scale * (c.plate === 'M' ? 1.3 : 1);
    solid(c, poly([x - r, y - r], [x + r, y - r + 1], [x + r, y + r], [x - r, y + r]));
    stroke(c, line([x - r * 1.2, y - r * 1.1], [x + r * 1.2, y - r]), { weight: 2.4 * ink });
  }
}

function windows({ c, look, ink, to }: Rig): void {
  for (let i = 0; i < 4; i++) {
    const [x, y] = [124 + i * 17, 300 + i * 5];
    const pane = to(
      spline(
        [
          [x, y + 18, 1],
          [x, y + 4],
          [x + 5, y],
          [x + 10, y + 5],
          [x + 10, y + 21, 1],
        ],
        true,
      ),
    );
    form(c, pane, look.dark > 0 ? '#ffd970' : '#f2d27a', { weight: 2.2 * ink });
  }
  form(c, to(poly([88, 240], [102, 242], [100, 262], [90, 262])), '#ffd970', { weight: 2.6 * ink });
}

/** What every part of one ship needs to know: where, how large, in what light. */
export function rigOf(c: Picture, scale: number, dx: number, dy: number, look: ShipLook): Rig {
  const to = (path: Path | readonly Control[]): Path =>
    place(
      path.map((q): Point => [q[0] ?? 0, q[1] ?? 0]),
      scale,
      dx,
      dy,
    );
  return { c, look: { ...PLAIN, ...look }, scale, dx, dy, ink: clamp(scale * 1.1, 0.45, 1), to };
}

/** At scale 1 the ship fills x 88 to 592 and y 34 to 484. */
export function ship(c: Picture, scale = 1, dx = 0, dy = 0, look: ShipLook = {}): void {
  const rig = rigOf(c, scale, dx, dy, look);
  mast(rig, [500, 362], [592, 290], 6);
  mast(rig, [435, 372], [440, 96], 7);
  mast(rig, [318, 390], [322, 40], 8);
  mast(rig, [206, 340], [206, 120], 6);
  flag(rig, 322, 34, 84, 17);
  flag(rig, 440, 90, 60, 13);
  flag(rig, 206, 112, 50, 12);
  shrouds(rig);
  sails(rig);
  hull(rig);
}
