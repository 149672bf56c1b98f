// Rituals (P5): any number, before or after the action, in the turns of Shipwright, Governor, Merchant and Cartographer (R13).
import type { Emit, Refusal, Seat } from '@quarterdeck/kernel';
import type { Good } from './data/cards.ts';
import { settleGuards } from './fleet.ts';
import { bargain } from './market.ts';
import { componentsOf, playerOf } from './table.ts';
import type { Decisions, Event, PlayerView, Reason, State, View } from './types.ts';

export type RitualMove = Extract<Decisions['governor']['answer'], { type: 'bargain' | 'double-hold' | 'unsinkable' }>;
type BargainMove = Extract<RitualMove, { type: 'bargain' }>;

/** The three pairs of different goods. */
export const BARGAINS: readonly BargainMove[] = [
  { type: 'bargain', goods: ['fruit', 'coffee'] },
  { type: 'bargain', goods: ['fruit', 'rum'] },
  { type: 'bargain', goods: ['coffee', 'rum'] },
];
const DOUBLE_HOLD: RitualMove = { type: 'double-hold' };
const UNSINKABLE: RitualMove = { type: 'unsinkable' };
const RITUALS: readonly RitualMove[] = [...BARGAINS, DOUBLE_HOLD, UNSINKABLE];

export function canPerform(state: State, seat: Seat): boolean {
  const { bargain: ofBargain, doubleHold, unsinkable } = componentsOf(state).rituals;
  const player = playerOf(state, seat);
  return (
    player.yinYang >= doubleHold || player.yinYang >= unsinkable || (player.yinYang >= ofBargain && hasTwoKinds(player.goods))
  );
}

export function canBargain(state: Pick<View, 'fixed' | 'players'>, seat: Seat): boolean {
  const player = state.players[seat];
  return player !== undefined && player.yinYang >= componentsOf(state).rituals.bargain && hasTwoKinds(player.goods);
}

function hasTwoKinds({ fruit, coffee, rum }: PlayerView['goods']): boolean {
  return (fruit > 0 ? 1 : 0) + (coffee > 0 ? 1 : 0) + (rum > 0 ? 1 : 0) > 1;
}

/** Adds the rituals that this player can pay for to a list of moves. */
export function addRituals(state: State, seat: Seat, moves: { push(move: RitualMove): unknown }): void {
  const { doubleHold, unsinkable } = componentsOf(state).rituals;
  const { yinYang } = playerOf(state, seat);
  addBargains(state, seat, moves);
  if (yinYang >= doubleHold) moves.push(DOUBLE_HOLD);
  if (yinYang >= unsinkable) moves.push(UNSINKABLE);
}

export function addBargains(state: State, seat: Seat, moves: { push(move: BargainMove): unknown }): void {
  const { goods, yinYang } = playerOf(state, seat);
  if (yinYang < componentsOf(state).rituals.bargain) return;
  for (const move of BARGAINS) if (hasAll(goods, move.goods)) moves.push(move);
}

function hasAll(goods: PlayerView['goods'], wanted: readonly Good[]): boolean {
  return wanted.every((good) => goods[good] > 0);
}

export function perform(state: State, seat: Seat, move: RitualMove, emit: Emit<Event>): void {
  const player = playerOf(state, seat);
  const { doubleHold, unsinkable } = componentsOf(state).rituals;
  switch (move.type) {
    case 'bargain':
      bargain(state, seat, move.goods, emit);
      return;
    case 'double-hold':
      player.yinYang -= doubleHold;
      player.doubleHold += 1;
      emit({ type: 'ritual', seat, ritual: 'double-hold', tokens: player.doubleHold });
      settleGuards(state, seat, emit); // R9: two goods in one ship leave another free
      return;
    case 'unsinkable':
      player.yinYang -= unsinkable;
      player.unsinkable += 1;
      emit({ type: 'ritual', seat, ritual: 'unsinkable', tokens: player.unsinkable });
      return;
  }
}

/** Rituals that a player will look for: all that cannot be paid for now, bargains only with something to sell. */
export function forbiddenRituals(state: State, seat: Seat): RitualMove[] {
  const legal: RitualMove[] = [];
  addRituals(state, seat, legal);
  const { goods } = playerOf(state, seat);
  return RITUALS.filter((move) => !legal.includes(move) && (move.type !== 'bargain' || hasAll(goods, move.goods)));
}

export function whyNoRitual(state: State, seat: Seat, move: RitualMove): Refusal<Reason> {
  const { goods } = playerOf(state, seat);
  const isPair = move.type !== 'bargain' || (new Set(move.goods).size === 2 && hasAll(goods, move.goods));
  if (!isPair) return { reason: 'two-kinds', rule: 'P5.2' };
  return { reason: 'no-yin-yang', rule: 'P5.1', params: { cost: costOf(state, move) } };
}

function costOf(state: State, { type }: RitualMove): number {
  const { bargain: ofBargain, doubleHold, unsinkable } = componentsOf(state).rituals;
  return type === 'bargain' ? ofBargain : type === 'double-hold' ? doubleHold : unsinkable;
}
