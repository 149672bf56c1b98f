// What is touched for the moves of a battle: a ship of a line, a card of the hand, or one of the answers below.
import type { AnyShip, AtWorldsEnd, Decisions, Manoeuvre } from '@quarterdeck/at-worlds-end';
import type { MoveOf } from '@quarterdeck/kernel';

export const ANSWERS = ['hold', 'open-bag', 'decline', 'fight-on', 'retreat', 'save-ship', 'let-sink'] as const;
export type BattleAnswer = (typeof ANSWERS)[number];

export type BattleThing = `line ${AnyShip}` | `manoeuvre ${Manoeuvre}` | BattleAnswer;

/** The decisions that are made on the scene of the battle. */
export const BATTLE_DECISIONS = [
  'bag-of-tricks',
  'manoeuvre-draw',
  'firing-ship',
  'target',
  'attack-manoeuvre',
  'defence-manoeuvre',
  'salvo-dice',
  'steady-aim',
  'after-hit',
  'single-die',
  'survivability-check',
  'undying-crew',
  'return-fire',
  'regroup',
] as const satisfies readonly (keyof Decisions)[];
export type BattleDecision = (typeof BATTLE_DECISIONS)[number];

const NAMES: ReadonlySet<string> = new Set(BATTLE_DECISIONS);

export function isBattleDecision(decision: string | null): decision is BattleDecision {
  return decision !== null && NAMES.has(decision);
}

/** The things that one touches for a move of a battle, in order; none for all other moves. */
export function battlePath(move: MoveOf<AtWorldsEnd>): readonly BattleThing[] {
  switch (move.type) {
    case 'fire':
    case 'withdraw':
      return [`line ${move.ship}`];
    case 'aim':
      return [`line ${move.target}`];
    case 'play':
      return [`manoeuvre ${move.card}`];
    case 'close-ranks':
      return ['manoeuvre close-ranks', `line ${move.ship}`];
    case 'hold':
    case 'open-bag':
    case 'decline':
    case 'fight-on':
    case 'retreat':
    case 'save-ship':
    case 'let-sink':
      return [move.type];
    default:
      return [];
  }
}
