// Setting the table (IV): forts and fleets as the scenario says; the rest is decided by the players.
import { type Seat, same } from '@quarterdeck/kernel';
import { bookOf, scenarioFor } from './book.ts';
import { cellNamed } from './data/cells.ts';
import { checkScenario } from './data/check-scenario.ts';
import { COMPONENTS, type Components } from './data/components.ts';
import type { Scenario } from './data/scenario.ts';
import { findScenario } from './data/scenarios/index.ts';
import { SHIPS, type ShipId, type ShipKind, shipOf } from './data/ships.ts';
import type { Fixed, Options, Player, Preparation, Ship, State } from './types.ts';

export function setup(options: Options, seats: number): State {
  const { components, chart, ...rest } = options;
  const fixed: Fixed = { options: rest, seats, components: same(components, COMPONENTS) ? null : components, chart };
  const { scenario } = bookOf(fixed);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const isDrawn = options.order === 'drawn' && seats > 1;
  const state: State = {
    stack: [
      { kind: 'round', spun: false, toMove: [] },
      { kind: 'preparation', steps: [...(isDrawn ? (['turn-order'] as const) : []), ...STEPS] },
    ],
    fixed,
    leg: 1,
    order: isDrawn ? [] : everybody,
    round: 0,
    wind: null,
    players: everybody.map((side) => player(side)),
    ships: [],
    forts: [],
    reefs: scenario.reefs.map(cellNamed),
    sites: [],
    unlaid: 0,
    lost: 0,
    deliveries: 0,
    mines: everybody.map(() => []),
    unsettled: false,
    ending: null,
  };
  muster(state);
  return state;
}

const STEPS: readonly Preparation[] = ['cargo', 'reefs', 'wreck', 'treasure', 'berths', 'mines'];

function player(side: number): Player {
  return { side, out: null, fortless: 0, lastDelivery: null, points: 0, feats: [], fireships: 0, goal: null };
}

/** Ships, forts and cargo of a game, or of a leg of it, as they are before anything has happened. */
export function muster(state: State): void {
  const { scenario } = bookOf(state.fixed);
  const seatOf = state.players.map((_, side) => state.players.findIndex((each) => each.side === side));
  state.round = 0;
  state.wind = null;
  state.ships = fleets(scenario, seatOf);
  state.forts = scenario.harbours.map((harbour) => ({
    at: cellNamed(harbour.at),
    owner: harbour.of === null ? null : (seatOf[harbour.of] ?? null),
    damage: 0,
    fired: 0,
    stored: harbour.stored,
    gang: [],
    since: 0,
    restored: 0,
    leftRepair: false,
  }));
  state.sites = [];
  state.unlaid = unlaidOf(scenario);
  state.lost = 0;
  state.mines = state.players.map(() => []);
  state.unsettled = false;
  for (const each of state.players) {
    each.out = null;
    each.fireships = 0;
  }
}

function unlaidOf({ cargo }: Scenario): number {
  return cargo.cells.length - cargo.spare + cargo.more + (cargo.wreck.length > 0 ? 1 : 0);
}

/** Each kind is numbered through, side by side (II 5). */
function fleets({ sides }: Scenario, seatOf: readonly Seat[]): Ship[] {
  const count: Record<ShipKind, number> = { brig: 0, frigate: 0, galleon: 0, line: 0 };
  const ships: Ship[] = Array.from({ length: SHIPS }, () => newShip(null, 0));
  let last: ShipId = 0;
  sides.forEach(({ fleet }, side) => {
    for (const { kind, cargo } of fleet) {
      count[kind] += 1;
      const ship = shipOf(kind, count[kind]);
      ships[ship] = newShip(seatOf[side] ?? null, cargo);
      last = Math.max(last, ship);
    }
  });
  return ships.slice(0, last + 1);
}

function newShip(owner: Seat | null, cargo: number): Ship {
  return {
    owner,
    at: null,
    damage: 0,
    hold: Array.from({ length: cargo }, () => null),
    moved: false,
    fired: 0,
    locked: false,
    duty: 'free',
    since: 0,
    leftRepair: false,
    loadedAt: null,
    unloadedAt: null,
    royalTurns: 0,
  };
}

/** Why options and seats do not go together, or null. */
export function refuseSetup({ chart, components, ...options }: Options, seats: number): string | null {
  if (chart !== null && chart.sides.length !== seats) return `the chart is for ${chart.sides.length} players, not for ${seats}`;
  if (chart !== null && options.teams !== 'alone')
    return `the chart itself says who plays together, not teams '${options.teams}'`;
  const scenario = scenarioFor(options, chart, seats);
  if (scenario === null) return refuseSeats(options, seats);
  return same(components, COMPONENTS) ? null : refuseFigures(scenario, components);
}

function refuseSeats({ scenario, teams }: Pick<Options, 'scenario' | 'teams'>, seats: number): string {
  const counts = [1, 2, 3, 4, 5, 6].filter((count) => findScenario(scenario, count, teams) !== null);
  const who = teams === 'alone' ? '' : ` with teams '${teams}'`;
  if (counts.length === 0) return `scenario '${scenario}' is not played${who}`;
  return `scenario '${scenario}'${who} is for ${counts.join(', ').replace(/, (\d)$/, ' or $1')} players, not for ${seats}`;
}

/** Corrected figures may close a port or bury cargo under land. */
function refuseFigures(scenario: Scenario, components: Components): string | null {
  try {
    checkScenario(scenario, components);
    return null;
  } catch (cause) {
    return `with these components the scenario cannot be played: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}
