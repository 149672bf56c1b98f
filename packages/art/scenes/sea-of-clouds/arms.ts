// Objects that change a crew's strength: the rusty sword, the sabre, the cannon.
import {
  at,
  border,
  clamp,
  cloud,
  ellipse,
  form,
  hatch,
  line,
  mass,
  PALETTE,
  type Picture,
  type Plate,
  poly,
  rings,
  shows,
  solid,
  spline,
  square,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { gun } from '../../src/parts/cannon.ts';
import { cumulus } from '../../src/parts/sea.ts';
import { skyGround } from '../../src/parts/sky.ts';
import { blade } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function rustySword(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  const t = tube(line([190, 440], [452, 142]), (u) => 25 + 4 * wave(u * 26) - (u > 0.9 ? 30 * (u - 0.9) : 0));
  form(c, t.outline, '#b3835a', { shade: '#6b4426', slide: 16, weight: 5 });
  hatch(c, t.outline, (x, y) => clamp(0.35 + 0.6 * cloud(x / 14, y / 14)), { angle: 0.4, gap: 5.8, cross: 0.35 });
  const snapped = spline(
    [
      [430, 130, 1],
      [446, 150, 1],
      [456, 132, 1],
      [466, 166, 1],
      [480, 152, 1],
      [476, 190, 1],
      [430, 170, 1],
    ],
    true,
  );
  mass(c, snapped, '#b3835a', { shade: '#6b4426', slide: 10, weight: 4.4, reach: 20, base: 0.3, gap: 5 });
  mass(c, poly([502, 66], [548, 30], [540, 84]), '#b3835a', {
    shade: '#6b4426',
    slide: 8,
    weight: 4.4,
    reach: 20,
    base: 0.3,
    gap: 5,
  });
  for (const [u, v] of [
    [0.25, -0.4],
    [0.5, 0.5],
    [0.7, -0.2],
    [0.38, 0.2],
  ] as const) {
    const [p, n] = [at(t.spine, u * t.spine.length), at(t.normals, u * t.spine.length)];
    if (shows(c, 1)) solid(c, ellipse(p[0] + n[0] * v * 20, p[1] + n[1] * v * 20, 8, 5, u * 9));
  }
  mass(c, tube(line([120, 382], [246, 492]), 15).outline, '#8a7a5c', {
    shade: '#51442e',
    slide: 10,
    weight: 5,
    reach: 20,
    base: 0.2,
    gap: 5,
  });
  const grip = tube(line([184, 446], [100, 538]), 18);
  form(c, grip.outline, '#5d4634', { shade: '#33241a', slide: 12, weight: 5 });
  rings(c, grip, { gap: 8, base: 0.4 });
  mass(c, ellipse(92, 546, 26), '#8a7a5c', { shade: '#51442e', slide: 9, weight: 4.6, reach: 22, base: 0.2, gap: 5 });
  return border(c);
}

function sabre(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object');
  blade(
    c,
    spline([
      [410, 460],
      [300, 390],
      [200, 280],
      [140, 160],
      [124, 50],
    ]),
    (u) => (u < 0.7 ? 22 + 5 * u : 26 * clamp((1 - u) / 0.3) ** 0.6) + 0.5,
  );
  const grip = tube(
    spline([
      [412, 462],
      [470, 506],
      [520, 520],
    ]),
    18,
  );
  form(c, grip.outline, '#2f4766', { shade: '#1d2f47', slide: 12, weight: 5 });
  rings(c, grip, { gap: 8, base: 0.25 });
  const bow = tube(
    spline([
      [400, 420],
      [470, 410],
      [530, 450],
      [538, 516],
    ]),
    12,
  );
  mass(c, bow.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 8, weight: 4.6, reach: 18, base: 0.06, gap: 5 });
  mass(c, tube(line([382, 494], [436, 424]), 14).outline, PALETTE.gold, {
    shade: PALETTE.goldDark,
    slide: 8,
    weight: 4.6,
    reach: 18,
    base: 0.06,
    gap: 5,
  });
  for (const points of [
    [
      [532, 520],
      [560, 470],
      [548, 420],
    ],
    [
      [528, 524],
      [578, 520],
      [590, 470],
    ],
  ] as const) {
    const t = tube(spline(points), 8);
    form(c, t.outline, PALETTE.red, { shade: PALETTE.redDark, slide: 5, weight: 3.6 });
  }
  return border(c);
}

function cannon(plate: Plate): Picture {
  const c = square(plate);
  skyGround(c, 'object', false);
  for (const [x, y, k] of [
    [110, 540, 1.3],
    [330, 560, 1.5],
    [520, 540, 1.3],
  ] as const)
    cumulus(c, x, y, k);
  within(c, 'translate(34 8) scale(.98)', () => gun(c));
  for (const [x, y, k] of [
    [80, 600, 1.3],
    [300, 612, 1.4],
    [520, 604, 1.3],
  ] as const)
    cumulus(c, x, y, k);
  return border(c);
}

export const scenes: Scenes = { 'rusty-sword': rustySword, sabre, cannon };
