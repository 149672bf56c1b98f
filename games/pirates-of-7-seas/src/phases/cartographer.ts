// Cartographer (P3.11): draws an adventure card, as a gift more of them; the end card is put aside and replaced (P8.1).
import { CHANCE, close, type Emit, NOBODY, only, open, pick, type Seat, take } from '@quarterdeck/kernel';
import { isCaravan } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { addRituals, canPerform, forbiddenRituals, perform, whyNoRitual } from '../rituals.ts';
import { type PhaseOf, playerOf, shipsOf } from '../table.ts';
import { END_TURN, endTurn, TAKE_GIFT } from '../turn.ts';
import type { Decisions, Event, FrameFor, State, View } from '../types.ts';

type Turn = FrameFor<'cartographer'>;
type Move = Decisions['cartographer']['answer'];

export const cartographer: PhaseOf<'cartographer'> = {
  waiting: (state, frame) => (isOpen(state, frame) ? only(frame.seat) : NOBODY),
  legalMoves(state, frame) {
    const moves: Move[] = [];
    if (canDraw(state, frame)) moves.push({ type: 'draw' });
    if (canTakeGift(state, frame)) moves.push(TAKE_GIFT);
    addRituals(state, frame.seat, moves);
    moves.push(END_TURN);
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'draw') {
      frame.acted = true;
      drawCard(state, frame.seat, emit);
    } else if (move.type === 'take-gift') {
      frame.gifts -= 1;
      emit({ type: 'gift', seat: frame.seat, character: 'cartographer', amount: 1 });
      drawCard(state, frame.seat, emit);
    } else if (move.type === 'end-turn') endTurn(state, frame, emit);
    else perform(state, frame.seat, move, emit);
  },
  resume: endTurn,
  forbidden: (state, frame) => [
    ...(frame.gifts > 0 && !canTakeGift(state, frame) ? [TAKE_GIFT] : []),
    ...forbiddenRituals(state, frame.seat),
  ],
  whyNot(state, { seat, acted }, move) {
    switch (move.type) {
      case 'draw':
        return acted ? { reason: 'has-acted', rule: 'P3.1' } : { reason: 'deck-empty', rule: 'P3.11' };
      case 'take-gift':
        return acted ? { reason: 'deck-empty', rule: 'P3.11' } : { reason: 'act-first', rule: 'P3.2' };
      case 'end-turn':
        return null;
      default:
        return whyNoRitual(state, seat, move);
    }
  },
};

function isOpen(state: State, frame: Turn): boolean {
  return canDraw(state, frame) || canTakeGift(state, frame) || canPerform(state, frame.seat);
}

function canDraw(state: State, { acted }: Turn): boolean {
  return !acted && hasCard(state);
}

function canTakeGift(state: State, { acted, gifts }: Turn): boolean {
  return acted && gifts > 0 && hasCard(state);
}

/** R27: the end card as the very last one is a card too. */
function hasCard(state: State): boolean {
  return state.bag.length > 0 || isEndOnTop(state);
}

/** P8.1: whether the next card that is drawn brings on the last rounds. */
export function isEndOnTop({ aboveEnd, roundsLeft }: Pick<View, 'aboveEnd' | 'roundsLeft'>): boolean {
  return aboveEnd === 0 && roundsLeft === null;
}

/** P8.1, R28: the end card's place is public, so it needs no chance; the card that replaces it does. */
function drawCard(state: State, seat: Seat, emit: Emit<Event>): void {
  if (isEndOnTop(state)) {
    state.roundsLeft = FIGURES.lastRounds;
    emit({ type: 'end-drawn', seat });
  }
  if (state.bag.length > 0) open(state, { kind: 'draw-adventure', seat });
}

export const drawAdventure: PhaseOf<'draw-adventure'> = {
  waiting: () => CHANCE,
  legalMoves: ({ bag }) => bag.map((card) => ({ type: 'card', card })),
  draw: ({ bag }, _frame, rng) => ({ type: 'card', card: pick(bag, rng) }),
  apply(state, { seat }, { card }, _actor, emit) {
    close(state);
    take(state.bag, card);
    if (state.aboveEnd > 0) state.aboveEnd -= 1;
    playerOf(state, seat).hand.push(card);
    emit({ type: 'drew', seat, card, ships: isCaravan(card) ? shipsOf(state, card) : 0 });
  },
};
