// A table on a server as this browser knows it: each message makes the next state of the last.
import type { GameTypes, Shown } from '@quarterdeck/kernel';
import type { Message, TableInfo, WholeTable } from '@quarterdeck/protocol';
import { unfold } from '@quarterdeck/table';
import { broadcast, type Connection, heardOf, type Listener, spliced, type TableState } from './feed.ts';
import { withNotes } from './notes.ts';

/** What does not stand in any message. */
export interface Besides {
  readonly table: string;
  /** Who we are, as the table's seats name people; null until known. */
  me(): string | null;
  /** What we have asked for and wait for. */
  waiting(): readonly string[];
  /** What is told does not follow on what we know: we look anew, at what came after so many entries or at everything. */
  look(since: number | null): void;
}

type Snapshot = Extract<Message, { type: 'snapshot' }>;
type Change = Extract<Message, { type: 'told' | 'step' | 'back' | 'table' }>;

export class LiveState {
  readonly #told = broadcast();
  readonly #besides: Besides;

  constructor(besides: Besides) {
    this.#besides = besides;
  }

  get now(): TableState | null {
    return this.#told.state;
  }

  subscribe(listener: Listener): () => void {
    return this.#told.subscribe(listener);
  }

  connect(connection: Connection): void {
    if (this.now !== null) this.#publish({ ...this.now, connection });
  }

  /** Something besides has changed. */
  tellAgain(): void {
    if (this.now !== null) this.#publish(this.now);
  }

  begin(said: Snapshot): void {
    const known = said.since === 0 ? [] : (this.now?.log ?? []);
    this.#tell(said.table, said, spliced(known, said.since, said.log), { chat: said.chat, undo: said.undo, notes: said.notes });
  }

  chat({ line: said }: Extract<Message, { type: 'chat' }>): void {
    const state = this.now;
    if (state === null || state.chat.some(({ id }) => id === said.id)) return;
    this.#publish({ ...state, chat: [...state.chat, said] });
  }

  change(said: Change): void {
    const state = this.now;
    if (state === null || said.table.id !== this.#besides.table) return;
    const table = { ...said.table, options: state.table.options };
    const notes = withNotes(state.notes, said.notes);
    if (said.type === 'table') this.#publish({ ...state, table, notes, undo: said.undo });
    else if (said.type === 'back') this.#tell(table, said, state.log.slice(0, said.table.at), { undo: null, notes });
    else if (said.from > state.log.length) this.#besides.look(state.log.length);
    else if (said.type === 'told') this.#hearTale(state, said, { table, notes });
    else this.#tell(table, said, spliced(state.log, said.from, said.log), { undo: null, notes });
  }

  /** What is told follows on the view that we have; where that is another one, we look anew. */
  #hearTale(state: TableState, said: Extract<Message, { type: 'told' }>, more: Pick<TableState, 'table' | 'notes'>): void {
    if (said.from !== state.log.length || said.shown.viewer !== state.shown.viewer) {
      this.#besides.look(null);
      return;
    }
    const { entries: news, view } = unfold(said.tale, state.shown.view);
    const log = spliced(state.log, said.from, news.map(heardOf));
    this.#publish({
      ...state,
      ...more,
      undo: null,
      shown: { ...said.shown, view },
      log,
      news,
      connection: 'live',
      curtain: null,
    });
  }

  #tell(
    table: WholeTable,
    { shown }: { readonly shown: Shown<GameTypes> },
    log: TableState['log'],
    more: Partial<TableState>,
  ): void {
    const { chat = [], undo = null, notes = [] } = this.now ?? {};
    this.#publish({ chat, undo, notes, ...more, table, shown, log, news: [], connection: 'live', curtain: null });
  }

  /** What follows from who we are and from what is still under way is added here, and nowhere else. */
  #publish(state: Omit<TableState, 'mine' | 'isHost' | 'unsent'>): void {
    const me = this.#besides.me();
    const isHost = state.table.host !== null && state.table.host === me;
    const unsent = state.connection === 'live' ? [] : this.#besides.waiting();
    this.#told.tell({ ...state, mine: seatsOf(state.table, me), isHost, unsent });
  }
}

function seatsOf({ seats }: TableInfo, me: string | null): number[] {
  return seats.flatMap((holder, seat) => (holder.kind === 'person' && holder.id === me ? [seat] : []));
}
