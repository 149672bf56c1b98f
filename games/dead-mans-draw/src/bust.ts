// A bust (D2.3): what an anchor or a trait protects is banked, the rest is lost with the card that caused it.
import { at, clear, close, closeAll, type Emit, open, type Seat } from '@quarterdeck/kernel';
import { addToBank } from './bank.ts';
import { type Card, suitOf } from './data/cards.ts';
import { openBonus } from './phases/bonus.ts';
import { bankOf, leftOf, opponents } from './table.ts';
import type { Entry, Event, Place, State } from './types.ts';

export function bust(state: State, card: Card, from: Place, against: Card, emit: Emit<Event>): void {
  const { seat } = state.turn;
  emit({ type: 'busted', seat, card, from, against });
  const saved: Card[] = [];
  const lost: Card[] = [];
  const anchor = rightmostAnchor(state.area);
  for (let place = 0; place < state.area.length; place++) {
    const entry = at(state.area, place);
    (isSafe(entry, place, anchor) ? saved : lost).push(entry.card);
  }
  lost.push(card);
  clear(state.area);
  closeAll(state);
  open(state, { kind: 'turn-end' });
  open(state, { kind: 'bust', lost });
  bankSaved(state, saved, emit);
  if (state.fixed.options.bonusAfterBust === 'after-discarding') clearWreck(state, lost, emit); // A15
  if (state.fixed.options.anchoredCombo) openBonus(state, saved, emit); // A14
}

export function rightmostAnchor(area: readonly Entry[]): number {
  let place = area.length - 1;
  while (place >= 0 && suitOf(at(area, place).card) !== 'anchor') place -= 1;
  return place;
}

/** D3.1: what lies left of the rightmost anchor survives a bust (A40), and so does what is kept. */
export function isSafe(entry: Entry, place: number, anchor: number): boolean {
  return entry.kept || place < anchor;
}

function bankSaved(state: State, saved: readonly Card[], emit: Emit<Event>): void {
  if (saved.length === 0) return;
  for (const card of saved) addToBank(bankOf(state, state.turn.seat), card);
  emit({ type: 'saved', seat: state.turn.seat, cards: saved });
}

/** What waits to be lost, in the frame on top, goes away. */
export function clearWreck(state: State, lost: readonly Card[], emit: Emit<Event>): void {
  close(state);
  loseCards(state, lost, emit);
}

function loseCards(state: State, lost: readonly Card[], emit: Emit<Event>): void {
  const to = takerOf(state);
  if (to === null) for (const card of lost) state.discard.push(card);
  else for (const card of lost) addToBank(bankOf(state, to), card);
  emit({ type: 'lost', seat: state.turn.seat, cards: lost, to: to ?? 'discard' });
}

/** Davy Jones' Locker takes from its victim (D4.17); on Thieves Island the player on the left takes from everybody (D7.1). */
export function takerOf(state: State): Seat | null {
  const { seat } = state.turn;
  if (state.victims.includes(seat)) return opponents(state).find((owner) => state.victims[owner] === seat) ?? null;
  return state.fixed.options.variant === 'thieves-island' ? leftOf(state, seat) : null;
}
