// Income (W4.1): what the seas pay, extra profit (W3.7), and the Diplomat's tribute, which is never declined (W9.2, R49).
import type { Emit, Seat } from '@quarterdeck/kernel';
import { SEAS } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { componentsOf, pirateOf, turnOf } from '../table.ts';
import type { Event, IncomeLine, State } from '../types.ts';

export function payIncome(state: State, seat: Seat, emit: Emit<Event>): void {
  const lines = incomeOf(state, seat);
  if (lines.length === 0) return;
  let gold = 0;
  for (const line of lines) gold += line.gold;
  pirateOf(state, seat).gold += gold;
  emit({ type: 'income', seat, lines, gold });
}

function incomeOf(state: State, seat: Seat): IncomeLine[] {
  const cards = componentsOf(state).seas;
  const lines: IncomeLine[] = [];
  for (const sea of SEAS) if (state.seas[sea] === seat) lines.push({ line: 'sea', sea, gold: cards[sea].income });
  const seas = lines.length;
  if (seas === 0) return lines;
  if (turnOf(state).extraProfit) lines.push({ line: 'profit', seas, gold: seas * FIGURES.extraProfit });
  if (pirateOf(state, seat).hero === 'diplomat') lines.push({ line: 'tribute', seas, gold: tributeOf(state, seas) });
  return lines;
}

function tributeOf(state: State, seas: number): number {
  const { tributeOfFew, tributeOfMany } = componentsOf(state).heroes;
  return seas >= FIGURES.manySeas ? tributeOfMany : tributeOfFew;
}
