// What every piece of the board needs to know, handed down once.
import type { AnyShip, AtWorldsEnd, EventName, Good, Hero, SeaId } from '@quarterdeck/at-worlds-end';
import { type BoardTable, setTouching } from '@quarterdeck/board/frame/context.ts';
import type { InspectedThing } from '@quarterdeck/board/touch/touch.ts';
import type { Seat } from '@quarterdeck/kernel';
import { createContext } from 'svelte';
import type { BoardWords } from '../text/board.ts';
import type { Words } from '../text/words.ts';
import type { Scene } from './story/scene.ts';
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

export interface Table extends BoardTable<AtWorldsEnd, Own> {
  readonly aims: Aims;
  /** The first things of a move that takes several. */
  readonly touched: readonly Thing[];
  /** The bid that is set; null where nobody bids. */
  readonly stake: number | null;
  /** The seat whose side of the table this is. */
  readonly own: Seat;
  /** A move in the words of the move list. */
  label(move: Move): string;
  /** Forgets what was touched first. */
  takeBack(): void;
}

const [getTable, provide] = createContext<Table>();

export { getTable };

export function setTable(table: Table): void {
  provide(table);
  setTouching(table);
}
