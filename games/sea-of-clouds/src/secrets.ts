// The table of who knows what, written apart from the view, which is tested against it: cards grouped by the seats that have
// seen them. Who can work out a face because nothing else is left knows it too.
import { at, type Seat, type Secret } from '@quarterdeck/kernel';
import { hasSeen, isPublic, seatsThatSaw } from './knowledge.ts';
import type { Card, SeenBy, State } from './types.ts';
import { isSecret } from './view.ts';

export function secrets(state: State): Secret[] {
  if (state.stack.length === 0) return [];
  const hidden = state.faces.flatMap((face, card) => (face === null || isPublic(at(state.seenBy, card)) ? [] : [card]));
  const groups = [...new Set(hidden.map((card) => at(state.seenBy, card)))];
  return groups.flatMap((seenBy) =>
    secretOf(
      state,
      seenBy,
      hidden.filter((card) => state.seenBy[card] === seenBy),
    ),
  );
}

function secretOf(state: State, seenBy: SeenBy, cards: readonly Card[]): Secret[] {
  const { seats } = state.fixed;
  const doubtful = cards.filter((card) => isInDoubt(state, card, 'spectator'));
  if (doubtful.length === 0) return [];
  const saw = seatsThatSaw(seenBy, seats);
  const knownTo = state.captains.flatMap((_, seat) =>
    saw.includes(seat) || !doubtful.some((card) => isInDoubt(state, card, seat)) ? [seat] : [],
  );
  const value = doubtful.map((card) => ({ card, face: state.faces[card] ?? null }));
  return [{ name: `cards that ${saw.join(' and ')} looked at`, value, knownTo }];
}

/** Whether another face could be there, for who has not seen it. */
function isInDoubt(state: State, card: Card, viewer: Seat | 'spectator'): boolean {
  const back = at(state.backs, card);
  const isLaidSecret = state.captains.some(({ secrets: laid }) => laid.includes(card));
  const unseen = state.faces.filter((_, other) => state.backs[other] === back && !hasSeen(at(state.seenBy, other), viewer));
  const possible = [...state.bag[back], ...unseen].filter((face) => face !== null && (!isLaidSecret || isSecret(state, face)));
  return new Set(possible).size > 1;
}
