// What a viewer is shown and told of a game, as plain data. The types are the kernel's own: the schemas say how it is read again.
import type { GameTypes, Shown } from '@quarterdeck/kernel';
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

/** What a viewer is shown of a position. */
export const shownPosition: Both<Shown<GameTypes>> = z.looseObject({
  viewer: z.union([seatNumber, z.literal('spectator'), z.literal('all')]),
  view: z.record(z.string(), z.unknown()),
  waiting: z.array(actor),
  decision: z.string().nullable(),
  legal: z.array(move),
  forbidden: z.array(z.looseObject({ move, refusal: refused })),
  outcome: outcome.nullable(),
});

const event: Both<GameTypes['event']> = z.looseObject({ type: z.string() });

/** One entry of the log as this viewer heard it: who moved, and what happened. Never the move itself, which may be secret. */
export const heard = z.strictObject({ number: z.int().min(1), actor, events: z.array(event) });
export type Heard = DeepReadonly<z.infer<typeof heard>>;
