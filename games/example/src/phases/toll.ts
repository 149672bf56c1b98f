// The captain with the lowest stake may demand a toll (§2.4); the winner pays or fights (2.5).
import { at, become, CHANCE, close, type Emit, only, type Seat } from '@quarterdeck/kernel';
import type { Event, PhaseOf, State } from '../types.ts';

const TOLL = 1;
const SPOILS = 2;

export const toll: PhaseOf<'toll'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state, frame) => (isPoorer(state, frame) ? [{ type: 'demand' }, { type: 'pass' }] : [{ type: 'pass' }]),
  apply(state, { seat, winner }, move, _actor, emit) {
    if (move.type === 'pass') {
      close(state);
      return;
    }
    emit({ type: 'demanded', seat, of: winner });
    become(state, { kind: 'answer', seat, winner });
  },
  forbidden: (state, frame) => (isPoorer(state, frame) ? [] : [{ type: 'demand' }]),
  whyNot: () => ({ reason: 'richer', rule: '§2.4' }),
};

/** 2.4: only the poorer of the two may ask. Coins are open, so being asked tells nothing. */
function isPoorer(state: State, { seat, winner }: { seat: Seat; winner: Seat }): boolean {
  return at(state.coins, seat) < at(state.coins, winner);
}

export const answerToll: PhaseOf<'answer'> = {
  waiting: (_state, { winner }) => only(winner),
  legalMoves: () => [{ type: 'pay' }, { type: 'fight' }],
  apply(state, { seat, winner }, move, _actor, emit) {
    if (move.type === 'fight') {
      become(state, { kind: 'fight', seat, winner });
      return;
    }
    close(state);
    pay(state, winner, seat, TOLL, emit);
  },
};

export const fight: PhaseOf<'fight'> = {
  waiting: () => CHANCE,
  legalMoves: (_state, { seat, winner }) => [
    { type: 'won', by: seat },
    { type: 'won', by: winner },
  ],
  weight: (state, { seat }, { by }) => (state.fixed.options.wind === 'gusty' && by === seat ? 2 : 1),
  apply(state, { seat, winner }, { by }, _actor, emit) {
    close(state);
    if (by === seat) pay(state, winner, seat, SPOILS, emit);
    else pay(state, seat, winner, TOLL, emit);
  },
};

function pay(state: State, from: Seat, to: Seat, due: number, emit: Emit<Event>): void {
  const coins = Math.min(due, at(state.coins, from));
  state.coins[from] = at(state.coins, from) - coins;
  state.coins[to] = at(state.coins, to) + coins;
  emit({ type: 'paid', seat: from, to, coins });
}
