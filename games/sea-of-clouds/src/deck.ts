// The deck and the loot spaces. A deck is a bag: a card gets its back when it comes to the top, and its face when the first
// captain looks at it (C2.9). In a shuffled deck the order of backs says nothing of the faces, so this is the same as shuffling.
import { at, type Emit, open, takeAt } from '@quarterdeck/kernel';
import type { Back, Face } from './data/cards.ts';
import { UNSEEN } from './knowledge.ts';
import { componentsOf, shareOn } from './table.ts';
import type { Card, Event, FrameFor, Space, State, View } from './types.ts';

export const SPACES: readonly Space[] = [0, 1, 2];
const NEXT_BACK: FrameFor<'next-back'> = { kind: 'next-back' };

/** Cards of the deck, its top card included. */
export function deckSize({ deck, top }: Pick<View, 'deck' | 'top'>): number {
  return below(deck) + (top === null ? 0 : 1);
}

function below(deck: View['deck']): number {
  return deck.rum + deck.relic + deck.object + deck.pirate;
}

/** Takes the top card of a deck that is not empty; the back of the next one is turned up. */
export function dealTopCard(state: State): Card {
  if (state.top === null) throw new Error('the deck is empty');
  const card = state.backs.length;
  state.backs.push(state.top);
  state.faces.push(null);
  state.seenBy.push(UNSEEN);
  state.top = null;
  if (below(state.deck) > 0) open(state, NEXT_BACK);
  return card;
}

/** C2.7, C2.8: what a share gets more of: the deck's top card; a doubloon if it has three cards, or if the deck is empty. */
export function sourceOfMore(table: Pick<View, 'fixed' | 'spaces' | 'top'>, space: Space): 'deck' | 'bank' {
  const isFull = at(table.spaces, space).cards.length >= componentsOf(table).shareCards;
  return table.top === null || isFull ? 'bank' : 'deck';
}

/** One more on a share. */
export function addToShare(state: State, space: Space, emit: Emit<Event>): void {
  const share = shareOn(state, space);
  if (state.top === null || sourceOfMore(state, space) === 'bank') {
    share.doubloons += 1;
    emit({ type: 'doubloon-dealt', space });
    return;
  }
  const back: Back = state.top;
  const card = dealTopCard(state);
  share.cards.push(card);
  emit({ type: 'dealt', space, card, back });
}

/** The back of a card that has left the deck. */
export function backOf(state: Pick<View, 'backs'>, card: Card): Back {
  return at(state.backs, card);
}

/** Apart from `take`, which looks for numbers as a rule: code that compares but names does it faster. */
export function takeFace(bag: Face[], face: Face): void {
  let place = 0;
  while (place < bag.length && bag[place] !== face) place += 1;
  takeAt(bag, place);
}
