// A command and how it meets the world: everything that it reads and writes passes through here.
import type { Given, Usage } from './args.ts';

export interface World {
  out(text: string): void;
  err(text: string): void;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Whether a person sits at both ends. */
  readonly isTerminal: boolean;
  /** Whether errors and progress are read by a person. */
  readonly showsProgress: boolean;
  readonly hasColours: boolean;
  /** Lines that the terminal shows at once. */
  rows(): number;
}

export interface Command {
  readonly usage: Usage;
  /** Returns the exit code: 0 only when what was asked for was done. */
  run(given: Given, world: World): Promise<number>;
}

/** The help page of a command. */
export function helpOf({ name, operands, summary, options, notes = [] }: Usage): string {
  const list = Object.entries(options).map(([option, { value, help }]): [string, string] => [
    `--${option}${value === null ? '' : ` ${value}`}`,
    help,
  ]);
  const rows: [string, string][] = [...list, ['--help', 'this page']];
  const column = Math.max(...rows.map(([left]) => left.length)) + 2;
  return [
    `quarterdeck ${[name, ...operands, '[options]'].join(' ')}`,
    '',
    `  ${summary}`,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(column)}${right}`),
    ...(notes.length === 0 ? [] : ['', ...notes.map((note) => `  ${note}`)]),
    '',
  ].join('\n');
}
