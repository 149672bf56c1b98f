// The Merchant: velvet cap, fur collar, and a coin that he has already counted.
import {
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
  rings,
  spline,
  square,
  tube,
} from '../../src/burin.ts';
import { ovalFrame, ovalGround } from '../../src/parts/backdrop.ts';
import { coat, draped, lock, moustache } from '../../src/parts/dress.ts';
import { ear, face, neck, SKINS, type Skin, sit } from '../../src/parts/face.ts';
import { plume } from '../../src/parts/hats.ts';
import { coin } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const GREY = { color: '#b9b2a6', shade: '#7a7468' } as const;

export function merchant(plate: Plate): Picture {
  const c = square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });
  ovalGround(c, '#9a8fa0', '#6d6278');
  sit(c, 3, () => {
    neck(c, SKINS.pale);
    coat(c, { color: '#6d3a5a', shade: '#42203a' }, 1.04);
    for (const s of [-1, 1]) {
      const x = (v: number): number => 302 + s * v;
      const fur = spline(
        [
          [x(40), 440, 1],
          [x(96), 440],
          [x(140), 480],
          [x(120), 540],
          [x(84), 600],
          [x(60), 680, 1],
          [x(6), 680, 1],
          [x(28), 560],
        ],
        true,
      );
      form(c, fur, '#8a5c38', { shade: '#523320', slide: 18, weight: 5 });
      hatch(c, fur, (px, py) => clamp(0.35 + 0.5 * cloud(px / 9, py / 12)), { angle: s * 0.9, gap: 6.5, cross: 0.3, waver: 3 });
    }
    draped(
      c,
      [
        [254, 448, 1],
        [302, 470],
        [350, 448, 1],
        [330, 600, 1],
        [274, 600, 1],
      ],
      [
        [254, 448],
        [274, 600],
      ],
      [
        [350, 448],
        [330, 600],
      ],
      { color: PALETTE.linen, shade: PALETTE.linenDark },
      { lines: 10, base: 0.04 },
    );
    const chain = spline([
      [214, 482],
      [250, 552],
      [302, 580],
      [354, 552],
      [390, 482],
    ]);
    for (const [x, y] of resample(chain, plate === 'S' ? 38 : 20))
      form(c, ellipse(x, y, plate === 'S' ? 17 : 9), PALETTE.bright, { shade: PALETTE.goldDark, slide: 4, weight: 2.6 });
    ear(c, SKINS.pale);
    face(c, {
      skin: SKINS.pale,
      age: 0.45,
      jaw: 1.16,
      nose: 1.14,
      smile: 0.45,
      brow: { weight: 9, color: '#b9b2a6' },
      iris: '#6b86a0',
    });
    for (const s of [-1, 1])
      lock(
        c,
        [
          [302 + s * 90, 236],
          [302 + s * 96, 290],
          [302 + s * 88, 340],
          [302 + s * 64, 384],
        ],
        (u) => 19 - 9 * u,
        GREY,
      );
    moustache(c, GREY, 18);
    draped(
      c,
      [
        [196, 226, 1],
        [176, 176],
        [210, 112],
        [290, 84],
        [392, 96],
        [452, 150],
        [446, 212],
        [404, 232, 1],
        [300, 208],
      ],
      [
        [196, 226],
        [300, 208],
        [404, 232],
      ],
      [
        [186, 150],
        [290, 78],
        [456, 150],
      ],
      { color: '#7f2f44', shade: '#4d1a2b' },
      { lines: 20, base: 0.2 },
    );
    draped(
      c,
      [
        [192, 208, 1],
        [300, 184],
        [410, 214, 1],
        [410, 244],
        [300, 216],
        [194, 242],
      ],
      [
        [192, 210],
        [300, 186],
        [410, 216],
      ],
      [
        [194, 242],
        [300, 216],
        [410, 244],
      ],
      { color: '#8a5c38', shade: '#523320' },
      { lines: 6, base: 0.2 },
    );
    plume(
      c,
      [
        [420, 170],
        [470, 120],
        [474, 70],
        [440, 44],
      ],
      16,
      { color: '#e6d6a8', shade: '#b39a5c' },
    );
  });
  coin(c, 424, 474, plate === 'S' ? 66 : 54, 0.96, 0.1);
  hand(c, 418, 546, SKINS.pale);
  return ovalFrame(c);
}

/** Thumb and finger that hold a coin up from below. */
function hand(c: Picture, x: number, y: number, skin: Skin): void {
  const fist = spline(
    [
      [x - 66, y + 60, 1],
      [x - 60, y + 10],
      [x - 20, y - 14],
      [x + 40, y - 10],
      [x + 70, y + 24],
      [x + 66, y + 60, 1],
    ],
    true,
  );
  mass(c, fist, skin.color, { shade: skin.shade, slide: 18, weight: 4.4, reach: 40, gap: 5.6 });
  for (const [dx, dy, tx, ty] of [
    [-44, 14, -34, -56],
    [24, 0, 34, -48],
  ] as const) {
    const finger = tube(
      spline([
        [x + dx, y + dy],
        [x + (dx + tx) / 2 - 4, y + (dy + ty) / 2],
        [x + tx, y + ty],
      ]),
      (u) => 16 - 3 * u,
    );
    form(c, finger.outline, skin.color, { shade: skin.shade, slide: 7, weight: 4 });
    rings(c, finger, { gap: 5.4, gain: 0.7 });
  }
}

export const scenes: Scenes = { merchant };
