// What there is to play, as the form of a new table needs it.
import * as z from 'zod';
import { failure } from './message.ts';
import type { DeepReadonly } from './readonly.ts';
import { gameId, tableInfo } from './table.ts';

export const optionInfo = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flag'), default: z.boolean() }),
  z.strictObject({ kind: z.literal('choice'), of: z.array(z.string()), default: z.string() }),
  z.strictObject({ kind: z.literal('number'), min: z.number(), max: z.number(), default: z.number() }),
  /** A component table; left out of a new table's options, it is the one of the rules. */
  z.strictObject({ kind: z.literal('table'), default: z.unknown() }),
]);
export const gameInfo = z.strictObject({
  id: gameId,
  rules: z.int(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), optionInfo),
});
export type GameInfo = DeepReadonly<z.infer<typeof gameInfo>>;

export const gameList = z.strictObject({ games: z.array(gameInfo), bots: z.array(z.string()) });
/** A page of a list of tables; `next` asks for the page after it, or is null on the last one. */
export const tableList = z.strictObject({ tables: z.array(tableInfo), next: z.string().nullable() });
/** Every answer over HTTP that is not what was asked for. */
export const problem = z.strictObject({ error: failure });
