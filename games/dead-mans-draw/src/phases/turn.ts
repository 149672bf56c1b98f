// A turn (D2): draw, and go on drawing or collect.
import { CHANCE, close, type Emit, NOBODY, only } from '@quarterdeck/kernel';
import { copiesOf, distinct, pickCard, takeCard } from '../bag.ts';
import type { PhaseOf } from '../choose.ts';
import { collect } from '../collect.ts';
import { drawCard, drawn } from '../enter.ts';
import { pileSize } from '../table.ts';
import type { Decisions, Event, State, View } from '../types.ts';

type Answer = Decisions['turn']['answer'];
const DRAW: Answer = { type: 'draw' };
const COLLECT: Answer = { type: 'collect' };
const ONLY_DRAW = [DRAW];
const DRAW_OR_COLLECT = [DRAW, COLLECT];

export const turn: PhaseOf<'turn'> = {
  waiting: (state) => (isForced(state) ? NOBODY : only(state.turn.seat)),
  legalMoves: (state) => (canCollect(state) ? DRAW_OR_COLLECT : ONLY_DRAW),
  apply(state, _frame, move, _actor, emit) {
    if (move.type === 'draw') drawCard(state, emit);
    else collect(state, emit);
  },
  resume: goOn,
  forbidden: (state) => (canCollect(state) ? [] : [COLLECT]),
  whyNot(state) {
    if (!state.turn.hasDrawn) return { reason: 'draw-first', rule: 'D2.1' };
    return { reason: 'nothing-to-collect', rule: 'D2.4' };
  },
};

/** The kraken's demand is drawn, and the last loot collected, without asking; both are shown. */
function goOn(state: State, _frame: object, emit: Emit<Event>): void {
  if (pileSize(state) === 0)
    collect(state, emit); // A7: an empty pile ends the demand
  else drawCard(state, emit);
}

function isForced(state: State): boolean {
  return state.turn.hasDrawn && (state.turn.debt > 0 || pileSize(state) === 0);
}

/** D2.1: the first draw is compulsory (A1). D2.4: then even an empty play area may be collected (A8). */
export function canCollect({ turn, area, fixed }: Pick<View, 'turn' | 'area' | 'fixed'>): boolean {
  return turn.hasDrawn && (area.length > 0 || fixed.options.emptyCollect);
}

/** Chance turns over the top card of the draw pile. */
export const drawFromPile: PhaseOf<'draw-card'> = {
  waiting: () => CHANCE,
  legalMoves: (state) => distinct(state.deck).map((card) => ({ type: 'card', card })),
  weight: (state, _frame, { card }) => copiesOf(state.deck, card),
  draw: (state, _frame, rng) => ({ type: 'card', card: pickCard(state.deck, rng) }),
  apply(state, _frame, { card }, _actor, emit) {
    close(state);
    takeCard(state.deck, card);
    drawn(state, card, emit);
  },
};
