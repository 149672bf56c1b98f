// One salvo, stage by stage (6.6, 6.7, 7.2): cards before the roll, the roll, cards after it, the check, the answer.
import { type Emit, open, passage, top } from '@quarterdeck/kernel';
import { lineShip, placeIn } from '../battle.ts';
import { isCompanyShip } from '../data/cards.ts';
import { seatToAsk, type Window } from '../manoeuvres.ts';
import { checksAfterHit, defenceOf, diceOf, endSalvo, miss, sideUnderFire, sinkTarget } from '../salvo.ts';
import { componentsOf, type PhaseOf, pirateOf } from '../table.ts';
import type { Event, FrameFor, SalvoStage, State } from '../types.ts';

type Frame = FrameFor<'salvo'>;

export const salvo: PhaseOf<'salvo'> = passage((state, frame, emit) => {
  while (top(state) === frame) goOn(state, frame, emit);
});

function goOn(state: State, frame: Frame, emit: Emit<Event>): void {
  switch (frame.stage) {
    case 'attack':
      return ask(state, frame, 'attack-manoeuvre', 'defence');
    case 'defence':
      return ask(state, frame, 'defence-manoeuvre', 'dice');
    case 'dice':
      return roll(state, frame, emit);
    case 'aim':
      return frame.hits < frame.dice.length ? ask(state, frame, 'steady-aim', 'hit') : pass(frame, 'hit');
    case 'hit':
      return frame.hits > 0 ? ask(state, frame, 'after-hit', 'check') : pass(frame, 'check');
    case 'check':
      return check(state, frame, emit);
    case 'sinking':
      return goDown(state, frame, emit);
    case 'answer':
      return placeIn(sideUnderFire(state, frame), frame.target) >= 0
        ? ask(state, frame, 'return-fire', 'over')
        : pass(frame, 'over');
    case 'over':
      return endSalvo(state, frame);
  }
}

function pass(frame: Frame, next: SalvoStage): void {
  frame.stage = next;
}

/** The stage is left before the question is put: its answer may say otherwise. */
function ask(state: State, frame: Frame, window: Window, next: SalvoStage): void {
  frame.stage = next;
  const seat = seatToAsk(state, frame, window);
  if (seat !== null) open(state, { kind: window, seat });
}

/** 7.3: without a die it is a miss. */
function roll(state: State, frame: Frame, emit: Emit<Event>): void {
  const count = diceOf(state, frame);
  frame.stage = 'aim';
  if (count > 0) return open(state, { kind: 'salvo-dice', count });
  const { side, shooter, target, answering } = frame;
  emit({ type: 'salvo-rolled', side, shooter, target, dice: [], defence: defenceOf(state, frame), hits: 0, answering });
}

function check(state: State, frame: Frame, emit: Emit<Event>): void {
  if (frame.hits === 0) {
    miss(frame, emit);
    frame.stage = 'answer';
  } else if (checksAfterHit(state, frame)) {
    open(state, { kind: 'survivability-check', count: frame.hits });
  } else {
    frame.stage = 'sinking';
  }
}

function goDown(state: State, frame: Frame, emit: Emit<Event>): void {
  const { target } = frame;
  frame.stage = frame.played.includes('fire-ship') ? 'over' : 'answer'; // nothing answers a Fire Ship
  const { pirate } = sideUnderFire(state, frame);
  if (pirate !== null && !isCompanyShip(target) && canSave(state, frame)) open(state, { kind: 'undying-crew', seat: pirate, ship: target });
  else sinkTarget(state, frame, emit);
}

/** 9.5: the Corsair in a battle for a sea that he began, once a turn, and for a ship that is whole. */
function canSave(state: State, frame: Frame): boolean {
  const { turn, battle } = state;
  const side = sideUnderFire(state, frame);
  if (turn === null || battle?.cause !== 'sea' || turn.skillPaid || side.pirate !== turn.seat) return false;
  const { hero, gold } = pirateOf(state, turn.seat);
  if (hero !== 'corsair' || gold < componentsOf(state).heroes.undyingCrew) return false;
  return !lineShip(side, frame.target).damaged;
}
