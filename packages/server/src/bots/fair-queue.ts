// Work for a few hands, so many at a time; whoever has much of it waits longest, and nobody waits for all of theirs.

export interface FairQueue {
  /** How many wait. */
  readonly length: number;
  add<R>(owner: string, task: () => Promise<R>): Promise<R>;
}

type Job = () => Promise<void>;

export function makeFairQueue(atOnce: number): FairQueue {
  // In the order in which owners have their turn; each turn is for one job.
  const waiting = new Map<string, Job[]>();
  let length = 0;
  let busy = 0;

  function take(): Job | null {
    const [first] = waiting;
    if (first === undefined) return null;
    const [owner, [job = null, ...rest]] = first;
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
    return job;
  }

  function next(): void {
    const job = busy < atOnce ? take() : null;
    if (job === null) return;
    length -= 1;
    busy += 1;
    void job().finally(() => {
      busy -= 1;
      next();
    });
    next();
  }

  return {
    get length() {
      return length;
    },
    add: (owner, task) =>
      new Promise((resolve, reject) => {
        const job: Job = () => task().then(resolve, reject);
        waiting.set(owner, [...(waiting.get(owner) ?? []), job]);
        length += 1;
        next();
      }),
  };
}
