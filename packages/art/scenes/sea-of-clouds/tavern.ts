// Beer, which costs a pirate, and a cask that leaks.
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
  roundTone,
  shows,
  slope,
  spline,
  square,
  stroke,
  tube,
  wave,
} from '../../src/burin.ts';
import { breach } from '../../src/parts/battle.ts';
import { puff } from '../../src/parts/sea.ts';
import { skyGround } from '../../src/parts/sky.ts';
import { barrel } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function beer(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  const [outer, inner] = [ellipse(430, 330, 92, 110), [...ellipse(426, 330, 54, 70)].reverse()];
  const handle: Path = [...outer, ...outer.slice(0, 1), ...inner, ...inner.slice(0, 1)];
  knock(c, handle);
  paint(c, handle, PALETTE.wood, { shade: PALETTE.woodDark, slide: 18, edge: 0 });
  hatch(c, handle, roundTone(outer, 50, 0.9, 0.14), { gap: 5.6 });
  outline(c, outer, 5.4);
  outline(c, inner, 4.4);
  const mug = spline(
    [
      [150, 180, 1],
      [430, 180, 1],
      [444, 500, 1],
      [290, 520],
      [136, 500, 1],
    ],
    true,
  );
  form(c, mug, PALETTE.wood, { shade: PALETTE.woodDark, slide: 50, weight: 6 });
  follow(
    c,
    mug,
    (x, y) => clamp(0.12 + 0.75 * clamp((x - 290) / 150) + 0.16 * wave(x / 8 + y / 70)),
    loft(line([150, 180], [136, 500]), line([430, 180], [444, 500]), 44),
    6.4,
  );
  if (shows(c, 1))
    for (const x of [196, 244, 292, 340, 388])
      stroke(c, line([x, 190], [x + (x - 290) * 0.06, 510]), { weight: 3.6, taper: [0, 0] });
  for (const y of [250, 446]) {
    const hoop = spline(
      [
        [140, y, 1],
        [290, y + 18],
        [440, y, 1],
        [442, y + 32, 1],
        [290, y + 52],
        [138, y + 32, 1],
      ],
      true,
    );
    form(c, hoop, PALETTE.iron, { shade: PALETTE.ironDark, slide: 14, weight: 4.4 });
    hatch(c, hoop, slope(200, 0, 440, 0, 0, 0.9), { angle: 1.5, gap: 5.6 });
  }
  for (const [x, y, r] of [
    [180, 150, 52],
    [250, 120, 58],
    [330, 122, 58],
    [400, 150, 50],
    [290, 160, 56],
    [150, 196, 34],
    [430, 190, 34],
    [210, 180, 48],
    [360, 180, 48],
  ] as const)
    puff(c, x, y, r, y + 14, { color: '#fbf5e2', shade: '#d8c9a0' });
  const drip = tube(
    spline([
      [196, 200],
      [190, 260],
      [196, 320],
    ]),
    (u) => 20 - 4 * u,
  );
  form(c, drip.outline, '#fbf5e2', { shade: '#d8c9a0', slide: 8, weight: 4.4 });
  return border(c);
}

function leak(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  barrel(c, 270, 280, 330, 420);
  breach(c, 330, 330, plate === 'S' ? 50 : 40);
  const stream = tube(
    spline([
      [336, 334],
      [400, 350],
      [450, 420],
      [468, 540],
    ]),
    (u) => 17 + 10 * u,
  );
  form(c, stream.outline, '#c9722c', { shade: '#7f3a16', slide: 12, weight: 4.6 });
  follow(c, stream.outline, () => 0.4, loft(stream.left, stream.right, 6), 6);
  const pool = spline(
    [
      [370, 560],
      [430, 536],
      [520, 538],
      [576, 562],
      [520, 586],
      [420, 586],
    ],
    true,
  );
  mass(c, pool, '#c9722c', { shade: '#7f3a16', slide: 10, weight: 4.4, reach: 24, gap: 5.4 });
  for (const [x, y, r] of [
    [500, 470, 13],
    [410, 480, 10],
    [530, 420, 9],
  ] as const)
    form(
      c,
      spline(
        [
          [x, y - r * 1.9, 1],
          [x + r, y],
          [x, y + r],
          [x - r, y],
        ],
        true,
      ),
      '#c9722c',
      { weight: 3 },
    );
  return border(c);
}

export const scenes: Scenes = { beer, leak };
