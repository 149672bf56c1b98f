// What every piece of the board needs to know, handed down once.
import type { Admiral, Cell, Piece, ShipId } from '@quarterdeck/admiral';
import { type BoardTable, setTouching } from '@quarterdeck/board/frame/context.ts';
import type { InspectedThing } from '@quarterdeck/board/touch/touch.ts';
import type { Seat } from '@quarterdeck/kernel';
import { createContext } from 'svelte';
import type { BoardWords } from '../text/board.ts';
import type { Words } from '../text/words.ts';
import type { Bearing } from './chart/bearings.ts';
import type { Scene } from './story/scene.ts';
import type { Aim, Aims, Thing } from './touch/aims.ts';

/** What can be looked at more closely. */
export type Look =
  | { readonly kind: 'ship'; readonly ship: ShipId }
  | { readonly kind: 'fort'; readonly fort: Cell }
  | { readonly kind: 'wind' }
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

export interface Table extends BoardTable<Admiral, Own> {
  readonly own: Seat | null;
  readonly aims: Aims;
  /** The ship or fort that was touched first. */
  readonly chosen: Piece | null;
  /** What the chosen piece, or a salvo, can hit, and how likely. */
  readonly bearings: ReadonlyMap<Piece, Bearing>;
  /** Does what the thing stands for, or says why not; false where it stands for nothing now. */
  touch(thing: Thing, row?: number | null): boolean;
  takeBack(): void;
  /** Brings a cell into sight. */
  goTo(cell: Cell): void;
}

const [getTable, provide] = createContext<Table>();

export { getTable };

export function setTable(table: Table): void {
  provide(table);
  setTouching(table);
}
