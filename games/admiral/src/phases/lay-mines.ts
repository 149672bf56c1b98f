// Mines are laid in secret, card by card, by all at once (10.2 to 10.5). They are set to go off under any ship (R1).
import { at, close, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import type { PhaseOf } from '../table.ts';
import type { State } from '../types.ts';

export const layMines: PhaseOf<'lay-mines'> = {
  waiting: (state, { card, laid }) => seatsWith(state, card).filter((seat) => at(laid, seat) === null),
  legalMoves: (state, _frame, actor) => zoneFor(state, actor).map((cell) => ({ type: 'lay', cell })),
  apply(_state, frame, { cell }, actor, emit) {
    if (actor === 'chance') throw new Error('chance lays no mines');
    frame.laid[actor] = cell;
    emit({ type: 'mine-laid', seat: actor, cell });
  },
  resume(state, frame) {
    frame.laid.forEach((cell, seat) => {
      if (cell !== null) at(state.mines, seat).push({ at: cell, kinds: SHIP_KINDS, shown: false, ordered: false });
    });
    frame.card += 1;
    frame.laid = state.players.map(() => null);
    if (seatsWith(state, frame.card).length === 0) close(state);
  },
};

/** Who has a card of this number. */
function seatsWith({ fixed, players }: State, card: number): Seat[] {
  const { sides } = bookOf(fixed).scenario;
  return players.flatMap(({ side }, seat) => (at(sides, side).mines > card ? [seat] : []));
}

/** 10.4: no farther than three cells from an own fort; a reef has no room for a mine. */
function zoneFor({ fixed, players, reefs }: State, actor: Seat | 'chance'): number[] {
  if (actor === 'chance') return [];
  return at(bookOf(fixed).zones, at(players, actor).side).filter((cell) => !reefs.includes(cell));
}
