// One model of a table for both worlds: played in this browser, or on a server with others.
import type { GameTypes, Seat, Shown, Viewer } from '@quarterdeck/kernel';
import type { Away, ChatLine, Heard, Note, PlayerCommand, Results, UndoAsked, WholeTable } from '@quarterdeck/protocol';
import type { BeatsOf } from '@quarterdeck/table';

export { Refused, refusal } from '@quarterdeck/protocol/refusal';

/** `here`: no network is needed. */
export type Connection = 'here' | 'connecting' | 'live' | 'lost';

/** All that the table page shows. A value: every change is a new one. */
export interface TableState {
  readonly table: WholeTable;
  readonly shown: Shown<GameTypes>;
  readonly log: readonly Heard[];
  /** What is new in the log by the last change, as a board tells it; nothing where the position is to be seen at once. */
  readonly news: readonly BeatsOf<GameTypes>[];
  readonly chat: readonly ChatLine[];
  /** What happened besides the game, oldest first. */
  readonly notes: readonly Note[];
  readonly undo: UndoAsked | null;
  readonly connection: Connection;
  /** On a shared screen: whose view is to be uncovered next, or null. */
  readonly curtain: Seat | null;
  /** Seats that this browser plays for. */
  readonly mine: readonly Seat[];
  /** Whether it is for us to fill seats, to begin and to call off. */
  readonly isHost: boolean;
  /** What was asked for while the line was down, and goes out when it is back. */
  readonly unsent: readonly string[];
}

export type Listener = (state: TableState) => void;

export interface Feed {
  readonly kind: 'local' | 'live';
  /** Null until the table is known. */
  readonly state: TableState | null;
  /** Calls at once if there is a state already, then at every change; returns how to stop. */
  subscribe(listener: Listener): () => void;
  /** Resolves with what came of it, rejects with `Refused`. */
  send<T extends PlayerCommand['type']>(command: PlayerCommand & { readonly type: T }): Promise<Results[T]>;
  /** On a shared screen: whoever is asked next looks. */
  uncover(): Promise<void>;
  /** The position after the first `number` entries; after the end with everything open. */
  review(number: number): Promise<Shown<GameTypes>>;
  /** The record so far, or after the end with its seed; null where the server does not give it yet. */
  record(): Promise<string | null>;
  close(): void;
}

/** Those who listen, and the last thing they were told. */
export interface Broadcast {
  readonly state: TableState | null;
  tell(state: TableState): void;
  subscribe(listener: Listener): () => void;
}

export function broadcast(): Broadcast {
  const listeners = new Set<Listener>();
  let state: TableState | null = null;
  return {
    get state() {
      return state;
    },
    tell(next) {
      state = next;
      for (const listener of listeners) listener(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      if (state !== null) listener(state);
      return () => listeners.delete(listener);
    },
  };
}

/** The seat that looks, or null for those who only watch. */
export function seatOf(viewer: Viewer): Seat | null {
  return typeof viewer === 'number' ? viewer : null;
}

/** Why a bot plays the seat of the one who looks; null while nobody does. */
export function awayOf({ shown, table }: Pick<TableState, 'shown' | 'table'>): Away | null {
  const seat = seatOf(shown.viewer);
  const holder = seat === null ? undefined : table.seats[seat];
  return holder?.kind === 'person' ? holder.away : null;
}

/** Whether the game goes on, and no bot plays for the one who looks. */
export function isPlaying(state: Pick<TableState, 'shown' | 'table'>): boolean {
  return state.table.stage === 'running' && awayOf(state) === null;
}

/** Whether the one who looks may play: besides, no move of theirs is still on its way. */
export function mayPlay(state: Pick<TableState, 'shown' | 'table' | 'unsent'>): boolean {
  return isPlaying(state) && !state.unsent.includes('move');
}

/** Whether the one who looks is asked something now. */
export function isAsked(state: Pick<TableState, 'shown' | 'table' | 'unsent' | 'curtain'>): boolean {
  return state.curtain === null && state.shown.legal.length > 0 && mayPlay(state);
}

/** An entry as the log keeps it. */
export function heardOf({ number, actor, beats }: BeatsOf<GameTypes>): Heard {
  return { number, actor, events: beats.map(({ event }) => event) };
}

/** The log with the entries after `since` replaced. */
export function spliced(log: readonly Heard[], since: number, tail: readonly Heard[]): readonly Heard[] {
  return [...log.slice(0, since), ...tail];
}

/** What happened after the seat's own last move, oldest first. */
export function sinceLastTurn(log: readonly Heard[], seat: Seat | null): readonly Heard[] {
  if (seat === null) return [];
  const last = log.findLastIndex(({ actor }) => actor === seat);
  // What chance answered to the own move belongs to the own turn.
  const others = log.findIndex(({ actor }, i) => i > last && actor !== 'chance' && actor !== seat);
  return others < 0 ? [] : log.slice(others);
}
