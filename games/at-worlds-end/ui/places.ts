// Places of the board by the names that `data-at` gives them: flights find their way by these, and lessons point at them.
import type { AnyShip, Good, Part, SeaId } from '@quarterdeck/at-worlds-end';
import type { Seat } from '@quarterdeck/kernel';
import type { BattlePlace } from './battle/drops.ts';

/** What all look at. */
export type CommonPlace =
  /** The chart, a sheet of it, a sea, its flag, its port, its guards. */
  | 'chart'
  | `part ${Part}`
  | `sea ${SeaId}`
  | `flag ${SeaId}`
  | `port ${SeaId}`
  | `guards ${SeaId}`
  /** One of the four goods, with who holds its seas. */
  | `good ${Good}`
  /** The armada's track with its marker. */
  | 'armada'
  | 'marker'
  /** The throw of this turn with its event. */
  | 'event'
  /** What lies over the chart: heroes, the auction, the port, the storm. */
  | 'stage'
  /** A ship there, by its name: for sale, in the storm. */
  | `offer ${AnyShip}`
  /** What can be done now, as things to touch. */
  | 'helm';

/** What belongs to one pirate. */
export const SEAT_PLACES = ['pirate', 'flagship', 'gold', 'fame', 'favour', 'squadron', 'hero', 'bid'] as const;
export type SeatPlace = `${(typeof SEAT_PLACES)[number]} ${Seat}`;

export type Place = CommonPlace | SeatPlace | BattlePlace;
