// A player's ten ships as they lie before him: guards, loaded ones with what they carry, free ones, the reserve.
import { fleetOf, freeShipsOf, GOODS, type Good, loadedOf, type PlayerView, reserveOf } from '@quarterdeck/pirates-of-7-seas';

export const BERTHS = ['guard', 'loaded', 'stranded', 'free', 'reserve'] as const;
export type BerthKind = (typeof BERTHS)[number];

/** A good in a hold, counted among its kind from 1. */
export interface Cargo {
  readonly good: Good;
  readonly number: number;
}

export interface Berth {
  readonly kind: BerthKind;
  /** Counted among its kind from 1. */
  readonly number: number;
  readonly cargo: readonly Cargo[];
}

export function berthsOf(player: PlayerView): readonly Berth[] {
  const holds = holdsOf(player);
  const afloat = fleetOf(player);
  return [
    ...empty('guard', player.guards),
    ...holds.map((cargo, place): Berth => ({ kind: place < afloat ? 'loaded' : 'stranded', number: place + 1, cargo })),
    ...empty('free', Math.max(0, freeShipsOf(player))),
    ...empty('reserve', reserveOf(player)),
  ];
}

function empty(kind: BerthKind, count: number): readonly Berth[] {
  return Array.from({ length: count }, (_, place) => ({ kind, number: place + 1, cargo: [] }));
}

/** 5.3: goods lie in as few ships as can be; those with a double hold come first. */
function holdsOf(player: PlayerView): readonly (readonly Cargo[])[] {
  const goods = GOODS.flatMap((good) => Array.from({ length: player.goods[good] }, (_, place) => ({ good, number: place + 1 })));
  const doubled = goods.length - loadedOf(player);
  return Array.from({ length: goods.length - doubled }, (_, ship) =>
    ship < doubled ? goods.slice(2 * ship, 2 * ship + 2) : goods.slice(ship + doubled, ship + doubled + 1),
  );
}
