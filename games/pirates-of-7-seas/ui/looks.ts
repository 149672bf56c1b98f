// How things look: a drawing and an ink for each card, dark enough for parchment.

import { OUTLINES, SHAPES, seatColour } from '@quarterdeck/board/design/seats.ts';
import { type Adventure, isCaravan, isCurse, type Loot, type Owner } from '@quarterdeck/pirates-of-7-seas';
import { ICONS } from './icons.ts';

export const LOOT_INKS: Readonly<Record<Loot, string>> = {
  fruit: '#8a5a00',
  coffee: '#5a3210',
  rum: '#8a2a12',
  talisman: '#4d2b80',
};

const CARAVAN_INK = '#8f1a16';
const PORT_INK = '#0d5b50';
const CURSE_INK = '#4a2470';

export function adventureInk(card: Adventure): string {
  if (isCaravan(card)) return CARAVAN_INK;
  return isCurse(card) ? CURSE_INK : PORT_INK;
}

export function adventureIcon(card: Adventure): string {
  if (isCaravan(card)) return ICONS.caravan;
  return isCurse(card) ? ICONS[card] : ICONS.port;
}

/** Ships of the caravan are red for everybody; a pirate's have the colour of the seat. */
export function shipColour(owner: Owner): string {
  return owner === 'red' ? 'var(--caravan-red)' : seatColour(owner);
}

/** Pips have the shape of the seat, so that dice can be told apart without their colours; those of the caravan are stars. */
export function pipOutline(owner: Owner): string {
  return OUTLINES[owner === 'red' ? 'star' : (SHAPES[owner % SHAPES.length] ?? 'circle')];
}

export function plain(figure: number): string {
  return figure < 0 ? `−${-figure}` : String(figure);
}

export function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}
