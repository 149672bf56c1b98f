// What is wrong with a record, in the player's language: where, and in the words of whoever found it.
import type { ShellText } from '../../text/types.ts';
import { Refused } from '../table/feed.ts';

export function recordTrouble(error: unknown, text: ShellText): string {
  if (error instanceof Refused && error.failure.code !== 'bad-request') return refusal(error, text);
  const message = error instanceof Error ? error.message : String(error);
  const [, line, why = ''] = /^line (\d+): (.*)$/s.exec(message) ?? [];
  return line === undefined ? text.replay.bad(message) : text.replay.badLine(Number(line), why);
}

/** Why a record did not get to the server. Without a network even the part of the page that asks it may be missing. */
export function uploadTrouble(error: unknown, text: ShellText): string {
  return error instanceof Refused ? recordTrouble(error, text) : text.lobby.unreachable;
}

function refusal({ failure: { code } }: Refused, text: ShellText): string {
  return code === 'unavailable' ? text.lobby.unreachable : text.errors[code];
}
