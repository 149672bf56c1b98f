// Map (D3.5): three cards of the shuffled discard pile are turned up; one of them enters. Navigator: any of the pile (D4.5).
import { become, CHANCE, close, type Emit, NOBODY, open } from '@quarterdeck/kernel';
import { copiesOf, distinct, pickCard, takeCard } from '../bag.ts';
import { activePlayer, ask, isOffered, type PhaseOf } from '../choose.ts';
import type { Card } from '../data/cards.ts';
import { enter } from '../enter.ts';
import { hasTrait } from '../table.ts';
import type { Decisions, Entry, Event, FrameFor, State, View } from '../types.ts';

export function readMap(state: State, _entry: Entry, emit: Emit<Event>): void {
  if (state.discard.length === 0) emit({ type: 'fizzled', seat: state.turn.seat, suit: 'map' });
  else if (hasTrait(state, 'navigator')) ask(state, map, { kind: 'map', shown: [] }, 'map', emit);
  else open(state, { kind: 'shuffle-discard', shown: [] });
}

/** Chance turns up the cards one by one; they lie in the frame until the choice is made. */
export const shuffleDiscard: PhaseOf<'shuffle-discard'> = {
  waiting: (state, { shown }) => (shown.length < wanted(state) && state.discard.length > 0 ? CHANCE : NOBODY),
  legalMoves: (state) => distinct(state.discard).map((card) => ({ type: 'show', card })),
  weight: (state, _frame, { card }) => copiesOf(state.discard, card),
  draw: (state, _frame, rng) => ({ type: 'show', card: pickCard(state.discard, rng) }),
  apply(state, { shown }, { card }) {
    takeCard(state.discard, card);
    shown.push(card);
  },
  resume(state, { shown }, emit) {
    emit({ type: 'shown', seat: state.turn.seat, cards: shown });
    const frame: FrameFor<'map'> = { kind: 'map', shown };
    const choices = placeable(state, frame);
    const [first] = choices;
    if (first === undefined) fizzle(state, shown, emit);
    else become(state, frame);
    if (first !== undefined && choices.length === 1) map.apply(state, frame, first, state.turn.seat, emit);
  },
};

function wanted(state: State): number {
  return state.fixed.options.components.mapCards;
}

/** Only in a game of safe choices: all that was turned up would bust. */
function fizzle(state: State, shown: readonly Card[], emit: Emit<Event>): void {
  close(state);
  state.discard.push(...shown);
  emit({ type: 'fizzled', seat: state.turn.seat, suit: 'map' });
}

export const map: PhaseOf<'map'> = {
  waiting: activePlayer,
  legalMoves: placeable,
  apply(state, { shown }, { card }, _actor, emit) {
    close(state);
    for (const other of shown) state.discard.push(other); // A24: the others go back before the card enters
    takeCard(state.discard, card);
    enter(state, card, 'discard', emit);
  },
  forbidden: (state, frame) =>
    choices(state, frame).flatMap((card) => (isOffered(state, card, 'discard') ? [] : [{ type: 'place', card }])),
  whyNot: (state, frame, { card }) =>
    choices(state, frame).includes(card) ? { reason: 'would-bust', rule: 'D7.8' } : { reason: 'not-shown', rule: 'D3.5' },
};

/** The Navigator's frame shows nothing: the whole pile is open (D4.5). */
export function cardsOnMap({ discard }: Pick<View, 'discard'>, { shown }: FrameFor<'map'>): readonly Card[] {
  return shown.length > 0 ? shown : discard;
}

function choices(state: State, frame: FrameFor<'map'>): Card[] {
  return distinct(cardsOnMap(state, frame));
}

function placeable(state: State, frame: FrameFor<'map'>): Decisions['map']['answer'][] {
  return choices(state, frame)
    .filter((card) => isOffered(state, card, 'discard'))
    .map((card) => ({ type: 'place', card }));
}
