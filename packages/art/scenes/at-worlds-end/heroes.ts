// The four heroes: Diplomat, Swordsmith, Trickster, Corsair.
import {
  clamp,
  ellipse,
  form,
  line,
  mass,
  outline,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  rect,
  resample,
  shows,
  soft,
  spline,
  square,
  stroke,
  tube,
  within,
} from '../../src/burin.ts';
import { OVAL, ovalFrame, ovalGround, rays } from '../../src/parts/backdrop.ts';
import { beard, coat, draped, lapels, lock, moustache } from '../../src/parts/dress.ts';
import { ear, face, neck, SKINS, sit } from '../../src/parts/face.ts';
import { broadHat, eyepatch, plume, tricorne } from '../../src/parts/hats.ts';
import { blade } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const LACE = { color: PALETTE.gold, shade: PALETTE.goldDark } as const;
const portrait = (plate: Plate): Picture => square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });

function diplomat(plate: Plate): Picture {
  const c = portrait(plate);
  ovalGround(c, '#a89ab0', '#76687f');
  const hair = { color: '#c08a45', shade: '#7f5322' } as const;
  sit(c, -3, () => {
    for (const [s, d] of [
      [-1, 0],
      [1, 0],
      [1, 24],
    ] as const)
      lock(
        c,
        [
          [300 + s * 84, 220],
          [300 + s * (112 + d), 300],
          [300 + s * (92 + d), 370],
          [300 + s * (124 + d), 440],
          [300 + s * (104 + d), 500],
        ],
        (u) => 22 - 8 * u,
        hair,
      );
    neck(c, SKINS.pale, 520);
    coat(c, { color: '#3d5a80', shade: '#243a58' }, 0.92);
    draped(
      c,
      [
        [214, 470, 1],
        [250, 510],
        [302, 526],
        [356, 510],
        [392, 470, 1],
        [404, 520],
        [302, 574],
        [200, 520],
      ],
      [
        [214, 470],
        [302, 526],
        [392, 470],
      ],
      [
        [200, 520],
        [302, 574],
        [404, 520],
      ],
      { color: PALETTE.linen, shade: PALETTE.linenDark },
      { lines: 8, base: 0.02 },
    );
    for (const [x, y] of resample(
      spline([
        [238, 456],
        [270, 492],
        [302, 502],
        [336, 492],
        [368, 456],
      ]),
      plate === 'S' ? 34 : 17,
    ))
      form(c, ellipse(x, y, plate === 'S' ? 14 : 8), '#f6f1e2', { shade: '#c9bda4', slide: 4, weight: 2.4 });
    face(c, {
      skin: SKINS.pale,
      age: 0.04,
      jaw: 0.9,
      nose: 0.86,
      smile: 0.65,
      soft: true,
      lips: '#b4443c',
      brow: { weight: 7, frown: -0.2 },
      iris: '#4f7a8a',
      gaze: 2,
    });
    draped(
      c,
      [
        [204, 280, 1],
        [206, 210],
        [256, 180],
        [300, 178],
        [356, 182],
        [398, 214],
        [400, 280, 1],
        [378, 230],
        [330, 206],
        [280, 214],
        [228, 236],
      ],
      [
        [204, 280],
        [240, 220],
        [300, 206],
      ],
      [
        [300, 178],
        [380, 200],
        [400, 280],
      ],
      hair,
      { lines: 14 },
    );
    plume(
      c,
      [
        [190, 190],
        [140, 120],
        [180, 60],
        [270, 44],
      ],
      30,
      { color: '#e6d8e0', shade: '#a88ca0' },
    );
    broadHat(c, { color: '#5a3350', shade: '#351b30' }, LACE);
  });
  return ovalFrame(c);
}

function swordsmith(plate: Plate): Picture {
  const c = portrait(plate);
  paint(c, OVAL, '#6b3a28', { shade: '#40211a', slide: -50, edge: 0 });
  soft(c, ellipse(150, 380, 150, 150), '#f2a040', 0.95);
  rays(c, OVAL, 130, 420, 120, 380, 1);
  const hair = { color: '#5d3c26', shade: '#332013' } as const;
  sit(c, 2, () => {
    lock(
      c,
      [
        [396, 230],
        [432, 300],
        [428, 380],
        [452, 430],
      ],
      (u) => 22 - 10 * u,
      hair,
    );
    neck(c, SKINS.tan);
    coat(c, { color: '#d9cbab', shade: '#a08c62' }, 0.98);
    draped(
      c,
      [
        [230, 540, 1],
        [302, 560],
        [374, 540, 1],
        [410, 680, 1],
        [192, 680, 1],
      ],
      [
        [230, 540],
        [192, 680],
      ],
      [
        [374, 540],
        [410, 680],
      ],
      { color: '#7d4a2c', shade: '#4a2a1a' },
    );
    for (const s of [-1, 1])
      draped(
        c,
        [
          [302 + s * 70, 552, 1],
          [302 + s * 92, 456, 1],
          [302 + s * 122, 462, 1],
          [302 + s * 92, 560, 1],
        ],
        [
          [302 + s * 70, 552],
          [302 + s * 92, 456],
        ],
        [
          [302 + s * 92, 560],
          [302 + s * 122, 462],
        ],
        { color: '#6b3d24', shade: '#3d2215' },
        { lines: 5 },
      );
    draped(
      c,
      [
        [250, 446, 1],
        [302, 500, 1],
        [354, 446, 1],
        [382, 470, 1],
        [310, 560, 1],
        [296, 560, 1],
        [226, 470, 1],
      ],
      [
        [250, 446],
        [302, 500],
        [354, 446],
      ],
      [
        [226, 470],
        [302, 560],
        [382, 470],
      ],
      { color: '#ece0c4', shade: '#b9a882' },
      { lines: 6, base: 0.02 },
    );
    ear(c, SKINS.tan);
    face(c, {
      skin: SKINS.tan,
      age: 0.12,
      jaw: 1.04,
      nose: 0.96,
      smile: 0.12,
      brow: { weight: 11, frown: 0.2 },
      iris: '#6b4a2a',
    });
    moustache(c, { color: '#6b4630', shade: '#3b2417' }, -14);
    draped(
      c,
      [
        [202, 276, 1],
        [196, 200],
        [226, 136],
        [290, 106],
        [360, 116],
        [404, 170],
        [402, 276, 1],
        [386, 226],
        [344, 196],
        [290, 206],
        [252, 190],
        [222, 232],
      ],
      [
        [202, 276],
        [222, 200],
        [300, 190],
      ],
      [
        [290, 106],
        [390, 150],
        [402, 276],
      ],
      hair,
      { lines: 24, base: 0.28 },
    );
    lock(
      c,
      [
        [270, 130],
        [236, 170],
        [232, 226],
        [246, 262],
      ],
      (u) => 11 - 9 * u,
      hair,
      3,
    );
  });
  within(c, 'translate(0 20)', () => {
    blade(c, line([470, 560], [500, 320], [508, 250]), (u) => 17 * (u > 0.86 ? clamp((1 - u) / 0.14) : 1) + 0.5);
    mass(
      c,
      tube(
        spline([
          [410, 548],
          [466, 556],
          [524, 576],
        ]),
        11,
      ).outline,
      PALETTE.gold,
      { shade: PALETTE.goldDark, slide: 6, weight: 4, reach: 16, gap: 5 },
    );
  });
  return ovalFrame(c);
}

function trickster(plate: Plate): Picture {
  const c = portrait(plate);
  ovalGround(c, '#c9a05c', '#94703a');
  const hair = { color: '#3f2f28', shade: '#1f1613' } as const;
  sit(c, -5, () => {
    for (const s of [-1, 1])
      for (const d of [0, 22])
        lock(
          c,
          [
            [300 + s * 88, 214],
            [300 + s * (104 + d), 300],
            [300 + s * (94 + d), 390],
            [300 + s * (112 + d), 470],
          ],
          (u) => 15 - 5 * u + 3 * Math.sin(u * 26),
          hair,
        );
    neck(c, SKINS.tan);
    coat(c, { color: '#4f6b4a', shade: '#2d442c' }, 1);
    lapels(c, { color: '#a8702f', shade: '#6b4319' }, null);
    draped(
      c,
      [
        [226, 452, 1],
        [302, 486],
        [378, 452, 1],
        [392, 480],
        [302, 528],
        [212, 480],
      ],
      [
        [226, 452],
        [302, 486],
        [378, 452],
      ],
      [
        [212, 480],
        [302, 528],
        [392, 480],
      ],
      { color: '#b4472f', shade: '#7c2a24' },
      { lines: 7 },
    );
    ear(c, SKINS.tan, true);
    face(c, {
      skin: SKINS.tan,
      age: 0.3,
      jaw: 0.92,
      nose: 0.95,
      smile: 0.35,
      smirk: 0.9,
      brow: { weight: 9, frown: -0.5 },
      gaze: 5,
    });
    moustache(c, hair, 4);
    draped(
      c,
      [
        [276, 408, 1],
        [296, 404],
        [318, 408, 1],
        [312, 440],
        [298, 458],
        [284, 440],
      ],
      [
        [276, 408],
        [298, 458],
      ],
      [
        [318, 408],
        [298, 458],
      ],
      hair,
      { lines: 6, weight: 3.4 },
    );
    broadHat(c, { color: '#7a5a3c', shade: '#48331f' }, { color: '#2f4766', shade: '#1d2f47' });
    within(c, 'rotate(14 400 150)', () => {
      form(c, rect(378, 66, 74, 104), PALETTE.linen, { shade: PALETTE.linenDark, slide: 8, weight: 4 });
      const heart = spline(
        [
          [415, 146, 1],
          [388, 112],
          [400, 92],
          [415, 106, 1],
          [430, 92],
          [442, 112],
        ],
        true,
      );
      paint(c, heart, '#b4301f', { edge: 0 });
      outline(c, heart, 2.4);
    });
  });
  return ovalFrame(c);
}

function corsair(plate: Plate): Picture {
  const c = portrait(plate);
  ovalGround(c, '#7d8a92', '#4f5c66');
  const hair = { color: '#a89c8c', shade: '#675d51' } as const;
  sit(c, 3, () => {
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 88, 214],
          [300 + s * 118, 300],
          [300 + s * 106, 400],
          [300 + s * 132, 480],
        ],
        (u) => 28 - 8 * u,
        hair,
      );
    neck(c, SKINS.pale);
    coat(c, { color: '#3d3a44', shade: '#1f1d26' }, 1.04);
    lapels(c, { color: '#6b2a2a', shade: '#401618' }, LACE);
    face(c, {
      skin: SKINS.pale,
      age: 0.95,
      jaw: 1.04,
      nose: 1.08,
      smile: -0.25,
      brow: { weight: 12, color: '#b9ad9c', frown: 0.6 },
      iris: '#7fa0a6',
    });
    beard(c, 'full', hair);
    eyepatch(c);
    if (shows(c, 1))
      stroke(
        c,
        spline([
          [228, 238],
          [236, 280],
          [232, 330],
          [240, 352],
        ]),
        { weight: 3.6, color: '#7c2a24' },
      );
    plume(
      c,
      [
        [410, 176],
        [480, 110],
        [540, 130],
        [560, 220],
      ],
      30,
      { color: '#8f2f2a', shade: '#571a18' },
    );
    tricorne(c, { color: PALETTE.black, shade: PALETTE.blackDark }, { color: '#b9ad9c', shade: '#7a6f60' });
  });
  return ovalFrame(c);
}

export const scenes: Scenes = { diplomat, swordsmith, trickster, corsair };
