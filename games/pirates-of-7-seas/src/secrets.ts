// The table of who knows what, written apart from the view, which is tested against it. Who can work out a card or a choice
// because nothing else is left knows it too.
import { at, type Seat, type Secret } from '@quarterdeck/kernel';
import { CHARACTERS } from './data/cards.ts';
import type { State } from './types.ts';

export function secrets(state: State): Secret[] {
  if (state.stack.length === 0) return [];
  const frame = state.stack.at(-1);
  const committed = frame?.kind === 'choose-character' ? frame.chosen : [];
  return [
    ...state.players.flatMap((_, seat) => handOf(state, seat)),
    ...committed.flatMap((choice, seat) => choiceOf(state, seat, choice)),
    ...state.chosen.flatMap((choice, seat) => choiceOf(state, seat, choice)),
  ];
}

function handOf(state: State, seat: Seat): Secret[] {
  const { hand } = at(state.players, seat);
  if (hand.length === 0) return [];
  return [
    {
      name: `hand of ${seat}`,
      value: hand,
      knownTo: state.players.flatMap((_, viewer) => (knowsHand(state, viewer, seat) ? [viewer] : [])),
    },
  ];
}

/** One's own; another's when all cards that one cannot place are in that one hand. */
function knowsHand({ players, bag }: State, viewer: Seat, seat: Seat): boolean {
  if (viewer === seat) return true;
  const elsewhere = players.filter((_, other) => other !== viewer && other !== seat);
  return bag.length === 0 && elsewhere.every(({ hand }) => hand.length === 0);
}

function choiceOf(state: State, seat: Seat, choice: State['chosen'][number]): Secret[] {
  if (choice === null || CHARACTERS.indexOf(choice) < state.called) return [];
  const { played } = at(state.players, seat);
  const possible = CHARACTERS.filter((character, i) => i >= state.called && !played.includes(character));
  return possible.length > 1 ? [{ name: `choice of ${seat}`, value: choice, knownTo: [seat] }] : [];
}
