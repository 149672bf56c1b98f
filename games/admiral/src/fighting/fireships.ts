// Fireships (6): the blast, which spares nobody beside it.
import { at, type Emit } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { distance } from '../data/cells.ts';
import type { ShipId } from '../data/ships.ts';
import { cellOf, isRoyalPeace, ownerOf, shipAt } from '../table.ts';
import type { Event, State } from '../types.ts';
import { sink, sinkIfSpent } from './damage.ts';

/** 6.8: as much as its card has durability, to every ship in the eight cells round it and in its own (R14). */
export function explode(state: State, ship: ShipId, emit: Emit<Event>): void {
  const fireship = shipAt(state, ship);
  const cell = cellOf(fireship);
  const damage = at(bookOf(state.fixed).cards, ship).durability;
  const hit = caught(state, ship);
  for (const other of hit) shipAt(state, other).damage += damage;
  emit({ type: 'exploded', seat: ownerOf(fireship), ship, cell, damage, hit });
  sink(state, ship, 'blast', emit);
  for (const other of hit) sinkIfSpent(state, other, 'blast', emit);
}

/** S4: in royal waters nothing burns. */
function caught(state: State, ship: ShipId): ShipId[] {
  const book = bookOf(state.fixed);
  const cell = cellOf(shipAt(state, ship));
  if (isRoyalPeace(book, cell)) return [];
  return state.ships.flatMap((other, id) => {
    const isNear = other.at !== null && id !== ship && distance(other.at, cell) <= 1;
    return isNear && other.at !== null && !isRoyalPeace(book, other.at) ? [id] : [];
  });
}
