// Ships: which are free, what they can carry, and who guards the chests (P3.12).
import type { Emit, Seat } from '@quarterdeck/kernel';
import { type ByGood, GOODS, type Good } from './data/cards.ts';
import { FIGURES } from './data/components.ts';
import { playerOf } from './table.ts';
import type { Event, Player, PlayerView, State } from './types.ts';

type Ships = Pick<PlayerView, 'ships' | 'guards' | 'goods' | 'doubleHold' | 'chests'>;

export function reserveOf({ ships }: Pick<Ships, 'ships'>): number {
  return FIGURES.ships - ships;
}

/** Ships that are neither in reserve nor on the island. */
export function fleetOf({ ships, guards }: Ships): number {
  return ships - guards;
}

export function countGoods({ fruit, coffee, rum }: Readonly<ByGood<number>>): number {
  return fruit + coffee + rum;
}

/** P5.3: goods may be restowed at any time, so they always lie in as few ships as can be. */
export function loadedOf({ goods, doubleHold }: Ships): number {
  const count = countGoods(goods);
  return count - Math.min(doubleHold, count >> 1);
}

/** P5.3: what lies in each loaded ship: goods in the order of the list, ships with a double hold first. */
export function holdsOf(player: Ships): readonly (readonly Good[])[] {
  const goods = GOODS.flatMap((good) => Array.from({ length: player.goods[good] }, () => good));
  const doubled = goods.length - loadedOf(player);
  return Array.from({ length: goods.length - doubled }, (_, ship) =>
    ship < doubled ? goods.slice(2 * ship, 2 * ship + 2) : goods.slice(ship + doubled, ship + doubled + 1),
  );
}

/** Ships that can go raiding: neither loaded nor on guard. */
export function freeShipsOf(player: Ships): number {
  return fleetOf(player) - loadedOf(player);
}

/** How many goods the fleet can carry. */
export function capacityOf(player: Ships): number {
  const fleet = fleetOf(player);
  return fleet + Math.min(player.doubleHold, fleet);
}

/** How many more goods the fleet can carry. */
export function roomOf(player: Ships): number {
  return capacityOf(player) - countGoods(player.goods);
}

/** P3.12, R9, R10: surplus guards come home at once; those that are owed sail as soon as ships are free. */
export function settleGuards(state: State, seat: Seat, emit: Emit<Event>): void {
  const player = playerOf(state, seat);
  const sent = guardsDue(player) - player.guards;
  if (sent === 0) return;
  player.guards += sent;
  emit({ type: 'guards', seat, guards: player.guards, sent });
}

function guardsDue(player: Player): number {
  const wanted = (player.chests / FIGURES.chestsPerGuard) | 0;
  if (wanted <= player.guards) return wanted;
  return player.guards + Math.min(wanted - player.guards, Math.max(0, freeShipsOf(player)));
}
