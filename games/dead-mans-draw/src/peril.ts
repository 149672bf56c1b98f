// Choices that cost the turn: they are legal (A18, A22, A23), and whoever makes them should know.
import type { MoveOf, Seat } from '@quarterdeck/kernel';
import { hasSuit } from './bank.ts';
import { wouldBust } from './clash.ts';
import type { Suit } from './data/suits.ts';
import { stackCard } from './phases/cannon.ts';
import { bankOf } from './table.ts';
import type { DeadMansDraw, View } from './types.ts';

/** Whether this move is sure to bust whoever makes it. */
export function isSureBust(view: View, move: MoveOf<DeadMansDraw>): boolean {
  switch (move.type) {
    case 'draw':
      return view.known.length > 0 && view.busting > 0;
    case 'hook':
      return isStackBusting(view, view.turn.seat, move.suit);
    case 'steal':
      return isStackBusting(view, move.seat, move.suit);
    case 'place':
      return wouldBust(view, move.card, 'discard');
    default:
      return false;
  }
}

function isStackBusting(view: View, seat: Seat, suit: Suit): boolean {
  return hasSuit(bankOf(view, seat), suit) && wouldBust(view, stackCard(view, seat, suit), seat);
}
