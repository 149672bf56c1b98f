// What can be worked out of where ships are, from what everybody has seen and the numbers in the piles.

import type { FleetShip, Place } from '../types.ts';
import { hasPlace } from './places.ts';

/** Whether this ship could be somewhere else, with others moved along so that all numbers stay. */
export function isInDoubt(fleet: readonly FleetShip[], ship: FleetShip): boolean {
  return placesOf(fleet).some((to) => to !== ship.at && hasPlace(ship.mayBe, to) && leadsTo(fleet, to, ship.at));
}

/** Whether ships could move on from place to place until one comes there. */
function leadsTo(fleet: readonly FleetShip[], from: Place, goal: Place): boolean {
  const reached = new Set<Place>([from]);
  for (const here of reached) {
    for (const ship of fleet) {
      if (ship.at === here) for (const to of placesOf(fleet)) if (hasPlace(ship.mayBe, to)) reached.add(to);
    }
  }
  return reached.has(goal);
}

function placesOf(fleet: readonly FleetShip[]): Place[] {
  return [...new Set(fleet.map(({ at }) => at))];
}
