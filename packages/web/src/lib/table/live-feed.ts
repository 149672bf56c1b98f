// A table on a server: it sends again what was not answered, and asks for what it missed.
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
} from '@quarterdeck/protocol';
import { parseJson } from '../server/json.ts';
import { type Line, type LineNet, openLine } from '../server/line.ts';
import { type Feed, Refused, refusal } from './feed.ts';
import { Errands } from './live-errands.ts';
import { LiveState } from './live-state.ts';

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

export function liveFeed(net: Net, options: LiveOptions): Feed {
  const talk = new Talk(net, options);
  const { state } = talk;
  return {
    kind: 'live',
    get state() {
      return state.now;
    },
    subscribe: (listener) => state.subscribe(listener),
    send<T extends PlayerCommand['type']>(command: PlayerCommand & { readonly type: T }) {
      return send<T>(net, talk, command);
    },
    uncover: () => Promise.reject(refusal('not-allowed', 'nothing is covered here')),
    async review(number) {
      const record = state.now?.table.stage === 'over' ? await net.record(options.table) : null;
      if (record !== null) return net.reviewRecord(record, number);
      return talk.ask({ type: 'review', number });
    },
    record: () => net.record(options.table),
    close: () => talk.close(),
  };
}

/** What is said to and by the server about one table. */
class Talk {
  readonly table: string;
  readonly state: LiveState;
  readonly #net: Net;
  readonly #onbroken: LiveOptions['onbroken'];
  readonly #errands = new Errands((text) => this.#line.send(text));
  readonly #line: Line;

  constructor(net: Net, { table, me, onbroken }: LiveOptions) {
    this.#net = net;
    this.table = table;
    this.#onbroken = onbroken;
    this.state = new LiveState({ table, me, waiting: () => this.#errands.waiting, look: (since) => this.#watch(since) });
    this.#line = openLine(net, {
      onup: () => this.#rise(),
      ondown: () => this.#fall(),
      ontext: (text) => this.#read(text),
      onrefused: (code) => onbroken({ code, message: code, reason: null, rule: null }),
    });
  }

  async ask<T extends SentCommand['type']>(command: SentCommand & { readonly type: T }): Promise<Results[T]> {
    const envelope = { ticket: this.#net.newTicket(), table: this.table };
    const answer = this.#errands.go(inEnvelope(command, envelope, this.state.now?.table.at ?? 0));
    if (!this.#line.isUp) this.state.tellAgain();
    return readResult(command.type, await answer);
  }

  close(): void {
    this.#line.close();
  }

  #rise(): void {
    // What was taken back while we were away cannot be told from a number: the whole log comes again.
    this.#watch(null);
    this.#errands.goAgain();
  }

  #fall(): void {
    this.#errands.forgetWatching();
    this.state.connect('lost');
  }

  #read(text: string): void {
    const read = message.safeParse(parseJson(text));
    if (read.success) this.#hear(read.data);
    else if (this.state.now !== null) this.#watch(null); // a newer server: a fresh view may be one that we can read
  }

  #hear(said: Message): void {
    if (said.type === 'pulse') this.#line.send(PULSE.text);
    else if (said.type === 'done' || said.type === 'refused') this.#settle(said);
    else if (said.type === 'chat') this.state.chat(said);
    else if (said.type === 'snapshot') this.state.begin(said);
    else this.state.change(said);
  }

  #settle(said: Extract<Message, { type: 'done' | 'refused' }>): void {
    const refused = this.#errands.settle(said);
    if (refused === null) return;
    if (refused.request.type === 'watch') this.#onbroken(refused.error);
    else if (refused.error.code === 'stale' || refused.error.code === 'illegal') this.#watch(null);
  }

  #watch(since: number | null): void {
    void this.ask({ type: 'watch', since }).catch(() => {});
  }
}

async function send<T extends PlayerCommand['type']>(
  net: Net,
  talk: Talk,
  command: PlayerCommand & { readonly type: T },
): Promise<Results[T]> {
  const other: PlayerCommand = command;
  if (other.type === 'sit') return readResult(command.type, await sit(net, talk, other.seat));
  if (other.type === 'rematch') return readResult(command.type, await rematch(net, talk));
  return talk.ask<T>(command);
}

/** Whoever sits down adds something to the luck, and remembers it; whoever comes back has done so before. */
function sit(net: Net, talk: Talk, seat: number): Promise<null> {
  const { now } = talk.state;
  if (now?.mine.includes(seat)) return talk.ask({ type: 'sit', seat });
  const nonce = net.newNonce();
  net.addNonce(talk.table, nonce, now?.table.commitment ?? null);
  return talk.ask({ type: 'sit', seat, nonce });
}

/** Whoever sets the next table up is promised its seed first; whoever sits down there has seen it. */
async function rematch(net: Net, talk: Talk): Promise<Results['rematch']> {
  const next = talk.state.now?.table.rematch ?? null;
  const commitment = next === null ? await net.promise() : await net.commitmentOf(next);
  const nonce = net.newNonce();
  try {
    const result = await talk.ask({ type: 'rematch', nonce, commitment: next === null ? commitment : null });
    net.addNonce(result.table, nonce, commitment);
    return result;
  } catch (error) {
    // Somebody else was faster: theirs is there now.
    if (next === null && talk.state.now?.table.rematch !== null && isStale(error)) return rematch(net, talk);
    throw error;
  }
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
