// What has changed from one view to the next: small to send, quick to work out, and as good as the view itself to who has the one
// before.
import { trusted } from './trust.ts';

/**
 * `[]`: it is gone. `[value]`: it is this now. Otherwise what has changed inside, by key or place; one place more is a list that has
 * grown by one.
 */
export type Change = readonly [] | readonly [unknown] | Inside;
interface Inside {
  readonly [key: string]: Change;
}

/**
 * What leads from `before` to `after`, or null where they are equal. It shares with `after`, which must not be edited on; what both
 * share is not looked into. `ofField` compares what they have in a field, for whoever knows some of that already.
 */
export function changeOf(before: unknown, after: unknown, ofField: OfField = changeOf): Change | null {
  if (before === after) return null;
  if (Array.isArray(before)) return Array.isArray(after) ? changeOfList(before, after) : [after];
  if (!isFields(before) || !isFields(after)) return [after];
  return changeOfFields(before, after, ofField);
}

type OfField = (was: unknown, is: unknown) => Change | null;

type Fields = Readonly<Record<string, unknown>>;

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Views are built by naming their fields, so nearly always both have the same ones. */
function changeOfFields(before: Fields, after: Fields, ofField: OfField): Change | null {
  let inside: Parts | null = null;
  let common = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was !== undefined) common += 1;
    if (was !== is) inside = withPart(inside, key, was === undefined ? [is] : ofField(was, is));
  }
  return common === countOf(before) ? inside : withGone(inside, before, after);
}

function countOf(fields: Fields): number {
  let count = 0;
  for (const _ in fields) count += 1;
  return count;
}

function withGone(inside: Parts | null, before: Fields, after: Fields): Parts | null {
  let parts = inside;
  for (const key in before) if (after[key] === undefined) parts = withPart(parts, key, []);
  return parts;
}

/** A list that has lost its middle differs in every place after that: then the list itself is shorter to say. */
function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const grown = after.length - before.length;
  if (grown !== 0 && grown !== 1) return [after];
  let inside: Parts | null = null;
  for (let place = 0; place < before.length; place++) {
    const was = before[place];
    const is = after[place];
    if (was !== is) inside = withPart(inside, String(place), changeOf(was, is));
  }
  if (grown === 0) return inside;
  return inside === null ? { [before.length]: [after[before.length]] } : [after];
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

/** What is now, as a value of its own, whatever is edited on: it shares with `before` all that is equal in both, or is `before` itself. */
export function keptFrom<T>(before: unknown, now: T): T {
  // Equal data, hence the same type.
  return trusted(kept(before, now));
}

function kept(before: unknown, now: unknown): unknown {
  if (before === now || typeof now !== 'object' || now === null) return now;
  if (Array.isArray(now)) return keptList(Array.isArray(before) ? before : [], now);
  return isFields(now) ? keptFields(isFields(before) ? before : {}, now) : now;
}

function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let list = before.length === now.length ? null : before.slice(0, now.length);
  for (let place = 0; place < now.length; place++) {
    const was = before[place];
    const is = now[place];
    if (was === is) continue;
    const part = kept(was, is);
    if (part === was) continue;
    list ??= before.slice();
    list[place] = part;
  }
  return list ?? before;
}

function keptFields(before: Fields, now: Fields): Fields {
  let twin: Record<string, unknown> | null = null;
  let fields = 0;
  for (const key in now) {
    fields += 1;
    const was = before[key];
    const is = now[key];
    const part = was === is ? is : kept(was, is);
    if (part !== was && twin === null) twin = keptUpTo(key, before, now);
    if (twin !== null) twin[key] = part;
  }
  return twin ?? (countOf(before) === fields ? before : keptUpTo(null, before, now));
}

/** What is now, with the fields of `before` up to this one, or all: they are equal in both. */
function keptUpTo(key: string | null, before: Fields, now: Fields): Record<string, unknown> {
  const twin: Record<string, unknown> = { ...now };
  for (const name in now) {
    if (name === key) break;
    twin[name] = before[name];
  }
  return twin;
}
