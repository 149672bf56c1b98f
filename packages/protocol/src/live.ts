// What goes over the wire while people sit at a table. Everything from outside is parsed here, once.
import * as z from 'zod';
import { botName, commitment, nonce, seatNumber, tableId, tableInfo, wholeTable } from './table.ts';
import { isVisible, tidyTalk } from './words.ts';

/** The client's own name for a request: sent twice, it is done once. */
export const ticket = z.string().regex(/^[0-9A-Za-z-]{1,40}$/);

export const CHAT_ROOMS = ['players', 'spectators'] as const;
export const chatRoom = z.enum(CHAT_ROOMS);
/** One line of what can be seen of it; what cannot be seen is left out. */
export const chatText = z
  .string()
  .max(2000, 'at most 500 letters are said at once')
  .overwrite(tidyTalk)
  .max(500, 'at most 500 letters are said at once')
  .refine(isVisible, 'there is nothing to say');

const at = z.int().min(0);

/**
 * Requests of a client. `at` is the length of the log that the client knows. A move sent against an older one is stale, unless
 * all that came since are other seats' answers to the same question, which is still open.
 */
export const request = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('watch'),
    ticket,
    table: tableId,
    /** Entries already known, or null for all. */ since: at.nullable(),
  }),
  z.strictObject({ type: z.literal('unwatch'), ticket, table: tableId }),
  z.strictObject({ type: z.literal('move'), ticket, table: tableId, at, move: z.record(z.string(), z.unknown()) }),
  z.strictObject({ type: z.literal('undo'), ticket, table: tableId, at }),
  z.strictObject({ type: z.literal('ask-undo'), ticket, table: tableId, at }),
  z.strictObject({ type: z.literal('answer-undo'), ticket, table: tableId, at, accept: z.boolean() }),
  /** A free seat, or the own one, which a bot plays meanwhile. */
  z.strictObject({ type: z.literal('sit'), ticket, table: tableId, seat: seatNumber, nonce: nonce.nullable().default(null) }),
  z.strictObject({ type: z.literal('leave'), ticket, table: tableId }),
  /** The host puts a bot on a free seat, or takes it away again. */
  z.strictObject({ type: z.literal('fill'), ticket, table: tableId, seat: seatNumber, bot: botName.nullable() }),
  /** The host begins with those who are here: seats that are still free are taken away. */
  z.strictObject({ type: z.literal('begin'), ticket, table: tableId }),
  /** The host calls the table off before its game has begun. */
  z.strictObject({ type: z.literal('cancel'), ticket, table: tableId }),
  z.strictObject({ type: z.literal('resign'), ticket, table: tableId }),
  /** Another game: the first who asks sets the table up, everybody else who asks sits down at it. The result is `{ table }`. */
  z.strictObject({
    type: z.literal('rematch'),
    ticket,
    table: tableId,
    /** For who sets it up, as with a new table; null for who sits down at it. */
    commitment: commitment.nullable().default(null),
    nonce: nonce.nullable().default(null),
  }),
  z.strictObject({ type: z.literal('hint'), ticket, table: tableId, at }),
  /**
   * The position after the first `number` entries, as this viewer could know it then; where there are fewer, the present one.
   * The result is a `shown`.
   */
  z.strictObject({ type: z.literal('review'), ticket, table: tableId, number: at }),
  z.strictObject({ type: z.literal('chat'), ticket, table: tableId, room: chatRoom, text: chatText }),
]);
export type Request = z.infer<typeof request>;
/** The same as it is sent: what has a default may be left out. */
export type SentRequest = z.input<typeof request>;

const actor = z.union([seatNumber, z.literal('chance')]);
const move = z.looseObject({ type: z.string() });
const params = z.record(z.string(), z.union([z.string(), z.number()]));
const refusal = z.looseObject({ reason: z.string(), rule: z.string(), params: params.exactOptional() });
const scoreLine = z.looseObject({ line: z.string(), points: z.number(), params: params.exactOptional() });
const outcome = z.looseObject({
  winners: z.array(seatNumber),
  places: z.array(z.int()),
  sheets: z.array(z.array(scoreLine)),
});

/** What a viewer is shown of a position: `Shown` of the kernel, as plain data. */
export const shownPosition = z.looseObject({
  viewer: z.union([seatNumber, z.literal('spectator'), z.literal('all')]),
  view: z.record(z.string(), z.unknown()),
  waiting: z.array(actor),
  decision: z.string().nullable(),
  legal: z.array(move),
  forbidden: z.array(z.looseObject({ move, refusal })),
  outcome: outcome.nullable(),
});

/** One entry of the log as this viewer heard it: who moved, and what happened. Never the move itself, which may be secret. */
export const heard = z.strictObject({
  number: z.int().min(1),
  actor,
  events: z.array(z.looseObject({ type: z.string() })),
});
export type Heard = z.infer<typeof heard>;

export const chatLine = z.strictObject({
  id: z.int(),
  room: chatRoom,
  name: z.string(),
  seat: seatNumber.nullable(),
  text: z.string(),
  time: z.number(),
});
export type ChatLine = z.infer<typeof chatLine>;

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
  at,
  seat: seatNumber.nullable(),
  time: z.number(),
});
export type Note = z.infer<typeof note>;

export const undoAsked = z.strictObject({ seat: seatNumber, at, accepted: z.array(seatNumber) });
export type UndoAsked = z.infer<typeof undoAsked>;

/**
 * Why a request was not done. `rule` and `reason` speak of the game, `code` of everything else: `reason` is a key of the game's
 * texts for an illegal move, and one of the kernel's UNDO_REFUSALS for a move that is not taken back.
 */
export const ERROR_CODES = [
  'bad-request',
  'unknown-table',
  'no-seat',
  'seat-taken',
  'table-full',
  'not-waited-for',
  'stale',
  'illegal',
  'no-undo',
  'over',
  'wrecked',
  'old-rules',
  'too-many',
  'not-allowed',
  'no-session',
  'wrong-password',
  'name-taken',
  'unavailable',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
export const failure = z.strictObject({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  reason: z.string().nullable().default(null),
  rule: z.string().nullable().default(null),
});
export type Failure = z.infer<typeof failure>;

/**
 * Sent by the server when it has been silent for a while, and answered by the client with the same: either side takes a line on
 * which nothing comes for longer than `BEAT.patience` to be dead, whatever the network says. In milliseconds.
 */
export const BEAT = { text: '{"type":"beat"}', every: 1500, patience: 4000 } as const;

/** Codes with which the server closes a socket. */
export const CLOSED = { going: 1001, session: 4001, origin: 4003, sockets: 4008, rude: 4029 } as const;

/** What the server says. A client that sees a gap in `at` watches again with `since`. `notes` are those that are new. */
export const message = z.discriminatedUnion('type', [
  /** The whole table as this viewer may know it; `log` holds the entries after `since`. */
  z.strictObject({
    type: z.literal('snapshot'),
    table: wholeTable,
    shown: shownPosition,
    since: at,
    log: z.array(heard),
    chat: z.array(chatLine),
    /** The latest of them, oldest first. */
    notes: z.array(note),
    undo: undoAsked.nullable(),
  }),
  /** The log has grown from `from` to `table.at`. */
  z.strictObject({
    type: z.literal('step'),
    table: tableInfo,
    from: at,
    log: z.array(heard),
    shown: shownPosition,
    notes: z.array(note),
  }),
  /** The log has become shorter: a move was taken back. Entries after `table.at` are gone. */
  z.strictObject({ type: z.literal('back'), table: tableInfo, shown: shownPosition, notes: z.array(note) }),
  /** Something about the table has changed, but not the game. */
  z.strictObject({ type: z.literal('table'), table: tableInfo, undo: undoAsked.nullable(), notes: z.array(note) }),
  z.strictObject({ type: z.literal('chat'), table: tableId, line: chatLine }),
  z.strictObject({ type: z.literal('beat') }),
  z.strictObject({ type: z.literal('done'), ticket, result: z.unknown() }),
  z.strictObject({ type: z.literal('refused'), ticket: ticket.nullable(), error: failure }),
]);
export type Message = z.infer<typeof message>;
