// Before the roll the attacker may play (W7.2): a card for the salvo, or one that replaces it.
import { type Emit, open } from '@quarterdeck/kernel';
import { sink } from '../battle/salvo.ts';
import type { Manoeuvre } from '../data/cards.ts';
import type { PhaseOf } from '../table.ts';
import type { Event, Salvo, State } from '../types.ts';
import { windowFor } from './window.ts';

export const attackManoeuvre: PhaseOf<'attack-manoeuvre'> = windowFor('attack-manoeuvre', instead);

/** Boarding and Fire Ship end the salvo, and nothing answers them. */
function instead(state: State, salvo: Salvo, card: Manoeuvre, emit: Emit<Event>): void {
  if (card === 'boarding') {
    salvo.stage = 'over';
    open(state, { kind: 'single-die', use: 'boarding' });
  } else if (card === 'fire-ship') {
    sink(state, salvo.side, salvo.shooter, 'fire-ship', emit); // R52: no crew saves what was meant to burn
    salvo.stage = 'sinking';
  }
}
