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
  settle,
  start,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { endOf, moveOf, reasonFor, seatAsked, waitingFor } from '@quarterdeck/testkit';
import {
  admiral,
  bookOf,
  type Cell,
  cellName,
  cellNamed,
  DIRECTIONS,
  type Event,
  type Fort,
  type Mine,
  type Options,
  type Player,
  parseShip,
  SHIP_KINDS,
  type Ship,
  type ShipId,
  type Site,
  STRENGTHS,
  type State,
  type View,
  type Wind,
} from '../src/index.ts';

/** A ship by its cell, or with more to say about it; `hold` is the number of parcels. */
export type Afloat =
  | string
  | (Partial<Omit<Ship, 'at' | 'hold'>> & { at: string; hold?: number; from?: readonly (string | null)[] });

/** A table in the middle of a game: only the ships that are named are afloat. */
export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** `calm`, or as `NE fresh`. */
  readonly wind?: string;
  /** Whose turn it is. */
  readonly turn?: Seat;
  readonly round?: number;
  readonly ships?: Readonly<Record<string, Afloat>>;
  readonly forts?: Readonly<Record<string, Partial<Omit<Fort, 'at'>>>>;
  readonly players?: readonly Partial<Player>[];
  /** More reefs than the scenario's own. */
  readonly reefs?: readonly string[];
  /** Parcels in the sea; by default where the scenario lays them. */
  readonly sites?: Readonly<Record<string, number>>;
  readonly buried?: readonly string[];
  /** Parcels that are lost for good. */
  readonly lost?: number;
  readonly mines?: readonly (readonly (string | (Partial<Mine> & { where: string }))[])[];
}

/** Each play returns the scene itself, so that a turn can be told in one line. */
export interface Scene {
  /** The one who is waited for answers. */
  plays(...phrases: readonly string[]): Scene;
  by(seat: Seat, ...phrases: readonly string[]): Scene;
  chance(...phrases: readonly string[]): Scene;
  /** Dice fall so. */
  rolls(...faces: readonly number[]): Scene;
  /** Everybody ends the turn until this seat is asked for one of a later round; the wind is then this one. */
  nextTurn(seat: Seat, wind?: string): Scene;

  waiting(): string;
  legal(): string[];
  /** The legal moves that begin so, without that beginning. */
  may(beginning: string): string[];
  /** Why a move is refused, and the rule that says so. */
  refused(phrase: string): string;
  ship(name: string): Ship;
  /** The cell of a ship, or `sunk`. */
  where(name: string): string;
  fort(cell: string): Fort;
  player(seat: Seat): Player;
  events(): readonly Event[];
  all<K extends Event['type']>(type: K): readonly Extract<Event, { type: K }>[];
  happened(type: Event['type']): boolean;
  view(viewer?: Viewer): View;
  state(): State;
  end(): Outcome;
}

export function scene(position: Position = {}): Scene {
  return playedFrom(stateOf(position));
}

/** A new game, before anything has been drawn. */
export function opening(seats = 2, options: Partial<Options> = {}): Scene {
  const parsed = parseOptions(admiral, options);
  return playedFrom(start(admiral, parsed, parseSeats(admiral, parsed, seats)));
}

export function windOf(words: string): Wind {
  const [first = '', second] = words.split(' ');
  const strength = STRENGTHS.find((name) => name === (second ?? first));
  const towards = second === undefined ? 0 : DIRECTIONS.map(String).indexOf(first);
  assert.ok(strength !== undefined && towards >= 0, `no wind '${words}'`);
  return { towards, strength };
}

function idOf(name: string): ShipId {
  const ship = parseShip(name);
  assert.ok(ship !== null, `no ship '${name}'`);
  return ship;
}

function stateOf(position: Position): State {
  const { seats = 2, turn = 0, round = 3 } = position;
  const state = admiral.setup(parseOptions(admiral, { ...position.options, order: 'seated' }), seats);
  const { scenario } = bookOf(state.fixed);
  state.stack = [
    { kind: 'round', spun: true, toMove: state.order.slice(turn + 1) },
    { kind: 'turn', seat: turn, drifted: null },
  ];
  state.round = round;
  state.wind = windOf(position.wind ?? 'calm');
  for (const ship of state.ships) ship.hold = [];
  for (const [name, afloat] of Object.entries(position.ships ?? {})) setAfloat(state, idOf(name), afloat);
  for (const [cell, change] of Object.entries(position.forts ?? {})) Object.assign(fortOf(state, cell), change);
  position.players?.forEach((change, seat) => {
    Object.assign(at(state.players, seat), change);
  });
  state.reefs.push(...(position.reefs ?? []).map(cellNamed));
  state.sites = sitesOf(position, scenario.cargo.cells, scenario.cargo.buried);
  state.unlaid = 0;
  state.lost = position.lost ?? 0;
  state.mines = state.players.map((_, seat) => (position.mines?.[seat] ?? []).map(mineOf));
  return state;
}

function setAfloat(state: State, id: ShipId, afloat: Afloat): void {
  const ship = at(state.ships, id);
  const { at: cell, hold = 0, from, ...rest } = typeof afloat === 'string' ? { at: afloat } : afloat;
  const origins =
    from === undefined ? Array.from({ length: hold }, () => null) : from.map((name) => (name === null ? null : cellNamed(name)));
  Object.assign(ship, rest, { at: cellNamed(cell), hold: origins });
  assert.notEqual(ship.owner, null, `ship ${id} is not in this game`);
}

function sitesOf({ sites, buried }: Position, cells: readonly string[], isBuried: boolean): Site[] {
  const parcels = (count: number): null[] => Array.from({ length: count }, () => null);
  const loose = sites === undefined && !isBuried ? Object.fromEntries(cells.map((cell) => [cell, 1])) : (sites ?? {});
  const dug = buried ?? (isBuried ? cells : []);
  return [
    ...Object.entries(loose).map(([cell, count]) => ({ at: cellNamed(cell), parcels: parcels(count), buried: false })),
    ...dug.map((cell) => ({ at: cellNamed(cell), parcels: parcels(1), buried: true })),
  ];
}

function mineOf(mine: string | (Partial<Mine> & { where: string })): Mine {
  const { where, ...rest } = typeof mine === 'string' ? { where: mine } : mine;
  return { kinds: SHIP_KINDS, shown: false, ordered: false, ...rest, at: cellNamed(where) };
}

function fortOf(state: State, cell: string): Fort {
  const fort = state.forts.find((each) => each.at === cellNamed(cell));
  assert.ok(fort !== undefined, `no fort at ${cell}`);
  return fort;
}

function playedFrom(first: State): Scene {
  let state = structuredClone(first);
  const events: Event[] = [];
  settle(admiral, state, (event) => events.push(event));
  const box = admiral.census(state);
  const t: Scene = {
    plays: (...phrases) => each(phrases, (phrase) => go(seatAsked(admiral, state), phrase)),
    by: (seat, ...phrases) => each(phrases, (phrase) => go(seat, phrase)),
    chance: (...phrases) => each(phrases, (phrase) => go('chance', phrase)),
    rolls: (...faces) => t.chance(...faces.map((face) => `roll ${face}`)),
    nextTurn(seat, wind = 'calm') {
      const { towards, strength } = windOf(wind);
      const { round } = state;
      for (let i = 0; i < 40 && !(state.round > round && t.waiting() === `${seat} turn`); i++) {
        if (t.waiting() === 'chance wind') t.chance(`spin ${at(DIRECTIONS, towards)} ${strength}`);
        else t.plays('end-turn');
      }
      assert.equal(t.waiting(), `${seat} turn`);
      return t;
    },

    waiting: () => waitingFor(admiral, state),
    legal: () => legalMoves(admiral, state, at(waiting(admiral, state), 0)).map(admiral.notation.print),
    may: (beginning) =>
      t
        .legal()
        .filter((phrase) => phrase.startsWith(beginning))
        .map((phrase) => phrase.slice(beginning.length).trim()),
    refused: (phrase) => reasonFor(refusal(admiral, state, seatAsked(admiral, state), moveOf(admiral, phrase))),
    ship: (name) => at(state.ships, idOf(name)),
    where: (name) => placeName(at(state.ships, idOf(name)).at),
    fort: (cell) => fortOf(state, cell),
    player: (seat) => at(state.players, seat),
    events: () => events,
    all: (type) => events.filter((event): event is Extract<Event, { type: typeof type }> => event.type === type),
    happened: (type) => events.some((event) => event.type === type),
    view: (viewer = 'spectator') => admiral.view(state, viewer),
    state: () => state,
    end: () => endOf(admiral, state),
  };
  return t;

  function each(phrases: readonly string[], act: (phrase: string) => void): Scene {
    for (const phrase of phrases) act(phrase);
    return t;
  }

  function go(actor: Actor, phrase: string): void {
    const move = parseMove(admiral, state, actor, moveOf(admiral, phrase));
    state = play(admiral, state, actor, move, (event) => events.push(event));
    assert.deepEqual(admiral.census(state), box, 'ships, cargo and mines neither appear nor vanish');
  }
}

function placeName(cell: Cell | null): string {
  return cell === null ? 'sunk' : cellName(cell);
}
