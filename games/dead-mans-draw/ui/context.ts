// What every piece of the board needs to know, handed down once.

import type { BoardTable } from '@quarterdeck/board/frame/context.ts';
import type { Card, DeadMansDraw, Suit, Trait, Variant } from '@quarterdeck/dead-mans-draw';
import { createContext } from 'svelte';
import type { BoardWords, Words } from '../text/words.ts';
import type { Scene } from './story/scene.ts';
import type { Aim, Thing } from './touch/aims.ts';

/** What can be looked at more closely. */
export type Inspected =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'stack'; readonly suit: Suit; readonly cards: readonly Card[] }
  | { readonly kind: 'trait'; readonly trait: Trait }
  | { readonly kind: 'variant'; readonly variant: Variant }
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

export type Table = BoardTable<DeadMansDraw, Own>;

export const [getTable, setTable] = createContext<Table>();
