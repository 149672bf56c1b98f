// A round (1.2, 4.4): the wind is found out, then everybody has a turn.
import { at, CHANCE, close, type Emit, open, passage, pick, type Rng, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { DIRECTIONS } from '../data/cells.ts';
import { STRENGTHS, type Strength, VANE_WEIGHTS } from '../data/components.ts';
import { endByRound } from '../ending/ending.ts';
import { isIn, type PhaseOf, seatsIn } from '../table.ts';
import type { Event, Fixed, Player, State } from '../types.ts';

export const round: PhaseOf<'round'> = passage((state, frame, emit) => {
  if (!frame.spun) {
    frame.spun = true;
    frame.toMove = seatsIn(state);
    state.round += 1;
    emit({ type: 'round-began', round: state.round });
    open(state, { kind: 'wind', spinner: spinnerOf(state) });
    return;
  }
  const seat = frame.toMove.shift();
  if (seat === undefined) endRound(state, emit);
  else if (isIn(state, seat)) beginTurn(state, seat, emit);
});

/** 4.4: the right to spin goes on from player to player in turn order, past those who were out by then. */
function spinnerOf({ order, players, round: now }: State): Seat {
  let place = -1;
  for (let past = 1; past <= now; past++) {
    do place = (place + 1) % order.length;
    while (wasOut(at(players, at(order, place)), past));
  }
  return at(order, place);
}

/** Whether a player had left the game before this round began. */
function wasOut({ out }: Player, past: number): boolean {
  return out !== null && out < past;
}

/** 2.1: markers go back, except those of ships that are locked until the round is over (8.8). */
function beginTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  for (const ship of state.ships) {
    if (ship.owner !== seat || ship.at === null) continue;
    ship.moved = false;
    ship.fired = 0;
    ship.leftRepair = false;
    ship.loadedAt = null;
    ship.unloadedAt = null;
  }
  for (const fort of state.forts) {
    fort.leftRepair = false;
    if (fort.owner === seat) fort.fired = 0;
  }
  for (const mine of at(state.mines, seat)) mine.ordered = false;
  emit({ type: 'turn-began', seat });
  open(state, { kind: 'turn', seat, drifted: null });
}

/** Locks are lifted (8.8), and the last round may have been played. */
function endRound(state: State, emit: Emit<Event>): void {
  for (const ship of state.ships) ship.locked = false;
  if (endByRound(state, emit)) return;
  close(state);
  open(state, { kind: 'round', spun: false, toMove: [] });
}

type Spin = { readonly type: 'spin'; readonly towards: number; readonly strength: Strength };

const SPINS: readonly Spin[] = DIRECTIONS.flatMap((_, towards) =>
  STRENGTHS.map((strength): Spin => ({ type: 'spin', towards, strength })),
);
const FRESH_SPINS: readonly Spin[] = SPINS.filter(({ strength }) => strength === 'fresh');

/** 4.3: 24 small sectors; in mini-game 1 only their direction counts (M1 5). */
export const wind: PhaseOf<'wind'> = {
  waiting: () => CHANCE,
  legalMoves: ({ fixed }) => (bookOf(fixed).scenario.alwaysFresh ? FRESH_SPINS : SPINS),
  weight: ({ fixed }, _frame, { strength }) => weightOf(fixed, strength),
  draw: ({ fixed }, _frame, rng) => (bookOf(fixed).scenario.alwaysFresh ? pick(FRESH_SPINS, rng) : spin(fixed, rng)),
  apply(state, { spinner }, { towards, strength }, _actor, emit) {
    close(state);
    state.wind = { towards, strength };
    emit({ type: 'wind', spinner, towards, strength });
  },
};

function weightOf(fixed: Fixed, strength: Strength): number {
  return VANE_WEIGHTS[bookOf(fixed).scenario.vane ?? fixed.options.vane][strength];
}

/** The same as the weighted list: a direction, then a strength. */
function spin(fixed: Fixed, rng: Rng): Spin {
  const calm = weightOf(fixed, 'calm');
  const fresh = weightOf(fixed, 'fresh');
  const drawn = rng.below(calm + fresh + weightOf(fixed, 'storm'));
  const strength = drawn < calm ? 0 : drawn < calm + fresh ? 1 : 2;
  return at(SPINS, STRENGTHS.length * rng.below(DIRECTIONS.length) + strength);
}
