// A table on a server, over one WebSocket: it connects again by itself, sends again what was not answered (a ticket
// makes that harmless), and asks for what it missed.
import type { GameTypes, Shown } from '@quarterdeck/kernel';
import {
  BEAT,
  type Failure,
  type Message,
  message,
  type SentRequest,
  shownPosition,
  type TableInfo,
  type WholeTable,
} from '@quarterdeck/protocol';
import { broadcast, type Connection, type Feed, Refused, spliced, type TableState, type Wish } from './feed.ts';

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface SocketEvents {
  onopen(): void;
  onmessage(text: string): void;
  onclose(): void;
}
export interface Net {
  open(events: SocketEvents): Socket;
  /** Calls later; returns how not to. */
  later(milliseconds: number, call: () => void): () => void;
  newTicket(): string;
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

type RequestBody = SentRequest extends infer R ? (R extends { ticket: string } ? Omit<R, 'ticket' | 'table'> : never) : never;
interface Pending {
  readonly request: SentRequest;
  done(result: unknown): void;
  fail(error: Refused): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export function liveFeed(net: Net, { table, me, onbroken }: LiveOptions): Feed {
  const told = broadcast();
  const pending = new Map<string, Pending>();
  let socket: Socket | null = null;
  let isUp = false;
  let tries = 0;
  let isClosed = false;
  let cancelRetry = () => {};

  function connect(): void {
    socket = net.open({ onopen, onmessage, onclose });
  }

  function onopen(): void {
    isUp = true;
    tries = 0;
    // What was taken back while we were away cannot be told from a number: the whole log comes again.
    watch(null);
    for (const { request } of pending.values()) if (request.type !== 'watch') post(request);
  }

  function onclose(): void {
    isUp = false;
    if (isClosed) return;
    setConnection(told.state === null ? 'connecting' : 'lost');
    for (const [ticket, { request }] of pending) if (request.type === 'watch') pending.delete(ticket);
    cancelRetry = net.later(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries), connect);
    tries += 1;
  }

  function onmessage(text: string): void {
    const read = message.safeParse(parseJson(text));
    if (read.success) hear(read.data);
    else if (told.state !== null) watch(null); // a newer server: a fresh view may be one that we can read
  }

  function hear(said: Message): void {
    if (said.type === 'beat') socket?.send(BEAT.text);
    else if (said.type === 'done' || said.type === 'refused') settle(said);
    else if (said.type === 'chat') chat(said);
    else if (said.type === 'snapshot') {
      const known = said.since === 0 ? [] : (told.state?.log ?? []);
      tell(said.table, said, spliced(known, said.since, said.log), { chat: said.chat, undo: said.undo, notes: said.notes });
    } else change(said);
  }

  function change(said: Extract<Message, { type: 'step' | 'back' | 'table' }>): void {
    const state = told.state;
    if (state === null || said.table.id !== table) return;
    const whole = { ...said.table, options: state.table.options };
    const notes = [...state.notes, ...said.notes];
    if (said.type === 'table') told.tell({ ...state, table: whole, notes, undo: said.undo, mine: seatsOf(whole, me()) });
    else if (said.type === 'back') tell(whole, said, state.log.slice(0, said.table.at), { undo: null, notes });
    else if (said.from > state.log.length) watch(state.log.length);
    else tell(whole, said, spliced(state.log, said.from, said.log), { undo: null, notes });
  }

  function tell(
    info: WholeTable,
    { shown }: { readonly shown: Shown<GameTypes> },
    log: TableState['log'],
    more: Partial<TableState>,
  ): void {
    const { chat = [], undo = null, notes = [] } = told.state ?? {};
    const mine = seatsOf(info, me());
    told.tell({ chat, undo, notes, ...more, table: info, shown, log, connection: 'live', curtain: null, mine });
  }

  function chat({ line }: Extract<Message, { type: 'chat' }>): void {
    const state = told.state;
    if (state === null || state.chat.some(({ id }) => id === line.id)) return;
    told.tell({ ...state, chat: [...state.chat, line] });
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
    if (told.state !== null) told.tell({ ...told.state, connection });
  }

  function watch(since: number | null): void {
    void ask({ type: 'watch', since }).catch(() => {});
  }

  function ask(body: RequestBody): Promise<unknown> {
    const request: SentRequest = { ...body, ticket: net.newTicket(), table };
    return new Promise((done, fail) => {
      pending.set(request.ticket, { request, done, fail });
      post(request);
    });
  }

  function post(request: SentRequest): void {
    if (isUp) socket?.send(JSON.stringify(request));
  }

  connect();
  return {
    kind: 'live',
    get state() {
      return told.state;
    },
    subscribe: told.subscribe,
    send: (wish) => ask(requestFor(wish, told.state?.table.at ?? 0)),
    async review(number) {
      const record = told.state?.table.stage === 'over' ? await net.record(table) : null;
      if (record !== null) return net.reviewRecord(record, number);
      return shownPosition.parse(await ask({ type: 'review', number }));
    },
    record: () => net.record(table),
    close() {
      isClosed = true;
      cancelRetry();
      socket?.close();
    },
  };
}

function requestFor(wish: Wish, at: number): RequestBody {
  switch (wish.type) {
    case 'move':
      return { type: 'move', at, move: { ...wish.move } };
    case 'undo':
    case 'ask-undo':
    case 'hint':
      return { type: wish.type, at };
    case 'answer-undo':
      return { type: 'answer-undo', at, accept: wish.accept };
    case 'uncover':
      throw new Refused({ code: 'not-allowed', message: 'nothing is covered here', reason: null, rule: null });
    default:
      return wish;
  }
}

function seatsOf({ seats }: TableInfo, me: string | null): number[] {
  return seats.flatMap((holder, seat) => (holder.kind === 'person' && holder.id === me ? [seat] : []));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
