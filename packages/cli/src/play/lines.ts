// Lines that a person types, or that come through a pipe, one after the other.
import { createInterface } from 'node:readline';
import type { World } from '../command.ts';

export interface Lines {
  /** The next line, or null when there are no more. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export function linesOf({ input, output, isTerminal, out }: World): Lines {
  const reader = createInterface({ input, ...(isTerminal ? { output } : {}), terminal: isTerminal });
  const typed = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      if (isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const { value, done } = await typed.next();
      if (done === true) return null;
      const line = String(value).trim();
      if (!isTerminal) out(`${prompt}${line}\n`); // a pipe shows no typing: without this the answers would be missing
      return line;
    },
    close: () => reader.close(),
  };
}
