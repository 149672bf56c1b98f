// The examples of the rules page: tables at which the rules themselves sail, fire, board and repair, so that the page cannot be wrong.
import {
  type Admiral,
  admiral,
  bookOf,
  type Cell,
  cellNamed,
  chartOf,
  DIRECTIONS,
  type Event,
  fortPiece,
  GROUND,
  neighbour,
  type Piece,
  parseShip,
  reachOf,
  type ScenarioName,
  type Sea,
  type Ship,
  type ShipId,
  type ShipKind,
  type State,
  setup,
  shipOf,
  type Wind,
  whyNotBearing,
} from '@quarterdeck/admiral';
import { type Actor, at, defaultOptions, type MoveOf, play } from '@quarterdeck/kernel';

const NORTH_EAST = DIRECTIONS.indexOf('NE');
const EAST = DIRECTIONS.indexOf('E');
const FRESH: Wind = { towards: NORTH_EAST, strength: 'fresh' };

type Afloat = Partial<Omit<Ship, 'at'>> & { readonly at: string };

/** A table in the middle of seat 0's turn, with only these ships afloat. */
function table(scenario: ScenarioName, seats: number, ships: Readonly<Record<string, Afloat>>, wind: Wind = FRESH): State {
  const state = setup({ ...defaultOptions(admiral), scenario, order: 'seated' }, seats);
  state.stack = [
    { kind: 'round', spun: true, toMove: state.order.slice(1) },
    { kind: 'turn', seat: 0, drifted: null },
  ];
  state.round = 1;
  state.wind = wind;
  for (const [name, { at: cell, ...rest }] of Object.entries(ships)) {
    const ship = shipNamed(name);
    state.ships[ship] = { ...at(state.ships, ship), ...rest, at: cellNamed(cell) };
  }
  return state;
}

function shipNamed(name: string): ShipId {
  const ship = parseShip(name);
  if (ship === null) throw new Error(`no ship '${name}'`);
  return ship;
}

type Played = readonly [actor: Actor, move: MoveOf<Admiral>];

function after(state: State, moves: readonly Played[]): { end: State; events: readonly Event[] } {
  const events: Event[] = [];
  const end = moves.reduce((now, [actor, move]) => play(admiral, now, actor, move, (event) => events.push(event)), state);
  return { end, events };
}

/** How far a ship comes on each of the eight courses in a fresh wind to the north-east. */
export function reachExample(kind: ShipKind): readonly number[] {
  const state = table('pearl-banks', 2, {});
  return DIRECTIONS.map((_, course) => reachOf(state, FRESH, shipOf(kind, 1), course));
}

export const REACH_WIND = NORTH_EAST;

export interface Way {
  readonly from: Cell;
  readonly to: Cell;
  readonly isOpen: boolean;
}

/** Ways between cells of water, as far as one of them lies in shallows: open, or closed by land. */
export function waysOf(sea: Sea, cells: readonly Cell[]): readonly Way[] {
  const isWater = (cell: Cell) => (sea.ground[cell] ?? GROUND.off) <= GROUND.shallow;
  const shallows = cells.filter((cell) => sea.ground[cell] === GROUND.shallow);
  return shallows.flatMap((from) =>
    DIRECTIONS.flatMap((_, course) => {
      const to = neighbour(sea.columns, from, course);
      if (to < 0 || !isWater(to) || !cells.includes(to)) return [];
      return [{ from, to, isOpen: (sea.steps[8 * from + course] ?? -1) === to }];
    }),
  );
}

/** Both kinds of islands, as they lie in Dead Pilot's Hoard. */
export function islandsExample(): Sea {
  return bookOf(table('dead-pilots-hoard', 2, {}).fixed).sea;
}

export interface Drifting {
  readonly state: State;
  readonly events: readonly Event[];
  /** Ships that stay where they are. */
  readonly sheltered: readonly ShipId[];
}

/** A storm to the east: one runs on a reef, one drifts freely, one lies in the lee of an island. */
export function stormExample(): Drifting {
  const ships = { galleon1: { at: 'H5' }, frigate1: { at: 'M11' }, line1: { at: 'L10' }, brig1: { at: 'L8' } };
  const state = table('pearl-banks', 4, ships, { towards: EAST, strength: 'storm' });
  const drifts = ['frigate1', 'line1', 'galleon1'].map((name): Played => [0, { type: 'drift', ship: shipNamed(name) }]);
  const { events } = after(state, drifts);
  return { state, events, sheltered: [shipNamed('brig1')] };
}

export interface Firing {
  readonly state: State;
  readonly from: Cell;
  readonly hits: readonly Cell[];
  readonly hidden: readonly Cell[];
}

/** The ship of the line between the islands, with a brig of her own astern and a frigate in the way. */
export function broadsideExample(): Firing {
  const ships = { line1: { at: 'L10' }, brig1: { at: 'L12' }, frigate2: { at: 'L7' }, galleon2: { at: 'I10' } };
  return firing(table('pearl-banks', 4, ships), shipNamed('line1'), cellNamed('L10'));
}

/** The fort in a corner: over a ship at sea, not over one in the port. */
export function fortExample(): Firing {
  const ships = { brig1: { at: 'B1' }, frigate2: { at: 'C3' }, brig2: { at: 'A4' } };
  return firing(table('pearl-banks', 4, ships), fortPiece(cellNamed('A1')), cellNamed('A1'));
}

function firing(state: State, gun: Piece, from: Cell): Firing {
  const { sea } = bookOf(state.fixed);
  const chart = chartOf(state);
  const lines = DIRECTIONS.flatMap((_, course) => lineFrom(sea, from, course));
  const why = (to: Cell) => whyNotBearing(state.fixed, chart, gun, from, to);
  return {
    state,
    from,
    hits: lines.filter((to) => why(to) === null),
    hidden: lines.filter((to) => why(to) === 'no-line' && (sea.ground[to] ?? GROUND.off) <= GROUND.shallow),
  };
}

function lineFrom(sea: Sea, from: Cell, course: number): readonly Cell[] {
  const next = neighbour(sea.columns, from, course);
  return next < 0 ? [] : [next, ...lineFrom(sea, next, course)];
}

export interface Fought {
  readonly dice: readonly { readonly ship: ShipId; readonly face: number; readonly points: number; readonly left: number }[];
  readonly attack: number;
  readonly defence: number;
  /** What each ship has afterwards; 0: lost. */
  readonly after: readonly { readonly ship: ShipId; readonly left: number }[];
}

const PRIZE = shipNamed('line2');

/** The book's own example: brig and frigate against a ship of the line. */
export function boardingExample(): Fought {
  const ships = {
    brig1: { at: 'H10' },
    frigate1: { at: 'F10', damage: 2 },
    line2: { at: 'G10', damage: 5 },
    brig2: { at: 'X10' },
  };
  const state = table('pearl-banks', 2, ships);
  const [brig, frigate] = [shipNamed('brig1'), shipNamed('frigate1')];
  const rolls = [1, 6, 5].map((face): Played => ['chance', { type: 'roll', face }]);
  const shares = [0, 1].map((units): Played => [0, { type: 'allot', units }]);
  const { events } = after(state, [
    [0, { type: 'board', ship: PRIZE }],
    [0, { type: 'join', ship: brig }],
    [0, { type: 'join', ship: frigate }],
    ...rolls,
    ...shares,
  ]);
  return foughtOf(state, events);
}

function foughtOf(state: State, events: readonly Event[]): Fought {
  const { cards } = bookOf(state.fixed);
  const over = events.find((event) => event.type === 'contest-over');
  const leftOf = (ship: ShipId) => at(cards, ship).durability - at(state.ships, ship).damage;
  return {
    dice: events.flatMap((event) =>
      event.type === 'boarding-die'
        ? [{ ship: event.piece, face: event.face, points: event.points, left: leftOf(event.piece) }]
        : [],
    ),
    attack: over?.attack ?? 0,
    defence: over?.defence ?? 0,
    after: events.flatMap((event) => (event.type === 'allotted' ? [{ ship: event.piece, left: event.units }] : [])),
  };
}

/** The damage of a ship under repair at the end of each of her owner's turns. */
export function repairExample(): readonly number[] {
  const ship = shipNamed('line1');
  const state = table('pearl-banks', 2, { line1: { at: 'B2', damage: 2 }, brig2: { at: 'W13' } });
  const turn: readonly Played[] = [[0, { type: 'end-turn' }]];
  const between: readonly Played[] = [
    [1, { type: 'end-turn' }],
    ['chance', { type: 'spin', towards: EAST, strength: 'calm' }],
  ];
  const first = after(state, [[0, { type: 'begin-repair', ship }], ...turn]).end;
  const second = after(first, [...between, ...turn]).end;
  const third = after(second, [...between, ...turn]).end;
  return [first, second, third].map(({ ships }) => at(ships, ship).damage);
}

/** Two Crowns' Mail for two, whose forts stand at the rim and have mines. */
export function minesExample(): State {
  return table('two-crowns-mail', 2, {});
}
