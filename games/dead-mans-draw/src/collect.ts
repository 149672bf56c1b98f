// Collecting (D2.4): the play area goes to the bank, and the turn ends.
import { clear, closeAll, type Emit, open } from '@quarterdeck/kernel';
import { addToBank } from './bank.ts';
import { openBonus } from './phases/bonus.ts';
import { bankOf } from './table.ts';
import type { Event, State } from './types.ts';

export function collect(state: State, emit: Emit<Event>): void {
  const { seat } = state.turn;
  const cards = state.area.map((entry) => entry.card);
  for (const card of cards) addToBank(bankOf(state, seat), card);
  clear(state.area);
  emit({ type: 'collected', seat, cards });
  closeAll(state);
  open(state, { kind: 'turn-end' });
  openBonus(state, cards, emit);
}
