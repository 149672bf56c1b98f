// What the page tells beside the board: questions before something is done, and answers that no board gives.

import { type Refused, seatOf, type TableState } from '../lib/table/feed.ts';
import { undoAnswer } from '../lib/table/notes.ts';
import { endLine, type Saying } from '../lib/table/prompt.ts';
import { resigning } from '../lib/table/resigning.ts';
import type { ShellText } from '../text/types.ts';

/** A sentence, what can be done about it, and a link where one has to be copied by hand. */
export interface Told {
  readonly says: string;
  readonly offers?: 'undo' | 'again';
  readonly link?: string;
}

export const CONFIRMED = ['resign', 'leave', 'cancel'] as const;
export type Confirmed = (typeof CONFIRMED)[number];

export interface Question {
  /** What is going to be done, in a word. */
  readonly does: string;
  readonly says: string;
}

export function questionOf(
  of: Confirmed,
  { table, shown }: TableState,
  kind: 'local' | 'live',
  { text, speaker }: Saying,
): Question {
  if (of === 'cancel') return { does: text.gathering.callOff, says: text.gathering.callOffSure };
  if (of === 'leave') return { does: text.table.leave, says: text.table.leaveSure };
  const seat = seatOf(shown.viewer);
  // At a table of this device a bot plays on, however many are left.
  const what = seat === null || kind === 'local' ? ({ kind: 'bot' } as const) : resigning(table.seats, seat);
  return {
    does: text.table.resign,
    says: text.table.resignSure[what.kind](what.kind === 'wins' ? speaker.names(what.winner) : ''),
  };
}

/** What came of a request to take a move back, or an end that was not played; null where neither happened. */
export function asideOf(before: TableState, next: TableState, saying: Saying): Told | null {
  if (isGivenUp(next) && !isGivenUp(before)) {
    const says = endLine(next, saying);
    return next.mine.length > 0 ? { says, offers: 'again' } : { says };
  }
  const seat = seatOf(next.shown.viewer);
  const answer = seat === null ? null : undoAnswer(before, next, seat);
  const { undoGranted, undoDeclined, undoOvertaken } = saying.text.table;
  if (answer === null) return null;
  if (answer.kind === 'declined') return { says: undoDeclined(saying.speaker.names(answer.by)) };
  return { says: answer.kind === 'granted' ? undoGranted : undoOvertaken };
}

function isGivenUp({ table }: TableState): boolean {
  return table.stage === 'over' && table.ended === 'resigned';
}

/** Why something was not done; where a move cannot be taken back freely, the others can be asked. */
export function refusedBy(error: Refused, { speaker, text }: Saying): Told {
  const { code, reason, rule } = error.failure;
  if (code === 'no-undo') {
    const says = reason !== null && isUndoReason(reason, text) ? text.table.undoRefused[reason] : text.errors['no-undo'];
    return reason === 'nothing' || reason === 'over' ? { says } : { says, offers: 'undo' };
  }
  const isRule = code === 'illegal' && reason !== null;
  return { says: isRule ? speaker.refusal({ reason, rule: rule ?? '' }) : text.errors[code] };
}

function isUndoReason(reason: string, text: ShellText): reason is keyof ShellText['table']['undoRefused'] {
  return reason in text.table.undoRefused;
}

export function unsentLine({ unsent }: TableState, { table }: ShellText): string {
  return unsent.every((type) => type === 'move') ? table.unsentMoves(unsent.length) : table.unsent(unsent.length);
}
