// Places of the board by the names that `data-at` gives them: what is told finds its way by these, and lessons point at them.
import type { Cell, ShipId } from '@quarterdeck/admiral';
import type { Seat } from '@quarterdeck/kernel';

export type Place =
  /** The chart with its water, and what is drawn above it while something is told. */
  | 'chart'
  | 'sky'
  /** A ship on the chart, and her line in the list. */
  | `ship ${ShipId}`
  | `line ${ShipId}`
  /** A fort or royal port by its cell, and its line. */
  | `fort ${Cell}`
  | `keep ${Cell}`
  | `reef ${Cell}`
  | `site ${Cell}`
  | `mine ${Cell}`
  /** The vane. */
  | 'rose'
  /** All ships and forts, and one player's. */
  | 'fleet'
  | `fleet ${Seat}`
  /** What can be done now, as things to touch. */
  | 'orders'
  /** Guns and dice of a salvo or a boarding. */
  | 'fight'
  /** Players with what they have, and what the scenario asks for. */
  | 'standing'
  | `player ${Seat}`
  | 'goal';
