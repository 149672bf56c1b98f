// Pirate traits (D4): two are dealt to each, one is kept. Offers and choices are secret until all have chosen (A49).
import { at, become, CHANCE, close, NOBODY, only, open, pick, type Seat, take } from '@quarterdeck/kernel';
import type { PhaseOf } from '../choose.ts';
import { type Trait, traitsFor } from '../data/traits.ts';
import { copiesFor } from '../setup.ts';
import { opponents } from '../table.ts';
import type { State } from '../types.ts';

const OFFER = 2;

export const dealTraits: PhaseOf<'deal-traits'> = {
  waiting: (_state, { offers }) => (offers.some((offer) => offer.length < OFFER) ? CHANCE : NOBODY),
  legalMoves: (state, { offers }) => [...new Set(undealtTraits(state, offers))].map((trait) => ({ type: 'deal-trait', trait })),
  weight: (state, { offers }, { trait }) => undealtTraits(state, offers).filter((other) => other === trait).length,
  draw: (state, { offers }, rng) => ({ type: 'deal-trait', trait: pick(sideBySide(undealtTraits(state, offers)), rng) }),
  apply(_state, { offers }, { trait }, _actor, emit) {
    const seat = offers.findIndex((offer) => offer.length < OFFER);
    at(offers, seat).push(trait);
    emit({ type: 'trait-dealt', seat, trait });
  },
  resume(state, { offers }) {
    become(state, { kind: 'choose-trait', offers, kept: offers.map(() => null) });
  },
};

/** With two copies of the game every trait is there twice (D6). */
export function undealtTraits(state: Pick<State, 'fixed'>, offers: readonly (readonly (Trait | null)[])[]): Trait[] {
  const { options, seats } = state.fixed;
  const bag = Array.from({ length: copiesFor(seats) }, () => traitsFor(options.deck)).flat();
  for (const offer of offers) for (const trait of offer) if (trait !== null) take(bag, trait);
  return bag;
}

/** In the order of the listed moves, so that one seed deals the same either way. */
function sideBySide(bag: readonly Trait[]): Trait[] {
  return [...new Set(bag)].flatMap((trait) => bag.filter((other) => other === trait));
}

/** All choose at once; the answers lie face down in the frame until the last has come. */
export const chooseTrait: PhaseOf<'choose-trait'> = {
  waiting: (_state, { kept }) => kept.flatMap((trait, seat) => (trait === null ? [seat] : [])),
  legalMoves: (_state, { offers }, actor) =>
    actor === 'chance' ? [] : [...new Set(at(offers, actor))].map((trait) => ({ type: 'keep', trait })),
  apply(_state, { kept }, { trait }, actor, emit) {
    if (actor === 'chance') return;
    kept[actor] = trait;
    emit({ type: 'trait-chosen', seat: actor });
  },
  resume(state, { kept }, emit) {
    close(state);
    state.traits = kept;
    emit({ type: 'traits-revealed', traits: kept });
    askLockers(state);
  },
  whyNot: () => ({ reason: 'not-offered-trait', rule: 'D4' }),
};

/** D4.17: each owner of the Locker names one opponent, in order from the first player. */
function askLockers(state: State): void {
  const inOrder = [state.turn.seat, ...opponents(state)].filter((seat) => state.traits[seat] === 'davy-jones-locker');
  for (const seat of inOrder.reverse()) open(state, { kind: 'name-victim', seat });
}

export const nameVictim: PhaseOf<'name-victim'> = {
  waiting: (state, { seat }) => (state.fixed.seats > 2 ? only(seat) : NOBODY),
  legalMoves: (state, frame) => victimsFor(state, frame.seat).map((seat) => ({ type: 'victim', seat })),
  apply(state, frame, move, _actor, emit) {
    close(state);
    state.victims[frame.seat] = move.seat;
    emit({ type: 'victim-named', seat: frame.seat, victim: move.seat });
  },
  resume(state, frame, emit) {
    const [seat] = victimsFor(state, frame.seat);
    if (seat !== undefined) this.apply(state, frame, { type: 'victim', seat }, frame.seat, emit);
  },
  forbidden: (_state, frame) => [{ type: 'victim', seat: frame.seat }],
  whyNot: () => ({ reason: 'not-an-opponent', rule: 'D4.17' }),
};

function victimsFor(state: State, owner: Seat): Seat[] {
  return Array.from({ length: state.fixed.seats }, (_, seat) => seat).filter((seat) => seat !== owner);
}
