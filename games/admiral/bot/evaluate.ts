// How good a position is for a seat: what its side has stored, carries and can still fight with, less what others have.
import { at, type Evaluate, isOver, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../src/book.ts';
import { distance } from '../src/data/cells.ts';
import { kindOf } from '../src/data/ships.ts';
import { outcome } from '../src/outcome.ts';
import { storedBy } from '../src/scoring.ts';
import { isFriend } from '../src/table.ts';
import type { Admiral, State } from '../src/types.ts';

/** A won game is worth more than any lead. */
const VICTORY = 1000;
/** What a parcel is worth in a fort, aboard, and for each cell that a ship is nearer to where it wants to go. */
const WORTH = { stored: 40, aboard: 20, cell: 0.5, durability: 3, fort: 4, points: 12, fireship: 0.4 } as const;

export const evaluate: Evaluate<Admiral> = (state, seat) => {
  if (isOver(state)) return outcome(state)?.winners.includes(seat) ? VICTORY : -VICTORY;
  const worths = state.players.map((_, other) => worthOf(state, other));
  const foes = worths.filter((_, other) => !isFriend(state, seat, other));
  const friends = worths.filter((_, other) => isFriend(state, seat, other));
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  return sum(friends) - sum(foes) / Math.max(1, foes.length);
};

function worthOf(state: State, seat: Seat): number {
  const player = at(state.players, seat);
  if (player.out !== null) return -VICTORY / 4;
  return WORTH.stored * storedBy(state, seat) + WORTH.points * player.points + fleetOf(state, seat) + fortsOf(state, seat);
}

function fleetOf(state: State, seat: Seat): number {
  const book = bookOf(state.fixed);
  return state.ships.reduce((sum, ship, id) => {
    if (ship.owner !== seat || ship.at === null) return sum;
    const left = at(book.cards, id).durability - ship.damage;
    const hull = (2 + left) * WORTH.durability * (ship.duty === 'fireship' ? WORTH.fireship : 1);
    return sum + hull + WORTH.aboard * ship.hold.length - WORTH.cell * cellsToGo(state, seat, id);
  }, 0);
}

function fortsOf(state: State, seat: Seat): number {
  const { durability } = bookOf(state.fixed).fort;
  return state.forts.reduce((sum, fort) => (fort.owner === seat ? sum + WORTH.fort * (2 + durability - fort.damage) : sum), 0);
}

/** To the goal of a race, to an own fort with cargo aboard, to cargo otherwise. */
function cellsToGo(state: State, seat: Seat, id: number): number {
  const ship = at(state.ships, id);
  const { goal } = at(state.players, seat);
  if (ship.at === null) return 0;
  if (goal !== null) return kindOf(id) === 'brig' ? 4 * distance(ship.at, goal) : 0;
  const isFull = ship.hold.length >= at(bookOf(state.fixed).cards, id).hold;
  const home = state.forts.filter(({ owner }) => owner === seat).map((fort) => fort.at);
  const places = ship.hold.length > 0 && (isFull || state.sites.length === 0) ? home : state.sites.map((site) => site.at);
  const from = ship.at;
  return places.length === 0 ? 0 : Math.min(...places.map((place) => distance(from, place)));
}
