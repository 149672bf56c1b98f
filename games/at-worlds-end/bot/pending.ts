// What an open question promises: ships on offer, a ship under the hammer.
import { at, type Seat, top } from '@quarterdeck/kernel';
import type { ShipId } from '../src/data/cards.ts';
import { priceFor } from '../src/harbour.ts';
import { shipCard } from '../src/table.ts';
import type { State } from '../src/types.ts';
import { fleetOfPrice, goldWorth } from './worth.ts';

export function pendingWorth(state: State, seat: Seat): number {
  const frame = top(state);
  if (frame?.kind === 'port-sale' && frame.seat === seat) return offerWorth(state, seat, frame.offer);
  if (frame?.kind === 'auction' && frame.highBy === seat && frame.high !== null) {
    const chance = frame.stillIn.length === 1 ? 1 : 0.6;
    return chance * gainOf(state, seat, frame.ship, frame.high);
  }
  return 0;
}

/** The best that can be bought, one after the other. */
function offerWorth(state: State, seat: Seat, offer: readonly ShipId[]): number {
  let { gold } = at(state.pirates, seat);
  let worth = 0;
  for (const ship of offer) {
    const price = priceFor(state, seat, ship);
    const gain = gainOf(state, seat, ship, price);
    if (price > gold || gain <= 0) continue;
    worth += 0.9 * gain;
    gold -= price;
  }
  return worth;
}

/** What a ship at this price adds to the holdings. */
function gainOf(state: State, seat: Seat, ship: ShipId, price: number): number {
  let fleet = 0;
  for (const own of at(state.pirates, seat).fleet) fleet += shipCard(state, own.ship).price;
  return fleetOfPrice(fleet + shipCard(state, ship).price) - fleetOfPrice(fleet) - goldWorth(price, 0);
}
