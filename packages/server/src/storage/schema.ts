// The tables of the database. Lists and objects are kept as JSON text, times as milliseconds.

export interface TableRow {
  id: string;
  game: string;
  rules: number;
  options: string;
  visibility: 'public' | 'link';
  clock: string;
  stage: 'gathering' | 'running' | 'over' | 'wrecked';
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
  resigned: number;
  /** Milliseconds left on the clock, and since when they run. */
  time_left: number | null;
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

export interface Schema {
  keys: KeyRow;
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  chat: ChatRow;
  tickets: TicketRow;
  people: PersonRow;
  push: PushRow;
}
