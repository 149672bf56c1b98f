// Letters that nobody can foresee. By `getRandomValues` alone: a page that came over plain http, as on a LAN, has nothing else.
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function bytes(count: number): readonly number[] {
  return [...crypto.getRandomValues(new Uint8Array(count))];
}

export function randomHex(count: number): string {
  return bytes(count)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Twelve letters: a table of this browser. */
export function newId(): string {
  return bytes(12)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
}

export const newTicket = (): string => randomHex(16);
/** What this browser adds to the luck of a table. */
export const newNonce = (): string => randomHex(16);
export const newSeed = (): string => randomHex(32);
export const randomWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
