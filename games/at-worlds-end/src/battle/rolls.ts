// Throws of several dice at once: told in rising order, each as often as the dice can fall so.
import { at, type Rng } from '@quarterdeck/kernel';

export const FACES = 6;
/** Attack 3 and a Full Broadside. */
export const MOST_DICE = 4;

export interface Roll {
  readonly type: 'roll';
  readonly dice: readonly number[];
}
export interface Die {
  readonly type: 'die';
  readonly face: number;
}

/** One die, face by face. */
export const SINGLE: readonly Die[] = [1, 2, 3, 4, 5, 6].map((face) => ({ type: 'die', face }));

const THROWS: readonly (readonly Roll[])[] = Array.from({ length: MOST_DICE + 1 }, (_, count) =>
  risingFrom(1, count).map(rollOf),
);
/** For every way in which so many dice fall, one after the other, the throw that it is. */
const WAYS: readonly (readonly Roll[])[] = THROWS.map((throws, count) => {
  const byDice = new Map(throws.map((roll) => [roll.dice.join(), roll]));
  return Array.from({ length: FACES ** count }, (_, way) => byDice.get(fallen(way, count).join()) ?? at(throws, 0));
});

/** All throws of so many dice, each once. */
export function rollsOf(count: number): readonly Roll[] {
  return at(THROWS, count);
}

/** In how many ways the dice fall so. */
export function waysOf({ dice }: Roll): number {
  let ways = 1;
  let alike = 0;
  for (let i = 0; i < dice.length; i++) {
    alike = i > 0 && dice[i] === dice[i - 1] ? alike + 1 : 1;
    ways = (ways * (i + 1)) / alike;
  }
  return ways;
}

export function drawRoll(count: number, rng: Rng): Roll {
  const ways = at(WAYS, count);
  return at(ways, rng.below(ways.length));
}

function rollOf(dice: readonly number[]): Roll {
  return { type: 'roll', dice };
}

function risingFrom(least: number, count: number): number[][] {
  if (count === 0) return [[]];
  const lists: number[][] = [];
  for (let face = least; face <= FACES; face++) for (const rest of risingFrom(face, count - 1)) lists.push([face, ...rest]);
  return lists;
}

function fallen(way: number, count: number): number[] {
  const dice: number[] = [];
  for (let rest = way; dice.length < count; rest = Math.floor(rest / FACES)) dice.push(1 + (rest % FACES));
  return dice.sort();
}
