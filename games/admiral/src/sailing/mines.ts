// Mines (10). They ask nobody: each has a standing order, and who crosses waters where one may lie takes nothing back (R1).
import { at, type Emit, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import type { Cell } from '../data/cells.ts';
import { kindOf, type ShipId } from '../data/ships.ts';
import { sinkIfSpent } from '../fighting/damage.ts';
import { entry, isFriend, orderAfter, ownerOf, playerAt, shipAt } from '../table.ts';
import type { Event, Mine, State, View } from '../types.ts';

/** Cards that have not been shown; public. */
export function minesLeft(state: Pick<View, 'mines'>, seat: Seat): number {
  let left = 0;
  for (const mine of at(state.mines, seat)) if (!mine.shown) left += 1;
  return left;
}

/** 10.6: where a card lies, no mine goes off any more, nobody's. */
function isSpent(state: State, cell: Cell): boolean {
  return state.mines.some((cards) => cards.some((mine) => mine.shown && mine.at === cell));
}

/**
 * A ship has come into a cell, to stay or to go on (10.6). Whoever may have a mine there, by what everybody can see, is noted: that
 * nothing goes off tells the ship's owner something too.
 */
export function enterMined(state: State, ship: ShipId, cell: Cell, risked: Seat[], emit: Emit<Event>): void {
  const book = bookOf(state.fixed);
  const bits = entry(book.zoneBits, cell);
  if (!book.hasMines || bits === 0 || isSpent(state, cell)) return;
  for (const seat of orderAfter(state, ownerOf(shipAt(state, ship)))) {
    const isHere = ((bits >> playerAt(state, seat).side) & 1) === 1 && mayHaveMine(state, seat, ship);
    if (!isHere) continue;
    if (!risked.includes(seat)) risked.push(seat);
    const mine = at(state.mines, seat).find((card) => card.at === cell && goesOff(card, ship));
    if (mine === undefined) continue;
    spring(state, seat, mine, ship, emit); // R12: one goes off, that of the next in turn
    return;
  }
}

/** Friends are spared, and whoever is out has no mines any more (R11). */
function mayHaveMine(state: State, seat: Seat, ship: ShipId): boolean {
  return playerAt(state, seat).out === null && !isFriend(state, seat, ownerOf(shipAt(state, ship))) && minesLeft(state, seat) > 0;
}

function goesOff(mine: Mine, ship: ShipId): boolean {
  return !mine.shown && mine.kinds.includes(kindOf(ship));
}

function spring(state: State, seat: Seat, mine: Mine, ship: ShipId, emit: Emit<Event>): void {
  const damage = bookOf(state.fixed).mine;
  mine.shown = true;
  shipAt(state, ship).damage += damage;
  emit({ type: 'mine-sprung', seat, ship, cell: mine.at, damage });
  sinkIfSpent(state, ship, 'mine', emit, mine.at);
}

/** The undo line: told once for each move that took a risk. */
export function tellRisk(ship: ShipId, seats: readonly Seat[], emit: Emit<Event>): void {
  if (seats.length > 0) emit({ type: 'risked-mines', ship, seats });
}
