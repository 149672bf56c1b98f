// What the watchers of a table are told: each its own view and its own events, nothing else.
import type { GameTypes, Shown, Viewer } from '@quarterdeck/kernel';
import type { AskedPosition, ChatLine, Note, SaidMessage, TableInfo, WholeTable } from '@quarterdeck/protocol';
import * as table from '@quarterdeck/table';
import { heardBy, type Play, type Tale, tell } from '@quarterdeck/table';
import type { StoredLine } from '../../storage/stored.ts';
import { isOnline, type Room, viewerOf, viewersOf } from '../room/room.ts';
import { type Company, tableInfoOf, wholeTableOf } from './info.ts';
import { Said, Texts, type Watcher } from './said.ts';

/** The log has grown from `from`; its entries after `to` are not what they were; or only the table has changed. */
export type News =
  | { readonly kind: 'step'; readonly from: number }
  | { readonly kind: 'back'; readonly to: number }
  | { readonly kind: 'table' };

export function infoOf(room: Room): TableInfo {
  return tableInfoOf(room.state.table, companyOf(room));
}

export function wholeInfoOf(room: Room): WholeTable {
  return wholeTableOf(room.state.table, companyOf(room));
}

function companyOf(room: Room): Company {
  return { names: room.names, isOnline: (person) => isOnline(room, person) };
}

/** The game as those who look on know it, and what each of them was shown. */
export type Before = Pick<Room, 'views'> & { readonly play: Play<GameTypes> };

/**
 * Tells everybody; each text is made once for all who may see the same, and what all may see once for all. `before` is the game as those
 * who look on know it, where they do.
 */
export function announce(room: Room, news: News, notes: readonly Note[] = [], before: Before | null = null): void {
  const common: Common = { table: infoOf(room), notes, tales: talesOf(room, news, before) };
  const said = new Map<Viewer, readonly Said[]>();
  const texts = new Texts();
  for (const watcher of room.watchers) {
    const viewer = viewerOf(room, watcher.person);
    const own = said.get(viewer) ?? messagesFor(room, common, viewer, news).map((message) => new Said(message, texts));
    said.set(viewer, own);
    for (const one of own) watcher.send(one);
  }
}

/** What all may see of a change. */
interface Open {
  readonly table: TableInfo;
  readonly notes: readonly Note[];
}

/** What all may see of a change, and each viewer's story of it. */
interface Common extends Open {
  readonly tales: ReadonlyMap<Viewer, Tale<GameTypes['event']>>;
}

/** The story of what has happened since, for each viewer; for nobody where the game is another one than they know. */
function talesOf(room: Room, news: News, before: Before | null): Common['tales'] {
  const { play } = room.state;
  if (news.kind !== 'step' || before === null) return new Map();
  const { match: known } = before.play;
  if (known.options !== play.match.options || known.log.length !== news.from) return new Map();
  return tell(before.play, play, viewersOf(room), { before: before.views, after: room.views });
}

function messagesFor(room: Room, common: Common, viewer: Viewer, news: News): SaidMessage[] {
  const { table, notes } = common;
  switch (news.kind) {
    case 'table':
      return [{ type: 'table', table, notes, undo: room.state.table.undo }];
    case 'step':
      return [toldTo(room, common, viewer, news.from) ?? stepFor(room, common, viewer, news.from)];
    case 'back': {
      const back: SaidMessage = { type: 'back', table: { ...table, at: news.to }, notes, shown: shownTo(room, viewer) };
      // Where others had answered the same question after it, their answers follow again.
      return table.at > news.to ? [back, stepFor(room, { table, notes: [] }, viewer, news.to)] : [back];
    }
  }
}

/** Null where there is no story for this viewer. */
function toldTo(room: Room, { table, notes, tales }: Common, viewer: Viewer, from: number): SaidMessage | null {
  const tale = tales.get(viewer);
  return tale === undefined ? null : { type: 'told', table, notes, from, tale, shown: askedOf(shownTo(room, viewer)) };
}

function askedOf({ viewer, waiting, decision, legal, forbidden, outcome }: Shown<GameTypes>): AskedPosition {
  return { viewer, waiting, decision, legal, forbidden, outcome };
}

function stepFor(room: Room, { table, notes }: Open, viewer: Viewer, from: number): SaidMessage {
  return { type: 'step', table, notes, from, log: heardBy(room.state.play, viewer, from), shown: shownTo(room, viewer) };
}

/** The position, and the entries after `since`; where some were taken back meanwhile, from before those. */
export function sendSnapshot(room: Room, watcher: Watcher, since: number, chat: readonly StoredLine[]): void {
  const viewer = viewerOf(room, watcher.person);
  const { table: stored, play, notes } = room.state;
  const from = Math.min(since, stored.at, stored.kept ?? stored.at);
  const said = new Said({
    type: 'snapshot',
    table: wholeInfoOf(room),
    since: from,
    log: heardBy(play, viewer, from),
    shown: shownTo(room, viewer),
    chat: chat.map((line) => chatLineOf(room, line)),
    notes,
    undo: room.state.table.undo,
  });
  watcher.send(said);
}

/** What this viewer is shown. Before the game has begun nobody is asked anything. */
export function shownTo(room: Room, viewer: Viewer): Shown<GameTypes> {
  const shown = room.views.get(viewer) ?? table.shownTo(room.state.play, viewer);
  room.views.set(viewer, shown);
  return room.state.table.stage === 'gathering' ? { ...shown, waiting: [], legal: [], forbidden: [] } : shown;
}

export function chatLineOf(room: Room, { number, room: chatRoom, person, seat, text, time }: StoredLine): ChatLine {
  return { id: number, room: chatRoom, name: room.names.get(person) ?? '', seat, text, time };
}
