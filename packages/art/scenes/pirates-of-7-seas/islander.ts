// The one who knows every harbour (the Aborigine of the rulebook): a straw hat against the sun, a basket of fruit, a friend ashore.
import {
  clamp,
  ellipse,
  form,
  hatch,
  mass,
  type Picture,
  type Plate,
  shows,
  spline,
  square,
  stroke,
  within,
} from '../../src/burin.ts';
import { ovalFrame, ovalGround } from '../../src/parts/backdrop.ts';
import { coat, draped, lock } from '../../src/parts/dress.ts';
import { face, neck, SKINS, sit } from '../../src/parts/face.ts';
import { broadHat } from '../../src/parts/hats.ts';
import type { Scenes } from '../../src/scene.ts';

const HAIR = { color: '#4a3a32', shade: '#261c17' } as const;

function fruit(c: Picture, x: number, y: number, r: number, color: string, shade: string): void {
  const ball = ellipse(x, y, r, r * 0.95);
  mass(c, ball, color, { shade, slide: r * 0.5, weight: 3.8, reach: r * 1.1, gap: 5 });
  stroke(
    c,
    spline([
      [x, y - r * 0.9],
      [x + 4, y - r * 1.25],
    ]),
    { weight: 3.6 },
  );
}

function basket(c: Picture): void {
  for (const [x, y, r, color, shade] of [
    [420, 486, 34, '#e0a23a', '#a8661f'],
    [476, 470, 36, '#c9573a', '#86301f'],
    [528, 492, 32, '#9db04e', '#667a2c'],
    [450, 512, 32, '#e6bb4a', '#b07f22'],
    [504, 516, 32, '#d8703a', '#963f1e'],
  ] as const)
    fruit(c, x, y, r, color, shade);
  const bowl = spline(
    [
      [376, 516, 1],
      [470, 536],
      [566, 516, 1],
      [548, 610, 1],
      [396, 610, 1],
    ],
    true,
  );
  form(c, bowl, '#c99b5c', { shade: '#8a6030', slide: 20, weight: 5 });
  hatch(c, bowl, (x, y) => clamp(0.3 + 0.4 * Math.sin(x / 7) * Math.sin(y / 7) + 0.3 * clamp((x - 470) / 90)), {
    angle: 0.02,
    gap: 8,
    cross: 0.05,
    crossAngle: 1.57,
    max: 0.6,
  });
}

export function islander(plate: Plate): Picture {
  const c = square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });
  ovalGround(c, '#9fc0b0', '#6f9c8c');
  if (shows(c, 1)) {
    const hill = spline(
      [
        [20, 420, 1],
        [90, 360],
        [160, 300],
        [230, 360],
        [330, 390],
        [440, 330],
        [520, 360],
        [590, 410, 1],
        [590, 470, 1],
        [20, 470, 1],
      ],
      true,
    );
    mass(c, hill, '#86a068', { shade: '#5a7546', slide: 24, weight: 3.6, reach: 60, gap: 6.4 });
  }
  sit(c, -3, () => {
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 84, 220],
          [300 + s * 106, 310],
          [300 + s * 100, 400],
          [300 + s * 118, 480],
        ],
        (u) => 27 - 8 * u,
        HAIR,
      );
    neck(c, SKINS.brown);
    coat(c, { color: '#d8c49a', shade: '#a88e5c' }, 0.96);
    draped(
      c,
      [
        [226, 452, 1],
        [280, 500],
        [380, 476, 1],
        [440, 490],
        [470, 660, 1],
        [330, 660, 1],
        [280, 560],
      ],
      [
        [226, 452],
        [290, 560],
        [330, 660],
      ],
      [
        [380, 476],
        [440, 540],
        [470, 660],
      ],
      { color: '#3f7f86', shade: '#25545c' },
      { lines: 16 },
    );
    face(c, { skin: SKINS.brown, age: 0.3, nose: 1.05, smile: 0.75, soft: true, lips: '#9c4a3c', brow: { weight: 8 }, gaze: 1 });
    draped(
      c,
      [
        [208, 270, 1],
        [208, 216],
        [300, 190],
        [392, 216],
        [396, 270, 1],
        [384, 232],
        [300, 206],
        [222, 232],
      ],
      [
        [208, 270],
        [300, 206],
      ],
      [
        [300, 190],
        [396, 270],
      ],
      HAIR,
      { lines: 10 },
    );
    broadHat(c, { color: '#e6c987', shade: '#b08d4a' }, { color: '#b4472f', shade: '#7c2a24' }, true);
  });
  within(c, 'translate(-66 -26)', () => basket(c));
  return ovalFrame(c);
}

export const scenes: Scenes = { islander };
