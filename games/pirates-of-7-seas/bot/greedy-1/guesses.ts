// Guesses, found by playing; none of them is a rule.
export const GUESSES = {
  /** A ship of the fleet, and what it is worth more while it is free to raid. */
  ship: 0.9,
  freeShip: 0.35,
  /** A good that is not enough of its kind yet, beside what it brings now. */
  goodHope: 0.45,
  /** How much of what goods would bring now may be gone before they are sold: another port, a curse. */
  goodRisk: 0.25,
  /** Yin-yang that will be spent on rituals; more than a purse full is only counted. */
  yinYang: 0.5,
  purse: 6,
  doubleHold: 1.3,
  unsinkable: 1.6,
  /** How often a flag costs a mark for each caravan of that nation to come. */
  flag: 0.5,
  /** Adventure cards that can still be laid. */
  caravan: 1.5,
  port: 0.5,
  curse: 0.3,
  /** A card of loot, before one knows which. */
  lootCard: 1.4,
  /** Having a character in hand again. */
  character: 0.5,
  /** How likely one is alone with a character. */
  alone: 0.4,
  /** Rounds to come while the end card has not come: at most, and by the cards above it. */
  rounds: 12,
  /** How much of the rivals is the best of them; the rest is their average. */
  best: 0.4,
} as const;
