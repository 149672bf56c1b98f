// What a ship can still bring home: its cargo, cargo that it may fetch, a race that it may win. The farther off in rounds, the less.
import { at, type Seat } from '@quarterdeck/kernel';
import type { Book } from '../src/book.ts';
import type { Cell } from '../src/data/cells.ts';
import { kindOf, type ShipId } from '../src/data/ships.ts';
import { fortIndex, isFriend, isIn, isRuin, teamOf } from '../src/table.ts';
import type { Origin, Ship, State } from '../src/types.ts';
import { GUESSES } from './guesses.ts';
import { toPorts, type Target, voyage } from './voyages.ts';
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

/** The best that a ship can do for the aim of the scenario, from this cell. */
export function errandWorth(plan: Plan, id: ShipId, ship: Readonly<Ship>, cell: Cell): number {
  const { goal } = at(plan.state.players, plan.seat);
  if (goal !== null) return raceWorth(plan, id, cell, goal);
  let best = cargoWorth(plan, id, ship, cell);
  if (ship.hold.length >= at(plan.waters.book.cards, id).hold || plan.homes === 0) return best;
  for (const source of plan.sources) best = Math.max(best, fetchWorth(plan, id, ship, cell, source));
  return best;
}

/** M1 4: only the brig counts. */
function raceWorth({ waters }: Plan, id: ShipId, cell: Cell, goal: Cell): number {
  if (kindOf(id) !== 'brig') return 0;
  return GUESSES.aim * later(voyage(waters, id, 0, toPorts(1 << fortIndex(waters.book, goal)))[cell] ?? 0);
}

/** One parcel more, and home with all of them. */
function fetchWorth(plan: Plan, id: ShipId, ship: Readonly<Ship>, cell: Cell, source: Source): number {
  const aboard = ship.hold.length;
  const out = voyage(plan.waters, id, burdenOf(plan, id, aboard), source.target)[cell] ?? 0;
  const back = roundsHome(plan, id, source.from, aboard + 1, source.origin);
  const carried = ship.hold.reduce<number>((sum, origin) => sum + parcelWorth(plan, origin), 0);
  const more = parcelWorth(plan, source.origin) * chanceFor(plan, id, source.target, out);
  return GUESSES.aboard ** 2 * (carried + more) * later(out + source.wait + back);
}

/** The less, the more ships are nearer to it. */
function chanceFor({ state, waters, seat }: Plan, id: ShipId, target: Target, out: number): number {
  let chance = 1;
  for (let other = 0; other < state.ships.length; other++) {
    const { owner, at: cell, hold, duty } = at(state.ships, other);
    if (owner === null || cell === null || other === id || duty !== 'free' || !isIn(state, owner)) continue;
    const { light, hold: room } = at(waters.book.cards, other);
    if (hold.length >= room) continue;
    const theirs = voyage(waters, other, hold.length > light ? 1 : 0, target)[cell] ?? 0;
    if (theirs < out || (theirs === out && other < id)) chance *= isFriend(state, owner, seat) ? GUESSES.sister : GUESSES.rival;
  }
  return chance;
}
