// What a viewer is shown and told of a game, as plain data. The types are the kernel's own: the schemas say how it is read again.
import type { Change, GameTypes, Shown } from '@quarterdeck/kernel';
import * as z from 'zod';
import type { DeepReadonly } from './readonly.ts';
import { seatNumber } from './table.ts';

type Both<T> = z.ZodType<T, T>;

const actor = z.union([seatNumber, z.literal('chance')]);
/** A move, as the rules of its game know it. */
export const move: Both<GameTypes['move']> = z.looseObject({ type: z.string() });
const params = z.record(z.string(), z.union([z.string(), z.number()]));
const refused = z.looseObject({ reason: z.string(), rule: z.string(), params: params.exactOptional() });
const scoreLine = z.looseObject({ line: z.string(), points: z.number(), params: params.exactOptional() });
const outcome = z.looseObject({
  winners: z.array(seatNumber),
  places: z.array(z.int()),
  sheets: z.array(z.array(scoreLine)),
});

const asked = z.looseObject({
  viewer: z.union([seatNumber, z.literal('spectator'), z.literal('all')]),
  waiting: z.array(actor),
  decision: z.string().nullable(),
  legal: z.array(move),
  forbidden: z.array(z.looseObject({ move, refusal: refused })),
  outcome: outcome.nullable(),
});
/** What a viewer is asked in a position whose view is known. */
export type AskedPosition = Omit<Shown<GameTypes>, 'view'>;
export const askedPosition: Both<AskedPosition> = asked;

/** What a viewer is shown of a position. */
export const shownPosition: Both<Shown<GameTypes>> = asked.extend({ view: z.record(z.string(), z.unknown()) });

/** What has changed from view to view, as the kernel writes it. */
const change: Both<Change> = z.lazy(() => z.union([z.tuple([]), z.tuple([z.unknown()]), z.record(z.string(), change)]));

const event: Both<GameTypes['event']> = z.looseObject({ type: z.string() });

/** One entry of the log as this viewer heard it: who moved, and what happened. Never the move itself, which may be secret. */
export const heard = z.strictObject({ number: z.int().min(1), actor, events: z.array(event) });
export type Heard = DeepReadonly<z.infer<typeof heard>>;

/** The same, told beat by beat: each event with what has changed on the table, for this viewer, since the one before. */
export const toldEntry = z.strictObject({
  number: z.int().min(1),
  actor,
  beats: z.array(z.strictObject({ event, change: change.nullable() })),
});
export type ToldEntry = DeepReadonly<z.infer<typeof toldEntry>>;

/** Some entries told to who has the view before the first of them; `rest` is what has changed after the last event. */
export const tale = z.strictObject({ entries: z.array(toldEntry), rest: change.nullable() });
