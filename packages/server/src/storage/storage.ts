// What must outlast the process. One interface, held to one contract suite (test/storage-contract.ts) in every home.
import type { Note } from '@quarterdeck/protocol';
import type { Done, ListedTable, StoredEntry, StoredLine, StoredPerson, StoredPush, StoredTable } from './stored.ts';

/** There is no room left to write: nothing of what was asked for is kept, and everything is as it was. */
export class NoSpace extends Error {
  override readonly name = 'NoSpace';
  readonly code = 'SQLITE_FULL';
}

/** The name that a person is shown by, besides the seats: tables and chat keep only the person's id. */
export type NameOf = ReadonlyMap<string, string>;

/** The game after which a table is set up again. */
export interface Follows {
  readonly rematchOf: string;
  readonly instead: string | null;
}

/** All that one action changes at a table: it is written as a whole or not at all. */
export interface Commit {
  /** The table as it will be; its `revision` is the one that the change was made against. */
  readonly table: StoredTable;
  /** The table as it was: what has not changed is not written again. Seats are compared as values, the very same or not. */
  readonly was: StoredTable;
  /** Entries after this number are dropped before the new ones are added. */
  readonly from: number;
  readonly entries: readonly StoredEntry[];
  readonly notes: readonly Note[];
  readonly done: Done | null;
}

export interface ChatPost {
  readonly line: Omit<StoredLine, 'number'>;
  /** Lines that the table keeps; the oldest go. */
  readonly keep: number;
  readonly done: Done;
}

/** Where a page of a list ends: going tables have the rank 0, others 1; then the latest are first. */
export interface Cursor {
  readonly rank: number;
  readonly touched: number;
  readonly id: string;
}

export interface Going {
  /** Tables that gather or run where the person sits or is the host, and those of bots alone that they set up. */
  readonly own: number;
  readonly ofBots: number;
}

/** What was done of a part of a long list, and where the next look begins: null at the end of the list. */
export interface Look<From, Done> {
  readonly done: Done;
  readonly next: From | null;
}

export interface Storage {
  /**
   * False: another table follows the game already. `instead` of one that was called off, a new one may. With the entries of a game
   * that was begun elsewhere.
   */
  createTable(table: StoredTable, done: Follows | null, entries?: readonly StoredEntry[]): Promise<boolean>;
  readTable(id: string): Promise<StoredTable | null>;
  readEntries(id: string): Promise<StoredEntry[]>;
  /** The latest notes of a table, oldest first. */
  readNotes(id: string, limit: number): Promise<Note[]>;
  /** False: somebody else has written since; read the table again. */
  commit(change: Commit): Promise<boolean>;

  /** Notes what the state was after so many entries; nothing where the table has changed meanwhile. */
  noteHash(table: Pick<StoredTable, 'id' | 'revision'>, hash: string, hashed: number): Promise<boolean>;
  /** The table goes on by another version of the rules. False: somebody else has written since. */
  raiseRules(table: Pick<StoredTable, 'id' | 'revision'>, rules: number): Promise<boolean>;
  /** A bot takes the person's seat, or it is free again, at a table that cannot be opened. */
  leaveTable(id: string, person: string, standIn: string): Promise<void>;
  /** Tables that gather or run, in the order of their ids, after this one. */
  listGoing(after: string, limit: number): Promise<string[]>;
  /** Closes a table whose rules cannot be asked any more; the log stays as it is. */
  closeFailed(id: string, now: number): Promise<void>;

  /** The requests that were done at a table, with their answers. */
  readDone(table: string): Promise<Done[]>;
  /** Forgets some of those that are older; gives how many. */
  forgetDone(before: number, limit: number): Promise<number>;

  /** Adds a line and numbers it; null when the same request already did. */
  addChat(post: ChatPost): Promise<StoredLine | null>;
  readChat(table: string, rooms: readonly StoredLine['room'][], limit: number): Promise<StoredLine[]>;

  /** Tables of everybody that are open or running and were touched since, the latest first. */
  listPublic(since: number, limit: number, after?: Cursor | null): Promise<ListedTable[]>;
  /** Those that go on first, then the latest. */
  listOf(person: string, limit: number, after?: Cursor | null): Promise<ListedTable[]>;
  countGoing(person: string): Promise<Going>;
  /** Tables that somebody must look after, the most urgent first. */
  listDue(before: number, limit: number): Promise<{ id: string; due: number }[]>;

  addPerson(id: string, name: string, now: number): Promise<void>;
  renamePerson(id: string, name: string): Promise<void>;
  findPerson(id: string): Promise<StoredPerson | null>;
  names(ids: readonly string[]): Promise<NameOf>;
  /** Gives all seats of one person to another, where the other has none at the same table. */
  movePerson(from: string, to: string): Promise<string[]>;
  /** Takes the name and everything personal away; the seats stay, so that the others' games do. */
  forgetPerson(id: string): Promise<string[]>;
  chatOf(person: string): Promise<StoredLine[]>;

  addPush(push: StoredPush): Promise<void>;
  removePush(endpoint: string): Promise<void>;
  pushesOf(person: string): Promise<StoredPush[]>;

  // What is not kept for ever, a little at a time. Long lists are gone through from where the last look has ended.

  /** Tables that were called off. */
  dropCancelled(before: number, limit: number): Promise<string[]>;
  /** Finished tables at which no account sits, of the next few that were touched after `from`. */
  dropOfGuests(from: number, before: number, limit: number): Promise<Look<number, string[]>>;
  /** Calls tables off that gather and that nobody has touched. */
  callOffIdle(before: number, now: number, limit: number): Promise<string[]>;
  /** Guests who sit nowhere and have not come since, of the next few after `from`. */
  dropGuests(from: string, before: number, limit: number): Promise<Look<string, number>>;
  dropSessions(from: string, before: number, limit: number): Promise<Look<string, number>>;

  /** A key of the server's own, made when it is asked for first. */
  keyOf(name: string, make: () => string): Promise<string>;

  close(): Promise<void>;
}
