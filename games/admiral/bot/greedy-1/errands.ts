// What a ship can still bring home: its cargo, cargo that it may fetch, a race that it may win. The farther off in rounds, the less.
import { at, type Seat } from '@quarterdeck/kernel';
import type { Book } from '../../src/book.ts';
import { CELLS, type Cell } from '../../src/data/cells.ts';
import { kindOf, type ShipId } from '../../src/data/ships.ts';
import { fortIndex, isFriend, isRuin, teamOf } from '../../src/table.ts';
import type { Origin, Ship, State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';
import { NEVER, type Target, toPorts, voyage } from './voyages.ts';
import type { Waters } from './waters.ts';

/** Where cargo can be had. */
interface Source {
  readonly target: Target;
  /** Where the way home begins. */
  readonly from: Cell;
  readonly origin: Origin;
  readonly wait: number;
}

/** What a seat is after, found once for a position. */
export interface Plan {
  readonly state: State;
  readonly waters: Waters;
  readonly seat: Seat;
  /** The worth of one parcel, and of one that comes from no royal port. */
  readonly parcel: number;
  readonly loose: number;
  /** Harbours where the seat may unload. */
  readonly homes: number;
  readonly sources: readonly Source[];
}

/** A plan with every source given to the ship that makes most of it, and how soon a rival can be there. */
export interface Orders extends Plan {
  readonly takers: readonly (ShipId | null)[];
  readonly rivals: readonly number[];
}

export function planOf(state: State, waters: Waters, seat: Seat): Plan {
  const { book } = waters;
  const { aim } = book.scenario;
  const asked = aim.kind === 'gather' || aim.kind === 'convoy' ? aim.parcels : aim.kind === 'mail' ? aim.points : 1;
  const parcel = GUESSES.aim / asked;
  const loose = aim.kind === 'mail' ? aim.wreck * parcel : parcel;
  return { state, waters, seat, parcel, loose, homes: homesOf(state, book, seat), sources: sourcesOf(state, book) };
}

/** V 4.1, S2, S4. */
function homesOf(state: State, book: Book, seat: Seat): number {
  if (book.goal !== null && teamOf(state, seat) === book.crownTeam) return 1 << fortIndex(book, book.goal);
  const isMail = book.scenario.aim.kind === 'mail';
  let bits = 0;
  state.forts.forEach((fort, place) => {
    const isOurs = fort.owner !== null && isFriend(state, fort.owner, seat) && !isRuin(book, fort);
    if (isMail === at(book.isRoyal, place) && (isMail || isOurs)) bits |= 1 << place;
  });
  return bits;
}

function sourcesOf(state: State, book: Book): Source[] {
  const sources: Source[] = [];
  for (const { at: cell, buried, parcels } of state.sites) {
    sources.push({ target: cell, from: cell, origin: parcels.at(-1) ?? null, wait: buried ? GUESSES.dig : 0 });
  }
  if (book.scenario.aim.kind !== 'mail') return sources;
  state.forts.forEach((fort, place) => {
    if (!at(book.isRoyal, place) || fort.stored === 0) return;
    const from = book.sea.ports.findIndex((bits) => ((bits >> place) & 1) === 1);
    sources.push({ target: toPorts(1 << place), from, origin: fort.at, wait: 0 });
  });
  return sources;
}

function burdenOf({ waters }: Plan, ship: ShipId, parcels: number): number {
  return parcels > at(waters.book.cards, ship).light ? 1 : 0;
}

/** Rounds to where this parcel is to go; S4: not to the port that it came from. */
function roundsHome(plan: Plan, ship: ShipId, from: Cell, parcels: number, origin: Origin): number {
  const { book } = plan.waters;
  const homes = origin === null ? plan.homes : plan.homes & ~(1 << fortIndex(book, origin));
  return voyage(plan.waters, ship, burdenOf(plan, ship, parcels), toPorts(homes))[from] ?? 0;
}

function later(rounds: number): number {
  return GUESSES.patience ** rounds;
}

/** What cargo aboard is worth, when it goes home from here. */
export function cargoWorth(plan: Plan, id: ShipId, { hold }: Readonly<Ship>, cell: Cell): number {
  if (plan.homes === 0) return 0;
  let sum = 0;
  for (const origin of hold) sum += parcelWorth(plan, origin) * later(roundsHome(plan, id, cell, hold.length, origin));
  return GUESSES.aboard * sum;
}

function parcelWorth({ parcel, loose }: Plan, origin: Origin): number {
  return origin === null ? loose : parcel;
}

/** What a ship may still win for the aim of the scenario from this cell, beyond the cargo that it has. */
export function errandWorth(orders: Orders, id: ShipId, ship: Readonly<Ship>, cell: Cell): number {
  const { goal } = at(orders.state.players, orders.seat);
  if (goal !== null) return raceWorth(orders, id, cell, goal);
  if (!hasRoom(orders, id, ship)) return 0;
  let best = 0;
  for (let i = 0; i < orders.sources.length; i++) {
    const taker = at(orders.takers, i);
    if (taker === null || taker === id) best = Math.max(best, fetchWorth(orders, orders.rivals, id, ship, cell, i));
  }
  return best;
}

function hasRoom({ waters, homes }: Plan, id: ShipId, { hold }: Readonly<Ship>): boolean {
  return homes !== 0 && hold.length < at(waters.book.cards, id).hold;
}

/** M1 4: only the brig counts. */
function raceWorth({ waters }: Plan, id: ShipId, cell: Cell, goal: Cell): number {
  if (kindOf(id) !== 'brig') return 0;
  return GUESSES.aim * later(voyage(waters, id, 0, toPorts(1 << fortIndex(waters.book, goal)))[cell] ?? 0);
}

/** One parcel more, and home with all of them: how much better that is than to go home at once. */
function fetchWorth(plan: Plan, rivals: readonly number[], id: ShipId, ship: Readonly<Ship>, cell: Cell, i: number): number {
  const source = at(plan.sources, i);
  const aboard = ship.hold.length;
  const out = voyage(plan.waters, id, burdenOf(plan, id, aboard), source.target)[cell] ?? 0;
  const back = roundsHome(plan, id, source.from, aboard + 1, source.origin);
  const carried = ship.hold.reduce<number>((sum, origin) => sum + parcelWorth(plan, origin), 0);
  const more = parcelWorth(plan, source.origin) * (at(rivals, i) < out ? GUESSES.rival : 1);
  return GUESSES.aboard ** 2 * (carried + more) * later(out + source.wait + back) - cargoWorth(plan, id, ship, cell);
}

export function ordersOf(plan: Plan): Orders {
  const rivals = plan.sources.map((source) => soonestRival(plan, source.target));
  return { ...plan, rivals, takers: plan.state.sites.length === 0 ? plan.sources.map(() => null) : takersOf(plan, rivals) };
}

function soonestRival({ state, waters, seat }: Plan, target: Target): number {
  let soonest = Number.POSITIVE_INFINITY;
  for (let id = 0; id < state.ships.length; id++) {
    const { owner, at: cell, hold, duty } = at(state.ships, id);
    if (owner === null || cell === null || duty !== 'free' || isFriend(state, owner, seat)) continue;
    if (hold.length >= at(waters.book.cards, id).hold) continue;
    soonest = Math.min(soonest, voyage(waters, id, 0, target)[cell] ?? NEVER);
  }
  return soonest;
}

/** The best pair of ship and source first, then the best of what is left; royal ports are for everybody (S4). */
function takersOf(plan: Plan, rivals: readonly number[]): (ShipId | null)[] {
  const takers: (ShipId | null)[] = plan.sources.map(() => null);
  const worths = worthsOf(plan, rivals);
  const count = plan.sources.length;
  for (;;) {
    let best = 0;
    for (let pair = 1; pair < worths.length; pair++) if (at(worths, pair) > at(worths, best)) best = pair;
    if ((worths[best] ?? 0) <= 0) return takers;
    const id = Math.floor(best / count);
    takers[best % count] = id;
    for (let i = 0; i < count; i++) worths[id * count + i] = 0;
    for (let other = best % count; other < worths.length; other += count) worths[other] = 0;
  }
}

/** By ship and source. */
function worthsOf(plan: Plan, rivals: readonly number[]): number[] {
  const { state, sources, seat } = plan;
  const worths: number[] = [];
  for (let id = 0; id < state.ships.length; id++) {
    const ship = at(state.ships, id);
    const isAble = ship.owner === seat && ship.at !== null && ship.duty !== 'fireship' && hasRoom(plan, id, ship);
    for (let i = 0; i < sources.length; i++) {
      const isOpen = isAble && at(sources, i).target < CELLS;
      worths.push(isOpen && ship.at !== null ? fetchWorth(plan, rivals, id, ship, ship.at, i) : 0);
    }
  }
  return worths;
}
