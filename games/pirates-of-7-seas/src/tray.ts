// Dice in the tray (P6): who is nearest to whom. Distances are measured between centres and compared squared, so that ties are exact.
import { at } from '@quarterdeck/kernel';
import { TRAY } from './data/components.ts';
import type { Die, Lie, Owner, Pair } from './types.ts';

const NOWHERE = 2 ** 30;

export function distanceSquared(a: Lie, b: Lie): number {
  const x = (a.x - b.x) | 0;
  const y = (a.y - b.y) | 0;
  return (x * x + y * y) | 0;
}

/** P4.6: of all pairs of a red die and a pirate that are afloat the nearest; several if they are equally near. */
export function nearestPairs(tray: readonly Die[]): Pair[] {
  let least = NOWHERE;
  const pairs: Pair[] = [];
  for (let red = 0; red < tray.length; red++) {
    const caravan = at(tray, red);
    if (caravan.owner !== 'red') break; // red dice lie first
    if (caravan.hit) continue;
    for (let pirate = red + 1; pirate < tray.length; pirate++) {
      const ship = at(tray, pirate);
      if (ship.hit || ship.owner === 'red') continue;
      const distance = distanceSquared(caravan, ship);
      if (distance > least) continue;
      if (distance < least) pairs.length = 0;
      least = distance;
      pairs.push({ red, pirate });
    }
  }
  return pairs;
}

/** P4.6: the lower face sinks; of equal faces both. */
export function fight(tray: readonly Die[], { red, pirate }: Pair): void {
  const caravan = at(tray, red);
  const ship = at(tray, pirate);
  if (caravan.face <= ship.face) caravan.hit = true;
  if (ship.face <= caravan.face) ship.hit = true;
}

export function hitsOf(tray: readonly Die[], owner: Owner): number {
  let hits = 0;
  for (const die of tray) if (die.owner === owner && die.hit) hits += 1;
  return hits;
}

export function diceOf(tray: readonly Die[], owner: Owner): number {
  let dice = 0;
  for (const die of tray) if (die.owner === owner) dice += 1;
  return dice;
}

/** Whether dice can lie like this: inside the tray, none on another. */
export function canLie(dice: readonly Lie[]): boolean {
  return dice.every(liesInside) && dice.every((die, i) => liesApart(die, dice, i));
}

function liesInside({ x, y, face, angle }: Lie): boolean {
  const isPlace = (step: number) => Number.isInteger(step) && step >= TRAY.margin && step <= TRAY.size - TRAY.margin;
  const isFace = Number.isInteger(face) && face >= 1 && face <= 6;
  return isPlace(x) && isPlace(y) && isFace && Number.isInteger(angle) && angle >= 0 && angle < TRAY.angles;
}

/** Whether a die keeps its distance from the first dice of a list. */
export function liesApart(die: Pick<Lie, 'x' | 'y'>, dice: readonly Pick<Lie, 'x' | 'y'>[], count: number): boolean {
  for (let i = 0; i < count; i++) {
    const other = at(dice, i);
    const x = (die.x - other.x) | 0;
    const y = (die.y - other.y) | 0;
    if (x * x + y * y < TRAY.apart * TRAY.apart) return false;
  }
  return true;
}
