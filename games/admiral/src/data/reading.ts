// Reading tables from outside field by field, so that a mistake is named where it is.
import { fieldsOf, quoted, short } from '@quarterdeck/kernel';
import { parseCell, parseColumn } from './cells.ts';

/** What must be so, or the sentence that says what is wrong. */
export function demand(isSound: boolean, complaint: () => string): void {
  if (!isSound) throw new Error(complaint());
}

export type Fields = ReadonlyMap<string, unknown>;

export function record(given: unknown, path: string, names: readonly string[]): Fields {
  const fields = fieldsOf(given);
  if (fields === null) throw new Error(`${path} must be an object with ${names.join(', ')}`);
  for (const name of fields.keys())
    if (!names.includes(name)) throw new Error(`${path} has no field '${short(name)}': it has ${names.join(', ')}`);
  for (const name of names) if (!fields.has(name)) throw new Error(`${path}.${name} is missing`);
  return fields;
}

export function list<T>(given: unknown, path: string, most: number, read: (item: unknown, path: string) => T): T[] {
  if (!Array.isArray(given) || given.length > most) throw new Error(`${path} must be a list of at most ${most}`);
  return given.map((item: unknown, i) => read(item, `${path}[${i}]`));
}

export function whole(given: unknown, path: string, min: number, max: number): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max)
    throw new Error(`${path} must be a whole number from ${min} to ${max}, not ${quoted(given)}`);
  return given;
}

export function flag(given: unknown, path: string): boolean {
  if (typeof given !== 'boolean') throw new Error(`${path} must be true or false, not ${quoted(given)}`);
  return given;
}

export function choice<T extends string>(given: unknown, path: string, of: readonly T[]): T {
  const known = of.find((name) => name === given);
  if (known === undefined) throw new Error(`${path} must be one of ${of.join(', ')}, not ${quoted(given)}`);
  return known;
}

export function orNull<T>(given: unknown, read: (value: unknown) => T): T | null {
  return given === null ? null : read(given);
}

/** The name of a cell, A1 to X14. */
export function cell(given: unknown, path: string): string {
  if (typeof given !== 'string' || parseCell(given) === null)
    throw new Error(`${path} must name a cell from A1 to X14, not ${quoted(given)}`);
  return given;
}

export function column(given: unknown, path: string): string {
  if (typeof given !== 'string' || parseColumn(given) === null)
    throw new Error(`${path} must name a column from A to X, not ${quoted(given)}`);
  return given;
}
