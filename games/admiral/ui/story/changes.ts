// What many events do: a ship, a fort or a player changes in some respect.
import { type Cell, type Event, fortCell, isShip, type Piece, type ShipId } from '@quarterdeck/admiral';
import { at, type Seat } from '@quarterdeck/kernel';
import type { FortScene, Scene, ShipScene } from './scene.ts';

export type EventOf = { readonly [K in Event['type']]: Extract<Event, { type: K }> };
/** What each kind of event does to the chart. */
export type Stories = { readonly [K in Event['type']]: (scene: Scene, event: EventOf[K]) => Scene };

export function onShip(scene: Scene, ship: ShipId, change: Partial<ShipScene>): Scene {
  return { ...scene, ships: scene.ships.with(ship, { ...at(scene.ships, ship), ...change }) };
}

export function onShips(scene: Scene, ships: readonly ShipId[], change: Partial<ShipScene>): Scene {
  return ships.reduce((now, ship) => onShip(now, ship, change), scene);
}

export function onFort(scene: Scene, cell: Cell, change: Partial<FortScene>): Scene {
  return { ...scene, forts: scene.forts.map((fort) => (fort.at === cell ? { ...fort, ...change } : fort)) };
}

export function fortAt({ forts }: Pick<Scene, 'forts'>, cell: Cell): FortScene {
  const fort = forts.find((one) => one.at === cell);
  if (fort === undefined) throw new Error(`no fort at ${cell}`);
  return fort;
}

export function onPlayer(scene: Scene, seat: Seat, change: Partial<Scene['players'][number]>): Scene {
  return { ...scene, players: scene.players.with(seat, { ...at(scene.players, seat), ...change }) };
}

/** One more damage, or several; a fort takes no more than it can. */
export function hurt(scene: Scene, piece: Piece, by: number): Scene {
  if (isShip(piece)) return onShip(scene, piece, { damage: at(scene.ships, piece).damage + by });
  const cell = fortCell(piece);
  return onFort(scene, cell, { damage: fortAt(scene, cell).damage + by });
}
