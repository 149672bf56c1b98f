// A round (P2): everybody chooses, the seven characters are called in their order, then cards and token go on.
import { at, become, type Emit, open, passage } from '@quarterdeck/kernel';
import { CHARACTERS, RETURNING } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { clockwiseFrom, leftOf, type PhaseOf } from '../table.ts';
import { openTurn } from '../turn.ts';
import type { Event, FrameFor, State } from '../types.ts';

export const round: PhaseOf<'round'> = passage((state, frame, emit) => {
  const seat = frame.queue.shift();
  if (seat !== undefined) openTurn(state, seat, at(CHARACTERS, state.called - 1));
  else if (at(state.chosen, 0) === null) openChoice(state);
  else if (state.called < CHARACTERS.length) callNext(state, frame, emit);
  else endRound(state, emit);
});

function openChoice(state: State): void {
  const chosen: FrameFor<'choose-character'>['chosen'] = [];
  for (let seat = 0; seat < state.fixed.seats; seat++) chosen.push(null);
  open(state, { kind: 'choose-character', chosen });
}

/** P2.2, P2.3: who has the character turns it up; from the first player clockwise. */
function callNext(state: State, frame: FrameFor<'round'>, emit: Emit<Event>): void {
  const character = at(CHARACTERS, state.called);
  state.called += 1;
  for (let i = 0; i < state.fixed.seats; i++) {
    const seat = (state.firstPlayer + i) % state.fixed.seats;
    if (state.chosen[seat] === character) frame.queue.push(seat);
  }
  emit({ type: 'called', character, seats: frame.queue.slice() });
}

/** P2.4, P2.5: characters come back or stay, the token passes, and the last rounds are counted. */
function endRound(state: State, emit: Emit<Event>): void {
  for (const seat of clockwiseFrom(state, state.firstPlayer)) layAside(state, seat, emit);
  if (state.roundsLeft === null && state.round >= state.fixed.options.stallRounds) {
    state.roundsLeft = FIGURES.lastRounds; // R33
    emit({ type: 'end-drawn', seat: null });
  }
  if (state.roundsLeft === 0) {
    become(state, { kind: 'final-sale', done: state.players.map(() => false) });
    return;
  }
  if (state.roundsLeft !== null) state.roundsLeft -= 1;
  beginRound(state, emit);
}

function layAside(state: State, seat: number, emit: Emit<Event>): void {
  const character = at(state.chosen, seat);
  const { played } = at(state.players, seat);
  state.chosen[seat] = null;
  if (character === null) throw new Error('a round ends without a choice');
  if (!RETURNING.includes(character)) {
    played.push(character);
    return;
  }
  played.length = 0;
  emit({ type: 'took-back', seat });
}

function beginRound(state: State, emit: Emit<Event>): void {
  state.round += 1;
  state.called = 0;
  state.firstPlayer = leftOf(state, state.firstPlayer);
  emit({ type: 'round-began', round: state.round, firstPlayer: state.firstPlayer, roundsLeft: state.roundsLeft });
}
