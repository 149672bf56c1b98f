// Ships under way, cargo, repairs.
import { bookOf, type Cell, courseTo, durabilityOf, type ShipId } from '@quarterdeck/admiral';
import { at } from '@quarterdeck/kernel';
import { fortAt, hurt, onFort, onShip, onShips, type Stories } from './changes.ts';
import type { Scene } from './scene.ts';

export const SAILING = {
  sailed: (scene, { ship, from, to }) => underWay(scene, ship, from, to),
  drifted: (scene, { ship, from, to }) => underWay(scene, ship, from, to),
  'made-port': (scene) => scene,
  'struck-reef': (scene, { ship, damage }) => hurt(scene, ship, damage),
  'risked-mines': (scene) => scene,
  'mine-sprung': (scene, { seat, ship, cell, damage }) => hurt(spring(scene, seat, cell), ship, damage),
  sunk: (scene, { ship }) =>
    onShip(scene, ship, {
      at: null,
      damage: durabilityOf(bookOf(scene.fixed), ship),
      aboard: 0,
      moved: false,
      fired: 0,
      locked: false,
      duty: 'free',
    }),
  spilled: (scene, { cell, parcels, lost }) =>
    lost ? { ...scene, lost: scene.lost + parcels } : { ...scene, sites: withParcels(scene, cell, parcels, false) },
  loaded: (scene, { ship, from, aboard }) => loaded(onShip(scene, ship, { aboard }), ship, from),
  unloaded: (scene, { ship, into, stored }) =>
    onFort(onShip(scene, ship, { aboard: at(scene.ships, ship).aboard - 1 }), into, { stored }),
  dug: (scene, { ship, cell, found }) => {
    const moved = onShip(scene, ship, { moved: true });
    if (!found) return hurt(moved, ship, 1);
    const aboard = at(scene.ships, ship).aboard + 1;
    return { ...onShip(moved, ship, { aboard }), sites: withParcels(scene, cell, -1, true) };
  },
  'repair-began': (scene, { ship }) => onShip(scene, ship, { duty: 'repair' }),
  // 7.6: who ends it in the own turn may not move any more.
  'repair-ended': (scene, { ship, seat }) =>
    onShip(scene, ship, { duty: 'free', moved: at(scene.ships, ship).moved || scene.active === seat }),
  repaired: (scene, { ship, left }) => onShip(scene, ship, { damage: left, duty: left === 0 ? 'free' : 'repair' }),
  'gang-began': (scene, { fort, ships }) => onFort(onShips(scene, ships, { duty: 'gang' }), fort, { gang: ships }),
  'gang-ended': (scene, { fort }) =>
    onFort(onShips(scene, fortAt(scene, fort).gang, { duty: 'free' }), fort, { gang: [], restored: 0 }),
  'fort-repaired': (scene, { fort, left }) => onFort(scene, fort, { damage: left }),
  restoring: (scene, { fort, left }) => onFort(scene, fort, { restored: bookOf(scene.fixed).fort.restored - left }),
  'fort-restored': (scene, { seat, fort }) => {
    const { durability, restored } = bookOf(scene.fixed).fort;
    return onFort(scene, fort, { owner: seat, damage: durability - restored });
  },
  'handed-over': (scene, { fort, to }) => onFort(scene, fort, { owner: to }),
  'fort-passed': (scene, { fort, to }) => onFort(scene, fort, { owner: to }),
} satisfies Partial<Stories>;

/** A ship that a mine has sunk on its way comes nowhere any more. */
function underWay(scene: Scene, ship: ShipId, from: Cell, to: Cell): Scene {
  const course = courseTo(from, to);
  const headings = course < 0 ? scene.headings : scene.headings.with(ship, course);
  if (at(scene.ships, ship).at === null) return { ...scene, headings };
  return { ...onShip(scene, ship, { at: to, moved: true }), headings };
}

function spring(scene: Scene, seat: number, cell: Cell): Scene {
  const place = scene.mines.findIndex((mine) => mine.seat === seat && mine.at === cell && !mine.shown);
  const sprung = { seat, at: cell, shown: true };
  return { ...scene, mines: place < 0 ? [...scene.mines, sprung] : scene.mines.with(place, sprung) };
}

/** From the water, or from a fort or royal port. */
function loaded(scene: Scene, ship: ShipId, from: Cell): Scene {
  if (at(scene.ships, ship).at === from) return { ...scene, sites: withParcels(scene, from, -1, false) };
  return onFort(scene, from, { stored: fortAt(scene, from).stored - 1 });
}

function withParcels({ sites }: Scene, cell: Cell, by: number, buried: boolean): Scene['sites'] {
  const isThere = sites.some((site) => site.at === cell && site.buried === buried);
  if (!isThere) return [...sites, { at: cell, parcels: by, buried }];
  return sites
    .map((site) => (site.at === cell && site.buried === buried ? { ...site, parcels: site.parcels + by } : site))
    .filter(({ parcels }) => parcels > 0);
}
