// Four hulls in four states, bow up, with plain sails; and for each a stencil of sails and pennant, to be tinted by seat.
import { square } from '../../src/burin.ts';
import { HULLS, type Hull, STATES, type State, shipFromAbove } from '../../src/parts/from-above.ts';
import type { Draw, Scenes } from '../../src/scene.ts';

const ship =
  (hull: Hull, state: State): Draw =>
  (plate) =>
    shipFromAbove(square(plate, { token: true, register: [3, -2] }), hull, state);
const stencil =
  (hull: Hull, state: State): Draw =>
  (plate) =>
    shipFromAbove(square(plate, { stencil: true }), hull, state);

export const scenes: Scenes = Object.fromEntries(
  HULLS.flatMap((hull) =>
    STATES.flatMap((state) => [
      [`${hull}-${state}`, ship(hull, state)],
      [`${hull}-${state}-sails`, stencil(hull, state)],
    ]),
  ),
);
