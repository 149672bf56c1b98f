// The twelve manoeuvres of a battle.
import {
  at,
  border,
  circles,
  clamp,
  cloud,
  data,
  ellipse,
  follow,
  form,
  hatch,
  knock,
  line,
  loft,
  mass,
  mix,
  outline,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  paint,
  poly,
  rect,
  resample,
  rings,
  shows,
  soft,
  spline,
  square,
  stroke,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { rays, ruledGround } from '../../src/parts/backdrop.ts';
import { blaze, breach, flash, GUN_SMOKE, helm, openSea, planks } from '../../src/parts/battle.ts';
import { gun, shot } from '../../src/parts/cannon.ts';
import { shipFromAbove } from '../../src/parts/from-above.ts';
import { puff, ruledSea, swell, water } from '../../src/parts/sea.ts';
import { type ShipLook, ship } from '../../src/parts/ship.ts';
import { blade, rope, spar } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

const ENEMY: ShipLook = { flag: PALETTE.blue, flagShade: PALETTE.blueDark };

function broadside(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 440, '#c9b48c', '#f6dfa0');
  ship(c, 0.96, -24, -10);
  for (const [x, y] of [
    [150, 380],
    [230, 402],
    [310, 410],
    [390, 408],
    [462, 396],
  ] as const) {
    for (const [dx, dy, r] of [
      [-14, 46, 30],
      [20, 52, 32],
      [2, 30, 26],
    ] as const)
      puff(c, x + dx, y + dy, r, y + dy + 8, GUN_SMOKE);
    flash(c, x, y + 8, plate === 'S' ? 42 : 32);
  }
  swell(c, 560, 18, 30, PALETTE.sea, PALETTE.seaDark);
  return border(c);
}

function chainShot(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#a9bcc0', { x: 300, y: 290, r: 240, color: '#f4e4b6' }, 0.55);
  if (shows(c, 1))
    for (const y of [150, 210, 390, 450])
      stroke(
        c,
        spline([
          [20, y],
          [150, y - 4],
          [230, y + 2],
        ]),
        { weight: 3, taper: [0.8, 0.2] },
      );
  const chain = resample(
    spline([
      [190, 366],
      [260, 400],
      [330, 330],
      [396, 244],
    ]),
    plate === 'S' ? 52 : 34,
  );
  chain.forEach(([x, y], i) => {
    const flat = i % 2 === 0;
    const a = Math.atan2(at(chain, i + 1)[1] - at(chain, i - 1)[1], at(chain, i + 1)[0] - at(chain, i - 1)[0]);
    const [o, q] = [ellipse(x, y, 27, flat ? 17 : 8, a), [...ellipse(x, y, 15, flat ? 7 : 2, a)].reverse()];
    const link: Path = [...o, ...o.slice(0, 1), ...q, ...q.slice(0, 1)];
    knock(c, link);
    paint(c, link, PALETTE.iron, { shade: PALETTE.ironDark, slide: 6, edge: 0 });
    outline(c, o, 4);
    if (flat) outline(c, q, 3);
  });
  shot(c, 150, 330, 78);
  shot(c, 440, 196, 78);
  return border(c);
}

function steadyAim(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 600), '#3a2a22', { edge: 0 });
  hatch(c, rect(0, 0, 600, 600), () => 0.8, { angle: 0.6, gap: 6.5, cross: 0.4 });
  const lens = ellipse(300, 300, 224);
  form(c, ellipse(300, 300, 262), PALETTE.gold, { shade: PALETTE.goldDark, slide: 24, weight: 6 });
  follow(c, null, (x, y) => clamp(0.15 + 0.6 * clamp((x + y - 600) / 300)), circles(300, 300, 232, 258, 6), 6);
  form(c, lens, '#b9d0cf', { shade: '#7fa5aa', slide: -30, weight: 5 });
  c.defs.push(`<clipPath id="lens"><path d="${data(lens)}"/></clipPath>`);
  within(c, 'translate(92 74) scale(.72)', () => ship(c, 1, 0, 0, ENEMY));
  const sea = spline(
    [
      [84, 400],
      [160, 388],
      [240, 402],
      [320, 388],
      [400, 402],
      [516, 390, 1],
      [480, 440],
      [420, 490],
      [300, 524],
      [180, 490],
      [116, 440],
    ],
    true,
  );
  knock(c, sea);
  paint(c, sea, PALETTE.sea, { shade: PALETTE.seaDark, slide: 20, edge: 0 });
  stroke(
    c,
    spline([
      [84, 400],
      [160, 388],
      [240, 402],
      [320, 388],
      [400, 402],
      [516, 390],
    ]),
    { weight: 4 },
  );
  hatch(c, sea, (x, y) => clamp(0.4 + 0.4 * wave(x / 40 + y / 9)), { angle: 0.02, gap: 6.5 });
  const k = plate === 'S' ? 3.4 : 4.6;
  for (const points of [
    [
      [76, 300],
      [250, 300],
    ],
    [
      [350, 300],
      [524, 300],
    ],
    [
      [300, 76],
      [300, 250],
    ],
    [
      [300, 350],
      [300, 524],
    ],
  ] as const)
    stroke(c, line(...points), { weight: k, taper: [0, 0], color: '#7c1f18' });
  outline(c, ellipse(300, 300, 50), k, '#7c1f18');
  outline(c, lens, 6);
  return border(c);
}

function rakingFire(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 600), '#5f949a', { edge: 0 });
  soft(c, ellipse(220, 200, 260, 200), '#9cc4b8', 0.8);
  hatch(c, rect(0, 0, 600, 600), (x, y) => clamp(0.16 + 0.75 * cloud(x / 60 + y / 160, y / 18)), {
    angle: -0.1,
    gap: 8,
    max: 0.5,
    waver: 4,
    cut: 0.16,
  });
  within(c, 'rotate(28 300 300) translate(6 4) scale(.98)', () => shipFromAbove(c, 'galleon', 'hurt'));
  const way = (d: number): Path => line([60 + d, 590], [470 + d, -10]);
  for (const d of [-40, 20, 80]) {
    const end = way(d).length * (0.62 + d / 600);
    const trail = tube(way(d).slice(0, Math.round(end)), (u) => 1 + 11 * u);
    knock(c, trail.outline);
    paint(c, trail.outline, '#f4efe0', { edge: 0, opacity: 0.85 });
    for (const side of [trail.left, trail.right]) stroke(c, side, { weight: 1.8, taper: [0.5, 0] });
    const [x, y] = at(way(d), end);
    shot(c, x, y, plate === 'S' ? 30 : 24);
  }
  for (const [x, y] of [
    [250, 300],
    [322, 236],
  ] as const)
    flash(c, x, y, 48);
  return border(c);
}

function grapnel(c: Picture): void {
  rope(
    c,
    [
      [300, 250],
      [286, 190],
      [320, 130],
      [276, 70],
      [300, -10],
    ],
    c.plate === 'S' ? 16 : 12,
  );
  for (const s of [-1, 1, 0]) {
    const claw = tube(
      spline(
        s === 0
          ? [
              [300, 400],
              [302, 460],
              [300, 520],
            ]
          : [
              [300, 470],
              [300 + s * 70, 486],
              [300 + s * 118, 430],
              [300 + s * 112, 360],
            ],
      ),
      (u) => (s === 0 ? 15 : 17 - 14 * u),
    );
    form(c, claw.outline, PALETTE.iron, { shade: PALETTE.ironDark, slide: 9, weight: 4.8 });
    rings(c, claw, { gap: 5.6, base: 0.12 });
  }
  const shank = tube(line([300, 240], [300, 486]), 19);
  form(c, shank.outline, PALETTE.iron, { shade: PALETTE.ironDark, slide: 14, weight: 5 });
  rings(c, shank, { gap: 5.6, base: 0.12 });
}

function cutlass(c: Picture, flip: 1 | -1): void {
  const x = (v: number): number => 300 + flip * (v - 300);
  blade(
    c,
    spline([
      [x(150), 470],
      [x(270), 370],
      [x(380), 250],
      [x(440), 150],
      [x(476), 60],
    ]),
    (u) => (u < 0.74 ? 18 + 7 * u : 24 * clamp((1 - u) / 0.26) ** 0.55) + 0.5,
  );
  mass(
    c,
    spline(
      [
        [x(100), 440],
        [x(126), 404],
        [x(176), 416],
        [x(208), 470],
        [x(196), 512],
        [x(150), 504],
      ],
      true,
    ),
    PALETTE.gold,
    { shade: PALETTE.goldDark, slide: 14, weight: 4.6, reach: 34, base: 0.08, gap: 5 },
  );
  const grip = tube(line([x(150), 470], [x(80), 540]), 15);
  form(c, grip.outline, '#6b4630', { shade: '#3b2417', slide: 10, weight: 4.4 });
  rings(c, grip, { gap: 7, base: 0.3 });
}

function boarding(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#b39a86', { x: 300, y: 290, r: 240, color: '#f4dfb0' }, 0.6);
  grapnel(c);
  cutlass(c, 1);
  cutlass(c, -1);
  return border(c);
}

function fireShip(plate: Plate): Picture {
  const c = square(plate);
  paint(c, rect(0, 0, 600, 470), '#5b4658', { edge: 0 });
  soft(c, ellipse(300, 300, 280, 220), '#f0913c', 0.95);
  rays(c, rect(14, 14, 572, 440), 300, 320, 200, 280, 0.9);
  for (const [x, y, r] of [
    [470, 90, 60],
    [400, 60, 54],
    [520, 150, 54],
    [340, 110, 46],
    [440, 150, 50],
  ] as const)
    puff(c, x, y, r, y + 10, { color: '#7d7069', shade: '#463c39' });
  blaze(c, 190, 450, 250, 110, 4);
  ship(c, 0.86, 20, 40, { sail: '#d8995c', sailShade: '#9a5530', hull: '#5a3626', strake: '#8a4a24', dark: 0.2 });
  blaze(c, 130, 480, 400, 92, 6);
  water(c, 452, '#4a5d74');
  paint(c, poly([190, 452], [420, 452], [470, 600], [140, 600]), '#e0883c', { edge: 0, opacity: 0.75 });
  if (c.hatchScale > 0) ruledSea(c, 464, 620, { from: 0, to: 600 }, 8, 80);
  return border(c);
}

function hardTurn(plate: Plate): Picture {
  const c = square(plate);
  ruledGround(c, '#9cb5b8', { x: 300, y: 290, r: 250, color: '#f2e3b8' }, 0.6);
  helm(c, 300, 300, 172);
  return border(c);
}

function smokeScreen(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 430, '#b7b8ae', '#efe2bf');
  ship(c, 0.86, 16, 12);
  const smoke = [
    [90, 330, 70],
    [200, 300, 60],
    [60, 420, 74],
    [300, 350, 70],
    [170, 410, 84],
    [400, 330, 64],
    [420, 420, 80],
    [300, 450, 86],
    [520, 380, 72],
    [540, 470, 76],
    [60, 510, 80],
    [180, 510, 84],
    [420, 520, 84],
    [300, 560, 80],
    [540, 560, 76],
  ] as const;
  for (const [x, y, r] of smoke) puff(c, x, y, r, y + 14, { color: '#d3cbbd', shade: '#8d857b' });
  return border(c);
}

function damageControl(plate: Plate): Picture {
  const c = square(plate);
  planks(c, 0, 600, 6);
  breach(c, 270, 300, 120);
  for (const [a, b] of [
    [
      [60, 210],
      [520, 330],
    ],
    [
      [70, 400],
      [500, 250],
    ],
  ] as const) {
    spar(c, a, b, 38, '#d0a062', '#8a5c30');
    for (const p of [mix(a, b, 0.08), mix(a, b, 0.92)])
      form(c, ellipse(p[0], p[1], plate === 'S' ? 13 : 8), PALETTE.iron, { shade: PALETTE.ironDark, slide: 4, weight: 3 });
  }
  spar(c, [560, 560], [402, 402], 17, '#c08a4e', PALETTE.woodDark);
  const head = poly([330, 420], [420, 324], [466, 368], [376, 462]);
  mass(c, head, PALETTE.iron, { shade: PALETTE.ironDark, slide: 20, weight: 5.2, reach: 40, base: 0.12, gap: 5.4, cross: 0.5 });
  return border(c);
}

function braveCrew(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 500, '#c0a98c', '#f7e0a4');
  for (const [x, y, r] of [
    [60, 470, 60],
    [140, 500, 54],
    [520, 470, 64],
    [440, 506, 50],
  ] as const)
    puff(c, x, y, r, y + 10, GUN_SMOKE);
  spar(c, [196, 640], [186, -20], 19);
  const flag = spline(
    [
      [196, 70, 1],
      [290, 100],
      [380, 60],
      [470, 90],
      [560, 64, 1],
      [536, 120],
      [566, 160, 1],
      [526, 190],
      [556, 236, 1],
      [500, 240],
      [520, 300, 1],
      [430, 330],
      [350, 296],
      [270, 340],
      [196, 310, 1],
    ],
    true,
  );
  form(c, flag, PALETTE.red, { shade: PALETTE.redDark, slide: 30, weight: 5.4 });
  const folds = loft(
    spline([
      [196, 70],
      [196, 310],
    ]),
    spline([
      [560, 64],
      [510, 300],
    ]),
    34,
  );
  follow(c, flag, (x, y) => clamp(0.25 + 0.5 * Math.sin(x / 36 + y / 130)), folds, 6.6);
  for (const [x, y, r] of [
    [330, 150, 17],
    [440, 230, 21],
    [270, 260, 14],
  ] as const) {
    const hole = spline(
      [
        [x - r, y],
        [x - 2, y - r],
        [x + r, y - 3],
        [x + 4, y + r],
      ],
      true,
    );
    knock(c, hole);
    paint(c, hole, '#f3dca4', { edge: 0 });
    outline(c, hole, 3.4);
  }
  for (const y of [90, 190, 290])
    form(c, ellipse(196, y, plate === 'S' ? 15 : 10), PALETTE.iron, { shade: PALETTE.ironDark, slide: 4, weight: 3.4 });
  return border(c);
}

function closeRanks(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 430, '#a9c1c4', '#f3dfb0');
  ship(c, 0.6, 250, 70, { dark: 0.1 });
  ship(c, 0.68, -30, 90, { dark: 0.05 });
  swell(c, 430, 12, 60, PALETTE.sea, PALETTE.seaDark, 130);
  ship(c, 0.84, 88, 92);
  swell(c, 520, 20, 10, PALETTE.sea, PALETTE.seaDark, 160);
  return border(c);
}

function returnFire(plate: Plate): Picture {
  const c = square(plate);
  openSea(c, 300, '#b8b9a8', '#f4e0ac');
  ship(c, 0.5, -36, 50, ENEMY);
  flash(c, 190, 262, 26);
  for (const [x, y, r] of [
    [60, 278, 30],
    [104, 290, 32],
    [140, 270, 24],
  ] as const)
    puff(c, x, y, r, y + 6, GUN_SMOKE);
  const rail = rect(-10, 520, 620, 90);
  knock(c, rail);
  planks(c, 520, 610, 2);
  for (const [x, y, r] of [
    [560, 150, 40],
    [520, 110, 38],
    [556, 210, 34],
  ] as const)
    puff(c, x, y, r, y + 8, GUN_SMOKE);
  flash(c, 524, 190, 62);
  within(c, 'translate(-10 70) scale(.98)', () => gun(c));
  return border(c);
}

export const scenes: Scenes = {
  broadside,
  'chain-shot': chainShot,
  'steady-aim': steadyAim,
  'raking-fire': rakingFire,
  boarding,
  'fire-ship': fireShip,
  'hard-turn': hardTurn,
  'smoke-screen': smokeScreen,
  'damage-control': damageControl,
  'brave-crew': braveCrew,
  'close-ranks': closeRanks,
  'return-fire': returnFire,
};
