// The words of a game in one language. Messages are typed functions: a missing event, prompt or refusal is a compile
// error in each language, and so is a wrong field (docs/decisions/0004-texts.md).
import type { DecisionOf, GameTypes, MoveOf, Params, Seat } from './game.ts';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first of somebody's languages that we speak; they come as browsers write them, best first. */
export function guessLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.trim().toLowerCase().split(/[-;]/)[0]);
  return codes.find(isLanguage) ?? 'en';
}

/** Who sits at the table. */
export type Names = (seat: Seat) => string;

/** What a sentence about the present may speak of. */
export interface Occasion<T extends GameTypes> {
  readonly view: T['view'];
  readonly names: Names;
}

/** A function that is compared like a method, so that the texts of any game are texts of a game. */
type Says<Args extends unknown[]> = { say(...args: Args): string }['say'];
type OfType<U, K> = Extract<U, { readonly type: K }>;
type Values<O> = [O] extends [boolean] ? null : [O] extends [string] ? { readonly [V in O]: string } : null;

export interface OptionText<O> {
  readonly title: string;
  readonly help: string;
  /** The choices by name; null where there are none to name. */
  readonly values: Values<O>;
}

export interface GameText<T extends GameTypes> {
  readonly title: string;
  /** What kind of game it is, in one sentence. */
  readonly pitch: string;
  /** What is asked of the one who is waited for. */
  readonly prompts: { readonly [K in DecisionOf<T>]: Says<[occasion: Occasion<T>]> };
  /** A move as the label of a button. */
  readonly moves: { readonly [K in MoveOf<T>['type']]: Says<[move: OfType<MoveOf<T>, K>, occasion: Occasion<T>]> };
  /** What happened, as a line of the log; the empty string where the log says nothing. */
  readonly events: { readonly [K in T['event']['type']]: Says<[event: OfType<T['event'], K>, names: Names]> };
  readonly refusals: { readonly [K in T['reason']]: (params: Params) => string };
  readonly options: { readonly [K in keyof T['options'] & string]: OptionText<T['options'][K]> };
  /** Lines of the score sheet. */
  readonly lines: { readonly [K in T['line']]: (params: Params) => string };
  /** The game's own words: the names of its things, and what only its board or its terminal says. */
  readonly own: T['words'];
}

/**
 * What a language fills in. Where a prompt, a move or an event can be said in several ways, the game chooses once for all languages; it
 * names these here, and has a phrase for each way besides.
 */
export type Unchosen<
  T extends GameTypes,
  Prompts extends DecisionOf<T>,
  Moves extends MoveOf<T>['type'],
  Events extends T['event']['type'],
> = Omit<GameText<T>, 'prompts' | 'moves' | 'events' | 'own'> & {
  readonly prompts: Omit<GameText<T>['prompts'], Prompts>;
  readonly moves: Omit<GameText<T>['moves'], Moves>;
  readonly events: Omit<GameText<T>['events'], Events>;
};

/** Something in the languages that it is written in: English always, the others where somebody has written them. */
export type InLanguages<W> = { readonly en: W } & Partial<ByLanguage<W>>;

/** In somebody's language, or else in English. */
export function inLanguage<W>(words: InLanguages<W>, language: Language): W {
  return words[language] ?? words.en;
}

/** The forms that a noun takes after a number; English has `one` and `other`, Russian and Ukrainian all four. */
export type Forms = { readonly other: string } & Partial<Readonly<Record<'one' | 'few' | 'many', string>>>;

/** A number with its noun: «3 картки», «5 карток». */
export function counter(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => {
    const form = rules.select(count);
    const noun = form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other;
    return `${count} ${noun ?? forms.other}`;
  };
}
