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
  show,
  start,
  take,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { endOf, moveOf, reasonFor, seatAsked, waitingFor } from '@quarterdeck/testkit';
import {
  atWorldsEnd,
  type Event,
  fameOf,
  type Hero,
  type Manoeuvre,
  type Options,
  onlyAt,
  type Pirate,
  type Place,
  SEAS,
  type SeaId,
  type ShipId,
  type State,
  shipsAt,
  type Turn,
  type TurnStep,
  type View,
} from '../src/index.ts';

/** How a pirate stands; what is not named is that of a pirate in mid game without gold, ships and seas. */
export interface Standing extends Partial<Omit<Pirate, 'fleet' | 'hand'>> {
  readonly squadron?: readonly ShipId[];
  /** Guards by sea; the seas are the pirate's. */
  readonly escorts?: Partial<Record<SeaId, readonly ShipId[]>>;
  /** Seas without guards. */
  readonly seas?: readonly SeaId[];
  readonly hand?: readonly Manoeuvre[];
}

/** A table in the middle of a game. */
export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly pirates?: readonly Standing[];
  readonly order?: readonly Seat[];
  /** Whose turn it is, and what comes next in it. */
  readonly turn?: Seat;
  readonly step?: TurnStep;
  /** What was done in this turn. */
  readonly done?: Partial<Turn>;
  readonly armada?: number;
  /** The ships that are left to draw; by default all that are nowhere else. */
  readonly market?: readonly ShipId[];
}

const HEROES: readonly Hero[] = ['corsair', 'swordsmith', 'diplomat', 'trickster'];
const FLAGSHIPS: readonly SeaId[] = ['bahamas', 'sumatra', 'south-atlantic', 'north-atlantic'];
const IN_MID_GAME = 5;

/** Each play returns the scene itself, so that a turn can be told in one line. */
export interface Scene {
  /** The one who is waited for answers. */
  plays(...phrases: readonly string[]): Scene;
  chance(...phrases: readonly string[]): Scene;

  /** Who is asked for what: `0 actions`, `chance event-dice`; at the end `over`. */
  waiting(): string;
  legal(): string[];
  /** Why a move is refused, and the rule that says so: `calm W3.4`. */
  refused(phrase: string): string;
  /** What is greyed out for the one who is asked, with the reason: `sail cuba: calm W3.4`. */
  greyed(): string[];
  pirate(seat: Seat): Pirate;
  at(seat: Seat, place: Place): string;
  fame(seat: Seat): number;
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

/** A new game, before anything has been chosen. */
export function opening(seats = 3, options: Partial<Options> = {}): Scene {
  const parsed = parseOptions(atWorldsEnd, options);
  return playedFrom(start(atWorldsEnd, parsed, parseSeats(atWorldsEnd, parsed, seats)));
}

function stateOf(position: Position): State {
  const { seats = 3, options = {}, pirates = [], turn = 0, step = 'actions', market } = position;
  const state = atWorldsEnd.setup(parseOptions(atWorldsEnd, options), seats);
  state.stack = [{ kind: 'turn', seat: turn, step }];
  state.order = position.order?.slice() ?? state.pirates.map((_, seat) => seat);
  state.armada = position.armada ?? 1;
  state.pirates.forEach((pirate, seat) => {
    seatPirate(state, pirate, seat, pirates[seat] ?? {});
  });
  state.turn = { ...NOTHING_DONE, seat: turn, ...position.done };
  if (market !== undefined) {
    state.sunk = state.market.filter((ship) => !market.includes(ship));
    state.market = market.slice();
  }
  return state;
}

const NOTHING_DONE: Turn = {
  seat: 0,
  calm: false,
  extraProfit: false,
  sailed: false,
  justSailed: false,
  favourUsed: false,
  visited: false,
  fought: false,
  skillPaid: false,
};

function seatPirate(state: State, pirate: Pirate, seat: Seat, standing: Standing): void {
  const { squadron = [], escorts = {}, seas = [], hand = [], ...rest } = standing;
  Object.assign(pirate, { hero: HEROES[seat], flagship: FLAGSHIPS[seat], turns: IN_MID_GAME, ...rest });
  for (const sea of seas) state.seas[sea] = seat;
  for (const ship of squadron) enlist(state, pirate, ship, 'squadron');
  for (const sea of SEAS) for (const ship of guardsOf(state, escorts, sea, seat)) enlist(state, pirate, ship, sea);
  const piles = pirate.fleet.reduce((places, ship) => places | onlyAt(ship.at), 0);
  for (const ship of pirate.fleet) ship.mayBe = piles;
  for (const card of hand) take(state.manoeuvres.bag, card);
  pirate.hand = hand.slice();
}

function guardsOf(state: State, escorts: Standing['escorts'], sea: SeaId, seat: Seat): readonly ShipId[] {
  const ships = escorts?.[sea];
  if (ships === undefined) return [];
  state.seas[sea] = seat;
  return ships;
}

function enlist(state: State, { fleet }: Pirate, ship: ShipId, place: Place): void {
  take(state.market, ship);
  fleet.push({ ship, at: place, mayBe: 0, posted: false, collected: false, sent: false });
}

function playedFrom(first: State): Scene {
  let state = structuredClone(first);
  const events: Event[] = [];
  settle(atWorldsEnd, state, (event) => events.push(event));
  const box = atWorldsEnd.census(state);
  const t: Scene = {
    plays: (...phrases) => each(phrases, (phrase) => go(seatAsked(atWorldsEnd, state), phrase)),
    chance: (...phrases) => each(phrases, (phrase) => go('chance', phrase)),

    waiting: () => waitingFor(atWorldsEnd, state),
    legal: () => legalMoves(atWorldsEnd, state, at(waiting(atWorldsEnd, state), 0)).map(atWorldsEnd.notation.print),
    refused: (phrase) => reasonFor(refusal(atWorldsEnd, state, seatAsked(atWorldsEnd, state), moveOf(atWorldsEnd, phrase))),
    greyed: () =>
      show(atWorldsEnd, state, seatAsked(atWorldsEnd, state)).forbidden.map(
        ({ move, refusal: refused }) => `${atWorldsEnd.notation.print(move)}: ${reasonFor(refused)}`,
      ),
    pirate: (seat) => at(state.pirates, seat),
    at: (seat, place) => shipsAt(at(state.pirates, seat), place).join(' '),
    fame: (seat) => fameOf(state, seat),
    events: () => events,
    all: (type) => events.filter((event): event is Extract<Event, { type: typeof type }> => event.type === type),
    happened: (type) => events.some((event) => event.type === type),
    view: (viewer = 'spectator') => atWorldsEnd.view(state, viewer),
    state: () => state,

    end: () => endOf(atWorldsEnd, state),
    scores: () => scores(endOf(atWorldsEnd, state)),
  };
  return t;

  function each(phrases: readonly string[], act: (phrase: string) => void): Scene {
    for (const phrase of phrases) act(phrase);
    return t;
  }

  function go(actor: Actor, phrase: string): void {
    const move = parseMove(atWorldsEnd, state, actor, moveOf(atWorldsEnd, phrase));
    state = play(atWorldsEnd, state, actor, move, (event) => events.push(event));
    assert.deepEqual(atWorldsEnd.census(state), box, 'ships and cards neither appear nor vanish');
  }
}
