// The end of a turn (D2.5) and of the game (D2.6).
import { closeAll, open, passage } from '@quarterdeck/kernel';
import { clearWreck } from '../bust.ts';
import type { PhaseOf } from '../choose.ts';
import { endGame } from '../outcome.ts';
import { newTurn } from '../setup.ts';
import { leftOf, pileSize } from '../table.ts';

/** What a bust has lost goes away, after the bonus of an anchored key and chest (A15). */
export const bustEnd: PhaseOf<'bust'> = passage((state, { lost }, emit) => clearWreck(state, lost, emit));

export const turnEnd: PhaseOf<'turn-end'> = passage((state, _frame, emit) => {
  closeAll(state);
  if (pileSize(state) === 0) {
    endGame(state, emit);
    return;
  }
  state.turn = newTurn(leftOf(state, state.turn.seat));
  open(state, { kind: 'turn' });
  emit({ type: 'turn-began', seat: state.turn.seat });
});
