// One picture in the making: what lies on its wash plate, its ink plate, and the outline it is cut out by.
import { data, type Path } from './geometry.ts';
import { PALETTE } from './palette.ts';

/** The three plates of one drawing: large 600 px, middle 160 px, small 52 px. Each is drawn for its size, not shrunk. */
export const PLATES = ['L', 'M', 'S'] as const;
export type Plate = (typeof PLATES)[number];
export type ByPlate<T> = { readonly [plate in Plate]: T };

export type PictureOptions = {
  /** Cut out along its forms with a rim of paper, instead of a full rectangle. */
  readonly token?: boolean;
  /** Only the tintable parts, as white on nothing: a page lays a seat's colour through it over the picture itself. */
  readonly stencil?: boolean;
  /** How far the colour is off the ink, and how much it wobbles. Faces want little of both. */
  readonly register?: readonly [number, number];
  readonly wobble?: number;
  readonly grain?: number;
  /** Widths of a line and gaps of hatching on this picture, as a multiple: a wide cover wants finer ones. */
  readonly fine?: number;
};

export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly plate: Plate;
  readonly options: PictureOptions;
  /** Ink widths and hatching gaps as multiples of those of the large plate; no hatching at 0. */
  readonly inkScale: number;
  readonly hatchScale: number;
  readonly ink: string[];
  readonly wash: string[];
  readonly cut: string[];
  readonly defs: string[];
  count: number;
};

const INK_SCALE: ByPlate<number> = { L: 1, M: 1.75, S: 3.3 };
const HATCH_SCALE: ByPlate<number> = { L: 1, M: 2.3, S: 0 };

export function picture(width: number, height: number, plate: Plate, options: PictureOptions = {}): Picture {
  const fine = options.fine ?? 1;
  return {
    width,
    height,
    plate,
    options,
    inkScale: INK_SCALE[plate] * fine,
    hatchScale: HATCH_SCALE[plate] * fine,
    ink: [],
    wash: [],
    cut: [],
    defs: [],
    count: 1,
  };
}

export const square = (plate: Plate, options: PictureOptions = {}): Picture => picture(600, 600, plate, options);

/** False where the plate is too small for a detail: grade 1 goes at 52 px, grade 2 at 160 px too. */
export const shows = (c: Picture, grade: 1 | 2): boolean => c.plate === 'L' || (grade === 1 && c.plate === 'M');

/** A different number at each call, so that no two lines tremble alike. */
export const next = (c: Picture): number => c.count++;

/** What `draw` adds, moved and scaled as one. */
export function within(c: Picture, transform: string, draw: () => void): void {
  const [ink, wash, cut] = [c.ink.length, c.wash.length, c.cut.length];
  draw();
  for (const [list, from] of [
    [c.ink, ink],
    [c.wash, wash],
    [c.cut, cut],
  ] as const)
    list.push(`<g transform="${transform}">${list.splice(from).join('')}</g>`);
}

/** The token is cut along this path and no other. */
export function cutAlong(c: Picture, path: Path): void {
  c.cut.splice(0, c.cut.length, `<path d="${data(path)}"/>`);
}

export const paperPath = (path: Path): string => `<path d="${data(path)}" fill="${PALETTE.paper}"/>`;
