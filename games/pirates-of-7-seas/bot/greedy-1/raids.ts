// What a raid promises: chances of success and of sinking by how many pirates there are to a ship of the caravan (README 4).
import { at, type Seat } from '@quarterdeck/kernel';
import type { Caravan } from '../../src/data/cards.ts';
import { freeShipsOf, roomOf } from '../../src/fleet.ts';
import { playerOf, raidLimit, shipsOf } from '../../src/table.ts';
import type { FrameFor, State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';

/** For one, two, three, four pirates to a caravan ship. */
const SUCCESS: readonly number[] = [0, 0.54, 0.76, 0.86, 0.92];
const SUNK_PER_RED: readonly number[] = [0, 0.72, 1.13, 1.4, 1.55];

/** A figure between the steps of a table. */
function between(table: readonly number[], ratio: number): number {
  const step = Math.min(Math.floor(ratio), table.length - 2);
  const share = Math.min(1, ratio - step);
  return at(table, step) * (1 - share) + at(table, step + 1) * share;
}

/** Points that ships in a raid may bring their owner, if so many take part in all. */
export function raidGain(state: State, seat: Seat, caravan: Caravan, ships: number, pirates: number): number {
  if (ships === 0) return 0;
  const red = shipsOf(state, caravan);
  const ratio = pirates / red;
  const sunk = Math.min(ships, (between(SUNK_PER_RED, ratio) * red * ships) / pirates);
  const loot = between(SUCCESS, ratio) * (ships - sunk);
  const room = roomOf(playerOf(state, seat));
  const kept = Math.min(loot, 0.25 * loot + room);
  return kept * GUESSES.lootCard - sunk * (GUESSES.ship + GUESSES.freeShip - GUESSES.yinYang);
}

/** How many a player can send against this caravan. */
export function canSend(state: State, seat: Seat, caravan: Caravan): number {
  return Math.min(raidLimit(state, caravan), Math.max(0, freeShipsOf(playerOf(state, seat))));
}

/** The raid for which ships are being sent: who has not yet decided is taken to send most of what he can. */
export function raidUnderWay(state: State, seat: Seat, { captain, caravan, sent }: FrameFor<'send-ships'>): number {
  const { seats } = state.fixed;
  const shipsBy = (other: Seat) => sent[(other - captain + seats) % seats] ?? 0.6 * canSend(state, other, caravan);
  let pirates = 0;
  for (let other = 0; other < seats; other++) pirates += shipsBy(other);
  return raidGain(state, seat, caravan, shipsBy(seat), pirates);
}
