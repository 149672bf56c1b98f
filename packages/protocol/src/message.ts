// What the server says at a table. One type for both ends: the server cannot build what the client does not read.
import * as z from 'zod';
import { type CommandType, chatRoom, entryCount } from './command.ts';
import { askedPosition, heard, shownPosition, tale } from './position.ts';
import type { DeepReadonly } from './readonly.ts';
import { ERROR_CODES } from './refusal.ts';
import { ticket } from './request.ts';
import type { Results } from './result.ts';
import { seatNumber, tableId, tableInfo, wholeTable } from './table.ts';

export const chatLine = z.strictObject({
  id: z.int(),
  room: chatRoom,
  name: z.string(),
  seat: seatNumber.nullable(),
  text: z.string(),
  time: z.number(),
});
export type ChatLine = DeepReadonly<z.infer<typeof chatLine>>;

/** What happened at a table besides the game, with the length of the log at that time. */
export const NOTE_KINDS = [
  'began',
  'left',
  'returned',
  'time-up',
  'resigned',
  'undo-asked',
  'undo-granted',
  'undo-refused',
  'cancelled',
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
export const note = z.strictObject({
  number: z.int().min(1),
  kind: z.enum(NOTE_KINDS),
  at: entryCount,
  seat: seatNumber.nullable(),
  time: z.number(),
});
export type Note = DeepReadonly<z.infer<typeof note>>;

export const undoAsked = z.strictObject({ seat: seatNumber, at: entryCount, accepted: z.array(seatNumber) });
export type UndoAsked = DeepReadonly<z.infer<typeof undoAsked>>;

export const failure = z.strictObject({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  reason: z.string().nullable().default(null),
  rule: z.string().nullable().default(null),
});

/**
 * Sent by the server when it has been silent for a while, and answered by the client with the same: either side takes a line on
 * which nothing comes for longer than `PULSE.patience` to be dead, whatever the network says. In milliseconds.
 */
export const PULSE = { text: '{"type":"pulse"}', every: 1500, patience: 4000 } as const;

/** Codes with which the server closes a socket. */
export const CLOSED = { going: 1001, session: 4001, origin: 4003, sockets: 4008, rude: 4029 } as const;

/** What the server says. A client that sees a gap in `at` watches again with `since`. `notes` are those that are new. */
export const message = z.discriminatedUnion('type', [
  /** The whole table as this viewer may know it; `log` holds the entries after `since`. */
  z.strictObject({
    type: z.literal('snapshot'),
    table: wholeTable,
    shown: shownPosition,
    since: entryCount,
    log: z.array(heard),
    chat: z.array(chatLine),
    /** The latest of them, oldest first. */
    notes: z.array(note),
    undo: undoAsked.nullable(),
  }),
  /** The log has grown from `from` to `table.at`, told to who has the view of `from`: whoever has not watches again. */
  z.strictObject({
    type: z.literal('told'),
    table: tableInfo,
    from: entryCount,
    tale,
    shown: askedPosition,
    notes: z.array(note),
  }),
  /** The same where the view before was another one, as when the game begins: with the whole view, and nothing in between. */
  z.strictObject({
    type: z.literal('step'),
    table: tableInfo,
    from: entryCount,
    log: z.array(heard),
    shown: shownPosition,
    notes: z.array(note),
  }),
  /** The log has become shorter: a move was taken back. Entries after `table.at` are gone. */
  z.strictObject({ type: z.literal('back'), table: tableInfo, shown: shownPosition, notes: z.array(note) }),
  /** Something about the table has changed, but not the game. */
  z.strictObject({ type: z.literal('table'), table: tableInfo, undo: undoAsked.nullable(), notes: z.array(note) }),
  z.strictObject({ type: z.literal('chat'), table: tableId, line: chatLine }),
  z.strictObject({ type: z.literal('pulse') }),
  z.strictObject({ type: z.literal('done'), ticket, result: z.unknown() }),
  z.strictObject({ type: z.literal('refused'), ticket: ticket.nullable(), error: failure }),
]);
export type Message = DeepReadonly<z.infer<typeof message>>;

/** The same as the server builds it: what comes of a command is known there. */
export type SaidMessage =
  | Exclude<Message, { readonly type: 'done' }>
  | { readonly type: 'done'; readonly ticket: string; readonly result: Results[CommandType] };
