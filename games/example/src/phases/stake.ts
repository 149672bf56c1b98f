// Stakes (§2.1): one card each, face down, at once; turned up when the last has come (2.2).
import { at, become, open } from '@quarterdeck/kernel';
import type { Card } from '../data/cards.ts';
import type { PhaseOf, State } from '../types.ts';

export const stake: PhaseOf<'stake'> = {
  waiting: (_state, { stakes }) => stakes.flatMap((card, seat) => (card === null ? [seat] : [])),
  legalMoves: (state, _frame, actor) =>
    actor === 'chance' ? [] : at(state.hands, actor).map((card) => ({ type: 'stake', card })),
  apply(_state, { stakes }, { card }, actor, emit) {
    if (actor === 'chance') throw new Error('chance stakes nothing');
    stakes[actor] = card;
    emit({ type: 'staked', seat: actor });
  },
  resume(state, frame, emit) {
    const stakes = frame.stakes.flatMap((card) => card ?? []);
    const winner = stakes.indexOf(Math.max(...stakes));
    const lowest = stakes.indexOf(Math.min(...stakes));
    discardStakes(state, stakes);
    emit({ type: 'revealed', stakes, winner });
    become(state, { kind: 'deal', to: refill(state) });
    open(state, { kind: 'throw', seat: winner, lowest });
  },
  whyNot: () => ({ reason: 'not-in-hand', rule: '§2.1' }),
};

function discardStakes(state: State, stakes: readonly Card[]): void {
  state.hands = state.hands.map((hand, seat) => hand.filter((card) => card !== stakes[seat]));
  state.discard.push(...stakes);
}

/** 1.2: one new card each, while the deck has enough for all. */
function refill(state: State): number[] {
  return state.deck.length >= state.fixed.seats ? state.hands.map((_, seat) => seat) : [];
}
