// What every piece of the board needs to know, handed down once.

import type { Inspector } from '@quarterdeck/board/design/inspector.svelte.ts';
import type { Drag } from '@quarterdeck/board/touch/drag.ts';
import type { Names, Seat } from '@quarterdeck/kernel';
import type { Adventure, Character, Event, Loot, Nation, View } from '@quarterdeck/pirates-of-7-seas';
import { createContext } from 'svelte';
import type { Words } from '../text/types.ts';
import type { Scene } from './story/scene.ts';
import type { BoardText } from './text/board.ts';
import type { Aim, Aims, Thing } from './touch/aims.ts';

/** What can be looked at more closely. */
export type Look =
  | { readonly kind: 'character'; readonly character: Character }
  | { readonly kind: 'adventure'; readonly card: Adventure }
  | { readonly kind: 'port' }
  | { readonly kind: 'loot'; readonly loot: Loot }
  | { readonly kind: 'flag'; readonly nation: Nation }
  | { readonly kind: 'die'; readonly place: number }
  | { readonly kind: 'pile' }
  | { readonly kind: 'points'; readonly seat: Seat }
  | { readonly kind: 'note'; readonly title: string; readonly text: string };

export interface Inspected {
  readonly look: Look;
  /** What touching it would do is told besides. */
  readonly thing: Thing | null;
}

export interface Table {
  readonly words: Words;
  readonly text: BoardText;
  readonly names: Names;
  readonly view: View;
  /** The table as it is shown now. */
  readonly scene: Scene;
  readonly winners: readonly Seat[];
  readonly spotlight: Event | null;
  readonly inspector: Inspector<Inspected>;
  readonly drag: Drag<Thing>;
  readonly aims: Aims;
  /** The first things of a move that takes several. */
  readonly touched: readonly Thing[];
  aim(thing: Thing | null): Aim | null;
  /** Does what the thing stands for, or says why not; false where it stands for nothing now. */
  touch(thing: Thing): boolean;
  /** Forgets what was touched first. */
  takeBack(): void;
}

export const [getTable, setTable] = createContext<Table>();
