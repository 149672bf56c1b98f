// What the watchers of a table are told: each its own view and its own events, nothing else.
import { type GameTypes, type Shown, show, type Viewer } from '@quarterdeck/kernel';
import type { ChatLine, Message, TableInfo } from '@quarterdeck/protocol';
import type { ChatRow } from '../storage/schema.ts';
import { tableInfoOf } from './info.ts';
import { heardBy } from './play.ts';
import { isOnline, type Room, viewerOf, type Watcher } from './room.ts';

type Snapshot = Extract<Message, { type: 'snapshot' }>;

/** The log has grown from `from`; its entries after `to` are not what they were; or only the table has changed. */
export type News =
  | { readonly kind: 'step'; readonly from: number }
  | { readonly kind: 'back'; readonly to: number }
  | { readonly kind: 'table' };

export function infoOf(room: Room): TableInfo {
  const { row, seats } = room.state;
  return tableInfoOf({ row, seats, names: room.names, isOnline: (person) => isOnline(room, person) });
}

export function undoAskedOf({ state }: Room): Snapshot['undo'] {
  return state.row.undo === null ? null : JSON.parse(state.row.undo);
}

/** Tells everybody; each text is made once for all who may see the same, and what all may see once for all. */
export function announce(room: Room, news: News): void {
  const table = infoOf(room);
  const texts = new Map<Viewer, string[]>();
  for (const watcher of room.watchers) {
    const viewer = viewerOf(room, watcher.person);
    const own = texts.get(viewer) ?? messagesFor(room, table, viewer, news).map((message) => JSON.stringify(message));
    texts.set(viewer, own);
    for (const text of own) watcher.send(text);
  }
}

function messagesFor(room: Room, table: TableInfo, viewer: Viewer, news: News): object[] {
  switch (news.kind) {
    case 'table':
      return [{ type: 'table', table, undo: undoAskedOf(room) }];
    case 'step':
      return [stepFor(room, table, viewer, news.from)];
    case 'back': {
      const back = { type: 'back', table: { ...table, at: news.to }, shown: shownTo(room, viewer) };
      // Where others had answered the same question after it, their answers follow again.
      return table.at > news.to ? [back, stepFor(room, table, viewer, news.to)] : [back];
    }
  }
}

function stepFor(room: Room, table: TableInfo, viewer: Viewer, from: number): object {
  return { type: 'step', table, from, log: heardBy(room.state.play, viewer, from), shown: shownTo(room, viewer) };
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
  watcher.send(JSON.stringify({ type: 'snapshot', table: infoOf(room), ...position, chat: lines, undo: undoAskedOf(room) }));
}

/** What this viewer is shown. Before the game has begun nobody is asked anything. */
export function shownTo(room: Room, viewer: Viewer): Shown<GameTypes> {
  const { match } = room.state.play;
  const shown = room.views.get(viewer) ?? show(match.game, match.state, viewer);
  room.views.set(viewer, shown);
  return room.state.row.stage === 'gathering' ? { ...shown, waiting: [], legal: [], forbidden: [] } : shown;
}

export function chatLineOf(room: Room, { number, room: chatRoom, person, seat, text, time }: ChatRow): ChatLine {
  return { id: number, room: chatRoom, name: room.names.get(person) ?? '', seat, text, time };
}
