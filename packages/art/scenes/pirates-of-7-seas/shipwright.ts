// The Shipwright: sleeves up, a pencil behind her ear, a mallet at hand.
import {
  ellipse,
  form,
  hatch,
  PALETTE,
  type Picture,
  type Plate,
  poly,
  rings,
  roundTone,
  spline,
  square,
  sum,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { ovalFrame, ovalGround } from '../../src/parts/backdrop.ts';
import { coat, draped, lock } from '../../src/parts/dress.ts';
import { ear, face, neck, SKINS, sit } from '../../src/parts/face.ts';
import { headscarf } from '../../src/parts/hats.ts';
import { spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const HAIR = { color: '#7a4a2a', shade: '#46281a' } as const;

function workshop(c: Picture): void {
  ovalGround(c, '#c9a468', '#9a7440');
  for (const [x, d] of [
    [70, -40],
    [130, -60],
    [470, 60],
    [530, 40],
  ] as const) {
    const rib = tube(
      spline([
        [x, 40],
        [x + d * 0.4, 220],
        [x + d, 460],
      ]),
      13,
    );
    form(c, rib.outline, PALETTE.wood, { shade: PALETTE.woodDark, slide: 8, weight: 4 });
    rings(c, rib, { gap: 7, base: 0.2 });
  }
}

function mallet(c: Picture): void {
  spar(c, [512, 620], [470, 420], 12);
  const head = poly([400, 372], [520, 344], [538, 424], [418, 452]);
  form(c, head, '#b98a52', { shade: '#7a522c', slide: 22, weight: 5 });
  hatch(
    c,
    head,
    sum(roundTone(head, 40, 0.9, 0.1), (x, y) => 0.2 * wave(x / 30 + y / 6)),
    { angle: -0.22, gap: 6, cross: 0.55 },
  );
  form(c, ellipse(409, 412, 16, 41, -0.22), '#d8ac70', { shade: '#a8743f', slide: 8, weight: 4 });
}

export function shipwright(plate: Plate): Picture {
  const c = square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });
  workshop(c);
  sit(c, -2, () => {
    lock(
      c,
      [
        [400, 250],
        [432, 330],
        [424, 420],
        [446, 500],
      ],
      (u) => 24 - 10 * u,
      HAIR,
    );
    neck(c, SKINS.tan);
    coat(c, { color: '#e9dfc4', shade: '#b9a882' }, 0.98);
    draped(
      c,
      [
        [214, 520, 1],
        [240, 492],
        [300, 514],
        [364, 492],
        [390, 520, 1],
        [420, 670, 1],
        [180, 670, 1],
      ],
      [
        [214, 520],
        [180, 670],
      ],
      [
        [390, 520],
        [420, 670],
      ],
      { color: '#9a5c34', shade: '#5f3520' },
    );
    for (const s of [-1, 1])
      draped(
        c,
        [
          [302 + s * 88, 500, 1],
          [302 + s * 66, 456, 1],
          [302 + s * 92, 452, 1],
          [302 + s * 112, 510, 1],
        ],
        [
          [302 + s * 88, 500],
          [302 + s * 66, 456],
        ],
        [
          [302 + s * 112, 510],
          [302 + s * 92, 452],
        ],
        { color: '#7d4526', shade: '#4d2917' },
        { lines: 5 },
      );
    ear(c, SKINS.tan, true);
    face(c, {
      skin: SKINS.tan,
      age: 0.18,
      jaw: 0.96,
      nose: 0.92,
      smile: 0.55,
      soft: true,
      lips: '#a8503e',
      brow: { weight: 8 },
      iris: '#5f7d5a',
    });
    draped(
      c,
      [
        [206, 262, 1],
        [208, 216],
        [236, 196],
        [300, 196],
        [366, 200],
        [396, 262, 1],
        [392, 218],
        [300, 180],
        [212, 220],
      ],
      [
        [206, 262],
        [300, 196],
      ],
      [
        [300, 180],
        [396, 262],
      ],
      HAIR,
      { lines: 10 },
    );
    headscarf(c, { color: '#3f6f8a', shade: '#274a60' }, '#f1e6cc');
    spar(c, [182, 300], [246, 214], 5.5, '#e0b04a', '#a8701f');
  });
  within(c, 'translate(-6 6)', () => mallet(c));
  return ovalFrame(c);
}

export const scenes: Scenes = { shipwright };
