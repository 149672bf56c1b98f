// Merchant (P3.10): sells goods, kind by kind (R38); as a gift a chest, which may be left, for it can cost a guard.
import { type Emit, NOBODY, only } from '@quarterdeck/kernel';
import { GOODS, type Good } from '../data/cards.ts';
import { settleGuards } from '../fleet.ts';
import { sell } from '../market.ts';
import { addRituals, canPerform, forbiddenRituals, perform, whyNoRitual } from '../rituals.ts';
import { type PhaseOf, playerOf } from '../table.ts';
import { END_TURN, endTurn, TAKE_GIFT } from '../turn.ts';
import type { Decisions, Event, FrameFor, State } from '../types.ts';

type Turn = FrameFor<'merchant'>;
type Move = Decisions['merchant']['answer'];

export const merchant: PhaseOf<'merchant'> = {
  waiting: (state, frame) => (isOpen(state, frame) ? only(frame.seat) : NOBODY),
  legalMoves(state, frame) {
    const moves: Move[] = [];
    for (const good of GOODS) {
      for (let count = forSale(state, frame, good); count > 0; count--) moves.push({ type: 'sell', good, count });
    }
    if (canTakeGift(frame)) moves.push(TAKE_GIFT);
    addRituals(state, frame.seat, moves);
    moves.push(END_TURN);
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'sell') sellKind(state, frame, move.good, move.count, emit);
    else if (move.type === 'take-gift') takeGift(state, frame, emit);
    else if (move.type === 'end-turn') endTurn(state, frame, emit);
    else perform(state, frame.seat, move, emit);
  },
  resume: endTurn,
  forbidden: (state, frame) => [...(frame.gifts > 0 && !frame.acted ? [TAKE_GIFT] : []), ...forbiddenRituals(state, frame.seat)],
  whyNot(state, { seat, sold }, move) {
    switch (move.type) {
      case 'sell':
        if (sold.includes(move.good)) return { reason: 'already-sold', rule: 'P3.10' };
        return { reason: 'not-that-many', rule: 'P3.10' };
      case 'take-gift':
        return { reason: 'act-first', rule: 'P3.2' };
      case 'end-turn':
        return null;
      default:
        return whyNoRitual(state, seat, move);
    }
  },
};

function isOpen(state: State, frame: Turn): boolean {
  return GOODS.some((good) => forSale(state, frame, good) > 0) || canTakeGift(frame) || canPerform(state, frame.seat);
}

function forSale(state: State, { seat, sold }: Turn, good: Good): number {
  return sold.includes(good) ? 0 : playerOf(state, seat).goods[good];
}

function canTakeGift({ acted, gifts }: Turn): boolean {
  return acted && gifts > 0;
}

function sellKind(state: State, frame: Turn, good: Good, count: number, emit: Emit<Event>): void {
  frame.sold.push(good);
  frame.acted = true;
  sell(state, frame.seat, good, count, emit);
}

function takeGift(state: State, frame: Turn, emit: Emit<Event>): void {
  playerOf(state, frame.seat).chests += 1;
  frame.gifts -= 1;
  emit({ type: 'gift', seat: frame.seat, character: 'merchant', amount: 1 });
  settleGuards(state, frame.seat, emit);
}
