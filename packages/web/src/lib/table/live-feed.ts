// A table on a server: it sends again what was not answered (a ticket makes that harmless), and asks for what it missed.
import type { GameTypes, Shown } from '@quarterdeck/kernel';
import {
  type Failure,
  type Message,
  message,
  type PlayerCommand,
  PULSE,
  type Results,
  readResult,
  type SentCommand,
  type SentRequest,
  type TableInfo,
  type WholeTable,
} from '@quarterdeck/protocol';
import { unfold } from '@quarterdeck/table';
import { parseJson } from '../server/json.ts';
import { type LineNet, openLine } from '../server/line.ts';
import { broadcast, type Connection, type Feed, heardOf, Refused, refusal, spliced, type TableState } from './feed.ts';
import { withNotes } from './notes.ts';

export interface Net extends LineNet {
  newTicket(): string;
  newNonce(): string;
  /** The fingerprint of the seed that our next table will have. */
  promise(): Promise<string>;
  /** The same of a table that is there. */
  commitmentOf(table: string): Promise<string>;
  /** We add this to the luck of a table, and were promised this before, if we have seen the table. */
  addNonce(table: string, nonce: string, commitment: string | null): void;
  record(table: string): Promise<string | null>;
  /** Positions of a finished game, from its record. */
  reviewRecord(record: string, number: number): Promise<Shown<GameTypes>>;
}

export interface LiveOptions {
  readonly table: string;
  /** Who we are, as the table's seats name people; null until known. */
  me(): string | null;
  /** The table cannot be watched at all. */
  onbroken(failure: Failure): void;
}

interface Pending {
  readonly request: SentRequest;
  done(result: unknown): void;
  fail(error: Refused): void;
}

/** What asks and changes nothing: nobody needs to be told that it waits. */
const ASKING: readonly SentRequest['type'][] = ['watch', 'unwatch', 'hint', 'review'];

export function liveFeed(net: Net, { table, me, onbroken }: LiveOptions): Feed {
  const told = broadcast();
  const pending = new Map<string, Pending>();
  const line = openLine(net, { onup, ondown, ontext, onrefused });

  function onup(): void {
    // What was taken back while we were away cannot be told from a number: the whole log comes again.
    watch(null);
    for (const { request } of pending.values()) if (request.type !== 'watch') post(request);
  }

  function ondown(): void {
    for (const [ticket, { request }] of pending) if (request.type === 'watch') pending.delete(ticket);
    setConnection('lost');
  }

  function onrefused(code: Failure['code']): void {
    onbroken({ code, message: code, reason: null, rule: null });
  }

  function ontext(text: string): void {
    const read = message.safeParse(parseJson(text));
    if (read.success) hear(read.data);
    else if (told.state !== null) watch(null); // a newer server: a fresh view may be one that we can read
  }

  function hear(said: Message): void {
    if (said.type === 'pulse') line.send(PULSE.text);
    else if (said.type === 'done' || said.type === 'refused') settle(said);
    else if (said.type === 'chat') chat(said);
    else if (said.type === 'snapshot') {
      const known = said.since === 0 ? [] : (told.state?.log ?? []);
      tell(said.table, said, spliced(known, said.since, said.log), { chat: said.chat, undo: said.undo, notes: said.notes });
    } else change(said);
  }

  function change(said: Extract<Message, { type: 'told' | 'step' | 'back' | 'table' }>): void {
    const state = told.state;
    if (state === null || said.table.id !== table) return;
    const whole = { ...said.table, options: state.table.options };
    const notes = withNotes(state.notes, said.notes);
    if (said.type === 'table') publish({ ...state, table: whole, notes, undo: said.undo });
    else if (said.type === 'back') tell(whole, said, state.log.slice(0, said.table.at), { undo: null, notes });
    else if (said.from > state.log.length) watch(state.log.length);
    else if (said.type === 'told') hearTale(state, said, { table: whole, notes });
    else tell(whole, said, spliced(state.log, said.from, said.log), { undo: null, notes });
  }

  /** What is told follows on the view that we have; where that is another one, we look anew. */
  function hearTale(
    state: TableState,
    said: Extract<Message, { type: 'told' }>,
    more: Pick<TableState, 'table' | 'notes'>,
  ): void {
    if (said.from !== state.log.length || said.shown.viewer !== state.shown.viewer) {
      watch(null);
      return;
    }
    const { entries: news, view } = unfold(said.tale, state.shown.view);
    const log = spliced(state.log, said.from, news.map(heardOf));
    publish({ ...state, ...more, undo: null, shown: { ...said.shown, view }, log, news, connection: 'live', curtain: null });
  }

  function tell(
    info: WholeTable,
    { shown }: { readonly shown: Shown<GameTypes> },
    log: TableState['log'],
    more: Partial<TableState>,
  ): void {
    const { chat = [], undo = null, notes = [] } = told.state ?? {};
    publish({ chat, undo, notes, ...more, table: info, shown, log, news: [], connection: 'live', curtain: null });
  }

  /** What follows from who we are and from what is still under way is added here, and nowhere else. */
  function publish(state: Omit<TableState, 'mine' | 'isHost' | 'unsent'>): void {
    const isHost = state.table.host !== null && state.table.host === me();
    const unsent = state.connection === 'live' ? [] : [...pending.values()].map(({ request }) => request.type);
    told.tell({
      ...state,
      mine: seatsOf(state.table, me()),
      isHost,
      unsent: unsent.filter((type) => !ASKING.includes(type)),
    });
  }

  function chat({ line: said }: Extract<Message, { type: 'chat' }>): void {
    const state = told.state;
    if (state === null || state.chat.some(({ id }) => id === said.id)) return;
    publish({ ...state, chat: [...state.chat, said] });
  }

  function settle(said: Extract<Message, { type: 'done' | 'refused' }>): void {
    const asked = said.ticket === null ? undefined : pending.get(said.ticket);
    if (asked === undefined || said.ticket === null) return;
    pending.delete(said.ticket);
    if (said.type === 'done') asked.done(said.result);
    else refuse(asked, said.error);
  }

  function refuse({ request, fail }: Pending, error: Failure): void {
    fail(new Refused(error));
    if (request.type === 'watch') onbroken(error);
    else if (error.code === 'stale' || error.code === 'illegal') watch(null);
  }

  function setConnection(connection: Connection): void {
    if (told.state !== null) publish({ ...told.state, connection });
  }

  function watch(since: number | null): void {
    void ask({ type: 'watch', since }).catch(() => {});
  }

  async function ask<T extends SentCommand['type']>(command: SentCommand & { readonly type: T }): Promise<Results[T]> {
    const request = inEnvelope(command, { ticket: net.newTicket(), table }, told.state?.table.at ?? 0);
    const result = await new Promise((done, fail) => {
      pending.set(request.ticket, { request, done, fail });
      post(request);
      if (!line.isUp && told.state !== null) publish(told.state);
    });
    return readResult(command.type, result);
  }

  function post(request: SentRequest): void {
    line.send(JSON.stringify(request));
  }

  /** Whoever sits down adds something to the luck, and remembers it; whoever comes back has done so before. */
  function sit(seat: number): Promise<null> {
    const { commitment = null } = told.state?.table ?? {};
    if (told.state?.mine.includes(seat)) return ask({ type: 'sit', seat });
    const nonce = net.newNonce();
    net.addNonce(table, nonce, commitment);
    return ask({ type: 'sit', seat, nonce });
  }

  /** Whoever sets the next table up is promised its seed first; whoever sits down there has seen it. */
  async function rematch(): Promise<Results['rematch']> {
    const next = told.state?.table.rematch ?? null;
    const commitment = next === null ? await net.promise() : await net.commitmentOf(next);
    const nonce = net.newNonce();
    try {
      const result = await ask({ type: 'rematch', nonce, commitment: next === null ? commitment : null });
      net.addNonce(result.table, nonce, commitment);
      return result;
    } catch (error) {
      // Somebody else was faster: theirs is there now.
      if (next === null && told.state?.table.rematch !== null && isStale(error)) return rematch();
      throw error;
    }
  }

  async function send<T extends PlayerCommand['type']>(command: PlayerCommand & { readonly type: T }): Promise<Results[T]> {
    const other: PlayerCommand = command;
    if (other.type === 'sit') return readResult(command.type, await sit(other.seat));
    if (other.type === 'rematch') return readResult(command.type, await rematch());
    return ask<T>(command);
  }

  return {
    kind: 'live',
    get state() {
      return told.state;
    },
    subscribe: told.subscribe,
    send,
    uncover: () => Promise.reject(refusal('not-allowed', 'nothing is covered here')),
    async review(number) {
      const record = told.state?.table.stage === 'over' ? await net.record(table) : null;
      if (record !== null) return net.reviewRecord(record, number);
      return ask({ type: 'review', number });
    },
    record: () => net.record(table),
    close: line.close,
  };
}

/** What is answered against a position says which one. */
function inEnvelope(
  command: SentCommand,
  envelope: { readonly ticket: string; readonly table: string },
  at: number,
): SentRequest {
  switch (command.type) {
    case 'move':
    case 'undo':
    case 'ask-undo':
    case 'answer-undo':
    case 'hint':
      return { ...command, ...envelope, at };
    default:
      return { ...command, ...envelope };
  }
}

function isStale(error: unknown): boolean {
  return error instanceof Refused && error.code === 'stale';
}

function seatsOf({ seats }: TableInfo, me: string | null): number[] {
  return seats.flatMap((holder, seat) => (holder.kind === 'person' && holder.id === me ? [seat] : []));
}
