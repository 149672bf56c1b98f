// Time inside a page that a test drives. Written as one class because its text is handed to the page: it may use nothing from outside.

/** As much of the page as it needs: animations of scripts, of styles and transitions are one to it. */
interface Moving {
  readonly playState: string;
  readonly effect: { getComputedTiming(): { readonly endTime?: unknown } } | null;
  currentTime: unknown;
  pause(): void;
  finish(): void;
}
interface Timer {
  readonly at: number;
  call(): void;
}
declare const document: { getAnimations(): Moving[] };
declare const Element: { readonly prototype: { animate(this: unknown, ...given: unknown[]): Moving } };
declare const requestAnimationFrame: (call: () => void) => void;
declare const MessageChannel: new () => {
  readonly port1: { onmessage: () => void; close(): void };
  readonly port2: { postMessage(message: null): void };
};

/** still: until the test steps on; flow: a tenth of a second with every picture; rush: from each end of something to the next. */
export const GAITS = ['still', 'flow', 'rush'] as const;
export type Gait = (typeof GAITS)[number];

export class PageTime {
  /** Milliseconds since the page was opened. */
  now = 0;
  #gait: Gait = 'still';
  #isGoing = false;
  readonly #begun = new WeakMap<Moving, number>();
  readonly #timers = new Map<number, Timer>();
  #ticket = 1e6;

  constructor(hasTimers: boolean) {
    const time = this;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const moving = animate.apply(this, given);
      time.#notice(moving);
      return moving;
    };
    if (hasTimers) this.#takeTimers();
  }

  /** A timer without a delay is a turn, not a time; an interval belongs to a clock on the wall. */
  #takeTimers(): void {
    const { setTimeout: later, clearTimeout: forget } = globalThis;
    const timers = this.#timers;
    Object.assign(globalThis, {
      setTimeout: (call: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
        if (!(delay > 0)) return later(call, 0, ...args);
        this.#ticket += 1;
        timers.set(this.#ticket, { at: this.now + delay, call: () => call(...args) });
        return this.#ticket;
      },
      clearTimeout: (ticket: number) => timers.delete(ticket) || forget(ticket),
    });
  }

  /** From now on time goes like this. */
  set(gait: Gait): void {
    this.#gait = gait;
    if (!this.#isGoing) void this.#keepGoing();
  }

  /** Goes on by so much: all that ends meanwhile ends in its order, and what follows from it begins then. */
  async step(milliseconds: number): Promise<void> {
    const goal = this.now + milliseconds;
    for (let next = this.#nextEnd(); next <= goal; next = this.#nextEnd()) {
      this.#reach(next);
      await this.#turn();
    }
    this.#reach(goal);
    await this.#turn();
  }

  /** Steps until it is so, at most so many times; while nothing is under way it waits for what a server or a worker will say. */
  async until<T>(isSo: () => T, milliseconds: number, most: number): Promise<T> {
    for (let steps = 0; steps < most; steps++) {
      const found = isSo();
      if (found) return found;
      await (this.#nextEnd() < Number.POSITIVE_INFINITY ? this.step(milliseconds) : this.#picture());
    }
    throw new Error(`in ${most} steps of the page it was never so: ${isSo}`);
  }

  async #keepGoing(): Promise<void> {
    this.#isGoing = true;
    while (this.#gait !== 'still') {
      const next = this.#gait === 'rush' ? this.#nextEnd() : this.now + 100;
      if (this.#gait === 'flow' || next === Number.POSITIVE_INFINITY) await this.#picture();
      if (next < Number.POSITIVE_INFINITY) await this.step(next - this.now);
    }
    this.#isGoing = false;
  }

  #notice(moving: Moving): void {
    if (this.#begun.has(moving)) return;
    moving.pause();
    moving.currentTime = 0;
    this.#begun.set(moving, this.now);
  }

  #moving(): Moving[] {
    const found = document.getAnimations().filter(({ playState }) => playState !== 'finished');
    for (const moving of found) this.#notice(moving);
    return found;
  }

  #endOf(moving: Moving): number {
    return (this.#begun.get(moving) ?? this.now) + Number(moving.effect?.getComputedTiming().endTime ?? 0);
  }

  #nextEnd(): number {
    const timers = [...this.#timers.values()].map(({ at }) => at);
    return Math.min(...timers, ...this.#moving().map((moving) => this.#endOf(moving)));
  }

  #reach(time: number): void {
    const moving = this.#moving();
    this.now = Math.max(this.now, time);
    for (const one of moving) {
      if (this.#endOf(one) <= this.now) one.finish();
      else one.currentTime = this.now - (this.#begun.get(one) ?? 0);
    }
    for (const [ticket, { at, call }] of [...this.#timers]) {
      if (at > this.now || !this.#timers.delete(ticket)) continue;
      call();
    }
  }

  /** What was promised has come about, and been drawn into the page. */
  #turn(): Promise<void> {
    return new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(null);
    });
  }

  #picture(): Promise<void> {
    return new Promise((done) => requestAnimationFrame(() => done()));
  }
}
