// What an event spoke of, so that pointing at a line of the log shows it on the table.
import type { AnyShip, Event, SeaId } from '@quarterdeck/at-worlds-end';
import type { Seat } from '@quarterdeck/kernel';

export function isSpotSea(event: Event | null, sea: SeaId): boolean {
  if (event === null) return false;
  if ('sea' in event && event.sea === sea) return true;
  if (event.type === 'sailed' || event.type === 'sent') return event.from === sea || event.to === sea;
  if (event.type === 'escort-called') return event.from === sea;
  if (event.type === 'income') return event.lines.some((line) => line.line === 'sea' && line.sea === sea);
  return event.type === 'fame-changed' && event.lines.some((line) => line.line === 'sea' && line.sea === sea);
}

export function isSpotSeat(event: Event | null, seat: Seat): boolean {
  if (event === null) return false;
  if ('seat' in event && event.seat === seat) return true;
  if ('pirate' in event) return event.pirate === seat;
  if (event.type === 'fame-given') return event.to === seat;
  if (event.type === 'order-drawn') return event.order.includes(seat);
  return event.type === 'roll-off' && event.seats.includes(seat);
}

export function isSpotShip(event: Event | null, ship: AnyShip): boolean {
  if (event === null) return false;
  if ('ship' in event) return event.ship === ship;
  if ('ships' in event && typeof event.ships !== 'number') return event.ships.some((other) => other === ship);
  return event.type === 'storm-broke' && event.sloops.some((sloop) => sloop === ship);
}

const ARMADA_EVENTS: readonly Event['type'][] = ['armada-moved', 'armada-arrived', 'armada-won', 'champion'];

export function isSpotArmada(event: Event | null): boolean {
  return event !== null && ARMADA_EVENTS.includes(event.type);
}

const DICE_EVENTS: readonly Event['type'][] = ['dice-thrown', 'compass', 'event', 'no-auction', 'company-found-nothing'];

export function isSpotDice(event: Event | null): boolean {
  return event !== null && DICE_EVENTS.includes(event.type);
}
