// Ships that somebody owns: where they are, how many, and what everybody can know of it.
import { type Seat, takeAt } from '@quarterdeck/kernel';
import type { SeaId, ShipId } from '../data/cards.ts';
import { pirateOf } from '../table.ts';
import type { FleetShip, Pirate, Place, State } from '../types.ts';
import { hasPlace, onlyAt } from './places.ts';

/** How many ships of a pirate are in a place. */
export function countAt({ fleet }: Readonly<Pirate>, place: Place): number {
  let count = 0;
  for (const ship of fleet) if (ship.at === place) count += 1;
  return count;
}

/** The ships of a pirate in a place, in the order in which they were won. */
export function shipsAt({ fleet }: Readonly<Pirate>, place: Place): ShipId[] {
  const ships: ShipId[] = [];
  for (const ship of fleet) if (ship.at === place) ships.push(ship.ship);
  return ships;
}

export function fleetShip(state: State, seat: Seat, ship: ShipId): FleetShip {
  const found = pirateOf(state, seat).fleet.find((other) => other.ship === ship);
  if (found === undefined) throw new Error(`${ship} is not a ship of ${seat}`);
  return found;
}

/** W6.2: the ships that stand for a sea: its guards, and the squadron if the flagship lies there. */
export function defendersOf(state: State, owner: Seat, sea: SeaId): ShipId[] {
  const { fleet, flagship } = pirateOf(state, owner);
  const ships: ShipId[] = [];
  for (const ship of fleet) if (ship.at === sea || (ship.at === 'squadron' && flagship === sea)) ships.push(ship.ship);
  return ships;
}

/** A ship that everybody has seen comes to the squadron: bought, won at auction, captured. */
export function addToFleet(state: State, seat: Seat, ship: ShipId): void {
  const { fleet } = pirateOf(state, seat);
  fleet.push({ ship, at: 'squadron', mayBe: onlyAt('squadron'), posted: false, collected: false, sent: false });
}

/** Takes a ship out of a fleet: captured. Where it was has been seen. */
export function removeFromFleet(state: State, seat: Seat, ship: ShipId): void {
  const { fleet } = pirateOf(state, seat);
  const place = fleet.findIndex((other) => other.ship === ship);
  forget(fleet, takeAt(fleet, place).at);
}

/** A ship leaves the game. */
export function sinkShip(state: State, seat: Seat, ship: ShipId): void {
  removeFromFleet(state, seat, ship);
  state.sunk.push(ship);
}

/** Everybody sees where this ship goes: a withdrawal, a retreat. */
export function moveOpenly(state: State, seat: Seat, ship: ShipId, to: Place): void {
  const moved = fleetShip(state, seat, ship);
  const from = moved.at;
  moved.at = to;
  moved.mayBe = onlyAt(to);
  forget(pirateOf(state, seat).fleet, from);
}

/** A card goes from one pile to another, face down: any that may have been there may be here now. */
export function moveHidden(state: State, seat: Seat, ship: ShipId, to: Place): void {
  const { fleet } = pirateOf(state, seat);
  const moved = fleetShip(state, seat, ship);
  const from = moved.at;
  moved.at = to;
  for (const other of fleet) if (hasPlace(other.mayBe, from)) other.mayBe |= onlyAt(to);
  forget(fleet, from);
}

/** Everybody sees which ships are in these places: those are there, and no others. */
export function reveal(state: State, seat: Seat, ...places: readonly Place[]): void {
  const { fleet } = pirateOf(state, seat);
  for (const ship of fleet) {
    if (places.includes(ship.at)) ship.mayBe = onlyAt(ship.at);
    else for (const place of places) ship.mayBe &= ~onlyAt(place);
  }
}

/** In a pile that has become empty there is no ship. */
function forget(fleet: readonly FleetShip[], place: Place): void {
  for (const ship of fleet) if (ship.at === place) return;
  for (const ship of fleet) ship.mayBe &= ~onlyAt(place);
}
