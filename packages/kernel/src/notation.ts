// Moves as text: one short phrase a move, for records, terminals and chat. Printer and parser come from one table.
import { at } from './data.ts';
import type { Seat } from './game.ts';
import { trusted } from './trust.ts';

export interface Notation<M> {
  print(move: M): string;
  /** The move that a phrase says, or null when it is none of this game's. */
  parse(phrase: string): M | null;
}

/** One field of a move as a word without spaces. */
export interface Word<T> {
  print(value: T): string;
  parse(word: string): T | null;
}

type Fields<M, K> = Omit<Extract<M, { type: K }>, 'type'>;
/** For each type of move its fields, in the order in which they are written. */
export type Phrases<M extends { readonly type: string }> = {
  readonly [K in M['type']]: { readonly [F in keyof Fields<M, K>]-?: Word<Fields<M, K>[F]> };
};

export function phrases<M extends { readonly type: string }>(table: Phrases<M>): Notation<M> {
  const words = new Map(
    Object.entries<Readonly<Record<string, Word<unknown>>>>(table).map(([type, of]) => [type, Object.entries(of)]),
  );
  return {
    print(move) {
      const fields = new Map(Object.entries(move));
      return [move.type, ...(words.get(move.type) ?? []).map(([name, word]) => word.print(fields.get(name)))].join(' ');
    },
    parse(phrase) {
      const [type = '', ...given] = phrase.split(' ');
      const expected = words.get(type);
      if (expected === undefined || expected.length !== given.length) return null;
      const fields = expected.map(([name, word], i): [string, unknown] => [name, word.parse(at(given, i))]);
      if (fields.some(([, value]) => value === null)) return null;
      // The table has exactly the fields of the move of this type, and each word gives its field's type.
      return trusted({ type, ...Object.fromEntries(fields) });
    },
  };
}

export const seatWord: Word<Seat> = numberWord(0, 15);

export function numberWord(min: number, max: number): Word<number> {
  return {
    print: String,
    parse: (word) => (/^(0|-?[1-9]\d*)$/.test(word) && Number(word) >= min && Number(word) <= max ? Number(word) : null),
  };
}

export function oneOf<T extends string>(names: readonly T[]): Word<T> {
  const known = new Map<string, T>(names.map((name) => [name, name]));
  return { print: (name) => name, parse: (word) => known.get(word) ?? null };
}

/** A list of words, joined by commas; an empty one is a dash. */
export function listOf<T>(word: Word<T>): Word<readonly T[]> {
  return {
    print: (list) => (list.length === 0 ? '-' : list.map((item) => word.print(item)).join(',')),
    parse(text) {
      if (text === '-') return [];
      const items = text.split(',').map((part) => word.parse(part));
      return items.every((item) => item !== null) ? items : null;
    },
  };
}

/** A word that may be absent, written as a dash. */
export function orNone<T>(word: Word<T>): Word<T | null> {
  return {
    print: (value) => (value === null ? '-' : word.print(value)),
    parse: (text) => (text === '-' ? null : word.parse(text)),
  };
}
