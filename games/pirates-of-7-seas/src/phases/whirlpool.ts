// The Whirlpool (P7.4): which ships lie nearest to the red die.
import { at, close, type Emit, only, open, type Seat, take } from '@quarterdeck/kernel';
import type { PhaseOf } from '../table.ts';
import { distanceSquared } from '../tray.ts';
import type { Die, Event, State } from '../types.ts';

/** P7.4: the red die says how many; those nearest to it are drawn in. False while a tie has to be decided. */
export function isDrawnIn(state: State, caster: Seat, emit: Emit<Event>): boolean {
  const [red, ...ships] = state.tray;
  if (red === undefined) return true;
  const left = red.face - ships.filter(({ hit }) => hit).length;
  const afloat = ships.filter(({ hit }) => !hit);
  const near = afloat.map((die) => distanceSquared(red, die)).sort((a, b) => a - b);
  const reach = near[Math.min(left, near.length) - 1] ?? -1;
  const inside = afloat.filter((die) => distanceSquared(red, die) <= reach);
  if (inside.length > left) return settleTie(state, red, caster, inside, reach, left);
  for (const die of inside) die.hit = true;
  emit({ type: 'drawn-in', dice: state.tray.flatMap(({ hit }, i) => (hit ? [i] : [])) });
  return true;
}

/** Those nearer than the tied ones are drawn in; of the tied ones the caster chooses. */
function settleTie(state: State, red: Die, caster: Seat, inside: readonly Die[], reach: number, left: number): false {
  const nearer = inside.filter((die) => distanceSquared(red, die) < reach);
  for (const die of nearer) die.hit = true;
  const tied = state.tray.flatMap((die, i) => (inside.includes(die) && !nearer.includes(die) ? [i] : []));
  open(state, { kind: 'nearest-to-red', caster, tied, left: left - nearer.length });
  return false;
}

export const nearestToRed: PhaseOf<'nearest-to-red'> = {
  waiting: (_state, { caster }) => only(caster),
  legalMoves: (_state, { tied }) => tied.map((die) => ({ type: 'die', die })),
  apply(state, frame, { die }) {
    at(state.tray, die).hit = true;
    take(frame.tied, die);
    frame.left -= 1;
    if (frame.left === 0) close(state);
  },
  whyNot: () => ({ reason: 'not-nearest', rule: 'P7.4' }),
};
