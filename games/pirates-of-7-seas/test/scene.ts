// A tiny language for the tests: a position in words, what is played from it, and how everybody stands then.
import assert from 'node:assert/strict';
import {
  type Actor,
  at,
  legalMoves,
  type Outcome,
  parseMove,
  parseOptions,
  parseSeats,
  play,
  refusal,
  type Seat,
  scores,
  settle,
  start,
  take,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { endOf, moveOf, reasonFor, waitingFor } from '@quarterdeck/testkit';
import {
  type Adventure,
  type Character,
  type Event,
  freeShipsOf,
  GOODS,
  LOOT,
  type Loot,
  type Options,
  type Player,
  type Port,
  piratesOf7Seas,
  type State,
  type View,
} from '../src/index.ts';

/** How a player stands; what is not named is as at the start, hands are empty. */
export type Standing = Partial<Omit<Player, 'goods'>> & Partial<Player['goods']>;

/** A table in the middle of a game. Cards and loot that are not named are in their decks. */
export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly players?: readonly Standing[];
  /** What everybody has chosen; without it all are about to choose. */
  readonly chosen?: readonly Character[];
  readonly firstPlayer?: Seat;
  readonly round?: number;
  readonly roundsLeft?: number;
  readonly port?: Port;
  readonly pile?: readonly Adventure[];
  /** How many cards lie above the end card. */
  readonly aboveEnd?: number;
  /** The adventure cards that are left; by default all that are nowhere else. */
  readonly bag?: readonly Adventure[];
  /** The loot deck; what is in none of the holds and not here was discarded. */
  readonly loot?: Partial<Record<Loot, number>>;
}

/** Each play returns the scene itself, so that a turn can be told in one line. */
export interface Scene {
  /** The one who is waited for answers. */
  plays(...phrases: readonly string[]): Scene;
  /** This seat answers, where several are waited for. */
  by(seat: Seat, ...phrases: readonly string[]): Scene;
  chance(...phrases: readonly string[]): Scene;
  /** Dice fall with these faces, in rows. */
  falls(...faces: readonly number[]): Scene;
  /** Dice fall: `600,1500/2` is a 2 at that place. */
  throws(...dice: readonly string[]): Scene;
  /** Loot is drawn card by card. */
  loots(...kinds: readonly Loot[]): Scene;

  /** Who is asked for what: `0 captain`, `chance throw-dice`; at the end `over`. */
  waiting(): string;
  legal(): string[];
  /** Why a move is refused, and the rule that says so: `no-reserve P3.5`. */
  refused(phrase: string): string;
  player(seat: Seat): Player;
  free(seat: Seat): number;
  /** The goods of a player, as `2 0 1`. */
  goods(seat: Seat): string;
  events(): readonly Event[];
  all<K extends Event['type']>(type: K): readonly Extract<Event, { type: K }>[];
  happened(type: Event['type']): boolean;
  view(viewer?: Viewer): View;
  state(): State;

  // When the game is over:
  end(): Outcome;
  scores(): number[];
}

export function scene(position: Position = {}): Scene {
  return playedFrom(stateOf(position));
}

/** A new game, before anything has been drawn. */
export function opening(seats = 3, options: Partial<Options> = {}): Scene {
  const parsed = parseOptions(piratesOf7Seas, options);
  return playedFrom(start(piratesOf7Seas, parsed, parseSeats(piratesOf7Seas, parsed, seats)));
}

function stateOf(position: Position): State {
  const { seats = 3, options = {}, players = [], chosen, firstPlayer = 0, pile = [], loot } = position;
  const state = piratesOf7Seas.setup(parseOptions(piratesOf7Seas, options), seats);
  state.stack = [{ kind: 'round', queue: [] }];
  state.players.forEach((player, seat) => {
    seatPlayer(state, player, players[seat] ?? {});
  });
  for (const card of pile) take(state.bag, card);
  state.pile = pile.slice();
  if (chosen !== undefined) state.chosen = chosen.slice();
  state.firstPlayer = firstPlayer;
  state.round = position.round ?? 1;
  state.roundsLeft = position.roundsLeft ?? null;
  state.port = position.port ?? 'pirate-bay';
  if (position.bag !== undefined) state.bag = position.bag.slice();
  state.aboveEnd = position.aboveEnd ?? Math.max(0, state.bag.length - 4);
  if (loot !== undefined) layLoot(state, loot);
  return state;
}

function seatPlayer(state: State, player: Player, { fruit = 0, coffee = 0, rum = 0, ...rest }: Standing): void {
  Object.assign(player, structuredClone(rest));
  player.goods = { fruit, coffee, rum };
  for (const card of player.hand) take(state.bag, card);
  for (const good of GOODS) state.loot.bag[good] -= player.goods[good];
  state.loot.bag.talisman -= player.talismans;
}

function layLoot(state: State, left: Partial<Record<Loot, number>>): void {
  for (const kind of LOOT) {
    state.loot.discard[kind] = state.loot.bag[kind] - (left[kind] ?? 0);
    state.loot.bag[kind] = left[kind] ?? 0;
  }
}

function playedFrom(first: State): Scene {
  let state = structuredClone(first);
  const events: Event[] = [];
  settle(piratesOf7Seas, state, (event) => events.push(event));
  const box = piratesOf7Seas.census(state);
  const t: Scene = {
    plays: (...phrases) => each(phrases, (phrase) => go(seatAsked(), phrase)),
    by: (seat, ...phrases) => each(phrases, (phrase) => go(seat, phrase)),
    chance: (...phrases) => each(phrases, (phrase) => go('chance', phrase)),
    falls: (...faces) => t.chance(`throw ${faces.map((face, i) => `${60 + 120 * i}:60:${face}:0`).join(',') || '-'}`),
    throws: (...dice) => t.chance(`throw ${dice.map((die) => `${die.replace(/[,/]/g, ':')}:0`).join(',')}`),
    loots: (...kinds) => t.chance(...kinds.map((kind) => `loot ${kind}`)),

    waiting: () => waitingFor(piratesOf7Seas, state),
    legal: () => legalMoves(piratesOf7Seas, state, at(waiting(piratesOf7Seas, state), 0)).map(piratesOf7Seas.notation.print),
    refused: (phrase) => reasonFor(refusal(piratesOf7Seas, state, seatAsked(), moveOf(piratesOf7Seas, phrase))),
    player: (seat) => at(state.players, seat),
    free: (seat) => freeShipsOf(at(state.players, seat)),
    goods: (seat) => GOODS.map((good) => at(state.players, seat).goods[good]).join(' '),
    events: () => events,
    all: (type) => events.filter((event): event is Extract<Event, { type: typeof type }> => event.type === type),
    happened: (type) => events.some((event) => event.type === type),
    view: (viewer = 'spectator') => piratesOf7Seas.view(state, viewer),
    state: () => state,

    end: () => endOf(piratesOf7Seas, state),
    scores: () => scores(endOf(piratesOf7Seas, state)),
  };
  return t;

  function each(phrases: readonly string[], act: (phrase: string) => void): Scene {
    for (const phrase of phrases) act(phrase);
    return t;
  }

  function go(actor: Actor, phrase: string): void {
    const move = parseMove(piratesOf7Seas, state, actor, moveOf(piratesOf7Seas, phrase));
    state = play(piratesOf7Seas, state, actor, move, (event) => events.push(event));
    assert.deepEqual(piratesOf7Seas.census(state), box, 'cards neither appear nor vanish');
  }

  function seatAsked(): Seat {
    const [seat] = waiting(piratesOf7Seas, state);
    assert.ok(typeof seat === 'number', `no seat is asked: '${t.waiting()}'`);
    return seat;
  }
}
