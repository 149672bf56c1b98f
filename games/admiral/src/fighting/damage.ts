// Damage and what it leads to: ships that sink, cargo that falls, forts in ruins (3.4, V 4.4, V 4.5).
import { at, type Emit, type Seat, takeAt } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import type { Cell } from '../data/cells.ts';
import { kindOf, type ShipId } from '../data/ships.ts';
import { scoreBattle } from '../ending/scoring.ts';
import { cellOf, durabilityOf, entry, isInPort, isRuin, ownerOf, seatOnTurn, shipAt } from '../table.ts';
import type { Cause, Event, Fort, Origin, Ship, State } from '../types.ts';

const EMPTY: readonly Origin[] = [];

/** What has hurt a ship is told when the damage is there, and before the ship sinks of it. */
export function sinkIfSpent(state: State, ship: ShipId, cause: Cause, emit: Emit<Event>, cell?: Cell): void {
  if (shipAt(state, ship).damage >= durabilityOf(bookOf(state.fixed), ship)) sink(state, ship, cause, emit, cell);
}

/** 3.4: it leaves the board for good. Its cargo falls where it lay, or where a mine has caught it on its way. */
export function sink(state: State, ship: ShipId, cause: Cause, emit: Emit<Event>, cell = cellOf(shipAt(state, ship))): void {
  const gone = shipAt(state, ship);
  const { hold, duty } = gone;
  strike(gone, durabilityOf(bookOf(state.fixed), ship));
  emit({ type: 'sunk', seat: ownerOf(gone), ship, cell, cause });
  if (duty === 'gang') endGangOf(state, ship, emit);
  spill(state, ship, hold, cell, emit);
  if (duty !== 'fireship' && cause !== 'left') scoreBattle(state, ownerOf(gone), 'sunk', kindOf(ship), emit); // S3: a fireship is no loss
  state.unsettled = true;
}

/** What is left of a ship that is gone: its name and its last owner. */
function strike(gone: Ship, durability: number): void {
  gone.at = null;
  gone.damage = durability;
  gone.hold = EMPTY;
  gone.moved = false;
  gone.fired = 0;
  gone.locked = false;
  gone.duty = 'free';
  gone.since = 0;
  gone.leftRepair = false;
  gone.loadedAt = null;
  gone.unloadedAt = null;
  gone.royalTurns = 0;
}

/** V 4.4: near a coast it can be picked up again, elsewhere it is lost. */
export function spill(state: State, ship: ShipId, parcels: readonly Origin[], cell: Cell, emit: Emit<Event>): void {
  if (parcels.length === 0) return;
  const lost = entry(bookOf(state.fixed).sea.coastal, cell) === 0;
  if (lost) state.lost += parcels.length;
  else layParcels(state, cell, parcels);
  state.unsettled = true;
  emit({ type: 'spilled', ship, cell, parcels: parcels.length, lost });
}

function layParcels(state: State, cell: Cell, parcels: readonly Origin[]): void {
  const site = state.sites.find((known) => known.at === cell && !known.buried);
  if (site === undefined) state.sites.push({ at: cell, parcels, buried: false });
  else site.parcels = [...site.parcels, ...parcels];
}

/** Takes the uppermost parcel of a place in the list of sites. */
export function takeParcel(state: State, place: number): Origin {
  const site = at(state.sites, place);
  const origin = site.parcels[site.parcels.length - 1] ?? null;
  site.parcels = site.parcels.slice(0, -1);
  if (site.parcels.length === 0) takeAt(state.sites, place);
  return origin;
}

/** A ship under repair, at work on a fort or aflame is none of these any more. */
export function leaveDuty(state: State, ship: ShipId, emit: Emit<Event>): void {
  if (shipAt(state, ship).duty === 'gang') endGangOf(state, ship, emit);
  shipAt(state, ship).duty = 'free';
  shipAt(state, ship).since = 0;
}

function endGangOf(state: State, ship: ShipId, emit: Emit<Event>): void {
  const fort = state.forts.find(({ gang }) => gang.includes(ship));
  if (fort !== undefined) endGang(state, fort, emit);
}

/** 9.6, 9.9: the work on a fort ends; what was done on a ruin is undone. */
export function endGang(state: State, fort: Fort, emit: Emit<Event>, restoring = isRuin(bookOf(state.fixed), fort)): void {
  for (const ship of fort.gang) {
    shipAt(state, ship).duty = 'free';
    shipAt(state, ship).since = 0;
  }
  fort.gang = [];
  fort.since = 0;
  fort.restored = 0;
  emit({ type: 'gang-ended', fort: fort.at, restoring });
}

export function ruinIfSpent(state: State, place: number, emit: Emit<Event>): void {
  if (isRuin(bookOf(state.fixed), at(state.forts, place))) ruin(state, place, emit);
}

/** 3.4, V 4.5: nobody's any more, its cargo gone; repairs in its port are over (R17). */
export function ruin(state: State, place: number, emit: Emit<Event>): void {
  const fort = at(state.forts, place);
  const { owner, stored } = fort;
  const isRestoring = isRuin(bookOf(state.fixed), fort);
  state.lost += stored;
  fort.stored = 0;
  fort.owner = null;
  fort.damage = bookOf(state.fixed).fort.durability;
  fort.fired = 0;
  state.unsettled = true;
  emit({ type: 'fort-ruined', fort: fort.at, seat: owner, lost: stored });
  if (fort.gang.length > 0) endGang(state, fort, emit, isRestoring);
  endRepairs(state, place, emit);
  if (owner !== null) scoreBattle(state, owner, 'ruined', null, emit);
}

/** Ships that have lost the fort they were repaired in. */
export function endRepairs(state: State, place: number, emit: Emit<Event>): void {
  const book = bookOf(state.fixed);
  state.ships.forEach((ship, id) => {
    if (
      ship.duty !== 'repair' ||
      ship.at === null ||
      !isInPort(book, ship.at, place) ||
      canRepairAt(state, ship.at, ownerOf(ship))
    )
      return;
    endRepair(state, id, emit);
  });
}

/** 7.6, 7.7: in the turn of its owner it may still fire, but neither move nor be repaired again. */
export function endRepair(state: State, id: ShipId, emit: Emit<Event>): void {
  const ship = shipAt(state, id);
  const seat = ownerOf(ship);
  leaveDuty(state, id, emit);
  if (seatOnTurn(state) === seat) {
    ship.moved = true;
    ship.leftRepair = true;
  }
  emit({ type: 'repair-ended', seat, ship: id });
}

/** 7.1: in the port of any own fort that stands. */
export function canRepairAt(state: Pick<State, 'fixed' | 'forts'>, cell: Cell, seat: Seat): boolean {
  const book = bookOf(state.fixed);
  if (entry(book.sea.ports, cell) === 0) return false;
  for (let place = 0; place < state.forts.length; place++) {
    if (at(state.forts, place).owner === seat && isInPort(book, cell, place) && !at(book.isRoyal, place)) return true;
  }
  return false;
}
