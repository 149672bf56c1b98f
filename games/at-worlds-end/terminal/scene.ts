// What every part of the table draws with.
import { type Names, type Paint, type Seat, TABLE_WIDTH, wrapped } from '@quarterdeck/kernel';
import type { AnyShip } from '../src/data/cards.ts';
import { hullOf } from '../src/table.ts';
import type { View } from '../src/types.ts';
import type { TerminalWords } from '../text/terminal.ts';
import type { Words } from '../text/words.ts';

export interface Scene {
  readonly view: View;
  readonly title: string;
  readonly words: TerminalWords & { readonly game: Words };
  readonly names: Names;
  readonly paint: Paint;
  /** Whose turn or choice it is. */
  readonly asked: readonly Seat[];
}

/** A ship with its figures: Gull 1/3, and a plus if it may survive a hit. */
export function ship({ view, words }: Scene, is: AnyShip): string {
  const { attack, defence, survivability } = hullOf(view, is);
  return `${words.game.ships[is]} ${attack}/${defence}${survivability ? '+' : ''}`;
}

export function letter(seat: Seat): string {
  return 'abcd'.charAt(seat);
}

/** A heading and what it is about, in as many lines as it needs. */
export function listed(heading: string, pieces: readonly string[]): string[] {
  const [first = '', ...others] = pieces;
  const lines = wrapped([`${heading}: ${first}`, ...others], TABLE_WIDTH - 6, ' · ');
  return lines.map((line, i) => (i === 0 ? `   ${line}` : `     ${line}`));
}
