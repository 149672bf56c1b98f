// Smaller craft than the ship of parts/ship.ts: a sloop of one mast, a brig of two.
import {
  at,
  type Control,
  clamp,
  follow,
  form,
  knock,
  loft,
  mix,
  PALETTE,
  type Path,
  type Picture,
  paint,
  poly,
  roundTone,
  solid,
  spline,
  stroke,
} from '../burin.ts';
import { flag, mast, type Rig, rigOf, type ShipLook, squareSail, stay, triangular } from './ship.ts';

function lowHull(
  { c, look, scale, ink, to }: Rig,
  points: readonly Control[],
  sheer: readonly Control[],
  keel: readonly Control[],
  ports: number,
): void {
  const body = to(spline(points, true));
  form(c, body, look.hull, { shade: PALETTE.woodDark, slide: 22 * scale, weight: 5 * ink });
  const [top, low] = [to(spline(sheer)), to(spline(keel))];
  const strakes = loft(top, low, 100, 60);
  follow(
    c,
    body,
    (x, y) => clamp(look.dark + 0.2 + 0.5 * roundTone(body, 50 * scale, 1)(x, y) + 0.15 * Math.sin(x / 9 + y / 5)),
    loft(top, low, Math.max(6, Math.round(15 * scale)), 60),
    6.4,
  );
  const [upper, lower] = [strakes[26] ?? [], strakes[48] ?? []];
  const band: Path = [...upper.slice(3, 57), ...[...lower.slice(3, 57)].reverse()];
  knock(c, band);
  paint(c, band, look.strake, { shade: PALETTE.goldDark, slide: 6 * scale, edge: 0 });
  stroke(c, upper.slice(2, 58), { weight: 3 * ink, taper: [0, 0.1] });
  stroke(c, lower.slice(2, 58), { weight: 3.4 * ink, taper: [0, 0.1] });
  if (c.plate === 'S') return;
  for (let i = 0; i < ports; i++) {
    const k = 12 + (i * 38) / Math.max(1, ports - 1);
    const [x, y] = mix(at(upper, k), at(lower, k), 0.5);
    const r = 8 * scale * (c.plate === 'M' ? 1.3 : 1);
    solid(c, poly([x - r, y - r], [x + r, y - r], [x + r, y + r], [x - r, y + r]));
  }
}

/** Fills x 110 to 590 and y 34 to 484. */
export function sloop(c: Picture, scale = 1, dx = 0, dy = 0, look: ShipLook = {}): void {
  const rig = rigOf(c, scale, dx, dy, look);
  mast(rig, [480, 392], [592, 330], 6);
  mast(rig, [318, 410], [330, 44], 8);
  flag(rig, 330, 38, 96, 20);
  stay(rig, [330, 60], [590, 332], 1.6);
  for (const x of [250, 280, 350, 380]) stay(rig, [x, 396], [328, 120], 1.6);
  triangular(
    rig,
    [
      [346, 96, 1],
      [470, 210],
      [580, 326, 1],
      [480, 346],
      [380, 370, 1],
      [384, 230],
    ],
    1,
    18,
  );
  triangular(
    rig,
    [
      [318, 110, 1],
      [230, 130],
      [150, 168, 1],
      [138, 280],
      [120, 378, 1],
      [220, 392],
      [316, 386, 1],
      [330, 250],
    ],
    1.4,
    24,
  );
  mast(rig, [326, 112], [142, 166], 5);
  mast(rig, [320, 392], [108, 386], 5);
  lowHull(
    rig,
    [
      [116, 378, 1],
      [220, 396],
      [330, 404],
      [440, 396],
      [540, 372, 1],
      [520, 410],
      [484, 470, 1],
      [176, 470, 1],
      [140, 430],
    ],
    [
      [116, 380],
      [220, 398],
      [330, 406],
      [440, 398],
      [536, 374],
    ],
    [
      [172, 474],
      [260, 482],
      [340, 484],
      [420, 480],
      [486, 468],
    ],
    5,
  );
}

/** Fills x 96 to 592 and y 40 to 484. */
export function brig(c: Picture, scale = 1, dx = 0, dy = 0, look: ShipLook = {}): void {
  const rig = rigOf(c, scale, dx, dy, look);
  mast(rig, [490, 380], [592, 316], 6);
  mast(rig, [420, 396], [428, 78], 7);
  mast(rig, [246, 400], [250, 48], 8);
  flag(rig, 250, 42, 84, 18);
  flag(rig, 428, 72, 60, 14);
  for (const [a, b] of [
    [
      [428, 90],
      [590, 318],
    ],
    [
      [250, 70],
      [426, 220],
    ],
  ] as const)
    stay(rig, a, b, 1.5);
  for (const x of [200, 226, 276, 300]) stay(rig, [x, 384], [250, 120], 1.5);
  for (const x of [376, 400, 448, 470]) stay(rig, [x, 384], [427, 140], 1.5);
  triangular(
    rig,
    [
      [442, 130, 1],
      [520, 220],
      [580, 314, 1],
      [510, 336],
      [462, 352, 1],
      [466, 240],
    ],
    1,
    14,
  );
  triangular(
    rig,
    [
      [232, 236, 1],
      [170, 250],
      [124, 276, 1],
      [116, 340],
      [104, 388, 1],
      [180, 394],
      [236, 388, 1],
    ],
    1.4,
    18,
  );
  squareSail(rig, [428, 96, 36], [430, 160, 50], 18);
  squareSail(rig, [250, 70, 42], [252, 144, 58], 20);
  squareSail(rig, [426, 170, 52], [428, 264, 66], 24);
  squareSail(rig, [249, 156, 60], [250, 256, 74], 26);
  squareSail(rig, [424, 276, 66], [426, 366, 68], 24);
  squareSail(rig, [258, 268, 66], [262, 362, 70], 26);
  lowHull(
    rig,
    [
      [100, 366, 1],
      [200, 386],
      [320, 396],
      [440, 390],
      [556, 358, 1],
      [534, 402],
      [494, 470, 1],
      [164, 470, 1],
      [128, 420],
    ],
    [
      [100, 368],
      [200, 388],
      [320, 398],
      [440, 392],
      [552, 360],
    ],
    [
      [160, 474],
      [250, 482],
      [340, 484],
      [430, 480],
      [494, 468],
    ],
    7,
  );
}
