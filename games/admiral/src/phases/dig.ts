// Digging for treasure (S1), and the standing order of a mine (10.7, R1).
import { at, CHANCE, close, only } from '@quarterdeck/kernel';
import { SHIP_KINDS, type ShipKind } from '../data/ships.ts';
import { sinkIfSpent } from '../fighting/damage.ts';
import { cellOf, type PhaseOf, shipAt } from '../table.ts';
import { digUp, TRAP } from '../turn/cargo.ts';
import { ROLLS } from './salvo.ts';

export const digDie: PhaseOf<'dig-die'> = {
  waiting: () => CHANCE,
  legalMoves: () => ROLLS,
  apply(state, { seat, ship }, { face }, _actor, emit) {
    close(state);
    const found = face !== TRAP;
    const cell = cellOf(shipAt(state, ship));
    if (found) digUp(state, ship);
    else shipAt(state, ship).damage += 1;
    emit({ type: 'dug', seat, ship, cell, face, found });
    sinkIfSpent(state, ship, 'trap', emit);
  },
};

/** Every choice of kinds: from none, which holds the mine, to all four, which fires at anything. */
const ORDERS: readonly { readonly type: 'set-order'; readonly kinds: readonly ShipKind[] }[] = Array.from(
  { length: 1 << SHIP_KINDS.length },
  (_, bits) => ({ type: 'set-order', kinds: SHIP_KINDS.filter((_kind, i) => ((bits >> i) & 1) === 1) }),
);

export const mineOrder: PhaseOf<'mine-order'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: () => ORDERS,
  apply(state, { seat, mine }, { kinds }, _actor, emit) {
    close(state);
    const ordered = at(at(state.mines, seat), mine);
    ordered.kinds = kinds;
    ordered.ordered = true;
    emit({ type: 'mine-ordered', seat, mine, kinds });
  },
};
