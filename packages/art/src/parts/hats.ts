// Hats, scarves and what sits on a nose, each meeting the face of parts/face.ts.
import {
  at,
  type Control,
  clamp,
  ellipse,
  follow,
  form,
  knock,
  line,
  loft,
  mass,
  mix,
  outline,
  type Path,
  type Picture,
  type Point,
  paint,
  rings,
  roundTone,
  shows,
  spline,
  stroke,
  tube,
} from '../burin.ts';
import { type Cloth, draped, lock } from './dress.ts';

/** Three-cornered hat: brim rolled up, trim along it. */
export function tricorne(c: Picture, { color, shade }: Cloth, trim: Cloth): void {
  draped(
    c,
    [
      [206, 176, 1],
      [226, 112],
      [282, 84],
      [346, 88],
      [392, 124],
      [406, 180, 1],
    ],
    [
      [206, 176],
      [250, 96],
      [300, 84],
    ],
    [
      [300, 180],
      [392, 130],
      [406, 180],
    ],
    { color, shade },
    { base: 0.4, lines: 18 },
  );
  const brim = spline(
    [
      [112, 214, 1],
      [166, 168],
      [226, 128],
      [300, 168],
      [376, 124],
      [440, 162],
      [492, 214, 1],
      [430, 212],
      [370, 226],
      [300, 214],
      [232, 228],
      [170, 214],
    ],
    true,
  );
  form(c, brim, color, { shade, slide: 26, weight: 5.4 });
  follow(
    c,
    brim,
    roundTone(brim, 80, 1, 0.34),
    loft(
      spline([
        [112, 214],
        [226, 128],
        [300, 168],
        [376, 124],
        [492, 214],
      ]),
      spline([
        [112, 216],
        [232, 228],
        [300, 214],
        [370, 226],
        [492, 216],
      ]),
      12,
    ),
    6.4,
  );
  const lace = tube(
    spline([
      [112, 214],
      [166, 167],
      [226, 127],
      [300, 167],
      [376, 123],
      [440, 161],
      [492, 214],
    ]),
    c.plate === 'S' ? 10 : 7,
  );
  form(c, lace.outline, trim.color, { shade: trim.shade, slide: 4, weight: 3 });
  rings(c, lace, { gap: 9, base: 0.35 });
}

/** A broad hat with one side turned up, of felt or of straw. */
export function broadHat(c: Picture, { color, shade }: Cloth, band: Cloth, straw = false): void {
  draped(
    c,
    [
      [204, 188, 1],
      [216, 118],
      [262, 84],
      [300, 80],
      [342, 86],
      [388, 120],
      [398, 190, 1],
    ],
    straw
      ? [
          [204, 188],
          [300, 200],
          [398, 190],
        ]
      : [
          [204, 188],
          [250, 96],
          [300, 80],
        ],
    straw
      ? [
          [216, 100],
          [300, 70],
          [388, 104],
        ]
      : [
          [300, 190],
          [388, 120],
          [398, 190],
        ],
    { color, shade },
    { base: straw ? 0.06 : 0.36, lines: 18 },
  );
  const ribbon = spline(
    [
      [202, 160, 1],
      [300, 178],
      [400, 162, 1],
      [402, 194],
      [300, 210],
      [200, 192],
    ],
    true,
  );
  mass(c, ribbon, band.color, { shade: band.shade, slide: 10, weight: 3.8, reach: 24, base: 0.12, gap: 5.4, angle: 1.4 });
  const brim = spline(
    [
      [84, 200],
      [150, 176],
      [206, 186, 1],
      [300, 206],
      [398, 186, 1],
      [456, 170],
      [520, 190],
      [502, 226],
      [420, 238],
      [300, 240],
      [180, 242],
      [104, 234],
    ],
    true,
  );
  form(c, brim, color, { shade, slide: 18, weight: 5.2 });
  const lines = loft(
    spline([
      [84, 200],
      [206, 186],
      [300, 206],
      [398, 186],
      [520, 190],
    ]),
    spline([
      [104, 236],
      [180, 244],
      [300, 242],
      [420, 240],
      [504, 228],
    ]),
    9,
  );
  follow(c, brim, (x, y) => clamp((straw ? 0.1 : 0.34) + 0.5 * clamp((y - 206) / 34) + 0.3 * clamp((x - 330) / 160)), lines, 6);
  if (straw && shows(c, 1))
    for (let i = 0; i < 26; i++)
      stroke(c, line([100 + i * 16, 204 + 10 * Math.sin(i)], [104 + i * 16, 216 + 10 * Math.sin(i)]), { weight: 1.6 });
}

/** A plume that curls back from the hat. */
export function plume(c: Picture, points: readonly Control[], width: number, { color, shade }: Cloth): void {
  const t = tube(spline(points), (u) => width * Math.sin(0.35 + u * 2.7) + 2);
  const n = t.spine.length - 1;
  const frayed = (side: Path, sign: number): Point[] =>
    side.map((q, i): Point => {
      const k = (i % 4 === 0 ? 7 : 0) * sign;
      return [q[0] + at(t.normals, i)[0] * k, q[1] + at(t.normals, i)[1] * k];
    });
  const shape: Path = [...frayed(t.left, 1), ...frayed(t.right, -1).reverse()];
  form(c, shape, color, { shade, slide: width * 0.6, weight: 4 });
  if (c.hatchScale > 0)
    for (let i = 3; i < n - 3; i += c.plate === 'L' ? 2 : 5)
      for (const side of [t.left, t.right])
        stroke(c, spline([at(t.spine, i), mix(at(t.spine, i), at(side, i + 4), 0.6), at(side, i + 5)]), {
          weight: side === t.left ? 2.6 : 1.4,
        });
  stroke(c, t.spine, { weight: 3, taper: [0.02, 0.3] });
}

/** A scarf tied over the head, its knot behind the ear. */
export function headscarf(c: Picture, cloth: Cloth, dots: string | null = null): void {
  for (const points of [
    [
      [404, 222],
      [440, 250],
      [452, 310],
      [436, 352],
    ],
    [
      [400, 216],
      [456, 228],
      [488, 270],
      [492, 316],
    ],
  ] as const)
    lock(c, points, (u) => 12 + 12 * Math.sin(u * 2.4), cloth, 4);
  draped(
    c,
    [
      [204, 236, 1],
      [204, 172],
      [240, 112],
      [300, 92],
      [362, 106],
      [404, 160],
      [410, 230, 1],
      [360, 206],
      [300, 198],
      [246, 208],
    ],
    [
      [204, 236],
      [300, 198],
      [410, 230],
    ],
    [
      [210, 150],
      [300, 80],
      [402, 150],
    ],
    cloth,
    { lines: 20, base: 0.1 },
  );
  mass(c, ellipse(408, 214, 20, 22), cloth.color, { shade: cloth.shade, slide: 8, weight: 3.8, reach: 18, base: 0.2, gap: 5 });
  if (dots === null || !shows(c, 1)) return;
  for (const [x, y] of [
    [236, 180],
    [270, 150],
    [302, 178],
    [336, 146],
    [366, 184],
    [308, 118],
    [250, 132],
    [378, 146],
  ] as const) {
    knock(c, ellipse(x, y, 8));
    paint(c, ellipse(x, y, 8), dots, { edge: 0 });
  }
}

/** Round spectacles on a steel wire. */
export function spectacles(c: Picture): void {
  for (const x of [254, 342]) {
    outline(c, ellipse(x, 284, 35, 32), 4.4);
    if (shows(c, 1)) stroke(c, ellipse(x, 284, 26, 23, 0, 3.6, 4.4), { weight: 3, color: '#fff' });
  }
  stroke(
    c,
    spline([
      [288, 280],
      [298, 274],
      [308, 280],
    ]),
    { weight: 4.4 },
  );
  stroke(c, line([219, 280], [206, 274]), { weight: 4 });
  stroke(c, line([377, 280], [396, 272]), { weight: 4 });
}

export function eyepatch(c: Picture): void {
  stroke(
    c,
    spline([
      [206, 236],
      [262, 252],
      [300, 258],
      [390, 226],
    ]),
    { weight: 6, taper: [0, 0] },
  );
  stroke(
    c,
    spline([
      [312, 300],
      [360, 320],
      [392, 318],
    ]),
    { weight: 5, taper: [0, 0] },
  );
  mass(
    c,
    spline(
      [
        [308, 262, 1],
        [342, 254],
        [378, 262, 1],
        [378, 290],
        [346, 314],
        [312, 294],
      ],
      true,
    ),
    '#3c342f',
    { shade: '#211b18', slide: 10, weight: 4, reach: 30, base: 0.5, gap: 5 },
  );
}
