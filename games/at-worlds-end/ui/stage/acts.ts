// What is on now beside the chart: on a wide board it lies over it, on a phone it takes its place.
import type { RollOff } from '@quarterdeck/at-worlds-end';
import type { BattleScene } from '../battle/scene.ts';
import type { Bidding, Market, Scene, Storm } from '../story/scene.ts';

export type Act =
  | { readonly kind: 'heroes' }
  | { readonly kind: 'battle'; readonly battle: BattleScene }
  | { readonly kind: 'auction'; readonly auction: Bidding }
  | { readonly kind: 'market'; readonly market: Market }
  | { readonly kind: 'storm'; readonly storm: Storm }
  | { readonly kind: 'roll-off'; readonly rollOff: Readonly<RollOff> };

/** Null: nothing but the chart. A battle that is over stays to be looked at, but the chart comes first again. */
export function actIn({ pirates, battle, auction, market, storm, rollOff, end }: Scene): Act | null {
  if (end === null && pirates.some(({ hero }) => hero === null)) return { kind: 'heroes' };
  if (battle !== null && battle.over === null) return { kind: 'battle', battle };
  if (auction !== null) return { kind: 'auction', auction };
  if (market !== null) return { kind: 'market', market };
  if (storm !== null) return { kind: 'storm', storm };
  if (rollOff !== null) return { kind: 'roll-off', rollOff };
  return battle === null ? null : { kind: 'battle', battle };
}
