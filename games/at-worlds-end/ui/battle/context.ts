// What the pieces of the scene need besides the board's table, handed down once.
import type { AnyShip, SideOf } from '@quarterdeck/at-worlds-end';
import { createContext } from 'svelte';
import type { BattleWords } from '../../text/battle.ts';
import type { BattleDecision } from './aims.ts';
import type { BattleScene } from './scene.ts';

export interface Deck {
  readonly text: BattleWords;
  readonly battle: BattleScene;
  /** The side that lies nearer to the viewer. */
  readonly near: SideOf;
  /** What is decided now on the scene, and whether by the viewer. */
  readonly decision: BattleDecision | null;
  readonly isMine: boolean;
  /** Whose chances are shown on the targets: the ship that fires, or one that is looked at. */
  readonly gunner: AnyShip | null;
  /** Looks at a ship that could fire; null: no more. */
  consider(ship: AnyShip | null): void;
}

export const [getDeck, setDeck] = createContext<Deck>();
