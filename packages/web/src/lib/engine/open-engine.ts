// An engine in a worker of its own.
import type { Verdict } from './engine.ts';
import { type OpenPort, workerPort } from './port.ts';

export const openEngine: OpenPort = (report) =>
  workerPort(new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }), report);

/** Plays a record again in a worker: every character, every move, every draw. */
export async function checkRecord(record: string): Promise<Verdict> {
  const engine = openEngine(() => {});
  try {
    const result = await engine.ask({ type: 'verify', record });
    if (result === null || !('chance' in result)) throw new Error('a check ends with a verdict');
    return result;
  } finally {
    engine.close();
  }
}
