// The stack of open decisions, the top one last.
import { at } from './data.ts';
import type { Decisions, Frame, FrameOf, Staged } from './game.ts';

export function top<D extends Decisions>(state: Staged<D>): Frame<D> | null {
  const { stack } = state;
  return stack.length === 0 ? null : at(stack, stack.length - 1);
}

/** Opens a decision above the others; the interrupted one goes on when it is on top again. */
export function open<D extends Decisions>(state: Staged<D>, frame: Frame<D>): void {
  state.stack.push(frame);
}

/** Closes the top decision. */
export function close(state: Staged): void {
  state.stack.pop();
}

/** Puts another decision in the place of the top one. */
export function become<D extends Decisions>(state: Staged<D>, frame: Frame<D>): void {
  state.stack.pop();
  state.stack.push(frame);
}

/** Closes everything that is open: the turn, or the game, ends here and now. */
export function closeAll(state: Staged): void {
  while (state.stack.length > 0) state.stack.pop();
}

/** The topmost open decision of a kind, which must be open. */
export function opened<D extends Decisions, K extends keyof D & string>(state: Staged<D>, kind: K): FrameOf<D, K> {
  const frame = state.stack.findLast((candidate): candidate is Extract<Frame<D>, { kind: K }> => candidate.kind === kind);
  if (frame === undefined) throw new Error(`no decision '${kind}' is open`);
  return frame;
}
