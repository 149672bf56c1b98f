// The Cartographer: spectacles, ink on her fingers, an unfinished coast behind her.
import {
  clamp,
  cloud,
  ellipse,
  hatch,
  line,
  mass,
  type Picture,
  type Plate,
  type Point,
  paint,
  shows,
  spline,
  square,
  stroke,
} from '../../src/burin.ts';
import { OVAL, ovalFrame } from '../../src/parts/backdrop.ts';
import { coat, draped, lapels } from '../../src/parts/dress.ts';
import { ear, face, neck, SKINS, sit } from '../../src/parts/face.ts';
import { plume, spectacles } from '../../src/parts/hats.ts';
import { spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const HAIR = { color: '#3a2c2a', shade: '#1d1514' } as const;

function coastline(c: Picture): void {
  paint(c, OVAL, '#e6d3a4', { shade: '#bfa268', slide: -44, edge: 0 });
  hatch(c, OVAL, (x, y) => clamp(0.16 + 0.2 * cloud(x / 60, y / 60)), { angle: 0, gap: 7, max: 0.5 });
  const coast = spline(
    [
      [30, 130],
      [96, 150],
      [120, 210],
      [80, 262],
      [110, 330],
      [60, 390],
      [30, 380, 1],
      [20, 130, 1],
    ],
    true,
  );
  const far = spline(
    [
      [600, 90],
      [520, 110],
      [486, 176],
      [530, 232],
      [500, 300],
      [548, 350],
      [600, 340, 1],
    ],
    true,
  );
  for (const land of [coast, far]) {
    paint(c, land, '#a9b07a', { edge: 3 });
    stroke(c, land, { weight: 3.4, taper: [0, 0] });
    if (shows(c, 1))
      stroke(
        c,
        land.map(([x, y]): Point => [300 + (x - 300) * 0.94, 260 + (y - 260) * 1.02]),
        { weight: 1.6, taper: [0, 0] },
      );
    hatch(c, land, () => 0.35, { angle: 0.5, gap: 6.5 });
  }
  if (shows(c, 1))
    for (const a of [0.3, 0.9, 1.5, 2.1, 2.7])
      stroke(c, line([300 - Math.cos(a) * 320, 240 - Math.sin(a) * 320], [300 + Math.cos(a) * 320, 240 + Math.sin(a) * 320]), {
        weight: 1.2,
        taper: [0, 0],
      });
}

function quill(c: Picture): void {
  plume(
    c,
    [
      [470, 560],
      [476, 480],
      [500, 400],
      [536, 340],
    ],
    24,
    { color: '#f4eee0', shade: '#bfb39a' },
  );
  stroke(c, line([470, 560], [462, 600]), { weight: 6 });
}

export function cartographer(plate: Plate): Picture {
  const c = square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });
  coastline(c);
  sit(c, -3, () => {
    mass(c, ellipse(340, 100, 62, 54), HAIR.color, {
      shade: HAIR.shade,
      slide: 22,
      weight: 4.6,
      reach: 60,
      base: 0.4,
      gap: 5.6,
      curve: 0.2,
    });
    neck(c, SKINS.dark);
    coat(c, { color: '#4a6a4c', shade: '#2b4331' }, 0.94);
    lapels(c, { color: '#5d8060', shade: '#38563f' }, null);
    draped(
      c,
      [
        [238, 436, 1],
        [302, 466],
        [366, 436, 1],
        [384, 470],
        [302, 506],
        [222, 470],
      ],
      [
        [238, 436],
        [302, 466],
        [366, 436],
      ],
      [
        [222, 470],
        [302, 506],
        [384, 470],
      ],
      { color: '#f1e6cc', shade: '#c3b189' },
      { lines: 7, base: 0.02 },
    );
    ear(c, SKINS.dark, true);
    face(c, {
      skin: SKINS.dark,
      age: 0.05,
      jaw: 0.93,
      nose: 1.05,
      smile: 0.35,
      soft: true,
      lips: '#8a3a34',
      brow: { weight: 8, frown: -0.2 },
      gaze: -4,
    });
    draped(
      c,
      [
        [204, 276, 1],
        [200, 200],
        [238, 130],
        [302, 108],
        [368, 130],
        [404, 196],
        [400, 276, 1],
        [388, 226],
        [350, 196],
        [302, 212],
        [250, 196],
        [216, 228],
      ],
      [
        [204, 276],
        [216, 220],
        [302, 190],
      ],
      [
        [302, 108],
        [390, 160],
        [400, 276],
      ],
      HAIR,
      { lines: 26, base: 0.35 },
    );
    stroke(
      c,
      spline([
        [302, 112],
        [300, 160],
        [302, 208],
      ]),
      { weight: 3.4 },
    );
    spectacles(c);
    if (shows(c, 1)) spar(c, [296, 60], [404, 132], 5, '#e0b04a', '#a8701f');
  });
  quill(c);
  return ovalFrame(c);
}

export const scenes: Scenes = { cartographer };
