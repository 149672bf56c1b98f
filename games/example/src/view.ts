// What each seat sees: its own hand, never another's; that a card is staked, not which.
import { copy, type Rng, type Secret, shuffled, type Viewer } from '@quarterdeck/kernel';
import type { Card } from './data/cards.ts';
import type { Event, OpenFrame, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const canSee = (seat: number) => viewer === 'all' || viewer === seat;
  return {
    viewer,
    fixed: state.fixed,
    stack: state.stack.map((frame) => viewFrame(frame, canSee)),
    deckSize: state.deck.length,
    hands: state.hands.map((hand, seat) => (canSee(seat) ? hand : hand.map(() => null))),
    discard: state.discard,
    coins: state.coins,
  };
}

function viewFrame(frame: State['stack'][number], canSee: (seat: number) => boolean): OpenFrame {
  if (frame.kind !== 'stake') return frame;
  return { kind: 'stake', stakes: frame.stakes.map((card, seat) => (card === null || canSee(seat) ? card : 'hidden')) };
}

/** Hands are known to their owners, stakes too until they are turned up. */
export function secrets(state: State): Secret[] {
  const hands = state.hands.map((hand, seat) => ({ name: `hand of ${seat}`, value: hand, knownTo: [seat] }));
  const frame = state.stack.at(-1);
  const stakes = frame?.kind === 'stake' ? frame.stakes : [];
  return [...hands, ...stakes.map((value, seat) => ({ name: `stake of ${seat}`, value, knownTo: [seat] }))];
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== 'dealt' || viewer === 'all' || viewer === event.seat) return event;
  return { ...event, card: null };
}

/** Cards that the viewer cannot place are dealt again: to the other hands, the rest to the deck. */
export function determinize(view: View, rng: Rng): State {
  const seen = new Set([...view.discard, ...view.hands.flat()]);
  const unseen = shuffled(
    view.fixed.options.cards.filter((card) => !seen.has(card)),
    rng,
  );
  const hands = view.hands.map((hand) => hand.map((card) => card ?? takeFrom(unseen)));
  return {
    stack: view.stack.map((frame) => fillFrame(frame, hands, rng)),
    fixed: view.fixed,
    deck: unseen.sort((a, b) => a - b),
    hands,
    discard: view.discard.slice(),
    coins: view.coins.slice(),
  };
}

/** A hidden stake is some card of that hand. */
function fillFrame(frame: OpenFrame, hands: readonly Card[][], rng: Rng): State['stack'][number] {
  if (frame.kind !== 'stake') return copy(frame);
  return { kind: 'stake', stakes: frame.stakes.map((card, seat) => (card === 'hidden' ? anyOf(hands[seat] ?? [], rng) : card)) };
}

function anyOf(hand: readonly Card[], rng: Rng): Card {
  return takeFrom(shuffled(hand, rng));
}

function takeFrom(cards: Card[]): Card {
  const card = cards.pop();
  if (card === undefined) throw new Error('the view speaks of more cards than there are');
  return card;
}
