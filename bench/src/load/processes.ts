// The two processes of a run: the server, and the crowd that uses it.
import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Task } from './client.ts';

const listening = z.object({ url: z.string() });
const used = z.object({ cpu: z.object({ user: z.number(), system: z.number() }), metrics: z.string() });
export type Used = z.infer<typeof used>;

const told = z.union([z.object({ phase: z.enum(['start', 'end']) }), z.object({ result: z.unknown() })]);

export interface Serving {
  readonly url: string;
  /** What the server has used since it started. */
  used(): Promise<Used>;
  stop(): Promise<void>;
}

function start(script: string, args: readonly string[]): ChildProcess {
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  return fork(fileURLToPath(new URL(script, import.meta.url)), args, { execArgv });
}

/** The next message; a process that ends instead has failed. */
async function messageOf(child: ChildProcess): Promise<unknown> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a process has ended with ${code}`);
    }),
  ]);
  return message;
}

export async function startServer(dataDir: string): Promise<Serving> {
  const child = start('./server.ts', [dataDir]);
  const { url } = listening.parse(await messageOf(child));
  return {
    url,
    async used() {
      child.send('used');
      return used.parse(await messageOf(child));
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Lets a crowd do this, and hears of it when measuring begins and ends. */
export async function perform(task: Task, onPhase: (phase: 'start' | 'end') => Promise<void> = async () => {}): Promise<unknown> {
  const child = start('./client.ts', []);
  child.send(task);
  // What it says while we are busy with what it said before waits, and is not lost.
  for await (const [said] of on(child, 'message', { close: ['exit'] })) {
    const message = told.parse(said);
    if ('result' in message) return message.result;
    if ('phase' in message) await onPhase(message.phase);
  }
  throw new Error('the crowd has ended without a result');
}
