// The clients, in a process of their own: does what it is told and tells what it has measured.
import * as z from 'zod';
import { measureMoves } from './moves.ts';
import { measureOpening, playLong } from './opening.ts';

const longTable = z.object({ id: z.string(), entries: z.number(), cookie: z.string() });

/** What the clients can be told to do. */
export const task = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('moves'),
    url: z.string(),
    tables: z.int(),
    rate: z.number(),
    warmUp: z.number(),
    seconds: z.number(),
  }),
  z.object({ do: z.literal('play-long'), url: z.string(), tables: z.int(), entries: z.int() }),
  z.object({ do: z.literal('open-long'), url: z.string(), long: z.array(longTable) }),
]);
export type Task = z.infer<typeof task>;

async function perform(given: Task): Promise<unknown> {
  switch (given.do) {
    case 'moves':
      return measureMoves(given, async (phase) => void process.send?.({ phase }));
    case 'play-long':
      return playLong(given.url, given.tables, given.entries);
    case 'open-long':
      return measureOpening(given.url, given.long);
  }
}

process.on('message', async (given) => {
  process.send?.({ result: await perform(task.parse(given)) }, () => process.exit(0));
});
// A crowd that nobody listens to goes home.
process.on('disconnect', () => process.exit(1));
