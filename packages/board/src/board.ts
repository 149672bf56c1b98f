// What a board gets and gives: a view and the legal moves in, a move out. It knows no rules.
import type { Beat, Forbidden, GameText, GameTypes, Language, MoveOf, Shown, Speaker } from '@quarterdeck/kernel';
import type { Component } from 'svelte';

/** What happened since the board was last shown, to be animated in order. */
export interface News<T extends GameTypes> {
  /** Grows from entry to entry; an entry is told once. */
  readonly number: number;
  /** Each event with the table as it is when the event is told. */
  readonly beats: readonly Beat<T>[];
}

export interface BoardProps<T extends GameTypes> {
  /** The position as this viewer may know it. While news is being told, the board may lag behind it. */
  readonly shown: Shown<T>;
  readonly news: readonly News<T>[];
  /** Says all that the game has words for, in the language of this player. */
  readonly speaker: Speaker<T>;
  /** False: everything is put in place at once (reduced motion, replay slider). */
  readonly motion: boolean;
  /** An event that the player points at in the log: show what it spoke of. */
  readonly spotlight: T['event'] | null;
  onmove(move: MoveOf<T>): void;
  /** A choice that is not legal was touched: the shell says why. */
  onrefused(forbidden: Forbidden<MoveOf<T>>): void;
  /** Whether the board still tells what led to the position: until it has, the shell neither asks nor says how it ended. */
  readonly ontelling?: (isBehind: boolean) => void;
}

export type Board<T extends GameTypes> = Component<BoardProps<T>>;

export interface RulesProps<T extends GameTypes> {
  /** The game's words in the language of this player. */
  readonly words: GameText<T>;
  readonly language: Language;
}

/** The rules of a game with drawings, as a page of their own. */
export type Rules<T extends GameTypes> = Component<RulesProps<T>>;

/**
 * The board of some game, and its rules: whoever loads them gives them that game's own position and words. They are methods because a list
 * of all games knows only that each board takes its own game's, and of methods the compiler asks no more.
 */
export type AnyBoard = { board(...given: Parameters<Board<GameTypes>>): ReturnType<Board<GameTypes>> }['board'];
export type AnyRules = { rules(...given: Parameters<Rules<GameTypes>>): ReturnType<Rules<GameTypes>> }['rules'];
