// What a game brings besides its rules and words: types only, so that everything outside can treat all games alike.
import type { Game, GameTypes, MoveOf, Seat } from './game.ts';
import type { Shown } from './show.ts';
import type { Speaker } from './speaker.ts';
import type { GameText, InLanguages } from './text.ts';

/** How good a position is for a seat, the higher the better. Bots call it on states that they have made from a view. */
export type Evaluate<T extends GameTypes> = { evaluate(state: T['state'], seat: Seat): number }['evaluate'];

/**
 * What moves promise before any of them is tried, in the measure of `evaluate`: one figure for each, in their order. A search that
 * cannot try all of many moves begins with the best of them. It is asked on states that bots have made from a view.
 */
export type Rank<T extends GameTypes> = {
  rank(state: T['state'], seat: Seat, moves: readonly MoveOf<T>[]): readonly number[];
}['rank'];

/** Colours of a terminal; a pipe gets the text as it is. */
export const INKS = ['dim', 'bold', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan'] as const;
export type Ink = (typeof INKS)[number];
export type Paint = (ink: Ink, text: string) => string;

export interface TerminalProps<T extends GameTypes> {
  readonly shown: Shown<T>;
  readonly speaker: Speaker<T>;
  readonly paint: Paint;
}

/** The table as text, from what one viewer is shown. */
export type Terminal<T extends GameTypes> = { draw(props: TerminalProps<T>): string }['draw'];

export interface CoverText {
  readonly title: string;
  readonly pitch: string;
}

/** What a game shows of itself before it is opened: little enough to have that of every game at hand. */
export interface Cover {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The title, and what kind of game it is in one sentence. */
  readonly words: InLanguages<CoverText>;
  /** A drawing in one colour: the path of an SVG, 64 wide and 64 high. */
  readonly emblem: string;
}

/** Judgements that never change: what others are measured by. */
export interface Yardstick<T extends GameTypes> {
  readonly evaluate: Evaluate<T>;
  readonly shrewd?: Evaluate<T>;
}

/** A whole game, as the catalog lists it. */
export interface Offer<T extends GameTypes> {
  readonly game: Game<T>;
  /** The words, loaded language by language: nobody needs more than one of them. */
  readonly words: InLanguages<() => Promise<GameText<T>>>;
  readonly terminal: Terminal<T>;
  readonly evaluate: Evaluate<T>;
  /** A sharper judgement for a stronger bot, where the game has one. */
  readonly shrewd?: Evaluate<T>;
  /** Where a decision may have too many moves to try them all. */
  readonly rank?: Rank<T>;
  /** Only where bots are measured: a table has no use for it, so the game does not load it. */
  readonly yardstick?: Yardstick<T>;
}

export type AnyOffer = Offer<GameTypes>;
