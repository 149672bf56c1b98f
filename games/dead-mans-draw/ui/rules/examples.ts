// The examples of the rules page: rows and a bank as they may lie on a table.
import { cardOf, type Entry, type Suit } from '@quarterdeck/dead-mans-draw';
import type { Figure } from '../../text/rules.ts';

interface Row {
  readonly area: readonly Entry[];
  readonly clash: number | null;
}

function entries(...cards: readonly [Suit, number][]): Entry[] {
  return cards.map(([suit, value]) => ({ card: cardOf(suit, value), kept: false }));
}

export const ROWS: Readonly<Record<Exclude<Figure, 'bank'>, Row>> = {
  row: { area: entries(['oracle', 4], ['chest', 6], ['sword', 3]), clash: null },
  bust: { area: entries(['kraken', 6], ['map', 2], ['cannon', 5]), clash: cardOf('kraken', 3) },
  anchor: { area: entries(['mermaid', 8], ['cannon', 4], ['anchor', 5], ['hook', 7]), clash: null },
  treasure: { area: entries(['key', 3], ['mermaid', 7], ['chest', 5], ['oracle', 2]), clash: null },
};

export const BANK: readonly (readonly [Suit, readonly number[]])[] = [
  ['anchor', [2, 4, 7]],
  ['key', [5]],
  ['mermaid', [6, 9]],
];
