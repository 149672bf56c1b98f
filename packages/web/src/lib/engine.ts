// A table without a server: the kernel, bots and the record, driven by orders. It runs in a worker, so that neither
// rules nor bots ever hold up the page.
import { parseBot } from '@quarterdeck/bots';
import {
  type Actor,
  type AnyOffer,
  act,
  actChance,
  advance,
  at,
  drawChance,
  Fault,
  type GameTypes,
  isChanceDue,
  isOver,
  isStale,
  type Match,
  noUndo,
  openMatch,
  printRecord,
  quickRng,
  type Seat,
  type Shown,
  setChance,
  show,
  showEvents,
  start,
  stateAfter,
  undo,
  type Viewer,
  verifyRecord,
  waiting,
} from '@quarterdeck/kernel';
import type { Heard } from '@quarterdeck/protocol';
import { gameOf } from './record-head.ts';
import type { LocalSeat } from './saved.ts';

type Event = { readonly type: string };

/** What an engine needs from the world around it. */
export interface World {
  loadGame(id: string): Promise<AnyOffer>;
  /** A whole number of 32 bits that nobody can foresee: luck of bots, and of chance where no seed was promised. */
  random(): number;
  newSeed(): string;
  /** Bots do not move faster than one can follow. */
  pause(): Promise<void>;
}

export interface OpenOrder {
  readonly type: 'open';
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
  /** What chance plays as soon as it may, in the game's notation; where something is set, no seed is promised. */
  readonly chance: readonly string[];
  /** The game so far; null opens a new one. */
  readonly record: string | null;
  /** So many entries of the record, and from there with luck of its own; null takes all of it and its seed. */
  readonly upTo: number | null;
}

export type Order =
  | OpenOrder
  /** A record to look at: nobody plays on. */
  | { readonly type: 'look'; readonly record: string; readonly viewer: Viewer }
  | { readonly type: 'see'; readonly viewer: Viewer }
  | { readonly type: 'move'; readonly seat: Seat; readonly at: number; readonly move: unknown }
  | { readonly type: 'undo'; readonly seat: Seat }
  /** By agreement: over chance and other seats too. */
  | { readonly type: 'take-back'; readonly seat: Seat }
  | { readonly type: 'hint'; readonly seat: Seat }
  | { readonly type: 'review'; readonly number: number; readonly viewer: Viewer }
  | { readonly type: 'verify'; readonly record: string };

/** The table as the viewer may know it. */
export interface Position {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly at: number;
  readonly shown: Shown<GameTypes>;
  /** Entries after `since`. */
  readonly since: number;
  readonly log: readonly Heard[];
  readonly record: string;
  readonly commitment: string | null;
  readonly seed: string | null;
  /** Whether some seat knows what another does not: a shared screen is covered between turns. */
  readonly isSecretive: boolean;
}

export interface Verdict {
  readonly entries: number;
  readonly chance: 'checked' | 'no-seed';
  /** What the draws were made of, as the record tells it. */
  readonly commitment: string | null;
  readonly nonces: readonly (string | null)[];
}

export type Result = Shown<GameTypes> | Verdict | { readonly type: string } | null;

export interface Engine {
  handle(order: Order): Promise<Result>;
}

interface Table {
  readonly offer: AnyOffer;
  readonly seats: readonly LocalSeat[];
  readonly chance: readonly string[];
  match: Match<GameTypes>;
  /** What each entry of the log brought about. */
  told: (readonly Event[])[];
  viewer: Viewer;
  /** Entries that the viewer has been told. */
  known: number;
}

export function createEngine(world: World, report: (position: Position) => void): Engine {
  let table: Table | null = null;
  let run = 0;

  function current(): Table {
    if (table === null) throw new Fault('no-game', 'no game is open');
    return table;
  }

  function publish(here: Table): void {
    const { match, viewer, offer } = here;
    const since = Math.min(here.known, match.log.length);
    here.known = match.log.length;
    report({
      game: match.game.id,
      options: Object.fromEntries(Object.entries(match.options)),
      seats: match.seats,
      at: match.log.length,
      shown: show(match.game, match.state, viewer),
      since,
      log: heard(here, since),
      record: printRecord(match, { withSeed: true }),
      commitment: match.commitment,
      seed: isOver(match.state) ? match.seed : null,
      isSecretive: offer.game.secrets(match.state).some(({ knownTo }) => knownTo.length > 0),
    });
  }

  /** Plays chance and bots until a person is waited for or the game is over. */
  async function goOn(here: Table): Promise<void> {
    run += 1;
    const mine = run;
    for (;;) {
      playChance(here, world);
      publish(here);
      const seat = waitingBot(here);
      if (seat === null) return;
      await world.pause();
      if (mine !== run) return;
      follow(here, seat, choose(here, seat, botOn(here, seat)));
    }
  }

  function choose({ offer, match }: Table, seat: Seat, bot: string): unknown {
    return parseBot(bot).choose(offer, show(match.game, match.state, seat), quickRng(world.random()), BUDGET);
  }

  /** After a move: what follows is reported as it comes, not waited for. */
  function carryOn(here: Table): null {
    void goOn(here);
    return null;
  }

  async function open(order: OpenOrder): Promise<null> {
    const offer = await world.loadGame(order.game);
    const match = order.record === null ? newMatch(offer, order, world) : resumed(offer, order.record, order.upTo);
    const { seats, chance } = order;
    table = { offer, seats, chance, match, told: retold(match), viewer: firstPerson(seats), known: 0 };
    return carryOn(table);
  }

  async function look(record: string, viewer: Viewer): Promise<null> {
    run += 1;
    const offer = await world.loadGame(gameOf(record));
    const match = resumed(offer, record, null);
    table = { offer, seats: [], chance: [], match, told: retold(match), viewer, known: 0 };
    publish(table);
    return null;
  }

  function see(here: Table, viewer: Viewer): null {
    here.viewer = viewer;
    here.known = 0;
    publish(here);
    return null;
  }

  function move(here: Table, seat: Seat, against: number, given: unknown): null {
    if (isStale(here.match, seat, against)) throw new Fault('bad-request', 'the game has gone on meanwhile');
    follow(here, seat, given);
    return carryOn(here);
  }

  function takeBack(here: Table, match: Match<GameTypes>): null {
    here.match = match;
    here.told = retold(match);
    here.known = Math.min(here.known, match.log.length);
    return carryOn(here);
  }

  return {
    async handle(order) {
      switch (order.type) {
        case 'open':
          return open(order);
        case 'look':
          return look(order.record, order.viewer);
        case 'see':
          return see(current(), order.viewer);
        case 'move':
          return move(current(), order.seat, order.at, order.move);
        case 'undo':
          return takeBack(current(), undo(current().match, order.seat));
        case 'take-back':
          return takeBack(current(), without(current().match, order.seat));
        case 'hint':
          return hint(current(), order.seat, world);
        case 'review':
          return reviewed(current(), order.number, order.viewer);
        case 'verify':
          return verify(order.record, world);
      }
    },
  };
}

/** Milliseconds that a bot may think. */
const BUDGET = 800;
const HINT_BOT = 'greedy';

function newMatch(offer: AnyOffer, { options, seats, chance }: OpenOrder, world: World): Match<GameTypes> {
  return openMatch(offer.game, { options, seats: seats.length, seed: chance.length > 0 ? null : world.newSeed() });
}

/** The game of a record; a part of it goes on with new luck, since who has seen the rest knows what the seed brings. */
function resumed(offer: AnyOffer, record: string, upTo: number | null): Match<GameTypes> {
  const { match } = verifyRecord(record, () => offer.game);
  return upTo === null ? match : cut({ ...match, seed: null, commitment: null }, upTo);
}

/** The match after its first entries. */
function cut(match: Match<GameTypes>, count: number): Match<GameTypes> {
  const log = match.log.slice(0, count);
  return { ...match, log, traces: match.traces.slice(0, count), state: stateAfter(match, count) };
}

/** The match before the seat's last move. */
function without(match: Match<GameTypes>, seat: Seat): Match<GameTypes> {
  const last = match.log.findLastIndex(({ actor }) => actor === seat);
  if (last < 0) throw noUndo('nothing');
  return cut(match, last);
}

/** The events of every entry, from playing it again. */
function retold({ game, options, seats, log }: Match<GameTypes>): (readonly Event[])[] {
  const state = start(game, options, seats);
  return log.map(({ actor, move }) => {
    const events: Event[] = [];
    advance(game, state, actor, move, (event) => events.push(event));
    return events;
  });
}

function follow(here: Table, actor: Actor, move: unknown): void {
  const step = act(here.match, actor, move);
  here.match = step.match;
  here.told.push(step.events);
}

function playChance(here: Table, world: World): void {
  while (!isOver(here.match.state) && isChanceDue(here.match)) {
    if (here.match.seed === null) follow(here, 'chance', freeChance(here, world));
    else {
      const step = actChance(here.match);
      here.match = step.match;
      here.told.push(step.events);
    }
  }
}

/** Without a seed: what was set, else luck of its own. */
function freeChance({ match, chance }: Table, world: World): { readonly type: string } {
  return setChance(match, chance) ?? drawChance(match.game, match.state, quickRng(world.random()));
}

function waitingBot({ match, seats }: Table): Seat | null {
  const seat = waiting(match.game, match.state).find((actor) => actor !== 'chance' && seats[actor]?.kind === 'bot');
  return typeof seat === 'number' ? seat : null;
}

function botOn({ seats }: Table, seat: Seat): string {
  const holder = at(seats, seat);
  return holder.kind === 'bot' ? holder.bot : HINT_BOT;
}

function firstPerson(seats: readonly LocalSeat[]): Viewer {
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  return seat < 0 ? 'spectator' : seat;
}

function heard({ match, told, viewer }: Table, since: number): Heard[] {
  return match.log.slice(since).map(({ actor }, i) => ({
    number: since + i + 1,
    actor,
    events: showEvents(match.game, at(told, since + i), viewer).map((event) => ({ ...event })),
  }));
}

function hint({ offer, match }: Table, seat: Seat, world: World): { readonly type: string } {
  const shown = show(match.game, match.state, seat);
  if (shown.legal.length === 0) throw new Fault('not-waited-for', 'this seat is not waited for');
  return parseBot(HINT_BOT).choose(offer, shown, quickRng(world.random()), BUDGET);
}

function reviewed({ match }: Table, number: number, viewer: Viewer): Shown<GameTypes> {
  const count = Math.max(0, Math.min(number, match.log.length));
  return show(match.game, stateAfter(match, count), viewer);
}

/** Plays a record again: every character, every move, every draw. */
async function verify(record: string, world: World): Promise<Verdict> {
  const offer = await world.loadGame(gameOf(record));
  const { match, chance } = verifyRecord(record, () => offer.game);
  return { entries: match.log.length, chance, commitment: match.commitment, nonces: match.nonces };
}
