// Grounds that pictures stand on: ruled light that fades behind the subject, rays, the oval of a portrait.
import {
  clamp,
  cutAlong,
  ellipse,
  follow,
  hatch,
  mat,
  outline,
  type Path,
  type Picture,
  paint,
  rect,
  shows,
  soft,
  wave,
} from '../burin.ts';

export type Glow = { readonly x: number; readonly y: number; readonly r: number; readonly color: string };

/** A sky or wall of ruled lines that thin out to nothing round the glow, which is where the subject stands. */
export function ruledGround(c: Picture, color: string, glow: Glow, dark = 0.5, bottom = c.height): void {
  paint(c, rect(0, 0, c.width, bottom), color, { edge: 0 });
  soft(c, ellipse(glow.x, glow.y, glow.r, glow.r * 0.9), glow.color, 0.95);
  const clear = glow.r * glow.r * 0.9;
  const tone = (x: number, y: number): number =>
    clamp(dark * (1.1 - 1.2 * Math.exp(-((x - glow.x) ** 2 + (y - glow.y) ** 2) / clear)) + 0.09 * wave(x / 60 + y / 40));
  hatch(c, rect(14, 14, c.width - 28, bottom - 14), tone, { angle: 0, gap: 7.3, max: 0.58, waver: 2.4 });
}

/** Rays from a point, darker away from it. */
export function rays(c: Picture, frame: Path, x: number, y: number, clear: number, reach: number, dark = 0.8): void {
  const lines: Path[] = [];
  for (let a = 0; a < 6.28; a += 0.042)
    lines.push([
      [x + Math.cos(a) * clear * 0.6, y + Math.sin(a) * clear * 0.6],
      [x + Math.cos(a) * reach * 2, y + Math.sin(a) * reach * 2],
    ]);
  const tone = (px: number, py: number): number =>
    clamp(((Math.hypot(px - x, py - y) - clear) / reach) * dark + 0.1 * wave(Math.atan2(py - y, px - x) * 30));
  follow(c, frame, tone, lines, 8.5);
}

/** A floor or table under things, darker towards the viewer, with one cast shadow. */
export function table(
  c: Picture,
  y: number,
  color: string,
  shade: string,
  shadow: { x: number; y: number; rx: number; ry: number },
): void {
  const top = rect(-10, y, c.width + 20, c.height - y + 10);
  c.ink.push('');
  paint(c, top, color, { edge: 4 });
  soft(c, ellipse(shadow.x, shadow.y, shadow.rx, shadow.ry), shade, 0.8);
  const tone = (px: number, py: number): number =>
    clamp(
      0.1 +
        0.28 * ((py - y) / (c.height - y)) +
        0.9 * clamp(1 - Math.hypot((px - shadow.x) / shadow.rx, (py - shadow.y) / shadow.ry)),
    );
  hatch(c, top, tone, { angle: 0.02, gap: 6.6, cross: 0.5, crossAngle: 0.5, waver: 2 });
}

export const OVAL: Path = ellipse(300, 300, 262, 276);

/** The ground of a portrait: an oval, dark on its lit side so that the lit cheek stands out. */
export function ovalGround(c: Picture, color: string, shade: string, dark = 0.4): void {
  paint(c, OVAL, color, { shade, slide: -44, edge: 0 });
  const tone = (x: number, y: number): number =>
    clamp(dark + dark * 0.75 * clamp((330 - x) / 260) - 0.22 * clamp((x - 360) / 180) + 0.12 * wave(x / 80 + y / 50));
  hatch(c, OVAL, tone, { angle: -0.02, gap: 6.5, cross: 0.5, crossAngle: 0.9, waver: 1.5 });
}

/** The frame of a portrait; the token is cut along it. */
export function ovalFrame(c: Picture): Picture {
  mat(c, OVAL);
  outline(c, OVAL, 6);
  if (shows(c, 1)) outline(c, ellipse(300, 300, 274, 288), 2.4);
  cutAlong(c, ellipse(300, 300, 276, 290));
  return c;
}
