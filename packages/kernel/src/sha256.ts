// SHA-256 (FIPS 180-4), by hand because the kernel runs in every place and synchronously: browsers only have it
// behind a promise. Compared with Node's own in the tests.
import { at } from './data.ts';

const FIRST_PRIMES = primes(64);
/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = FIRST_PRIMES.map((prime) => fraction(Math.cbrt(prime)));
/** The same of the square roots of the first eight. */
const START = FIRST_PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The digest of a text (UTF-8) as eight 32-bit words. */
export function sha256Words(text: string): number[] {
  const message = padded(utf8(text));
  const state = START.slice();
  const schedule = new Array<number>(64).fill(0);
  for (let block = 0; block < message.length; block += 16) compress(state, message, block, schedule);
  return state;
}

export function sha256(text: string): string {
  return sha256Words(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}

function compress(state: number[], message: readonly number[], block: number, schedule: number[]): void {
  for (let i = 0; i < 16; i++) schedule[i] = at(message, block + i);
  for (let i = 16; i < 64; i++) {
    const early = at(schedule, i - 15);
    const late = at(schedule, i - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[i] = (at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1) | 0;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(schedule, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (at(state, i) + word) >>> 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** Big-endian words of the message, a one bit, zeros, and the length in bits, up to a whole block. */
function padded(bytes: readonly number[]): number[] {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const words = new Array<number>(blocks * 16).fill(0);
  for (const [i, byte] of [...bytes, 0x80].entries()) words[i >> 2] = at(words, i >> 2) | (byte << (24 - 8 * (i & 3)));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}
