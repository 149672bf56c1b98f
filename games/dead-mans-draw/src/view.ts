// What each seat sees. All is open but the trait offers and, until all have chosen, what was kept (A49).
import { copy, pick, type Rng, shuffled, type Viewer } from '@quarterdeck/kernel';
import { wouldBust } from './clash.ts';
import type { Trait } from './data/traits.ts';
import { scoreOf } from './outcome.ts';
import { undealtTraits } from './phases/traits.ts';
import type { Event, OpenFrame, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const next = state.known[0];
  return {
    viewer,
    fixed: state.fixed,
    stack: state.stack.map((frame) => viewFrame(frame, viewer)),
    deck: state.deck,
    known: state.known,
    discard: state.discard,
    area: state.area,
    banks: state.banks,
    scores: state.banks.map((_, seat) => scoreOf(state, seat)),
    traits: state.traits,
    victims: state.victims,
    turn: state.turn,
    suddenWinner: state.suddenWinner,
    busting: (next === undefined ? state.deck : [next]).filter((card) => wouldBust(state, card, 'deck')).length,
  };
}

function viewFrame(frame: State['stack'][number], viewer: Viewer): OpenFrame {
  const canSee = (seat: number) => viewer === 'all' || viewer === seat;
  switch (frame.kind) {
    case 'deal-traits':
      return { kind: frame.kind, offers: frame.offers.map((offer, seat) => (canSee(seat) ? offer : offer.map(() => null))) };
    case 'choose-trait':
      return {
        kind: frame.kind,
        offers: frame.offers.map((offer, seat) => (canSee(seat) ? offer : offer.map(() => null))),
        kept: frame.kept.map((trait, seat) => (trait === null || canSee(seat) ? trait : 'hidden')),
      };
    default:
      return frame;
  }
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== 'trait-dealt' || viewer === 'all' || viewer === event.seat) return event;
  return { ...event, trait: null };
}

/** The offers that the viewer has not seen are dealt again; nothing else is hidden, since a bag has no order. */
export function determinize(view: View, rng: Rng): State {
  return {
    stack: view.stack.map((frame) => fillFrame(view, frame, rng)),
    fixed: view.fixed,
    deck: view.deck.slice(),
    known: view.known.slice(),
    discard: view.discard.slice(),
    area: view.area.map((entry) => ({ ...entry })),
    banks: view.banks.map((bank) => bank.map((stack) => stack.slice())),
    traits: view.traits.slice(),
    victims: view.victims.slice(),
    turn: { ...view.turn },
    suddenWinner: view.suddenWinner,
  };
}

function fillFrame(view: View, frame: OpenFrame, rng: Rng): State['stack'][number] {
  switch (frame.kind) {
    case 'deal-traits':
      return { kind: frame.kind, offers: fillOffers(view, frame.offers, rng) };
    case 'choose-trait': {
      const offers = fillOffers(view, frame.offers, rng);
      return {
        kind: frame.kind,
        offers,
        kept: frame.kept.map((trait, seat) => (trait === 'hidden' ? pick(offers[seat] ?? [], rng) : trait)),
      };
    }
    default:
      return copy(frame);
  }
}

function fillOffers(view: View, offers: readonly (readonly (Trait | null)[])[], rng: Rng): Trait[][] {
  const bag = shuffled(undealtTraits(view, offers), rng);
  return offers.map((offer) => offer.map((trait) => trait ?? bag.pop() ?? 'casanova'));
}
