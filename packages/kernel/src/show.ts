// The one door through which anything reaches a seat, a spectator or a bot.
import type { Actor, Game, GameTypes, MoveOf, Outcome, Refusal, Viewer } from './game.ts';
import { legalMoves, outcome, phaseOf, refusal, waiting } from './play.ts';
import { top } from './stack.ts';

/** All that a viewer may know of a position. */
export interface Shown<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly view: T['view'];
  readonly waiting: readonly Actor[];
  /** Kind of the decision that is open. */
  readonly decision: string | null;
  /** What this viewer may answer; nothing for those who are not waited for. */
  readonly legal: readonly MoveOf<T>[];
  /** What this viewer may look for and not do, with the reason. */
  readonly forbidden: readonly Forbidden<MoveOf<T>>[];
  readonly outcome: Outcome<T['line']> | null;
}

export interface Forbidden<M> {
  readonly move: M;
  readonly refusal: Refusal;
}

export function show<T extends GameTypes>(game: Game<T>, state: T['state'], viewer: Viewer): Shown<T> {
  const isSeat = typeof viewer === 'number';
  return {
    viewer,
    view: game.view(state, viewer),
    waiting: waiting(game, state),
    decision: top(state)?.kind ?? null,
    legal: isSeat ? legalMoves(game, state, viewer) : [],
    forbidden: isSeat ? forbidden(game, state, viewer) : [],
    outcome: outcome(game, state),
  };
}

/** An event as a viewer hears it, and the table as the viewer sees it when the event is told. */
export interface Beat<T extends GameTypes> {
  readonly event: T['event'];
  readonly view: T['view'];
}

/** What happened, as this viewer may know it. */
export function showEvents<T extends GameTypes>(game: Game<T>, events: readonly T['event'][], viewer: Viewer): T['event'][] {
  return events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== null);
}

function forbidden<T extends GameTypes>(game: Game<T>, state: T['state'], seat: number): Forbidden<MoveOf<T>>[] {
  const frame = top(state);
  if (frame === null || !waiting(game, state).includes(seat)) return [];
  const moves = phaseOf(game, frame.kind).forbidden?.(state, frame, seat) ?? [];
  return moves.flatMap((move) => {
    const refused = refusal(game, state, seat, move);
    return refused === null ? [] : [{ move, refusal: refused }];
  });
}
