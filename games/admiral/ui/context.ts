// What every piece of the board needs to know, handed down once.
import type { Cell, Event, Piece, ShipId, View } from '@quarterdeck/admiral';
import type { Inspector } from '@quarterdeck/board/design/inspector.svelte.ts';
import type { Drag } from '@quarterdeck/board/touch/drag.ts';
import type { Names, Seat } from '@quarterdeck/kernel';
import { createContext } from 'svelte';
import type { Words } from '../text/types.ts';
import type { Bearing } from './chart/bearings.ts';
import type { Scene } from './story/scene.ts';
import type { BoardText } from './text/board.ts';
import type { Aim, Aims, Thing } from './touch/aims.ts';

/** What can be looked at more closely. */
export type Look =
  | { readonly kind: 'ship'; readonly ship: ShipId }
  | { readonly kind: 'fort'; readonly fort: Cell }
  | { readonly kind: 'wind' }
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
  /** The chart as it is shown now. */
  readonly scene: Scene;
  readonly winners: readonly Seat[];
  readonly own: Seat | null;
  readonly spotlight: Event | null;
  readonly inspector: Inspector<Inspected>;
  readonly drag: Drag<Thing>;
  readonly aims: Aims;
  /** The ship or fort that was touched first. */
  readonly chosen: Piece | null;
  /** What the chosen piece, or a salvo, can hit, and how likely. */
  readonly bearings: ReadonlyMap<Piece, Bearing>;
  aim(thing: Thing | null): Aim | null;
  /** Does what the thing stands for, or says why not; false where it stands for nothing now. */
  touch(thing: Thing, row?: number | null): boolean;
  takeBack(): void;
  /** Brings a cell into sight. */
  goTo(cell: Cell): void;
}

export const [getTable, setTable] = createContext<Table>();
