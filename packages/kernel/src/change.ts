// What has changed from one view to the next: small to send, quick to work out, and as good as the view itself to who has the one
// before.
import { copy } from './data.ts';
import { trusted } from './trust.ts';

/**
 * `[]`: it is gone. `[value]`: it is this now. Otherwise what has changed inside, by key or place; one place more is a list that has
 * grown by one.
 */
export type Change = readonly [] | readonly [unknown] | Inside;
interface Inside {
  readonly [key: string]: Change;
}

/** What leads from `before` to `after`, or null where they are equal. It shares nothing with `after`, which may be edited on. */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(before)) return Array.isArray(after) ? changeOfList(before, after) : [copy(after)];
  if (!isFields(before) || !isFields(after)) return [copy(after)];
  return changeOfFields(before, after);
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Views are built by naming their fields, so nearly always both have the same ones. */
function changeOfFields(before: Fields, after: Fields): Change | null {
  let inside: Parts | null = null;
  for (const key in before) {
    const was = before[key];
    const is = after[key];
    if (was !== is) inside = withPart(inside, key, is === undefined ? [] : changeOf(was, is));
  }
  for (const key in after) if (before[key] === undefined) inside = withPart(inside, key, [copy(after[key])]);
  return inside;
}

/** A list that has lost its middle differs in every place after that: then the list itself is shorter to say. */
function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const grown = after.length - before.length;
  if (grown !== 0 && grown !== 1) return [copy(after)];
  let inside: Parts | null = null;
  for (let place = 0; place < before.length; place++) {
    const was = before[place];
    const is = after[place];
    if (was !== is) inside = withPart(inside, String(place), changeOf(was, is));
  }
  if (grown === 0) return inside;
  return inside === null ? { [before.length]: [copy(after[before.length])] } : [copy(after)];
}

type Parts = Record<string, Change>;

/** Adds to what has changed inside of something; nothing is made before there is something to add. */
function withPart(inside: Parts | null, key: string, change: Change | null): Parts | null {
  if (change === null) return inside;
  const parts = inside ?? {};
  parts[key] = change;
  return parts;
}

/** What `before` becomes by a change; it stays as it is itself, and shares with the new one what has not changed. */
export function changed<T>(before: T, change: Change | null): T {
  // What led from a T to another leads there again.
  return change === null ? before : trusted(after(before, change));
}

function after(before: unknown, change: Change): unknown {
  if (isWhole(change)) return change[0];
  return Array.isArray(before) ? changedList(before, change) : changedFields(before, change);
}

function isWhole(change: Change): change is readonly [] | readonly [unknown] {
  return Array.isArray(change);
}

function changedList(before: readonly unknown[], inside: Inside): unknown[] {
  const list = before.slice();
  for (const place in inside) {
    const part = inside[place];
    if (part !== undefined) list[Number(place)] = after(list[Number(place)], part);
  }
  return list;
}

function changedFields(before: unknown, inside: Inside): object {
  const fields: Record<string, unknown> = isFields(before) ? { ...before } : {};
  for (const key in inside) {
    const part = inside[key];
    if (part === undefined) continue;
    if (isWhole(part) && part.length === 0) delete fields[key];
    else fields[key] = after(fields[key], part);
  }
  return fields;
}
