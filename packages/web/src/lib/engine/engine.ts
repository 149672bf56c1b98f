// A table without a server: the kernel, bots and the record, driven by orders. It runs in a worker, so that neither
// rules nor bots ever hold up the page.
import { parseBot } from '@quarterdeck/bots';
import {
  type AnyOffer,
  at,
  Fault,
  type GameTypes,
  isOver,
  isStale,
  type Match,
  notTheirTurn,
  printRecord,
  quickRng,
  type Seat,
  type Shown,
  type Viewer,
  verifyRecord,
} from '@quarterdeck/kernel';
import type { Heard, Results, SentCommand } from '@quarterdeck/protocol';
import { refusal } from '@quarterdeck/protocol/refusal';
import {
  type BeatsOf,
  beatsBetween,
  cutBack,
  cutTo,
  follow,
  heardBy,
  type Luck,
  luckFrom,
  openPlay,
  type Play,
  playChance,
  retold,
  reviewed,
  setLuck,
  shownTo,
  takeBack,
  waitingSeats,
} from '@quarterdeck/table';
import type { LocalSeat } from '../games/saved.ts';
import { gameOf } from '../records/record-head.ts';

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

/** Of all that may be asked of a table, what makes sense where everybody sits at one device. */
export type LocalCommand = Extract<SentCommand, { readonly type: 'move' | 'undo' | 'ask-undo' | 'hint' | 'review' }>;

/** A command of the one who looks, against the log as they know it. */
export interface CommandOrder {
  readonly type: 'command';
  readonly viewer: Viewer;
  readonly at: number;
  readonly command: LocalCommand;
}

/** Commands at the table, and what concerns this device alone: which game is open here, and who looks. */
export type Order =
  | OpenOrder
  | CommandOrder
  /** A record to look at: nobody plays on. */
  | { readonly type: 'look'; readonly record: string; readonly viewer: Viewer }
  /** From now on with these eyes; of what has happened the page has shown so many entries. */
  | { readonly type: 'see'; readonly viewer: Viewer; readonly seen: number | null }
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
  /** The same, where this viewer saw the table at `since`: each event with the table when it is told. */
  readonly news: readonly BeatsOf<GameTypes>[];
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

export type Result = Results[LocalCommand['type']] | Verdict;

export interface Engine {
  handle(order: Order): Promise<Result>;
}

/** What is played here, by whom, and who looks on. */
interface Open {
  readonly offer: AnyOffer;
  readonly seats: readonly LocalSeat[];
  readonly luck: Luck<GameTypes>;
  play: Play<GameTypes>;
  viewer: Viewer;
  /** Entries that the viewer has been told. */
  known: number;
  /** Entries that the page has shown to anybody: what comes after them is news. Null before it has shown any. */
  seen: number | null;
}

export function createEngine(world: World, report: (position: Position) => void): Engine {
  return new LocalEngine(world, report);
}

class LocalEngine implements Engine {
  readonly #world: World;
  readonly #report: (position: Position) => void;
  #open: Open | null = null;
  /** Grows with everything that is asked: what was under way before goes on no further. */
  #run = 0;

  constructor(world: World, report: (position: Position) => void) {
    this.#world = world;
    this.#report = report;
  }

  async handle(order: Order): Promise<Result> {
    switch (order.type) {
      case 'open':
        return this.#openGame(order);
      case 'look':
        return this.#look(order.record, order.viewer);
      case 'see':
        return this.#publish(seenBy(this.#current(), order.viewer, order.seen));
      case 'command':
        return this.#obey(this.#current(), order);
      case 'verify':
        return verify(order.record, this.#world);
    }
  }

  #current(): Open {
    if (this.#open === null) throw new Fault('no-game', 'no game is open');
    return this.#open;
  }

  async #openGame(order: OpenOrder): Promise<null> {
    this.#open = await opened(order, this.#world);
    return this.#carryOn(this.#open);
  }

  async #look(record: string, viewer: Viewer): Promise<null> {
    this.#run += 1;
    this.#open = await lookedAt(record, viewer, this.#world);
    return this.#publish(this.#open);
  }

  #obey(here: Open, { viewer, at: against, command }: CommandOrder): Result {
    switch (command.type) {
      case 'move':
        return this.#carryOn(moved(here, seated(viewer), against, command.move));
      case 'undo':
        return this.#carryOn(shortened(here, takeBack(here.play, seated(viewer)).play));
      case 'ask-undo': // All who could mind sit at this device.
        return this.#carryOn(shortened(here, cutBack(here.play, seated(viewer)).play));
      case 'hint':
        return { move: hint(here, seated(viewer), this.#world) };
      case 'review':
        return reviewed(here.play, command.number, viewer);
    }
  }

  #publish(here: Open): null {
    this.#report(positionOf(here));
    return null;
  }

  /** After a move: what follows is reported as it comes, not waited for. */
  #carryOn(here: Open): null {
    void this.#goOn(here);
    return null;
  }

  /** Plays chance and bots until a person is waited for or the game is over. */
  async #goOn(here: Open): Promise<void> {
    this.#run += 1;
    const mine = this.#run;
    for (;;) {
      here.play = playChance(here.play, here.luck);
      this.#publish(here);
      const seat = waitingBot(here);
      if (seat === null) return;
      await this.#world.pause();
      if (mine !== this.#run) return;
      here.play = follow(here.play, seat, choose(here, seat, botOn(here, seat), this.#world));
    }
  }
}

/** Milliseconds that a bot may think. */
const BUDGET = 800;
const HINT_BOT = 'greedy';

async function opened(order: OpenOrder, world: World): Promise<Open> {
  const offer = await world.loadGame(order.game);
  const luck = setLuck(order.chance, freeLuck(world));
  const play = order.record === null ? newPlay(offer, order, world) : resumed(offer, order.record, order.upTo);
  return { offer, seats: order.seats, luck, play, viewer: firstPerson(order.seats), known: 0, seen: null };
}

async function lookedAt(record: string, viewer: Viewer, world: World): Promise<Open> {
  const offer = await world.loadGame(gameOf(record));
  return { offer, seats: [], luck: freeLuck(world), play: resumed(offer, record, null), viewer, known: 0, seen: null };
}

/** By the seed; without one, luck of its own. */
function freeLuck(world: World): Luck<GameTypes> {
  return luckFrom(() => quickRng(world.random()));
}

function newPlay({ game }: AnyOffer, { options, seats, chance }: OpenOrder, world: World): Play<GameTypes> {
  return openPlay(game, { options, seats: seats.length, seed: chance.length > 0 ? null : world.newSeed() });
}

/** The game of a record; a part of it goes on with new luck, since who has seen the rest knows what the seed brings. */
function resumed({ game }: AnyOffer, record: string, upTo: number | null): Play<GameTypes> {
  const { match } = verifyRecord(record, () => game);
  return upTo === null ? retold(match) : cutTo(retold(withoutSeed(match)), upTo);
}

function withoutSeed(match: Match<GameTypes>): Match<GameTypes> {
  return { ...match, seed: null, commitment: null, nonces: [] };
}

/** The table as the viewer may know it; what is in it has been told. */
function positionOf(here: Open): Position {
  const { match } = here.play;
  const since = Math.min(here.known, match.log.length);
  const news = newsFor(here);
  here.known = match.log.length;
  here.seen = match.log.length;
  return {
    game: match.game.id,
    options: Object.fromEntries(Object.entries(match.options)),
    seats: match.seats,
    at: match.log.length,
    shown: shownTo(here.play, here.viewer),
    since,
    log: heard(here, since),
    news,
    record: printRecord(match, { withSeed: true }),
    commitment: match.commitment,
    seed: isOver(match.state) ? match.seed : null,
    isSecretive: match.game.secrets(match.state).some(({ knownTo }) => knownTo.length > 0),
  };
}

/** What has happened since the page was shown something, with the eyes of who looks now. */
function newsFor({ play, viewer, seen }: Open): readonly BeatsOf<GameTypes>[] {
  return seen === null || seen >= play.match.log.length ? [] : beatsBetween(cutTo(play, seen), play, viewer);
}

function seenBy(here: Open, viewer: Viewer, seen: number | null): Open {
  here.viewer = viewer;
  here.known = 0;
  here.seen = seen;
  return here;
}

/** The seat of the one who asks for something to be done. */
function seated(viewer: Viewer): Seat {
  if (typeof viewer !== 'number') throw refusal('no-seat', 'only who has a seat may do this');
  return viewer;
}

function moved(here: Open, seat: Seat, against: number, move: unknown): Open {
  if (isStale(here.play.match, seat, against)) throw refusal('stale', 'the game has gone on meanwhile');
  here.play = follow(here.play, seat, move);
  return here;
}

function shortened(here: Open, play: Play<GameTypes>): Open {
  here.play = play;
  here.known = Math.min(here.known, play.match.log.length);
  here.seen = here.seen === null ? null : Math.min(here.seen, play.match.log.length);
  return here;
}

function choose({ offer, play }: Open, seat: Seat, bot: string, world: World): { readonly type: string } {
  return parseBot(bot).choose(offer, shownTo(play, seat), quickRng(world.random()), BUDGET);
}

function waitingBot({ play, seats }: Open): Seat | null {
  return waitingSeats(play).find((seat) => seats[seat]?.kind === 'bot') ?? null;
}

function botOn({ seats }: Open, seat: Seat): string {
  const holder = at(seats, seat);
  return holder.kind === 'bot' ? holder.bot : HINT_BOT;
}

function firstPerson(seats: readonly LocalSeat[]): Viewer {
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  return seat < 0 ? 'spectator' : seat;
}

/** As plain data: what the rules froze is not handed to another thread as it is. */
function heard({ play, viewer }: Open, since: number): Heard[] {
  return heardBy(play, viewer, since).map((entry) => ({ ...entry, events: entry.events.map((event) => ({ ...event })) }));
}

function hint(here: Open, seat: Seat, world: World): { readonly type: string } {
  if (!waitingSeats(here.play).includes(seat)) throw notTheirTurn(seat, waitingSeats(here.play));
  return choose(here, seat, HINT_BOT, world);
}

/** Plays a record again: every character, every move, every draw. */
async function verify(record: string, world: World): Promise<Verdict> {
  const offer = await world.loadGame(gameOf(record));
  const { match, chance } = verifyRecord(record, () => offer.game);
  return { entries: match.log.length, chance, commitment: match.commitment, nonces: match.nonces };
}
