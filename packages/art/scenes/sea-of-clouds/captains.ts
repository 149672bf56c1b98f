// The four captains, whose boards differ in nothing but their faces.
import {
  type Control,
  clamp,
  cloud,
  ellipse,
  form,
  hatch,
  mass,
  PALETTE,
  type Picture,
  type Plate,
  resample,
  shows,
  solid,
  spline,
  square,
} from '../../src/burin.ts';
import { ovalFrame, ovalGround } from '../../src/parts/backdrop.ts';
import { beard, coat, cravat, draped, lapels, lock } from '../../src/parts/dress.ts';
import { ear, face, neck, SKINS, sit } from '../../src/parts/face.ts';
import { tricorne } from '../../src/parts/hats.ts';
import { cumulus } from '../../src/parts/sea.ts';
import { spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const portrait = (plate: Plate): Picture => square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });
const LACE = { color: PALETTE.gold, shade: PALETTE.goldDark } as const;
const LINEN = { color: PALETTE.linen, shade: PALETTE.linenDark } as const;

function noon(c: Picture): void {
  ovalGround(c, '#8fbccc', '#5f93aa', 0.22);
  if (shows(c, 1))
    for (const [x, y, k] of [
      [70, 450, 0.9],
      [540, 440, 0.9],
      [120, 160, 0.5],
      [500, 190, 0.5],
    ] as const)
      cumulus(c, x, y, k);
}

/** Madame Tching: silver at the temples, a collar like armour, nothing to prove. */
function madameTching(plate: Plate): Picture {
  const c = portrait(plate);
  noon(c);
  const hair = { color: '#2a2628', shade: '#121012' } as const;
  sit(c, -2, () => {
    mass(c, ellipse(300, 100, 86, 56), hair.color, {
      shade: hair.shade,
      slide: 24,
      weight: 5,
      reach: 60,
      base: 0.35,
      gap: 5.8,
      curve: 0.2,
    });
    neck(c, SKINS.pale, 520);
    coat(c, { color: '#3a3f52', shade: '#1f2333' }, 1.02);
    for (const s of [-1, 1])
      draped(
        c,
        [
          [302 + s * 30, 470, 1],
          [302 + s * 62, 420],
          [302 + s * 112, 420],
          [302 + s * 140, 480],
          [302 + s * 80, 560],
          [302 + s * 20, 660, 1],
        ],
        [
          [302 + s * 30, 470],
          [302 + s * 20, 660],
        ],
        [
          [302 + s * 112, 420],
          [302 + s * 80, 560],
        ],
        { color: '#8f2f34', shade: '#571a1e' },
        { lines: 14 },
      );
    face(c, {
      skin: SKINS.pale,
      age: 0.35,
      jaw: 0.94,
      nose: 0.84,
      smile: 0.05,
      soft: true,
      lips: '#a83a38',
      brow: { weight: 8, frown: 0.3 },
      gaze: -3,
    });
    draped(
      c,
      [
        [203, 280, 1],
        [196, 200],
        [230, 136],
        [300, 108],
        [370, 130],
        [406, 192],
        [402, 280, 1],
        [390, 226],
        [340, 190],
        [300, 196],
        [258, 190],
        [214, 230],
      ],
      [
        [203, 280],
        [226, 200],
        [300, 186],
      ],
      [
        [300, 108],
        [392, 156],
        [402, 280],
      ],
      hair,
      { lines: 26, base: 0.3 },
    );
    lock(
      c,
      [
        [222, 250],
        [214, 200],
        [240, 150],
        [284, 120],
      ],
      9,
      { color: '#c9c3b8', shade: '#8a857c' },
      3,
    );
    spar(c, [200, 96], [410, 84], 6, PALETTE.bright, PALETTE.goldDark);
    mass(c, ellipse(412, 84, 15), '#3f8f8a', { shade: '#205a58', slide: 5, weight: 3.4, reach: 12, gap: 4.6 });
  });
  return ovalFrame(c);
}

function ducDePlessy(plate: Plate): Picture {
  const c = portrait(plate);
  noon(c);
  const wig = { color: '#efeadd', shade: '#b3afa6' } as const;
  sit(c, 3, () => {
    for (const [s, d] of [
      [-1, 26],
      [1, 26],
      [-1, 0],
      [1, 0],
    ] as const)
      lock(
        c,
        [
          [300 + s * 80, 180],
          [300 + s * (116 + d), 250],
          [300 + s * (96 + d), 330],
          [300 + s * (124 + d), 410],
          [300 + s * (104 + d), 480],
        ],
        (u) => 28 - 5 * u,
        wig,
      );
    neck(c, SKINS.pale);
    coat(c, { color: '#6b4a86', shade: '#412a56' }, 0.98);
    lapels(c, { color: '#e0cfa0', shade: '#a8925c' }, LACE);
    cravat(c, LINEN);
    face(c, {
      skin: SKINS.pale,
      age: 0.4,
      jaw: 0.96,
      nose: 1.04,
      smile: 0.2,
      smirk: 0.3,
      brow: { weight: 7, frown: -0.7 },
      iris: '#5b7da0',
      gaze: 2,
    });
    if (shows(c, 1)) solid(c, ellipse(346, 356, 5));
    draped(
      c,
      [
        [200, 286, 1],
        [186, 200],
        [210, 120],
        [260, 76],
        [304, 70],
        [348, 78],
        [398, 124],
        [416, 200],
        [404, 286, 1],
        [388, 220],
        [340, 188],
        [304, 200],
        [266, 188],
        [216, 224],
      ],
      [
        [200, 286],
        [226, 190],
        [304, 186],
      ],
      [
        [304, 70],
        [400, 150],
        [404, 286],
      ],
      wig,
      { lines: 26, base: 0.06 },
    );
  });
  return ovalFrame(c);
}

function ladyDamballa(plate: Plate): Picture {
  const c = portrait(plate);
  noon(c);
  const hair = { color: '#2a211e', shade: '#120d0b' } as const;
  sit(c, -3, () => {
    const halo = spline(
      Array.from(
        { length: 20 },
        (_, i): Control => [
          302 + Math.cos((i * Math.PI) / 10) * (164 + (i % 2) * 12),
          226 + Math.sin((i * Math.PI) / 10) * (150 + (i % 2) * 12),
        ],
      ),
      true,
    );
    form(c, halo, hair.color, { shade: hair.shade, slide: 40, weight: 5.4 });
    hatch(c, halo, (x, y) => clamp(0.4 + 0.45 * cloud(x / 10, y / 10)), { angle: 0.6, gap: 7, cross: 0.3, waver: 4 });
    neck(c, SKINS.dark, 540);
    coat(c, { color: '#2f6f5c', shade: '#184538' }, 0.94);
    lapels(c, { color: '#d9a43a', shade: '#a8701f' }, null);
    for (const [x, y] of resample(
      spline([
        [244, 462],
        [274, 494],
        [303, 504],
        [334, 494],
        [362, 462],
      ]),
      plate === 'S' ? 36 : 19,
    ))
      form(c, ellipse(x, y, plate === 'S' ? 15 : 9), PALETTE.bright, { shade: PALETTE.goldDark, slide: 4, weight: 2.6 });
    ear(c, SKINS.dark, true);
    face(c, {
      skin: SKINS.dark,
      age: 0.15,
      jaw: 0.94,
      nose: 1.06,
      smile: 0.3,
      soft: true,
      lips: '#8f3434',
      brow: { weight: 8, frown: -0.1 },
      gaze: 3,
    });
    draped(
      c,
      [
        [206, 262, 1],
        [212, 206],
        [256, 178],
        [302, 172],
        [350, 178],
        [392, 206],
        [398, 262, 1],
        [378, 220],
        [302, 200],
        [226, 220],
      ],
      [
        [206, 262],
        [302, 200],
      ],
      [
        [302, 172],
        [398, 262],
      ],
      hair,
      { lines: 10, base: 0.35 },
    );
    tricorne(c, { color: '#5a2a34', shade: '#33141b' }, LACE);
  });
  return ovalFrame(c);
}

function elCapitan(plate: Plate): Picture {
  const c = portrait(plate);
  noon(c);
  const hair = { color: '#6b645c', shade: '#39342f' } as const;
  sit(c, 2, () => {
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 88, 220],
          [300 + s * 108, 300],
          [300 + s * 98, 370],
        ],
        (u) => 20 - 7 * u,
        hair,
      );
    neck(c, SKINS.tan);
    coat(c, { color: '#b0843a', shade: '#735120' }, 1.04);
    lapels(c, { color: '#7c2a24', shade: '#4a1614' }, LACE);
    const ruff = spline(
      Array.from(
        { length: 22 },
        (_, i): Control => [
          302 + Math.cos((i * Math.PI) / 11) * (126 + (i % 2) * 14),
          456 + Math.sin((i * Math.PI) / 11) * (40 + (i % 2) * 9),
        ],
      ),
      true,
    );
    mass(c, ruff, '#fbf6e8', { shade: '#cfc4ac', slide: 12, weight: 4.6, reach: 30, base: 0.05, gap: 6, angle: 1.4 });
    face(c, { skin: SKINS.tan, age: 0.65, jaw: 1, nose: 1.04, smile: -0.1, brow: { weight: 12, color: '#6b645c', frown: 0.3 } });
    beard(c, 'goatee', hair);
    const dome = spline(
      [
        [196, 232, 1],
        [196, 156],
        [240, 92],
        [302, 72],
        [366, 92],
        [410, 156],
        [410, 232, 1],
        [302, 206],
      ],
      true,
    );
    mass(c, dome, PALETTE.steel, {
      shade: PALETTE.steelDark,
      slide: 44,
      weight: 5.4,
      reach: 80,
      base: 0.06,
      gap: 5.8,
      cross: 0.55,
    });
    mass(
      c,
      spline(
        [
          [282, 76, 1],
          [300, 44],
          [322, 76, 1],
          [316, 206, 1],
          [290, 206, 1],
        ],
        true,
      ),
      '#dfe4e0',
      { shade: PALETTE.steelDark, slide: 8, weight: 4.4, reach: 16, gap: 5.4 },
    );
    mass(
      c,
      spline(
        [
          [140, 214, 1],
          [200, 222],
          [302, 204],
          [404, 222],
          [466, 214, 1],
          [420, 248],
          [302, 232],
          [184, 248],
        ],
        true,
      ),
      PALETTE.steel,
      { shade: PALETTE.steelDark, slide: 12, weight: 5, reach: 24, base: 0.1, gap: 5.6 },
    );
  });
  return ovalFrame(c);
}

export const scenes: Scenes = {
  'madame-tching': madameTching,
  'duc-de-plessy': ducDePlessy,
  'lady-damballa': ladyDamballa,
  'el-capitan': elCapitan,
};
