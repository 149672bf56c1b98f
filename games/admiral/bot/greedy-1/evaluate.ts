// How good a position is for a seat: what its side has and may still bring home, less what the others have. A turn is many small
// decisions; what is begun is judged by the best that can come of it, so that each of them looks one step ahead only.
import { type Evaluate, isOver, type Seat } from '@quarterdeck/kernel';
import { outcome } from '../../src/ending/outcome.ts';
import { chartOf } from '../../src/sailing/chart.ts';
import { isFriend, seatOnTurn } from '../../src/table.ts';
import type { Admiral, State } from '../../src/types.ts';
import { defenceWorth, partyWorth, shareWorth } from './contests.ts';
import { ordersOf, planOf } from './errands.ts';
import { GUESSES } from './guesses.ts';
import { type Range, salvoWorth } from './gunfire.ts';
import { holdingsOf } from './holdings.ts';
import { burialWorth, minesWorth, reefsWorth } from './outfit.ts';
import { courseWorth, fleetPromise } from './squadron.ts';
import { watersOf } from './waters.ts';

/** A won game is worth more than any lead. */
const VICTORY = 2000;

export const evaluate: Evaluate<Admiral> = (state, seat) => {
  if (isOver(state)) return finalWorth(state, seat);
  const top = state.stack[state.stack.length - 1];
  if (top?.kind === 'place-reef' || top?.kind === 'reef-row') return reefsWorth(state, seat);
  if (isBare(state)) return reefsWorth(state, seat) + burialWorth(state, seat);
  return lead(state, seat) + promise(state, seat) + minesWorth(state, seat);
};

/** Who is behind when the rounds are over cannot help it by anything that he does instead of ending his turn. */
function finalWorth(state: State, seat: Seat): number {
  const winners = outcome(state)?.winners ?? [];
  if (winners.includes(seat)) return VICTORY;
  return state.ending?.why === 'rounds' ? lead(state, seat) + promise(state, seat) + minesWorth(state, seat) : -VICTORY;
}

/** Before the first ship is in its berth. */
function isBare({ round, ships }: State): boolean {
  return round === 0 && ships.every((ship) => ship.at === null);
}

/** What the seat's own side has, less what the others have. */
function lead(state: State, seat: Seat): number {
  const waters = watersOf(state);
  let own = 0;
  let best = 0;
  let rest = 0;
  let foes = 0;
  for (let other = 0; other < state.players.length; other++) {
    const worth = holdingsOf(planOf(state, waters, other));
    if (isFriend(state, seat, other)) {
      own += worth;
      continue;
    }
    best = foes === 0 ? worth : Math.max(best, worth);
    rest += worth;
    foes += 1;
  }
  return foes === 0 ? own : own - GUESSES.best * best - ((1 - GUESSES.best) * rest) / foes;
}

/** What its ships may still do, and what is being decided just now. */
function promise(state: State, seat: Seat): number {
  const waters = watersOf(state);
  const isOnTurn = seatOnTurn(state) === seat;
  const orders = ordersOf(planOf(state, waters, seat));
  const range: Range = { state, book: waters.book, chart: chartOf(state), seat, isOnTurn, parcel: orders.parcel };
  return fleetPromise(orders, range) + pending(state, range) + courseWorth(orders, range) - (isOnTurn ? GUESSES.rest : 0);
}

function pending(state: State, range: Range): number {
  const top = state.stack[state.stack.length - 1];
  switch (top?.kind) {
    case 'salvo':
      return top.seat === range.seat ? salvoWorth(range, top) : 0;
    case 'boarding-party':
      return partyWorth(range, top);
    case 'defenders':
      return defenceWorth(range, top);
    case 'share-durability':
      return shareWorth(range, top);
    case 'restow':
      return (isFriend(state, top.winner, range.seat) ? 1 : -1) * GUESSES.sinking * range.parcel * top.parcels.length;
    case 'mine-order':
      return top.seat === range.seat ? -GUESSES.asking : 0;
    default:
      return 0;
  }
}
