// A socket, as far as it is used here, and what is done to one whatever it says.
import { CLOSED } from '@quarterdeck/protocol';

/** The part of a socket that is used here. */
export interface Socket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Nothing more is read. */
  pause(): void;
  terminate(): void;
  on(event: 'message', listener: Receive): void;
  on(event: 'close' | 'error' | 'ping' | 'pong', listener: () => void): void;
}

export type Receive = (data: Buffer, isBinary: boolean) => void;

export const MESSAGE_BYTES = 64 * 1024;
/** Longer than this is not even read: the socket is closed with 1009. */
export const HARD_BYTES = 2 * MESSAGE_BYTES;
/** A client that takes in less than is sent is cut off, and returns for a fresh view. */
const BACKLOG_BYTES = 4 * 1024 * 1024;
/** Before it is known whose a socket is, so many of its messages are kept, and so many bytes. */
const EARLY = { messages: 16, bytes: HARD_BYTES } as const;
const OPEN = 1;

export const TOO_RUDE = 'too many messages that cannot be read or come too fast: come back in a minute';

export function isOpen(socket: Socket): boolean {
  return socket.readyState === OPEN;
}

export function sendText(socket: Socket, text: string): void {
  if (!isOpen(socket)) return;
  if (socket.bufferedAmount > BACKLOG_BYTES) socket.terminate();
  else socket.send(text);
}

/** The line beneath a socket, as far as it is used here. */
interface Line {
  cork(): void;
  uncork(): void;
}

/** To be called before something is sent: all that is said in one turn of the event loop, an answer and what it has brought about, is one write. */
export function gatherOn(line: Line): () => void {
  let isGathering = false;
  return () => {
    if (isGathering) return;
    isGathering = true;
    line.cork();
    process.nextTick(() => {
      isGathering = false;
      line.uncork();
    });
  };
}

/** The reason is told, and whatever still comes is not even read. */
export function expel(socket: Socket, reason = TOO_RUDE): void {
  if (!isOpen(socket)) return;
  socket.close(CLOSED.rude, reason);
  socket.pause();
}

/** Messages may come before it is known who sends them: a few of them wait. */
export function makeEarly(socket: Socket): { keep: Receive; take(): [Buffer, boolean][] } {
  const waiting: [Buffer, boolean][] = [];
  let bytes = 0;
  return {
    keep(data, isBinary) {
      if (!isOpen(socket)) return;
      bytes += data.length;
      if (waiting.length < EARLY.messages && bytes <= EARLY.bytes) waiting.push([data, isBinary]);
      else expel(socket, 'too many messages before it was known whose they are');
    },
    take: () => waiting.splice(0),
  };
}
