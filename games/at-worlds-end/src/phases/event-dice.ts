// The event dice (W3.1). The Trickster may throw both once more before anything happens (W9.4).
import { at, become, CHANCE, close, only, open } from '@quarterdeck/kernel';
import { type PhaseOf, pirateOf } from '../table.ts';
import { settleEvent } from '../turn/events.ts';

type Throw = { readonly type: 'throw'; readonly dice: readonly [number, number] };

/** Two dice as they fall, 36 ways; each throw of two different faces is there twice. */
const FALLS: Throw[] = [];
/** The 21 different throws, faces rising. */
const THROWS: Throw[] = [];
for (let low = 1; low <= 6; low++) {
  for (let high = low; high <= 6; high++) {
    const thrown: Throw = { type: 'throw', dice: [low, high] };
    THROWS.push(thrown);
    FALLS.push(thrown);
    if (low !== high) FALLS.push(thrown);
  }
}

export const eventDice: PhaseOf<'event-dice'> = {
  waiting: () => CHANCE,
  legalMoves: () => THROWS,
  weight: (_state, _frame, { dice: [low, high] }) => (low === high ? 1 : 2),
  draw: (_state, _frame, rng) => at(FALLS, rng.below(FALLS.length)),
  apply(state, { seat, again }, { dice }, _actor, emit) {
    close(state);
    emit({ type: 'dice-thrown', seat, dice, again });
    if (pirateOf(state, seat).hero === 'trickster' && !again) open(state, { kind: 'lucky-compass', seat, dice });
    else settleEvent(state, seat, dice, emit);
  },
};

export const luckyCompass: PhaseOf<'lucky-compass'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: () => [{ type: 'keep' }, { type: 'reroll' }],
  apply(state, { seat, dice }, { type }, _actor, emit) {
    const kept = type === 'keep';
    emit({ type: 'compass', seat, kept, dice });
    if (kept) {
      close(state);
      settleEvent(state, seat, dice, emit);
    } else become(state, { kind: 'event-dice', seat, again: true });
  },
};
