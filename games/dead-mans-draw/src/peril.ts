// Choices that cost the turn: they are legal (A18, A22, A23), and whoever makes them should know.
import type { MoveOf } from '@quarterdeck/kernel';
import { wouldBust } from './clash.ts';
import { stackCard } from './phases/cannon.ts';
import type { DeadMansDraw, View } from './types.ts';

/** Whether this move is sure to bust whoever makes it. */
export function isSureBust(view: View, move: MoveOf<DeadMansDraw>): boolean {
  switch (move.type) {
    case 'draw':
      return view.known.length > 0 && view.busting > 0;
    case 'hook':
      return wouldBust(view, stackCard(view, view.turn.seat, move.suit), view.turn.seat);
    case 'steal':
      return wouldBust(view, stackCard(view, move.seat, move.suit), move.seat);
    case 'place':
      return wouldBust(view, move.card, 'discard');
    default:
      return false;
  }
}
