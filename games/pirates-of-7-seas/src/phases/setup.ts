// Set-up by chance (P1.2, P1.3): who begins, and three adventure cards each.
import { at, CHANCE, close, NOBODY, pick, take } from '@quarterdeck/kernel';
import { type PhaseOf, playerOf } from '../table.ts';

export const firstPlayer: PhaseOf<'first-player'> = {
  waiting: () => CHANCE,
  legalMoves: ({ players }) => players.map((_, seat) => ({ type: 'first-player', seat })),
  apply(state, _frame, { seat }, _actor, emit) {
    close(state);
    state.firstPlayer = seat;
    emit({ type: 'first-player', seat });
    emit({ type: 'round-began', round: state.round, firstPlayer: seat, roundsLeft: state.roundsLeft });
  },
};

export const dealAdventures: PhaseOf<'deal-adventures'> = {
  waiting: (_state, { to }) => (to.length > 0 ? CHANCE : NOBODY),
  legalMoves: ({ bag }) => bag.map((card) => ({ type: 'deal', card })),
  draw: ({ bag }, _frame, rng) => ({ type: 'deal', card: pick(bag, rng) }),
  apply(state, { to }, { card }, _actor, emit) {
    const seat = at(to, 0);
    to.shift();
    take(state.bag, card);
    state.aboveEnd -= 1;
    playerOf(state, seat).hand.push(card);
    emit({ type: 'dealt', seat, card });
  },
  resume: close,
};
