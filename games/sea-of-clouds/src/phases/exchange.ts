// Exchanges with a defeated captain (C4.10). Rum: the victor chooses what he gives, chance what he gets. Objects: he chooses both.
import { at, CHANCE, close, type Emit, only, open, type Seat, take } from '@quarterdeck/kernel';
import { showTo } from '../knowledge.ts';
import { captainOf, faceOf, type PhaseOf } from '../table.ts';
import type { Card, Decisions, Event, FrameFor, State } from '../types.ts';

/** Who has one bottle has nothing to choose. */
export function exchangeRum(state: State, seat: Seat, against: Seat): void {
  const { rum } = captainOf(state, seat);
  open(state, { kind: 'exchange-rum', seat, against, given: rum.length === 1 ? at(rum, 0) : null });
}

export const exchangeOfRum: PhaseOf<'exchange-rum'> = {
  waiting: (_state, { seat, given }) => (given === null ? only(seat) : CHANCE),
  legalMoves: (state, { seat, against, given }) =>
    given === null
      ? captainOf(state, seat).rum.map((card) => ({ type: 'give', card }))
      : captainOf(state, against).rum.map((card) => ({ type: 'receive', card })),
  apply(state, frame, { type, card }, _actor, emit) {
    if (type === 'give') frame.given = card;
    else swapRum(state, frame, card, emit);
  },
  whyNot: () => ({ reason: 'not-your-rum', rule: 'C4.10' }),
};

/** Each sees what he gets, and remembers what he gave. */
function swapRum(state: State, { seat, against, given }: FrameFor<'exchange-rum'>, took: Card, emit: Emit<Event>): void {
  if (given === null) throw new Error('nothing was given');
  close(state);
  swap(captainOf(state, seat).rum, captainOf(state, against).rum, given, took);
  showTo(state, given, against);
  showTo(state, took, seat);
  emit({
    type: 'exchanged-rum',
    seat,
    against,
    gave: given,
    gaveFace: faceOf(state, given),
    took,
    tookFace: faceOf(state, took),
  });
}

function swap(own: Card[], theirs: Card[], give: Card, get: Card): void {
  take(own, give);
  take(theirs, get);
  own.push(get);
  theirs.push(give);
}

export function exchangeObjects(state: State, seat: Seat, against: Seat, emit: Emit<Event>): void {
  const frame: FrameFor<'exchange-object'> = { kind: 'exchange-object', seat, against };
  open(state, frame);
  const choices = objectPairs(state, frame);
  if (choices.length === 1) exchangeOfObjects.apply(state, frame, at(choices, 0), seat, emit);
}

/** R9: the Chest goes with what is in it, and nothing is taken out. */
export const exchangeOfObjects: PhaseOf<'exchange-object'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: objectPairs,
  apply(state, { seat, against }, { give, take: get }, _actor, emit) {
    close(state);
    swap(captainOf(state, seat).objects, captainOf(state, against).objects, give, get);
    emit({
      type: 'exchanged-objects',
      seat,
      against,
      gave: give,
      gaveFace: faceOf(state, give),
      took: get,
      tookFace: faceOf(state, get),
    });
  },
  whyNot: () => ({ reason: 'not-an-object', rule: 'C4.10' }),
};

function objectPairs(state: State, { seat, against }: FrameFor<'exchange-object'>): Decisions['exchange-object']['answer'][] {
  const theirs = captainOf(state, against).objects;
  return captainOf(state, seat).objects.flatMap((give) => theirs.map((get) => ({ type: 'exchange', give, take: get })));
}
