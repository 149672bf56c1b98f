// One after another: what happens at a table goes through its queue.
import { refusal } from '@quarterdeck/protocol';

export interface Queue {
  readonly length: number;
  readonly isClosed: boolean;
  add<R>(task: () => Promise<R>): Promise<R>;
  /** From now on nothing is taken any more. */
  close(): void;
}

export function makeQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  let length = 0;
  let isClosed = false;
  return {
    get length() {
      return length;
    },
    get isClosed() {
      return isClosed;
    },
    close() {
      isClosed = true;
    },
    add(task) {
      if (isClosed) return Promise.reject(refusal('unavailable', 'this table was put away just now: please try again'));
      length += 1;
      const run = tail.then(task).finally(() => {
        length -= 1;
      });
      tail = run.catch(() => {}); // whoever asked hears of it; the next one's turn comes all the same
      return run;
    },
  };
}
