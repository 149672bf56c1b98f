// Which ships a mine shall go off under: kinds are marked first, then the order is given.
import { SHIP_KINDS, type ShipKind, type View } from '@quarterdeck/admiral';
import { type Aim, type Move, moveAim, type Speech, type Thing } from '../touch/aims.ts';

type SetOrder = Extract<Move, { type: 'set-order' }>;
export type Marked = readonly ShipKind[];

export function orderings(moves: readonly Move[]): readonly SetOrder[] {
  return moves.flatMap((move) => (move.type === 'set-order' ? [move] : []));
}

/** What is marked before one touches anything: the order that the mine has. */
export function firstMarks({ stack, mines }: View): Marked {
  const frame = stack.at(-1);
  return frame?.kind === 'mine-order' ? (mines[frame.seat]?.[frame.mine]?.kinds ?? []) : [];
}

export function toggled(marks: Marked, kind: ShipKind): Marked {
  return SHIP_KINDS.filter((one) => (one === kind ? !marks.includes(one) : marks.includes(one)));
}

export function orderAims(view: View, moves: readonly SetOrder[], marks: Marked, speech: Speech): Map<Thing, Aim> {
  const aims = new Map<Thing, Aim>();
  if (moves.length === 0) return aims;
  for (const ship of SHIP_KINDS) aims.set(`kind ${ship}`, { kind: 'mark', ship, isMarked: marks.includes(ship) });
  const given = moves.find(({ kinds }) => SHIP_KINDS.every((kind) => kinds.includes(kind) === marks.includes(kind)));
  if (given !== undefined) aims.set('set-order', moveAim(given, [], view, speech));
  return aims;
}
