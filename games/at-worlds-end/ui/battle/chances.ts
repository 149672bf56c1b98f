// The chances of a shot as they are shown: exact ways of the engine, as percentages that never promise what is not certain.
import {
  type AnyShip,
  defenceOf,
  diceOf,
  enemyOf,
  hasCheck,
  type LineShip,
  type Loaded,
  replacesSalvo,
  type SalvoOdds,
  salvoOdds,
  type View,
} from '@quarterdeck/at-worlds-end';
import type { BattleScene, Shot } from './scene.ts';

type Figures = Pick<View, 'fixed'>;

/** What a plain salvo of this ship would do to that one. */
export function chancesAt(view: Figures, shooter: AnyShip, target: Readonly<LineShip>): SalvoOdds {
  return oddsOf(view, { shooter, target: target.ship, played: [], answering: false }, target.damaged);
}

/** The chances of the shot that is on, as long as its dice are not thrown. */
export function chancesOf(view: Figures, battle: BattleScene, shot: Shot): SalvoOdds | null {
  if (shot.dice !== null || shot.result !== null || replacesSalvo(shot)) return null;
  const target = battle[enemyOf(shot.side)].line.find(({ ship }) => ship === shot.target);
  return target === undefined ? null : oddsOf(view, shot, target.damaged);
}

function oddsOf(view: Figures, salvo: Loaded, isDamaged: boolean): SalvoOdds {
  return salvoOdds({
    dice: diceOf(view, salvo),
    defence: defenceOf(view, salvo),
    checks: hasCheck(view, salvo, isDamaged),
  });
}

/** Rounded, but 0 and 100 only for what cannot and what must happen. */
export function percent(ways: number, of: number): number {
  if (ways === 0) return 0;
  return ways === of ? 100 : Math.min(99, Math.max(1, Math.round((100 * ways) / of)));
}
