// Cannon (D3.3): discard the top card of one stack of an opponent. Master Gunner, Scavenger and Misfire change it (D4.6, D4.7, D4.15).
import { at, close, type Emit, type Seat } from '@quarterdeck/kernel';
import { addToBank, removeFromBank, stackOf, suitsOf } from '../bank.ts';
import { activePlayer, ask, notThere, type PhaseOf } from '../choose.ts';
import { type Card, suitOf } from '../data/cards.ts';
import type { Suit } from '../data/suits.ts';
import { bankOf, hasTrait, opponents, opponentsWith } from '../table.ts';
import type { Entry, Event, Place, State, View } from '../types.ts';

export function fireCannon(state: State, _entry: Entry, emit: Emit<Event>): void {
  const misfires = opponentsWith(state, 'misfire').length > 0;
  if (misfires && (!firesBesides(state) || ownSuits(state).length > 0)) ask(state, misfire, { kind: 'misfire' }, 'cannon', emit);
  else takeAim(state, emit);
}

function takeAim(state: State, emit: Emit<Event>): void {
  ask(state, cannon, { kind: 'cannon' }, 'cannon', emit);
}

/** A30: whether a cannon that misfires goes on to hit an opponent. */
function firesBesides(state: State): boolean {
  return state.fixed.options.misfire === 'besides';
}

export const cannon: PhaseOf<'cannon'> = {
  waiting: activePlayer,
  legalMoves: (state) => opponentStacks(state, (seat, suit) => ({ type: 'shoot', seat, suit })),
  apply(state, _frame, { seat, suit }, _actor, emit) {
    close(state);
    shoot(state, seat, suit, emit);
  },
  forbidden: (state) => ownSuits(state).map((suit) => ({ type: 'shoot', seat: state.turn.seat, suit })),
  whyNot: (state, _frame, { seat }) => notThere(state, seat, 'D3.3'),
};

function shoot(state: State, target: Seat, suit: Suit, emit: Emit<Event>): void {
  const bank = bankOf(state, target);
  const cards = hasTrait(state, 'master-gunner') ? stackOf(bank, suit).slice() : [stackCard(state, target, suit)];
  const to = shotGoesTo(state);
  for (const card of cards) {
    removeFromBank(bank, card);
    if (to === 'discard') state.discard.push(card);
    else addToBank(bankOf(state, to), card);
  }
  emit({ type: 'shot', seat: state.turn.seat, at: target, cards, to });
}

/** D4.7: what the Scavenger shoots is the Scavenger's. */
export function shotGoesTo(state: Pick<View, 'traits' | 'turn'>): Exclude<Place, 'deck'> {
  return hasTrait(state, 'scavenger') ? state.turn.seat : 'discard';
}

/** An opponent's Misfire: the shooter loses a top card of the own bank, before anything else happens (A30, A31). */
export const misfire: PhaseOf<'misfire'> = {
  waiting: activePlayer,
  legalMoves: (state) => ownSuits(state).map((suit) => ({ type: 'misfire', suit })),
  apply(state, _frame, { suit }, _actor, emit) {
    close(state);
    const bank = bankOf(state, state.turn.seat);
    const stack = stackOf(bank, suit);
    const card = at(stack, stack.length - 1);
    removeFromBank(bank, card);
    state.discard.push(card);
    emit({ type: 'misfired', seat: state.turn.seat, card });
    if (firesBesides(state)) takeAim(state, emit);
  },
  whyNot: () => ({ reason: 'no-such-stack', rule: 'D4.15' }),
};

function ownSuits(state: State): Suit[] {
  return suitsOf(bankOf(state, state.turn.seat));
}

/** The stacks that cannon and sword can hit, by opponent clockwise and suit. */
export function opponentStacks<T>(state: State, hit: (seat: Seat, suit: Suit) => T): T[] {
  const hits: T[] = [];
  for (const seat of opponents(state)) {
    for (const stack of bankOf(state, seat)) if (stack.length > 0) hits.push(hit(seat, suitOf(at(stack, 0))));
  }
  return hits;
}

/** The card that is taken from a stack, by cannon and sword from others, by hook and Misfire from the own bank. */
export function stackCard(state: Pick<View, 'banks' | 'fixed' | 'turn'>, seat: Seat, suit: Suit): Card {
  const stack = stackOf(bankOf(state, seat), suit);
  return at(stack, placeTaken(state, seat, stack.length));
}

/** Where in a stack that card lies: on top, for cannon and sword under Bottom Feeder at the bottom (D7.7). */
export function placeTaken({ fixed, turn }: Pick<View, 'fixed' | 'turn'>, seat: Seat, size: number): number {
  return fixed.options.variant === 'bottom-feeder' && seat !== turn.seat ? 0 : size - 1;
}
