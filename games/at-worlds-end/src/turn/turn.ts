// A turn begins (W2): what may be done once is open again.
import { become, type Emit, type Seat } from '@quarterdeck/kernel';
import { pirateOf } from '../table.ts';
import type { Event, State } from '../types.ts';

/** The decision on top becomes the turn of this pirate. */
export function beginTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  const pirate = pirateOf(state, seat);
  pirate.turns += 1;
  for (const ship of pirate.fleet) {
    ship.posted = false;
    ship.collected = false;
    ship.sent = false;
  }
  state.turn = {
    seat,
    calm: false,
    extraProfit: false,
    sailed: false,
    justSailed: false,
    favourUsed: false,
    visited: false,
    fought: false,
    skillPaid: false,
  };
  become(state, { kind: 'turn', seat, step: 'event' });
  emit({ type: 'turn-began', seat, turn: pirate.turns });
}
