// A player's ten ships as they lie before him: guards, loaded ones with what they carry, free ones, the reserve.
import { fleetOf, freeShipsOf, type Good, holdsOf, type PlayerView, reserveOf } from '@quarterdeck/pirates-of-7-seas';

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
  const holds = cargoesOf(player);
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

/** Goods are counted among their kind as they lie, ship after ship. */
function cargoesOf(player: PlayerView): readonly (readonly Cargo[])[] {
  const seen = { fruit: 0, coffee: 0, rum: 0 };
  return holdsOf(player).map((goods) =>
    goods.map((good) => {
      seen[good] += 1;
      return { good, number: seen[good] };
    }),
  );
}
