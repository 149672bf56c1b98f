// Guesses, found by playing; none of them is a rule.
import type { PirateDeed } from '../../src/data/components.ts';

export const GUESSES = {
  /** Cards of a kind that a captain who wants them gets in a turn, while all of them are still to come. */
  relicsPerTurn: 0.2,
  rumPerTurn: 0.1,
  /** Cards of a back in a turn, for secrets that count them. */
  perTurn: { rum: 0.35, relic: 0.35, object: 0.2, doubloon: 1.2 },
  /** How much a lead in strength says now, and how much less with each turn until the boarding. */
  spreadNow: 0.4,
  spreadPerTurn: 0.6,
  /** What a victory is worth beside the effects, and what a point of strength is worth for good. */
  victory: 1.2,
  strengthForGood: 0.8,
  /** How often the Chest is kept in a boarding. */
  chestKept: 0.55,
  /** What the parrot is worth. */
  parrot: 1,
  /** What the top card of the deck brings on average: what one can always hope for after leaving a share. */
  topCard: 2.4,
  /** How much of the rivals is the best of them; the rest is their average. */
  best: 0.3,
  /** How much a point of theirs weighs for who plays for points of his own. */
  spite: 0.02,
} as const;

/** Points that an effect brings, less what it costs others, for each victory; doubloons come on top. */
export const DEED_WORTH: Readonly<Record<PirateDeed, number>> = {
  gain: 0,
  'steal-doubloons': 0,
  'steal-rum': 3,
  'exchange-rum': 1,
  'exchange-object': 1.2,
  'take-parrot': 1.5,
  'look-out': 2.4,
  'discard-object': 1.5,
};
