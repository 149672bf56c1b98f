// The Captain: black beard, red coat, a sail behind him.
import { ellipse, mass, PALETTE, type Picture, type Plate, shows, square } from '../../src/burin.ts';
import { ovalFrame, ovalGround } from '../../src/parts/backdrop.ts';
import { beard, coat, cravat, lapels, lock } from '../../src/parts/dress.ts';
import { face, neck, SKINS, sit } from '../../src/parts/face.ts';
import { plume, tricorne } from '../../src/parts/hats.ts';
import { cumulus } from '../../src/parts/sea.ts';
import type { Scenes } from '../../src/scene.ts';

const BEARD = { color: '#5a4436', shade: '#2e211a' } as const;
const GOLD_LACE = { color: PALETTE.gold, shade: PALETTE.goldDark } as const;

export function captain(plate: Plate): Picture {
  const c = square(plate, { token: true, register: [1.6, -1.2], wobble: 7 });
  ovalGround(c, '#8fb0b4', '#5f8690');
  if (shows(c, 1))
    for (const [x, y, k] of [
      [60, 470, 0.8],
      [540, 440, 0.8],
    ] as const)
      cumulus(c, x, y, k);
  sit(c, 2, () => {
    plume(
      c,
      [
        [420, 170],
        [486, 120],
        [530, 150],
        [548, 230],
      ],
      26,
      { color: '#f3ead6', shade: '#bfb095' },
    );
    for (const s of [-1, 1])
      lock(
        c,
        [
          [300 + s * 90, 220],
          [300 + s * 112, 300],
          [300 + s * 104, 380],
          [300 + s * 126, 450],
        ],
        (u) => 26 - 8 * u,
        BEARD,
      );
    neck(c, SKINS.brown);
    coat(c, { color: '#a63c2c', shade: '#6b201c' });
    lapels(c, { color: '#2f4766', shade: '#1d2f47' }, GOLD_LACE);
    cravat(c, { color: PALETTE.linen, shade: PALETTE.linenDark });
    face(c, { skin: SKINS.brown, age: 0.55, smile: 0.1, brow: { weight: 11, frown: 0.4 } });
    beard(c, 'short', BEARD);
    tricorne(c, { color: PALETTE.black, shade: PALETTE.blackDark }, GOLD_LACE);
    const knot = ellipse(300, 176, 22);
    mass(c, knot, '#b23a34', { shade: PALETTE.redDark, slide: 8, weight: 3.4, reach: 18, gap: 5 });
  });
  return ovalFrame(c);
}

export const scenes: Scenes = { captain };
