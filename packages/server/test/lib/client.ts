// A client as the web's is: it keeps what it is told, returns for what it missed, and remembers every message.
import { at, type GameTypes, same } from '@quarterdeck/kernel';
import { type Failure, type Heard, type Message, message, PULSE, type SentRequest } from '@quarterdeck/protocol';
import { unfold } from '@quarterdeck/table';

/** What sockets of the network and of `injectWS` have in common. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(event: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(event: 'close' | 'open', listener: () => void): void;
}

export type Answer = Extract<Message, { type: 'done' | 'refused' }>;
type TableMessage = Extract<Message, { type: 'snapshot' | 'step' | 'back' | 'table' }>;
type Positioned = Extract<Message, { type: 'snapshot' | 'step' | 'back' }>;

export interface Known {
  table: TableMessage['table'] | null;
  shown: Positioned['shown'] | null;
  log: Heard[];
  undo: Extract<Message, { type: 'table' }>['undo'];
  chat: string[];
}

export type Wish = SentRequest extends infer R
  ? R extends { ticket: string }
    ? Omit<R, 'ticket'> & { ticket?: string }
    : never
  : never;

export interface Client {
  readonly transcript: Message[];
  /** The same as it came, byte for byte. */
  readonly texts: string[];
  /** What is known of each table. */
  of(table: string): Known;
  ask(wish: Wish): Promise<Answer>;
  /** The answer to a ticket that is sent in another way. */
  nextAnswer(ticket: string): Promise<Answer>;
  /** Sends whatever it is. */
  blurt(text: string): void;
  /** The next message that was refused without a ticket. */
  nextRefusal(): Promise<Failure>;
  close(): Promise<void>;
  readonly isOpen: boolean;
}

let tickets = 0;

export function clientOf(wire: Wire, remembered: ReadonlyMap<string, Known> = new Map()): Client {
  const known = new Map(remembered);
  const waiting = new Map<string, ((answer: Answer) => void)[]>();
  const refusals: ((failure: Failure) => void)[] = [];
  const transcript: Message[] = [];
  const texts: string[] = [];
  let isOpen = true;
  const closed = new Promise<void>((resolve) =>
    wire.addEventListener('close', () => {
      isOpen = false;
      for (const answers of waiting.values()) for (const answer of answers) answer(LOST);
      waiting.clear();
      resolve();
    }),
  );
  const of = (table: string): Known => {
    const found = known.get(table) ?? { table: null, shown: null, log: [], undo: null, chat: [] };
    known.set(table, found);
    return found;
  };
  wire.addEventListener('message', ({ data }) => {
    const text = String(data);
    if (text === PULSE.text) return wire.send(text); // they come when they come, and say nothing
    const told = unfolded(message.parse(JSON.parse(text)), of);
    texts.push(text);
    transcript.push(told);
    if (told.type === 'done' || (told.type === 'refused' && told.ticket !== null))
      waiting.get(told.ticket ?? '')?.shift()?.(told);
    else if (told.type === 'refused') refusals.shift()?.(told.error);
    else if (told.type === 'chat') of(told.table).chat.push(told.line.text);
    else if (told.type !== 'pulse') learn(of(told.table.id), told);
  });
  return {
    transcript,
    texts,
    of,
    get isOpen() {
      return isOpen;
    },
    ask(wish) {
      const ticket = wish.ticket ?? `t-${++tickets}`;
      return new Promise((resolve) => {
        if (!isOpen) return resolve(LOST);
        waiting.set(ticket, [...(waiting.get(ticket) ?? []), resolve]);
        wire.send(JSON.stringify({ ...wish, ticket }));
      });
    },
    nextAnswer: (ticket) => new Promise((resolve) => waiting.set(ticket, [...(waiting.get(ticket) ?? []), resolve])),
    blurt: (text) => wire.send(text),
    nextRefusal: () => new Promise((resolve) => refusals.push(resolve)),
    close() {
      wire.close();
      return closed;
    },
  };
}

/** What a request gets whose socket closes before it was answered. */
export const LOST: Answer = {
  type: 'refused',
  ticket: null,
  error: { code: 'unavailable', message: 'the socket was closed', reason: null, rule: null },
};

/** What is told beat by beat, as who has the view before it sees it in the end. */
function unfolded(told: Message, of: (table: string) => Known): Exclude<Message, { type: 'told' }> {
  if (told.type !== 'told') return told;
  const { shown, log } = of(told.table.id);
  if (shown === null || shown.viewer !== told.shown.viewer || log.length !== told.from)
    throw new Error('a story about another view');
  const { entries, view } = unfold<GameTypes>(told.tale, shown.view);
  const heard = entries.map(({ number, actor, beats }) => ({ number, actor, events: beats.map(({ event }) => event) }));
  const { table, from, notes } = told;
  return { type: 'step', table, from, notes, log: heard, shown: { ...told.shown, view } };
}

function learn(known: Known, told: TableMessage): void {
  known.table = told.table;
  if (told.type === 'table') known.undo = told.undo;
  else known.shown = told.shown;
  if (told.type === 'back') known.log.length = told.table.at;
  if (told.type === 'snapshot') {
    known.undo = told.undo;
    known.chat = told.chat.map(({ text }) => text);
    append(known.log, told.since, told.log);
  }
  if (told.type === 'step') append(known.log, told.from, told.log);
}

/** Entries are told without a gap, and those told again are the same. */
function append(log: Heard[], from: number, told: readonly Heard[]): void {
  if (from > log.length) throw new Error(`a gap: ${log.length} entries are known, told are those after ${from}`);
  log.length = from;
  log.push(...told);
}

export function samePrefix(a: readonly Heard[], b: readonly Heard[]): boolean {
  return a.slice(0, b.length).every((entry, i) => same(entry, at(b, i)));
}
