// The final sale (P8.3): bargains by whoever can pay for one, each for himself; then all goods are sold at once.
import { at, close, type Emit, type Seat } from '@quarterdeck/kernel';
import { GOODS } from '../data/cards.ts';
import { bargain, sell } from '../market.ts';
import { addBargains, BARGAINS, canBargain, whyNoRitual } from '../rituals.ts';
import { type PhaseOf, playerOf } from '../table.ts';
import type { Decisions, Event, FrameFor, State } from '../types.ts';

type Move = Decisions['final-sale']['answer'];

export const finalSale: PhaseOf<'final-sale'> = {
  waiting: (state, { done }) => state.players.flatMap((_, seat) => (!at(done, seat) && canBargain(state, seat) ? [seat] : [])),
  legalMoves(state, _frame, actor) {
    const moves: Move[] = [];
    if (actor !== 'chance') addBargains(state, actor, moves);
    moves.push({ type: 'sell-rest' });
    return moves;
  },
  apply(state, { done }, move, actor, emit) {
    if (actor === 'chance') throw new Error('chance sells nothing');
    if (move.type === 'bargain') bargain(state, actor, move.goods, emit);
    else done[actor] = true;
  },
  resume(state, _frame: FrameFor<'final-sale'>, emit) {
    close(state);
    state.players.forEach((_, seat) => {
      settleUp(state, seat, emit);
    });
    emit({ type: 'ended' });
  },
  whyNot: (state, _frame, move, actor) =>
    move.type === 'bargain' && actor !== 'chance' ? whyNoRitual(state, actor, move) : null,
  forbidden(state, _frame, actor) {
    if (actor === 'chance') return [];
    const legal: Move[] = [];
    addBargains(state, actor, legal);
    return BARGAINS.filter((move) => !legal.includes(move));
  },
};

/** R29: everything goes, and what is left in hand is shown. */
function settleUp(state: State, seat: Seat, emit: Emit<Event>): void {
  const { goods, hand } = playerOf(state, seat);
  for (const good of GOODS) if (goods[good] > 0) sell(state, seat, good, goods[good], emit);
  if (hand.length > 0) emit({ type: 'hand-shown', seat, cards: hand.slice() });
}
