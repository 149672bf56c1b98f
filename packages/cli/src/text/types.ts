// The words of the terminal itself; the words of a game are the game's.
import type { UndoRefusal } from '@quarterdeck/kernel';

export interface TerminalWords {
  /** What the language calls itself. */
  readonly language: string;
  /** Who sits at a seat: a person, or a bot by its name. */
  readonly captain: string;
  readonly bots: { readonly random: string; readonly greedy: string; readonly shrewd: string; readonly absent: string };
  playedBy(name: string, bot: string): string;
  you(name: string): string;
  /** Stands before the hash of the seed. */
  readonly commitment: string;
  readonly begin: string;
  readonly helpHint: string;
  readonly help: readonly string[];

  moreLines(count: number): string;
  noSuchMove(given: string, count: number): string;
  hint(move: string): string;
  undone(name: string): string;
  readonly noUndo: Readonly<Record<UndoRefusal, string>>;
  saved(file: string): string;
  fileExists(file: string): string;
  cannotWrite(file: string): string;
  left(moves: number): string;
  handOver(name: string): string;

  readonly finalScore: string;
  place(place: number, name: string): string;
  readonly total: string;
  won(names: readonly string[]): string;
  /** Stands before the seed. */
  readonly seed: string;
  readonly fairness: string;
  readonly saveHint: string;

  readonly menu: MenuWords;
}

export interface MenuWords {
  readonly welcome: string;
  readonly game: string;
  seats(min: number, max: number): string;
  player(number: number): string;
  readonly human: string;
  readonly bots: { readonly shrewd: string; readonly greedy: string; readonly random: string };
  readonly options: string;
  readonly on: string;
  readonly off: string;
  readonly start: string;
  pick(min: number, max: number): string;
}
