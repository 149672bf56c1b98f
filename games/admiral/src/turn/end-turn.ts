// The very end of a turn: repairs take effect (7.4, 9.5), stays in royal waters count (S4), and turns without a fort (V 1.3).
import { at, close, type Emit, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { countFortless } from '../ending/ending.ts';
import { endGang } from '../fighting/damage.ts';
import { entry, giveFort, isRuin, isStorm } from '../table.ts';
import type { Event, Fort, State } from '../types.ts';

export function endTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  emit({ type: 'turn-ended', seat });
  repairShips(state, seat, emit);
  for (const fort of state.forts) if (isWorkedOnBy(state, fort, seat)) workOnFort(state, fort, seat, emit);
  if (bookOf(state.fixed).scenario.royal.kind === 'neutral') countRoyalTurns(state, seat);
  close(state);
  countFortless(state, seat, emit);
}

/** 7.3: from the turn after the one in which it began; a ship that is whole again is free (R15). */
function repairShips(state: State, seat: Seat, emit: Emit<Event>): void {
  state.ships.forEach((ship, id) => {
    if (ship.owner !== seat || ship.duty !== 'repair' || ship.since >= state.round) return;
    ship.damage = Math.max(0, ship.damage - 1);
    if (ship.damage === 0) {
      ship.duty = 'free';
      ship.since = 0;
    }
    emit({ type: 'repaired', seat, ship: id, left: ship.damage });
  });
}

/** 9.5, R16: likewise from the next turn on. */
function isWorkedOnBy(state: State, { gang, since }: Fort, seat: Seat): boolean {
  const [first] = gang;
  return first !== undefined && since < state.round && at(state.ships, first).owner === seat;
}

function workOnFort(state: State, fort: Fort, seat: Seat, emit: Emit<Event>): void {
  if (isRuin(bookOf(state.fixed), fort)) {
    restore(state, fort, seat, emit);
    return;
  }
  fort.damage = Math.max(0, fort.damage - 1);
  emit({ type: 'fort-repaired', seat, fort: fort.at, left: fort.damage });
  if (fort.damage === 0) endGang(state, fort, emit);
}

/** 9.9: three tokens, then it is a fort again, and the restorer's. */
function restore(state: State, fort: Fort, seat: Seat, emit: Emit<Event>): void {
  const { durability, restored } = bookOf(state.fixed).fort;
  fort.restored += 1;
  emit({ type: 'restoring', seat, fort: fort.at, left: restored - fort.restored });
  if (fort.restored < restored) return;
  fort.damage = durability - restored;
  giveFort(state, fort, seat);
  endGang(state, fort, emit);
  emit({ type: 'fort-restored', seat, fort: fort.at });
  state.unsettled = true;
}

/** S4: turns in a row; a storm's does not count, and does not begin anew either. */
function countRoyalTurns(state: State, seat: Seat): void {
  const { royal } = bookOf(state.fixed).sea;
  for (const ship of state.ships) {
    if (ship.owner !== seat || ship.at === null) continue;
    if (entry(royal, ship.at) === 0) ship.royalTurns = 0;
    else if (!isStorm(state)) ship.royalTurns += 1;
  }
}
