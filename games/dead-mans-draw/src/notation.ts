// Moves as they stand in a record: `shoot 1 kraken`, `card mermaid-7`.
import { type MoveOf, oneOf, phrases, seatWord } from '@quarterdeck/kernel';
import { cardWord } from './data/cards.ts';
import { SUITS } from './data/suits.ts';
import { TRAITS } from './data/traits.ts';
import type { DeadMansDraw } from './types.ts';

const card = { card: cardWord };
const trait = { trait: oneOf(TRAITS) };
const seat = { seat: seatWord };
const suit = { suit: oneOf(SUITS) };

export const notation = phrases<MoveOf<DeadMansDraw>>({
  'first-player': seat,
  'deal-trait': trait,
  keep: trait,
  victim: seat,
  draw: {},
  collect: {},
  card,
  hook: suit,
  shoot: { ...seat, ...suit },
  misfire: suit,
  show: card,
  place: card,
  foresee: card,
  steal: { ...seat, ...suit },
  repeat: card,
  bonus: card,
  plunder: seat,
  loot: card,
});
