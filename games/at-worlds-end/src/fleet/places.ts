// Sets of places as the bits of a number: what everybody knows of where a ship can be (W5.6).
import { SEAS } from '../data/cards.ts';
import type { Place, Places } from '../types.ts';

/** All places in the order of their bits. */
export const PLACES: readonly Place[] = ['squadron', ...SEAS];

const BITS: Readonly<Record<Place, Places>> = {
  squadron: 1,
  bahamas: 1 << 1,
  cuba: 1 << 2,
  jamaica: 1 << 3,
  hispaniola: 1 << 4,
  'lesser-antilles': 1 << 5,
  singapore: 1 << 6,
  sumatra: 1 << 7,
  moluccas: 1 << 8,
  borneo: 1 << 9,
  philippines: 1 << 10,
  'north-atlantic': 1 << 11,
  'central-atlantic': 1 << 12,
  'south-atlantic': 1 << 13,
  'cape-of-good-hope': 1 << 14,
  'indian-ocean': 1 << 15,
};

/** The set of this one place. */
export function onlyAt(place: Place): Places {
  return BITS[place];
}

export function hasPlace(places: Places, place: Place): boolean {
  return (places & BITS[place]) !== 0;
}

/** Whether there is no doubt. */
export function isOnePlace(places: Places): boolean {
  return (places & (places - 1)) === 0;
}
