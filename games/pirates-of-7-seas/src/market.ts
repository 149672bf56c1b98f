// Prices (P3.10): one chest a card, or the port's price for three and more of a kind.
import type { Emit, Seat } from '@quarterdeck/kernel';
import { type ByGood, GOODS, type Good, PIRATE_BAY } from './data/cards.ts';
import { FIGURES } from './data/components.ts';
import { settleGuards } from './fleet.ts';
import { componentsOf, playerOf } from './table.ts';
import type { Event, State, View } from './types.ts';

const ORDINARY = 1;

/** What a card of a good brings here when there is demand for it. */
export function portPrice(state: Pick<View, 'fixed' | 'port'>, good: Good): number {
  if (state.port !== PIRATE_BAY) return componentsOf(state).ports[state.port][good];
  return good === 'rum' ? state.fixed.options.pirateBayRum : ORDINARY;
}

/** P7.5: the good that this port pays best. */
export function highestDemand(state: Pick<View, 'fixed' | 'port'>): Good {
  let best: Good = 'fruit';
  for (const good of GOODS) if (portPrice(state, good) > portPrice(state, best)) best = good;
  return best;
}

/** R15: what counts is how many cards of the kind are sold in this action. */
export function proceeds(state: Pick<View, 'fixed' | 'port'>, good: Good, count: number): number {
  return count * (count >= FIGURES.goodsForDemand ? portPrice(state, good) : ORDINARY);
}

/** What all goods of a player bring at once. */
export function proceedsOfAll(state: Pick<View, 'fixed' | 'port'>, goods: Readonly<ByGood<number>>): number {
  return GOODS.reduce((sum, good) => sum + proceeds(state, good, goods[good]), 0);
}

export function sell(state: State, seat: Seat, good: Good, count: number, emit: Emit<Event>): void {
  const player = playerOf(state, seat);
  const chests = proceeds(state, good, count);
  discardGoods(state, seat, good, count);
  player.chests += chests;
  emit({ type: 'sold', seat, good, count, chests });
  settleGuards(state, seat, emit);
}

/** P5.2, R14: two goods of different kinds at the port's prices, however few. */
export function bargainProceeds(state: Pick<View, 'fixed' | 'port'>, goods: readonly Good[]): number {
  return goods.reduce((sum, good) => sum + portPrice(state, good), 0);
}

export function bargain(state: State, seat: Seat, goods: readonly Good[], emit: Emit<Event>): void {
  const player = playerOf(state, seat);
  const chests = bargainProceeds(state, goods);
  for (const good of goods) discardGoods(state, seat, good, 1);
  player.yinYang -= componentsOf(state).rituals.bargain;
  player.chests += chests;
  emit({ type: 'bargained', seat, goods, chests });
  settleGuards(state, seat, emit);
}

/** Goods from a hold to the loot's discard pile. */
export function discardGoods(state: State, seat: Seat, good: Good, count: number): void {
  playerOf(state, seat).goods[good] -= count;
  state.loot.discard[good] += count;
}
