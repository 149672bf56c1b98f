// What many events do: figures of a player that rise and fall, goods that come and go, loot that is thrown away.
import { at, type Seat } from '@quarterdeck/kernel';
import type { ByGood, ByLoot, Event, Loot, PlayerView } from '@quarterdeck/pirates-of-7-seas';
import type { Scene } from './scene.ts';

export type EventOf = { readonly [K in Event['type']]: Extract<Event, { type: K }> };
/** What each kind of event does to the table. */
export type Stories = { readonly [K in Event['type']]: (scene: Scene, event: EventOf[K]) => Scene };

export function onPlayer(scene: Scene, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): Scene {
  const player = at(scene.players, seat);
  return { ...scene, players: scene.players.with(seat, { ...player, ...change(player) }) };
}

type Figure = 'chests' | 'ships' | 'talismans' | 'yinYang' | 'marks';

export function gained(scene: Scene, seat: Seat, by: Readonly<Partial<Record<Figure, number>>>): Scene {
  return onPlayer(scene, seat, ({ chests, ships, talismans, yinYang, marks }) => ({
    chests: chests + (by.chests ?? 0),
    ships: ships + (by.ships ?? 0),
    talismans: talismans + (by.talismans ?? 0),
    yinYang: yinYang + (by.yinYang ?? 0),
    marks: marks + (by.marks ?? 0),
  }));
}

export type Loads = Readonly<Partial<ByLoot<number>>>;

export function changedLoot(loot: Readonly<ByLoot<number>>, by: Loads, sign: 1 | -1): ByLoot<number> {
  const count = (kind: Loot) => loot[kind] + sign * (by[kind] ?? 0);
  return { fruit: count('fruit'), coffee: count('coffee'), rum: count('rum'), talisman: count('talisman') };
}

/** To the discard pile of the loot. */
export function thrownAway(scene: Scene, by: Loads): Scene {
  return { ...scene, loot: { ...scene.loot, discard: changedLoot(scene.loot.discard, by, 1) } };
}

export function stowed(scene: Scene, seat: Seat, by: Readonly<Partial<ByGood<number>>>, sign: 1 | -1): Scene {
  return onPlayer(scene, seat, ({ goods }) => ({
    goods: {
      fruit: goods.fruit + sign * (by.fruit ?? 0),
      coffee: goods.coffee + sign * (by.coffee ?? 0),
      rum: goods.rum + sign * (by.rum ?? 0),
    },
  }));
}

/** Out of the holds, to the discard pile. */
export function givenUp(scene: Scene, seat: Seat, by: Readonly<Partial<ByGood<number>>>): Scene {
  return thrownAway(stowed(scene, seat, by, -1), by);
}
