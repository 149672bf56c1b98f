// Mines as this viewer knows them.
import type { View } from '@quarterdeck/admiral';
import { capital } from '../../text/saying.ts';
import type { Table } from '../context.ts';
import type { MineScene } from '../story/scene.ts';

/** The number of a mine that has not gone off; null where it has, or is not laid yet. */
export function numberOfMine({ mines }: View, { seat, at, shown }: MineScene): number | null {
  const number = shown ? -1 : (mines[seat]?.findIndex((mine) => mine.at === at && !mine.shown) ?? -1);
  return number < 0 ? null : number;
}

export function mineTitle({ text, names, own }: Table, { seat, shown }: MineScene): string {
  if (shown) return text.spentMine(names(seat));
  return seat === own ? text.yourMine : text.mineOf(names(seat));
}

/** What a mine goes off under, where it is known. */
export function mineSaid({ words, view }: Table, mine: MineScene): string {
  const number = numberOfMine(view, mine);
  const kinds = number === null ? null : (view.mines[mine.seat]?.[number]?.kinds ?? null);
  return kinds === null ? '' : capital(words.order(kinds));
}
