// The figures of the box. An owner can hand in a corrected table of the same shape as an option of a table.
import { fieldsOf, quoted, short } from '@quarterdeck/kernel';
import { HIGHEST_VALUE } from './cards.ts';
import { type BySuit, bySuit, SUITS } from './suits.ts';

export interface Components {
  /** Values of the cards of each suit. */
  readonly values: BySuit<readonly number[]>;
  /** Values of the mermaids in the deck in which they have an ability. */
  readonly abilityMermaids: readonly number[];
  readonly krakenDemand: number;
  readonly beastmasterDemand: number;
  readonly mapCards: number;
  readonly mysticCards: number;
  readonly harborCards: number;
  readonly goldenScalesPoints: number;
  readonly suddenDeathScore: number;
  readonly wavesLimit: number;
  readonly missingSuitPenalty: number;
}

const TWO_TO_SEVEN: readonly number[] = [2, 3, 4, 5, 6, 7];

export const COMPONENTS: Components = {
  values: { ...bySuit(() => TWO_TO_SEVEN), mermaid: [4, 5, 6, 7, 8, 9] }, // printed
  abilityMermaids: TWO_TO_SEVEN, // printed: 8 and 9 leave, 2 and 3 come
  krakenDemand: 2, // printed
  beastmasterDemand: 4, // printed
  mapCards: 3, // printed
  mysticCards: 3, // printed
  harborCards: 2, // printed
  goldenScalesPoints: 5, // printed
  suddenDeathScore: 50, // inferred: the card's wording is not known, two descriptions agree
  wavesLimit: 60, // inferred likewise
  missingSuitPenalty: 5, // inferred likewise
};

const FIGURES = [
  'krakenDemand',
  'beastmasterDemand',
  'mapCards',
  'mysticCards',
  'harborCards',
  'goldenScalesPoints',
  'suddenDeathScore',
  'wavesLimit',
  'missingSuitPenalty',
] as const;

/** A corrected table from outside; throws a sentence that says what is wrong. */
export function parseComponents(given: unknown): Components {
  const fields = knownFields(given, 'components', [...FIGURES, 'values', 'abilityMermaids']);
  const values = knownFields(fields.get('values'), 'components.values', SUITS);
  const figure = (name: (typeof FIGURES)[number]) => wholeNumber(fields.get(name), `components.${name}`, 1, 200);
  return {
    values: bySuit((suit) => cardValues(values.get(suit), `components.values.${suit}`)),
    abilityMermaids: cardValues(fields.get('abilityMermaids'), 'components.abilityMermaids'),
    krakenDemand: figure('krakenDemand'),
    beastmasterDemand: figure('beastmasterDemand'),
    mapCards: figure('mapCards'),
    mysticCards: figure('mysticCards'),
    harborCards: figure('harborCards'),
    goldenScalesPoints: figure('goldenScalesPoints'),
    suddenDeathScore: figure('suddenDeathScore'),
    wavesLimit: figure('wavesLimit'),
    missingSuitPenalty: figure('missingSuitPenalty'),
  };
}

function knownFields(given: unknown, path: string, names: readonly string[]): ReadonlyMap<string, unknown> {
  const fields = fieldsOf(given);
  if (fields === null) throw new Error(`${path} must be an object with ${names.join(', ')}`);
  for (const name of fields.keys())
    if (!names.includes(name)) throw new Error(`${path} has no field '${short(name)}': it has ${names.join(', ')}`);
  for (const name of names) if (!fields.has(name)) throw new Error(`${path}.${name} is missing`);
  return fields;
}

function cardValues(given: unknown, path: string): readonly number[] {
  if (!Array.isArray(given) || given.length < 2 || given.length > HIGHEST_VALUE)
    throw new Error(`${path} must be a list of 2 to ${HIGHEST_VALUE} values`);
  const values = given.map((value, i) => wholeNumber(value, `${path}[${i}]`, 1, HIGHEST_VALUE));
  if (values.some((value, i) => i > 0 && value <= (values[i - 1] ?? 0))) throw new Error(`${path} must rise: no value twice`);
  return values;
}

function wholeNumber(given: unknown, path: string, min: number, max: number): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max) {
    throw new Error(`${path} must be a whole number from ${min} to ${max}, not ${quoted(given)}`);
  }
  return given;
}
