// The Company attacks (W3.10): the next player names a sea that nobody guards, and the Company has it back.
import { close, only } from '@quarterdeck/kernel';
import { SEAS } from '../data/cards.ts';
import { giveToCompany } from '../seas/seas.ts';
import type { PhaseOf } from '../table.ts';
import { isOpenSea, openSeas } from '../turn/events.ts';

export const companyAttack: PhaseOf<'company-attack'> = {
  waiting: (_state, { chooser }) => only(chooser),
  legalMoves: (state, { victim }) => openSeas(state, victim).map((sea) => ({ type: 'take', sea })),
  apply(state, _frame, { sea }, _actor, emit) {
    close(state);
    giveToCompany(state, sea, 'company', emit);
  },
  forbidden: (state, { victim }) =>
    SEAS.filter((sea) => state.seas[sea] === victim && !isOpenSea(state, victim, sea)).map((sea) => ({ type: 'take', sea })),
  whyNot: () => ({ reason: 'sea-is-guarded', rule: 'W3.10' }),
};
