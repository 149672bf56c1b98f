// One salvo, stage by stage (W6.6, W6.7, W7.2): cards before the roll, the roll, cards after it, the check, the answer.
import { type Emit, open, passage, top } from '@quarterdeck/kernel';
import { lineShip, placeIn } from '../battle/battle.ts';
import { seatToAsk, type Window } from '../battle/manoeuvres.ts';
import { checksAfterHit, defenceOf, diceOf, endSalvo, isPlayed, miss, sideUnderFire, sinkTarget } from '../battle/salvo.ts';
import { isCompanyShip } from '../data/cards.ts';
import { componentsOf, type PhaseOf, pirateOf } from '../table.ts';
import type { Event, FrameFor, SalvoStage, State } from '../types.ts';

type Frame = FrameFor<'salvo'>;
type Step = (state: State, frame: Frame, emit: Emit<Event>) => void;

export const salvo: PhaseOf<'salvo'> = passage((state, frame, emit) => {
  while (top(state) === frame) STEPS[frame.stage](state, frame, emit);
});

const STEPS: Readonly<Record<SalvoStage, Step>> = {
  attack: (state, frame) => ask(state, frame, 'attack-manoeuvre', 'defence'),
  defence: (state, frame) => ask(state, frame, 'defence-manoeuvre', 'dice'),
  dice: roll,
  aim: (state, frame) => ask(state, frame, 'steady-aim', 'hit', frame.hits < frame.dice.length),
  hit: (state, frame) => ask(state, frame, 'after-hit', 'check', frame.hits > 0),
  check,
  sinking: goDown,
  answer: (state, frame) => ask(state, frame, 'return-fire', 'over', isAfloat(state, frame)),
  over: endSalvo,
};

/** The stage is left before the question is put: its answer may say otherwise. */
function ask(state: State, frame: Frame, window: Window, next: SalvoStage, isOpen = true): void {
  frame.stage = next;
  const seat = isOpen ? seatToAsk(state, frame, window) : null;
  if (seat !== null) open(state, { kind: window, seat });
}

function isAfloat(state: State, frame: Frame): boolean {
  return placeIn(sideUnderFire(state, frame), frame.target) >= 0;
}

function roll(state: State, frame: Frame, emit: Emit<Event>): void {
  const count = diceOf(state, frame);
  frame.stage = 'aim';
  if (count > 0) open(state, { kind: 'salvo-dice', count });
  else smother(state, frame, emit);
}

/** W7.3: without a die it is a miss. */
function smother(state: State, frame: Frame, emit: Emit<Event>): void {
  const { side, shooter, target, answering } = frame;
  emit({ type: 'salvo-rolled', side, shooter, target, dice: [], defence: defenceOf(state, frame), hits: 0, answering });
}

function check(state: State, frame: Frame, emit: Emit<Event>): void {
  if (frame.hits === 0) {
    frame.stage = 'answer';
    miss(frame, emit);
  } else if (checksAfterHit(state, frame)) {
    open(state, { kind: 'survivability-check', count: frame.hits });
  } else {
    frame.stage = 'sinking';
  }
}

function goDown(state: State, frame: Frame, emit: Emit<Event>): void {
  const { target } = frame;
  const { pirate } = sideUnderFire(state, frame);
  frame.stage = isPlayed(frame, 'fire-ship') ? 'over' : 'answer'; // W7.2: nothing answers a Fire Ship
  if (pirate !== null && !isCompanyShip(target) && canSave(state, frame))
    open(state, { kind: 'undying-crew', seat: pirate, ship: target });
  else sinkTarget(state, frame, emit);
}

/** W9.5: the Corsair in a battle for a sea that he began, once a turn, and for a ship that is whole. */
function canSave(state: State, frame: Frame): boolean {
  const { turn, battle } = state;
  const side = sideUnderFire(state, frame);
  if (turn === null || battle?.cause !== 'sea' || turn.skillPaid || side.pirate !== turn.seat) return false;
  const { hero, gold } = pirateOf(state, turn.seat);
  if (hero !== 'corsair' || gold < componentsOf(state).heroes.undyingCrew) return false;
  return !lineShip(side, frame.target).damaged;
}
