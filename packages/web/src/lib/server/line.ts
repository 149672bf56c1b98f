// The line to a server: it notices its own death, whatever the network says, and comes back by itself.
import { CLOSED, type Failure, PULSE } from '@quarterdeck/protocol';

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface SocketEvents {
  onopen(): void;
  onmessage(text: string): void;
  /** The code that the server gave, or one of the browser's own. */
  onclose(code: number): void;
}
export interface LineNet {
  open(events: SocketEvents): Socket;
  /** Calls later; returns how not to. */
  later(milliseconds: number, call: () => void): () => void;
  /** From 0 to 1: not everybody who was cut off shall come back at the same moment. */
  random(): number;
  /** Calls when the network may be another, or somebody looks again; returns how to stop. */
  onwake(call: () => void): () => void;
}

export interface LineEvents {
  onup(): void;
  ondown(): void;
  ontext(text: string): void;
  /** The server does not let us in, and would not the next time either: nothing more is tried. */
  onrefused(code: Failure['code']): void;
}

/** Why the server lets somebody in no more. */
const REFUSALS: ReadonlyMap<number, Failure['code']> = new Map<number, Failure['code']>([
  [CLOSED.session, 'no-session'],
  [CLOSED.sockets, 'too-many'],
  [CLOSED.origin, 'not-allowed'],
]);

export interface Line {
  readonly isUp: boolean;
  /** Goes out if the line is up, and is forgotten if it is not. */
  send(text: string): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Somebody looks: the next pulse must come in time, and no more than that is waited for. */
const LOOK = PULSE.every + 700;

export function openLine(net: LineNet, events: LineEvents): Line {
  return new LivingLine(net, events);
}

class LivingLine implements Line {
  isUp = false;
  readonly #net: LineNet;
  readonly #events: LineEvents;
  readonly #stopWaking: () => void;
  #socket: Socket | null = null;
  /** Stands for the socket of now: what an older one still says is not heard. */
  #current: object | null = null;
  #tries = 0;
  /** Nothing has been heard on the socket of now. */
  #isFresh = true;
  #cancelRetry: (() => void) | null = null;
  #cancelWatch = () => {};

  constructor(net: LineNet, events: LineEvents) {
    this.#net = net;
    this.#events = events;
    this.#stopWaking = net.onwake(() => this.#wake());
    this.#connect();
  }

  send(text: string): void {
    if (this.isUp) this.#socket?.send(text);
  }

  close(): void {
    this.#current = null;
    this.isUp = false;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#cancelWatch();
    this.#stopWaking();
    this.#socket?.close();
  }

  #connect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    const own = {};
    this.#current = own;
    this.#isFresh = true;
    const ifCurrent = (call: () => void) => this.#current === own && call();
    // A connection that does not come about is as dead as one on which nothing is heard.
    this.#watch(PULSE.patience);
    this.#socket = this.#net.open({
      onopen: () => ifCurrent(() => this.#rise()),
      onmessage: (text) => ifCurrent(() => this.#hear(text)),
      onclose: (code) => ifCurrent(() => this.#end(code)),
    });
  }

  #rise(): void {
    this.isUp = true;
    this.#watch(PULSE.patience);
    this.#events.onup();
  }

  /** A server that opens and closes at once must not be asked again at once: only what is heard is a good sign. */
  #hear(text: string): void {
    this.#tries = 0;
    this.#isFresh = false;
    this.#watch(PULSE.patience);
    this.#events.ontext(text);
  }

  #watch(silence: number): void {
    this.#cancelWatch();
    this.#cancelWatch = this.#net.later(silence, () => this.#cutOff());
  }

  #wake(): void {
    if (this.#cancelRetry !== null) this.#connect();
    else if (this.isUp) this.#watch(LOOK);
  }

  #cutOff(): void {
    const dead = this.#socket;
    this.#fall();
    dead?.close(); // half open, it may take minutes until it says itself that it is closed
  }

  /** Who was let in before is tried again: all sockets of a person are closed when one of their sessions ends. */
  #end(code: number): void {
    const refused = this.#isFresh ? REFUSALS.get(code) : undefined;
    if (refused === undefined) {
      this.#fall();
      return;
    }
    this.close();
    this.#events.ondown();
    this.#events.onrefused(refused);
  }

  #fall(): void {
    this.#current = null;
    this.isUp = false;
    this.#cancelWatch();
    const wait = this.#tries === 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1));
    this.#tries += 1;
    this.#cancelRetry = this.#net.later(wait * (0.5 + this.#net.random() / 2), () => this.#connect());
    this.#events.ondown();
  }
}
