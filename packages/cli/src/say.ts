// What a game says, for any game: its sentences by their keys.
import {
  type AnyOffer,
  type GameTypes,
  type Language,
  type MoveOf,
  type Names,
  type Outcome,
  type Refusal,
  type Shown,
  scores,
} from '@quarterdeck/kernel';
import { TERMINAL_WORDS } from './text/index.ts';

/** A game in a language, at a table with these names. */
export interface Speaker {
  readonly offer: AnyOffer;
  readonly language: Language;
  readonly names: Names;
}

export type AnyShown = Shown<GameTypes>;
export type AnyMove = MoveOf<GameTypes>;

export function promptLine({ offer, language, names }: Speaker, { decision, view }: AnyShown): string {
  return decision === null ? '' : (offer.texts[language].prompts[decision]?.({ view, names }) ?? '');
}

export function moveLabel({ offer, language, names }: Speaker, move: AnyMove, { view }: AnyShown): string {
  return offer.texts[language].moves[move.type]?.(move, { view, names }) ?? offer.game.notation.print(move);
}

/** Lines of the log; an event that says nothing has none. */
export function eventLines({ offer, language, names }: Speaker, events: readonly GameTypes['event'][]): string[] {
  return events.map((event) => offer.texts[language].events[event.type]?.(event, names) ?? '').filter((line) => line !== '');
}

/** Why a move is refused, with the rule. */
export function refusalLine({ offer, language }: Speaker, { reason, rule, params = {} }: Refusal): string {
  const words = TERMINAL_WORDS[language];
  const shared = new Map<string, string>(Object.entries(words.refusals)).get(reason);
  return words.refused(shared ?? offer.texts[language].refusals[reason]?.(params) ?? reason, rule || null);
}

/** The score sheet of every seat, in the order of their places, each line with its points. */
export function scoreSheet({ offer, language, names }: Speaker, end: Outcome): string[] {
  const words = TERMINAL_WORDS[language];
  const totals = scores(end);
  const inOrder = end.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const sheets = inOrder.flatMap(({ place, seat }) => [
    ` ${words.place(place, names(seat))}`,
    ...(end.sheets[seat] ?? []).map(({ line, points, params = {} }) =>
      sheetLine(offer.texts[language].lines[line]?.(params) ?? line, points),
    ),
    sheetLine(words.total, totals[seat] ?? 0),
  ]);
  return [words.finalScore, ...sheets, words.won(end.winners.map(names))];
}

const SHEET = 44;

function sheetLine(what: string, points: number): string {
  const dots = Array.from({ length: Math.max(0, SHEET - what.length) }, (_, i) => ((what.length + i) % 2 === 0 ? ' ' : '.'));
  return `    ${what}${dots.join('')} ${String(points).padStart(4)}`;
}
