// PNG files as small as their filters allow: a browser is in a hurry when it writes them.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

export function packed(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const pixels = Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
  const small = { type: 'IDAT', data: deflateSync(inflateSync(pixels), { level: 9, memLevel: 9 }) };
  const [head, ...rest] = chunks.filter(({ type }) => type === 'IHDR' || type === 'IEND');
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    ...[head, small, ...rest].flatMap((chunk) => (chunk ? [written(chunk)] : [])),
  ]);
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function written({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
