// Keeps every line alive, and ends those on which nothing comes back: a network may lose a line without telling either end.
import { PULSE } from '@quarterdeck/protocol';
import { type Ticks, ticks } from '../http/allowance.ts';

export interface PulsedLine {
  send(text: string): void;
  terminate(): void;
}

/** When something came last, by line. */
export type Heard<L extends PulsedLine> = ReadonlyMap<L, { heard: number }>;

/** To be called every `PULSE.every` milliseconds. */
export function pulseOf<L extends PulsedLine>(lines: Heard<L>, now: Ticks = ticks): () => void {
  let last = now();
  return () => {
    const time = now();
    // Where we ourselves stood still, nobody can be blamed for not having been heard.
    const isLate = time - last > 2 * PULSE.every;
    last = time;
    for (const [line, state] of lines) {
      if (isLate) state.heard = time;
      if (time - state.heard > PULSE.patience) line.terminate();
      else line.send(PULSE.text);
    }
  };
}
