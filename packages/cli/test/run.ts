// The command as people and programs meet it: in this process, and where start-up, pipes and signals are meant as one of its own.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fieldsOf } from '@quarterdeck/kernel';
import { quarterdeck as run } from '../src/quarterdeck.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command with these lines as its input, in this folder, and waits for its end. */
export async function quarterdeck(args: readonly string[], input = '', cwd = process.cwd()): Promise<Ended> {
  const said = { out: '', err: '' };
  const output = new PassThrough();
  const written = text(output);
  const world = pipedWorld(Readable.from(input === '' ? [] : [Buffer.from(input)]), output, said);
  const code = await inFolder(cwd, () => run(args, world));
  output.end();
  return { code, out: said.out + (await written), err: said.err };
}

/** Nobody sits at either end. */
function pipedWorld(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, said: { out: string; err: string }) {
  const hear = (way: 'out' | 'err') => (words: string) => {
    said[way] += words;
  };
  const plain = { isTerminal: false, showsProgress: false, hasColours: false, rows: () => 24 };
  return { out: hear('out'), err: hear('err'), input, output, ...plain };
}

/** The tests of a file run one after the other. */
async function inFolder<T>(folder: string, deed: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  if (folder === before) return deed();
  process.chdir(folder);
  try {
    return await deed();
  } finally {
    process.chdir(before);
  }
}

/** The same as a process of its own. */
export async function quarterdeckProcess(args: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args]);
  child.stdin.on('error', () => {}); // it may end before it has read everything
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
  return { code, out, err };
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
}

/** One line on stderr, no stack trace, and the code that says who is to blame. */
export function assertRefused({ code, out, err }: Ended, expected: RegExp, exit = 2): void {
  assert.match(err, expected);
  assert.equal(err.trimEnd().split('\n').length, 1, `more than one line: ${err}`);
  assert.ok(err.startsWith('quarterdeck: '), err);
  assert.equal(out, '');
  assert.equal(code, exit);
}

/** A folder for the files of a test. */
export function tempFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What an answer may hold; the tests look closer. */
export interface Answer {
  readonly id?: unknown;
  readonly ok?: unknown;
  readonly error?: { readonly code: string; readonly message: string; readonly rule?: string };
  readonly games?: unknown;
  readonly waiting?: unknown;
  readonly outcome?: unknown;
  readonly decision?: unknown;
  readonly moves?: unknown;
  readonly sampled?: unknown;
  readonly played?: unknown;
  readonly events?: unknown;
  readonly view?: unknown;
  readonly state?: unknown;
  readonly move?: unknown;
  readonly record?: unknown;
}

/** The engine as a program in another language would drive it. */
export interface Engine {
  /** Sends a request with the next id and returns the answer, whose id is checked. */
  ask(op: string, fields?: object): Promise<Answer>;
  /** Sends a line as it is. */
  send(line: string): Promise<Answer>;
}

export function startEngine(t: TestContext): Engine {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = run(['engine'], pipedWorld(input, output, { out: '', err: '' })).finally(() => output.end());
  t.after(async () => {
    input.end();
    assert.equal(await ended, 0);
  });
  return engineOn(input, output);
}

/** On the pipes of a process. */
export function startEngineProcess(t: TestContext): Engine {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'engine'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  t.after(() => child.stdin.end());
  return engineOn(child.stdin, child.stdout);
}

function engineOn(requests: NodeJS.WritableStream, answers: NodeJS.ReadableStream): Engine {
  const lines = createInterface({ input: answers })[Symbol.asyncIterator]();
  let number = 0;
  async function send(line: string): Promise<Answer> {
    requests.write(`${line}\n`);
    const { value, done } = await lines.next();
    assert.ok(done !== true, 'the engine has ended');
    return answerOf(value);
  }
  return {
    send,
    async ask(op, fields = {}) {
      number += 1;
      const answer = await send(JSON.stringify({ id: number, op, ...fields }));
      assert.equal(answer.id, number);
      return answer;
    },
  };
}

function answerOf(line: string): Answer {
  const answer: Answer = JSON.parse(line);
  return answer;
}

/** The answer of a request that succeeded. */
export function ok(answer: Answer): Answer {
  assert.equal(answer.ok, true, JSON.stringify(answer));
  return answer;
}

/** The error of a request that was refused. */
export function refused({ ok: isOk, error }: Answer, code: string, message?: RegExp): NonNullable<Answer['error']> {
  assert.equal(isOk, false);
  assert.ok(error !== undefined);
  assert.equal(error.code, code, error.message);
  if (message !== undefined) assert.match(error.message, message);
  return error;
}

/** Plain data, to be looked into by name. */
export function fields(data: unknown): ReadonlyMap<string, unknown> {
  return fieldsOf(data) ?? assert.fail(`no object: ${JSON.stringify(data)}`);
}

/** What must be a list. */
export function list(value: unknown): readonly unknown[] {
  assert.ok(Array.isArray(value), `no list: ${JSON.stringify(value)}`);
  return value;
}
