// What the turns of all characters share (P3.1 to P3.4): the action or a mark, gifts, and how a turn ends.
import { at, close, type Emit, type MoveOf, open, type Seat } from '@quarterdeck/kernel';
import type { Character } from './data/cards.ts';
import { mark } from './table.ts';
import type { Event, FrameFor, PiratesOf7Seas, State, View } from './types.ts';

export type TurnFrame = FrameFor<Character>;

export const END_TURN: { readonly type: 'end-turn' } = { type: 'end-turn' };
export const TAKE_GIFT: { readonly type: 'take-gift' } = { type: 'take-gift' };

/** The character of a seat is called: its turn begins. */
export function openTurn(state: State, seat: Seat, character: Character): void {
  const gifts = giftsFor(state, seat);
  if (character === 'merchant') open(state, { kind: 'merchant', seat, acted: false, gifts, sold: [] });
  else open(state, { kind: character, seat, acted: false, gifts });
}

/** P3.2 to P3.4: alone with a character one gift, as first player two; of two players only the first, and one. */
export function giftsFor(state: State, seat: Seat): number {
  const character = at(state.chosen, seat);
  for (let other = 0; other < state.fixed.seats; other++) {
    if (other !== seat && state.chosen[other] === character) return 0; // R3
  }
  const isFirst = seat === state.firstPlayer;
  if (state.fixed.seats === 2) return isFirst ? 1 : 0; // R32
  return isFirst ? 2 : 1;
}

/** P3.1, P4.3: whether this leaves undone what a black mark is given for. */
export function isIdle({ stack }: Pick<View, 'stack'>, move: MoveOf<PiratesOf7Seas>): boolean {
  if (move.type === 'send') return move.ships === 0;
  const frame = stack.at(-1);
  return move.type === 'end-turn' && frame !== undefined && 'acted' in frame && !frame.acted;
}

/** P3.1: who does not act, because he cannot or does not want to, gets a mark. */
export function endTurn(state: State, { seat, acted }: TurnFrame, emit: Emit<Event>): void {
  close(state);
  if (!acted) mark(state, seat, 'no-action', emit);
}
