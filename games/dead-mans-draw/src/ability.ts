// A card does what its suit does. Cards bring in other cards, whose abilities are done in their turn (D2.2, D3): what enters the play area
// and the phases need each other, so that the game hands the abilities in when it is put together.
import { at, type Emit } from '@quarterdeck/kernel';
import { suitNumber } from './data/cards.ts';
import { type BySuit, SUITS } from './data/suits.ts';
import type { Entry, Event, State } from './types.ts';

export type Ability = (state: State, entry: Entry, emit: Emit<Event>) => void;

let abilities: readonly Ability[] = [];

export function setAbilities(bySuit: BySuit<Ability>): void {
  abilities = SUITS.map((suit) => bySuit[suit]);
}

export function useAbility(state: State, entry: Entry, emit: Emit<Event>): void {
  at(abilities, suitNumber(entry.card))(state, entry, emit);
}
