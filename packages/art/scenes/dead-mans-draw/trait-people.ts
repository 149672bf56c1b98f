// Traits that are people: each captain's one talent, on a dark tavern wall.
import {
  circles,
  clamp,
  ellipse,
  follow,
  form,
  line,
  mass,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  rings,
  shows,
  soft,
  spline,
  square,
  stroke,
  tube,
  wave,
} from '../../src/burin.ts';
import { OVAL, ovalFrame, ovalGround } from '../../src/parts/backdrop.ts';
import { beard, coat, cravat, draped, lapels, lock, moustache } from '../../src/parts/dress.ts';
import { ear, face, neck, SKINS, sit } from '../../src/parts/face.ts';
import { plume, spectacles, tricorne } from '../../src/parts/hats.ts';
import { tentacle } from '../../src/parts/tentacle.ts';
import { blade, coin, star } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const portrait = (plate: Plate): Picture => square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });
const LACE = { color: PALETTE.gold, shade: PALETTE.goldDark } as const;
const LINEN = { color: PALETTE.linen, shade: PALETTE.linenDark } as const;

function lamplight(c: Picture): void {
  paint(c, OVAL, '#7a5232', { shade: '#4a2e1c', slide: 60, edge: 0 });
  soft(c, ellipse(170, 190, 190, 180), '#f2c15e', 0.9);
  follow(
    c,
    OVAL,
    (x, y) => clamp((Math.hypot(x - 150, y - 170) - 150) / 360 + 0.1 * wave(Math.atan2(y - 170, x - 150) * 9)),
    circles(150, 170, 120, 700, 7),
    7,
    { max: 0.85 },
  );
}

function casanova(plate: Plate): Picture {
  const c = portrait(plate);
  lamplight(c);
  const hair = { color: '#3a2a20', shade: '#1c130e' } as const;
  sit(c, -4, () => {
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 86, 210],
          [300 + s * 112, 290],
          [300 + s * 96, 370],
          [300 + s * 118, 440],
        ],
        (u) => 24 - 8 * u,
        hair,
      );
    neck(c, SKINS.pale, 530);
    coat(c, { color: '#6b2a4a', shade: '#40142b' }, 0.98);
    lapels(c, { color: '#8f3a62', shade: '#561f3a' }, LACE);
    ear(c, SKINS.pale, true);
    face(c, {
      skin: SKINS.pale,
      age: 0.12,
      jaw: 0.96,
      nose: 0.9,
      smile: 0.35,
      smirk: 0.5,
      brow: { weight: 9, frown: -0.3 },
      iris: '#4f7a8a',
      gaze: 4,
    });
    moustache(c, hair, 12);
    draped(
      c,
      [
        [203, 280, 1],
        [198, 200],
        [232, 134],
        [300, 106],
        [366, 128],
        [404, 190],
        [402, 280, 1],
        [388, 230],
        [346, 198],
        [260, 206],
        [218, 232],
      ],
      [
        [203, 280],
        [220, 206],
        [280, 190],
      ],
      [
        [300, 106],
        [390, 156],
        [402, 280],
      ],
      hair,
      { lines: 26, base: 0.26 },
    );
  });
  stroke(
    c,
    spline([
      [410, 590],
      [420, 520],
      [404, 470],
    ]),
    { weight: 8, color: '#46603a' },
  );
  for (const [dx, dy, r] of [
    [0, 0, 40],
    [-20, -10, 26],
    [20, -8, 26],
    [0, -20, 24],
    [-8, 12, 26],
    [14, 14, 24],
  ] as const)
    mass(c, ellipse(402 + dx, 446 + dy, r, r * 0.86), '#b4301f', {
      shade: '#74151f',
      slide: r * 0.4,
      weight: 3.6,
      reach: r * 0.8,
      gap: 5,
    });
  return ovalFrame(c);
}

function mystic(plate: Plate): Picture {
  const c = portrait(plate);
  lamplight(c);
  const hair = { color: '#c9c3b8', shade: '#8a857c' } as const;
  sit(c, 2, () => {
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 84, 220],
          [300 + s * 108, 310],
          [300 + s * 98, 400],
          [300 + s * 114, 470],
        ],
        (u) => 25 - 8 * u,
        hair,
      );
    neck(c, SKINS.pale, 520);
    coat(c, { color: '#4a3f6b', shade: '#2a2344' }, 0.98);
    draped(
      c,
      [
        [222, 452, 1],
        [302, 500],
        [382, 452, 1],
        [404, 486],
        [302, 556],
        [200, 486],
      ],
      [
        [222, 452],
        [302, 500],
        [382, 452],
      ],
      [
        [200, 486],
        [302, 556],
        [404, 486],
      ],
      { color: '#8fa3b8', shade: '#566a80' },
      { lines: 8 },
    );
    face(c, {
      skin: SKINS.pale,
      age: 0.6,
      jaw: 0.95,
      nose: 0.98,
      smile: 0.15,
      soft: true,
      lips: '#8f3a3a',
      brow: { weight: 9, color: '#c9c3b8', frown: -0.2 },
      gaze: 0,
      iris: '#8fb0a0',
    });
    draped(
      c,
      [
        [202, 262, 1],
        [206, 200],
        [250, 172],
        [302, 166],
        [354, 172],
        [398, 200],
        [402, 262, 1],
        [380, 222],
        [302, 200],
        [224, 222],
      ],
      [
        [202, 262],
        [302, 200],
      ],
      [
        [302, 166],
        [402, 262],
      ],
      hair,
      { lines: 12 },
    );
    draped(
      c,
      [
        [196, 226, 1],
        [196, 150],
        [240, 98],
        [302, 80],
        [366, 98],
        [408, 150],
        [410, 226, 1],
        [360, 196],
        [302, 188],
        [244, 196],
      ],
      [
        [196, 226],
        [302, 188],
        [410, 226],
      ],
      [
        [200, 130],
        [302, 66],
        [404, 130],
      ],
      { color: '#5d3f74', shade: '#372247' },
      { lines: 20, base: 0.14 },
    );
    star(c, 302, 142, plate === 'S' ? 34 : 26, '#f6d766');
  });
  const ball = ellipse(300, 520, 84);
  form(c, ball, '#cfe0da', { shade: '#6b8f9c', slide: 26, weight: 5.4 });
  soft(c, ellipse(288, 520, 46, 40), '#fff2bf', 0.95);
  follow(c, ball, (x, y) => clamp((Math.hypot(x - 284, y - 502) - 46) / 60) * 0.9, circles(284, 502, 30, 130, 6), 6, {
    max: 0.75,
  });
  star(c, 296, 518, plate === 'S' ? 40 : 24);
  return ovalFrame(c);
}

function swordsman(plate: Plate): Picture {
  const c = portrait(plate);
  lamplight(c);
  const hair = { color: '#a84f24', shade: '#642a10' } as const;
  sit(c, -3, () => {
    lock(
      c,
      [
        [390, 160],
        [452, 220],
        [446, 330],
        [470, 430],
      ],
      (u) => 30 - 12 * u,
      hair,
    );
    neck(c, SKINS.pale, 520);
    coat(c, { color: '#4f5a48', shade: '#2d352a' }, 0.94);
    lapels(c, { color: '#7a5a3c', shade: '#48331f' }, null);
    ear(c, SKINS.pale, true);
    face(c, {
      skin: SKINS.pale,
      age: 0.1,
      jaw: 0.93,
      nose: 0.88,
      smile: 0.2,
      soft: true,
      lips: '#b04a3c',
      brow: { weight: 8.5, frown: 0.4 },
      iris: '#5f7d3a',
      gaze: -4,
    });
    draped(
      c,
      [
        [202, 270, 1],
        [196, 196],
        [230, 130],
        [300, 104],
        [368, 122],
        [410, 180],
        [402, 262, 1],
        [384, 210],
        [330, 180],
        [262, 190],
        [216, 226],
      ],
      [
        [202, 270],
        [240, 186],
        [330, 180],
      ],
      [
        [262, 108],
        [396, 140],
        [402, 262],
      ],
      hair,
      { lines: 26, base: 0.2 },
    );
    if (shows(c, 1))
      stroke(
        c,
        spline([
          [226, 316],
          [242, 336],
          [250, 360],
        ]),
        { weight: 3.4, color: '#7c2a24' },
      );
  });
  blade(c, line([96, 560], [470, 420], [556, 386]), (u) => 17 * (u > 0.88 ? clamp((1 - u) / 0.12) : 1) + 0.5);
  return ovalFrame(c);
}

function miser(plate: Plate): Picture {
  const c = portrait(plate);
  lamplight(c);
  const hair = { color: '#c9c3b4', shade: '#8a8374' } as const;
  sit(c, 3, () => {
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 90, 240],
          [300 + s * 108, 310],
          [300 + s * 98, 380],
        ],
        (u) => 17 - 7 * u,
        hair,
      );
    neck(c, SKINS.pale);
    coat(c, { color: '#4a4a38', shade: '#28281c' }, 0.96);
    draped(
      c,
      [
        [240, 446, 1],
        [302, 478],
        [364, 446, 1],
        [376, 476],
        [302, 516],
        [228, 476],
      ],
      [
        [240, 446],
        [302, 478],
        [364, 446],
      ],
      [
        [228, 476],
        [302, 516],
        [376, 476],
      ],
      { color: '#8a7a52', shade: '#574b2e' },
      { lines: 7 },
    );
    ear(c, SKINS.pale);
    face(c, {
      skin: SKINS.pale,
      age: 1,
      jaw: 0.86,
      nose: 1.06,
      smile: 0.3,
      brow: { weight: 10, color: '#c9c3b4', frown: 0.5 },
      gaze: 4,
    });
    draped(
      c,
      [
        [200, 232, 1],
        [200, 166],
        [240, 118],
        [302, 104],
        [364, 118],
        [404, 166],
        [404, 232, 1],
        [302, 204],
      ],
      [
        [200, 232],
        [302, 204],
        [404, 232],
      ],
      [
        [204, 140],
        [302, 90],
        [400, 140],
      ],
      { color: '#5d4a36', shade: '#34281c' },
      { lines: 16, base: 0.2 },
    );
    spectacles(c);
  });
  for (const [x, n] of [
    [230, 2],
    [300, 4],
    [372, 3],
  ] as const)
    for (let i = 0; i < n; i++) coin(c, x, 560 - i * 22, 44, 0.42);
  return ovalFrame(c);
}

function captainsHook(plate: Plate): Picture {
  const c = portrait(plate);
  lamplight(c);
  const hair = { color: '#241d1a', shade: '#100c0a' } as const;
  sit(c, -2, () => {
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 88, 210],
          [300 + s * 120, 300],
          [300 + s * 104, 390],
          [300 + s * 132, 470],
        ],
        (u) => 28 - 8 * u,
        hair,
      );
    neck(c, SKINS.tan);
    coat(c, { color: '#8f2f2a', shade: '#571a18' }, 1.04);
    lapels(c, { color: '#3a2a20', shade: '#1c130e' }, LACE);
    cravat(c, LINEN);
    face(c, { skin: SKINS.tan, age: 0.5, jaw: 1, nose: 1, smile: -0.1, brow: { weight: 11, frown: 0.6 } });
    moustache(c, hair, 24);
    plume(
      c,
      [
        [410, 176],
        [480, 120],
        [530, 150],
        [548, 230],
      ],
      26,
      { color: '#f3ead6', shade: '#bfb095' },
    );
    tricorne(c, { color: '#5a2030', shade: '#33101a' }, LACE);
  });
  const steel = tube(
    spline([
      [430, 600],
      [432, 540],
      [470, 500],
      [478, 440],
      [430, 400],
      [376, 420],
      [366, 470],
    ]),
    (u) => 17 * (u > 0.55 ? clamp((1 - u) / 0.45) ** 0.6 : 1) + 1,
  );
  form(c, steel.outline, PALETTE.steel, { shade: '#6b787c', slide: 10, weight: 5 });
  rings(c, steel, { gap: 5.4, gain: 1.1, base: 0.05 });
  return ovalFrame(c);
}

function beastmaster(plate: Plate): Picture {
  const c = portrait(plate);
  lamplight(c);
  const hair = { color: '#8a8478', shade: '#504b42' } as const;
  tentacle(
    c,
    [
      [80, 620],
      [60, 500],
      [110, 410],
      [80, 310],
      [120, 250],
      [160, 290],
      [136, 316],
    ],
    36,
    1,
  );
  sit(c, 2, () => {
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 88, 210],
          [300 + s * 124, 300],
          [300 + s * 110, 400],
          [300 + s * 138, 490],
        ],
        (u) => 30 - 8 * u,
        hair,
      );
    neck(c, SKINS.dark);
    coat(c, { color: '#3f5f5a', shade: '#223a37' }, 1.1);
    face(c, {
      skin: SKINS.dark,
      age: 0.75,
      jaw: 1.12,
      nose: 1.14,
      smile: 0.05,
      brow: { weight: 12, color: '#a8a294', frown: 0.3 },
    });
    beard(c, 'full', hair);
    draped(
      c,
      [
        [203, 280, 1],
        [190, 200],
        [226, 126],
        [300, 98],
        [372, 120],
        [412, 190],
        [402, 280, 1],
        [388, 230],
        [346, 198],
        [300, 206],
        [252, 194],
        [218, 232],
      ],
      [
        [203, 280],
        [220, 206],
        [300, 190],
      ],
      [
        [300, 98],
        [390, 156],
        [402, 280],
      ],
      hair,
      { lines: 26, base: 0.26 },
    );
  });
  tentacle(
    c,
    [
      [540, 640],
      [560, 540],
      [500, 470],
      [400, 480],
      [330, 530],
      [260, 520],
      [250, 470],
      [290, 462],
    ],
    44,
    -1,
  );
  return ovalFrame(c);
}

function siren(plate: Plate): Picture {
  const c = portrait(plate);
  ovalGround(c, '#6b9a9c', '#3f6f7c');
  const hair = { color: '#3f8f82', shade: '#1f5a58' } as const;
  sit(c, -4, () => {
    for (const [s, d] of [
      [-1, 30],
      [1, 30],
      [-1, 0],
      [1, 0],
    ] as const)
      lock(
        c,
        [
          [300 + s * 80, 190],
          [300 + s * (118 + d), 280],
          [300 + s * (98 + d), 370],
          [300 + s * (132 + d), 460],
          [300 + s * (110 + d), 540],
        ],
        (u) => 28 - 8 * u,
        hair,
      );
    neck(c, SKINS.pale, 540);
    coat(c, { color: '#4f8f9a', shade: '#2a5a66' }, 0.84);
    for (let y = 500; y < 610; y += plate === 'L' ? 22 : 40)
      for (let x = 190; x < 430; x += plate === 'L' ? 30 : 54)
        if (plate !== 'S')
          stroke(
            c,
            spline([
              [x, y],
              [x + 14, y + 13],
              [x + 28, y],
            ]),
            { weight: 2.6 },
          );
    face(c, {
      skin: SKINS.pale,
      age: 0,
      jaw: 0.88,
      nose: 0.84,
      smile: 0.25,
      soft: true,
      lips: '#b0404a',
      brow: { weight: 7, frown: -0.2 },
      iris: '#3f9a8a',
      gaze: 0,
    });
    draped(
      c,
      [
        [200, 290, 1],
        [194, 200],
        [230, 130],
        [300, 100],
        [370, 126],
        [408, 196],
        [404, 290, 1],
        [386, 226],
        [330, 190],
        [300, 176],
        [262, 196],
        [216, 236],
      ],
      [
        [200, 290],
        [230, 200],
        [300, 176],
      ],
      [
        [300, 100],
        [392, 160],
        [404, 290],
      ],
      hair,
      { lines: 28, base: 0.2 },
    );
    for (const [x, y, r] of [
      [240, 150, 15],
      [270, 124, 19],
      [304, 114, 24],
      [340, 124, 19],
      [370, 150, 15],
    ] as const)
      mass(
        c,
        spline(
          [
            [x, y - r],
            [x + r, y - r * 0.2],
            [x + r * 0.5, y + r],
            [x - r * 0.5, y + r],
            [x - r, y - r * 0.2],
          ],
          true,
        ),
        '#f2cfb0',
        { shade: '#c07f5e', slide: 6, weight: 3, reach: 14, gap: 4.6 },
      );
  });
  return ovalFrame(c);
}

export const scenes: Scenes = {
  'trait-casanova': casanova,
  'trait-mystic': mystic,
  'trait-swordsman': swordsman,
  'trait-miser': miser,
  'trait-captains-hook': captainsHook,
  'trait-beastmaster': beastmaster,
  'trait-siren': siren,
};
