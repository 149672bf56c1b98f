// The chances of a shot as they are shown: exact ways of the engine, as percentages that never promise what is not certain.
import { type AnyShip, type LineShip, type Manoeuvre, hullOf, type SalvoOdds, salvoOdds, type View } from '@quarterdeck/at-worlds-end';
import { type BattleScene, otherSide, type Shot } from './scene.ts';

type Figures = Pick<View, 'fixed'>;

const LEAST_DEFENCE = 1;
const MOST_DEFENCE = 5;

/** The Defence that dice must beat, with what was played. */
export function defenceAt(view: Figures, target: AnyShip, played: readonly Manoeuvre[]): number {
  const { defence } = hullOf(view, target);
  const now = defence - (played.includes('chain-shot') ? 1 : 0) + (played.includes('hard-turn') ? 1 : 0);
  return Math.max(LEAST_DEFENCE, Math.min(MOST_DEFENCE, now));
}

export function diceFrom(view: Figures, shooter: AnyShip, played: readonly Manoeuvre[], answering = false): number {
  if (answering) return 1;
  const { attack } = hullOf(view, shooter);
  return attack + (played.includes('broadside') ? 1 : 0) - (played.includes('smoke-screen') ? 1 : 0);
}

function checks(view: Figures, target: Readonly<LineShip>, played: readonly Manoeuvre[]): boolean {
  if (target.damaged) return false;
  return played.includes('brave-crew') || (hullOf(view, target.ship).survivability && !played.includes('raking-fire'));
}

/** What a salvo of this ship would do to that one. */
export function chancesAt(
  view: Figures,
  shooter: AnyShip,
  target: Readonly<LineShip>,
  played: readonly Manoeuvre[] = [],
  answering = false,
): SalvoOdds {
  const dice = Math.max(0, diceFrom(view, shooter, played, answering));
  return salvoOdds({ dice, defence: defenceAt(view, target.ship, played), checks: checks(view, target, played) });
}

/** The chances of the shot that is on, as long as its dice are not thrown. */
export function chancesOf(view: Figures, battle: BattleScene, shot: Shot): SalvoOdds | null {
  if (shot.dice !== null || shot.result !== null) return null;
  if (shot.played.includes('boarding') || shot.played.includes('fire-ship')) return null;
  const target = battle[otherSide(shot.side)].line.find(({ ship }) => ship === shot.target);
  return target === undefined ? null : chancesAt(view, shot.shooter, target, shot.played, shot.answering);
}

/** Rounded, but 0 and 100 only for what cannot and what must happen. */
export function percent(ways: number, of: number): number {
  if (ways === 0 || of === 0) return 0;
  return ways === of ? 100 : Math.min(99, Math.max(1, Math.round((100 * ways) / of)));
}

/** For the closer look: to a tenth. */
export function tenths(ways: number, of: number): number {
  return of === 0 ? 0 : Math.round((1000 * ways) / of) / 10;
}
