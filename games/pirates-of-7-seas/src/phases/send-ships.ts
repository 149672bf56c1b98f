// Sending ships (P4.1 to P4.4): openly and in turn, from the captain clockwise. Who has no free ship is not asked: that is public.
import { at, become, close, type Emit, NOBODY, only, type Seat } from '@quarterdeck/kernel';
import { freeShipsOf } from '../fleet.ts';
import { isCorsairOf, mark, type PhaseOf, playerOf, raidLimit } from '../table.ts';
import type { Decisions, Event, FrameFor, State, View } from '../types.ts';

type Frame = FrameFor<'send-ships'>;
type Send = Decisions['send-ships']['answer'];
const SENDS: readonly Send[] = Array.from({ length: 11 }, (_, ships) => ({ type: 'send', ships }));

export const sendShips: PhaseOf<'send-ships'> = {
  waiting: (state, frame) => (most(state, frame) > 0 ? only(nextToSend(state, frame)) : NOBODY),
  legalMoves(state, frame) {
    const moves: Send[] = [];
    for (let ships = most(state, frame); ships >= 0; ships--) moves.push(at(SENDS, ships));
    return moves;
  },
  apply: (state, frame, { ships }, _actor, emit) => send(state, frame, ships, emit),
  resume(state, frame, emit) {
    if (frame.sent.length < state.fixed.seats) send(state, frame, 0, emit);
    else setSail(state, frame, emit);
  },
  whyNot: (state, frame, { ships }) =>
    ships > raidLimit(state, frame.caravan)
      ? { reason: 'too-many-ships', rule: 'P4.1', params: { limit: raidLimit(state, frame.caravan) } }
      : { reason: 'no-free-ship', rule: 'P4.2' },
  forbidden(state, frame) {
    const more = most(state, frame) + 1;
    return more < SENDS.length ? [at(SENDS, more)] : [];
  },
};

/** P4.2: from the captain clockwise. */
export function nextToSend(state: Pick<View, 'fixed'>, { captain, sent }: Pick<Frame, 'captain' | 'sent'>): Seat {
  return (captain + sent.length) % state.fixed.seats;
}

/** What the next player may send; nothing when all have. */
function most(state: State, frame: Frame): number {
  if (frame.sent.length === state.fixed.seats) return 0;
  return Math.min(raidLimit(state, frame.caravan), freeShipsOf(playerOf(state, nextToSend(state, frame))));
}

/** P4.3, P4.4: a mark for staying away, and one for a corsair of that nation whatever he does; never two (R5). */
function send(state: State, frame: Frame, ships: number, emit: Emit<Event>): void {
  const seat = nextToSend(state, frame);
  frame.sent.push(ships);
  emit({ type: 'sent', seat, ships });
  if (isCorsairOf(state, seat, frame.caravan)) mark(state, seat, 'corsair', emit);
  else if (ships === 0) mark(state, seat, 'stayed-away', emit);
}

function setSail(state: State, { captain, caravan, sent }: Frame, emit: Emit<Event>): void {
  if (sent.every((ships) => ships === 0)) {
    close(state);
    emit({ type: 'nobody-sailed', card: caravan }); // R4
    return;
  }
  become(state, { kind: 'raid', captain, caravan, sent, step: 'throw', queue: [] });
}
