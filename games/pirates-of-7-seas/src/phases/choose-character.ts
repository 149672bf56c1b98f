// The choice of characters (P2.1): all at once and face down. Who has chosen is public; what, only when it is called.
import { at, close, type Seat } from '@quarterdeck/kernel';
import { CHARACTERS, type Character } from '../data/cards.ts';
import { type PhaseOf, playerOf } from '../table.ts';
import type { Decisions, State } from '../types.ts';

type Choose = Decisions['choose-character']['answer'];
const CHOICES: readonly Choose[] = CHARACTERS.map((character) => ({ type: 'choose', character }));

export const chooseCharacter: PhaseOf<'choose-character'> = {
  waiting: (_state, { chosen }) => undecided(chosen),
  legalMoves: (state, _frame, actor) => (actor === 'chance' ? [] : choicesOf(state, actor)),
  apply(_state, { chosen }, { character }, actor, emit) {
    if (actor === 'chance') throw new Error('chance plays no character');
    chosen[actor] = character;
    emit({ type: 'chose', seat: actor });
  },
  resume(state, { chosen }) {
    close(state);
    for (let seat = 0; seat < chosen.length; seat++) state.chosen[seat] = at(chosen, seat);
  },
  forbidden: (state, _frame, actor) =>
    actor === 'chance' ? [] : CHOICES.filter(({ character }) => playerOf(state, actor).played.includes(character)),
  whyNot: () => ({ reason: 'lies-open', rule: 'P2.1' }),
};

function undecided(chosen: readonly (Character | null)[]): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < chosen.length; seat++) if (chosen[seat] === null) seats.push(seat);
  return seats;
}

function choicesOf(state: State, seat: Seat): readonly Choose[] {
  const { played } = playerOf(state, seat);
  return played.length === 0 ? CHOICES : CHOICES.filter(({ character }) => !played.includes(character));
}
