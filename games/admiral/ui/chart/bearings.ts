// What a ship or fort can hit from where it stands, and how likely a shot hits: shown on the chart while it is chosen.
import { bears, bookOf, chartOf, isHit, type Piece, placeOf, rangeTo, shotsLeft, type View } from '@quarterdeck/admiral';
import type { Seat } from '@quarterdeck/kernel';

export interface Bearing {
  readonly shots: number;
  /** Of six faces, those that hit. */
  readonly faces: number;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** How many faces of the die hit at this distance. */
export function hittingFaces({ fixed }: View, cells: number): number {
  return FACES.filter((face) => isHit(fixed, face, cells)).length;
}

export function bearingOf(view: View, gun: Piece, target: Piece): Pick<Bearing, 'faces'> {
  return { faces: hittingFaces(view, rangeTo(placeOf(view, gun), placeOf(view, target))) };
}

/** Those of the targets on which the gun bears, if it has a shot left. */
export function bearingsOf(view: View, seat: Seat, gun: Piece, targets: readonly Piece[]): ReadonlyMap<Piece, Bearing> {
  const shots = shotsLeft(view, bookOf(view.fixed), gun, seat);
  if (shots === 0) return new Map();
  const chart = chartOf(view);
  const hit = targets.filter((target) => bears(view, chart, gun, target));
  return new Map(hit.map((target) => [target, { shots, ...bearingOf(view, gun, target) }]));
}

/** As a share of a hundred, for people. */
export function percent(faces: number): number {
  return Math.round((faces * 100) / FACES.length);
}
