// Taking back: alone where it is fair, with the others' leave where it is not.
import { isStale, type Seat, type UndoRefusal, undoable } from '@quarterdeck/kernel';
import { type Refused, refusal, type UndoAsked } from '@quarterdeck/protocol';
import { cutTo, lastMoveOf, takeBack } from '@quarterdeck/table';
import { isPlayedByPerson } from '../change/clock.ts';
import type { Action, Draft, Noted } from '../change/draft.ts';
import type { Play } from '../room/play.ts';
import type { TableState } from '../room/room.ts';
import { activeSeat, checkRunning } from './seats.ts';

const NOTHING: UndoRefusal = 'nothing';

function checkAt({ table }: TableState, at: number): void {
  if (at !== table.at) throw stale(table.at, at);
}

/** Others may have answered the same question meanwhile: it is still the one that the seat was asked. */
export function checkAsked({ table, play }: TableState, seat: Seat, at: number): void {
  if (isStale(play.match, seat, at)) throw stale(table.at, at);
}

function stale(entries: number, at: number): Refused {
  return refusal('stale', `the table has moved on: its log has ${entries} entries, not ${at}`);
}

export function undoOwn(person: string, at: number): Action {
  return (state) => {
    checkRunning(state);
    const seat = activeSeat(state, person);
    checkAsked(state, seat, at);
    return shorten(seat, undoable(state.play.match, seat), () => takeBack(state.play, seat).play);
  };
}

/** What is taken back is known at once; the game without it the rules work out in their turn. */
function shorten(seat: Seat, kept: number, play: () => Play): Draft {
  return { play, kept, back: [seat], news: { kind: 'back', to: kept } };
}

export function askUndo(person: string, at: number): Action {
  return (state) => {
    checkRunning(state);
    const seat = activeSeat(state, person);
    checkAt(state, at);
    lastMoveOf(state.play, seat); // a Fault where there is nothing to take back
    return weigh(state, { seat, at, accepted: [] }, [{ kind: 'undo-asked', seat }]);
  };
}

export function answerUndo(person: string, at: number, accept: boolean): Action {
  return (state) => {
    checkRunning(state);
    const seat = activeSeat(state, person);
    checkAt(state, at);
    const asked = state.table.undo;
    if (asked === null || asked.seat === seat) throw refusal('no-undo', 'nobody has asked you to take a move back', NOTHING);
    if (!accept) return { table: { undo: null }, notes: [{ kind: 'undo-refused', seat }], news: { kind: 'table' } };
    return weigh(state, { ...asked, accepted: [...new Set([...asked.accepted, seat])].sort((a, b) => a - b) }, []);
  };
}

/** Everybody who plays must agree; bots always do. */
function weigh({ table, play }: TableState, asked: UndoAsked, notes: readonly Noted[]): Draft {
  const people = table.seats.filter((seat) => isPlayedByPerson(seat) && seat.seat !== asked.seat);
  const isAgreed = people.every(({ seat }) => asked.accepted.includes(seat));
  if (!isAgreed) return { table: { undo: asked }, notes, news: { kind: 'table' } };
  const kept = lastMoveOf(play, asked.seat);
  const granted = { kind: 'undo-granted', seat: asked.seat } as const;
  return { ...shorten(asked.seat, kept, () => cutTo(play, kept)), notes: [...notes, granted] };
}
