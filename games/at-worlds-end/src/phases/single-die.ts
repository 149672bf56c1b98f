// The die of a manoeuvre (W7.2): Steady Aim, Damage Control, Boarding.
import { at, CHANCE, close, type Emit } from '@quarterdeck/kernel';
import { CONTROLLED } from '../battle/manoeuvres.ts';
import { FACES, SINGLE } from '../battle/rolls.ts';
import { capture, countHits, defenceOf, miss, salvoOnTop } from '../battle/salvo.ts';
import { hullOf, type PhaseOf } from '../table.ts';
import type { Event, Salvo, State } from '../types.ts';

export const singleDie: PhaseOf<'single-die'> = {
  waiting: () => CHANCE,
  legalMoves: () => SINGLE,
  draw: (_state, _frame, rng) => at(SINGLE, rng.below(FACES)),
  apply(state, { use }, { face }, _actor, emit) {
    close(state);
    const salvo = salvoOnTop(state);
    switch (use) {
      case 'steady-aim':
        return aimAgain(state, salvo, face, emit);
      case 'damage-control':
        return controlDamage(salvo, face, emit);
      case 'boarding':
        return board(state, salvo, face, emit);
    }
  },
};

/** One die that missed falls anew; which one makes no difference, so the lowest. */
function aimAgain(state: State, salvo: Salvo, face: number, emit: Emit<Event>): void {
  const defence = defenceOf(state, salvo);
  salvo.dice[0] = face;
  salvo.dice.sort();
  salvo.hits = countHits(salvo.dice, defence);
  emit({ type: 'die-rolled', use: 'steady-aim', ship: salvo.shooter, face, success: face > defence });
}

function controlDamage(salvo: Salvo, face: number, emit: Emit<Event>): void {
  const success = face >= CONTROLLED;
  if (success) salvo.hits -= 1;
  emit({ type: 'die-rolled', use: 'damage-control', ship: salvo.target, face, success });
}

/** Equal to the Defence is enough here. */
function board(state: State, salvo: Salvo, face: number, emit: Emit<Event>): void {
  const success = face >= hullOf(state, salvo.target).defence;
  emit({ type: 'die-rolled', use: 'boarding', ship: salvo.shooter, face, success });
  if (success) capture(state, salvo, emit);
  else miss(salvo, emit);
}
