// Moves as numbers, so that a node finds again what it has tried. Two moves of one decision that get the same number would share
// what is known of them: with 32 bits that happens in none of a million decisions, and does no harm but to the choice.

export function keyOf(move: object): number {
  let key = 17;
  for (const value of Object.values(move)) key = mixed(key, value);
  return key;
}

/** A key for these two in this order. */
export function joined(key: number, other: number): number {
  const word = Math.imul(key ^ other, 0x85ebca6b);
  return (Math.imul(word ^ (word >>> 13), 0xc2b2ae35) + key) | 0;
}

function mixed(key: number, value: unknown): number {
  if (typeof value === 'number') return joined(key, value);
  if (typeof value === 'string') return joined(key, wordKey(value));
  if (typeof value !== 'object' || value === null) return joined(key, value === true ? 1 : 2);
  let sum = joined(key, 3);
  for (const inner of Object.values(value)) sum = mixed(sum, inner);
  return sum;
}

const words = new Map<string, number>();
/** Words of moves are few; should a game make them up, they are reckoned anew. */
const MOST_WORDS = 4096;

function wordKey(word: string): number {
  const known = words.get(word);
  if (known !== undefined) return known;
  let key = word.length;
  for (let i = 0; i < word.length; i++) key = joined(key, word.charCodeAt(i));
  if (words.size < MOST_WORDS) words.set(word, key);
  return key;
}
