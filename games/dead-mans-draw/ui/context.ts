// What every piece of the board needs to know, handed down once.

import type { Inspector } from '@quarterdeck/board/design/inspector.svelte.ts';
import type { Drag } from '@quarterdeck/board/touch/drag.ts';
import type { Card, Event, Suit, Trait, Variant, View } from '@quarterdeck/dead-mans-draw';
import type { Names, Seat } from '@quarterdeck/kernel';
import { createContext } from 'svelte';
import type { Words } from '../text/types.ts';
import type { BoardText } from './text/board.ts';
import type { Aim, Thing } from './touch/aims.ts';

/** What can be looked at more closely. */
export type Inspected =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'stack'; readonly suit: Suit; readonly cards: readonly Card[] }
  | { readonly kind: 'trait'; readonly trait: Trait }
  | { readonly kind: 'variant'; readonly variant: Variant }
  | { readonly kind: 'note'; readonly text: string };

export interface Table {
  readonly words: Words;
  readonly text: BoardText;
  readonly names: Names;
  readonly view: View;
  readonly winners: readonly Seat[];
  readonly spotlight: Event | null;
  readonly inspector: Inspector<Inspected>;
  readonly drag: Drag<Thing>;
  aim(thing: Thing): Aim | null;
  /** Does what the thing stands for, or says why not; false where it stands for nothing now. */
  touch(thing: Thing): boolean;
}

export const [getTable, setTable] = createContext<Table>();
