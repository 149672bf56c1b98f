// What many events do: figures of a pirate that rise and fall, ships that come, go and sail.
import type { Event, Place, SeaId, ShipId } from '@quarterdeck/at-worlds-end';
import { at, type Seat } from '@quarterdeck/kernel';
import { isSeen, type Pirate, type Scene } from './scene.ts';

export type EventOf = { readonly [K in Event['type']]: Extract<Event, { type: K }> };
/** What each kind of event does to the table. */
export type Stories = { readonly [K in Event['type']]: (scene: Scene, event: EventOf[K]) => Scene };

export const same = (scene: Scene): Scene => scene;

export function onPirate(scene: Scene, seat: Seat, change: (pirate: Pirate) => Partial<Pirate>): Scene {
  const pirate = at(scene.pirates, seat);
  return { ...scene, pirates: scene.pirates.with(seat, { ...pirate, ...change(pirate) }) };
}

export function paid(scene: Scene, seat: Seat, gold: number): Scene {
  return onPirate(scene, seat, (pirate) => ({ gold: pirate.gold + gold }));
}

export function onTurn(scene: Scene, change: Partial<NonNullable<Scene['turn']>>): Scene {
  return scene.turn === null ? scene : { ...scene, turn: { ...scene.turn, ...change } };
}

/** A ship joins the squadron, for all to see. */
export function joined(scene: Scene, seat: Seat, ship: ShipId): Scene {
  const place: Place | null = isSeen(scene, seat) ? 'squadron' : null;
  return onPirate(scene, seat, ({ fleet, squadron }) => ({ fleet: [...fleet, { ship, at: place }], squadron: squadron + 1 }));
}

/** A ship leaves a fleet; what lies in each place is counted apart. */
export function gone(scene: Scene, seat: Seat, ship: ShipId, from: Place): Scene {
  const after = onPirate(scene, seat, ({ fleet }) => ({ fleet: fleet.filter((one) => one.ship !== ship) }));
  return counted(after, seat, from, -1);
}

/** A card goes from one place to another; null: one that is not seen. */
export function moved(scene: Scene, seat: Seat, ship: ShipId | null, from: Place, to: Place): Scene {
  const after = counted(counted(scene, seat, from, -1), seat, to, 1);
  if (ship === null || !isSeen(scene, seat)) return after;
  return onPirate(after, seat, ({ fleet }) => ({ fleet: fleet.map((one) => (one.ship === ship ? { ...one, at: to } : one)) }));
}

function counted(scene: Scene, seat: Seat, place: Place, by: number): Scene {
  if (place !== 'squadron') return { ...scene, escorts: { ...scene.escorts, [place]: scene.escorts[place] + by } };
  return onPirate(scene, seat, ({ squadron }) => ({ squadron: squadron + by }));
}

export function ownedBy(scene: Scene, sea: SeaId, owner: Seat | null): Scene {
  return { ...scene, seas: { ...scene.seas, [sea]: owner } };
}
