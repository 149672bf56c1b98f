// Commands as they go over a socket: in an envelope that says whose table is meant, and which request it is.
import * as z from 'zod';
import { COMMANDS, entryCount } from './command.ts';
import type { DeepReadonly } from './readonly.ts';
import { tableId } from './table.ts';

/** The client's own name for a request: sent twice, it is done once. */
export const ticket = z.string().regex(/^[0-9A-Za-z-]{1,40}$/);

const envelope = { ticket, table: tableId };
/**
 * `at` is the length of the log that the client knows. A move sent against an older one is stale, unless all that came since are
 * other seats' answers to the same question, which is still open.
 */
const against = { ...envelope, at: entryCount };

export const request = z.discriminatedUnion('type', [
  COMMANDS.watch.extend(envelope),
  COMMANDS.unwatch.extend(envelope),
  COMMANDS.move.extend(against),
  COMMANDS.undo.extend(against),
  COMMANDS['ask-undo'].extend(against),
  COMMANDS['answer-undo'].extend(against),
  COMMANDS.sit.extend(envelope),
  COMMANDS.leave.extend(envelope),
  COMMANDS.fill.extend(envelope),
  COMMANDS.begin.extend(envelope),
  COMMANDS.cancel.extend(envelope),
  COMMANDS.resign.extend(envelope),
  COMMANDS.rematch.extend(envelope),
  COMMANDS.hint.extend(against),
  COMMANDS.review.extend(envelope),
  COMMANDS.chat.extend(envelope),
]);
export type Request = DeepReadonly<z.output<typeof request>>;
/** The same as it is sent: what has a default may be left out. */
export type SentRequest = DeepReadonly<z.input<typeof request>>;
