// Setting the table (1).
import { HAND } from './data/cards.ts';
import type { Options, State } from './types.ts';

export function setup(options: Options, seats: number): State {
  const everySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    stack: [{ kind: 'round' }, { kind: 'deal', to: Array.from({ length: HAND * seats }, (_, i) => i % seats) }],
    fixed: { options, seats },
    deck: options.cards.slice(),
    hands: everySeat(() => []),
    discard: [],
    coins: everySeat(() => 0),
  };
}

export function refuseSetup(options: Options, seats: number): string | null {
  const needed = HAND * seats;
  return options.cards.length < needed ? `option 'cards': ${seats} captains need at least ${needed} cards` : null;
}
