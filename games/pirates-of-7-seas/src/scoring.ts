// Victory points (P8.4): chests, talismans and unused yin-yang, less three for each mark and each adventure card in hand.
import type { ScoreLine } from '@quarterdeck/kernel';
import { FIGURES } from './data/components.ts';
import type { Line, PlayerView } from './types.ts';

export function sheetOf({ chests, talismans, yinYang, marks, hand }: PlayerView): ScoreLine<Line>[] {
  return [
    { line: 'chests', points: chests, params: { count: chests } },
    { line: 'talismans', points: talismans, params: { count: talismans } },
    { line: 'yin-yang', points: Math.floor(yinYang / FIGURES.yinYangPerPoint), params: { count: yinYang } },
    { line: 'marks', points: penalty(marks), params: { count: marks } },
    { line: 'cards', points: penalty(hand.length), params: { count: hand.length } },
  ];
}

/** Not minus zero: a score sheet is plain data. */
function penalty(count: number): number {
  return count === 0 ? 0 : -FIGURES.pointsPerMark * count;
}

export function pointsOf(player: PlayerView): number {
  return sheetOf(player).reduce((sum, { points }) => sum + points, 0);
}
