// What an open question promises: ships on offer, a ship under the hammer. The position is judged as if they were bought.
import { at, type Seat, top } from '@quarterdeck/kernel';
import type { ShipId } from '../../src/data/cards.ts';
import { priceFor } from '../../src/fleet/harbour.ts';
import { onlyAt } from '../../src/fleet/places.ts';
import { shipCard } from '../../src/table.ts';
import type { Auction, State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';
import { goldWorth } from './worth.ts';

/** What the position is worth with what this seat can still have of the open question. */
export function withPurchases(state: State, seat: Seat, judge: () => number): number {
  const frame = top(state);
  if (frame?.kind === 'port-sale' && frame.seat === seat) return bestOf(state, seat, frame.offer, 0, judge);
  if (frame?.kind === 'auction' && frame.highBy !== null) return withHighBid(state, frame, frame.highBy, seat, judge);
  return judge();
}

/** The best that any purchase among the ships on offer leads to. */
function bestOf(state: State, seat: Seat, offer: readonly ShipId[], from: number, judge: () => number): number {
  let best = judge();
  for (let i = from; i < offer.length; i++) {
    const ship = at(offer, i);
    const price = priceFor(state, seat, ship);
    if (price > at(state.pirates, seat).gold) continue;
    best = Math.max(
      best,
      bought(state, seat, ship, price, () => bestOf(state, seat, offer, i + 1, judge)),
    );
  }
  return best;
}

/** Who has bid most has the ship, more likely than not. Far above its price it is never worth it, whatever a rival would do with it. */
function withHighBid(state: State, { ship, high }: Auction, buyer: Seat, seat: Seat, judge: () => number): number {
  const gold = high ?? 0;
  const won = bought(state, buyer, ship, gold, judge);
  const excess = buyer === seat ? goldWorth(Math.max(0, gold - GUESSES.dear * shipCard(state, ship).price)) : 0;
  return GUESSES.highBid * won + (1 - GUESSES.highBid) * judge() - GUESSES.overpaid * excess;
}

/** Judged with the ship in the squadron; the state is as before when it returns. */
function bought(state: State, seat: Seat, ship: ShipId, price: number, judge: () => number): number {
  const pirate = at(state.pirates, seat);
  pirate.gold -= price;
  pirate.fleet.push({ ship, at: 'squadron', mayBe: onlyAt('squadron'), posted: false, collected: false, sent: false });
  const worth = judge();
  pirate.fleet.pop();
  pirate.gold += price;
  return worth;
}
