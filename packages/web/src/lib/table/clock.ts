// A clock as it stands now, and as it was agreed on.
import type { Clock, ClockFace } from '@quarterdeck/protocol';
import type { ShellText } from '../../text/types.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Days and hours while there are days, then hours and minutes, then minutes and seconds. */
export function clockFace({ left, since }: ClockFace, now: number): string {
  const seconds = Math.max(0, Math.ceil((left - (since === null ? 0 : now - since)) / 1000));
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)}d ${two(Math.floor((seconds % DAY) / HOUR))}h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** How long one may think, in words. */
export function clockWords(clock: Clock, { setup: { clocks } }: ShellText): string {
  if (clock.kind === 'none') return clocks.none;
  return clock.kind === 'per-move' ? clocks.perMove(clock.seconds) : clocks.bank(clock.seconds, clock.increment);
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
