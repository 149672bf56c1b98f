// Mermaid (D3.9): nothing, unless the deck is the one in which she has the ability of a card played before done again (D5.2).
import { close, type Emit, type Seat } from '@quarterdeck/kernel';
import { useAbility } from '../ability.ts';
import { addToBank } from '../bank.ts';
import { activePlayer, ask, type PhaseOf } from '../choose.ts';
import { suitOf } from '../data/cards.ts';
import { dropAnchor } from '../enter.ts';
import { bankOf, hasTrait, opponentsWith } from '../table.ts';
import type { Decisions, Entry, Event, State } from '../types.ts';

export function singMermaid(state: State, _entry: Entry, emit: Emit<Event>): void {
  if (state.fixed.options.deck === 'mermaid-ability') ask(state, mermaid, { kind: 'mermaid' }, 'mermaid', emit);
}

export const mermaid: PhaseOf<'mermaid'> = {
  waiting: activePlayer,
  legalMoves: repeatable,
  apply(state, _frame, { card }, _actor, emit) {
    close(state);
    const entry = state.area.find((other) => other.card === card);
    if (entry === undefined) throw new Error(`${card} is not in the play area`);
    const taker = takerOf(state);
    if (taker === null) repeat(state, entry, emit);
    else carryOff(state, entry, taker, emit);
  },
  forbidden: (state) => state.area.filter(({ card }) => suitOf(card) === 'mermaid').map(({ card }) => ({ type: 'repeat', card })),
  whyNot(state, _frame, { card }) {
    const isSinger = state.area.at(-1)?.card === card;
    if (isSinger) return { reason: 'mermaid-itself', rule: 'D5.2' };
    return suitOf(card) === 'mermaid' ? { reason: 'mermaid-on-mermaid', rule: 'D5.2' } : { reason: 'not-shown', rule: 'D5.2' };
  },
};

/** The cards left of the mermaid, which is the last one; no other mermaid, or it would never end (A42). */
function repeatable(state: State): Decisions['mermaid']['answer'][] {
  return state.area
    .slice(0, -1)
    .filter(({ card }) => suitOf(card) !== 'mermaid')
    .map(({ card }) => ({ type: 'repeat', card }));
}

/** D5.3, D5.4: an opponent's Siren comes before the own Casanova (A44). */
function takerOf(state: State): Seat | null {
  const [siren] = opponentsWith(state, 'siren');
  return siren ?? (hasTrait(state, 'casanova') ? state.turn.seat : null);
}

/** D5.2: the card moves to the right end, which may take it out of an anchor's protection (A45). */
function repeat(state: State, entry: Entry, emit: Emit<Event>): void {
  state.area = [...state.area.filter((other) => other !== entry), entry];
  if (suitOf(entry.card) === 'anchor') dropAnchor(state, entry);
  emit({ type: 'repeated', seat: state.turn.seat, card: entry.card });
  useAbility(state, entry, emit);
}

/** D5.5: what an anchor protected stays protected when the anchor itself is carried off. */
function carryOff(state: State, entry: Entry, to: Seat, emit: Emit<Event>): void {
  const place = state.area.indexOf(entry);
  if (suitOf(entry.card) === 'anchor') for (const left of state.area.slice(0, place)) left.kept = true;
  state.area.splice(place, 1);
  addToBank(bankOf(state, to), entry.card);
  emit({ type: 'carried-off', seat: state.turn.seat, card: entry.card, to });
}
