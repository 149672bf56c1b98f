// Options of a table: variants and house rules, with kinds, defaults and validation. They drive the table's form.
import { OPTION_BOUNDS, quoted, short, tooMuch } from './bounds.ts';
import { fieldsOf, same } from './data.ts';
import { Fault } from './fault.ts';
import type { AnyGame, Game, GameTypes } from './game.ts';
import { trusted } from './trust.ts';

export interface FlagSpec {
  readonly kind: 'flag';
  readonly default: boolean;
}
export interface ChoiceSpec<T extends string> {
  readonly kind: 'choice';
  readonly of: readonly T[];
  readonly default: T;
}
export interface NumberSpec {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}
/** A component table that an owner of the box may correct. `parse` throws a sentence that says what is wrong. */
export interface TableSpec<T, O = object> {
  readonly kind: 'table';
  readonly default: T;
  parse(value: unknown): T;
  /** What an owner may begin with, where that is not the default: the table that the other options stand for. */
  sample?(options: O, seats: number): T;
}

export type OptionSpec<T, O = object> = [T] extends [boolean]
  ? FlagSpec
  : [T] extends [number]
    ? NumberSpec
    : [T] extends [string]
      ? ChoiceSpec<T>
      : TableSpec<T, O>;
export type OptionsSpec<O> = { readonly [K in keyof O & string]: OptionSpec<O[K], O> };
export type AnyOptionSpec = FlagSpec | ChoiceSpec<string> | NumberSpec | TableSpec<unknown>;

/** Every option of a game by name, where its types do not matter. */
export function optionSpecs(game: AnyGame): ReadonlyMap<string, AnyOptionSpec> {
  return new Map(Object.entries(game.options));
}

export function defaultOptions<T extends GameTypes>(game: Game<T>): T['options'] {
  return parseOptions(game, {});
}

/** Options from outside, completed with the defaults; a Fault names the option and what it allows. */
export function parseOptions<T extends GameTypes>(game: Game<T>, given: unknown): T['options'] {
  const fields = fieldsOf(given);
  if (fields === null) throw new Fault('bad-option', `options must be an object such as {}, not ${quoted(given)}`);
  const specs = optionSpecs(game);
  for (const name of fields.keys()) {
    if (!specs.has(name))
      throw new Fault('bad-option', `${game.id} has no option '${short(name)}': it has ${nameList(specs.keys())}`);
  }
  checkSize(fields);
  const parsed = [...specs].map(([name, spec]) => [
    name,
    fields.has(name) ? parseOption(name, spec, fields.get(name)) : spec.default,
  ]);
  // Each value was checked against the spec of its name, and OptionsSpec ties that spec to the type of the field.
  return trusted(Object.fromEntries(parsed));
}

/** Each option is measured before it is read, so that the one that is too much can be named; then all of them together. */
function checkSize(fields: ReadonlyMap<string, unknown>): void {
  for (const [name, value] of fields) {
    const excess = tooMuch(value, OPTION_BOUNDS);
    if (excess !== null) throw new Fault('bad-option', `option '${name}' ${excess}`);
  }
  const excess = tooMuch(Object.fromEntries(fields), { ...OPTION_BOUNDS, levels: OPTION_BOUNDS.levels + 1 });
  if (excess !== null) throw new Fault('bad-option', `all options together: the whole ${excess}`);
}

/** The options as a record writes them: a component table only where it is not the one of the rules version. */
export function writtenOptions<T extends GameTypes>(game: Game<T>, options: T['options']): object {
  const specs = optionSpecs(game);
  const isWritten = (name: string, value: unknown) => {
    const spec = specs.get(name);
    return spec?.kind !== 'table' || !same(value, spec.default);
  };
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => isWritten(name, value)));
}

export function parseSeats<T extends GameTypes>(game: Game<T>, options: T['options'], seats: unknown): number {
  const { min, max } = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    throw new Fault('bad-seats', `${game.id} seats ${min} to ${max} players, not ${quoted(seats)}`);
  }
  const refused = game.refuseSetup?.(options, seats) ?? null;
  if (refused !== null) throw new Fault('bad-option', refused);
  return seats;
}

function parseOption(name: string, spec: AnyOptionSpec, value: unknown): unknown {
  const shown = quoted(value);
  switch (spec.kind) {
    case 'flag':
      if (typeof value !== 'boolean') throw new Fault('bad-option', `option '${name}' must be true or false, not ${shown}`);
      return value;
    case 'choice':
      if (typeof value !== 'string' || !spec.of.includes(value)) {
        throw new Fault('bad-option', `option '${name}' must be one of ${nameList(spec.of)}, not ${shown}`);
      }
      return value;
    case 'number':
      if (typeof value !== 'number' || !Number.isInteger(value) || value < spec.min || value > spec.max) {
        throw new Fault('bad-option', `option '${name}' must be a whole number from ${spec.min} to ${spec.max}, not ${shown}`);
      }
      return value;
    case 'table':
      return parseTable(name, spec, value);
  }
}

function parseTable(name: string, spec: TableSpec<unknown>, value: unknown): unknown {
  try {
    return spec.parse(value);
  } catch (cause) {
    throw new Fault('bad-option', `option '${name}': ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

function nameList(names: Iterable<string>): string {
  return [...names].map((name) => `'${name}'`).join(', ');
}
