// The suit of anchors: iron, a banded stock, and a cable round the shank.
import {
  border,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  line,
  loft,
  mass,
  outline,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  paint,
  poly,
  roundTone,
  shows,
  slope,
  soft,
  spline,
  square,
  stroke,
  tube,
  wave,
} from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import { rope } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const iron = (c: Picture, path: Path, reach = 30, gain = 1): void =>
  mass(c, path, PALETTE.iron, {
    shade: PALETTE.ironDark,
    slide: 13,
    weight: 5,
    reach,
    gain,
    base: 0.1,
    angle: -0.7,
    gap: 5.6,
    cross: 0.5,
  });

function ring(c: Picture): void {
  const small = c.plate === 'S';
  const [outer, inner] = [ellipse(300, 104, small ? 55 : 50), ellipse(300, 104, small ? 24 : 31)];
  const band: Path = [...outer, ...outer.slice(0, 1), ...inner.slice(0, 1), ...[...inner].reverse()];
  knock(c, band);
  paint(c, band, PALETTE.iron, { shade: PALETTE.ironDark, slide: 8, edge: 0 });
  hatch(c, band, roundTone(outer, 40, 0.9, 0.1), { gap: 5 });
  outline(c, outer, 4.6);
  outline(c, [...inner].reverse(), 3.6);
}

function stock(c: Picture): void {
  const t = tube(
    spline([
      [112, 196],
      [200, 184],
      [300, 180],
      [400, 184],
      [488, 196],
    ]),
    (u) => (17 + 15 * Math.sin(u * Math.PI)) * (c.plate === 'S' ? 1.2 : 1),
  );
  form(c, t.outline, PALETTE.wood, { shade: PALETTE.woodDark, slide: 16, weight: 5 });
  follow(c, t.outline, (x, y) => clamp(0.12 + (y - 176) / 34 + 0.25 * wave(x / 30 + y / 4)), loft(t.right, t.left, 10), 6);
  if (!shows(c, 1)) return;
  for (const x of [150, 236, 364, 450]) {
    const bow = Math.sin(((x - 112) / 376) * Math.PI);
    const [h, y] = [18 + 15 * bow, 196 - 16 * bow];
    const band = poly([x - 9, y - h], [x + 9, y - h], [x + 9, y + h], [x - 9, y + h]);
    form(c, band, PALETTE.iron, { shade: PALETTE.ironDark, slide: 6, weight: 3.2 });
    hatch(c, band, slope(0, y - h, 0, y + h, 0, 0.9), { angle: 0, gap: 5 });
  }
}

export function anchor(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#9fbdb8', { x: 280, y: 260, r: 200, color: '#f2e3b4' }, 0.55);
  soft(c, ellipse(300, 640, 420, 150), PALETTE.sea, 0.95);
  const thick = 13 * (plate === 'S' ? 1.35 : 1);
  rope(
    c,
    [
      [322, 176],
      [304, 132],
      [316, 84],
      [372, 54],
      [446, 92],
      [458, 170],
      [392, 214],
      [300, 236],
      [222, 262],
      [208, 316],
      [256, 350],
      [330, 366],
    ],
    thick,
  );
  iron(
    c,
    spline(
      [
        [300, 540, 1],
        [220, 522],
        [146, 470],
        [112, 388, 1],
        [88, 404, 1],
        [96, 318, 1],
        [176, 348, 1],
        [150, 366, 1],
        [186, 424],
        [240, 462],
        [276, 474, 1],
        [324, 474, 1],
        [360, 462],
        [414, 424],
        [450, 366, 1],
        [424, 348, 1],
        [504, 318, 1],
        [512, 404, 1],
        [488, 388, 1],
        [454, 470],
        [380, 522],
      ],
      true,
    ),
    44,
  );
  iron(
    c,
    spline(
      [
        [276, 150, 1],
        [324, 150, 1],
        [332, 480, 1],
        [300, 510, 1],
        [268, 480, 1],
      ],
      true,
    ),
    40,
    1.1,
  );
  if (shows(c, 1)) stroke(c, line([290, 220], [286, 470]), { weight: 2.4 });
  ring(c);
  stock(c);
  rope(
    c,
    [
      [256, 350],
      [330, 352],
      [382, 392],
      [348, 440],
      [276, 436],
      [226, 470],
      [236, 548],
      [330, 566],
      [430, 548],
      [520, 566],
      [612, 540],
    ],
    thick,
  );
  return border(c);
}

export const scenes: Scenes = { anchor };
