// What ships and forts are worth, and where a ship wants to go. All figures are guesses of ours.
import { at, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../src/book.ts';
import { type Cell, distance } from '../src/data/cells.ts';
import { kindOf, type ShipId } from '../src/data/ships.ts';
import { teamOf } from '../src/table.ts';
import type { Ship, State } from '../src/types.ts';

/** A won game is worth more than any lead. */
export const VICTORY = 1000;

export const WORTH = {
  stored: 40,
  /** A parcel aboard. */
  aboard: 18,
  points: 12,
  /** A cell nearer to where a ship wants to go. */
  cell: 0.6,
  raceCell: 4,
  hull: 4,
  durability: 3,
  fort: 6,
  fortDurability: 2,
  /** What is left of a ship's worth once it is a fireship. */
  fireship: 0.2,
} as const;

export function fleetWorth(state: State, seat: Seat): number {
  return state.ships.reduce((sum, ship, id) => (ship.owner === seat ? sum + shipWorth(state, id, ship) : sum), 0);
}

export function shipWorth(state: State, id: ShipId, ship: Readonly<Ship>): number {
  if (ship.at === null) return 0;
  const left = at(bookOf(state.fixed).cards, id).durability - ship.damage;
  const hull = (WORTH.hull + WORTH.durability * left) * (ship.duty === 'fireship' ? WORTH.fireship : 1);
  return hull + WORTH.aboard * ship.hold.length - wayWorth(state, id, ship.at);
}

export function fortsWorth(state: State, seat: Seat): number {
  const { isRoyal, fort: card } = bookOf(state.fixed);
  return state.forts.reduce((sum, fort, place) => {
    if (fort.owner !== seat || at(isRoyal, place)) return sum;
    return sum + WORTH.fort + WORTH.fortDurability * (card.durability - fort.damage);
  }, 0);
}

/** What it costs a ship to lie in this cell: the way to where it wants to go. */
export function wayWorth(state: State, id: ShipId, from: Cell): number {
  const goals = goalsOf(state, id);
  if (goals.length === 0) return 0;
  const cells = Math.min(...goals.map((goal) => distance(from, goal)));
  return cells * (bookOf(state.fixed).scenario.aim.kind === 'race' ? WORTH.raceCell : WORTH.cell);
}

/** The goal of a race; with cargo, where it is unloaded; else cargo, or the enemy in a battle. */
function goalsOf(state: State, id: ShipId): readonly Cell[] {
  const ship = at(state.ships, id);
  if (ship.owner === null) return [];
  const { scenario } = bookOf(state.fixed);
  const { goal } = at(state.players, ship.owner);
  if (scenario.aim.kind === 'race') return goal === null || kindOf(id) !== 'brig' ? [] : [goal];
  if (scenario.aim.kind === 'battle')
    return state.ships.flatMap((other) => (other.owner !== ship.owner && other.at !== null ? [other.at] : []));
  const isFull = ship.hold.length >= at(bookOf(state.fixed).cards, id).hold;
  if (ship.hold.length > 0 && (isFull || state.sites.length === 0)) return homesOf(state, ship.owner, ship);
  return sourcesOf(state, ship.owner);
}

function homesOf(state: State, seat: Seat, { hold }: Readonly<Ship>): readonly Cell[] {
  const { scenario, goal, crownTeam, isRoyal } = bookOf(state.fixed);
  if (scenario.aim.kind === 'mail')
    return state.forts.flatMap((fort, place) => (at(isRoyal, place) && !hold.includes(fort.at) ? [fort.at] : []));
  if (goal !== null && crownTeam === teamOf(state, seat)) return [goal];
  return state.forts.flatMap((fort, place) => (fort.owner === seat && !at(isRoyal, place) ? [fort.at] : []));
}

/** Cargo in the sea, in royal ports (S4), or aboard the ships of others. */
function sourcesOf(state: State, seat: Seat): readonly Cell[] {
  const { scenario, isRoyal } = bookOf(state.fixed);
  const sea = state.sites.map((site) => site.at);
  if (scenario.aim.kind === 'mail')
    sea.push(...state.forts.flatMap((fort, place) => (at(isRoyal, place) && fort.stored > 0 ? [fort.at] : [])));
  if (sea.length > 0) return sea;
  return state.ships.flatMap((ship) => (ship.owner !== seat && ship.at !== null && ship.hold.length > 0 ? [ship.at] : []));
}
