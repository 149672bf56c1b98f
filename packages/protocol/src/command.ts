// What anybody may ask of a table, whichever way: over a socket, in a worker of the browser, at a terminal, by lines of JSON.
import * as z from 'zod';
import type { DeepReadonly } from './readonly.ts';
import { botName, commitment, nonce, seatNumber } from './table.ts';
import { isVisible, tidyTalk } from './words.ts';

export const CHAT_ROOMS = ['players', 'spectators'] as const;
export const chatRoom = z.enum(CHAT_ROOMS);
/** One line of what can be seen of it; what cannot be seen is left out. */
export const chatText = z
  .string()
  .max(2000, 'at most 500 letters are said at once')
  .overwrite(tidyTalk)
  .max(500, 'at most 500 letters are said at once')
  .refine(isVisible, 'there is nothing to say');

/** So many entries of a log. */
export const entryCount = z.int().min(0);

export const COMMANDS = {
  /** To be told of everything that happens from now on, and of the entries after `since`; null for all. */
  watch: z.strictObject({ type: z.literal('watch'), since: entryCount.nullable() }),
  unwatch: z.strictObject({ type: z.literal('unwatch') }),
  move: z.strictObject({ type: z.literal('move'), move: z.record(z.string(), z.unknown()) }),
  undo: z.strictObject({ type: z.literal('undo') }),
  'ask-undo': z.strictObject({ type: z.literal('ask-undo') }),
  'answer-undo': z.strictObject({ type: z.literal('answer-undo'), accept: z.boolean() }),
  /** A free seat, or the own one, which a bot plays meanwhile. */
  sit: z.strictObject({ type: z.literal('sit'), seat: seatNumber, nonce: nonce.nullable().default(null) }),
  leave: z.strictObject({ type: z.literal('leave') }),
  /** The host puts a bot on a free seat, or takes it away again. */
  fill: z.strictObject({ type: z.literal('fill'), seat: seatNumber, bot: botName.nullable() }),
  /** The host begins with those who are here: seats that are still free are taken away. */
  begin: z.strictObject({ type: z.literal('begin') }),
  /** The host calls the table off before its game has begun. */
  cancel: z.strictObject({ type: z.literal('cancel') }),
  resign: z.strictObject({ type: z.literal('resign') }),
  /** Another game: the first who asks sets the table up, everybody else who asks sits down at it. */
  rematch: z.strictObject({
    type: z.literal('rematch'),
    /** For who sets it up, as with a new table; null for who sits down at it. */
    commitment: commitment.nullable().default(null),
    nonce: nonce.nullable().default(null),
  }),
  hint: z.strictObject({ type: z.literal('hint') }),
  /** The position after the first `number` entries, as this viewer could know it then; where there are fewer, the present one. */
  review: z.strictObject({ type: z.literal('review'), number: entryCount }),
  chat: z.strictObject({ type: z.literal('chat'), room: chatRoom, text: chatText }),
} as const;

export type CommandType = keyof typeof COMMANDS;
type Schema = (typeof COMMANDS)[CommandType];
/** As it was read: everything is there. */
export type Command = DeepReadonly<z.output<Schema>>;
/** As it is sent: what has a default may be left out. */
export type SentCommand = DeepReadonly<z.input<Schema>>;
/** What a person may want of a table; how one looks at it whoever shows it knows. */
export type PlayerCommand = Exclude<SentCommand, { readonly type: 'watch' | 'unwatch' | 'review' }>;
