// Taking back: alone where it is fair, with the others' leave where it is not.
import { isStale, noUndo, type Seat, type UndoRefusal } from '@quarterdeck/kernel';
import { undoAsked } from '@quarterdeck/protocol';
import type * as z from 'zod';
import { Refused } from '../refused.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Action, Draft, Noted } from './change.ts';
import { isPlayedByPerson } from './clock.ts';
import { cutBack, type Shortened, takeBack } from './play.ts';
import type { TableState } from './room.ts';
import { activeSeat, checkRunning } from './seats.ts';

type Asked = z.infer<typeof undoAsked>;

const NOTHING: UndoRefusal = 'nothing';

export function checkAt({ row }: TableState, at: number): void {
  if (at !== row.at) throw stale(row, at);
}

/** Others may have answered the same question meanwhile: it is still the one that the seat was asked. */
export function checkAsked({ row, play }: TableState, seat: Seat, at: number): void {
  if (isStale(play.match, seat, at)) throw stale(row, at);
}

function stale(row: TableRow, at: number): Refused {
  return new Refused('stale', `the table has moved on: its log has ${row.at} entries, not ${at}`);
}

export function undoOwn(person: string, at: number): Action {
  return (state) => {
    checkRunning(state);
    const seat = activeSeat(state, person);
    checkAsked(state, seat, at);
    return shorten(takeBack(state.play, seat), seat);
  };
}

function shorten({ play, kept }: Shortened, seat: Seat): Draft {
  return { play, kept, back: [seat], news: { kind: 'back', to: kept } };
}

export function askUndo(person: string, at: number): Action {
  return (state) => {
    checkRunning(state);
    const seat = activeSeat(state, person);
    checkAt(state, at);
    if (cutBack(state.play, seat) === null) throw noUndo('nothing');
    return weigh(state, { seat, at, accepted: [] }, [{ kind: 'undo-asked', seat }]);
  };
}

export function answerUndo(person: string, at: number, accept: boolean): Action {
  return (state) => {
    checkRunning(state);
    const seat = activeSeat(state, person);
    checkAt(state, at);
    const asked = askedAt(state);
    if (asked === null || asked.seat === seat) throw new Refused('no-undo', 'nobody has asked you to take a move back', NOTHING);
    if (!accept) return { row: { undo: null }, notes: [{ kind: 'undo-refused', seat }], news: { kind: 'table' } };
    return weigh(state, { ...asked, accepted: [...new Set([...asked.accepted, seat])].sort((a, b) => a - b) }, []);
  };
}

export function askedAt({ row }: Pick<TableState, 'row'>): Asked | null {
  return row.undo === null ? null : undoAsked.parse(JSON.parse(row.undo));
}

/** Everybody who plays must agree; bots always do. */
function weigh(state: TableState, asked: Asked, notes: readonly Noted[]): Draft {
  const people = state.seats.filter((row) => isPlayedByPerson(row) && row.seat !== asked.seat);
  const isAgreed = people.every(({ seat }) => asked.accepted.includes(seat));
  const shortened = isAgreed ? cutBack(state.play, asked.seat) : null;
  if (shortened === null) return { row: { undo: JSON.stringify(asked) }, notes, news: { kind: 'table' } };
  return { ...shorten(shortened, asked.seat), notes: [...notes, { kind: 'undo-granted', seat: asked.seat }] };
}
