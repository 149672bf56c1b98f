// A victorious captain's pirates act, in the order that he likes (C4.7).
import { close, type Emit, NOBODY, only, type Refusal, type Seat, take } from '@quarterdeck/kernel';
import { isAimed, isOptional, pirateOf, strikesOnceEach, targetsOf, unaskedEffect } from '../crew.ts';
import { act } from '../deeds.ts';
import { captainOf, type PhaseOf } from '../table.ts';
import type { Card, CrewEffect, Decisions, Event, FrameFor, Reason, State } from '../types.ts';

type Answer = Decisions['crew-effects']['answer'];
type Act = Exclude<Answer, { type: 'finish' }>;
type Crew = FrameFor<'crew-effects'>;
const FINISH: Answer = { type: 'finish' };

export const crewEffects: PhaseOf<'crew-effects'> = {
  waiting: (state, frame) => (isAsked(state, frame) ? only(frame.seat) : NOBODY),
  legalMoves: (state, frame) => (canFinish(state, frame) ? [...acts(state, frame), FINISH] : acts(state, frame)),
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'finish') close(state);
    else letAct(state, frame, move, emit);
  },
  resume(state, frame, emit) {
    const unasked = unaskedEffect(state, frame);
    const next = unasked === null ? acts(state, frame)[0] : actOf(unasked.card, null);
    if (next === undefined) close(state);
    else letAct(state, frame, next, emit);
  },
  forbidden: (state, frame) => (canFinish(state, frame) ? [] : [FINISH]),
  whyNot: (state, frame, move) => (move.type === 'finish' ? whyGoOn(state) : whyNotAct(state, frame, move)),
};

/** Asked while there is a choice; the only thing left to do is done. */
function isAsked(state: State, frame: Crew): boolean {
  if (unaskedEffect(state, frame) !== null) return false;
  const able = acts(state, frame).length;
  return able > 1 || (able === 1 && canFinish(state, frame));
}

function acts(state: State, frame: Crew): Act[] {
  const able: Act[] = [];
  for (const effect of frame.left) {
    for (const against of targetsOf(state, frame, effect)) able.push(actOf(effect.card, against));
  }
  return able;
}

function actOf(card: Card, against: Seat | null): Act {
  return against === null ? { type: 'act', card } : { type: 'aim', card, at: against };
}

/** C4.15: when all that is left may be left. */
function canFinish(state: State, frame: Crew): boolean {
  return frame.left.every((effect) => isOptional(state, effect) || targetsOf(state, frame, effect).length === 0);
}

function whyGoOn({ fixed }: State): Refusal<Reason> {
  return { reason: fixed.options.mayDecline ? 'must-act-first' : 'must-not-decline', rule: 'C4.15' };
}

function whyNotAct(state: State, { seat, left }: Crew, move: Act): Refusal<Reason> {
  const { card } = move;
  if (!captainOf(state, seat).crew.includes(card)) return { reason: 'not-in-crew', rule: 'C4.7' };
  const effect = left.find((candidate) => candidate.card === card);
  if (effect === undefined) return { reason: 'has-acted', rule: 'C4.8' };
  const isMissed = move.type === 'aim' && !effect.against.includes(move.at);
  return isMissed ? { reason: 'not-defeated', rule: 'C4.9' } : { reason: 'nothing-to-act-on', rule: 'C4.9' };
}

function letAct(state: State, frame: Crew, move: Act, emit: Emit<Event>): void {
  const { card } = move;
  const against = move.type === 'aim' ? move.at : null;
  const effect = frame.left.find((candidate) => candidate.card === card);
  if (effect === undefined) throw new Error(`pirate ${card} has acted`);
  const targets = against === null ? effect.against.slice() : [against];
  const times = timesNow(state, effect);
  spend(state, frame, effect, times, against);
  act(state, frame.seat, card, targets, times, emit);
}

/** By one answer an aimed effect and the Lookout act once, the others as often as is due. */
function timesNow(state: State, effect: CrewEffect): number {
  return isAimed(state, effect) || pirateOf(state, effect.card).does === 'look-out' ? 1 : effect.times;
}

function spend(state: State, { left }: Crew, effect: CrewEffect, times: number, against: Seat | null): void {
  effect.times -= times;
  if (against !== null && strikesOnceEach(state, effect)) take(effect.against, against);
  if (effect.times === 0) take(left, effect);
}
