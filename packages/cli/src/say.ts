// What a game says at the terminal, for any game.
import {
  type AnyOffer,
  type GameTypes,
  inLanguage,
  type Language,
  type MoveOf,
  type Names,
  type Outcome,
  type Shown,
  type Speaker,
  scores,
  speakerOf,
} from '@quarterdeck/kernel';
import { TERMINAL_WORDS } from './text/index.ts';

export type AnySpeaker = Speaker<GameTypes>;
export type AnyShown = Shown<GameTypes>;
export type AnyMove = MoveOf<GameTypes>;

export async function speakerFor({ words }: AnyOffer, language: Language, names: Names): Promise<AnySpeaker> {
  return speakerOf(await inLanguage(words, language)(), language, names);
}

/** The score sheet of every seat, in the order of their places, each line with its points. */
export function scoreSheet({ language, names, line }: AnySpeaker, end: Outcome): string[] {
  const words = TERMINAL_WORDS[language];
  const totals = scores(end);
  const inOrder = end.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const sheets = inOrder.flatMap(({ place, seat }) => [
    ` ${words.place(place, names(seat))}`,
    ...(end.sheets[seat] ?? []).map((row) => sheetLine(line(row), row.points)),
    sheetLine(words.total, totals[seat] ?? 0),
  ]);
  return [words.finalScore, ...sheets, words.won(end.winners.map(names))];
}

const SHEET = 44;

function sheetLine(what: string, points: number): string {
  const dots = Array.from({ length: Math.max(0, SHEET - what.length) }, (_, i) => ((what.length + i) % 2 === 0 ? ' ' : '.'));
  return `    ${what}${dots.join('')} ${String(points).padStart(4)}`;
}
