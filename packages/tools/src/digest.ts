// What failed, in the order in which it helps: sentences of the rules first, then counts and replays, which notice without explaining.
import { relative } from 'node:path';

export interface Failure {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** Why it failed. */
  readonly message: string;
}

/** Tests of this kind fail in their wake when a rule changes: they stand in a game's conformance test, or in the kit that it calls. */
const IN_THE_WAKE = /\/conformance\b|\/testkit\/src\//;
/** Of what they say, so many lines are enough to find the place. */
const LINES = 8;

export function digestOf(failures: readonly Failure[], root: string): string {
  const line = ({ name, file, line: at }: Failure) => `  ${relative(root, file)}:${at}  ${name}\n`;
  const [wake, sentences] = [failures.filter(isInTheWake), failures.filter((failure) => !isInTheWake(failure))];
  return [
    sentences.length === 0 ? '' : `\nWhat no longer holds (${sentences.length}):\n${sentences.map(line).join('')}`,
    wake.length === 0
      ? ''
      : `\nWhat noticed it besides (${wake.length}):\n${wake.map((each) => line(each) + whyOf(each)).join('')}`,
  ].join('');
}

/** Where replays and counts differ. */
function whyOf({ message }: Failure): string {
  const lines = message.split('\n').filter((text) => text.trim() !== '');
  const left = lines.length - LINES;
  const shown = left > 1 ? [...lines.slice(0, LINES), `  ... and ${left} lines more above`] : lines;
  return shown.map((text) => `      ${text}\n`).join('');
}

function isInTheWake({ file }: Failure): boolean {
  return IN_THE_WAKE.test(file);
}
