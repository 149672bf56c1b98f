// What failed, in the order in which it helps: sentences of the rules first, then counts and replays, which notice without explaining.
import { relative } from 'node:path';

export interface Failure {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

/** Tests of this kind fail in their wake when a rule changes. */
const IN_THE_WAKE = /\/conformance\b/;

export function digestOf(failures: readonly Failure[], root: string): string {
  const line = ({ name, file, line: at }: Failure) => `  ${relative(root, file)}:${at}  ${name}\n`;
  const [wake, sentences] = [failures.filter(isInTheWake), failures.filter((failure) => !isInTheWake(failure))];
  return [
    sentences.length === 0 ? '' : `\nWhat no longer holds (${sentences.length}):\n${sentences.map(line).join('')}`,
    wake.length === 0 ? '' : `\nWhat noticed it besides (${wake.length}):\n${wake.map(line).join('')}`,
  ].join('');
}

function isInTheWake({ file }: Failure): boolean {
  return IN_THE_WAKE.test(file);
}
