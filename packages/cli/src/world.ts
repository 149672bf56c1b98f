// The world of this process.
import process from 'node:process';
import type { World } from './command.ts';

const USUAL_ROWS = 24;

export function processWorld(): World {
  const { stdin, stdout, stderr } = process;
  const { NO_COLOR = '', TERM } = process.env;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  endQuietly(stdout);
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    input: stdin,
    output: stdout,
    isTerminal,
    showsProgress: stderr.isTTY === true,
    hasColours: stdout.isTTY === true && NO_COLOR === '' && TERM !== 'dumb',
    rows: () => stdout.rows ?? USUAL_ROWS,
  };
}

/** `quarterdeck ... | head`: whoever reads us may stop reading. */
function endQuietly(stream: NodeJS.WriteStream): void {
  stream.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EPIPE') process.exit(0);
    throw cause;
  });
}
