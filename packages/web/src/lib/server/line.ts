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

export function openLine(net: LineNet, { onup, ondown, ontext, onrefused }: LineEvents): Line {
  let socket: Socket | null = null;
  /** Stands for the socket of now: what an older one still says is not heard. */
  let current: object | null = null;
  let isUp = false;
  let tries = 0;
  /** Nothing has been heard on the socket of now. */
  let isFresh = true;
  let cancelRetry: (() => void) | null = null;
  let cancelWatch = () => {};

  function connect(): void {
    cancelRetry?.();
    cancelRetry = null;
    const own = {};
    current = own;
    isFresh = true;
    const ifCurrent = (call: () => void) => current === own && call();
    // A connection that does not come about is as dead as one on which nothing is heard.
    watch(PULSE.patience);
    socket = net.open({
      onopen: () => ifCurrent(rise),
      onmessage: (text) => ifCurrent(() => hear(text)),
      onclose: (code) => ifCurrent(() => end(code)),
    });
  }

  function rise(): void {
    isUp = true;
    watch(PULSE.patience);
    onup();
  }

  /** A server that opens and closes at once must not be asked again at once: only what is heard is a good sign. */
  function hear(text: string): void {
    tries = 0;
    isFresh = false;
    watch(PULSE.patience);
    ontext(text);
  }

  function watch(silence: number): void {
    cancelWatch();
    cancelWatch = net.later(silence, cutOff);
  }

  function cutOff(): void {
    const dead = socket;
    fall();
    dead?.close(); // half open, it may take minutes until it says itself that it is closed
  }

  /** Who was let in before is tried again: all sockets of a person are closed when one of their sessions ends. */
  function end(code: number): void {
    const refused = isFresh ? REFUSALS.get(code) : undefined;
    if (refused === undefined) fall();
    else {
      close();
      ondown();
      onrefused(refused);
    }
  }

  function fall(): void {
    current = null;
    isUp = false;
    cancelWatch();
    const wait = tries === 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
    tries += 1;
    cancelRetry = net.later(wait * (0.5 + net.random() / 2), connect);
    ondown();
  }

  const stopWaking = net.onwake(() => {
    if (cancelRetry !== null) connect();
    else if (isUp) watch(LOOK);
  });

  function close(): void {
    current = null;
    isUp = false;
    cancelRetry?.();
    cancelRetry = null;
    cancelWatch();
    stopWaking();
    socket?.close();
  }

  connect();
  return {
    get isUp() {
      return isUp;
    },
    send: (text) => isUp && socket?.send(text),
    close,
  };
}
