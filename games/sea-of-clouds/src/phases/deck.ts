// What chance shows of the deck: the back of the next card (C2.9), and a face to the first who looks.
import { at, CHANCE, close, type Emit, open, passage, pick, type Rng, type Seat } from '@quarterdeck/kernel';
import { BACKS, type Back, type ByBack, type Face } from '../data/cards.ts';
import { addToShare, backOf, takeFace } from '../deck.ts';
import { showTo } from '../knowledge.ts';
import { faceOf, type PhaseOf } from '../table.ts';
import type { Card, Decisions, Event, FrameFor, Space, State } from '../types.ts';

const BACK_MOVES: Readonly<ByBack<Decisions['next-back']['answer']>> = {
  rum: { type: 'back', back: 'rum' },
  relic: { type: 'back', back: 'relic' },
  object: { type: 'back', back: 'object' },
  pirate: { type: 'back', back: 'pirate' },
};

export const nextBack: PhaseOf<'next-back'> = {
  waiting: () => CHANCE,
  legalMoves: ({ deck }) => BACKS.filter((back) => deck[back] > 0).map((back) => BACK_MOVES[back]),
  weight: ({ deck }, _frame, { back }) => deck[back],
  draw: (state, _frame, rng) => BACK_MOVES[drawBack(state.deck, rng)],
  apply(state, _frame, { back }) {
    close(state);
    state.deck[back] -= 1;
    state.top = back;
  },
};

function drawBack({ rum, relic, object, pirate }: Readonly<ByBack<number>>, rng: Rng): Back {
  const place = rng.below(rum + relic + object + pirate);
  if (place < rum) return 'rum';
  if (place < rum + relic) return 'relic';
  return place < rum + relic + object ? 'object' : 'pirate';
}

/** Fills the spaces one after the other: at set-up, and for a Treasure Map (C3.5). */
export const fillSpaces: PhaseOf<'fill-spaces'> = passage((state, { spaces }, emit) => {
  const space = spaces.shift();
  if (space === undefined) close(state);
  else addToShare(state, space, emit);
});

/** C2.2: a captain looks at cards; chance gives a face to those that nobody has looked at before. */
export function lookAt(state: State, seat: Seat, cards: readonly Card[], space: Space | null, emit: Emit<Event>): void {
  if (nextFaceless(state, cards) === null) seeCards(state, seat, cards, space, emit);
  else open(state, { kind: 'look', seat, space, cards: cards.slice() });
}

export const look: PhaseOf<'look'> = {
  waiting: () => CHANCE,
  legalMoves: (state, frame) =>
    distinct(bagFor(state, frame)).map((face) => ({ type: 'face', card: facelessOf(state, frame), face })),
  weight: (state, frame, { face }) => bagFor(state, frame).filter((other) => other === face).length,
  draw: (state, frame, rng) => ({ type: 'face', card: facelessOf(state, frame), face: pick(bagFor(state, frame), rng) }),
  apply(state, { seat, cards, space }, { card, face }, _actor, emit) {
    takeFace(state.bag[backOf(state, card)], face);
    state.faces[card] = face;
    showTo(state, card, seat);
    if (nextFaceless(state, cards) !== null) return;
    close(state);
    seeCards(state, seat, cards, space, emit);
  },
};

function seeCards(state: State, seat: Seat, cards: readonly Card[], space: Space | null, emit: Emit<Event>): void {
  for (const card of cards) showTo(state, card, seat);
  if (cards.length > 0)
    emit({ type: 'looked', seat, space, cards: cards.slice(), faces: cards.map((card) => faceOf(state, card)) });
}

function bagFor(state: State, frame: FrameFor<'look'>): Face[] {
  return state.bag[backOf(state, facelessOf(state, frame))];
}

function facelessOf(state: State, { cards }: FrameFor<'look'>): Card {
  const card = nextFaceless(state, cards);
  if (card === null) throw new Error('everything here has been looked at');
  return card;
}

/** The lowest of these cards that nobody has looked at. */
function nextFaceless({ faces }: State, cards: readonly Card[]): Card | null {
  for (const card of cards) if (at(faces, card) === null) return card;
  return null;
}

function distinct(bag: readonly Face[]): Face[] {
  return bag.filter((face, place) => bag.indexOf(face) === place);
}
