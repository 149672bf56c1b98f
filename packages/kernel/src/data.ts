// Plain data: what a state, a move, a view and an event are made of.
import { trusted } from './trust.ts';

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** The element at `index`, which must be there: an index out of range is a bug, never an absent value. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  return item === undefined ? outOfRange(list, index) : item;
}

/** Apart from `at`, so that `at` is short: the engine copies only so much code into the place of a call. */
function outOfRange(list: readonly unknown[], index: number): never {
  throw new RangeError(`no element ${index} in a list of ${list.length}`);
}

/** Takes an item out of a list that holds it, the first of equal ones; the others keep their order. */
export function take<T>(list: T[], item: T): void {
  let place = 0;
  while (place < list.length && list[place] !== item) place += 1;
  if (place === list.length) throw new Error(`${item} is not here`);
  takeAt(list, place);
}

/** Takes out the item at a place; the others keep their order. */
export function takeAt<T>(list: T[], from: number): T {
  const item = at(list, from);
  for (let place = from + 1; place < list.length; place++) list[place - 1] = at(list, place);
  list.pop();
  return item;
}

/** Takes everything out of a list. */
export function clear(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** A deep copy of plain data. A shallow clone first keeps the shape of an object, which is what makes it fast. */
export function copy<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  return Array.isArray(data) ? copyList(data) : copyFields(data);
}

function copyList<T extends unknown[]>(list: T): T {
  const twin: T = trusted(list.slice()); // a slice of T is a T again, which the library's types do not say
  for (let i = 0; i < twin.length; i++) {
    const item: unknown = twin[i];
    if (typeof item === 'object' && item !== null) twin[i] = copy(item);
  }
  return twin;
}

function copyFields<T extends object>(fields: T): T {
  const twin = { ...fields };
  for (const key in twin) {
    const field = twin[key];
    if (typeof field === 'object' && field !== null) twin[key] = copy(field);
  }
  return twin;
}

/**
 * Equal data whose lists were filled one by one. A list made in one go (`Array.from`, `map`, `flat`) counts with the engine
 * as one that may have holes: it reads more slowly for ever, and so do its copies. And all lists are of the one kind that takes
 * any item: a list of another kind changes its own when it gets its first object, and code that meets two kinds is slower.
 */
export function packed<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (!Array.isArray(data)) return packedFields(data);
  const list: unknown[] = [null]; // once it has held something else than whole numbers, it may hold anything
  list.pop();
  for (const item of data) list.push(packed(item));
  return trusted(list); // the same items, hence the same type
}

function packedFields<T extends object>(fields: T): T {
  const twin = { ...fields };
  for (const key in twin) twin[key] = packed(twin[key]);
  return twin;
}

/** Whether two pieces of plain data are equal, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameLists(a, b);
  return sameFields(a, b);
}

function sameFields(a: object, b: object): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(Reflect.get(a, key), Reflect.get(b, key))) return false;
  return true;
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let place = 0; place < a.length; place++) if (!same(a[place], b[place])) return false;
  return true;
}

/** JSON with sorted keys: equal data gives equal text. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const fields = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}

/** The path of the first value that is not plain data (a class, a function, `undefined`, NaN), or null. */
export function notPlain(data: unknown): string | null {
  if (data === null || typeof data === 'boolean' || typeof data === 'string') return null;
  if (typeof data === 'number') return Number.isFinite(data) && !Object.is(data, -0) ? null : '';
  if (typeof data !== 'object') return '';
  const maker: unknown = Object.getPrototypeOf(data);
  if (maker !== Object.prototype && maker !== Array.prototype) return '';
  for (const key of Object.keys(data)) {
    const rest = notPlain(Reflect.get(data, key));
    if (rest !== null) return `.${key}${rest}`;
  }
  return null;
}

/** Reads an unknown value as an object with fields, or null when it is none. */
export function fieldsOf(data: unknown): ReadonlyMap<string, unknown> | null {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? new Map(Object.entries(data)) : null;
}
