// The loot deck: counts by kind, since everything in it and out of it is public.
import type { Emit } from '@quarterdeck/kernel';
import { LOOT, type Loot } from './data/cards.ts';
import type { Event, State } from './types.ts';

export function bagSize({ loot: { bag } }: State): number {
  return bag.fruit + bag.coffee + bag.rum + bag.talisman;
}

/** R24: an empty deck takes back its discard pile; whether there is a card to draw then. */
export function hasLoot(state: State, emit: Emit<Event>): boolean {
  if (bagSize(state) > 0) return true;
  const { bag, discard } = state.loot;
  for (const kind of LOOT) {
    bag[kind] = discard[kind];
    discard[kind] = 0;
  }
  if (bagSize(state) === 0) return false;
  emit({ type: 'loot-reshuffled' });
  return true;
}

export const LOOT_MOVES: Readonly<Record<Loot, { readonly type: 'loot'; readonly kind: Loot }>> = {
  fruit: { type: 'loot', kind: 'fruit' },
  coffee: { type: 'loot', kind: 'coffee' },
  rum: { type: 'loot', kind: 'rum' },
  talisman: { type: 'loot', kind: 'talisman' },
};
