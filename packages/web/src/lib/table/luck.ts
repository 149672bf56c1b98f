// What this browser remembers of its part in the luck of a table: what it added, and the promise that was made before.
import { fieldsOf } from '@quarterdeck/kernel';
import type { Shelf } from '../page/storage.ts';

export interface Luck {
  readonly table: string;
  /** All that we have sent there, the newest first: whoever gets up and sits down again adds anew. */
  readonly nonces: readonly string[];
  /** The fingerprint of the seed as we saw it first; null until the table has been seen. */
  readonly commitment: string | null;
}

const KEY = 'luck';
const MOST = 200;

function kept(shelf: Shelf): readonly Luck[] {
  const list = shelf.read(KEY);
  return Array.isArray(list) ? list.map(readLuck).filter((luck) => luck !== null) : [];
}

function readLuck(value: unknown): Luck | null {
  const fields = fieldsOf(value);
  const [table, nonces, commitment] = ['table', 'nonces', 'commitment'].map((name) => fields?.get(name) ?? null);
  if (typeof table !== 'string' || !Array.isArray(nonces)) return null;
  const read = nonces.filter((nonce) => typeof nonce === 'string');
  return { table, nonces: read, commitment: typeof commitment === 'string' ? commitment : null };
}

export function findLuck(shelf: Shelf, table: string): Luck | null {
  return kept(shelf).find((luck) => luck.table === table) ?? null;
}

/** The newest in front; of too many the oldest are forgotten. */
function keep(shelf: Shelf, luck: Luck): void {
  shelf.write(KEY, [luck, ...kept(shelf).filter(({ table }) => table !== luck.table)].slice(0, MOST));
}

/** We have added this to the luck of a table. The promise that was seen first is the one that has to be kept. */
export function addNonce(shelf: Shelf, table: string, nonce: string, commitment: string | null): void {
  const before = findLuck(shelf, table);
  keep(shelf, { table, nonces: [nonce, ...(before?.nonces ?? [])], commitment: before?.commitment ?? commitment });
}

/** Where we sat down before we could see the table, this is the first that we see of it. */
export function notePromise(shelf: Shelf, table: string, commitment: string): void {
  const luck = findLuck(shelf, table);
  if (luck !== null && luck.commitment === null) keep(shelf, { ...luck, commitment });
}

/** What a record tells of the luck that it was drawn from. */
export interface Drawn {
  readonly commitment: string | null;
  readonly nonces: readonly (string | null)[];
}

/** `unknown`: this browser has kept nothing to compare it with. */
export const PROOFS = ['kept', 'broken', 'unknown'] as const;
export type Proof = (typeof PROOFS)[number];

/** Whether the promise is the one that we were given, and whether what we added is in the luck. */
export function checkLuck(luck: Luck | null, drawn: Drawn): { readonly promise: Proof; readonly nonce: Proof } {
  if (luck === null) return { promise: 'unknown', nonce: 'unknown' };
  const promise = luck.commitment === null ? 'unknown' : luck.commitment === drawn.commitment ? 'kept' : 'broken';
  const isAdded = drawn.nonces.some((nonce) => nonce !== null && luck.nonces.includes(nonce));
  return { promise, nonce: isAdded ? 'kept' : 'broken' };
}
