// What a table is, as everybody may know it.
import * as z from 'zod';
import type { DeepReadonly } from './readonly.ts';
import { hasInvisible, hasTooManyMarks, isVisible, tidyName } from './words.ts';

/** Unguessable where a table is private: whoever has the link may come. */
export const tableId = z.string().regex(/^[0-9A-Za-z]{12}$/, 'a table has twelve letters or digits');
export const gameId = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const seatNumber = z.int().min(0).max(15);
/** Signs that nobody sees, or that turn the direction of writing, could make one name look like another. */
export const personName = z
  .string()
  .max(200, 'a name has at most 24 letters')
  .overwrite(tidyName)
  .min(1, 'a name has at least one letter')
  .max(24, 'a name has at most 24 letters')
  .refine((name) => !hasInvisible(name), 'a name has no control characters and nothing invisible')
  .refine((name) => !hasTooManyMarks(name), 'a name has at most two marks on one letter')
  .refine(isVisible, 'a name has at least one letter that can be seen');

export const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** How long a seat may think, in seconds. When the time is up a bot plays for the seat. */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('per-move'),
    seconds: z
      .int()
      .min(10)
      .max(14 * DAY),
  }),
  z.strictObject({
    kind: z.literal('bank'),
    seconds: z
      .int()
      .min(30)
      .max(2 * DAY),
    increment: z.int().min(0).max(DAY),
  }),
]);
export type Clock = DeepReadonly<z.infer<typeof clock>>;

export const botName = z.string().regex(/^[a-z0-9:]{1,24}$/);
/** Who is wanted on a seat: the one who sets the table up, anybody, or a bot by name. */
export const seatWish = z.union([z.literal('me'), z.literal('open'), z.templateLiteral(['bot:', botName])]);
export type SeatWish = z.infer<typeof seatWish>;

/**
 * What a browser adds to the luck of a game before the first draw, so that nobody can choose it alone: thirty-two letters from 0 to 9
 * and a to f, of its own making.
 */
export const nonce = z.string().regex(/^[0-9a-f]{32}$/, 'a nonce has thirty-two letters from 0 to 9 and a to f');

/** SHA-256 of a seed: it fixes the seed without giving it away. */
export const commitment = z.string().regex(/^[0-9a-f]{64}$/, 'a commitment has sixty-four letters from 0 to 9 and a to f');
/** The fingerprint of a seed that the next table may have. */
export const seedPromise = z.strictObject({ commitment });

export const createTable = z.strictObject({
  game: gameId,
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.array(seatWish).min(1).max(16),
  visibility: z.enum(['public', 'link']).default('link'),
  clock: clock.default({ kind: 'none' }),
  /** What was promised for it beforehand, and what is added for the seat of the one who sets the table up: both, or neither. */
  commitment: commitment.nullable().default(null),
  nonce: nonce.nullable().default(null),
});
export type CreateTable = DeepReadonly<z.infer<typeof createTable>>;
/** The same as it is sent: what has a default may be left out. */
export type SentTable = DeepReadonly<z.input<typeof createTable>>;

/** A game that was begun elsewhere, as its record; a record of a thousand entries has about 40 kB. */
export const openRecord = z.strictObject({
  record: z.string().min(1).max(900_000, 'a record of more than 900,000 letters is not read'),
  seats: z.array(seatWish).min(1).max(16),
});
export type OpenRecord = DeepReadonly<z.infer<typeof openRecord>>;

/** Why a bot plays a person's seat: they left, their time was up, or they have resigned, which is for good. */
export const AWAY = ['left', 'time', 'resigned'] as const;
export type Away = (typeof AWAY)[number];

/** Who sits there. A person's id is public and says nothing but "the same one". `standIn` is the bot that plays meanwhile. */
export const holder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string() }),
  z.strictObject({
    kind: z.literal('person'),
    id: z.string(),
    name: z.string(),
    online: z.boolean(),
    standIn: z.string().nullable(),
    away: z.enum(AWAY).nullable(),
  }),
]);
export type Holder = DeepReadonly<z.infer<typeof holder>>;

/** Milliseconds left, and since when they run (server time), or null while they stand still. */
export const clockFace = z.strictObject({ left: z.number(), since: z.number().nullable() });
export type ClockFace = DeepReadonly<z.infer<typeof clockFace>>;

export const TABLE_STAGES = ['gathering', 'running', 'over', 'wrecked'] as const;

/** How a table came to its end: played out, given up by all but one, or called off before the game began. */
export const ENDINGS = ['played', 'resigned', 'cancelled'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A table as lists and every step tell it: all that may change, and nothing that is long. */
export const tableInfo = z.strictObject({
  id: tableId,
  game: gameId,
  /** The person who set it up and may fill seats, begin and call it off; null where nobody may. */
  host: z.string().nullable(),
  visibility: z.enum(['public', 'link']),
  clock,
  stage: z.enum(TABLE_STAGES),
  ended: z.enum(ENDINGS).nullable(),
  seats: z.array(holder),
  clocks: z.array(clockFace).nullable(),
  /** SHA-256 of the seed, from the first moment; the seed itself after the last move. */
  commitment: z.string(),
  seed: z.string().nullable(),
  /** What each seat's browser has added to the seed; null for bots, and for browsers that added nothing. */
  nonces: z.array(nonce.nullable()),
  /** The number of entries in the log: what a move is sent against. */
  at: z.int().min(0),
  /** Seats that are waited for. */
  waiting: z.array(seatNumber),
  winners: z.array(seatNumber).nullable(),
  /** The table that was set up for another game with the same people. */
  rematch: tableId.nullable(),
  created: z.number(),
  touched: z.number(),
});
export type TableInfo = DeepReadonly<z.infer<typeof tableInfo>>;

/** A table for those who have come to it: with its options, which may be long. */
export const wholeTable = tableInfo.extend({ options: z.record(z.string(), z.unknown()) });
export type WholeTable = DeepReadonly<z.infer<typeof wholeTable>>;
