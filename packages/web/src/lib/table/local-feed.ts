// A table in this browser: people at this device, bots in a worker, nothing needs a network.
import type { Actor, GameTypes, Seat, Shown, Viewer } from '@quarterdeck/kernel';
import type { Holder, PlayerCommand, Results, WholeTable } from '@quarterdeck/protocol';
import type { CommandOrder, LocalCommand, Position, Result } from '../engine/engine.ts';
import type { OpenPort, Port } from '../engine/port.ts';
import { USUAL_BOT } from '../games/quick.ts';
import { findSaved, type LocalSeat, type SavedGame, saveGame } from '../games/saved.ts';
import type { Shelf } from '../page/storage.ts';
import { broadcast, type Feed, Refused, refusal, seatOf, spliced, type TableState } from './feed.ts';

/** Where a local game is kept, and how time is told. */
export interface Keeping {
  readonly shelf: Shelf;
  now(): number;
  /** The game cannot be opened at all. */
  onbroken(error: Refused): void;
}

export function localFeed(opened: SavedGame, openPort: OpenPort, { shelf, now, onbroken }: Keeping): Feed {
  const told = broadcast();
  let saved = opened;
  let people = peopleAt(saved.setting.seats);
  let record = saved.record;

  const port = openPort((position) => {
    record = position.record;
    saveGame(shelf, {
      ...(findSaved(shelf, saved.id) ?? saved), // what was kept meanwhile, such as lessons, stays
      setting: saved.setting,
      record,
      upTo: null,
      entries: position.at,
      stage: stageFor(position.shown, people),
      touched: now(),
    });
    const next = waitingPerson(position.shown, people);
    if (next !== null && !position.isSecretive && next !== position.shown.viewer)
      void port.ask({ type: 'see', viewer: next, seen: told.state?.log.length ?? null });
    else told.tell(nextState(told.state, position, saved, people, now()));
  });
  const chance = saved.guided?.chance ?? [];
  port.ask({ type: 'open', ...saved.setting, chance, record: saved.record, upTo: saved.upTo }).catch((error: unknown) => {
    if (error instanceof Refused) onbroken(error);
  });

  /** From here on a bot plays the seat: the same game, opened again with other seats. */
  async function resign(seat: Seat): Promise<null> {
    const { setting } = saved;
    saved = { ...saved, setting: { ...setting, seats: setting.seats.with(seat, { kind: 'bot', bot: USUAL_BOT }) } };
    people = peopleAt(saved.setting.seats);
    await port.ask({ type: 'open', ...saved.setting, chance, record, upTo: null });
    return null;
  }

  return {
    kind: 'local',
    get state() {
      return told.state;
    },
    subscribe: told.subscribe,
    send: async (command) => serve(command.type, command, sittingAt(port, told.state, resign)),
    async uncover() {
      await port.ask({ type: 'see', viewer: sittingAt(port, told.state, resign).seat, seen: told.state?.log.length ?? null });
    },
    review: async (number) => shownOf(await port.ask(reviewOf(number, reviewer(told.state)))),
    record: async () => record,
    close: () => port.close(),
  };
}

function peopleAt(seats: readonly LocalSeat[]): readonly Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The person who is asked: the one who looks already, else the first. */
function waitingPerson({ waiting, viewer }: Shown<GameTypes>, people: readonly Seat[]): Seat | null {
  const isAsked = (actor: Actor) => actor !== 'chance' && people.includes(actor);
  const seat = seatOf(viewer);
  if (seat !== null && waiting.includes(seat) && isAsked(seat)) return seat;
  return people.find((person) => waiting.includes(person)) ?? null;
}

function stageFor(shown: Shown<GameTypes>, people: readonly Seat[]): SavedGame['stage'] {
  if (shown.outcome !== null) return 'over';
  return waitingPerson(shown, people) === null ? 'running' : 'yours';
}

function nextState(
  before: TableState | null,
  position: Position,
  saved: SavedGame,
  people: readonly Seat[],
  time: number,
): TableState {
  const next = waitingPerson(position.shown, people);
  return {
    table: tableInfo(position, saved, time),
    shown: position.shown,
    log: spliced(before?.log ?? [], position.since, position.log),
    news: position.news,
    chat: [],
    notes: [],
    undo: null,
    connection: 'here',
    curtain: next !== null && next !== position.shown.viewer ? next : null,
    mine: people,
    isHost: false,
    unsent: [],
  };
}

function tableInfo(position: Position, saved: SavedGame, time: number): WholeTable {
  const { outcome, waiting } = position.shown;
  return {
    id: saved.id,
    game: position.game,
    options: position.options,
    visibility: 'link',
    clock: { kind: 'none' },
    host: null,
    stage: outcome === null ? 'running' : 'over',
    ended: outcome === null ? null : 'played',
    seats: saved.setting.seats.map(holderOf),
    clocks: null,
    commitment: position.commitment ?? '',
    seed: position.seed,
    nonces: [],
    at: position.at,
    waiting: waiting.filter((actor) => actor !== 'chance'),
    winners: outcome === null ? null : [...outcome.winners],
    rematch: null,
    created: saved.touched,
    touched: time,
  };
}

function holderOf(seat: LocalSeat, number: number): Holder {
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
  return { kind: 'person', id: `here-${number}`, name: seat.name, online: true, standIn: null, away: null };
}

/** During the game one sees what the seat could know, after the end everything. */
function reviewer(state: TableState | null) {
  if (state === null) return 'spectator';
  return state.shown.outcome === null ? state.shown.viewer : 'all';
}

/** Somebody at this device who wants something. */
interface Sitting {
  readonly seat: Seat;
  ask(command: LocalCommand): Promise<Result>;
  resign(): Promise<null>;
}

function sittingAt(port: Port, state: TableState | null, resign: (seat: Seat) => Promise<null>): Sitting {
  const seat = state === null ? null : (state.curtain ?? seatOf(state.shown.viewer));
  if (state === null || seat === null) throw refusal('no-seat', 'nobody sits here');
  return {
    seat,
    ask: (command) => port.ask({ type: 'command', viewer: seat, at: state.table.at, command }),
    resign: () => resign(seat),
  };
}

type CommandOf<T extends PlayerCommand['type']> = PlayerCommand & { readonly type: T };

/** What a table at this device can do; for the rest it takes a server. */
const SERVED: { readonly [T in PlayerCommand['type']]: (sitting: Sitting, command: CommandOf<T>) => Promise<Results[T]> } = {
  move: (sitting, command) => done(sitting.ask(command)),
  undo: (sitting, command) => done(sitting.ask(command)),
  'ask-undo': (sitting, command) => done(sitting.ask(command)),
  hint: async (sitting, command) => hintOf(await sitting.ask(command)),
  resign: (sitting) => sitting.resign(),
  'answer-undo': notHere,
  sit: notHere,
  leave: notHere,
  fill: notHere,
  begin: notHere,
  cancel: notHere,
  rematch: notHere,
  chat: notHere,
};

async function serve<T extends PlayerCommand['type']>(type: T, command: CommandOf<T>, sitting: Sitting): Promise<Results[T]> {
  return SERVED[type](sitting, command);
}

async function done(result: Promise<Result>): Promise<null> {
  await result;
  return null;
}

async function notHere(): Promise<never> {
  throw refusal('not-allowed', 'this takes a table at a server');
}

/** A hint is a move; anything else is a bug of ours. */
function hintOf(result: Result): Results['hint'] {
  if (result === null || !('move' in result)) throw new Error('a hint is a move');
  return result;
}

/** The order to show a position as it was after so many entries. */
export function reviewOf(number: number, viewer: Viewer): CommandOrder {
  return { type: 'command', viewer, at: number, command: { type: 'review', number } };
}

/** A review answers with what is shown; anything else is a bug of ours. */
export function shownOf(result: Result): Shown<GameTypes> {
  if (result === null || !('view' in result)) throw new Error('a review shows a position');
  return result;
}
