// What a test asks a position, in words: who is asked for what, why not, and how it ended.
import assert from 'node:assert/strict';
import {
  type Game,
  type GameTypes,
  type MoveOf,
  type Outcome,
  outcome,
  type Refusal,
  type Seat,
  top,
  waiting,
} from '@quarterdeck/kernel';

/** Who is asked for what: `0 captain`, `chance throw-dice`; at the end `over`. */
export function waitingFor<T extends GameTypes>(game: Game<T>, state: T['state']): string {
  return state.stack.length === 0 ? 'over' : [...waiting(game, state), top(state)?.kind].join(' ');
}

/** The only seat that is asked. */
export function seatAsked<T extends GameTypes>(game: Game<T>, state: T['state']): Seat {
  const [seat, ...others] = waiting(game, state);
  assert.ok(typeof seat === 'number' && others.length === 0, `no single seat is asked: '${waitingFor(game, state)}'`);
  return seat;
}

/** A move in the game's notation. */
export function moveOf<T extends GameTypes>(game: Game<T>, phrase: string): MoveOf<T> {
  const move = game.notation.parse(phrase);
  assert.ok(move !== null, `'${phrase}' is not a move`);
  return move;
}

/** Why a move is refused, and the rule that says so: `no-reserve 3.5`. */
export function reasonFor(refused: Refusal | null): string {
  return refused === null ? 'legal' : `${refused.reason} ${refused.rule}`.trim();
}

export function endOf<T extends GameTypes>(game: Game<T>, state: T['state']): Outcome<T['line']> {
  const end = outcome(game, state);
  assert.ok(end !== null, `the game is not over: '${waitingFor(game, state)}'`);
  return end;
}
