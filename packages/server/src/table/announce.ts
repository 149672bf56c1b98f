// What the watchers of a table are told: each its own view and its own events, nothing else.
import type { GameTypes, Shown, Viewer } from '@quarterdeck/kernel';
import type { ChatLine, Message, Note, TableInfo, WholeTable } from '@quarterdeck/protocol';
import * as table from '@quarterdeck/table';
import { heardBy } from '@quarterdeck/table';
import type { ChatRow, NoteRow } from '../storage/schema.ts';
import { type InfoParts, tableInfoOf, wholeTableOf } from './info.ts';
import { isOnline, type Room, viewerOf, type Watcher } from './room.ts';

type Snapshot = Extract<Message, { type: 'snapshot' }>;

/** The log has grown from `from`; its entries after `to` are not what they were; or only the table has changed. */
export type News =
  | { readonly kind: 'step'; readonly from: number }
  | { readonly kind: 'back'; readonly to: number }
  | { readonly kind: 'table' };

export function infoOf(room: Room): TableInfo {
  return tableInfoOf(partsOf(room));
}

export function wholeInfoOf(room: Room): WholeTable {
  return wholeTableOf(partsOf(room));
}

function partsOf(room: Room): InfoParts {
  const { row, seats } = room.state;
  return { row, seats, names: room.names, isOnline: (person) => isOnline(room, person) };
}

function noteOf({ number, kind, at, seat, time }: NoteRow): Note {
  return { number, kind, at, seat, time };
}

export function undoAskedOf({ state }: Room): Snapshot['undo'] {
  return state.row.undo === null ? null : JSON.parse(state.row.undo);
}

/** Tells everybody; each text is made once for all who may see the same, and what all may see once for all. */
export function announce(room: Room, news: News, noted: readonly NoteRow[] = []): void {
  const common: Common = { table: infoOf(room), notes: noted.map(noteOf) };
  const texts = new Map<Viewer, string[]>();
  for (const watcher of room.watchers) {
    const viewer = viewerOf(room, watcher.person);
    const own = texts.get(viewer) ?? messagesFor(room, common, viewer, news).map((message) => JSON.stringify(message));
    texts.set(viewer, own);
    for (const text of own) watcher.send(text);
  }
}

/** What all may see of a change. */
interface Common {
  readonly table: TableInfo;
  readonly notes: readonly Note[];
}

function messagesFor(room: Room, common: Common, viewer: Viewer, news: News): object[] {
  const { table } = common;
  switch (news.kind) {
    case 'table':
      return [{ type: 'table', ...common, undo: undoAskedOf(room) }];
    case 'step':
      return [stepFor(room, common, viewer, news.from)];
    case 'back': {
      const back = { type: 'back', ...common, table: { ...table, at: news.to }, shown: shownTo(room, viewer) };
      // Where others had answered the same question after it, their answers follow again.
      return table.at > news.to ? [back, stepFor(room, { table, notes: [] }, viewer, news.to)] : [back];
    }
  }
}

function stepFor(room: Room, common: Common, viewer: Viewer, from: number): object {
  return { type: 'step', ...common, from, log: heardBy(room.state.play, viewer, from), shown: shownTo(room, viewer) };
}

/** The position, and the entries after `since`; where some were taken back meanwhile, from before those. */
function positionFor(room: Room, viewer: Viewer, since: number): Pick<Snapshot, 'since' | 'log'> & { shown: object } {
  const { row, play } = room.state;
  const from = Math.min(since, row.at, row.kept ?? row.at);
  return { since: from, log: heardBy(play, viewer, from), shown: shownTo(room, viewer) };
}

export function sendSnapshot(room: Room, watcher: Watcher, since: number, chat: readonly ChatRow[]): void {
  const viewer = viewerOf(room, watcher.person);
  const position = positionFor(room, viewer, since);
  const lines = chat.map((row) => chatLineOf(room, row));
  const notes = room.state.notes.map(noteOf);
  const undo = undoAskedOf(room);
  watcher.send(JSON.stringify({ type: 'snapshot', table: wholeInfoOf(room), ...position, chat: lines, notes, undo }));
}

/** What this viewer is shown. Before the game has begun nobody is asked anything. */
export function shownTo(room: Room, viewer: Viewer): Shown<GameTypes> {
  const shown = room.views.get(viewer) ?? table.shownTo(room.state.play, viewer);
  room.views.set(viewer, shown);
  return room.state.row.stage === 'gathering' ? { ...shown, waiting: [], legal: [], forbidden: [] } : shown;
}

export function chatLineOf(room: Room, { number, room: chatRoom, person, seat, text, time }: ChatRow): ChatLine {
  return { id: number, room: chatRoom, name: room.names.get(person) ?? '', seat, text, time };
}
