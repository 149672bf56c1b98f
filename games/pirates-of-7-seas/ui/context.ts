// What every piece of the board needs to know, handed down once.

import { type BoardTable, setTouching } from '@quarterdeck/board/frame/context.ts';
import type { InspectedThing } from '@quarterdeck/board/touch/touch.ts';
import type { Seat } from '@quarterdeck/kernel';
import type { Adventure, Character, Loot, Nation, PiratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import { createContext } from 'svelte';
import type { BoardWords, Words } from '../text/words.ts';
import type { Scene } from './story/scene.ts';
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

export type Inspected = InspectedThing<Thing, Look>;

/** What this board adds to what all boards are made of. */
export interface Own {
  readonly words: Words;
  readonly text: BoardWords;
  readonly scene: Scene;
  readonly thing: Thing;
  readonly aim: Aim;
  readonly inspected: Inspected;
}

export interface Table extends BoardTable<PiratesOf7Seas, Own> {
  readonly aims: Aims;
  /** The first things of a move that takes several. */
  readonly touched: readonly Thing[];
  /** Forgets what was touched first. */
  takeBack(): void;
}

const [getTable, provide] = createContext<Table>();

export { getTable };

export function setTable(table: Table): void {
  provide(table);
  setTouching(table);
}
