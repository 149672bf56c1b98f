// The turn (W2.1): event, management, actions, and its end, at which a pirate may be ruined (W10.5).
import { clear, type Emit, open, passage, type Seat } from '@quarterdeck/kernel';
import { FIGURES } from '../data/components.ts';
import { putBack } from '../fleet/bag.ts';
import { seasOf, win } from '../seas/fame.ts';
import { nextSeat, type PhaseOf, pirateOf } from '../table.ts';
import { payIncome } from '../turn/income.ts';
import { beginTurn } from '../turn/turn.ts';
import type { Event, State } from '../types.ts';

export const turn: PhaseOf<'turn'> = passage((state, frame, emit) => {
  const { seat } = frame;
  switch (frame.step) {
    case 'event':
      frame.step = 'management';
      if (pirateOf(state, seat).turns > 1) open(state, { kind: 'event-dice', seat, again: false }); // W2.2
      return;
    case 'management':
      frame.step = 'actions';
      payIncome(state, seat, emit);
      if (pirateOf(state, seat).gold >= FIGURES.famePrice) open(state, { kind: 'management', seat });
      return;
    case 'actions':
      frame.step = 'end';
      open(state, { kind: 'actions', seat });
      return;
    case 'end':
      frame.step = 'next';
      emit({ type: 'turn-ended', seat });
      if (isRuined(state, seat)) ruin(state, seat, emit);
      return;
    case 'next':
      beginTurn(state, nextSeat(state, seat), emit);
      return;
  }
});

/** W10.5, W2.3: neither a sea nor a ship; gold does not help (R41). */
function isRuined(state: State, seat: Seat): boolean {
  const { turns, fleet } = pirateOf(state, seat);
  return turns > FIGURES.shelteredTurns && fleet.length === 0 && seasOf(state, seat) === 0;
}

/** R42: all that is left goes to the bank; of two pirates the other has simply won. */
function ruin(state: State, seat: Seat, emit: Emit<Event>): void {
  const pirate = pirateOf(state, seat);
  pirate.ruined = true;
  pirate.gold = 0;
  pirate.favour = 0;
  pirate.flagship = null;
  for (const card of pirate.hand) putBack(state.manoeuvres.bag, card);
  clear(pirate.hand);
  emit({ type: 'ruined', seat });
  const next = nextSeat(state, seat);
  if (nextSeat(state, next) === next) win(state, next, 'last-left', emit);
  else open(state, { kind: 'fame-gift', seat });
}
