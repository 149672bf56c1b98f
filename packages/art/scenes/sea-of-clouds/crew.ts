// The crew of Sea of Clouds: ten pirates who fly.
import {
  ellipse,
  form,
  mass,
  PALETTE,
  type Picture,
  type Plate,
  shows,
  solid,
  spline,
  square,
  stroke,
  tube,
  within,
} from '../../src/burin.ts';
import { ovalFrame, ovalGround } from '../../src/parts/backdrop.ts';
import { bottle } from '../../src/parts/bottle.ts';
import { spyglass } from '../../src/parts/brass.ts';
import { shot } from '../../src/parts/cannon.ts';
import { beard, type Cloth, coat, cravat, draped, lapels, lock, moustache } from '../../src/parts/dress.ts';
import { ear, face, neck, SKINS, sit } from '../../src/parts/face.ts';
import { broadHat, headscarf, plume, tricorne } from '../../src/parts/hats.ts';
import { cumulus, puff } from '../../src/parts/sea.ts';
import { barrel, spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const portrait = (plate: Plate): Picture => square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });
const LINEN = { color: PALETTE.linen, shade: PALETTE.linenDark } as const;
const LACE = { color: PALETTE.gold, shade: PALETTE.goldDark } as const;

function airyGround(c: Picture): void {
  ovalGround(c, '#e2ab94', '#c47f6c', 0.24);
  if (shows(c, 1))
    for (const [x, y, k] of [
      [70, 470, 0.9],
      [540, 450, 0.9],
      [110, 180, 0.5],
      [510, 210, 0.45],
    ] as const)
      cumulus(c, x, y, k);
}

/** Hair that frames the face from crown to cheek. */
function fringe(c: Picture, hair: Cloth, parting = 302): void {
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
      [parting, 210],
      [252, 194],
      [218, 232],
    ],
    [
      [203, 280],
      [220, 206],
      [parting, 190],
    ],
    [
      [300, 106],
      [390, 156],
      [402, 280],
    ],
    hair,
    { lines: 26, base: 0.26 },
  );
}

function rachelCruz(plate: Plate): Picture {
  const c = portrait(plate);
  airyGround(c);
  const hair = { color: '#4a2a22', shade: '#281410' } as const;
  sit(c, -4, () => {
    for (const [s, d] of [
      [-1, 0],
      [1, 0],
      [-1, 26],
      [1, 28],
    ] as const)
      lock(
        c,
        [
          [300 + s * 84, 200],
          [300 + s * (112 + d), 290],
          [300 + s * (98 + d), 370],
          [300 + s * (124 + d), 450],
          [300 + s * (108 + d), 510],
        ],
        (u) => 26 - 9 * u,
        hair,
      );
    neck(c, SKINS.tan, 530);
    coat(c, { color: '#7f2a34', shade: '#4d151e' }, 0.94);
    lapels(c, { color: '#b4472f', shade: '#7c2a24' }, LACE);
    ear(c, SKINS.tan, true);
    face(c, {
      skin: SKINS.tan,
      age: 0.06,
      jaw: 0.9,
      nose: 0.9,
      smile: 0.4,
      smirk: 0.5,
      soft: true,
      lips: '#b43a34',
      brow: { weight: 8.5, frown: 0.1 },
      iris: '#6b7d3a',
      gaze: 3,
    });
    fringe(c, hair, 330);
    headscarf(c, { color: '#c9342c', shade: '#86201c' });
  });
  return ovalFrame(c);
}

function plumeCaptain(plate: Plate): Picture {
  const c = portrait(plate);
  airyGround(c);
  const hair = { color: '#d8c9a0', shade: '#98855a' } as const;
  sit(c, 4, () => {
    for (const [s, d] of [
      [-1, 0],
      [1, 0],
      [-1, 24],
      [1, 24],
    ] as const)
      lock(
        c,
        [
          [300 + s * 84, 200],
          [300 + s * (108 + d), 280],
          [300 + s * (94 + d), 350],
          [300 + s * (114 + d), 420],
        ],
        (u) => 24 - 6 * u,
        hair,
      );
    neck(c, SKINS.pale);
    coat(c, { color: '#5a6fa0', shade: '#35456b' }, 0.98);
    lapels(c, { color: '#e0d2a6', shade: '#a8966a' }, LACE);
    cravat(c, LINEN);
    face(c, {
      skin: SKINS.pale,
      age: 0.28,
      jaw: 0.92,
      nose: 0.9,
      smile: 0.1,
      brow: { weight: 7, frown: -0.6 },
      iris: '#5b86b4',
      gaze: -3,
    });
    moustache(c, { color: '#b89a5c', shade: '#7a6130' }, 22);
    for (const points of [
      [
        [380, 190],
        [450, 110],
        [520, 110],
        [556, 190],
      ],
      [
        [230, 170],
        [200, 90],
        [250, 36],
        [340, 30],
      ],
      [
        [300, 150],
        [330, 70],
        [400, 34],
        [476, 50],
      ],
    ] as const)
      plume(
        c,
        points,
        28,
        points[0][0] === 300 ? { color: '#c9573a', shade: '#86301f' } : { color: '#f3ead6', shade: '#bfb095' },
      );
    broadHat(c, { color: '#3d5a80', shade: '#243a58' }, LACE);
  });
  return ovalFrame(c);
}

function steward(plate: Plate): Picture {
  const c = portrait(plate);
  airyGround(c);
  const hair = { color: '#6b4a2e', shade: '#3d2817' } as const;
  sit(c, 2, () => {
    neck(c, SKINS.pale);
    coat(c, { color: '#3a3f4a', shade: '#1f232c' }, 0.94);
    lapels(c, { color: '#5d4a6b', shade: '#38294a' }, null);
    cravat(c, LINEN);
    ear(c, SKINS.pale);
    face(c, { skin: SKINS.pale, age: 0.35, jaw: 0.9, nose: 0.95, smile: 0.2, brow: { weight: 7, frown: -0.5 }, gaze: 4 });
    draped(
      c,
      [
        [203, 262, 1],
        [204, 190],
        [246, 140],
        [310, 128],
        [372, 148],
        [402, 200],
        [402, 262, 1],
        [392, 222],
        [340, 176],
        [270, 180],
        [220, 220],
      ],
      [
        [203, 262],
        [240, 190],
        [330, 176],
      ],
      [
        [250, 132],
        [380, 150],
        [402, 262],
      ],
      hair,
      { lines: 20, base: 0.2 },
    );
    moustache(c, hair, -16);
  });
  const tray = ellipse(300, 548, 190, 32);
  mass(c, tray, '#dfe2da', { shade: '#8f9a98', slide: 12, weight: 5, reach: 30, gap: 5.6, angle: 0.02 });
  for (const x of [236, 300, 360]) {
    mass(
      c,
      spline(
        [
          [x - 24, 470, 1],
          [x + 24, 470, 1],
          [x + 16, 512],
          [x + 5, 524, 1],
          [x + 6, 542, 1],
          [x - 6, 542, 1],
          [x - 5, 524, 1],
          [x - 16, 512],
        ],
        true,
      ),
      '#e0b04a',
      { shade: '#a8701f', slide: 10, weight: 4, reach: 20, gap: 5 },
    );
  }
  return ovalFrame(c);
}

function cook(plate: Plate): Picture {
  const c = portrait(plate);
  airyGround(c);
  sit(
    c,
    -2,
    () => {
      neck(c, SKINS.dark);
      coat(c, LINEN, 1.1);
      for (const [x, y] of [
        [272, 520],
        [336, 520],
        [272, 570],
        [336, 570],
      ] as const)
        form(c, ellipse(x, y, 9), PALETTE.bright, { shade: PALETTE.goldDark, slide: 3, weight: 2.6 });
      draped(
        c,
        [
          [226, 446, 1],
          [302, 474],
          [378, 446, 1],
          [396, 474],
          [302, 520],
          [208, 474],
        ],
        [
          [226, 446],
          [302, 474],
          [378, 446],
        ],
        [
          [208, 474],
          [302, 520],
          [396, 474],
        ],
        { color: '#b4472f', shade: '#7c2a24' },
        { lines: 7 },
      );
      ear(c, SKINS.dark, true);
      face(c, { skin: SKINS.dark, age: 0.3, jaw: 1.16, nose: 1.16, smile: 1, brow: { weight: 9, frown: -0.3 } });
      draped(
        c,
        [
          [200, 230, 1],
          [180, 190],
          [150, 130],
          [200, 80],
          [250, 60],
          [302, 44],
          [360, 58],
          [416, 84],
          [452, 136],
          [420, 190],
          [404, 230, 1],
          [302, 208],
        ],
        [
          [200, 230],
          [302, 208],
          [404, 230],
        ],
        [
          [160, 110],
          [302, 30],
          [444, 110],
        ],
        { color: '#fbf6e8', shade: '#cfc4ac' },
        { lines: 14, base: 0 },
      );
      draped(
        c,
        [
          [198, 204, 1],
          [302, 184],
          [406, 206, 1],
          [406, 246],
          [302, 222],
          [198, 244],
        ],
        [
          [198, 206],
          [302, 186],
          [406, 208],
        ],
        [
          [198, 244],
          [302, 222],
          [406, 246],
        ],
        LINEN,
        { lines: 6, base: 0.06 },
      );
    },
    0.95,
    18,
  );
  spar(c, [470, 590], [440, 440], 10);
  form(c, ellipse(434, 410, 46, 40), PALETTE.steel, { shade: PALETTE.steelDark, slide: 14, weight: 4.6 });
  form(c, ellipse(434, 406, 34, 27), '#a8b2b2', { shade: '#66736f', slide: -10, weight: 3.4 });
  return ovalFrame(c);
}

function boatswain(plate: Plate): Picture {
  const c = portrait(plate);
  airyGround(c);
  const hair = { color: '#8a3f22', shade: '#542212' } as const;
  sit(c, 3, () => {
    neck(c, SKINS.pale);
    coat(c, { color: '#41577a', shade: '#26364f' }, 1.12);
    for (const y of [500, 540, 580])
      stroke(
        c,
        spline([
          [70, y + 40],
          [180, y - 6],
          [302, y + 8],
          [424, y - 6],
          [536, y + 40],
        ]),
        { weight: 9, color: '#fff' },
      );
    ear(c, SKINS.pale);
    face(c, { skin: SKINS.pale, age: 0.5, jaw: 1.14, nose: 1.12, smile: 0, brow: { weight: 11, color: '#a8552c', frown: 0.5 } });
    beard(c, 'full', hair);
    draped(
      c,
      [
        [196, 240, 1],
        [190, 170],
        [230, 116],
        [302, 98],
        [374, 116],
        [412, 170],
        [408, 240, 1],
        [302, 214],
      ],
      [
        [196, 240],
        [302, 214],
        [408, 240],
      ],
      [
        [196, 140],
        [302, 86],
        [408, 140],
      ],
      { color: '#3a4a3f', shade: '#1f2b24' },
      { lines: 16, base: 0.2 },
    );
    draped(
      c,
      [
        [192, 212, 1],
        [302, 188],
        [412, 214, 1],
        [412, 250],
        [302, 224],
        [192, 248],
      ],
      [
        [192, 214],
        [302, 190],
        [412, 216],
      ],
      [
        [192, 248],
        [302, 224],
        [412, 250],
      ],
      { color: '#52685a', shade: '#2f4036' },
      { lines: 6, base: 0.2 },
    );
  });
  const pipe = tube(
    spline([
      [386, 540],
      [420, 520],
      [470, 508],
    ]),
    7,
  );
  form(c, pipe.outline, PALETTE.bright, { shade: PALETTE.goldDark, slide: 4, weight: 3.4 });
  mass(c, ellipse(384, 546, 24), PALETTE.bright, { shade: PALETTE.goldDark, slide: 9, weight: 4, reach: 20, gap: 5 });
  return ovalFrame(c);
}

function firstMate(plate: Plate): Picture {
  const c = portrait(plate);
  airyGround(c);
  const hair = { color: '#2f2a30', shade: '#151217' } as const;
  sit(c, -3, () => {
    lock(
      c,
      [
        [396, 240],
        [430, 320],
        [420, 410],
        [444, 490],
      ],
      (u) => 24 - 8 * u,
      hair,
    );
    neck(c, SKINS.brown, 520);
    coat(c, { color: '#2f5a5c', shade: '#193a3d' }, 0.96);
    lapels(c, { color: '#c9a05c', shade: '#8a6a30' }, LACE);
    ear(c, SKINS.brown, true);
    face(c, {
      skin: SKINS.brown,
      age: 0.22,
      jaw: 0.95,
      nose: 0.96,
      smile: 0.2,
      soft: true,
      lips: '#9a3f38',
      brow: { weight: 9, frown: 0.35 },
      gaze: -4,
    });
    fringe(c, hair, 280);
    tricorne(c, { color: '#5d3a2a', shade: '#362017' }, LACE);
    if (shows(c, 1))
      stroke(
        c,
        spline([
          [372, 306],
          [360, 336],
          [366, 366],
        ]),
        { weight: 3.4, color: '#7c2a24' },
      );
  });
  return ovalFrame(c);
}

function gunner(plate: Plate): Picture {
  const c = portrait(plate);
  airyGround(c);
  for (const [x, y, r] of [
    [110, 360, 60],
    [60, 420, 56],
    [150, 430, 54],
  ] as const)
    puff(c, x, y, r, y + 8, { color: '#cfc6b8', shade: '#8a8076' });
  sit(c, 2, () => {
    neck(c, SKINS.dark);
    coat(c, { color: '#8a8f7a', shade: '#565b48' }, 1.08);
    draped(
      c,
      [
        [240, 450, 1],
        [302, 520, 1],
        [364, 450, 1],
        [392, 470, 1],
        [312, 600, 1],
        [292, 600, 1],
        [212, 470, 1],
      ],
      [
        [240, 450],
        [302, 520],
        [364, 450],
      ],
      [
        [212, 470],
        [302, 600],
        [392, 470],
      ],
      { color: '#e0d4b4', shade: '#a8966a' },
      { lines: 6, base: 0.04 },
    );
    ear(c, SKINS.dark, true);
    face(c, { skin: SKINS.dark, age: 0.4, jaw: 1.08, nose: 1.14, smile: 0.3, brow: { weight: 11, frown: 0.3 } });
    beard(c, 'goatee', { color: '#3a302b', shade: '#1c1613' });
    headscarf(c, { color: '#d8c9a0', shade: '#98855a' });
  });
  shot(c, 424, 500, plate === 'S' ? 66 : 58);
  return ovalFrame(c);
}

function lookout(plate: Plate): Picture {
  const c = portrait(plate);
  airyGround(c);
  const hair = { color: '#b8703a', shade: '#74401c' } as const;
  sit(c, -5, () => {
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 86, 230],
          [300 + s * 104, 310],
          [300 + s * 100, 380],
        ],
        (u) => 18 - 6 * u,
        hair,
      );
    neck(c, SKINS.pale);
    coat(c, { color: '#6f8a4f', shade: '#46603a' }, 0.88);
    draped(
      c,
      [
        [236, 440, 1],
        [302, 470],
        [368, 440, 1],
        [386, 472],
        [302, 512],
        [218, 472],
      ],
      [
        [236, 440],
        [302, 470],
        [368, 440],
      ],
      [
        [218, 472],
        [302, 512],
        [386, 472],
      ],
      { color: '#e0b04a', shade: '#a8701f' },
      { lines: 7 },
    );
    ear(c, SKINS.pale);
    face(c, {
      skin: SKINS.pale,
      age: 0,
      jaw: 0.95,
      nose: 0.88,
      smile: 0.9,
      brow: { weight: 7, color: '#b8703a', frown: -0.4 },
      iris: '#5f8f94',
      gaze: 4,
    });
    if (shows(c, 1))
      for (const [x, y] of [
        [236, 326],
        [250, 336],
        [262, 328],
        [336, 330],
        [350, 338],
        [240, 344],
      ] as const)
        solid(c, ellipse(x, y, 2.6), '#8a4a2a');
    fringe(c, hair, 260);
    draped(
      c,
      [
        [200, 216, 1],
        [200, 156],
        [246, 110],
        [302, 98],
        [360, 110],
        [406, 158],
        [406, 220, 1],
        [302, 196],
      ],
      [
        [200, 216],
        [302, 196],
        [406, 220],
      ],
      [
        [206, 130],
        [302, 84],
        [400, 130],
      ],
      { color: '#41577a', shade: '#26364f' },
      { lines: 14, base: 0.14 },
    );
  });
  spyglass(c, [590, 560], [404, 470], 0.9);
  return ovalFrame(c);
}

function smuggler(plate: Plate): Picture {
  const c = portrait(plate);
  airyGround(c);
  const hair = { color: '#3a3430', shade: '#1a1614' } as const;
  sit(c, 4, () => {
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 84, 220],
          [300 + s * 100, 300],
          [300 + s * 92, 370],
        ],
        (u) => 20 - 6 * u,
        hair,
      );
    neck(c, SKINS.tan);
    coat(c, { color: '#4a3f52', shade: '#292030' }, 1.02);
    for (const s of [-1, 1])
      draped(
        c,
        [
          [302 + s * 44, 470, 1],
          [302 + s * 62, 444],
          [302 + s * 122, 436],
          [302 + s * 140, 480],
          [302 + s * 110, 600, 1],
          [302 + s * 10, 660, 1],
        ],
        [
          [302 + s * 44, 470],
          [302 + s * 10, 660],
        ],
        [
          [302 + s * 134, 446],
          [302 + s * 110, 600],
        ],
        { color: '#5d5068', shade: '#352a40' },
        { lines: 14 },
      );
    face(c, {
      skin: SKINS.tan,
      age: 0.3,
      jaw: 0.94,
      nose: 0.98,
      smile: 0.1,
      smirk: 0.7,
      brow: { weight: 10, frown: 0.4 },
      gaze: 6,
    });
    beard(c, 'goatee', hair);
    broadHat(c, { color: '#3f3a36', shade: '#1f1b18' }, { color: '#6b5a80', shade: '#40324f' });
  });
  within(c, 'translate(326 420) scale(.34)', () =>
    bottle(c, 300, 230, 1, { color: '#7d9a62', shade: '#45623a', liquid: '#5f7d3f' }),
  );
  return ovalFrame(c);
}

function cooper(plate: Plate): Picture {
  const c = portrait(plate);
  airyGround(c);
  within(c, 'translate(-30 40)', () => barrel(c, 500, 320, 190, 250));
  const hair = { color: '#c9c3b4', shade: '#8a8374' } as const;
  sit(c, -2, () => {
    neck(c, SKINS.brown);
    coat(c, { color: '#b08a5c', shade: '#745533' }, 1.04);
    draped(
      c,
      [
        [220, 520, 1],
        [302, 540],
        [384, 520, 1],
        [414, 680, 1],
        [190, 680, 1],
      ],
      [
        [220, 520],
        [190, 680],
      ],
      [
        [384, 520],
        [414, 680],
      ],
      { color: '#6b4a36', shade: '#3d281c' },
    );
    ear(c, SKINS.brown);
    face(c, { skin: SKINS.brown, age: 0.75, jaw: 1.06, nose: 1.06, smile: 0.35, brow: { weight: 10, color: '#c9c3b4' } });
    beard(c, 'short', hair);
    draped(
      c,
      [
        [198, 236, 1],
        [200, 176],
        [240, 128],
        [302, 112],
        [364, 128],
        [404, 176],
        [406, 236, 1],
        [302, 206],
      ],
      [
        [198, 236],
        [302, 206],
        [406, 236],
      ],
      [
        [204, 150],
        [302, 98],
        [400, 150],
      ],
      { color: '#8a4a34', shade: '#54281c' },
      { lines: 16, base: 0.12 },
    );
  });
  return ovalFrame(c);
}

export const scenes: Scenes = {
  'rachel-cruz': rachelCruz,
  plume: plumeCaptain,
  steward,
  cook,
  boatswain,
  'first-mate': firstMate,
  gunner,
  lookout,
  smuggler,
  cooper,
};
