// Requests of the engine: one line of JSON, read once into an id, an op and typed fields.
import { type Actor, Fault, fieldsOf, parseSeed, short, type Viewer } from '@quarterdeck/kernel';

export type RequestId = string | number;

/** The fields of a request, each checked as it is asked for. */
export interface Ask {
  has(name: string): boolean;
  text(name: string): string;
  whole(name: string, min: number, max: number): number;
  object(name: string): object;
  /** The same by its fields. */
  record(name: string): Readonly<Record<string, unknown>>;
  anything(name: string): unknown;
  /** A seed is a word or a whole number. */
  seed(name: string): string;
  actor(name: string, seats: number): Actor;
  viewer(name: string, seats: number): Viewer;
}

export interface Request {
  readonly id: RequestId;
  readonly op: string;
  readonly fields: ReadonlyMap<string, unknown>;
}

/** No request needs more; deeper ones could only exhaust us. */
const DEEPEST = 40;

export function parseLine(line: string): ReadonlyMap<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return refuse('this line is not JSON');
  }
  if (isDeeperThan(data, DEEPEST)) refuse(`the request is nested deeper than ${DEEPEST} levels`);
  return fieldsOf(data) ?? refuse('a request must be an object such as {"id":1,"op":"games"}');
}

export function parseRequest(fields: ReadonlyMap<string, unknown>): Request {
  const id = idOf(fields);
  if (id === null) refuse("'id' must be a string or a number");
  const op = fields.get('op');
  if (typeof op !== 'string') return refuse("'op' must be a string");
  return { id, op, fields };
}

/** The id that an answer repeats, even when the rest of the request is no good. */
export function idOf(fields: ReadonlyMap<string, unknown>): RequestId | null {
  const id = fields.get('id');
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Without recursion: the data is not trusted yet. */
function isDeeperThan(data: unknown, limit: number): boolean {
  const open: [unknown, number][] = [[data, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > limit) return true;
    for (const inner of Object.values(value)) open.push([inner, depth + 1]);
  }
  return false;
}

/** The fields that an op knows; any other is a mistake that should not go unnoticed. */
export function askOf({ op, fields }: Request, known: readonly string[]): Ask {
  for (const name of fields.keys()) {
    if (name !== 'id' && name !== 'op' && !known.includes(name)) {
      refuse(`'${op}' has no field '${short(name)}': it has ${known.length === 0 ? 'none' : known.join(', ')}`);
    }
  }
  const anything = (name: string): unknown => (fields.has(name) ? fields.get(name) : refuse(`'${op}' needs '${name}'`));
  return {
    has: (name) => fields.has(name),
    anything,
    text: (name) => textOf(name, anything(name)),
    whole: (name, min, max) => wholeOf(name, anything(name), min, max),
    object: (name) => objectOf(name, anything(name)),
    record: (name) => ({ ...objectOf(name, anything(name)) }),
    seed: (name) => seedOf(name, anything(name)),
    actor: (name, seats) => partyOf(name, anything(name), seats, ['chance']),
    viewer: (name, seats) => partyOf(name, anything(name), seats, ['spectator', 'all']),
  };
}

function textOf(name: string, value: unknown): string {
  return typeof value === 'string' ? value : refuse(`'${name}' must be a string`);
}

function wholeOf(name: string, value: unknown, min: number, max: number): number {
  const isRight = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return isRight ? value : refuse(`'${name}' must be a whole number from ${min} to ${max}`);
}

function objectOf(name: string, value: unknown): object {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? value : refuse(`'${name}' must be an object`);
}

function seedOf(name: string, value: unknown): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' ? parseSeed(value) : refuse(`'${name}' must be a string or a whole number`);
}

/** A seat, or one of a few words. */
function partyOf<Word extends string>(name: string, value: unknown, seats: number, words: readonly Word[]): number | Word {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value;
  const known = words.map((word) => `"${word}"`).join(' or ');
  return words.find((word) => word === value) ?? refuse(`'${name}' must be a seat from 0 to ${seats - 1}, or ${known}`);
}

export function refuse(what: string): never {
  throw new Fault('bad-request', what);
}
