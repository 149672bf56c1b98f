// Moves as they stand in a record: `take`, `face 17 premium-rum`, `aim 31 2`.
import { type MoveOf, numberWord, oneOf, phrases, seatWord } from '@quarterdeck/kernel';
import { BACKS, FACES } from './data/cards.ts';
import type { SeaOfClouds } from './types.ts';

const number = numberWord(0, 9_999);
const card = { card: number };

export const notation = phrases<MoveOf<SeaOfClouds>>({
  'first-player': { seat: seatWord },
  back: { back: oneOf(BACKS) },
  face: { ...card, face: oneOf(FACES) },
  take: {},
  leave: {},
  lay: card,
  discard: card,
  spill: card,
  act: card,
  aim: { ...card, at: seatWord },
  finish: {},
  scout: card,
  steal: card,
  give: card,
  receive: card,
  exchange: { give: number, take: number },
});
