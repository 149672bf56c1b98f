// What the sentences of all three languages share: cells and guns as lists, and whom the open decision is about.
import { at } from '@quarterdeck/kernel';
import { bookOf } from '../src/book.ts';
import { type Cell, cellName, DIRECTIONS, type Direction, type DirectionName } from '../src/data/cells.ts';
import { SHIP_KINDS, type ShipKind } from '../src/data/ships.ts';
import type { Decisions, Gun, OpenFrame, View } from '../src/types.ts';

/** The open decision, if it is of this kind. */
export function openOf<K extends keyof Decisions>(view: View, kind: K): Extract<OpenFrame, { kind: K }> | null {
  const frame = view.stack.at(-1);
  return frame !== undefined && isKind(frame, kind) ? frame : null;
}

function isKind<K extends string>(frame: OpenFrame, kind: K): frame is Extract<OpenFrame, { kind: K }> {
  return frame.kind === kind;
}

export function cellList(cells: readonly Cell[]): string {
  return cells.map(cellName).join(', ');
}

export function directionOf(towards: Direction): DirectionName {
  return at(DIRECTIONS, towards);
}

/** At the beginning of a sentence. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Guns with the number of their shots: "line 1 × 3, fort A1 × 2". */
export function gunList(guns: readonly Gun[], piece: (piece: number) => string): string {
  return guns.map(({ gun, shots }) => (shots === 1 ? piece(gun) : `${piece(gun)} × ${shots}`)).join(', ');
}

/** Whether an order is to hold, to fire at anything, or at some kinds only. */
export function orderKind(kinds: readonly ShipKind[]): 'hold' | 'any' | 'some' {
  return kinds.length === 0 ? 'hold' : kinds.length === SHIP_KINDS.length ? 'any' : 'some';
}

/** Mini-games are about sailing alone. */
export function isAtWar(view: View): boolean {
  return bookOf(view.fixed).scenario.fighting;
}

/** Whether the cargo of this game is pearls. */
export function isPearls(view: View): boolean {
  return bookOf(view.fixed).scenario.cargo.what === 'pearls';
}

/** The cell of the mine whose order is open, for who knows it (R1). */
export function orderedMine(view: View): Cell | null {
  const frame = openOf(view, 'mine-order');
  return frame === null ? null : (view.mines[frame.seat]?.[frame.mine]?.at ?? null);
}

/** A ship of the open decision: the next in line for a berth. */
export function nextInBerth(view: View): number | null {
  return openOf(view, 'berth')?.queue[0] ?? null;
}
