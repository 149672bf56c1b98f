// The tables of the database. Lists and objects are kept as JSON text, times as milliseconds.
import type { Away, Ending, NoteKind } from '@quarterdeck/protocol';

export interface TableRow {
  id: string;
  game: string;
  rules: number;
  options: string;
  visibility: 'public' | 'link';
  clock: string;
  stage: 'gathering' | 'running' | 'over' | 'wrecked';
  /** How it came to be over. */
  ended: Ending | null;
  /** Who set the table up, or took it over from them. */
  host: string | null;
  seed: string;
  commitment: string;
  /** How many entries the log has. */
  at: number;
  /** Grows with every change: whoever writes against an older one has lost the race. */
  revision: number;
  /** Up to here no entry was ever taken back; null while none was. */
  kept: number | null;
  waiting: string;
  winners: string | null;
  undo: string | null;
  rematch: string | null;
  /** What the state was after the first `hashed` entries, as a hash: a later version of the rules must come to the same. */
  hash: string | null;
  hashed: number | null;
  /** When somebody must look after the table although nobody asks: a bot's turn, a clock that runs out. */
  due: number | null;
  created: number;
  touched: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'open' | 'bot' | 'person';
  bot: string | null;
  person: string | null;
  /** The bot that plays while the person is away. */
  stand_in: string | null;
  /** Why it plays. */
  away: Away | null;
  resigned: number;
  /** What the person's browser has added to the luck. */
  nonce: string | null;
  /** Milliseconds left on the clock, and since when they run. */
  time_left: number | null;
  /** What was left when the person last answered, before that brought more: it is what they have again who take the move back. */
  before_move: number | null;
  since: number | null;
}

export interface EntryRow {
  table_id: string;
  number: number;
  actor: string;
  move: string;
  time: number;
}

export interface ChatRow {
  table_id: string;
  number: number;
  room: 'players' | 'spectators';
  person: string;
  seat: number | null;
  text: string;
  time: number;
}

/** What happened besides the game: who left, who came back, what was asked of whom. */
export interface NoteRow {
  table_id: string;
  number: number;
  kind: NoteKind;
  at: number;
  seat: number | null;
  time: number;
}

/** Requests that were done: sent twice, they get the first answer again. */
export interface TicketRow {
  table_id: string;
  person: string;
  ticket: string;
  result: string;
  time: number;
}

/** Everybody who ever sat at a table. Who deletes themselves stays as a row without a name. */
export interface PersonRow {
  id: string;
  name: string;
  gone: number;
  created: number;
}

export interface PushRow {
  endpoint: string;
  person: string;
  keys: string;
  created: number;
}

/** The server's own keys, made once: here, so that a backup is one file and everybody's cookies outlive it. */
export interface KeyRow {
  name: string;
  value: string;
}

/** What better-auth keeps, as far as it is looked at here; it makes these tables itself. */
export interface UserRow {
  id: string;
  isAnonymous: boolean | null;
  createdAt: Date;
}

export interface SessionRow {
  id: string;
  userId: string;
  expiresAt: Date;
  updatedAt: Date;
}

export interface Schema {
  user: UserRow;
  session: SessionRow;
  account: { id: string; userId: string };
  keys: KeyRow;
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  chat: ChatRow;
  notes: NoteRow;
  tickets: TicketRow;
  people: PersonRow;
  push: PushRow;
}
