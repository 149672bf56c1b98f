// Arguments of a command: read once, here, into values or into one clear sentence about what is wrong.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Fault } from '@quarterdeck/kernel';

export interface OptionHelp {
  /** What stands for the value; null for a switch. */
  readonly value: string | null;
  readonly help: string;
}

/** What a command can be told. */
export interface Usage {
  readonly name: string;
  /** Operands in order, such as GAME or [FILE]; those in brackets may be left out. */
  readonly operands: readonly string[];
  readonly summary: string;
  readonly options: Readonly<Record<string, OptionHelp>>;
  readonly notes?: readonly string[];
}

export interface Given {
  readonly operands: readonly string[];
  /** The value of an option, or null where it was not given. */
  text(option: string): string | null;
  has(option: string): boolean;
}

export function readArgs(usage: Usage, args: readonly string[]): Given {
  const options = Object.entries(usage.options).map(([name, { value }]) => [
    name,
    { type: value === null ? ('boolean' as const) : ('string' as const) },
  ]);
  const { tokens } = parseArgs({ args: [...args], options: Object.fromEntries(options), strict: false, tokens: true });
  const values = new Map<string, string>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind === 'option') values.set(token.name, readOption(usage, token));
  }
  checkOperands(usage, operands);
  return { operands, text: (option) => values.get(option) ?? null, has: (option) => values.has(option) };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function readOption(usage: Usage, { name, rawName, value, inlineValue }: OptionToken): string {
  const known = rawName.startsWith('--') ? usage.options[name] : undefined;
  if (known === undefined) {
    const names = Object.keys(usage.options).map((option) => `--${option}`);
    return refuse(`'${usage.name}' has no option '${rawName}': it has ${['--help', ...names].join(', ')}`);
  }
  if (known.value === null) return value === undefined ? '' : refuse(`${rawName} takes no value`);
  if (value === undefined || (!inlineValue && value.startsWith('--')))
    return refuse(`${rawName} needs a value: ${rawName} ${known.value}`);
  return value;
}

function checkOperands({ name, operands }: Usage, given: readonly string[]): void {
  const missing = operands.slice(given.length).find((operand) => !operand.startsWith('['));
  if (missing !== undefined) refuse(`'${name}' needs ${missing}: see 'quarterdeck ${name} --help'`);
  const extra = given[operands.length];
  if (extra !== undefined) refuse(`'${name}' does not take '${extra}': see 'quarterdeck ${name} --help'`);
}

/** What cannot be taken as it was given. */
export function refuse(what: string): never {
  throw new Fault('bad-request', what);
}

export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  return refuse(`${option} must be a whole number from ${min} to ${max}, not '${text}'`);
}

/** One of a few words. */
export function oneOfWords<T extends string>(option: string, text: string, words: readonly T[]): T {
  return words.find((word) => word === text) ?? refuse(`${option} must be one of ${words.join(', ')}, not '${text}'`);
}

/** Options of a game: JSON, or @FILE with JSON in it. */
export function gameOptions(text: string | null): unknown {
  if (text === null) return {};
  const json = text.startsWith('@') ? readFile(text.slice(1)) : text;
  try {
    return JSON.parse(json);
  } catch {
    return refuse(
      `--options must be JSON such as '{"traits":true}', or @FILE with such JSON in it; this is not JSON: ${brief(json)}`,
    );
  }
}

export function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const isThere = !(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT');
    return refuse(isThere ? `cannot read '${path}'` : `there is no file '${path}'`);
  }
}

const BRIEF = 40;

function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= BRIEF ? line : `${line.slice(0, BRIEF)}...`;
}

const SEED = /^[!-~]{1,80}$/;

/** A seed stands in a line of the record, so it is one word. */
export function checkSeed(seed: string): string {
  if (!SEED.test(seed) || seed === 'none') refuse(`a seed must be a word of 1 to 80 signs without spaces, and not 'none'`);
  return seed;
}
