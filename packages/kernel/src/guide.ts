// A guided first game: chance is set beforehand, and a rule is told when it comes up. Nothing is forced: the learner
// plays whatever is legal, and the lessons follow what happens.
import type { Actor, GameTypes, MoveOf, Seat } from './game.ts';
import type { Match } from './match.ts';
import { refusal } from './play.ts';
import type { Shown } from './show.ts';
import type { InLanguages } from './text.ts';

/** The learner is asked something, or the game is over; with what happened since the learner's last move, that move included. */
export interface Moment<T extends GameTypes> {
  readonly shown: Shown<T>;
  readonly events: readonly T['event'][];
}

export interface Lesson<T extends GameTypes> {
  readonly id: string;
  when(moment: Moment<T>): boolean;
  /** Places of the board that the lesson speaks of, by the names that the board gives them. */
  points?(moment: Moment<T>): readonly string[];
}

/** Three sentences at most: the rule, and the choice that it leaves. */
export interface LessonText {
  readonly title: string;
  readonly text: string;
}

export interface Guide<T extends GameTypes> {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who sits on every seat but the learner's. */
  readonly bot: string;
  /** What chance plays, in the game's notation: each as soon as it is legal and all legal ones before it are played. */
  readonly chance: readonly string[];
  /** Of those that fit one moment, the first is told first. */
  readonly lessons: readonly Lesson<T>[];
  readonly texts: InLanguages<Readonly<Record<string, LessonText>>>;
}

export type AnyGuide = Guide<GameTypes>;

/** What `guide/index.ts` of a game exports: one guided game, or several that are played in this order. */
export type GuideFile = { readonly guide: AnyGuide } | { readonly guides: readonly AnyGuide[] };

export function guidesIn(file: GuideFile): readonly AnyGuide[] {
  return 'guides' in file ? file.guides : [file.guide];
}

export const LEARNER: Seat = 0;

/** The first lesson that fits and has not been told; null where there is nothing to tell. */
export function nextLesson<T extends GameTypes>(
  { lessons }: Pick<Guide<T>, 'lessons'>,
  moment: Moment<T>,
  told: readonly string[],
): Lesson<T> | null {
  return lessons.find((lesson) => !told.includes(lesson.id) && lesson.when(moment)) ?? null;
}

/** What was set for chance and has not been played; the log alone tells, so that a game can be saved and taken back. */
export function chanceLeft<T extends GameTypes>({ game, log }: Match<T>, chance: readonly string[]): readonly string[] {
  const played = log.filter(({ actor }) => actor === 'chance').map(({ move }) => game.notation.print(move));
  return played.reduce(without, chance);
}

function without(phrases: readonly string[], phrase: string): readonly string[] {
  const place = phrases.indexOf(phrase);
  return place < 0 ? phrases : phrases.toSpliced(place, 1);
}

/** What chance is set to play now, or null: then it is as free as ever. */
export function setChance<T extends GameTypes>(match: Match<T>, chance: readonly string[]): MoveOf<T> | null {
  const { game, state } = match;
  for (const phrase of chanceLeft(match, chance)) {
    const move = game.notation.parse(phrase);
    if (move !== null && refusal(game, state, 'chance', move) === null) return move;
  }
  return null;
}

/** What an entry of the log told those who heard it. */
interface HeardEntry<E> {
  readonly actor: Actor;
  readonly events: readonly E[];
}

/** The events of a moment: all that the log tells from the seat's last move on. */
export function sinceOwnMove<E>(log: readonly HeardEntry<E>[], seat: Seat): readonly E[] {
  const last = log.findLastIndex(({ actor }) => actor === seat);
  return log.slice(Math.max(0, last)).flatMap(({ events }) => events);
}
