// A bid is set first and then made: at most 150 bids are legal, and nobody wants as many buttons.
import { type AtWorldsEnd, FIGURES } from '@quarterdeck/at-worlds-end';
import type { Shown } from '@quarterdeck/kernel';
import type { Stake } from '../../text/board.ts';
import { type Aim, type Move, moveAim, type Says, type Thing } from '../touch/aims.ts';

/** A greater step. */
const LEAP = 5 * FIGURES.coin;

export interface Bids {
  readonly least: number;
  readonly most: number;
}

/** The bids that are legal now; null where nobody bids. */
export function bidsIn(moves: readonly Move[]): Bids | null {
  const gold = moves.flatMap((move) => (move.type === 'bid' ? [move.gold] : []));
  return gold.length === 0 ? null : { least: Math.min(...gold), most: Math.max(...gold) };
}

/** The bid that is set: what was set, as far as it is legal. */
export function stakeIn({ least, most }: Bids, set: number | null): number {
  return Math.min(most, Math.max(least, set ?? least));
}

export function stakeAims({ legal, view }: Shown<AtWorldsEnd>, set: number | null, speaker: Says): Map<Thing, Aim> {
  const bids = bidsIn(legal);
  if (bids === null) return new Map();
  const gold = stakeIn(bids, set);
  const steps: readonly (readonly [Stake, number])[] = [
    ['less', gold - FIGURES.coin],
    ['more', gold + FIGURES.coin],
    ['much-more', gold + LEAP],
    ['all-in', bids.most],
  ];
  const open = steps.filter(([, to]) => to !== gold && to >= bids.least && to <= bids.most);
  return new Map<Thing, Aim>([
    ...open.map(([stake, to]): [Thing, Aim] => [stake, { kind: 'stake', gold: to }]),
    ['bid', moveAim({ type: 'bid', gold }, view, speaker)],
  ]);
}
