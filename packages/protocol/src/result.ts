// What comes of a command, for the one who asked; everybody hears the rest as messages.
import type { GameTypes, Shown } from '@quarterdeck/kernel';
import * as z from 'zod';
import type { CommandType } from './command.ts';
import { move, shownPosition } from './position.ts';

/** Most commands bring their asker nothing but that they were done. */
export interface Results extends Record<CommandType, unknown> {
  readonly watch: null;
  readonly unwatch: null;
  readonly move: null;
  readonly undo: null;
  readonly 'ask-undo': null;
  readonly 'answer-undo': null;
  readonly sit: null;
  readonly leave: null;
  readonly fill: null;
  readonly begin: null;
  readonly cancel: null;
  readonly resign: null;
  /** The table of the next game. */
  readonly rematch: { readonly table: string };
  /** What a bot would play. */
  readonly hint: { readonly move: GameTypes['move'] };
  readonly review: Shown<GameTypes>;
  readonly chat: null;
}

/** Whatever else a later server may say. */
const nothing: z.ZodType<null> = z.unknown().transform(() => null);

const RESULTS: { readonly [T in CommandType]: z.ZodType<Results[T]> } = {
  watch: nothing,
  unwatch: nothing,
  move: nothing,
  undo: nothing,
  'ask-undo': nothing,
  'answer-undo': nothing,
  sit: nothing,
  leave: nothing,
  fill: nothing,
  begin: nothing,
  cancel: nothing,
  resign: nothing,
  rematch: z.looseObject({ table: z.string() }),
  hint: z.looseObject({ move }),
  review: shownPosition,
  chat: nothing,
};

/** The result of a command, as it came over the wire. */
export function readResult<T extends CommandType>(type: T, given: unknown): Results[T] {
  return RESULTS[type].parse(given);
}
