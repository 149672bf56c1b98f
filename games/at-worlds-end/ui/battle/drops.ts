// What is laid where in a battle: a ship on the one that it fires at, a manoeuvre on the water between the lines, Close Ranks on the
// ship that steps in, a damaged ship on its commander.
import { type AnyShip, type AtWorldsEnd, enemyOf, type ShipId, type SideOf, type View } from '@quarterdeck/at-worlds-end';
import type { Drop } from '@quarterdeck/board/touch/drops.ts';
import type { MoveOf } from '@quarterdeck/kernel';
import type { BattleThing } from './aims.ts';

export type BattlePlace = `line ${AnyShip}` | 'slate' | `commander ${SideOf}`;
export type BattleDrop = Drop<BattleThing, BattlePlace>;

/** `touched`: the first things of a move that takes several. */
export function battleDrops(
  { stack, battle }: Pick<View, 'stack' | 'battle'>,
  legal: readonly MoveOf<AtWorldsEnd>[],
  touched: readonly string[],
): readonly BattleDrop[] {
  const frame = stack.at(-1);
  if (battle === null || frame === undefined) return [];
  return legal.flatMap((move): readonly BattleDrop[] => {
    if (move.type === 'fire' && frame.kind === 'firing-ship')
      return battle[enemyOf(frame.side)].line.map(({ ship }) =>
        laid(`line ${move.ship}`, `line ${ship}`, [`line ${move.ship}`, `line ${ship}`]),
      );
    if (move.type === 'aim' && frame.kind === 'target')
      return [laid(`line ${frame.shooter}`, `line ${move.target}`, [`line ${move.target}`])];
    if (move.type === 'play') return [laid(`manoeuvre ${move.card}`, 'slate', [`manoeuvre ${move.card}`])];
    if (move.type === 'close-ranks') return [closing(move.ship, touched)];
    if (move.type === 'withdraw' && frame.kind === 'regroup')
      return [laid(`line ${move.ship}`, `commander ${frame.side}`, [`line ${move.ship}`])];
    return [];
  });
}

function laid(thing: BattleThing, place: BattlePlace, touches: readonly BattleThing[]): BattleDrop {
  return { thing, place, touches };
}

function closing(ship: ShipId, touched: readonly string[]): BattleDrop {
  const isPicked = touched.includes('manoeuvre close-ranks');
  return laid('manoeuvre close-ranks', `line ${ship}`, [
    ...(isPicked ? [] : (['manoeuvre close-ranks'] as const)),
    `line ${ship}`,
  ]);
}
