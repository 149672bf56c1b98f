// Guns, fireships, boarding and assault.
import { bookOf, durabilityOf, fortCell, fortPiece, isShip, type Piece, type ShipId } from '@quarterdeck/admiral';
import { at } from '@quarterdeck/kernel';
import { type EventOf, fortAt, hurt, onFort, onShip, onShips, type Stories } from './changes.ts';
import type { Grapple, Scene, Volley } from './scene.ts';

export const FIGHTING = {
  'opened-fire': openedFire,
  volley: (scene, { target, face, hits }) => {
    const { fight } = scene;
    const told = fight?.kind === 'volley' ? { ...fight, face, hits } : fight;
    return hurt({ ...scene, fight: told }, target, hits);
  },
  'fort-ruined': (scene, { fort, lost }) =>
    onFort({ ...scene, lost: scene.lost + lost }, fort, {
      owner: null,
      damage: bookOf(scene.fixed).fort.durability,
      fired: 0,
      stored: 0,
    }),
  'fireship-declared': (scene, { ship }) => onShip(scene, ship, { duty: 'fireship' }),
  exploded: (scene, { hit, damage }) => hit.reduce((now, ship) => hurt(now, ship, damage), scene),
  'boarding-began': (scene, { seat, target, ships }) => grappled(scene, seat, target, ships, [target]),
  'assault-began': (scene, { seat, fort, ships }) => grappled(scene, seat, fortPiece(fort), ships, []),
  defended: (scene, { ships }) =>
    held(
      onGrapple(scene, () => ({ defenders: ships })),
      ships,
    ),
  'boarding-die': (scene, { piece, face, points }) =>
    onGrapple(scene, ({ dice }) => ({ dice: [...dice, { piece, face, points, left: leftOf(scene, piece) }] })),
  'contest-over': contestOver,
  allotted: (scene, { piece, units }) => {
    const damage = durabilityOf(bookOf(scene.fixed), piece) - units;
    return isShip(piece) ? onShip(scene, piece, { damage }) : onFort(scene, fortCell(piece), { damage });
  },
  captured: (scene, { ship, seat }) => onShip(scene, ship, { owner: seat }),
  'fort-captured': (scene, { seat, fort }) => onFort(scene, fort, { owner: seat, fired: bookOf(scene.fixed).fort.shots }),
  stowed: (scene, { ship }) => onShip(scene, ship, { aboard: at(scene.ships, ship).aboard + 1 }),
} satisfies Partial<Stories>;

function openedFire(scene: Scene, { seat, target, guns }: EventOf['opened-fire']): Scene {
  const fight: Volley = { kind: 'volley', seat, target, guns, face: null, hits: 0 };
  const begun: Scene = { ...scene, fight };
  return guns.reduce((now, { gun, shots }) => spent(now, gun, shots), begun);
}

function spent(scene: Scene, gun: Piece, shots: number): Scene {
  if (isShip(gun)) return onShip(scene, gun, { fired: at(scene.ships, gun).fired + shots });
  return onFort(scene, fortCell(gun), { fired: fortAt(scene, fortCell(gun)).fired + shots });
}

function grappled(scene: Scene, seat: number, target: Piece, attackers: readonly ShipId[], more: readonly ShipId[]): Scene {
  const fight: Grapple = { kind: 'grapple', seat, target, attackers, defenders: [], dice: [], result: null };
  return held({ ...scene, fight }, [...attackers, ...more]);
}

/** 8.8, R18: nothing more in this round, and repairs are over; a fireship stays one. */
function held(scene: Scene, ships: readonly ShipId[]): Scene {
  return ships.reduce((now, ship) => {
    const duty = at(now.ships, ship).duty === 'fireship' ? 'fireship' : 'free';
    return onShip(now, ship, { locked: true, duty });
  }, scene);
}

function onGrapple(scene: Scene, change: (grapple: Grapple) => Partial<Grapple>): Scene {
  const { fight } = scene;
  return fight?.kind === 'grapple' ? { ...scene, fight: { ...fight, ...change(fight) } } : scene;
}

/** 8.3: what counts besides the die. */
function leftOf(scene: Scene, piece: Piece): number {
  const { damage } = isShip(piece) ? at(scene.ships, piece) : fortAt(scene, fortCell(piece));
  return durabilityOf(bookOf(scene.fixed), piece) - damage;
}

/** Cargo of a boarding lies on deck until it is stowed; nobody's fort keeps what it can of the difference (R25). */
function contestOver(scene: Scene, { target, attack, defence, winner, isTie }: EventOf['contest-over']): Scene {
  const told = onGrapple(scene, () => ({ result: { attack, defence, winner } }));
  const { fight } = told;
  if (isTie || fight?.kind !== 'grapple') return told;
  if (isShip(target)) return onShips(told, [...fight.attackers, target], { aboard: 0 });
  const { durability } = bookOf(scene.fixed).fort;
  return winner === null ? onFort(told, fortCell(target), { damage: durability - Math.min(defence - attack, durability) }) : told;
}
