// The way to an engine: orders out, reports in. In the page it leads to a worker, in tests straight to the engine.
import { type Failure, Refused, refusal, refusalOf } from '@quarterdeck/protocol/refusal';
import { createEngine, type Order, type Position, type Result, type World } from './engine.ts';

export interface Port {
  ask(order: Order): Promise<Result>;
  close(): void;
}
export type OpenPort = (report: (position: Position) => void) => Port;

export type ToWorker = { readonly ticket: number; readonly order: Order };
export type FromWorker =
  | { readonly type: 'position'; readonly position: Position }
  | { readonly type: 'done'; readonly ticket: number; readonly result: Result }
  | { readonly type: 'refused'; readonly ticket: number; readonly failure: Failure };

/** A worker behind a port. */
export function workerPort(worker: Worker, report: (position: Position) => void): Port {
  const open = new Map<number, { done(result: Result): void; fail(error: Error): void }>();
  let tickets = 0;
  worker.addEventListener('message', (event) => {
    const message: FromWorker = event.data;
    if (message.type === 'position') report(message.position);
    else settle(message);
  });
  function settle(message: Exclude<FromWorker, { type: 'position' }>): void {
    const asked = open.get(message.ticket);
    open.delete(message.ticket);
    if (message.type === 'done') asked?.done(message.result);
    else asked?.fail(new Refused(message.failure));
  }
  return {
    ask(order) {
      tickets += 1;
      const ticket = tickets;
      const sent: ToWorker = { ticket, order };
      return new Promise((done, fail) => {
        open.set(ticket, { done, fail });
        worker.postMessage(sent);
      });
    },
    close: () => worker.terminate(),
  };
}

/** An engine in this very thread. */
export function directPort(world: World): OpenPort {
  return (report) => {
    let isOpen = true;
    const engine = createEngine(world, (position) => isOpen && report(position));
    return {
      async ask(order) {
        try {
          return await engine.handle(order);
        } catch (error) {
          throw new Refused(failureOf(error));
        }
      },
      close() {
        isOpen = false;
      },
    };
  };
}

/** What is no refusal is a bug of ours, and says so as it stands. */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  return (refusalOf(error) ?? refusal('unavailable', message)).failure;
}
