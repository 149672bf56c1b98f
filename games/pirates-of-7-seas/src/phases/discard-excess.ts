// Goods that no ship can carry any more (7.2): their owner says which go, exactly as many as must.
import { close, only } from '@quarterdeck/kernel';
import { GOODS } from '../data/cards.ts';
import { discardGoods } from '../market.ts';
import { type PhaseOf, playerOf } from '../table.ts';
import type { Decisions } from '../types.ts';

type Discard = Decisions['discard-excess']['answer'];

export const discardExcess: PhaseOf<'discard-excess'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, { seat, excess }) {
    const { goods } = playerOf(state, seat);
    const moves: Discard[] = [];
    for (let fruit = 0; fruit <= Math.min(goods.fruit, excess); fruit++) {
      for (let coffee = 0; coffee <= Math.min(goods.coffee, excess - fruit); coffee++) {
        const rum = excess - fruit - coffee;
        if (rum <= goods.rum) moves.push({ type: 'discard', fruit, coffee, rum });
      }
    }
    return moves;
  },
  apply(state, { seat }, move, _actor, emit) {
    close(state);
    for (const good of GOODS) discardGoods(state, seat, good, move[good]);
    emit({ type: 'discarded', seat, goods: { fruit: move.fruit, coffee: move.coffee, rum: move.rum } });
  },
  whyNot: (_state, { excess }) => ({ reason: 'too-few-discarded', rule: '7.2', params: { excess } }),
};
