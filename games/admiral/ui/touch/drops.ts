// What may be laid where: a ship on a cell that she can sail to, and before the first round on the cell where she shall lie.
import type { Admiral, Piece, View } from '@quarterdeck/admiral';
import { type Drop, type Drops, dropsFrom } from '@quarterdeck/board/touch/drops.ts';
import type { Shown } from '@quarterdeck/kernel';
import type { Move, Thing } from './aims.ts';
import { reachOfShip } from './shortcuts.ts';

/** `chosen`: the ship or fort that was touched already. */
export function dropsOf(shown: Shown<Admiral>, chosen: Piece | null): Drops<Thing, Thing> {
  return dropsFrom<Thing, Thing>(shown.legal.flatMap((move) => dropsFor(move, shown.view, chosen)));
}

function dropsFor(move: Move, view: View, chosen: Piece | null): readonly Drop<Thing, Thing>[] {
  if (move.type === 'sail') {
    const first: readonly Thing[] = move.ship === chosen ? [] : [`piece ${move.ship}`];
    return reachOfShip(view, move.ship).map((to) => layingOf(move.ship, to, first));
  }
  const frame = view.stack.at(-1);
  if (move.type === 'steer' && frame?.kind === 'course') return [layingOf(frame.ship, move.to, [])];
  const berthed = frame?.kind === 'berth' ? frame.queue[0] : undefined;
  return move.type === 'berth' && berthed !== undefined ? [layingOf(berthed, move.cell, [])] : [];
}

function layingOf(ship: Piece, cell: number, first: readonly Thing[]): Drop<Thing, Thing> {
  return { thing: `piece ${ship}`, place: `cell ${cell}`, touches: [...first, `cell ${cell}`] };
}
