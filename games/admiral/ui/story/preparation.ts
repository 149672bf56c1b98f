// Before the first round, and how rounds and turns begin and end.
import { bookOf, COMPONENTS, muster, setup } from '@quarterdeck/admiral';
import { at, type Seat } from '@quarterdeck/kernel';
import { onPlayer, onShip, type Stories } from './changes.ts';
import { inward, type Scene, sceneOf } from './scene.ts';

export const PREPARATION = {
  'goes-next': (scene, { seat }) => ({ ...scene, order: [...scene.order, seat] }),
  'cargo-laid': (scene, { cells }) => withSites(scene, cells, bookOf(scene.fixed).scenario.cargo.buried),
  'reef-laid': (scene, { cell }) => ({ ...scene, reefs: [...scene.reefs, cell] }),
  'wreck-lies': (scene, { cell }) => withSites(scene, [cell], false),
  buried: (scene, { cell }) => withSites(scene, [cell], true),
  berthed: (scene, { ship, cell }) => ({
    ...onShip(scene, ship, { at: cell }),
    headings: scene.headings.with(ship, inward(scene.fixed, cell)),
  }),
  'mine-laid': (scene, { seat, cell }) =>
    cell === null ? scene : { ...scene, mines: [...scene.mines, { seat, at: cell, shown: false }] },
  'mine-ordered': (scene) => scene,
  'mines-shown': (scene, { seat, cells }) => ({
    ...scene,
    mines: [
      ...scene.mines.filter((mine) => mine.seat !== seat || mine.shown),
      ...cells.map((cell) => ({ seat, at: cell, shown: false })),
    ],
  }),
  'leg-began': (scene, { leg }) => newLeg(scene, leg),
  'leg-over': (scene) => scene,
  'round-began': (scene, { round }) => ({ ...scene, round, ships: scene.ships.map((ship) => ({ ...ship, locked: false })) }),
  wind: (scene, { towards, strength }) => ({ ...scene, wind: { towards, strength } }),
  'turn-began': (scene, { seat }) => ({ ...fresh(scene, seat), active: seat, fight: null }),
  'turn-ended': (scene) => scene,
  'without-fort': (scene) => scene,
  scored: (scene, { seat, total }) => onPlayer(scene, seat, { points: total }),
  out: (scene, { seat }) => onPlayer(scene, seat, { out: scene.round }),
  arrived: (scene) => scene,
  ended: (scene) => scene,
} satisfies Partial<Stories>;

function withSites(scene: Scene, cells: readonly number[], buried: boolean): Scene {
  return { ...scene, sites: [...scene.sites, ...cells.map((cell) => ({ at: cell, parcels: 1, buried }))] };
}

/** 2.1: the markers go back. */
function fresh(scene: Scene, seat: Seat): Scene {
  return {
    ...scene,
    ships: scene.ships.map((ship) => (ship.owner === seat && ship.at !== null ? { ...ship, moved: false, fired: 0 } : ship)),
    forts: scene.forts.map((fort) => (fort.owner === seat ? { ...fort, fired: 0 } : fort)),
  };
}

/** S2: everything is mustered anew, with sides swapped. */
function newLeg(scene: Scene, leg: number): Scene {
  const { options, components, chart, seats } = scene.fixed;
  const state = setup({ ...options, components: components ?? COMPONENTS, chart }, seats);
  state.players.forEach((player, seat) => {
    player.side = at(scene.players, seat).side ^ 1;
    player.points = at(scene.players, seat).points;
  });
  muster(state);
  const { order, reefs, fixed } = scene;
  return { ...sceneOf({ ...state, viewer: 'spectator', mines: [], stack: [] }), fixed, leg, order, reefs };
}
