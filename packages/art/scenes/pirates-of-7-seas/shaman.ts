// The Shaman: old, hooded, breathing the smoke of a bowl in which the sea can be seen.
import {
  ellipse,
  form,
  mass,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  shows,
  soft,
  spline,
  square,
  stroke,
  tube,
} from '../../src/burin.ts';
import { OVAL, ovalFrame, rays } from '../../src/parts/backdrop.ts';
import { beard, draped, lock } from '../../src/parts/dress.ts';
import { face, SKINS, sit } from '../../src/parts/face.ts';
import type { Scenes } from '../../src/scene.ts';

const WHITE = { color: '#e2ded2', shade: '#9c978b' } as const;
const HOOD = { color: '#41626a', shade: '#233f48' } as const;

function bowl(c: Picture): void {
  const rim = ellipse(300, 540, 112, 26);
  mass(
    c,
    spline(
      [
        [188, 540, 1],
        [204, 590],
        [260, 640],
        [340, 640],
        [396, 590],
        [412, 540, 1],
      ],
      true,
    ),
    '#8a6a4c',
    { shade: '#523a28', slide: 26, weight: 5, reach: 60, base: 0.12, gap: 6, cross: 0.5 },
  );
  form(c, rim, '#b08a60', { shade: '#6b4a2e', slide: 8, weight: 4.6 });
  form(c, ellipse(300, 542, 92, 18), PALETTE.seaDark, { weight: 3.4 });
  if (shows(c, 1))
    for (const y of [538, 546])
      stroke(
        c,
        spline([
          [230, y],
          [260, y - 5],
          [290, y],
          [320, y - 5],
          [350, y],
          [372, y - 3],
        ]),
        { weight: 2.4, color: '#fff' },
      );
}

function vapour(c: Picture): void {
  for (const points of [
    [
      [258, 536],
      [226, 480],
      [252, 430],
      [212, 380],
      [228, 330],
    ],
    [
      [350, 538],
      [392, 488],
      [366, 440],
      [410, 396],
      [398, 340],
    ],
  ] as const) {
    const t = tube(spline(points), (u) => 12 * Math.sin(0.4 + u * 2.6) + 1.5);
    soft(c, t.outline, '#f2ead8', 0.85);
    if (shows(c, 1)) for (const side of [t.left, t.right]) stroke(c, side, { weight: 2.4, taper: [0.3, 0.4] });
  }
}

export function shaman(plate: Plate): Picture {
  const c = square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });
  paint(c, OVAL, '#b98a4e', { shade: '#8d5f35', slide: -50, edge: 0 });
  soft(c, ellipse(300, 240, 170, 170), '#f0c877', 0.9);
  rays(c, OVAL, 300, 270, 130, 190, 1);
  sit(c, 0, () => {
    draped(
      c,
      [
        [300, 76],
        [384, 112],
        [440, 200],
        [452, 320],
        [440, 430],
        [500, 520, 1],
        [560, 680, 1],
        [40, 680, 1],
        [104, 520, 1],
        [162, 430],
        [148, 320],
        [160, 200],
        [216, 112],
      ],
      [
        [300, 76],
        [180, 160],
        [150, 330],
        [60, 660],
      ],
      [
        [300, 76],
        [420, 160],
        [452, 330],
        [540, 660],
      ],
      HOOD,
      { lines: 52, base: 0.26, reach: 90 },
    );
    mass(
      c,
      spline(
        [
          [300, 124],
          [368, 152],
          [410, 226],
          [418, 340],
          [404, 500, 1],
          [198, 500, 1],
          [184, 340],
          [190, 226],
          [232, 152],
        ],
        true,
      ),
      '#3a2c28',
      { shade: '#201714', slide: 30, weight: 4.4, base: 0.75, reach: 200, gap: 5.5, angle: 0.9 },
    );
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 66, 186],
          [300 + s * 96, 260],
          [300 + s * 88, 350],
          [300 + s * 100, 470],
        ],
        (u) => 20 - 6 * u,
        WHITE,
      );
    face(c, { skin: SKINS.tan, age: 1, smile: -0.1, brow: { weight: 11, color: '#e2ded2' }, gaze: 0 });
    beard(c, 'full', WHITE);
    for (const s of [-1, 1])
      draped(
        c,
        [
          [302 + s * 150, 430, 1],
          [302 + s * 96, 470],
          [302 + s * 60, 540],
          [302 + s * 20, 680, 1],
          [302 + s * 270, 680, 1],
          [302 + s * 220, 520],
        ],
        [
          [302 + s * 150, 430],
          [302 + s * 60, 540],
          [302 + s * 20, 680],
        ],
        [
          [302 + s * 180, 440],
          [302 + s * 270, 680],
        ],
        HOOD,
        { lines: 18, base: s > 0 ? 0.35 : 0.2 },
      );
    draped(
      c,
      [
        [206, 240, 1],
        [222, 190],
        [262, 166],
        [300, 160],
        [344, 168],
        [384, 196],
        [398, 244, 1],
        [360, 212],
        [300, 200],
        [244, 210],
      ],
      [
        [206, 240],
        [300, 200],
      ],
      [
        [300, 160],
        [398, 244],
      ],
      WHITE,
      { lines: 12 },
    );
  });
  bowl(c);
  vapour(c);
  return ovalFrame(c);
}

export const scenes: Scenes = { shaman };
