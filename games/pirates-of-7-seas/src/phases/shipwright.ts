// Shipwright (P3.5): ships for a chest each; as a gift one more from the reserve, free.
import { type Emit, NOBODY, only } from '@quarterdeck/kernel';
import { reserveOf, settleGuards } from '../fleet.ts';
import { addRituals, canPerform, forbiddenRituals, perform, whyNoRitual } from '../rituals.ts';
import { type PhaseOf, playerOf } from '../table.ts';
import { END_TURN, endTurn, TAKE_GIFT } from '../turn.ts';
import type { Decisions, Event, FrameFor, State } from '../types.ts';

type Turn = FrameFor<'shipwright'>;
type Move = Decisions['shipwright']['answer'];

export const shipwright: PhaseOf<'shipwright'> = {
  waiting: (state, frame) => (isOpen(state, frame) ? only(frame.seat) : NOBODY),
  legalMoves(state, frame) {
    const moves: Move[] = [];
    for (let ships = affordable(state, frame); ships > 0; ships--) moves.push({ type: 'buy', ships });
    if (canTakeGift(state, frame)) moves.push(TAKE_GIFT);
    addRituals(state, frame.seat, moves);
    moves.push(END_TURN);
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'buy') buy(state, frame, move.ships, emit);
    else if (move.type === 'take-gift') takeGift(state, frame, emit);
    else if (move.type === 'end-turn') endTurn(state, frame, emit);
    else perform(state, frame.seat, move, emit);
  },
  resume: endTurn,
  forbidden: (state, frame) => [
    ...(frame.gifts > 0 && !canTakeGift(state, frame) ? [TAKE_GIFT] : []),
    ...forbiddenRituals(state, frame.seat),
  ],
  whyNot(state, { seat, acted }, move) {
    const player = playerOf(state, seat);
    switch (move.type) {
      case 'buy':
        if (acted) return { reason: 'has-acted', rule: 'P3.1' };
        if (reserveOf(player) < move.ships) return { reason: 'no-reserve', rule: 'P3.5' };
        return { reason: 'too-few-chests', rule: 'P3.5' };
      case 'take-gift':
        return acted ? { reason: 'no-reserve', rule: 'P3.5' } : { reason: 'act-first', rule: 'P3.2' };
      case 'end-turn':
        return null;
      default:
        return whyNoRitual(state, seat, move);
    }
  },
};

function isOpen(state: State, frame: Turn): boolean {
  return affordable(state, frame) > 0 || canTakeGift(state, frame) || canPerform(state, frame.seat);
}

function affordable(state: State, { seat, acted }: Turn): number {
  const player = playerOf(state, seat);
  return acted ? 0 : Math.min(reserveOf(player), player.chests);
}

function canTakeGift(state: State, { seat, acted, gifts }: Turn): boolean {
  return acted && gifts > 0 && reserveOf(playerOf(state, seat)) > 0;
}

function buy(state: State, frame: Turn, ships: number, emit: Emit<Event>): void {
  const player = playerOf(state, frame.seat);
  player.ships += ships;
  player.chests -= ships;
  frame.acted = true;
  emit({ type: 'bought', seat: frame.seat, ships });
  settleGuards(state, frame.seat, emit);
}

function takeGift(state: State, frame: Turn, emit: Emit<Event>): void {
  playerOf(state, frame.seat).ships += 1;
  frame.gifts -= 1;
  emit({ type: 'gift', seat: frame.seat, character: 'shipwright', amount: 1 });
  settleGuards(state, frame.seat, emit);
}
