// What happens at a table besides the game, and how it is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speakerOf } from '@quarterdeck/kernel';
import type { Holder, Note, WholeTable } from '@quarterdeck/protocol';
import type { TableState } from '../src/lib/table/feed.ts';
import { notesByEntry, undoAnswer, undoWaitsFor } from '../src/lib/table/notes.ts';
import { endLine, type Saying } from '../src/lib/table/prompt.ts';
import { resigning } from '../src/lib/table/resigning.ts';
import { TEXTS } from '../src/text/index.ts';

const note = (number: number, kind: Note['kind'], at: number, seat: number | null = 0): Note => ({
  number,
  kind,
  at,
  seat,
  time: 1,
});
const person = (name: string, away: 'left' | 'time' | 'resigned' | null = null): Holder => ({
  kind: 'person',
  id: name,
  name,
  online: true,
  standIn: away === null ? null : 'greedy',
  away,
});
const BOT: Holder = { kind: 'bot', bot: 'greedy' };

function table(seats: Holder[], more: Partial<WholeTable> = {}): WholeTable {
  return {
    id: 'abcDEF012345',
    game: 'example',
    options: {},
    visibility: 'link',
    clock: { kind: 'none' },
    stage: 'running',
    ended: null,
    host: null,
    nonces: [],
    seats,
    clocks: null,
    commitment: '',
    seed: null,
    at: 0,
    waiting: [],
    winners: null,
    rematch: null,
    created: 0,
    touched: 0,
    ...more,
  };
}

function state(more: Partial<TableState>, viewer: 0 | 1 | 'spectator' = 0): TableState {
  const shown = { viewer, view: {}, waiting: [], decision: null, legal: [], forbidden: [], outcome: null };
  const seats = table([person('Anna'), person('Bob')]);
  return {
    table: seats,
    shown,
    log: [],
    news: [],
    chat: [],
    notes: [],
    undo: null,
    connection: 'live',
    curtain: null,
    mine: [],
    isHost: false,
    unsent: [],
    ...more,
  };
}

test('a note stands after the entries that were there when it was written', () => {
  const placed = notesByEntry([note(1, 'began', 0), note(2, 'left', 4), note(3, 'returned', 4)]);
  assert.deepEqual(
    [...placed].map(([at, notes]) => [at, notes.map(({ kind }) => kind)]),
    [
      [0, ['began']],
      [4, ['left', 'returned']],
    ],
  );
});

test('what was noted before a move was taken back does not stand after what was noted later', () => {
  const placed = notesByEntry([note(1, 'undo-asked', 9), note(2, 'undo-granted', 7), note(3, 'left', 12)]);
  assert.deepEqual(
    [...placed].map(([at, notes]) => [at, notes.map(({ kind }) => kind)]),
    [
      [7, ['undo-asked', 'undo-granted']],
      [12, ['left']],
    ],
  );
});

const asked = state({ undo: { seat: 0, at: 4, accepted: [] }, notes: [note(1, 'undo-asked', 4)] });

test('whoever asked to take a move back learns that it was granted, refused and by whom, or overtaken', () => {
  const after = (...fresh: Note[]) => state({ notes: [...asked.notes, ...fresh] });
  assert.deepEqual(undoAnswer(asked, after(note(2, 'undo-granted', 3)), 0), { kind: 'granted' });
  assert.deepEqual(undoAnswer(asked, after(note(2, 'undo-refused', 4, 1)), 0), { kind: 'declined', by: 1 });
  assert.deepEqual(undoAnswer(asked, after(), 0), { kind: 'overtaken' });
  assert.equal(undoAnswer(asked, { ...asked }, 0), null, 'still open');
  assert.equal(undoAnswer(asked, after(note(2, 'undo-refused', 4, 1)), 1), null, 'the others know what they said');
});

test('only people who sit there and have not agreed yet are waited for', () => {
  const seats = table([person('Anna'), person('Bob'), person('Cleo', 'left'), BOT, person('Dora')]);
  assert.deepEqual(undoWaitsFor({ undo: { seat: 0, at: 4, accepted: [4] }, table: seats }), [1]);
});

test('what resigning leads to is said for every number of players', () => {
  assert.deepEqual(resigning([person('Anna'), person('Bob')], 0), { kind: 'wins', winner: 1 });
  assert.deepEqual(resigning([person('Anna'), BOT], 0), { kind: 'wins', winner: 1 });
  assert.deepEqual(resigning([person('Anna'), person('Bob'), BOT], 0), { kind: 'bot' });
  assert.deepEqual(resigning([person('Anna'), BOT, BOT], 0), { kind: 'nobody' });
  assert.deepEqual(resigning([person('Anna'), person('Bob', 'resigned'), person('Cleo')], 0), { kind: 'wins', winner: 2 });
  assert.deepEqual(resigning([person('Anna'), person('Bob', 'left'), BOT], 0), { kind: 'bot' }, 'Bob may come back');
});

const words = { prompts: {}, moves: {}, events: {}, refusals: {}, lines: {}, options: {}, title: '', pitch: '', own: null };
const saying: Saying = { speaker: speakerOf(words, 'en', (seat) => ['Anna', 'Bob'][seat] ?? '?'), text: TEXTS.en };

test('a game that was given up ends with who gave it up and who won, for each who looks', () => {
  const ended = table([person('Anna', 'resigned'), person('Bob')], { stage: 'over', ended: 'resigned', winners: [1] });
  const line = (viewer: 0 | 1 | 'spectator') => endLine(state({ table: ended }, viewer), saying);
  assert.equal(line(1), 'Anna resigned. You won!');
  assert.equal(line(0), 'You resigned. Bob wins!');
  assert.equal(line('spectator'), 'Anna resigned. Bob wins!');
});
