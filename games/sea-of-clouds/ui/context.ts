// What every piece of the board needs to know, handed down once.

import type { Inspector } from '@quarterdeck/board/design/inspector.svelte.ts';
import type { Drag } from '@quarterdeck/board/touch/drag.ts';
import type { Names, Seat } from '@quarterdeck/kernel';
import type { Back, Card, Event, Relic, View } from '@quarterdeck/sea-of-clouds';
import { createContext } from 'svelte';
import type { Words } from '../text/types.ts';
import type { Scene } from './story/scene.ts';
import type { BoardText } from './text/board.ts';
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

export interface Table {
  readonly words: Words;
  readonly text: BoardText;
  readonly names: Names;
  readonly view: View;
  /** The table as it is shown now. */
  readonly scene: Scene;
  /** The seat whose side of the table this is. */
  readonly own: Seat;
  /** The story has come to the turn in which this viewer is asked, and not yet to the question. */
  readonly isTurnTold: boolean;
  readonly winners: readonly Seat[];
  readonly spotlight: Event | null;
  readonly inspector: Inspector<Inspected>;
  readonly drag: Drag<Thing>;
  /** Puts everything in place at once; null where nobody waits for the end of the story. */
  readonly skip: (() => void) | null;
  aim(thing: Thing): Aim | null;
  /** Does what the thing stands for, or says why not; false where it stands for nothing now. */
  touch(thing: Thing): boolean;
}

export const [getTable, setTable] = createContext<Table>();
