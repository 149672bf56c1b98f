// What every piece of the board needs to know, handed down once.

import type { BoardTable } from '@quarterdeck/board/frame/context.ts';
import type { Seat } from '@quarterdeck/kernel';
import type { Back, Card, Relic, SeaOfClouds } from '@quarterdeck/sea-of-clouds';
import { createContext } from 'svelte';
import type { BoardWords, Words } from '../text/words.ts';
import type { Scene } from './story/scene.ts';
import type { Aim, Thing } from './touch/aims.ts';

/** What can be looked at more closely. */
export type Inspected =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'back'; readonly back: Back }
  | { readonly kind: 'cards'; readonly title: string; readonly cards: readonly Card[] }
  | { readonly kind: 'ladder'; readonly seat: Seat; readonly relic: Relic }
  | { readonly kind: 'strength'; readonly seat: Seat }
  | { readonly kind: 'points'; readonly seat: Seat }
  | { readonly kind: 'note'; readonly text: string };

/** What this board adds to what all boards are made of. */
export interface Own {
  readonly words: Words;
  readonly text: BoardWords;
  readonly scene: Scene;
  readonly thing: Thing;
  readonly aim: Aim;
  readonly inspected: Inspected;
}

export interface Table extends BoardTable<SeaOfClouds, Own> {
  /** The seat whose side of the table this is. */
  readonly own: Seat;
  /** The story has come to the turn in which this viewer is asked, and not yet to the question. */
  readonly isTurnTold: boolean;
  /** Puts everything in place at once; null where nobody waits for the end of the story. */
  readonly skip: (() => void) | null;
}

export const [getTable, setTable] = createContext<Table>();
