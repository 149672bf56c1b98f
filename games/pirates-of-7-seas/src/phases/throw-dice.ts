// The throw (P6): all dice of a raid or a curse fall into the tray; too many ways to list, so chance samples one.
// One die after the other falls where no earlier one lies; which die it was is drawn afterwards, so that no owner is favoured.
import { at, CHANCE, close, type Rng } from '@quarterdeck/kernel';
import { CURSE_FACES } from '../data/cards.ts';
import { TRAY } from '../data/components.ts';
import type { PhaseOf } from '../table.ts';
import { canLie } from '../tray.ts';
import type { Die, Lie, Owner, State } from '../types.ts';

const INSIDE = TRAY.size - 2 * TRAY.margin + 1;
const APART = TRAY.apart * TRAY.apart;
/** So crowded a tray has never been seen: 41 dice cover a sixteenth of it. */
const TRIES = 1000;
/** Then the dice lie in rows. */
const ROW = 22;

export const throwDice: PhaseOf<'throw-dice'> = {
  waiting: () => CHANCE,
  legalMoves: () => [],
  draw: (_state, { owners }, rng) => ({ type: 'throw', dice: fallen(owners.length, rng) }),
  accepts: (_state, { owners }, move) => move.type === 'throw' && move.dice.length === owners.length && canLie(move.dice),
  apply(state, { owners }, { dice }, _actor, emit) {
    close(state);
    const struck = struckFace(state);
    for (let i = 0; i < dice.length; i++) state.tray.push(dieOf(at(owners, i), at(dice, i), struck));
    emit({ type: 'thrown', owners: owners.slice(), dice });
  },
};

function dieOf(owner: Owner, { x, y, face, angle }: Lie, struck: number | null): Die {
  return { x, y, face, angle, owner, hit: face === struck };
}

/** P7.3, P7.5: the face that a curse strikes; in a raid and about the Whirlpool it is the distance that counts. */
function struckFace({ stack }: State): number | null {
  const frame = stack.at(-1);
  return (frame?.kind === 'curse' ? CURSE_FACES[frame.curse] : null) ?? null;
}

/** So many dice at rest. */
function fallen(count: number, rng: Rng): Lie[] {
  const places = shuffledPlaces(count, rng);
  const dice: Lie[] = [];
  for (let i = 0; i < count; i++) dice.push(lieAt(at(places, i), rng));
  return dice;
}

function lieAt(place: number, rng: Rng): Lie {
  // Face and angle are one number of 540, which is half the random numbers.
  const turned = rng.below(6 * TRAY.angles);
  const angle = turned % TRAY.angles;
  return { x: (place / TRAY.size) | 0, y: place % TRAY.size, face: 1 + (((turned - angle) / TRAY.angles) | 0), angle };
}

function shuffledPlaces(count: number, rng: Rng): number[] {
  const places = freePlaces(count, rng);
  for (let i = count - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const place = at(places, i);
    places[i] = at(places, j);
    places[j] = place;
  }
  return places;
}

/** Places as one number each, x before y; none nearer to another than dice can lie. */
function freePlaces(count: number, rng: Rng): number[] {
  const places: number[] = [];
  for (let tries = 0; places.length < count; tries++) {
    if (tries > TRIES) return rows(count);
    const x = TRAY.margin + rng.below(INSIDE);
    const y = TRAY.margin + rng.below(INSIDE);
    if (isFree(places, x, y)) places.push(x * TRAY.size + y);
  }
  return places;
}

function rows(count: number): number[] {
  const step = (i: number) => TRAY.margin + i * (TRAY.apart + 1);
  return Array.from({ length: count }, (_, i) => step((i / ROW) | 0) * TRAY.size + step(i % ROW));
}

function isFree(places: readonly number[], x: number, y: number): boolean {
  for (let i = 0; i < places.length; i++) {
    const place = at(places, i);
    const column = (place / TRAY.size) | 0;
    const across = (column - x) | 0;
    const down = (place - column * TRAY.size - y) | 0;
    if (across * across + down * down < APART) return false;
  }
  return true;
}
