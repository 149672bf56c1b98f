// Says what a game has words for, in one language and at one table: prompts, moves, events and refusals. Page, boards and terminal speak
// through it, so that a sentence is looked up in one place.
import type { GameTypes, MoveOf, Outcome, Refusal } from './game.ts';
import type { KERNEL_REASONS } from './play.ts';
import type { Shown } from './show.ts';
import type { ByLanguage, GameText, Language, Names } from './text.ts';

/** Methods, so that the speaker of one game is a speaker of some game. */
export interface Speaker<T extends GameTypes> {
  readonly words: GameText<T>;
  readonly language: Language;
  readonly names: Names;
  /** What is asked; the empty string where nothing is. */
  prompt(shown: Pick<Shown<T>, 'decision' | 'view'>): string;
  /** A move as the label of a button. */
  move(move: MoveOf<T>, view: T['view']): string;
  /** A line of the log; the empty string where the log says nothing. */
  event(event: T['event']): string;
  /** Lines of the log; an event that says nothing has none. */
  events(events: readonly T['event'][]): string[];
  /** Why a move is refused. */
  why(refusal: Refusal): string;
  /** Why a move is refused, with the rule that says so. */
  refusal(refusal: Refusal): string;
  /** A line of the score sheet. */
  line(line: Outcome<T['line']>['sheets'][number][number]): string;
}

/** Why any game refuses a move. */
const GENERAL: ByLanguage<Readonly<Record<(typeof KERNEL_REASONS)[number], string>>> = {
  en: {
    'game-over': 'The game is over.',
    'not-waited-for': 'It is not your turn.',
    'not-offered': 'That is not possible here.',
  },
  ru: {
    'game-over': 'Игра окончена.',
    'not-waited-for': 'Сейчас не ваш ход.',
    'not-offered': 'Здесь так нельзя.',
  },
  uk: {
    'game-over': 'Гру закінчено.',
    'not-waited-for': 'Зараз не ваш хід.',
    'not-offered': 'Тут так не можна.',
  },
};

export function speakerOf<T extends GameTypes>(words: GameText<T>, language: Language, names: Names): Speaker<T> {
  const event = (told: T['event']): string => said(words.events, told.type, told, names) ?? '';
  const why = ({ reason, params = {} }: Refusal): string =>
    said(words.refusals, reason, params) ?? generalReason(language, reason);
  return {
    words,
    language,
    names,
    prompt: ({ decision, view }) => (decision === null ? '' : (said(words.prompts, decision, { view, names }) ?? '')),
    move: (move, view) => said(words.moves, move.type, move, { view, names }) ?? move.type,
    event,
    events: (events) => events.map(event).filter((line) => line !== ''),
    why,
    refusal: (refusal) => (refusal.rule === '' ? why(refusal) : `${why(refusal)} (${refusal.rule})`),
    line: ({ line, params = {} }) => said(words.lines, line, params) ?? line,
  };
}

function generalReason(language: Language, reason: string): string {
  return new Map(Object.entries(GENERAL[language])).get(reason) ?? GENERAL[language]['not-offered'];
}

/** The sentence of this key, or null where the game has none. */
function said(sentences: object, key: string, ...about: readonly unknown[]): string | null {
  const sentence: unknown = Object.hasOwn(sentences, key) ? Reflect.get(sentences, key) : null;
  return isSentence(sentence) ? String(sentence(...about)) : null;
}

function isSentence(value: unknown): value is (...about: readonly unknown[]) => unknown {
  return typeof value === 'function';
}
