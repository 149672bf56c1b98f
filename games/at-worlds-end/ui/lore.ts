// Things of the board as one speaks of them.
import { type AnyShip, classOf, componentsOf, hullOf, type SeaId } from '@quarterdeck/at-worlds-end';
import type { Table } from './context.ts';
import { flagshipsIn } from './story/scene.ts';

type Told = Pick<Table, 'words' | 'text' | 'names' | 'view' | 'scene'>;

/** Where the flagship of one's own side of the table lies. */
export function hereOf({ scene, own }: Pick<Table, 'scene' | 'own'>): SeaId | null {
  return scene.pirates[own]?.flagship ?? null;
}

/** All that is printed on a sea, and all that lies in it. */
export function seaSaid({ words, text, names, view, scene }: Told, sea: SeaId): string {
  const { difficulty, income, good, port } = componentsOf(view).seas[sea];
  const owner = scene.seas[sea];
  const flagships = flagshipsIn(scene, sea);
  return [
    words.seas[sea],
    owner === null ? words.company : names(owner),
    text.difficulty(difficulty),
    text.income(income),
    ...(good === null ? [] : [words.goods[good]]),
    ...(port ? [text.hasPort] : []),
    ...(scene.escorts[sea] > 0 ? [text.guards(scene.escorts[sea])] : []),
    ...(flagships.length > 0 ? [text.flagships(flagships.map((seat) => names(seat)))] : []),
  ].join(', ');
}

export function shipSaid({ words, text, view }: Pick<Table, 'words' | 'text' | 'view'>, ship: AnyShip): string {
  const { attack, defence, survivability } = hullOf(view, ship);
  return [
    words.ships[ship],
    words.classes[classOf(view, ship)],
    text.attack(attack),
    text.defence(defence),
    ...(survivability ? [text.survives] : []),
  ].join(', ');
}
