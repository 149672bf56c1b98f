// Sword (D3.7): steal the top card of an opponent's stack whose suit your bank lacks; it enters the play area.
// Swordsman: of any suit (D4.9). An opponent's Parry: a kraken of that opponent, or the sword is thrown away (D4.16).
import { close, type Emit, type Refusal, type Seat } from '@quarterdeck/kernel';
import { hasSuit, removeFromBank } from '../bank.ts';
import { activePlayer, ask, isOffered, notThere, type PhaseOf } from '../choose.ts';
import type { Suit } from '../data/suits.ts';
import { enter } from '../enter.ts';
import { bankOf, hasTrait, opponentsWith } from '../table.ts';
import type { Decisions, Entry, Event, Reason, State } from '../types.ts';
import { opponentStacks, stackCard } from './cannon.ts';

export function drawSword(state: State, entry: Entry, emit: Emit<Event>): void {
  const [parrier] = opponentsWith(state, 'parry');
  if (parrier === undefined || krakenOwners(state).length > 0) ask(state, sword, { kind: 'sword' }, 'sword', emit);
  else throwAway(state, entry, parrier, emit);
}

/** A34: it had entered, so it has paid the kraken; but it lies there no longer. */
function throwAway(state: State, entry: Entry, by: Seat, emit: Emit<Event>): void {
  state.area = state.area.filter((other) => other !== entry);
  state.discard.push(entry.card);
  emit({ type: 'parried', seat: state.turn.seat, by, card: entry.card });
}

export const sword: PhaseOf<'sword'> = {
  waiting: activePlayer,
  legalMoves: (state) => targets(state).filter(({ seat, suit }) => isOffered(state, stackCard(state, seat, suit), seat)),
  apply(state, _frame, { seat, suit }, _actor, emit) {
    close(state);
    const card = stackCard(state, seat, suit);
    removeFromBank(bankOf(state, seat), card);
    emit({ type: 'stolen', seat: state.turn.seat, from: seat, card });
    enter(state, card, seat, emit);
  },
  forbidden(state) {
    const legal = this.legalMoves(state, { kind: 'sword' }, state.turn.seat);
    return opponentStacks(state, steal).filter((move) => !isAmong(legal, move));
  },
  whyNot(state, _frame, move) {
    if (!isAmong(opponentStacks(state, steal), move)) return notThere(state, move.seat, 'D3.7');
    return isAmong(targets(state), move) ? { reason: 'would-bust', rule: 'D7.8' } : tooPicky(state);
  },
};

type Steal = Decisions['sword']['answer'];

function isAmong(moves: readonly Steal[], { seat, suit }: Steal): boolean {
  return moves.some((move) => move.seat === seat && move.suit === suit);
}

function tooPicky(state: State): Refusal<Reason> {
  return isParried(state) ? { reason: 'parry-kraken-only', rule: 'D4.16' } : { reason: 'sword-own-suit', rule: 'D3.7' };
}

function targets(state: State): Steal[] {
  if (isParried(state)) return krakenOwners(state).map((seat) => steal(seat, 'kraken')); // A32, A33
  return opponentStacks(state, steal).filter(({ suit }) => canSteal(state, suit));
}

function steal(seat: Seat, suit: Suit): Steal {
  return { type: 'steal', seat, suit };
}

/** A21: the own bank counts, not the play area. */
function canSteal(state: State, suit: Suit): boolean {
  return hasTrait(state, 'swordsman') || !hasSuit(bankOf(state, state.turn.seat), suit);
}

function isParried(state: State): boolean {
  return opponentsWith(state, 'parry').length > 0;
}

function krakenOwners(state: State): Seat[] {
  return opponentsWith(state, 'parry').filter((seat) => hasSuit(bankOf(state, seat), 'kraken'));
}
