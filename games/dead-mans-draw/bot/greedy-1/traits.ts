// What a trait is worth over a whole game, in points. Measured: the share of two-seat games that its owner won, both
// seats greedy and traits dealt at random, turned into the lead that wins as often.
import type { Trait } from '../../src/data/traits.ts';

export const TRAIT_WORTH: Readonly<Record<Trait, number>> = {
  casanova: 2,
  'golden-scales': 4,
  plunderer: -2,
  'treasure-hunter': -1,
  navigator: 1,
  'master-gunner': -4,
  scavenger: -1,
  mystic: -5,
  swordsman: -4,
  miser: -8,
  'captains-hook': -7,
  'safe-harbor': -1,
  fisherman: 2,
  beastmaster: -3,
  misfire: 14,
  parry: 8,
  'davy-jones-locker': 2,
  siren: -3,
};
