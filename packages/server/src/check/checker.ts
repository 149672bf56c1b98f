// What strangers hand in, records and components of their own making, is first played in a thread of its own, which may be ended
// at any time and has little memory. The serving thread gets only what was found good.
import type { Entry, Nonces } from '@quarterdeck/kernel';
import { refusal } from '@quarterdeck/protocol';
import { Piscina } from 'piscina';
import { makeQueue } from '../table/room/queue.ts';

export type Question =
  | { readonly kind: 'ready' }
  | { readonly kind: 'options'; readonly game: string; readonly options: object; readonly seats: number }
  | { readonly kind: 'record'; readonly record: string };

/** A record that was played again, every move and every draw, and what chance answers to its last one. */
export interface CheckedRecord {
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly seats: number;
  readonly seed: string | null;
  readonly commitment: string | null;
  readonly nonces: Nonces;
  readonly entries: readonly Entry<unknown>[];
  readonly isOver: boolean;
  readonly waiting: readonly number[];
  readonly winners: readonly number[] | null;
}

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'options'; readonly options: Record<string, unknown> }
  | { readonly kind: 'record'; readonly record: CheckedRecord }
  | { readonly kind: 'refused'; readonly message: string };

export interface Checker {
  /** The options as they are written down; a Refused says what is wrong with them. */
  options(game: string, options: object, seats: number): Promise<Record<string, unknown>>;
  /** A Refused says in which line it is wrong. */
  record(record: string): Promise<CheckedRecord>;
  close(): Promise<void>;
}

/** So many may wait; whoever comes then is asked to come again. */
const WAITING = 30;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 } as const;

export function makeChecker(limit: number): Checker {
  const pool = new Piscina<Question, Answer>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: MEMORY,
  });
  const queue = makeQueue();

  /** The time that the thread takes to come to life is nobody's fault. */
  async function inTurn(question: Question): Promise<Answer> {
    await pool.run({ kind: 'ready' });
    return pool.run(question, { signal: limit > 0 ? AbortSignal.timeout(limit) : AbortSignal.abort() });
  }

  async function ask(question: Question): Promise<Answer> {
    if (queue.length >= WAITING) throw refusal('too-many', 'many games are being checked just now: please try again in a minute');
    const answer = await queue.add(() => inTurn(question)).catch((error: unknown) => tooMuch(question, error));
    if (answer.kind === 'refused') throw refusal('bad-request', answer.message);
    return answer;
  }

  return {
    async options(game, options, seats) {
      const answer = await ask({ kind: 'options', game, options, seats });
      return answer.kind === 'options' ? answer.options : unexpected(answer);
    },
    async record(record) {
      const answer = await ask({ kind: 'record', record });
      return answer.kind === 'record' ? answer.record : unexpected(answer);
    },
    close: () => pool.destroy(),
  };
}

function tooMuch({ kind }: Question, error: unknown): never {
  const what =
    kind === 'record' ? 'this record takes too long to be played again' : 'these components take too long to be checked';
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw refusal('bad-request', what.replace('too long', 'too much memory'));
  if (error instanceof Error && error.name === 'AbortError') throw refusal('bad-request', what);
  throw error;
}

function unexpected({ kind }: Answer): never {
  throw new Error(`the checker has answered '${kind}' to another question`);
}
