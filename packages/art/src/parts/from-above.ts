// Ships seen from above, bow up, in a box of 600. What says "from above": cast shadows to the lower right, a planked deck,
// narrow crescents of sail braced at a slant. Sails set straight across read as a pagoda at every size.
import {
  area,
  type Control,
  clamp,
  data,
  ellipse,
  follow,
  form,
  hatch,
  inside,
  lerp,
  line,
  loft,
  outline,
  PALETTE,
  type Path,
  type Picture,
  type Point,
  paint,
  poly,
  rect,
  roundTone,
  shift,
  shows,
  solid,
  spline,
  stroke,
  tube,
  wave,
} from '../burin.ts';

export const HULLS = ['brig', 'frigate', 'galleon', 'line'] as const;
export type Hull = (typeof HULLS)[number];
export const STATES = ['sound', 'hurt', 'crippled', 'burning'] as const;
export type State = (typeof STATES)[number];

/** Cloth of the sails, and its shadow. Plain where a page tints it. */
export type Canvas = { readonly color: string; readonly shade: string };
const PLAIN: Canvas = { color: '#f8f0d9', shade: '#d8c292' };

type Plan = {
  readonly length: number;
  readonly beam: number;
  readonly masts: readonly number[];
  readonly sail: number;
  readonly guns: number;
  readonly rail: string;
  readonly railShade: string;
  /** How full the bow and how broad the stern are, as parts of the beam. */
  readonly bow: number;
  readonly stern: number;
};

type Fitted = Plan & { readonly canvas: Canvas };

const PLANS: { readonly [hull in Hull]: Plan } = {
  brig: {
    length: 440,
    beam: 92,
    masts: [-66, 88],
    sail: 132,
    guns: 4,
    rail: '#a9703f',
    railShade: '#6e4326',
    bow: 0.8,
    stern: 0.66,
  },
  frigate: {
    length: 520,
    beam: 90,
    masts: [-142, 14, 156],
    sail: 128,
    guns: 6,
    rail: '#4f6d76',
    railShade: '#2d4650',
    bow: 0.76,
    stern: 0.62,
  },
  galleon: {
    length: 500,
    beam: 124,
    masts: [-120, 28, 158],
    sail: 148,
    guns: 5,
    rail: '#a8402c',
    railShade: '#6b221b',
    bow: 0.92,
    stern: 0.84,
  },
  line: {
    length: 536,
    beam: 122,
    masts: [-152, 8, 160],
    sail: 160,
    guns: 8,
    rail: '#e0b04a',
    railShade: '#a8742a',
    bow: 0.86,
    stern: 0.74,
  },
};

const CX = 300;
const CY = 308;

function hullOutline({ length, beam, bow, stern }: Plan): Path {
  const half: readonly Control[] = [
    [bow * 0.5, -0.41],
    [bow, -0.27],
    [1, -0.05],
    [0.98, 0.17],
    [(1 + stern) / 2, 0.36],
    [stern, 0.485, 1],
  ];
  const side =
    (s: number) =>
    (q: Control): Control => [CX + s * (q[0] ?? 0) * beam, CY + (q[1] ?? 0) * length, q[2] ?? 0];
  return spline(
    [[CX, CY - length / 2, 1], ...half.map(side(1)), [CX, CY + length * 0.505], ...half.map(side(-1)).reverse()],
    true,
  );
}

const inset = (path: Path, plan: Plan, by: number): Path =>
  path.map(([x, y]): Point => [CX + (x - CX) * (1 - by / plan.beam), CY + (y - CY) * (1 - (by * 1.1) / (plan.length / 2))]);

function guns(c: Picture, plan: Plan, lost: boolean): void {
  if (c.plate === 'S') return;
  for (let i = 0; i < plan.guns; i++) {
    const v = lerp(-0.22, 0.34, i / (plan.guns - 1));
    const wide = plan.beam * (v > 0.2 ? 0.93 : 0.99);
    for (const s of [-1, 1]) {
      if (lost && s > 0 && i % 3 !== 0) continue;
      const [x, y] = [CX + s * wide, CY + v * plan.length];
      form(c, poly([x - s * 14, y - 6], [x + s * 19, y - 4.5], [x + s * 19, y + 4.5], [x - s * 14, y + 6]), '#4a4a48', {
        weight: 3,
      });
    }
  }
}

function deckWork(c: Picture, plan: Plan, deck: Path): void {
  if (!shows(c, 1)) return;
  for (let x = CX - plan.beam; x < CX + plan.beam; x += c.plate === 'L' ? 10 : 22) {
    const plank: Point[] = [];
    for (let y = CY - plan.length / 2; y < CY + plan.length / 2; y += 5) if (inside(deck, x, y)) plank.push([x, y]);
    if (plank.length > 2) stroke(c, plank, { weight: 1.4, taper: [0.02, 0.02] });
  }
  hatch(c, deck, (x, y) => clamp((CX - plan.beam * 0.55 - x) / 26) * 0.75 + clamp((CY - plan.length * 0.36 - y) / 50) * 0.5, {
    angle: -0.8,
    gap: 6.5,
  });
  for (const [v, w] of [
    [-0.27, 0.66],
    [0.24, 0.74],
  ] as const)
    form(c, rect(CX - plan.beam * w, CY + v * plan.length - 5, plan.beam * w * 2, 11), PALETTE.wood, {
      shade: PALETTE.woodDark,
      slide: 5,
      weight: 3,
    });
  const hatchway = rect(CX - 24, CY - 0.1 * plan.length, 48, 46);
  form(c, hatchway, PALETTE.woodDark, { weight: 3.2 });
  hatch(c, hatchway, () => 0.8, { angle: 0, gap: 8, cross: 0.05, crossAngle: 1.57, max: 0.5 });
  const skylight = rect(CX - 30, CY + 0.4 * plan.length, 60, 22);
  form(c, skylight, '#7fa0a6', { shade: '#4e757f', slide: 6, weight: 3 });
  for (const x of [-15, 0, 15])
    stroke(c, line([CX + x, CY + 0.4 * plan.length], [CX + x, CY + 0.4 * plan.length + 22]), { weight: 2 });
}

/** The galleon's high stern: a second deck with a gilded break and a lantern. */
function sternCastle(c: Picture, plan: Plan, deck: Path): void {
  const from = CY + 0.27 * plan.length;
  const castle = deck.filter(([, y]) => y > from);
  form(c, castle, '#c4793f', { shade: '#8a4a24', slide: -16, weight: 4 });
  const edge = deck.filter(([, y]) => Math.abs(y - from) < 12).map(([x]) => Math.abs(x - CX));
  const half = Math.max(...edge, plan.beam * 0.6);
  form(c, rect(CX - half, from - 6, half * 2, 14), PALETTE.gold, { shade: PALETTE.goldDark, slide: 4, weight: 3 });
  form(c, ellipse(CX, CY + 0.49 * plan.length, 15), '#ffd970', { weight: 3.4 });
}

/** Several ships may lie in one picture, each with its own deck to cast shadows on. */
const deckId = (hull: Path): string => `deck${Math.round(Math.abs(area(hull)))}`;

function castShadow(c: Picture, path: Path, hull: Path): void {
  const fallen = shift(path, 16, 22);
  c.wash.push(`<path d="${data(fallen)}" fill="#4a2f1c" opacity=".55" clip-path="url(#${deckId(hull)})"/>`);
  hatch(c, fallen, (x, y) => (inside(hull, x, y) ? 0.6 : 0), { angle: -0.75, gap: 6 });
}

const RAG = [0, 0.5, 0.1, 0.62, 0.2, 0.75, 0.3, 0.9, 0.55, 1, 0.7];

type Sail = {
  readonly canvas: Canvas;
  readonly y: number;
  readonly half: number;
  readonly belly: number;
  readonly tilt: number;
  readonly torn: boolean;
};

/** A square sail: a crescent that bellies towards the bow. */
function sail(c: Picture, hull: Path, { canvas, y, half, belly, tilt, torn }: Sail): void {
  const p = (u: number, v: number): Point => [
    CX + u * half * Math.cos(tilt) + v * belly * Math.sin(tilt),
    y + u * half * Math.sin(tilt) - v * belly * Math.cos(tilt),
  ];
  const [upper, lower]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 24; i++) {
    const u = i / 12 - 1;
    const full = (1 - u * u) ** 0.8;
    const rag = torn && u > 0.05 ? (RAG[Math.min(10, Math.floor((u - 0.05) * 11))] ?? 0) : 0;
    const v = Math.max(0.1, full + 0.1 - rag);
    upper.push(p(u, v));
    lower.unshift(p(u, Math.min(v, 0.46 * full - 0.06)));
  }
  const cloth: Path = [...upper, ...lower];
  castShadow(c, cloth, hull);
  const yard = tube(line(p(-0.86, 0.1), p(torn ? 0.6 : 0.86, 0.1)), (u) => 4 + 3 * (1 - Math.abs(u * 2 - 1)));
  if (c.plate !== 'S') form(c, yard.outline, PALETTE.woodDark, { weight: 3 });
  form(c, cloth, canvas.color, { shade: torn && canvas === PLAIN ? '#b79d70' : canvas.shade, slide: 14, weight: 5, tint: true });
  const seams = Array.from({ length: Math.round(half / 4) }, (_, i): Path => {
    const u = (i + 0.5) / (half / 8) - 1;
    return [p(u, 1.2), p(u * 0.9, -0.1)];
  });
  follow(c, cloth, (x, q) => clamp(0.1 + 0.6 * clamp((x - CX) / half) + 0.35 * clamp((q - y + belly * 0.55) / belly)), seams, 7, {
    max: 0.5,
  });
  if (torn)
    for (const [u, v, r] of [
      [-0.5, 0.42, 11],
      [-0.16, 0.55, 14],
    ] as const)
      hole(c, p(u, v), r);
}

function hole(c: Picture, [x, y]: Point, r: number): void {
  const shape = spline(
    [
      [x - r, y],
      [x - 2, y - r * 0.8],
      [x + r * 1.1, y - 2],
      [x + r * 0.2, y + r * 0.8],
    ],
    true,
  );
  form(c, shape, '#4a3a2c', { weight: 2.6 });
  solid(c, shape);
}

function masthead(c: Picture, y: number): void {
  if (c.plate === 'S') return;
  const top = ellipse(CX, y, 18, 14);
  form(c, top, '#c98f55', { shade: PALETTE.woodDark, slide: 7, weight: 4 });
  if (shows(c, 2)) outline(c, ellipse(CX, y, 8), 2.6);
}

function pennant(c: Picture, y: number): void {
  const k = c.plate === 'S' ? 1.3 : 1;
  const p = (dx: number, dy: number, corner = 0): Control => [CX + dx * k, y + dy * k, corner];
  const flag = spline(
    [p(0, -4, 1), p(-24, -34), p(-12, -66), p(-30, -104, 1), p(-8, -92, 1), p(6, -108, 1), p(8, -64), p(0, -34), p(6, -2, 1)],
    true,
  );
  form(c, flag, '#f3e6c4', { shade: '#cdb78a', slide: 8, weight: 3.6, tint: true });
}

function foreAndAft(c: Picture, hull: Path, canvas: Canvas, top: number, bottom: number): void {
  const h = bottom - top;
  const cloth = spline(
    [
      [CX, top, 1],
      [CX + 28, top + h * 0.35],
      [CX + 38, top + h * 0.7],
      [CX + 15, bottom, 1],
      [CX + 18, top + h * 0.65],
      [CX + 7, top + h * 0.32],
    ],
    true,
  );
  castShadow(c, cloth, hull);
  form(c, cloth, canvas.color, { shade: canvas.shade, slide: 8, weight: 4, tint: true });
  hatch(c, cloth, roundTone(cloth, 20, 0.8), { gap: 6, angle: 0.2 });
}

function wholeMast(c: Picture, hull: Path, plan: Fitted, y: number, torn: boolean): void {
  const tilt = -0.46;
  const half = plan.sail * (y > CY + 100 ? 0.86 : 1);
  if (c.plate === 'S') {
    sail(c, hull, { canvas: plan.canvas, y: y + 8, half: half * 1.1, belly: plan.masts.length > 2 ? 100 : 116, tilt, torn });
    return;
  }
  sail(c, hull, { canvas: plan.canvas, y: y + 8, half, belly: plan.masts.length > 2 ? 82 : 98, tilt, torn });
  sail(c, hull, { canvas: plan.canvas, y: y - 4, half: half * 0.68, belly: plan.masts.length > 2 ? 66 : 78, tilt, torn: false });
  masthead(c, y - 8);
}

/** A mast gone by the board: canvas in the water, the spar across the rail, a splintered stump. */
function fallenMast(c: Picture, plan: Plan, y: number, s: 1 | -1): void {
  const x = (d: number): number => CX + s * d;
  const far = plan.beam + 110;
  const canvas = spline(
    [
      [x(60), y + 14, 1],
      [x(plan.beam + 10), y - 30],
      [x(plan.beam + 60), y - 34],
      [x(far), y - 16, 1],
      [x(far + 8), y + 40],
      [x(far - 16), y + 78],
      [x(far - 10), y + 112, 1],
      [x(far - 60), y + 92],
      [x(plan.beam + 24), y + 112, 1],
      [x(plan.beam), y + 84],
      [x(66), y + 72, 1],
    ],
    true,
  );
  form(c, canvas, '#efe3c0', { shade: '#b79d70', slide: 20, weight: 5, tint: true });
  follow(
    c,
    canvas,
    (px, py) => clamp(0.12 + (py - y) / 130 + 0.4 * wave(px / 17 + py / 60)),
    loft(line([x(far), y - 20], [x(far - 10), y + 112]), line([x(60), y], [x(66), y + 80]), 18),
    7,
    { max: 0.6 },
  );
  const spar = tube(line([CX, y], [x(plan.beam + 20), y + 28], [x(far + 20), y + 58]), (u) => lerp(12, 6, u));
  form(c, spar.outline, PALETTE.wood, { shade: PALETTE.woodDark, slide: 5, weight: 4 });
  const splinters = Array.from({ length: 18 }, (_, i): Control => {
    const r = i % 2 === 1 ? 13 : 20 + 4 * wave(i * 3.3);
    return [CX + Math.cos((i * Math.PI) / 9) * r, y + Math.sin((i * Math.PI) / 9) * r, 1];
  });
  form(c, spline(splinters, true), PALETTE.woodDark, { weight: 3.6 });
  form(c, ellipse(CX, y, 9), '#f0d49c', { weight: 2.6 });
}

function wound(c: Picture, plan: Plan, s: 1 | -1, v: number): void {
  const [x, y] = [(d: number): number => CX + s * (plan.beam + d), CY + v * plan.length];
  const scorch = spline(
    [
      [x(-44), y - 34],
      [x(-6), y - 56],
      [x(0), y],
      [x(-6), y + 58],
      [x(-46), y + 36],
      [x(-66), y],
    ],
    true,
  );
  paint(c, scorch, '#241a16', { edge: 0, opacity: 0.8 });
  const bite = spline(
    [
      [x(-1), y - 40, 1],
      [x(-18), y - 28, 1],
      [x(-2), y - 14, 1],
      [x(-38), y, 1],
      [x(-10), y + 12, 1],
      [x(-30), y + 26, 1],
      [x(-6), y + 34, 1],
      [x(-1), y + 44, 1],
    ],
    true,
  );
  form(c, bite, '#38271d', { weight: 3 });
  hatch(c, bite, () => 0.9, { gap: 6, cross: 0.4 });
}

function smoke(c: Picture, x: number, y: number, k: number): void {
  for (const [dx, dy, r] of [
    [78, -190, 30],
    [44, -168, 34],
    [66, -136, 36],
    [24, -116, 38],
    [44, -80, 34],
    [8, -62, 34],
    [18, -26, 28],
  ] as const) {
    const ball = ellipse(x + dx * k, y + dy * k, r * k, r * k * 0.92);
    form(c, ball, '#8b8178', { shade: '#4d453e', slide: r * k * 0.45, weight: 2.6 });
    hatch(c, ball, roundTone(ball, r * k, 0.8, 0.05), { gap: 5.5, angle: -0.6 });
  }
}

function fire(c: Picture, x: number, y: number, k: number): void {
  const p = (q: Control): Control => [x + (q[0] ?? 0) * k, y + (q[1] ?? 0) * k, q[2] ?? 0];
  form(
    c,
    spline(
      [
        [-36, 60, 1],
        [-60, 14],
        [-36, -22],
        [-46, -68, 1],
        [-8, -36],
        [2, -92, 1],
        [36, -34],
        [54, -50, 1],
        [52, 20],
        [24, 66, 1],
      ].map(p),
      true,
    ),
    PALETTE.fire,
    { shade: '#b8321f', slide: 16 * k, weight: 4.4 },
  );
  paint(
    c,
    spline(
      [
        [-20, 58, 1],
        [-32, 24],
        [-10, -8],
        [-6, -34, 1],
        [20, 12],
        [14, 56, 1],
      ].map(p),
      true,
    ),
    PALETTE.flame,
    { edge: 0 },
  );
}

function rigging(c: Picture, hull: Path, plan: Fitted, state: State): void {
  const standing = state === 'sound' || state === 'hurt' ? plan.masts : plan.masts.slice(0, state === 'crippled' ? -1 : 0);
  if (state !== 'burning' && c.plate !== 'S')
    foreAndAft(c, hull, plan.canvas, CY - plan.length / 2 - 24, CY + (plan.masts[0] ?? 0) - 40);
  plan.masts.forEach((m, i) => {
    const y = CY + m;
    if (i < standing.length) wholeMast(c, hull, plan, y, (state === 'hurt' && i !== 1) || state === 'crippled');
    else if (i === plan.masts.length - 1) fallenMast(c, plan, y, -1);
    else if (i === 0) fallenMast(c, plan, y, 1);
  });
  const last = plan.masts[standing.length - 1];
  if (last !== undefined) pennant(c, CY + last - 12);
}

function injuries(c: Picture, plan: Plan, state: State): void {
  if (state === 'hurt') wound(c, plan, 1, 0.16);
  if (state === 'crippled') {
    wound(c, plan, 1, 0.02);
    wound(c, plan, -1, 0.1);
  }
  if (state === 'burning')
    for (const [s, v] of [
      [1, -0.05],
      [-1, 0.14],
      [1, 0.28],
    ] as const)
      wound(c, plan, s, v);
}

/** One ship in one state. */
export function shipFromAbove(c: Picture, hullName: Hull, state: State, canvas: Canvas = PLAIN): Picture {
  const plan: Fitted = { ...PLANS[hullName], canvas };
  const hull = hullOutline(plan);
  c.defs.push(`<clipPath id="${deckId(hull)}"><path d="${data(hull)}"/></clipPath>`);
  const sprit = tube(line([CX, CY - plan.length * 0.42], [CX, CY - plan.length / 2 - 34]), (u) => lerp(8, 4, u));
  form(c, sprit.outline, PALETTE.wood, { shade: PALETTE.woodDark, slide: 4, weight: 3 });
  guns(c, plan, state !== 'sound');
  const rail = { L: 20, M: 25, S: 30 }[c.plate];
  form(c, hull, plan.rail, { shade: plan.railShade, slide: 26, weight: 5.6 });
  if (c.plate === 'L') hatch(c, hull, (x) => (x > CX ? 0.7 : 0.2), { angle: 0, gap: 7 });
  if (hullName === 'line' && shows(c, 1)) {
    form(c, inset(hull, plan, 7), '#3a332d', { weight: 2.4 });
    form(c, inset(hull, plan, 13), plan.rail, { shade: plan.railShade, slide: 10, weight: 2.4 });
  }
  const deck = inset(hull, plan, rail);
  const dark = state === 'burning';
  form(c, deck, dark ? '#7a5636' : '#dcae72', { shade: dark ? '#3d281a' : '#a8743f', slide: -26, weight: 3.4 });
  deckWork(c, plan, deck);
  if (hullName === 'galleon') sternCastle(c, plan, deck);
  injuries(c, plan, state);
  rigging(c, hull, plan, state);
  if (state === 'crippled') smoke(c, CX + plan.beam * 0.6, CY + 30, 0.8);
  if (state === 'burning') {
    smoke(c, CX + plan.beam * 0.3, CY - 20, 1.05);
    fire(c, CX + 10, CY - 30, 1.15);
    fire(c, CX - 34, CY + plan.length * 0.22, 0.9);
  }
  return c;
}
