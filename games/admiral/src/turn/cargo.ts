// Cargo (V 4, S1, S2, S4): who may load, unload and dig, and what comes of it.
import { at, type Emit, type Seat } from '@quarterdeck/kernel';
import { type Book, bookOf } from '../book.ts';
import type { Cell } from '../data/cells.ts';
import type { ShipId } from '../data/ships.ts';
import { score } from '../ending/scoring.ts';
import { noteDelivery } from '../fighting/contest.ts';
import { takeParcel } from '../fighting/damage.ts';
import { isSheltered } from '../sailing/sailing.ts';
import { cellOf, fortIndex, isFriend, isInPort, isStorm, ownerOf, shipAt, teamOf } from '../table.ts';
import type { Event, Ship, State, View } from '../types.ts';

type Waters = Pick<View, 'fixed' | 'players' | 'ships' | 'forts' | 'sites' | 'wind'>;

function hasRoom(book: Book, ship: ShipId, { hold }: Readonly<Ship>): boolean {
  return hold.length < at(book.cards, ship).hold;
}

/** Whether somebody has left something loose in this cell. */
export function looseAt({ sites }: Pick<View, 'sites'>, cell: Cell): number {
  for (let place = 0; place < sites.length; place++) {
    const site = at(sites, place);
    if (site.at === cell && !site.buried) return place;
  }
  return -1;
}

export function buriedAt({ sites }: Pick<View, 'sites'>, cell: Cell): number {
  for (let place = 0; place < sites.length; place++) {
    const site = at(sites, place);
    if (site.at === cell && site.buried) return place;
  }
  return -1;
}

/** V 4.1: in the very cell, in the turn of arrival too. */
export function canLoadHere(state: Waters, ship: ShipId): boolean {
  const loading = at(state.ships, ship);
  if (loading.at === null || loading.locked || !hasRoom(bookOf(state.fixed), ship, loading)) return false;
  return looseAt(state, loading.at) >= 0;
}

/** V 4.6: from a fort of one's own side; S4: from a royal port, one parcel for each ship and turn. */
export function canLoadFrom(state: Waters, ship: ShipId, place: number): boolean {
  const book = bookOf(state.fixed);
  const loading = at(state.ships, ship);
  const fort = at(state.forts, place);
  if (loading.at === null || loading.owner === null || loading.locked || fort.stored === 0) return false;
  if (!isInPort(book, loading.at, place) || !hasRoom(book, ship, loading)) return false;
  if (at(book.isRoyal, place)) return book.scenario.aim.kind === 'mail' && loading.loadedAt === null;
  const isOurs = fort.owner !== null && isFriend(state, fort.owner, loading.owner);
  return isOurs && loading.unloadedAt !== fort.at; // R20: a parcel is not handled to and fro in one turn
}

export function load(state: State, ship: ShipId, from: Cell, emit: Emit<Event>): void {
  const loading = shipAt(state, ship);
  if (from === loading.at) {
    loading.hold = [...loading.hold, takeParcel(state, looseAt(state, from))];
  } else {
    const book = bookOf(state.fixed);
    const place = fortIndex(book, from);
    at(state.forts, place).stored -= 1;
    loading.loadedAt = from;
    loading.hold = [...loading.hold, at(book.isRoyal, place) ? from : null];
  }
  state.unsettled = true;
  emit({ type: 'loaded', seat: ownerOf(loading), ship, from, aboard: loading.hold.length });
}

/** V 4.1: in the port of one's own fort, or a friend's; S2: the Crown at its goal; S4: at the other royal port. */
export function canUnload(state: Waters, ship: ShipId, place: number): boolean {
  const book = bookOf(state.fixed);
  const laden = at(state.ships, ship);
  const fort = at(state.forts, place);
  if (laden.at === null || laden.owner === null || laden.locked || laden.hold.length === 0) return false;
  if (!isInPort(book, laden.at, place)) return false;
  if (book.scenario.aim.kind === 'mail') return at(book.isRoyal, place) && deliverable(laden, fort.at) >= 0;
  if (book.crownTeam !== null && teamOf(state, laden.owner) === book.crownTeam) return fort.at === book.goal;
  if (at(book.isRoyal, place) || fort.owner === null || !isFriend(state, fort.owner, laden.owner)) return false;
  return laden.loadedAt !== fort.at;
}

/** S4: the first parcel aboard that does not come from this port. */
function deliverable({ hold }: Readonly<Ship>, port: Cell): number {
  for (let i = 0; i < hold.length; i++) if (hold[i] !== port) return i;
  return -1;
}

export function unload(state: State, ship: ShipId, into: Cell, emit: Emit<Event>): void {
  const laden = shipAt(state, ship);
  const seat = ownerOf(laden);
  const { aim } = bookOf(state.fixed).scenario;
  const fort = at(state.forts, fortIndex(bookOf(state.fixed), into));
  const chosen = aim.kind === 'mail' ? deliverable(laden, into) : laden.hold.length - 1;
  const origin = at(laden.hold, chosen);
  laden.hold = laden.hold.filter((_, i) => i !== chosen);
  laden.unloadedAt = into;
  fort.stored += 1;
  state.unsettled = true;
  emit({ type: 'unloaded', seat, ship, into, stored: fort.stored });
  noteDelivery(state, receiverOf(state, seat, into));
  if (aim.kind !== 'mail') return;
  if (origin === null) score(state, seat, { deed: 'wreck', points: aim.wreck }, 'wreck', emit);
  else score(state, seat, { deed: 'parcel', points: aim.parcel }, 'mail', emit);
}

/** Whose forts grow by it. */
function receiverOf(state: State, seat: Seat, into: Cell): Seat {
  return at(state.forts, fortIndex(bookOf(state.fixed), into)).owner ?? seat;
}

/** S1: instead of a move; in a storm only in shelter, since elsewhere the storm moves it (R21). */
export function canDig(state: Waters, ship: ShipId): boolean {
  const book = bookOf(state.fixed);
  const digging = at(state.ships, ship);
  if (digging.at === null || digging.moved || digging.locked || digging.duty !== 'free') return false;
  if (!hasRoom(book, ship, digging) || buriedAt(state, digging.at) < 0) return false;
  return !isStorm(state) || state.wind === null || isSheltered(book, digging.at, state.wind.towards);
}

/** What a die brings up: a trap on a 1, else the treasure. */
export const TRAP = 1;

export function digUp(state: State, ship: ShipId): void {
  const digging = shipAt(state, ship);
  digging.hold = [...digging.hold, takeParcel(state, buriedAt(state, cellOf(digging)))];
  state.unsettled = true;
}
