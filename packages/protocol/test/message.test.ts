// What the server says is typed both ways: what compiles is read by the client's schema, and what is wrong does not compile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  COMMANDS,
  type Command,
  type CommandType,
  message,
  PULSE,
  type Request,
  readResult,
  request,
  type SaidMessage,
} from '../src/index.ts';

const TABLE = 'abcDEF012345';

const SAID: readonly SaidMessage[] = [
  { type: 'chat', table: TABLE, line: { id: 1, room: 'players', name: 'Ann', seat: 0, text: 'ahoy', time: 5 } },
  { type: 'pulse' },
  { type: 'done', ticket: 't', result: null },
  { type: 'done', ticket: 't', result: { move: { type: 'stake' } } },
  { type: 'refused', ticket: null, error: { code: 'stale', message: 'too late', reason: null, rule: null } },
];

test('what the server builds the client reads', () => {
  for (const said of SAID) assert.deepEqual(message.parse(JSON.parse(JSON.stringify(said))), said);
  assert.deepEqual(JSON.parse(PULSE.text), { type: 'pulse' } satisfies SaidMessage);
});

test('a field that is missing, misspelt or too much does not compile', () => {
  const wrong: readonly SaidMessage[] = [
    // @ts-expect-error: a line of chat belongs to a table
    { type: 'chat', line: { id: 1, room: 'players', name: 'Ann', seat: 0, text: 'ahoy', time: 5 } },
    // @ts-expect-error: a refusal has an error
    { type: 'refused', ticket: null, eror: { code: 'stale', message: 'too late', reason: null, rule: null } },
    // @ts-expect-error: a pulse says nothing
    { type: 'pulse', at: 5 },
    // @ts-expect-error: nothing comes of a command that looks like this
    { type: 'done', ticket: 't', result: 'fine' },
  ];
  for (const said of wrong) assert.ok(said.type === 'done' || !message.safeParse(said).success);
});

test('a request is a command in an envelope, and every command has one', () => {
  const bodies: { readonly [T in CommandType]: Command & { readonly type: T } } = {
    watch: { type: 'watch', since: null },
    unwatch: { type: 'unwatch' },
    move: { type: 'move', move: { type: 'stake' } },
    undo: { type: 'undo' },
    'ask-undo': { type: 'ask-undo' },
    'answer-undo': { type: 'answer-undo', accept: true },
    sit: { type: 'sit', seat: 1, nonce: null },
    leave: { type: 'leave' },
    fill: { type: 'fill', seat: 1, bot: 'greedy' },
    begin: { type: 'begin' },
    cancel: { type: 'cancel' },
    resign: { type: 'resign' },
    rematch: { type: 'rematch', commitment: null, nonce: null },
    hint: { type: 'hint' },
    review: { type: 'review', number: 3 },
    chat: { type: 'chat', room: 'players', text: 'ahoy' },
  };
  const against: readonly CommandType[] = ['move', 'undo', 'ask-undo', 'answer-undo', 'hint'];
  for (const command of Object.values(bodies)) {
    assert.deepEqual(COMMANDS[command.type].parse(command), command);
    const sent = { ...command, ticket: 't', table: TABLE, ...(against.includes(command.type) ? { at: 2 } : {}) };
    const read: Request = request.parse(sent);
    assert.deepEqual(read, sent);
    assert.ok(!request.safeParse({ ...sent, extra: 1 }).success, command.type);
  }
});

test('what comes of a command is read by its kind', () => {
  assert.equal(readResult('move', { whatever: 'a later server says' }), null);
  assert.equal(readResult('rematch', { table: TABLE }).table, TABLE);
  assert.throws(() => readResult('hint', null));
});
