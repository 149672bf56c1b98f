// Loot that is won and lies in no hold yet: without this a raid would look as if it brought nothing but sunk ships.
import type { Seat } from '@quarterdeck/kernel';
import { type ByGood, byGood } from '../../src/data/cards.ts';
import { countGoods, roomOf } from '../../src/fleet.ts';
import { playerOf } from '../../src/table.ts';
import { diceOf, hitsOf } from '../../src/tray.ts';
import type { State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';
import { worthOf } from './worth.ts';

/** What a seat is about to load, and what its ships have still to draw. */
export function spoilsToCome(state: State, seat: Seat): number {
  let worth = 0;
  for (const frame of state.stack) {
    if (frame.kind === 'load-goods' && frame.seat === seat) worth += loadWorth(state, seat, frame.goods);
    if (frame.kind === 'raid' && frame.step === 'loot' && frame.queue.includes(seat)) worth += drawWorth(state, seat);
  }
  return worth;
}

/** All of them if there is room; else the share for which there is. */
function loadWorth(state: State, seat: Seat, drawn: ByGood<number>): number {
  const player = playerOf(state, seat);
  const goods = byGood((good) => player.goods[good] + drawn[good]);
  const share = Math.min(1, Math.max(0, roomOf(player)) / countGoods(drawn));
  return share * (worthOf(state, { ...player, goods }) - worthOf(state, player));
}

/** One card in four is a talisman, which needs no room. */
function drawWorth(state: State, seat: Seat): number {
  const cards = diceOf(state.tray, seat) - hitsOf(state.tray, seat);
  return GUESSES.lootCard * Math.min(cards, 0.25 * cards + Math.max(0, roomOf(playerOf(state, seat))));
}
