// Every word of Pirates of the 7 Seas that a player reads, in one language.
import type { GameText } from '@quarterdeck/kernel';
import type { Adventure, ByLoot, Character, Curse, Nation, Port } from '../src/data/cards.ts';
import type { Winning } from '../src/data/components.ts';
import type { PiratesOf7Seas } from '../src/types.ts';

export interface Words extends GameText<PiratesOf7Seas> {
  readonly characters: Readonly<Record<Character, string>>;
  /** What a character's action is, and its gift. */
  readonly actions: Readonly<Record<Character, string>>;
  readonly gifts: Readonly<Record<Character, string>>;
  /** Loot by kind: Fruit, Coffee, Rum, Talisman. */
  readonly loot: ByLoot<string>;
  readonly nations: Readonly<Record<Nation, string>>;
  readonly ports: Readonly<Record<Port, string>>;
  readonly curses: Readonly<Record<Curse, string>>;
  /** What a curse does. */
  readonly curseRules: Readonly<Record<Curse, string>>;
  /** What a die of the Tavern brings. */
  readonly winnings: Readonly<Record<Winning, string>>;
  /** An adventure card by name; a caravan by its nation and number of ships. */
  adventure(card: Adventure, ships: number): string;
}
