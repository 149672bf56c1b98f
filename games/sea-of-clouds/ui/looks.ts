// How the loot looks: a drawing for each back and face, and what is printed in the corner of a face.

import { MARKS } from '@quarterdeck/board/design/icons.ts';
import { type Back, type ByBack, type Face, type LootCard, lootCard, type View } from '@quarterdeck/sea-of-clouds';
import { ICONS } from './icons.ts';

const BACK_ICONS: ByBack<string> = { rum: ICONS.rum, relic: ICONS.relic, object: ICONS.object, pirate: ICONS.pirate };

export function backIcon(back: Back): string {
  return BACK_ICONS[back];
}

export function faceIcon(face: Face): string {
  return face === 'first-mate' ? MARKS.wheel : ICONS[face];
}

/** The figure that matters while one plays: a crew's strength, a bottle's worth, what an object adds. */
export function cornerOf(view: Pick<View, 'fixed'>, face: Face): string | null {
  const loot = lootCard(view, face);
  return loot.back === 'object' ? objectCorner(loot) : loot.back === 'relic' ? null : figureOf(loot);
}

function figureOf(loot: Extract<LootCard, { back: 'rum' | 'pirate' }>): string {
  if (loot.back === 'pirate') return String(loot.strength);
  switch (loot.worth.kind) {
    case 'each':
      return String(loot.worth.points);
    case 'ladder':
      return `${loot.worth.points[0] ?? 0}+`;
    case 'majority':
      return `${loot.worth.others}/${loot.worth.most}`;
  }
}

function objectCorner(loot: Extract<LootCard, { back: 'object' }>): string | null {
  if (loot.class === 'immediate') return '!';
  if (loot.class === 'secret') return '?';
  if (loot.strength !== 0) return signed(loot.strength);
  return loot.points === 0 ? null : signed(loot.points).replace('+', '');
}

export function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

export function plain(figure: number): string {
  return figure < 0 ? `−${-figure}` : String(figure);
}

/** Whether a name has a word that would not fit in the usual letters. */
export function hasLongWord(name: string): boolean {
  return name.split(' ').some(({ length }) => length > 10);
}

/** All that a card needs to be drawn. */
export interface Look {
  readonly view: Pick<View, 'fixed'>;
  readonly back: Back;
  /** Null: it shows its back. */
  readonly face: Face | null;
}
