// The check of a ship that was hit (W6.7): one die for each hit.
import { CHANCE, close } from '@quarterdeck/kernel';
import { enemyOf } from '../battle/battle.ts';
import { drawRoll, rollsOf, waysOf } from '../battle/rolls.ts';
import { countHits, damage, defenceOf, salvoOnTop } from '../battle/salvo.ts';
import type { PhaseOf } from '../table.ts';

export const survivabilityCheck: PhaseOf<'survivability-check'> = {
  waiting: () => CHANCE,
  legalMoves: (_state, { count }) => rollsOf(count),
  weight: (_state, _frame, move) => waysOf(move),
  draw: (_state, { count }, rng) => drawRoll(count, rng),
  apply(state, _frame, { dice }, _actor, emit) {
    close(state);
    const salvo = salvoOnTop(state);
    const defence = defenceOf(state, salvo);
    const survived = countHits(dice, defence) === 0;
    emit({ type: 'check-rolled', side: enemyOf(salvo.side), ship: salvo.target, dice, defence, survived });
    salvo.stage = survived ? 'answer' : 'sinking';
    if (survived) damage(state, salvo, 'damaged', emit);
  },
};
