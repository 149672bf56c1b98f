// Loot and goods.
import type { Seat } from '@quarterdeck/kernel';
import { type ByGood, byGood, componentsOf, type Good } from '@quarterdeck/pirates-of-7-seas';
import { changedLoot, type EventOf, gained, givenUp, type Stories, stowed, thrownAway } from './changes.ts';
import type { Scene } from './scene.ts';

export const TRADE = {
  looted,
  'loot-reshuffled': reshuffled,
  loaded: (scene, { seat, goods, thrownAway: away }) => ({
    ...thrownAway(stowed(scene, seat, goods, 1), away),
    spoils: null,
  }),
  discarded: (scene, { seat, goods }) => givenUp(scene, seat, goods),
  'lost-good': (scene, { seat, good }) => givenUp(scene, seat, { [good]: 1 }),
  sold: (scene, { seat, good, count, chests }) => sold(scene, seat, { [good]: count }, chests),
  bargained: (scene, { seat, goods, chests }) =>
    gained(sold(scene, seat, oneOfEach(goods), chests), seat, { yinYang: -componentsOf(scene).rituals.bargain }),
} satisfies Partial<Stories>;

const NO_GOODS: Readonly<ByGood<number>> = { fruit: 0, coffee: 0, rum: 0 };

/** Talismans count at once, but those that the Tavern turns up go by. */
function looted(scene: Scene, { seat, kind }: EventOf['looted']): Scene {
  const after = { ...scene, loot: { ...scene.loot, bag: changedLoot(scene.loot.bag, { [kind]: 1 }, -1) } };
  if (kind === 'talisman')
    return isTavern(scene) ? thrownAway(after, { talisman: 1 }) : gained(after, seat, { talismans: 1, yinYang: 1 });
  const goods = scene.spoils?.seat === seat ? scene.spoils.goods : NO_GOODS;
  return { ...after, spoils: { seat, goods: { ...goods, [kind]: goods[kind] + 1 } } };
}

function isTavern({ venture }: Scene): boolean {
  return venture?.kind === 'curse' && venture.curse === 'tavern';
}

function reshuffled(scene: Scene): Scene {
  const { bag, discard } = scene.loot;
  return { ...scene, loot: { bag: changedLoot(bag, discard, 1), discard: changedLoot(discard, discard, -1) } };
}

function sold(scene: Scene, seat: Seat, by: Readonly<Partial<ByGood<number>>>, chests: number): Scene {
  return gained(givenUp(scene, seat, by), seat, { chests });
}

function oneOfEach(goods: readonly Good[]): ByGood<number> {
  return byGood((good) => (goods.includes(good) ? 1 : 0));
}
