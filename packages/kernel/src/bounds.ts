// What comes from outside is measured before anybody walks through it, and quoted in short or not at all.

/** How much one piece of data may be: how deep, how many values in all, how many letters as JSON. */
export interface Bounds {
  readonly levels: number;
  readonly values: number;
  readonly letters: number;
}

/** Twice the longest move there is: a throw of all dice, with the place of each, has 200 values and 1,500 letters. */
export const MOVE_BOUNDS: Bounds = { levels: 8, values: 1000, letters: 8000 };
/** The longest component table in print has 430 values and 5,800 letters. */
export const OPTION_BOUNDS: Bounds = { levels: 12, values: 8000, letters: 32_000 };

/** Names under which JavaScript keeps things of its own. */
const UNWANTED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What is too much about the data, as the end of a sentence that begins with its name; or null. */
export function tooMuch(data: unknown, { levels, values, letters }: Bounds): string | null {
  // A list of what is still to be seen instead of a call for each level: no depth can exhaust the stack.
  let level: unknown[] = [data];
  let count = 1;
  for (let depth = 0; level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth === levels) return `is nested more than ${levels} levels deep`;
      const keys = Array.isArray(value) ? [] : Object.keys(value);
      if (keys.some((key) => UNWANTED.has(key))) return "has a field with one of JavaScript's own names";
      const inside: unknown[] = Array.isArray(value) ? value : Object.values(value);
      count += inside.length;
      if (count > values) return `has more than ${values} values`;
      for (const item of inside) next.push(item);
    }
    level = next;
  }
  return (JSON.stringify(data)?.length ?? 0) > letters ? `has more than ${letters} letters` : null;
}

const QUOTED = 40;
/** Control characters, signs that turn the direction of writing, halves of signs, and ends of lines. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The beginning of a text from outside, fit for one line of ours. */
export function short(text: string, letters = QUOTED): string {
  const plain = text.slice(0, 2 * letters + 2).replace(UNPRINTABLE, '?');
  const signs = [...plain];
  return signs.length > letters ? `${signs.slice(0, letters - 1).join('')}…` : plain;
}

/** What was given, for a sentence that says what was wanted instead. */
export function quoted(given: unknown): string {
  if (typeof given === 'string') return JSON.stringify(short(given));
  if (Array.isArray(given)) return given.length === 0 ? 'an empty list' : 'a list';
  if (typeof given === 'object' && given !== null) return 'an object';
  return given === undefined ? 'nothing' : String(given);
}
