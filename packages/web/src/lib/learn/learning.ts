// Which guided game a learner is led into, from the games that this browser has kept.
import type { SavedGame } from '../games/saved.ts';

/** One that was begun and not left. */
export function begunGame(kept: readonly SavedGame[], game: string): SavedGame | null {
  const isBegun = ({ setting, stage, guided }: SavedGame) =>
    setting.game === game && stage !== 'over' && guided?.isLeft === false;
  return kept.find(isBegun) ?? null;
}

/**
 * Of several guided games the one after that which was played last, or the same again if it was left before its end; after the
 * last one the first. `kept` has the game that was played last before all others.
 */
export function nextStep(kept: readonly SavedGame[], game: string, steps: number): number {
  const last = kept.find(({ setting, guided }) => setting.game === game && guided !== null);
  if (last === undefined || last.guided === null) return 0;
  return (last.guided.step + (last.stage === 'over' ? 1 : 0)) % steps;
}
