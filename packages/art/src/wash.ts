// The wash plate (flat colour below the ink), and the everyday calls that work on both plates at once.
import { box, data, type Path, poly, shift } from './geometry.ts';
import { type HatchOptions, hatch, knock, outline } from './ink.ts';
import { PALETTE } from './palette.ts';
import { next, type Picture, paperPath } from './picture.ts';
import { LIGHT, roundTone, type Tone } from './tone.ts';

export type PaintOptions = {
  /** The darker tint on the side away from the light, and how wide that side is. */
  readonly shade?: string | undefined;
  readonly slide?: number;
  /** Width of the dark rim where a wash dries; 0 for none. */
  readonly edge?: number;
  readonly opacity?: number;
};

function shadowSide(c: Picture, path: Path, shade: string, slide: number): string {
  const id = `c${next(c)}`;
  const { left, top, right, bottom } = box(path);
  const lit = data(shift(path, LIGHT[0] * slide, LIGHT[1] * slide));
  c.defs.push(`<clipPath id="${id}"><path d="${data(path)}"/></clipPath>`);
  const frame = `M${left - 60} ${top - 60}H${right + 60}V${bottom + 60}H${left - 60}Z`;
  const opacity = c.plate === 'S' ? 0.9 : 0.7;
  return `<g clip-path="url(#${id})"><path fill-rule="evenodd" d="${frame}${lit}" fill="${shade}" opacity="${opacity}"/></g>`;
}

/** Flat colour, its shadow side, and the dark edge where it dried. */
export function paint(c: Picture, path: Path, color: string, options: PaintOptions = {}): void {
  const { shade, slide = 14, edge = 3, opacity = 1 } = options;
  let out = `<path d="${data(path)}" fill="${color}" opacity="${opacity}"/>`;
  if (shade !== undefined) out += shadowSide(c, path, shade, slide);
  if (c.plate === 'L' && edge > 0)
    out += `<path d="${data(path)}" fill="none" stroke="${shade ?? color}" stroke-width="${edge}" opacity=".4"/>`;
  c.wash.push(out);
}

/** Wet colour without an edge: blushes, glows, far haze. */
export function soft(c: Picture, path: Path, color: string, opacity = 0.6): void {
  c.wash.push(`<path d="${data(path)}" fill="${color}" opacity="${opacity}" filter="url(#soft)"/>`);
}

export type FormOptions = PaintOptions & {
  readonly weight?: number;
  /** Belongs to the stencil: sails and flags that take a seat's colour. */
  readonly tint?: boolean;
};

/** A thing in front of what was drawn before: hides it on both plates, then colour and outline. */
export function form(c: Picture, path: Path, color: string, options: FormOptions = {}): void {
  const stencil = c.options.stencil === true ? ` fill="${options.tint === true ? '#fff' : '#000'}"` : '';
  c.cut.push(`<path d="${data(path)}"${stencil}/>`);
  knock(c, path);
  c.wash.push(paperPath(path));
  paint(c, path, color, options);
  if (options.weight !== 0) outline(c, path, options.weight ?? 3.4);
}

export type MassOptions = FormOptions &
  HatchOptions & { readonly reach?: number; readonly gain?: number; readonly base?: number; readonly tone?: Tone };

/** A form hatched as if it were round. */
export function mass(c: Picture, path: Path, color: string, options: MassOptions = {}): void {
  form(c, path, color, { ...options, weight: 0 });
  hatch(c, path, options.tone ?? roundTone(path, options.reach ?? 40, options.gain ?? 0.9, options.base ?? 0), options);
  if (options.weight !== 0) outline(c, path, options.weight ?? 3.4);
}

/** Hides everything outside the path. */
export function mat(c: Picture, path: Path): void {
  const d = `M-50 -50H${c.width + 50}V${c.height + 50}H-50Z${data(path)}`;
  c.ink.push(`<path fill-rule="evenodd" fill="#fff" d="${d}"/>`);
  c.wash.push(`<path fill-rule="evenodd" fill="${PALETTE.paper}" d="${d}"/>`);
}

/** The border of a framed picture: a heavy line and a thin one outside it. The small plate has no room for it. */
export function border(c: Picture, margin = 14): Picture {
  const frame = (m: number): Path => poly([m, m], [c.width - m, m], [c.width - m, c.height - m], [m, c.height - m]);
  if (c.plate === 'S') return c;
  mat(c, frame(margin));
  outline(c, frame(margin), 3.2);
  if (c.plate === 'L') outline(c, frame(margin - 7), 1.4);
  return c;
}
