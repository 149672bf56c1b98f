// The rows of the tables of the rules page: what stands on a card, and what it does.
import { type Options, SUITS, type Suit, TRAITS, type Trait, VARIANTS } from '@quarterdeck/dead-mans-draw';
import { abilityOf, traitText } from '../../text/say.ts';
import type { Words } from '../../text/words.ts';
import { ICONS } from '../icons.ts';

interface Named {
  readonly name: string;
  readonly does: string;
}
export type CardRow =
  | (Named & { readonly kind: 'suit'; readonly suit: Suit; readonly values: readonly number[] })
  | (Named & { readonly kind: 'sign'; readonly icon: string });

type Components = Options['components'];

export function suitRows(words: Words, { values }: Components): CardRow[] {
  return SUITS.map((suit) => suitRow(words, suit, 'standard', values[suit]));
}

export function traitRows(words: Words): CardRow[] {
  return TRAITS.map((trait) => traitRow(words, trait, 'standard'));
}

/** The mermaids of the other deck, and the traits that have to do with them. */
export function otherMermaids(words: Words, { abilityMermaids }: Components): CardRow[] {
  return [suitRow(words, 'mermaid', 'mermaid-ability', abilityMermaids)];
}

export function otherTraits(words: Words): CardRow[] {
  return (['casanova', 'siren'] as const).map((trait) => traitRow(words, trait, 'mermaid-ability'));
}

export function variantRows({ variants }: Words): CardRow[] {
  return VARIANTS.filter((variant) => variant !== 'none').map((variant) => ({
    kind: 'sign',
    icon: ICONS[variant],
    name: variants[variant].name,
    does: variants[variant].text,
  }));
}

function suitRow(words: Words, suit: Suit, deck: Options['deck'], values: readonly number[]): CardRow {
  return { kind: 'suit', suit, values, name: words.suits[suit].name, does: abilityOf(words, suit, deck) };
}

function traitRow(words: Words, trait: Trait, deck: Options['deck']): CardRow {
  return { kind: 'sign', icon: ICONS[trait], name: words.traits[trait].name, does: traitText(words, trait, deck) };
}
