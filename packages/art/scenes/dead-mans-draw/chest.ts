// The suit of chests: worth most beside its key.
import { border, clamp, hatch, PALETTE, type Picture, type Plate, paint, shows, spline, square } from '../../src/burin.ts';
import { ruledGround } from '../../src/parts/backdrop.ts';
import { openChest } from '../../src/parts/chest.ts';
import { coin } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

export function chest(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#a9b8aa', { x: 320, y: 245, r: 220, color: PALETTE.glow }, 0.45, 480);
  const ground = spline(
    [
      [20, 470],
      [120, 452],
      [300, 470],
      [480, 448],
      [585, 466, 1],
      [585, 600, 1],
      [0, 600, 1],
      [0, 470, 1],
    ],
    true,
  );
  paint(c, ground, '#d8b57c', { edge: 3 });
  hatch(c, ground, (x, y) => clamp(0.9 - Math.hypot((x - 420) / 230, (y - 500) / 46)) * 0.9 + 0.12, {
    angle: 0.04,
    gap: 6.5,
    cross: 0.5,
    crossAngle: 0.5,
    waver: 2,
  });
  openChest(c);
  if (shows(c, 1))
    for (const [x, y, r] of [
      [70, 528, 20],
      [118, 548, 19],
      [470, 536, 20],
      [520, 514, 17],
    ] as const)
      coin(c, x, y, r, 0.42, 0.1);
  return border(c);
}

export const scenes: Scenes = { chest };
