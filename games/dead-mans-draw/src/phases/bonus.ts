// Key and chest (D3.4): collected together, they bring as many bonus cards as were collected.
// Treasure Hunter: twice as many (D4.4). Plunderer: from one opponent's bank (D4.3).
import { CHANCE, close, type Emit, NOBODY, only, open, type Seat } from '@quarterdeck/kernel';
import { copiesOf, distinct, pickCard, takeCard } from '../bag.ts';
import { addToBank, bankSize, cardsOf, removeFromBank } from '../bank.ts';
import { activePlayer, ask, notThere, type PhaseOf } from '../choose.ts';
import { type Card, suitOf } from '../data/cards.ts';
import type { Suit } from '../data/suits.ts';
import { bankOf, hasTrait, opponents } from '../table.ts';
import type { Decisions, Event, State } from '../types.ts';

export function openBonus(state: State, collected: readonly Card[], emit: Emit<Event>): void {
  if (!isAmong('key', collected) || !isAmong('chest', collected)) return; // A41: at least one of each, one bonus
  const count = collected.length;
  if (hasTrait(state, 'plunderer')) ask(state, plunder, { kind: 'plunder', count }, 'chest', emit);
  else open(state, { kind: 'bonus', left: hasTrait(state, 'treasure-hunter') ? 2 * count : count });
}

function isAmong(suit: Suit, cards: readonly Card[]): boolean {
  for (const card of cards) if (suitOf(card) === suit) return true;
  return false;
}

/** Chance draws from the discard pile, card by card; a pile that is too small gives all it has (A16). */
export const bonus: PhaseOf<'bonus'> = {
  waiting: (state, { left }) => (left > 0 && state.discard.length > 0 ? CHANCE : NOBODY),
  legalMoves: (state) => distinct(state.discard).map((card) => ({ type: 'bonus', card })),
  weight: (state, _frame, { card }) => copiesOf(state.discard, card),
  draw: (state, _frame, rng) => ({ type: 'bonus', card: pickCard(state.discard, rng) }),
  apply(state, frame, { card }, _actor, emit) {
    frame.left -= 1;
    takeCard(state.discard, card);
    gainBonus(state, card, 'discard', emit);
  },
  resume: close,
};

export const plunder: PhaseOf<'plunder'> = {
  waiting: activePlayer,
  legalMoves: victims,
  apply(state, { count }, { seat }) {
    close(state);
    open(state, { kind: 'loot', from: seat, left: count });
  },
  whyNot: (state, _frame, { seat }) => notThere(state, seat, 'D4.3'),
};

function victims(state: State): Decisions['plunder']['answer'][] {
  return opponents(state)
    .filter((seat) => bankSize(bankOf(state, seat)) > 0)
    .map((seat) => ({ type: 'plunder', seat }));
}

/** Which cards of the bank: drawn by chance, or chosen by the Plunderer (A27). Never topped up from the discard pile. */
export const loot: PhaseOf<'loot'> = {
  waiting(state, { from, left }) {
    if (left === 0 || bankSize(bankOf(state, from)) === 0) return NOBODY;
    return state.fixed.options.plunder === 'choice' ? only(state.turn.seat) : CHANCE;
  },
  legalMoves: (state, { from }) => distinct(cardsOf(bankOf(state, from))).map((card) => ({ type: 'loot', card })),
  weight: (state, { from }, { card }) => copiesOf(cardsOf(bankOf(state, from)), card),
  draw: (state, { from }, rng) => ({ type: 'loot', card: pickCard(cardsOf(bankOf(state, from)), rng) }),
  apply(state, frame, { card }, _actor, emit) {
    frame.left -= 1;
    removeFromBank(bankOf(state, frame.from), card);
    gainBonus(state, card, frame.from, emit);
  },
  resume: close,
  whyNot: () => ({ reason: 'no-such-stack', rule: 'D4.3' }),
};

/** Bonus cards use no ability. */
function gainBonus(state: State, card: Card, from: 'discard' | Seat, emit: Emit<Event>): void {
  addToBank(bankOf(state, state.turn.seat), card);
  emit({ type: 'bonus-card', seat: state.turn.seat, card, from });
}
