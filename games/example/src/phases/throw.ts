// The winner throws the lead (§2.3): too many places to list, so chance samples one.
import { at, CHANCE, close, open } from '@quarterdeck/kernel';
import { COVE, RINGS } from '../data/cards.ts';
import type { Decisions, PhaseOf } from '../types.ts';

export const throwLead: PhaseOf<'throw'> = {
  waiting: () => CHANCE,
  legalMoves: () => [],
  draw: (_state, _frame, rng) => ({ type: 'throw', x: rng.below(COVE), y: rng.below(COVE) }),
  accepts: (_state, _frame, move) => move.type === 'throw' && [move.x, move.y].every((step) => step >= 0 && step < COVE),
  apply(state, { seat, lowest }, { x, y }, _actor, emit) {
    close(state);
    const coins = worth({ x, y });
    state.coins[seat] = at(state.coins, seat) + coins;
    emit({ type: 'thrown', seat, x, y, coins });
    if (state.fixed.options.tolls) open(state, { kind: 'toll', seat: lowest, winner: seat });
  },
};

export function worth({ x, y }: Omit<Decisions['throw']['answer'], 'type'>): number {
  const distance = Math.max(Math.abs(x - COVE / 2), Math.abs(y - COVE / 2));
  return RINGS.find((ring) => distance <= ring.within)?.coins ?? 0;
}
