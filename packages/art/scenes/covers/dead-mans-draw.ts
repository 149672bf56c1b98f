// The box of Dead Man's Draw: a lantern on a tavern table, cards half turned, a chest in the dark.
import {
  at,
  border,
  type Control,
  circles,
  clamp,
  ellipse,
  follow,
  form,
  knock,
  line,
  mass,
  PALETTE,
  type Path,
  type Picture,
  type Plate,
  paint,
  paperPath,
  picture,
  rect,
  shows,
  soft,
  solid,
  spline,
  stroke,
  tube,
  wave,
  within,
} from '../../src/burin.ts';
import { gun } from '../../src/parts/cannon.ts';
import { openChest } from '../../src/parts/chest.ts';
import { blade, card, coin, lantern } from '../../src/parts/things.ts';
import type { Scenes } from '../../src/scene.ts';

function wall(c: Picture): void {
  paint(c, rect(0, 0, 900, 400), '#4d3324', { edge: 0 });
  soft(c, ellipse(450, 250, 330, 260), '#c98a3c', 0.9);
  soft(c, ellipse(450, 230, 170, 150), '#f7d27a', 0.95);
  const frame = rect(0, 0, 900, 400);
  follow(
    c,
    frame,
    (x, y) => clamp((Math.hypot((x - 450) * 0.8, y - 230) - 110) / 230 + 0.12 * wave(Math.floor(x / 100) * 3.3)),
    circles(450, 230, 96, 660, 7),
    7,
    { max: 0.9 },
  );
  for (let x = 60; x < 900; x += 98) stroke(c, line([x, -10], [x + 4 * wave(x), 400]), { weight: 4.4, taper: [0, 0] });
}

function board(c: Picture): void {
  const top = rect(-10, 372, 920, 240);
  knock(c, top);
  c.wash.push(paperPath(top));
  paint(c, top, '#8d5a30', { edge: 0 });
  soft(c, ellipse(450, 430, 360, 110), '#e7b25c', 0.95);
  const grain: Path[] = Array.from({ length: 34 }, (_, i) =>
    spline([
      [-10, 376 + i * 7],
      [225, 379 + i * 7 + 3 * wave(i)],
      [450, 376 + i * 7],
      [675, 379 + i * 7 - 3 * wave(i)],
      [910, 376 + i * 7],
    ]),
  );
  follow(
    c,
    top,
    (x, y) => clamp((Math.hypot((x - 450) * 0.62, (y - 420) * 1.5) - 120) / 240 + 0.28 * wave(x / 80 + Math.floor(y / 56) * 5)),
    grain,
    7,
    { max: 0.85 },
  );
  for (const y of [372, 432, 500, 574]) stroke(c, line([-10, y], [450, y + 2], [910, y]), { weight: 4, taper: [0, 0] });
}

function knife(c: Picture): void {
  soft(c, ellipse(196, 424, 60, 14), '#3a2315', 0.8);
  blade(c, line([206, 300], [190, 424]), (u) => 17 * (u > 0.5 ? clamp((1 - u) / 0.5) : 1) + 0.6);
  mass(
    c,
    spline(
      [
        [160, 288, 1],
        [252, 300, 1],
        [248, 318, 1],
        [158, 306, 1],
      ],
      true,
    ),
    PALETTE.gold,
    { shade: PALETTE.goldDark, slide: 6, weight: 3.8, gap: 5 },
  );
  const grip = tube(line([208, 292], [222, 204]), (u) => 15 + 4 * Math.sin(u * 3.1));
  form(c, grip.outline, '#6b3324', { shade: '#3b1b14', slide: 10, weight: 4.2 });
  if (shows(c, 1))
    for (let i = 2; i < grip.spine.length - 1; i += 3) stroke(c, [at(grip.left, i), at(grip.right, i + 1)], { weight: 2.8 });
  mass(c, ellipse(223, 196, 18), PALETTE.gold, { shade: PALETTE.goldDark, slide: 7, weight: 3.6, reach: 18, gap: 5 });
}

function skull(c: Picture, x: number, y: number, k: number): void {
  const p = (points: readonly Control[]): Control[] => points.map((q) => [x + (q[0] ?? 0) * k, y + (q[1] ?? 0) * k, q[2] ?? 0]);
  mass(
    c,
    spline(
      p([
        [0, -46],
        [34, -36],
        [46, -4],
        [36, 18],
        [24, 26, 1],
        [22, 46, 1],
        [-22, 46, 1],
        [-24, 26, 1],
        [-36, 18],
        [-46, -4],
        [-34, -36],
      ]),
      true,
    ),
    PALETTE.bone,
    { shade: PALETTE.boneDark, slide: 10 * k, weight: 3.4, reach: 24 * k, gap: 5 },
  );
  for (const s of [-1, 1]) solid(c, ellipse(x + s * 18 * k, y + 2 * k, 12 * k, 11 * k, s * 0.3));
  solid(
    c,
    spline(
      p([
        [0, 12, 1],
        [7, 26, 1],
        [-7, 26, 1],
      ]),
      true,
      2,
    ),
  );
  for (const d of [-12, 0, 12])
    if (shows(c, 1)) stroke(c, line([x + d * k, y + 32 * k], [x + d * k, y + 46 * k]), { weight: 2.4 });
}

function cards(c: Picture): void {
  card(c, 636, 470, 118, -0.5, 0.72, '#7c2a24');
  card(c, 300, 486, 126, 0.36, 0.72);
  within(c, 'translate(236 424) rotate(14) scale(.2 .19)', () => gun(c));
  card(c, 590, 520, 126, 0.2, 0.74);
  within(c, 'translate(506 464) rotate(10) scale(.165 .15)', () => {
    const t = tube(line([500, 60], [500, 470]), 34);
    form(c, t.outline, PALETTE.iron, { weight: 14 });
    form(
      c,
      spline(
        [
          [500, 560, 1],
          [330, 500],
          [250, 330, 1],
          [360, 380, 1],
          [420, 440],
          [500, 460],
          [580, 440],
          [640, 380, 1],
          [750, 330, 1],
          [670, 500],
        ],
        true,
      ),
      PALETTE.iron,
      { weight: 14 },
    );
    form(c, rect(350, 120, 300, 60), PALETTE.wood, { weight: 14 });
  });
  card(c, 446, 516, 142, -0.12, 0.76);
  skull(c, 446, 512, 0.98);
}

export function deadMansDraw(plate: Plate): Picture {
  const c = picture(900, 600, plate, { fine: 0.9 });
  wall(c);
  board(c);
  soft(c, ellipse(720, 452, 190, 40), '#2d1a10', 0.8);
  within(c, 'translate(496 92) scale(.66)', () => openChest(c));
  soft(c, ellipse(450, 420, 90, 20), '#4a2a12', 0.7);
  lantern(c, 440, 286, plate === 'S' ? 1.65 : 1.5);
  knife(c);
  cards(c);
  for (const [x, y, r] of [
    [196, 512, 24],
    [160, 540, 26],
    [214, 548, 24],
    [770, 548, 25],
    [824, 520, 22],
    [716, 560, 22],
  ] as const)
    coin(c, x, y, r, 0.5, 0.1);
  return border(c, 12);
}

export const scenes: Scenes = { 'dead-mans-draw': deadMansDraw };
