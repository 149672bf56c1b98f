// The suit of oracles: a glass globe that shows what comes next.
import {
  border,
  type Control,
  circles,
  clamp,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  mass,
  outline,
  PALETTE,
  type Picture,
  type Plate,
  paint,
  rect,
  rings,
  shows,
  soft,
  spline,
  spot,
  square,
  stroke,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { rays, ruledGround } from '../../src/parts/backdrop.ts';
import { ship } from '../../src/parts/ship.ts';
import { star } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function globe(c: Picture): void {
  const ball = ellipse(300, 250, 172);
  form(c, ball, '#cfe0da', { shade: '#6b8f9c', slide: 46, weight: 6 });
  soft(c, ellipse(280, 262, 110, 100), '#fff2bf', 0.95);
  if (shows(c, 1)) within(c, 'translate(176 140) scale(.38)', () => ship(c, 1, 0, 0));
  const sea = spline(
    [
      [150, 330],
      [200, 318],
      [250, 332],
      [300, 318],
      [350, 332],
      [400, 318],
      [450, 332, 1],
      [414, 384],
      [350, 416],
      [300, 422],
      [240, 412],
      [180, 376],
    ],
    true,
  );
  knock(c, sea);
  paint(c, sea, PALETTE.sea, { shade: PALETTE.seaDark, slide: 20, edge: 0 });
  stroke(
    c,
    spline([
      [146, 330],
      [200, 318],
      [250, 332],
      [300, 318],
      [350, 332],
      [400, 318],
      [454, 332],
    ]),
    { weight: 4 },
  );
  if (shows(c, 1))
    for (const y of [352, 374, 396])
      stroke(
        c,
        spline([
          [180 + (y - 350), y],
          [230, y - 8],
          [280, y],
          [330, y - 8],
          [380, y],
          [414 - (y - 350), y - 6],
        ]),
        { weight: 2.6 },
      );
  if (c.plate === 'S') {
    star(c, 284, 226, 92, '#fff6d2');
    outline(
      c,
      spline(
        [
          [284, 134, 1],
          [300, 210, 1],
          [376, 226, 1],
          [300, 242, 1],
          [284, 318, 1],
          [268, 242, 1],
          [192, 226, 1],
          [268, 210, 1],
        ],
        true,
      ),
      2,
    );
  }
  follow(c, ball, (x, y) => clamp((Math.hypot(x - 272, y - 218) - 108) / 110) * 0.95, circles(272, 218, 60, 260, 6), 6, {
    max: 0.75,
  });
  const shine = spline(
    [
      [178, 216],
      [186, 170],
      [222, 128],
      [256, 118],
      [250, 138],
      [214, 166],
      [200, 210],
    ],
    true,
  );
  knock(c, shine);
  paint(c, shine, '#fffdf2', { edge: 0 });
  outline(c, ball, 6);
}

function stand(c: Picture): void {
  const brass = { shade: PALETTE.goldDark, slide: 14, weight: 5, reach: 34, base: 0.08, gap: 5, cross: 0.55 } as const;
  mass(
    c,
    spline(
      [
        [230, 440, 1],
        [300, 456],
        [370, 440, 1],
        [356, 490],
        [400, 540, 1],
        [200, 540, 1],
        [244, 490],
      ],
      true,
    ),
    PALETTE.gold,
    brass,
  );
  mass(
    c,
    spline(
      [
        [166, 540, 1],
        [434, 540, 1],
        [452, 566, 1],
        [148, 566, 1],
      ],
      true,
    ),
    PALETTE.gold,
    brass,
  );
  for (const s of [-1, 0, 1]) {
    const claw = tube(
      spline(
        [
          [300 + s * 40, 460],
          [300 + s * 100, 440],
          [300 + s * 142, 390],
          [300 + s * 150, 350],
        ].map(([x, y]): Control => (s === 0 ? [300, (y ?? 0) + 12] : [x ?? 0, y ?? 0])),
      ),
      (u) => 20 - 14 * u * u,
    );
    form(c, claw.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 9, weight: 4.4 });
    rings(c, claw, { gap: 5.4, base: 0.1 });
  }
}

export function oracle(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#6d6a80', { x: 300, y: 240, r: 250, color: '#e8cf9a' }, 0.85, 520);
  const frame = rect(14, 14, 572, 500);
  rays(c, frame, 300, 250, 176, 260, 0.7);
  const cloth = spline(
    [
      [-10, 500],
      [120, 486],
      [300, 500],
      [480, 486],
      [610, 502, 1],
      [610, 610, 1],
      [-10, 610, 1],
    ],
    true,
  );
  form(c, cloth, '#6b3f5c', { shade: '#41233a', slide: -20, weight: 4.4 });
  hatch(c, cloth, (x, y) => clamp(0.3 + 0.4 * wave(x / 34) + 0.5 * spot(320, 560, 240, 46)(x, y)), {
    angle: 1.35,
    gap: 6.4,
    cross: 0.55,
  });
  stand(c);
  globe(c);
  for (const s of [-1, 1]) {
    const claw = tube(
      spline([
        [300 + s * 60, 462],
        [300 + s * 112, 436],
        [300 + s * 146, 380],
        [300 + s * 138, 342],
      ]),
      (u) => 20 - 13 * u * u,
    );
    form(c, claw.outline, PALETTE.gold, { shade: PALETTE.goldDark, slide: 9, weight: 4.4 });
    rings(c, claw, { gap: 5.4, base: 0.1 });
  }
  if (shows(c, 1))
    for (const [x, y, r] of [
      [70, 90, 15],
      [530, 80, 12],
      [90, 300, 9],
      [520, 330, 11],
      [490, 160, 7],
    ] as const)
      star(c, x, y, r);
  return border(c);
}

export const scenes: Scenes = { oracle };
