// The table of who knows what, written apart from the view, which is tested against it. Who can work out a place or a hand because nothing
// else is left knows it too.
import { at, type Seat, type Secret } from '@quarterdeck/kernel';
import { isInDoubt } from './fleet/knowledge.ts';
import type { State } from './types.ts';

export function secrets(state: State): Secret[] {
  if (state.stack.length === 0) return [];
  return [
    ...state.pirates.flatMap((_, seat) => fleetOf(state, seat)),
    ...state.pirates.flatMap((_, seat) => handOf(state, seat)),
    ...state.stack.flatMap((frame) => (frame.kind === 'escort-course' ? orderOf(state, frame) : [])),
  ];
}

/** Ships of which it is not clear where they are: the owner alone knows. */
function fleetOf(state: State, seat: Seat): Secret[] {
  const { fleet } = at(state.pirates, seat);
  const doubtful = fleet.filter((ship) => isInDoubt(fleet, ship));
  if (doubtful.length === 0) return [];
  return [{ name: `ships of ${seat}`, value: doubtful.map(({ ship, at: place }) => [ship, place]), knownTo: [seat] }];
}

function handOf(state: State, seat: Seat): Secret[] {
  const { hand } = at(state.pirates, seat);
  if (hand.length === 0) return [];
  const knownTo = state.pirates.flatMap((_, viewer) => (knowsHand(state, viewer, seat) ? [viewer] : []));
  return [{ name: `hand of ${seat}`, value: hand.toSorted(), knownTo }];
}

/** One's own; another's when all cards that one cannot place are in that one hand, or are of one kind. */
function knowsHand({ manoeuvres, pirates }: State, viewer: Seat, seat: Seat): boolean {
  if (viewer === seat) return true;
  const hidden = [...manoeuvres.bag, ...pirates.flatMap(({ hand }, other) => (other === viewer ? [] : hand))];
  return hidden.length === at(pirates, seat).hand.length || new Set(hidden).size === 1;
}

/** A guard under orders: hidden unless it is the only one that can lie there. */
function orderOf(state: State, { seat, ship, from }: Extract<State['stack'][number], { kind: 'escort-course' }>): Secret[] {
  const { fleet } = at(state.pirates, seat);
  const pile = fleet.filter((other) => other.at === from);
  const isKnown = pile.length === 1 && pile.every((other) => !isInDoubt(fleet, other));
  return isKnown ? [] : [{ name: `order of ${seat}`, value: ship, knownTo: [seat] }];
}
