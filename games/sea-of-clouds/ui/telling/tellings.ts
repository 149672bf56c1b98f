// What an event looks like besides the cards that it moves: coins that roll, a spark on who acts, a mark on what is meant.

import { at, type Seat } from '@quarterdeck/kernel';
import { type Card, type Event, type Face, findChest, lootCard } from '@quarterdeck/sea-of-clouds';
import type { Scene } from '../story/scene.ts';

/** Names of places on the board, as `data-at` has them. */
export type Spot =
  | 'deck'
  | 'bank'
  | 'track'
  | 'parrot'
  | `share ${number}`
  | `captain ${number}`
  | `purse ${number}`
  | `card ${Card}`;

export const CUES = ['pop', 'glow', 'puff', 'peek', 'clash'] as const;
/** pop: look here; glow: this acts; puff: comes to nothing; peek: is looked at; clash: the ships meet. */
export type Cue = (typeof CUES)[number];

export interface Telling {
  readonly cues: readonly { readonly cue: Cue; readonly at: Spot }[];
  readonly coins: readonly { readonly from: Spot; readonly to: Spot; readonly count: number }[];
}

const NOTHING: Telling = { cues: [], coins: [] };

/** `scene` is the table before the event. */
export function tellingOf(event: Event, scene: Scene): Telling {
  switch (event.type) {
    case 'first-player':
    case 'turn-began':
      return cue('pop', `captain ${event.seat}`);
    case 'sailed':
      return cue('pop', 'track');
    case 'looked':
      return { ...NOTHING, cues: event.cards.map((card) => ({ cue: 'peek', at: `card ${card}` })) };
    case 'left':
      return cue('pop', `share ${event.space}`);
    case 'doubloon-dealt':
      return coins('bank', `share ${event.space}`, 1);
    case 'took':
      return coins(`share ${event.space}`, `purse ${event.seat}`, event.doubloons);
    case 'took-doubloon':
      return coins('bank', `purse ${event.seat}`, 1);
    case 'gained':
      return both(actor(scene, event.seat, event.by), coins('bank', `purse ${event.seat}`, event.doubloons));
    case 'paid':
      return coins(`purse ${event.seat}`, 'bank', event.doubloons);
    case 'chest-filled':
      return coins('bank', chestSpot(scene, event.seat), event.doubloons);
    case 'fizzled':
      return cue('puff', `captain ${event.seat}`);
    case 'boarded':
      return cue('clash', 'track');
    case 'chest-passed':
      return coins(chestSpot(scene, event.from), `purse ${event.to}`, event.doubloons);
    case 'stole-doubloons':
      return both(actor(scene, event.seat, event.by), coins(`purse ${event.from}`, `purse ${event.seat}`, event.doubloons));
    case 'stole-rum':
      return actor(scene, event.seat, event.by);
    case 'exchanged-rum':
      return doer(scene, event.seat, 'exchange-rum');
    case 'exchanged-objects':
      return doer(scene, event.seat, 'exchange-object');
    case 'took-parrot':
      return doer(scene, event.seat, 'take-parrot');
    case 'scouted':
      return doer(scene, event.seat, 'look-out');
    case 'revealed':
      return cue('pop', `captain ${event.seat}`);
    case 'ended':
      return cue('pop', 'track');
    case 'dealt':
    case 'took-top-card':
    case 'laid':
    case 'spilled':
    case 'discarded':
    case 'crews-discarded':
      return NOTHING;
  }
}

function cue(kind: Cue, spot: Spot): Telling {
  return { ...NOTHING, cues: [{ cue: kind, at: spot }] };
}

function coins(from: Spot, to: Spot, count: number): Telling {
  return { ...NOTHING, coins: count === 0 ? [] : [{ from, to, count }] };
}

function both(one: Telling, other: Telling): Telling {
  return { cues: [...one.cues, ...other.cues], coins: [...one.coins, ...other.coins] };
}

/** The pirate of this face in the captain's crew, who acts; of several any one. */
function actor(scene: Scene, seat: Seat, by: Face): Telling {
  const card = at(scene.captains, seat).crew.find((candidate) => scene.faces[candidate] === by);
  return card === undefined ? NOTHING : cue('glow', `card ${card}`);
}

/** The pirate whose deed this is. */
function doer(scene: Scene, seat: Seat, deed: string): Telling {
  const isHe = (card: Card) => {
    const face = scene.faces[card] ?? null;
    const loot = face === null ? null : lootCard(scene, face);
    return loot?.back === 'pirate' && loot.does === deed;
  };
  const card = at(scene.captains, seat).crew.find(isHe);
  return card === undefined ? cue('pop', `captain ${seat}`) : cue('glow', `card ${card}`);
}

function chestSpot(scene: Scene, seat: Seat): Spot {
  const chest = findChest(scene);
  return chest === null ? `captain ${seat}` : `card ${chest.card}`;
}
