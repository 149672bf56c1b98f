// Places of the board by the names that `data-at` gives them: flights find their way by these, and lessons point at them.
import type { Seat } from '@quarterdeck/kernel';
import type { Character, Good, Nation } from '@quarterdeck/pirates-of-7-seas';

/** What lies in the middle of the table, for all. */
export type CommonPlace =
  /** The tray with the dice, and a die in it by its number. */
  | 'tray'
  | `die ${number}`
  /** The seven characters in the order in which they are called, and one of them. */
  | 'ruler'
  | `character ${Character}`
  /** The port with its prices, and one of these. */
  | 'port'
  | `price ${Good}`
  /** Undrawn adventure cards, laid ones, loot. */
  | 'adventures'
  | 'pile'
  | 'loot'
  /** The caravan or the curse that is being played. */
  | 'venture'
  /** The chests of all on one track, with the island where guards lie. */
  | 'track'
  /** Flags that nobody has taken. */
  | 'flags'
  | `flag ${Nation}`
  /** The token of the first player. */
  | 'first-player'
  /** What can be done now, as things to touch; there also goods that are not loaded yet. */
  | 'helm'
  | 'spoils';

/** What belongs to one player; `ships` are the dice with what they carry, `choice` is the character of this round. */
export const SEAT_PLACES = [
  'player',
  'chests',
  'ships',
  'reserve',
  'guards',
  'talismans',
  'yin-yang',
  'marks',
  'corsair',
  'rituals',
  'hand',
  'choice',
  'points',
] as const;
export type SeatPlace = `${(typeof SEAT_PLACES)[number]} ${Seat}`;

export type Place = CommonPlace | SeatPlace;
