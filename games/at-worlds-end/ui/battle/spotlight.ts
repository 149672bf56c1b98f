// What an event spoke of, so that pointing at a line of the log shows it in the lines.
import type { AnyShip, Event } from '@quarterdeck/at-worlds-end';

export function isSpotShip(event: Event | null, ship: AnyShip): boolean {
  if (event === null) return false;
  switch (event.type) {
    case 'shot-aimed':
    case 'salvo-rolled':
    case 'missed':
      return event.shooter === ship || event.target === ship;
    case 'ranks-closed':
      return event.from === ship || event.to === ship;
    case 'manoeuvre-played':
      return event.ship === ship || event.against === ship;
    case 'ship-fires':
    case 'die-rolled':
    case 'check-rolled':
    case 'ship-damaged':
    case 'crew-saved':
      return event.ship === ship;
    default:
      return false;
  }
}
