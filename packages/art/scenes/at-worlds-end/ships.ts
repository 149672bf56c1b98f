// The fleet: sloop, brig and frigate under plain sails, each with a stencil of its cloth for a seat's colour; the Company's dark
// ships; and the two that wait for the last battle.
import {
  clamp,
  ellipse,
  form,
  hatch,
  knock,
  outline,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  roundTone,
  solid,
  spline,
  square,
  stroke,
  wave,
} from '../../src/burin.ts';
import { brig, sloop } from '../../src/parts/craft.ts';
import { type ShipLook, ship } from '../../src/parts/ship.ts';
import { tentacle } from '../../src/parts/tentacle.ts';
import type { Draw, Scenes } from '../../src/scene.ts';

type Build = (c: Picture, scale: number, dx: number, dy: number, look: ShipLook) => void;

const COMPANY: ShipLook = {
  sail: '#8d8a94',
  sailShade: '#55535f',
  hull: '#4a3a36',
  strake: '#6b6570',
  flag: '#2a2a33',
  flagShade: '#15151a',
  dark: 0.12,
};
const PALE: ShipLook = {
  sail: '#b9d3c0',
  sailShade: '#6f9a88',
  hull: '#5a6a60',
  strake: '#7f9a84',
  flag: '#6f9a88',
  flagShade: '#3f6456',
  dark: 0.06,
};
const WHITE: ShipLook = { sail: '#f8f0d9', sailShade: '#d8c292', flag: '#f3e6c4', flagShade: '#cdb78a' };

/** The water a ship sits in, as the foot of a token. */
function foot(c: Picture): void {
  const sea = spline(
    [
      [50, 506],
      [110, 484],
      [180, 500],
      [250, 484],
      [320, 500],
      [390, 484],
      [460, 500],
      [530, 484],
      [566, 506],
      [500, 548],
      [300, 566],
      [110, 548],
    ],
    true,
  );
  form(c, sea, PALETTE.sea, { shade: PALETTE.seaDark, slide: -12, weight: 4.4 });
  hatch(c, sea, (x, y) => clamp(0.6 - (y - 490) / 90 + 0.35 * wave(x / 26 + y / 9)), { angle: 0.01, gap: 6.6 });
}

function drawn(c: Picture, build: Build, look: ShipLook): Picture {
  build(c, 1, -34, 26, look);
  foot(c);
  return c;
}

const token =
  (build: Build, look: ShipLook): Draw =>
  (plate) =>
    drawn(square(plate, { token: true, register: [3, -2] }), build, look);
const cloth =
  (build: Build): Draw =>
  (plate) =>
    drawn(square(plate, { stencil: true }), build, WHITE);

function ghostShip(plate: Plate): Picture {
  const c = square(plate, { token: true, register: [3, -2] });
  ship(c, 1, -34, 26, PALE);
  for (const [x, y, r] of [
    [250, 200, 16],
    [320, 300, 19],
    [430, 230, 15],
    [270, 330, 13],
    [410, 320, 14],
    [180, 270, 13],
  ] as const) {
    const hole = spline(
      [
        [x - r, y],
        [x - 3, y - r * 1.3],
        [x + r, y - 4],
        [x + 5, y + r * 1.2],
      ],
      true,
    );
    knock(c, hole);
    paint(c, hole, '#3d5a52', { edge: 0 });
    outline(c, hole, 3);
  }
  foot(c);
  return c;
}

function seaMonster(plate: Plate): Picture {
  const c = square(plate, { token: true, register: [3, -2] });
  tentacle(
    c,
    [
      [130, 512],
      [92, 420],
      [60, 300],
      [100, 190],
      [70, 110],
      [130, 60],
      [180, 110],
      [150, 150],
    ],
    44,
    1,
  );
  tentacle(
    c,
    [
      [470, 512],
      [518, 420],
      [550, 310],
      [500, 200],
      [540, 120],
      [480, 60],
      [430, 106],
      [460, 146],
    ],
    44,
    -1,
  );
  tentacle(
    c,
    [
      [220, 512],
      [180, 440],
      [190, 340],
      [150, 270],
      [190, 220],
      [230, 260],
      [206, 290],
    ],
    36,
    1,
  );
  tentacle(
    c,
    [
      [400, 512],
      [430, 440],
      [410, 350],
      [450, 280],
      [410, 230],
      [372, 264],
      [396, 296],
    ],
    36,
    -1,
  );
  const head = spline(
    [
      [190, 540, 1],
      [196, 420],
      [230, 320],
      [300, 280],
      [370, 320],
      [404, 420],
      [410, 540, 1],
    ],
    true,
  );
  form(c, head, PALETTE.red, { shade: PALETTE.redDark, slide: 44, weight: 5.6 });
  hatch(c, head, roundTone(head, 100, 1.1, 0.05), { gap: 6.4, angle: 0.1, curve: 0.16, cross: 0.55 });
  for (const s of [-1, 1]) {
    const eye = spline(
      [
        [300 + s * 20, 424, 1],
        [300 + s * 50, 396],
        [300 + s * 84, 390, 1],
        [300 + s * 74, 430],
        [300 + s * 44, 446],
      ],
      true,
    );
    form(c, eye, '#f6d766', { shade: PALETTE.gold, slide: 6, weight: 4.4 });
    solid(c, ellipse(300 + s * 52, 418, plate === 'S' ? 17 : 11, plate === 'S' ? 17 : 13));
    stroke(
      c,
      spline([
        [300 + s * 12, 420],
        [300 + s * 48, 384],
        [300 + s * 96, 378],
      ]),
      { weight: 11, taper: [0.3, 0.4] },
    );
  }
  foot(c);
  return c;
}

export const scenes: Scenes = {
  sloop: token(sloop, WHITE),
  'sloop-sails': cloth(sloop),
  brig: token(brig, WHITE),
  'brig-sails': cloth(brig),
  frigate: token(ship, WHITE),
  'frigate-sails': cloth(ship),
  'company-sloop': token(sloop, COMPANY),
  'company-brig': token(brig, COMPANY),
  'company-frigate': token(ship, COMPANY),
  'ghost-ship': ghostShip,
  'sea-monster': seaMonster,
};
