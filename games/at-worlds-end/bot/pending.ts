// What an open question promises: a ship under the hammer, ships on offer.
import { at, type Seat, top } from '@quarterdeck/kernel';
import type { ShipId } from '../src/data/cards.ts';
import { priceFor } from '../src/harbour.ts';
import { onlyAt } from '../src/places.ts';
import { shipCard } from '../src/table.ts';
import type { State } from '../src/types.ts';
import { GUESSES } from './guesses.ts';
import { fleetOfPrice, goldWorth, priceOfFleet } from './worth.ts';

/** The ship of an auction, for who has bid most so far. Far above its price it is never worth it, whatever a rival would do with it. */
export function auctionWorth(state: State, seat: Seat): number {
  const frame = top(state);
  if (frame?.kind !== 'auction' || frame.highBy !== seat || frame.high === null) return 0;
  const { price } = shipCard(state, frame.ship);
  const fleet = priceOfFleet(state, at(state.pirates, seat));
  const gain = fleetOfPrice(fleet + price) - fleetOfPrice(fleet) - goldWorth(frame.high);
  const excess = goldWorth(Math.max(0, frame.high - GUESSES.dear * price));
  return (frame.stillIn.length === 1 ? 1 : GUESSES.highBid) * gain - GUESSES.overpaid * excess;
}

/** The best that any purchase among the ships on offer leads to; the state is as before when it returns. */
export function bestPurchase(state: State, seat: Seat, judge: () => number): number {
  const frame = top(state);
  if (frame?.kind !== 'port-sale' || frame.seat !== seat) return judge();
  return buyFrom(state, seat, frame.offer, 0, judge);
}

function buyFrom(state: State, seat: Seat, offer: readonly ShipId[], from: number, judge: () => number): number {
  let best = judge();
  const pirate = at(state.pirates, seat);
  for (let i = from; i < offer.length; i++) {
    const ship = at(offer, i);
    const price = priceFor(state, seat, ship);
    if (price > pirate.gold) continue;
    pirate.gold -= price;
    pirate.fleet.push({ ship, at: 'squadron', mayBe: onlyAt('squadron'), posted: false, collected: false, sent: false });
    best = Math.max(best, buyFrom(state, seat, offer, i + 1, judge));
    pirate.fleet.pop();
    pirate.gold += price;
  }
  return best;
}
