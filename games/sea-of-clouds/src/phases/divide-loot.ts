// A turn (C2): look at the shares in their order; take one, or leave each and take the top card of the deck.
import { become, close, type Emit, NOBODY, only, open, passage, type Seat } from '@quarterdeck/kernel';
import { addToShare, backOf, dealTopCard, SPACES } from '../deck.ts';
import { captainOf, type PhaseOf, shareOn } from '../table.ts';
import type { Decisions, Event, FrameFor, State } from '../types.ts';
import { lookAt } from './deck.ts';

type Answer = Decisions['divide-loot']['answer'];
const TAKE: Answer = { type: 'take' };
const LEAVE: Answer = { type: 'leave' };
const TAKE_OR_LEAVE = [TAKE, LEAVE];

export function beginTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  open(state, { kind: 'divide-loot', seat, space: 0, looked: false });
  emit({ type: 'turn-began', seat, island: state.island });
}

export const divideLoot: PhaseOf<'divide-loot'> = {
  waiting: (_state, { seat, looked }) => (looked ? only(seat) : NOBODY),
  legalMoves: () => TAKE_OR_LEAVE,
  apply(state, frame, { type }, _actor, emit) {
    if (type === 'take') takeShare(state, frame, emit);
    else leaveShare(state, frame, emit);
  },
  /** C2.2: nobody decides on a share without having looked at it. */
  resume(state, frame, emit) {
    frame.looked = true;
    lookAt(state, frame.seat, shareOn(state, frame.space).cards, frame.space, emit);
  },
};

/** C2.3: the whole share and its doubloons; the space is filled again before the cards are laid (R1). */
function takeShare(state: State, { seat, space }: FrameFor<'divide-loot'>, emit: Emit<Event>): void {
  const share = shareOn(state, space);
  const { cards, doubloons } = share;
  share.cards = [];
  share.doubloons = 0;
  captainOf(state, seat).doubloons += doubloons;
  const isAtOnce = state.fixed.options.refill === 'at-once';
  become(state, { kind: 'lay-loot', seat, cards, refill: isAtOnce ? null : space });
  emit({ type: 'took', seat, space, cards: cards.slice(), doubloons });
  if (isAtOnce) addToShare(state, space, emit);
}

/** C2.4: the share grows, and the next one is looked at; after the third only the deck is left (C2.6). */
function leaveShare(state: State, frame: FrameFor<'divide-loot'>, emit: Emit<Event>): void {
  const { seat, space } = frame;
  if (space + 1 === SPACES.length) {
    become(state, { kind: 'take-top-card', seat });
  } else {
    frame.space = space + 1;
    frame.looked = false;
  }
  emit({ type: 'left', seat, space });
  addToShare(state, space, emit);
}

/** C2.6; C2.8: with an empty deck a doubloon instead. */
export const takeTopCard: PhaseOf<'take-top-card'> = passage((state, { seat }, emit) => {
  if (state.top === null) {
    close(state);
    captainOf(state, seat).doubloons += 1;
    emit({ type: 'took-doubloon', seat });
    return;
  }
  const cards = [state.backs.length];
  become(state, { kind: 'lay-loot', seat, cards, refill: null });
  const card = dealTopCard(state);
  emit({ type: 'took-top-card', seat, card, back: backOf(state, card) });
  lookAt(state, seat, cards, null, emit);
});
