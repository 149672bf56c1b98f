// What outlasts the process, as the rest of the server knows it: values, not columns. How they are written down is `rows.ts`.
import type { Actor, Seat } from '@quarterdeck/kernel';
import type { Away, ChatLine, Clock, Ending, TableInfo, UndoAsked } from '@quarterdeck/protocol';

export type Stage = TableInfo['stage'];

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** As they are written: a component table only where it is not the one of the rules. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly visibility: TableInfo['visibility'];
  readonly clock: Clock;
  readonly stage: Stage;
  /** How it came to be over. */
  readonly ended: Ending | null;
  /** Who set the table up, or took it over from them. */
  readonly host: string | null;
  /** Null where the game came as a record without a seed: its luck was never promised. */
  readonly seed: string | null;
  readonly commitment: string;
  /** How many entries the log has. */
  readonly at: number;
  /** Grows with every change: whoever writes against an older one has lost the race. */
  readonly revision: number;
  /** Up to here no entry was ever taken back; null while none was. */
  readonly kept: number | null;
  readonly waiting: readonly Seat[];
  readonly winners: readonly Seat[] | null;
  readonly undo: UndoAsked | null;
  readonly rematch: string | null;
  /** What the state was after the first `hashed` entries, as a hash: a later version of the rules must come to the same. */
  readonly hash: string | null;
  readonly hashed: number | null;
  /** When somebody must look after the table although nobody asks: a bot's turn, a clock that runs out. */
  readonly due: number | null;
  readonly created: number;
  readonly touched: number;
  readonly seats: readonly StoredSeat[];
}

/** A table as lists have it: without its options, which may be long. */
export type ListedTable = Omit<StoredTable, 'options'>;

export interface StoredSeat {
  readonly seat: Seat;
  readonly holder: SeatHolder;
  /** What the person's browser has added to the luck. */
  readonly nonce: string | null;
  /** Milliseconds left on the clock, and since when they run. */
  readonly timeLeft: number | null;
  /** What was left when the person last answered, before that brought more: it is what they have again who take the move back. */
  readonly beforeMove: number | null;
  readonly since: number | null;
}

export type SeatHolder = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly bot: string } | SeatedPerson;

export interface SeatedPerson {
  readonly kind: 'person';
  readonly person: string;
  /** The bot that plays while the person is away. */
  readonly standIn: string | null;
  /** Why it plays. */
  readonly away: Away | null;
}

/** Who sits there, or null. */
export function personAt({ holder }: Pick<StoredSeat, 'holder'>): string | null {
  return holder.kind === 'person' ? holder.person : null;
}

export function peopleAt(seats: readonly Pick<StoredSeat, 'holder'>[]): string[] {
  return seats.flatMap((seat) => personAt(seat) ?? []);
}

export interface StoredEntry {
  readonly number: number;
  readonly actor: Actor;
  readonly move: unknown;
  readonly time: number;
}

/** A line of chat, by the person who said it and not by the name that they have now. */
export interface StoredLine extends Omit<ChatLine, 'id' | 'name'> {
  readonly table: string;
  readonly number: number;
  readonly person: string;
}

/** A request that was done, and what its asker was told. */
export interface Done {
  readonly person: string;
  readonly ticket: string;
  readonly result: unknown;
}

/** Everybody who ever sat at a table. Who deletes themselves stays without a name. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly isGone: boolean;
  readonly created: number;
}

/** A browser that is told when it is somebody's turn. */
export interface StoredPush {
  readonly endpoint: string;
  readonly person: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly created: number;
}
