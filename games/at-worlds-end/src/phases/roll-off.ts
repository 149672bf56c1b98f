// Dice between pirates of equal fame (W10.3): the highest; equals throw again.
import { at, CHANCE, close, type Emit, type Seat, top } from '@quarterdeck/kernel';
import { FACES, SINGLE } from '../battle/rolls.ts';
import type { PhaseOf } from '../table.ts';
import type { Event, FrameFor, RollOff, State } from '../types.ts';

export const rollOff: PhaseOf<'roll-off'> = {
  waiting: () => CHANCE,
  legalMoves: () => SINGLE,
  draw: (_state, _frame, rng) => at(SINGLE, rng.below(FACES)),
  apply(state, frame, { face }, _actor, emit) {
    const { role, tied, thrown } = frame;
    const seat = at(tied, thrown.length);
    thrown.push(face);
    emit({ type: 'roll-off-die', role, seat, face });
    if (thrown.length === tied.length) decide(state, frame, emit);
  },
};

function decide(state: State, frame: FrameFor<'roll-off'>, emit: Emit<Event>): void {
  const { role, tied, thrown } = frame;
  const highest = Math.max(...thrown);
  const seats = tied.filter((_, place) => thrown[place] === highest);
  const [seat] = seats;
  if (seat !== undefined && seats.length === 1) {
    close(state);
    name(state, role, seat);
  } else {
    frame.tied = seats;
    frame.thrown = [];
    emit({ type: 'roll-off', role, seats });
  }
}

function name(state: State, role: RollOff['role'], seat: Seat): void {
  const frame = top(state);
  if (frame?.kind !== 'last-battle') throw new Error('no last battle is due');
  frame[role] = seat;
}
