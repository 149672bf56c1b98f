// A clock as it stands now.
import type { ClockFace } from '@quarterdeck/protocol';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Days and hours while there are days, then hours and minutes, then minutes and seconds. */
export function clockFace({ left, since }: ClockFace, now: number): string {
  const seconds = Math.max(0, Math.ceil((left - (since === null ? 0 : now - since)) / 1000));
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)}d ${two(Math.floor((seconds % DAY) / HOUR))}h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
