// Every word of Sea of Clouds that a player reads, in one language.
import type { GameText } from '@quarterdeck/kernel';
import type { Back, ByBack, ByFace } from '../src/data/cards.ts';
import type { LootCard, PermanentCard } from '../src/data/components.ts';
import type { SeaOfClouds, Space } from '../src/types.ts';

export interface Words extends GameText<SeaOfClouds> {
  /** The captains by seat; they differ in name alone. */
  readonly captains: readonly string[];
  /** The kinds of loot: Rum, Relic, Object, Pirate. */
  readonly backs: ByBack<string>;
  /** Cards by name. */
  readonly cards: ByFace<string>;
  /** Classes of objects. */
  readonly classes: Readonly<Record<'permanent' | 'immediate' | 'secret', string>>;
  /** What a card does or is worth, by its row of the card list: it stays true if an owner of the box corrects a figure. */
  rule(card: LootCard): string;
  /** A card whose face is not seen, with its number: "rum no. 17". */
  faceDown(back: Back, number: number): string;
  /** What a permanent object adds, as short as possible: "+1 strength, 3 points". */
  worth(card: PermanentCard): string;
  /** "Share 1" for the space on the left. */
  share(space: Space): string;
  /** "Island 5". */
  island(number: number): string;
}
