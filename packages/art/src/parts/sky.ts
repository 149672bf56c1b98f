// The ground of Sea of Clouds' cards: high sky at noon, tinted by the kind of card, clouds along the lower edge.
import type { Picture } from '../burin.ts';
import { ruledGround } from './backdrop.ts';
import { cumulus } from './sea.ts';

export const KINDS = { relic: '#86b0cc', rum: '#e3b765', object: '#9dbf98', pirate: '#d39482' } as const;
export type Kind = keyof typeof KINDS;

export function skyGround(c: Picture, kind: Kind, floor = true): void {
  ruledGround(c, KINDS[kind], { x: 290, y: 260, r: 220, color: '#fdf3cf' }, 0.5);
  if (!floor) return;
  for (const [x, y, k] of [
    [80, 560, 1.1],
    [520, 556, 1.15],
    [300, 588, 1.3],
  ] as const)
    cumulus(c, x, y, k);
}
