// The dice of a salvo (W6.6).
import { CHANCE, close } from '@quarterdeck/kernel';
import { drawRoll, rollsOf, waysOf } from '../battle/rolls.ts';
import { countHits, defenceOf, salvoOnTop } from '../battle/salvo.ts';
import type { PhaseOf } from '../table.ts';

export const salvoDice: PhaseOf<'salvo-dice'> = {
  waiting: () => CHANCE,
  legalMoves: (_state, { count }) => rollsOf(count),
  weight: (_state, _frame, move) => waysOf(move),
  draw: (_state, { count }, rng) => drawRoll(count, rng),
  apply(state, _frame, { dice }, _actor, emit) {
    close(state);
    const salvo = salvoOnTop(state);
    const { side, shooter, target, answering } = salvo;
    const defence = defenceOf(state, salvo);
    for (const face of dice) salvo.dice.push(face);
    salvo.hits = countHits(dice, defence);
    emit({ type: 'salvo-rolled', side, shooter, target, dice, defence, hits: salvo.hits, answering });
  },
};
