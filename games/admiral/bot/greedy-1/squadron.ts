// What the ships of a seat promise where they lie: errands, prey, the guns that bear on them and their own; and where a ship that
// has been told to sail will best go.
import { at } from '@quarterdeck/kernel';
import { type Cell, distance } from '../../src/data/cells.ts';
import { fortPiece, type ShipId } from '../../src/data/ships.ts';
import { findDestinations, isFreeToMove } from '../../src/sailing/moving.ts';
import { isSheltered } from '../../src/sailing/sailing.ts';
import { isFriend, isRoyalPeace } from '../../src/table.ts';
import type { Ship } from '../../src/types.ts';
import { cargoWorth, errandWorth, type Orders } from './errands.ts';
import { GUESSES } from './guesses.ts';
import { menaceFrom, perilAt, type Range } from './gunfire.ts';
import { afterStorm, toPorts, voyage } from './voyages.ts';
import { shipWorth } from './worth.ts';

export function fleetPromise(orders: Orders, range: Range): number {
  const { state, seat } = orders;
  let sum = 0;
  for (let id = 0; id < state.ships.length; id++) {
    const ship = at(state.ships, id);
    if (ship.owner === seat && ship.at !== null) sum += promiseNow(orders, range, id, ship, ship.at);
  }
  if (orders.waters.book.scenario.fighting) for (const fort of state.forts) sum += fortMenace(range, fort.at, fort.owner);
  return sum;
}

function fortMenace(range: Range, fort: Cell, owner: number | null): number {
  return owner === range.seat ? menaceFrom(range, fortPiece(fort), fort) : 0;
}

/** A ship that the storm must still move is judged where it will lie then (4.16). */
function promiseNow(orders: Orders, range: Range, id: ShipId, ship: Readonly<Ship>, cell: Cell): number {
  const { wind } = orders.state;
  const isStorm = range.isOnTurn && wind !== null && wind.strength === 'storm' && isFreeToMove(ship, orders.seat);
  if (!isStorm || isSheltered(orders.waters.book, cell, wind.towards)) return promiseAt(orders, range, id, ship, cell);
  const { to, damage } = afterStorm(orders.waters, id, cell, wind.towards);
  const cargo = cargoWorth(orders, id, ship, to) - cargoWorth(orders, id, ship, cell);
  return promiseAt(orders, range, id, ship, to) + cargo - GUESSES.durability * damage;
}

/** What a ship in this cell may still do, beyond the cargo that it has. */
function promiseAt(orders: Orders, range: Range, id: ShipId, ship: Readonly<Ship>, cell: Cell): number {
  const { book } = orders.waters;
  if (ship.duty === 'fireship') return blastAt(orders, id, cell) - perilAt(range, id, cell);
  const errand = errandWorth(orders, id, ship, cell);
  if (!book.scenario.fighting) return errand;
  const idle = ship.duty === 'repair' || ship.duty === 'gang' ? GUESSES.patience ** (1 + ship.damage) : 1;
  const aim = Math.max(errand, preyAt(orders, range, id, ship, cell), havenAt(orders, id, ship, cell));
  return idle * aim + menaceFrom(range, id, cell) - perilAt(range, id, cell);
}

/** Enemies, the weaker and richer the better, and the nearer. */
function preyAt({ state, waters, seat, parcel }: Orders, { book }: Range, id: ShipId, ship: Readonly<Ship>, cell: Cell): number {
  const own = powerOf(waters.book.cards, id, ship);
  let best = 0;
  for (let other = 0; other < state.ships.length; other++) {
    const foe = at(state.ships, other);
    if (foe.at === null || foe.owner === null || isFriend(state, foe.owner, seat) || isRoyalPeace(book, foe.at)) continue;
    const theirs = powerOf(book.cards, other, foe);
    const left = at(book.cards, other).durability - foe.damage;
    const prize = (shipWorth(book, other, left) + parcel * foe.hold.length) * (own / (own + theirs));
    best = Math.max(best, GUESSES.hunt * prize * GUESSES.scent ** Math.max(0, distance(cell, foe.at) - 2));
  }
  return best;
}

function powerOf(cards: Orders['waters']['book']['cards'], id: ShipId, { damage, duty }: Readonly<Ship>): number {
  const { shots, durability } = at(cards, id);
  return duty === 'fireship' ? 1 : shots * (durability - damage);
}

/** A ship that is badly hurt has something to gain in an own port (7). */
function havenAt({ waters, homes, state }: Orders, id: ShipId, ship: Readonly<Ship>, cell: Cell): number {
  const { durability } = at(waters.book.cards, id);
  if (homes === 0 || state.wind === null || 2 * ship.damage < durability || waters.book.scenario.aim.kind === 'mail') return 0;
  const rounds = voyage(waters, id, 0, toPorts(homes))[cell] ?? 0;
  return GUESSES.mending * GUESSES.mending * GUESSES.durability * ship.damage * GUESSES.patience ** rounds;
}

/** 6.8: what a fireship will do to the ships round it; half of it while they can still sail away. */
function blastAt({ state, waters, seat }: Orders, id: ShipId, cell: Cell): number {
  const { book } = waters;
  const damage = at(book.cards, id).durability;
  let sum = 0;
  for (let other = 0; other < state.ships.length; other++) {
    const near = at(state.ships, other);
    if (other === id || near.at === null || near.owner === null || distance(near.at, cell) > 1) continue;
    const left = at(book.cards, other).durability - near.damage;
    const loss = shipWorth(book, other, left) - shipWorth(book, other, left - damage);
    sum += isFriend(state, near.owner, seat) ? -loss : loss;
  }
  return at(state.ships, id).since < state.round ? sum : sum / 2;
}

/** A ship that has been told to sail: what the best of its courses brings. */
export function courseWorth(orders: Orders, range: Range): number {
  const { state } = orders;
  const frame = state.stack[state.stack.length - 1];
  if (frame?.kind !== 'course' || frame.seat !== orders.seat) return 0;
  const ship = at(state.ships, frame.ship);
  const cells: Cell[] = [];
  findDestinations(state, range.chart, frame.ship, cells);
  if (ship.at === null || cells.length === 0) return 0;
  const worthAt = (cell: Cell) => promiseAt(orders, range, frame.ship, ship, cell) + cargoWorth(orders, frame.ship, ship, cell);
  return Math.max(...cells.map(worthAt)) - worthAt(ship.at);
}
