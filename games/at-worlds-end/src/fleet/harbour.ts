// Buying ships (W5.5): once a turn, where there is a port; the Swordsmith for gold also where there is none (W9.3).
import { type Emit, open, type Seat } from '@quarterdeck/kernel';
import type { ShipId } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { NO_GOLD_FOR, type No, no } from '../refusals.ts';
import { componentsOf, flagshipOf, pirateOf, seaCard, shipCard, turnOf } from '../table.ts';
import type { Event, State } from '../types.ts';

const HAS_VISITED = no('has-visited', 'W5.1');
const NO_PORT = no('no-port', 'W5.5');
const MARKET_EMPTY = no('market-empty', 'W5.5');
const HAS_PORT = no('has-port', 'W9.3');
const SKILL_USED = no('skill-used', 'W9.1');

export function whyNoVisit(state: State, seat: Seat): No {
  if (turnOf(state).visited) return HAS_VISITED;
  if (!seaCard(state, flagshipOf(state, seat)).port) return NO_PORT;
  return state.market.length === 0 ? MARKET_EMPTY : null;
}

/** Asked of the Swordsmith alone. */
export function whyNoCove(state: State, seat: Seat): No {
  const { visited, skillPaid } = turnOf(state);
  if (seaCard(state, flagshipOf(state, seat)).port) return HAS_PORT;
  if (skillPaid) return SKILL_USED;
  if (visited) return HAS_VISITED;
  if (pirateOf(state, seat).gold < componentsOf(state).heroes.smugglersCove) return NO_GOLD_FOR.cove;
  return state.market.length === 0 ? MARKET_EMPTY : null;
}

/** R20: to have the ships shown is the visit, whether one buys or not. */
export function visitPort(state: State, seat: Seat, cove: boolean, emit: Emit<Event>): void {
  const turn = turnOf(state);
  const gold = cove ? componentsOf(state).heroes.smugglersCove : 0;
  turn.visited = true;
  if (cove) turn.skillPaid = true;
  pirateOf(state, seat).gold -= gold;
  open(state, { kind: 'port-offer', seat, left: Math.min(FIGURES.offer, state.market.length), offer: [] });
  emit({ type: 'port-visited', seat, sea: flagshipOf(state, seat), cove, gold });
}

/** W9.3, R49: the Swordsmith pays less, without being asked. */
export function priceFor(
  state: Pick<State, 'fixed'> & { readonly pirates: readonly Pick<State['pirates'][number], 'hero'>[] },
  seat: Seat,
  ship: ShipId,
): number {
  const { price } = shipCard(state, ship);
  return state.pirates[seat]?.hero === 'swordsmith' ? Math.max(0, price - componentsOf(state).heroes.shipwright) : price;
}
