// How likely a line beats another: no search, but a formula over what both can do to each other, fitted to thousands of battles.
import { at } from '@quarterdeck/kernel';
import { salvoOdds } from '../../src/battle/odds.ts';

/** A ship as far as a battle cares; `checks` while it is whole and has the mark. */
export interface Hull {
  readonly attack: number;
  readonly defence: number;
  readonly checks: boolean;
}

/** Found by a fit; the mean error is four points in a hundred. */
const FIT = {
  offence: 0.87,
  endurance: 1.18,
  number: 1.02,
  size: 0.78,
  first: 0.15,
  strike: 2.06,
  answer: -0.36,
  card: 0.25,
} as const;

const MOST = { attack: 4, defence: 5 } as const;

/** What a salvo takes of a target, as a part of a ship: a damaged one is half gone. */
const BITE: readonly number[] = Array.from({ length: (MOST.attack + 1) * (MOST.defence + 1) * 2 }, (_, place) => {
  const checks = place % 2 === 1;
  const defence = (place >> 1) % (MOST.defence + 1);
  const odds = salvoOdds({ dice: Math.floor((place >> 1) / (MOST.defence + 1)), defence, checks });
  return (odds.sunk + odds.damaged / 2) / odds.of;
});

function bite(attack: number, { defence, checks }: Hull): number {
  return at(BITE, ((attack * (MOST.defence + 1) + defence) << 1) + (checks ? 1 : 0));
}

/** What all salvoes of a line take of the average ship of the other. */
function offenceOf(line: readonly Hull[], enemy: readonly Hull[]): number {
  let sum = 0;
  for (const { attack } of line) for (const target of enemy) sum += bite(attack, target);
  return sum / enemy.length;
}

/** How many salvoes of the average enemy all ships of a line can take. */
function enduranceOf(line: readonly Hull[], enemy: readonly Hull[]): number {
  let sum = 0;
  for (const target of line) {
    let taken = 0;
    for (const { attack } of enemy) taken += bite(attack, target);
    sum += enemy.length / taken;
  }
  return sum;
}

/** The chance of the side that fires next; `cards` is how many manoeuvres it holds more than the other. */
export function winChance(first: readonly Hull[], second: readonly Hull[], cards = 0): number {
  if (second.length === 0) return first.length === 0 ? 0.5 : 1;
  if (first.length === 0) return 0;
  const offence = offenceOf(first, second);
  const answer = offenceOf(second, first);
  const endurance = enduranceOf(first, second);
  const resistance = enduranceOf(second, first);
  const balance =
    FIT.offence * Math.log(offence / answer) +
    FIT.endurance * Math.log(endurance / resistance) +
    FIT.number * Math.log(first.length / second.length);
  const size = ((first.length + second.length) / 4) ** FIT.size;
  const opening = FIT.first + (FIT.strike * offence) / resistance + (FIT.answer * answer) / endurance;
  return 1 / (1 + Math.exp(-(balance * size + opening + FIT.card * cards)));
}
