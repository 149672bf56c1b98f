// A card enters the play area, from wherever it comes: the most important rule of the book (D2.2).
import { type Emit, open, takeAt } from '@quarterdeck/kernel';
import { useAbility } from './ability.ts';
import { addToBank } from './bank.ts';
import { bust } from './bust.ts';
import { clashOf, goesToBank } from './clash.ts';
import { type Card, suitOf } from './data/cards.ts';
import { bankOf, hasTrait } from './table.ts';
import type { Entry, Event, Place, State } from './types.ts';

/** Draws the top card of the pile; unless the oracle has shown it, chance says which it is. */
export function drawCard(state: State, emit: Emit<Event>): void {
  state.turn.hasDrawn = true;
  if (state.known.length === 0) open(state, { kind: 'draw-card' });
  else drawn(state, takeAt(state.known, 0), emit);
}

export function drawn(state: State, card: Card, emit: Emit<Event>): void {
  emit({ type: 'drawn', seat: state.turn.seat, card, forced: state.turn.debt > 0 });
  enter(state, card, 'deck', emit);
}

/** `by` is the card whose ability brings this one in; the Miser looks at it. */
export function enter(state: State, card: Card, from: Place, emit: Emit<Event>, by: 'hook' | null = null): void {
  const { turn } = state;
  if (goesToBank(state, card, from)) {
    addToBank(bankOf(state, turn.seat), card);
    emit({ type: 'banked', seat: turn.seat, card, from });
    return;
  }
  const clash = clashOf(state, card);
  if (clash !== null) {
    bust(state, card, from, clash, emit);
    return;
  }
  const entry: Entry = { card, kept: false };
  state.area.push(entry);
  if (turn.debt > 0) turn.debt -= 1; // A6: whatever its source
  shelter(state, entry, by);
  emit({ type: 'entered', seat: turn.seat, card, from });
  useAbility(state, entry, emit);
}

function shelter(state: State, entry: Entry, by: 'hook' | null): void {
  const { turn } = state;
  if (turn.harbor > 0) {
    turn.harbor -= 1;
    entry.kept = true; // D4.12: the two cards after the anchor
  }
  const suit = suitOf(entry.card);
  if (hasTrait(state, 'miser') && (by === 'hook' || suit === 'hook')) entry.kept = true; // D4.10, A36
  if (suit === 'anchor') dropAnchor(state, entry);
}

/** D3.1: an anchor protects by its position alone. Only the Safe Harbor does more: itself and the next two (D4.12, A48). */
export function dropAnchor(state: State, entry: Entry): void {
  if (!hasTrait(state, 'safe-harbor')) return;
  entry.kept = true;
  state.turn.harbor = state.fixed.options.components.harborCards;
}
