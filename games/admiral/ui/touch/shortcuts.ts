// What one touches on the chart instead of in the list of orders: a cell for a chosen ship to sail to, a target for its guns, a gun
// for a salvo that is being laid; and one order for all ships that a storm must move. Such a touch is several moves, one after the
// other, as far as they may be made.
import {
  type Admiral,
  type Cell,
  chartOf,
  distance,
  findDestinations,
  fortCell,
  type Gun,
  isInShelter,
  isShip,
  type Piece,
  type ShipId,
  type View,
} from '@quarterdeck/admiral';
import type { Shown } from '@quarterdeck/kernel';
import { type Bearing, bearingOf, bearingsOf } from '../chart/bearings.ts';
import { type Aim, type Move, moveAim, pathOf, type Speech, type Thing } from './aims.ts';

/** The cells that a ship may sail to, course by course. */
export function reachOfShip(view: View, ship: ShipId): readonly Cell[] {
  const cells: Cell[] = [];
  findDestinations(view, chartOf(view), ship, cells);
  return cells;
}

/** What the chosen piece can hit; while a salvo is laid, its target. */
export function bearingsIn({ viewer, legal, view }: Shown<Admiral>, chosen: Piece | null): ReadonlyMap<Piece, Bearing> {
  const frame = view.stack.at(-1);
  if (frame?.kind === 'salvo') return new Map([[frame.target, salvoBearing(view, legal, frame)]]);
  const targets = legal.flatMap((move) => (move.type === 'engage' ? [move.target] : []));
  const owner = chosen === null ? null : ownerIn(view, chosen);
  return chosen === null || owner === null || owner !== viewer ? new Map() : bearingsOf(view, owner, chosen, targets);
}

/** Who lies beside the target may think of boarding it; whether she can, the rules have said. */
function isBeside({ ships }: View, chosen: Piece, move: Extract<Move, { type: 'board' | 'assault' }>): boolean {
  const from = isShip(chosen) ? (ships[chosen]?.at ?? null) : null;
  const to = move.type === 'board' ? (ships[move.ship]?.at ?? null) : move.fort;
  return from !== null && to !== null && distance(from, to) === 1;
}

/** The best gun of those that are laid, or could be. */
function salvoBearing(view: View, legal: readonly Move[], { target, guns }: { target: Piece; guns: readonly Gun[] }): Bearing {
  const all = guns.length > 0 ? guns : legal.flatMap((move) => (move.type === 'lay-gun' ? [move] : []));
  const faces = Math.max(0, ...all.map(({ gun }) => bearingOf(view, gun, target).faces));
  return { faces, shots: guns.reduce((sum, { shots }) => sum + shots, 0) };
}

function ownerIn({ ships, forts }: View, piece: Piece): number | null {
  if (isShip(piece)) return ships[piece]?.owner ?? null;
  return forts.find(({ at }) => at === fortCell(piece))?.owner ?? null;
}

export function shortcutsIn(
  shown: Shown<Admiral>,
  chosen: Piece | null,
  bearings: ReadonlyMap<Piece, Bearing>,
  speech: Speech,
): Map<Thing, Aim> {
  const aims = new Map<Thing, Aim>();
  const add = (thing: Thing, move: Move, then: readonly Move[]): void => {
    aims.set(thing, moveAim(move, then, shown.view, speech));
  };
  for (const move of shown.legal) {
    if (move.type === 'sail' && move.ship === chosen)
      for (const to of reachOfShip(shown.view, move.ship)) add(`cell ${to}`, move, [{ type: 'steer', to }]);
    const bearing = move.type === 'engage' && chosen !== null ? bearings.get(move.target) : undefined;
    if (move.type === 'engage' && chosen !== null && bearing !== undefined)
      add(`piece ${move.target}`, move, [{ type: 'lay-gun', gun: chosen, shots: bearing.shots }]);
    if ((move.type === 'board' || move.type === 'assault') && chosen !== null && isBeside(shown.view, chosen, move))
      for (const thing of pathOf(move, shown.view).slice(1)) add(thing, move, []);
    // The last of them has the most shots.
    if (move.type === 'lay-gun') add(`piece ${move.gun}`, move, []);
  }
  const [first, ...others] = driftsIn(shown);
  if (first !== undefined && others.length > 0) add('drift-all', first, others);
  return aims;
}

/** What the storm must still move, first what may be moved now; who lies in shelter is left there. */
function driftsIn({ legal, forbidden, view }: Shown<Admiral>): readonly Move[] {
  const later = forbidden.flatMap(({ move, refusal }) => (refusal.reason === 'others-first' ? [move] : []));
  return [...legal, ...later].filter((move) => move.type === 'drift' && !isInShelter(view, move.ship));
}
