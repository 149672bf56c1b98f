// The numbered cards (1.1). An owner of another set hands in a corrected list as an option of a table.

export type Card = number;

export const HAND = 3; // ours
export const CARDS: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]; // ours

/** The lead's worth by its distance from the middle of the cove (2.3), the nearest first. */
export const RINGS = [
  { within: 20, coins: 3 },
  { within: 40, coins: 2 },
  { within: Number.MAX_SAFE_INTEGER, coins: 1 },
] as const;
export const COVE = 100; // the cove is a square of so many steps each way

/** A list of cards from outside; throws a sentence that says what is wrong. */
export function parseCards(given: unknown): readonly Card[] {
  const isCard = (card: unknown): card is Card => typeof card === 'number' && Number.isInteger(card) && card >= 1 && card <= 99;
  if (!Array.isArray(given) || !given.every(isCard)) throw new Error('must be a list of whole numbers from 1 to 99');
  if (given.length > 99) throw new Error('must be a list of at most 99');
  if (new Set(given).size !== given.length) throw new Error('no number may stand twice');
  return given.toSorted((a, b) => a - b);
}
