// A socket of the network that says whatever it is told to, byte for byte: what no library would send.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PULSE } from '@quarterdeck/protocol';

export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

export interface Raw {
  readonly socket: Socket;
  /** Everything that has come so far. */
  readonly heard: () => string;
  /** Resolves when the other side has closed. */
  readonly closed: Promise<void>;
}

export async function rawTo(url: string): Promise<Raw> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await once(socket, 'connect');
  return { socket, heard: () => text, closed };
}

export function answerIn(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), body: body.join('\r\n\r\n') };
}

export interface RawLive extends Omit<Raw, 'heard'> {
  /** Texts that have come. */
  readonly texts: string[];
  /** With which code and reason the other side closed. */
  farewell(): { code: number; reason: string } | null;
}

/** A WebSocket by hand, after its handshake. */
export async function rawLive(url: string, cookie: string, headers: readonly string[] = []): Promise<RawLive> {
  const raw = await rawTo(url);
  const key = randomBytes(16).toString('base64');
  const lines = ['GET /api/live HTTP/1.1', 'host: localhost', 'connection: upgrade', 'upgrade: websocket'];
  const more = ['sec-websocket-version: 13', `sec-websocket-key: ${key}`, `cookie: ${cookie}`, ...headers, '', ''];
  const texts: string[] = [];
  let farewell: { code: number; reason: string } | null = null;
  let bytes: Buffer = Buffer.alloc(0);
  let isOpen = false;
  const hear = (text: string): void => {
    if (text === PULSE.text) raw.socket.write(frameOf(text));
    else texts.push(text);
  };
  const opened = new Promise<void>((resolve) => {
    raw.socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const end = bytes.indexOf('\r\n\r\n');
      if (!isOpen && end >= 0) {
        isOpen = true;
        bytes = bytes.subarray(end + 4);
        resolve();
      }
      if (!isOpen) return;
      const { frames, rest } = framesIn(bytes);
      bytes = rest;
      for (const { opcode, payload } of frames) {
        if (opcode === 1) hear(payload.toString('utf8'));
        if (opcode === 8) farewell = { code: payload.readUInt16BE(0), reason: payload.subarray(2).toString('utf8') };
      }
    });
    raw.socket.on('close', () => resolve());
  });
  raw.socket.write([...lines, ...more].join('\r\n'));
  await opened;
  return { socket: raw.socket, closed: raw.closed, texts, farewell: () => farewell };
}

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Frames of a server, which are not masked. */
function framesIn(bytes: Buffer): { frames: Frame[]; rest: Buffer } {
  const frames: Frame[] = [];
  let at = 0;
  while (bytes.length >= at + 2) {
    const short = bytes.readUInt8(at + 1) & 127;
    const head = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (bytes.length < at + head) break;
    const size = short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short === 126 ? bytes.readUInt16BE(at + 2) : short;
    if (bytes.length < at + head + size) break;
    frames.push({ opcode: bytes.readUInt8(at) & 15, payload: bytes.subarray(at + head, at + head + size) });
    at += head + size;
  }
  return { frames, rest: bytes.subarray(at) };
}

/** A masked frame of a client; the mask is zero, which changes nothing. */
export function frameOf(payload: string | Buffer, first = 0x81): Buffer {
  const data = Buffer.from(payload);
  const mask = Buffer.alloc(4);
  if (data.length < 126) return Buffer.concat([Buffer.from([first, 128 | data.length]), mask, data]);
  const head = Buffer.alloc(data.length < 65_536 ? 4 : 10);
  head.writeUInt8(first, 0);
  head.writeUInt8(128 | (data.length < 65_536 ? 126 : 127), 1);
  if (data.length < 65_536) head.writeUInt16BE(data.length, 2);
  else head.writeBigUInt64BE(BigInt(data.length), 2);
  return Buffer.concat([head, mask, data]);
}

/** A WebSocket frame of another kind: 0x82 binary, 0x89 ping, 0x8a pong. */
export const BINARY = 0x82;
export const PING = 0x89;
