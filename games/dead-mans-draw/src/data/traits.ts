// Pirate traits, in the order of the rulebook; their rules stand with the suits that they change.

export const TRAITS = [
  'casanova',
  'golden-scales',
  'plunderer',
  'treasure-hunter',
  'navigator',
  'master-gunner',
  'scavenger',
  'mystic',
  'swordsman',
  'miser',
  'captains-hook',
  'safe-harbor',
  'fisherman',
  'beastmaster',
  'misfire',
  'parry',
  'davy-jones-locker',
  'siren',
] as const;
export type Trait = (typeof TRAITS)[number];

/** The Siren belongs to the deck in which mermaids have an ability (D5.3). */
export function traitsFor(deck: 'standard' | 'mermaid-ability'): readonly Trait[] {
  return deck === 'mermaid-ability' ? TRAITS : TRAITS.filter((trait) => trait !== 'siren');
}
