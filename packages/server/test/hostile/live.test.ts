// Whatever is sent over a socket: one clear refusal for who sent it, and nothing for anybody else.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ErrorCode, message } from '@quarterdeck/protocol';
import type { Client } from '../lib/client.ts';
import { until, visitor } from '../lib/harness.ts';
import { BINARY, frameOf, type RawLive, rawLive } from '../lib/raw.ts';
import { assertClear, MARK, openTarget } from './target.ts';

const target = await openTarget();
const { server, url, rogue } = target;
let cases = 0;
let line: RawLive;
let table = '';
let others = '';
let sitting: Client[] = [];

before(async () => {
  line = await rawLive(url, rogue.cookie);
  table = (await rogue.create({ game: 'dead-mans-draw', seats: ['me', 'open'] })).id;
  const ann = await visitor(server);
  const bob = await visitor(server);
  others = (await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open'] })).id;
  sitting = [await ann.connect(), await bob.connect()];
  await sitting[1]?.ask({ type: 'sit', table: others, seat: 1 });
});
after(async () => {
  line.socket.destroy();
  await Promise.all(sitting.map((client) => client.close()));
});

type Text = (known: { table: string; others: string }) => string;

/** Somebody sends this, and is refused with one of these codes, on a socket that stays open. */
function refuses(name: string, text: Text, codes: readonly ErrorCode[] = ['bad-request'], opcode?: number): void {
  cases += 1;
  target.act(name, async () => {
    const heard = line.texts.length;
    const refusal = () => line.texts.slice(heard).find((told) => told.startsWith('{"type":"refused"'));
    line.socket.write(frameOf(text({ table, others }), opcode));
    await until(() => refusal() !== undefined, 'it is refused', 20);
    const told = message.parse(JSON.parse(refusal() ?? ''));
    assert.ok(told.type === 'refused');
    const { code, message: words } = assertClear(told.error);
    assert.ok(codes.includes(code), `${code}: ${words}`);
    assert.ok(line.socket.writable && line.farewell() === null);
  });
}

/** Every request, with what it has besides type, ticket and table. */
const REQUESTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  watch: { since: null },
  unwatch: {},
  move: { at: 0, move: { type: 'draw' } },
  undo: { at: 0 },
  'ask-undo': { at: 0 },
  'answer-undo': { at: 0, accept: true },
  sit: { seat: 1 },
  leave: {},
  fill: { seat: 1, bot: null },
  begin: {},
  cancel: {},
  resign: {},
  rematch: {},
  hint: { at: 0 },
  review: { number: 0 },
  chat: { room: 'players', text: 'ahoy' },
};

function nested(levels: number): string {
  return `${'{"in":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

/** The request as text, with some of its fields replaced by other texts. */
function asked(type: string, fields: Readonly<Record<string, unknown>>, other: Readonly<Record<string, string | null>>): Text {
  return ({ table: own }) => {
    const whole = Object.entries({ type, ticket: 'hostile', table: own, ...fields }).map(([key, value]) => [
      key,
      JSON.stringify(value),
    ]);
    const changed = { ...Object.fromEntries(whole), ...other };
    const parts = Object.entries(changed).filter(([, value]) => value !== null);
    return `{${parts.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
  };
}

for (const [type, fields] of Object.entries(REQUESTS)) {
  const wrong = (what: string, other: Readonly<Record<string, string | null>>, codes?: readonly ErrorCode[]) =>
    refuses(`${type} with ${what}`, asked(type, fields, other), codes);
  wrong('no ticket', { ticket: null });
  wrong('a ticket that is a number', { ticket: '1' });
  wrong('a ticket of many letters', { ticket: `"${MARK}"` });
  wrong('a ticket of other signs', { ticket: '"<script>"' });
  wrong('no table', { table: null });
  wrong('a table that is a list', { table: '[]' });
  wrong('a table of many letters', { table: `"${MARK}"` });
  wrong('a table with an end of line', { table: '"AAAAAAAAAAA\\n"' });
  wrong('a table that is not there', { table: '"AAAAAAAAAAAA"' }, ['unknown-table']);
  wrong('a field that is not known', { [MARK]: '1' });
  wrong('__proto__ in it', { __proto_: null, ['__proto__']: '{"admin":true}' });
  wrong('constructor in it', { constructor: '{"prototype":{}}' });
  wrong('a field five thousand levels deep', { more: nested(5000) });
  wrong('a field of nine thousand values', { more: `[${Array(9000).fill(0)}]` });
  for (const name of Object.keys(fields)) {
    for (const value of ['"NaN"', '-1', '1e400', '0.5', '[]', `"${MARK}${MARK}"`, '{"__proto__":1}']) {
      if (name === 'text' && value === '"NaN"') continue; // which anybody may say
      wrong(`${value.length > 20 ? 'a long text' : value} as its ${name}`, { [name]: value });
    }
  }
}

for (const [what, move] of [
  ['an unknown type', '{"type":"dance"}'],
  ['no type', '{"suit":1}'],
  ['a type that is a number', '{"type":7}'],
  ['a type of many letters', `{"type":"${MARK}"}`],
  ['a field too many', '{"type":"draw","more":1}'],
  ['ten levels', `{"type":"draw","more":${nested(10)}}`],
  ['a text of nine thousand letters', `{"type":"${'x'.repeat(9000)}"}`],
  ['a thousand and one fields', `{${Array.from({ length: 1001 }, (_, i) => `"f${i}":0`).join(',')}}`],
  ['nothing in it', '{}'],
] as const) {
  refuses(`a move with ${what} at a table that has not begun`, asked('move', { at: 0 }, { move }), ['not-waited-for', 'illegal']);
  refuses(
    `a move with ${what} at a table of others`,
    ({ others: id }) => `{"type":"move","ticket":"x","table":"${id}","at":0,"move":${move}}`,
    ['no-seat'],
  );
}

const AT_OTHERS: Readonly<Record<string, readonly ErrorCode[]>> = {
  '"undo","at":0': ['no-seat'],
  '"ask-undo","at":0': ['no-seat'],
  '"answer-undo","at":0,"accept":true': ['no-seat'],
  '"sit","seat":0': ['table-full'],
  '"sit","seat":15': ['bad-request'],
  '"leave"': ['no-seat'],
  '"fill","seat":1,"bot":"random"': ['not-allowed'],
  '"fill","seat":1,"bot":"stockfish"': ['bad-request', 'not-allowed'],
  '"begin"': ['not-allowed'],
  '"cancel"': ['not-allowed'],
  '"resign"': ['no-seat'],
  '"rematch"': ['no-seat', 'not-allowed'],
  '"hint","at":0': ['no-seat'],
  '"chat","room":"players","text":"ahoy"': ['no-seat'],
  '"chat","room":"players","text":"\\u200b"': ['bad-request'],
  '"chat","room":"captains","text":"ahoy"': ['bad-request'],
};
for (const [request, codes] of Object.entries(AT_OTHERS)) {
  refuses(
    `${request.replaceAll('"', '')} at a table of others`,
    ({ others: id }) => `{"ticket":"x","table":"${id}","type":${request}}`,
    codes,
  );
}

for (const text of [
  '',
  ' ',
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '[[]]',
  '{}',
  '{"type":null}',
  '{"type":"dance"}',
  '{"type":["move"]}',
  '{"type":"pulse","x":1}',
  '{',
  '}',
  '{"type":"move"',
  'NaN',
  "{'type':'move'}",
  '\u0000',
  '\ufeff{}',
  '{"type":"__proto__"}',
  '{"type":"constructor"}',
  '{"type":"toString"}',
  MARK,
])
  refuses(`a message that is ${text.length > 40 ? 'a long text' : JSON.stringify(text)}`, () => text);
refuses('a message of bytes', () => '{"type":"pulse"}x', ['bad-request'], BINARY);
refuses('a message of seventy thousand letters', () => `{"type":"chat","text":"${'x'.repeat(70_000)}"}`);
refuses('a message of forty thousand levels', () => `${'['.repeat(30_000)}${']'.repeat(30_000)}`);

/** What breaks the line itself costs only the line. */
for (const [what, bytes] of [
  ['a message longer than is read', frameOf('x'.repeat(200_000))],
  ['letters that are no UTF-8', frameOf(Buffer.from([0xff, 0xfe, 0xc0]))],
  ['a frame without a mask', Buffer.from([0x81, 0x02, 0x7b, 0x7d])],
  ['reserved bits', Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
  ['an unknown kind of frame', Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
  ['a ping of many bytes', Buffer.concat([Buffer.from([0x89, 0xfe, 0x01, 0x00]), Buffer.alloc(260)])],
  ['a continuation of nothing', Buffer.from([0x80, 0x80, 0, 0, 0, 0])],
  ['a length beyond all numbers', Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
  ['a farewell of one byte', Buffer.from([0x88, 0x81, 0, 0, 0, 0, 1])],
] as const) {
  cases += 1;
  target.act(`a socket that sends ${what} is closed, and no other`, async () => {
    const rude = await rawLive(url, rogue.cookie);
    rude.socket.write(bytes);
    await rude.closed;
    assert.ok(line.socket.writable && line.farewell() === null);
  });
}

test('more than three hundred hostile messages were sent', () => assert.ok(cases >= 300, String(cases)));
