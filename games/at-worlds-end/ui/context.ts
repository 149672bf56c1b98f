// What every piece of the board needs to know, handed down once.
import type { AnyShip, Event, EventName, Good, Hero, SeaId, View } from '@quarterdeck/at-worlds-end';
import type { Inspector } from '@quarterdeck/board/design/inspector.svelte.ts';
import type { Drag } from '@quarterdeck/board/touch/drag.ts';
import type { Names, Seat } from '@quarterdeck/kernel';
import { createContext } from 'svelte';
import type { Words } from '../text/types.ts';
import type { Scene } from './story/scene.ts';
import type { BoardText } from './text/board.ts';
import type { Aim, Aims, Move, Thing } from './touch/aims.ts';

/** What can be looked at more closely. */
export type Look =
  | { readonly kind: 'sea'; readonly sea: SeaId }
  | { readonly kind: 'guards'; readonly sea: SeaId }
  | { readonly kind: 'ship'; readonly ship: AnyShip }
  | { readonly kind: 'hero'; readonly hero: Hero }
  | { readonly kind: 'skill'; readonly hero: Hero; readonly skill: 0 | 1 }
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'event'; readonly event: EventName | null }
  | { readonly kind: 'fame'; readonly seat: Seat }
  | { readonly kind: 'pirate'; readonly seat: Seat }
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
  /** The bid that is set; null where nobody bids. */
  readonly stake: number | null;
  /** The seat whose side of the table this is. */
  readonly own: Seat;
  aim(thing: Thing | null): Aim | null;
  /** A move in the words of the move list. */
  label(move: Move): string;
  /** Does what the thing stands for, or says why not; false where it stands for nothing now. */
  touch(thing: Thing): boolean;
  /** Forgets what was touched first. */
  takeBack(): void;
}

export const [getTable, setTable] = createContext<Table>();
