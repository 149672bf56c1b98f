// What ships and forts are worth by themselves.
import { at } from '@quarterdeck/kernel';
import type { Book } from '../../src/book.ts';
import { kindOf, type ShipId } from '../../src/data/ships.ts';
import { GUESSES } from './guesses.ts';

/** A ship with so much durability left; in a battle also the points that its loss would bring. */
export function shipWorth({ scenario, cards }: Book, id: ShipId, left: number): number {
  if (left <= 0) return 0;
  const { durability, shots } = at(cards, id);
  const points = scenario.aim.kind === 'battle' ? pointWorth(scenario.aim.points) * scenario.aim.ships[kindOf(id)] : 0;
  return (
    GUESSES.afloat + GUESSES.durability * left + shots * (left / durability) + (points * (durability + left)) / (2 * durability)
  );
}

export function fortWorth({ scenario }: Book, left: number): number {
  if (left <= 0) return 0;
  const points = scenario.aim.kind === 'battle' ? pointWorth(scenario.aim.points) * scenario.aim.fortRuined : 0;
  return GUESSES.fort + GUESSES.rampart * left + points;
}

/** What one point is worth of so many that win. */
export function pointWorth(asked: number): number {
  return GUESSES.aim / asked;
}
