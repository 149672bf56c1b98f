// What a seat has: ships, forts, cargo ashore and aboard, points.
import { at } from '@quarterdeck/kernel';
import type { ShipId } from '../../src/data/ships.ts';
import { hasFort, storedBy } from '../../src/ending/scoring.ts';
import { isRuin, seatOnTurn } from '../../src/table.ts';
import type { Fort, Ship, State } from '../../src/types.ts';
import { cargoWorth, type Plan } from './errands.ts';
import { GUESSES } from './guesses.ts';
import { fortWorth, pointWorth, shipWorth } from './worth.ts';

/** Somebody who is out has nothing, and nothing to hope for. */
const OUT = -300;

export function holdingsOf(plan: Plan): number {
  const { state, seat, parcel } = plan;
  const player = at(state.players, seat);
  if (player.out !== null) return OUT;
  return parcel * storedBy(state, seat) + pointsOf(plan) + fleetOf(plan) + fortsOf(plan);
}

function pointsOf({ state, waters, seat, parcel }: Plan): number {
  const { aim } = waters.book.scenario;
  const { points } = at(state.players, seat);
  if (aim.kind === 'battle') return pointWorth(aim.points) * points;
  return parcel * (points + (aim.kind === 'convoy' ? unloadedBy(state, waters.book.goal, seat) : 0));
}

/** S2: what the Crown has unloaded counts when the leg is over, and so it counts now. */
function unloadedBy({ forts }: State, goal: number | null, seat: number): number {
  for (const fort of forts) if (fort.at === goal) return fort.owner === seat ? fort.stored : 0;
  return 0;
}

function fleetOf(plan: Plan): number {
  const { state, seat } = plan;
  let sum = 0;
  for (let id = 0; id < state.ships.length; id++) {
    const ship = at(state.ships, id);
    if (ship.owner !== seat || ship.at === null) continue;
    const isBurning = ship.duty === 'fireship';
    sum += hullOf(plan, id, ship) + (isBurning ? GUESSES.fireship : 1) * cargoWorth(plan, id, ship, ship.at);
  }
  return sum;
}

/** What repairs will bring at the end of the turn is counted while it lasts, so that nobody ends a turn for their sake. */
function hullOf({ state, waters, seat }: Plan, id: ShipId, ship: Readonly<Ship>): number {
  const isMended = ship.duty === 'repair' && ship.since < state.round && seatOnTurn(state) === seat;
  const damage = Math.max(0, ship.damage - (isMended ? 1 : 0));
  const hull = shipWorth(waters.book, id, at(waters.book.cards, id).durability - damage);
  const mending = ship.duty === 'repair' ? GUESSES.mending * GUESSES.durability * damage : 0;
  return (ship.duty === 'fireship' ? GUESSES.fireship * hull : hull + mending) - (ship.locked ? GUESSES.locked : 0);
}

function fortsOf({ state, waters, seat }: Plan): number {
  const { book } = waters;
  let sum = 0;
  for (let place = 0; place < state.forts.length; place++) {
    const fort = at(state.forts, place);
    if (at(book.isRoyal, place)) continue;
    if (fort.owner === seat) sum += fortWorth(book, book.fort.durability - fort.damage) + workOn(fort);
    else if (isRestoredBy(state, fort, seat) && isRuin(book, fort)) sum += GUESSES.restoring * (1 + fort.restored);
  }
  return sum - fortlessness({ state, waters, seat });
}

/** A fort that is being repaired is worth some of what it will be. */
function workOn({ gang, damage }: Readonly<Fort>): number {
  return gang.length === 0 ? 0 : GUESSES.mending * GUESSES.rampart * damage;
}

function isRestoredBy({ ships }: State, { gang }: Readonly<Fort>, seat: number): boolean {
  const [first] = gang;
  return first !== undefined && at(ships, first).owner === seat;
}

/** V 1.3: turns that count against a player without a fort; the one that he is in will count too. */
function fortlessness({ state, waters, seat }: Pick<Plan, 'state' | 'waters' | 'seat'>): number {
  if (waters.book.scenario.fortlessTurns === null || hasFort(state, seat)) return 0;
  const turns = at(state.players, seat).fortless + (seatOnTurn(state) === seat ? 1 : 0);
  return GUESSES.fortless * (1 + turns);
}
