// Screenshots as small PNG files: the two lowest bits of a colour, which in wood and canvas are only noise, are rounded away.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;
/** The kinds of PNG that a browser writes for a page: eight bits a channel, with or without transparency. */
const CHANNELS = new Map([
  [2, 3],
  [6, 4],
]);
const STEP = 4;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

export function packed(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13);
  const pixel = CHANNELS.get(head.readUInt8(9));
  if (pixel === undefined) throw new Error('a picture of a page has three or four channels');
  const width = head.readUInt32BE(0) * pixel;
  const data = Buffer.concat(chunks.flatMap((chunk) => (chunk.type === 'IDAT' ? [chunk.data] : [])));
  const rows = rowsOf(inflateSync(data), width, pixel).map(rounded);
  const small = deflateSync(Buffer.concat(filtered(rows, pixel)), { level: 9, memLevel: 9 });
  const kept = [
    { type: 'IHDR', data: head },
    { type: 'IDAT', data: small },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  return Buffer.concat([png.subarray(0, SIGNATURE), ...kept.map(written)]);
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

/** What each filter of the format expects of a byte: from its left, from above, from both. */
const EXPECTED: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const [l, u, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
    return l <= u && l <= c ? left : u <= c ? up : corner;
  },
];

type Expect = (typeof EXPECTED)[number];

/** The bytes of each row, without their filters. */
function rowsOf(data: Buffer, width: number, pixel: number): Buffer[] {
  const rows: Buffer[] = [];
  let above = Buffer.alloc(width);
  for (let at = 0; at < data.length; at += width + 1) {
    const expect = EXPECTED[data.readUInt8(at)] ?? (() => 0);
    const row = Buffer.from(data.subarray(at + 1, at + 1 + width));
    for (let i = 0; i < width; i++) row[i] = (row[i] ?? 0) + expectedAt(expect, row, above, i, pixel);
    rows.push(row);
    above = row;
  }
  return rows;
}

function expectedAt(expect: Expect, row: Buffer, above: Buffer, i: number, pixel: number): number {
  const corner = i < pixel ? 0 : (above[i - pixel] ?? 0);
  return expect(i < pixel ? 0 : (row[i - pixel] ?? 0), above[i] ?? 0, corner);
}

function rounded(row: Buffer): Buffer {
  return Buffer.from(row.map(nearest));
}

function nearest(value: number): number {
  return value > 255 - STEP ? 255 : Math.round(value / STEP) * STEP;
}

/** Each row with the filter that leaves the least, as the format's authors advise. */
function filtered(rows: readonly Buffer[], pixel: number): Buffer[] {
  return rows.map((row, number) => {
    const above = rows[number - 1] ?? Buffer.alloc(row.length);
    const tries = EXPECTED.map((expect, kind) => {
      const left = Buffer.from(row.map((value, i) => value - expectedAt(expect, row, above, i, pixel)));
      return {
        line: Buffer.concat([Buffer.from([kind]), left]),
        size: left.reduce((sum, byte) => sum + Math.min(byte, 256 - byte), 0),
      };
    });
    return tries.reduce((best, one) => (one.size < best.size ? one : best)).line;
  });
}
