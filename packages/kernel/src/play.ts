// Playing: who is waited for, what they may answer, what follows.
import { MOVE_BOUNDS, quoted, short, tooMuch } from './bounds.ts';
import { at, copy, fieldsOf, packed, same } from './data.ts';
import { Fault } from './fault.ts';
import type { Actor, AnyGame, Emit, Game, GameTypes, MoveOf, Outcome, Phase, Refusal, Staged } from './game.ts';
import { NOBODY } from './game.ts';
import { pick, pickWeighted, type Rng } from './random.ts';
import { top } from './stack.ts';
import { trusted } from './trust.ts';

/** The refusals that the kernel itself gives; their texts are shared by all games. */
export const KERNEL_REASONS = ['game-over', 'not-waited-for', 'not-offered'] as const;

/** A turn of the machine that resumes more often than this goes round in circles. */
export const ENDLESS = 10_000;

export function endless(kind: string | undefined): Error {
  return new Error(`decision '${kind}' resumes without end`);
}

export const silent = (): void => {};

/** The first state in which somebody is waited for. */
export function start<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  emit: Emit<T['event']> = silent,
): T['state'] {
  const state = packedState(game.setup(options, seats));
  settle(game, state, emit);
  return state;
}

/** The lists of the first state are those of all that follow: they are made to be read fast. */
function packedState<S extends Staged>(state: S): S {
  const twin = { ...state };
  for (const key in twin) if (key !== 'fixed') twin[key] = packed(twin[key]);
  return twin;
}

/** The actors that owe an answer; nobody exactly when the game is over. */
export function waiting<T extends GameTypes>(game: Game<T>, state: T['state']): readonly Actor[] {
  const frame = top(state);
  return frame === null ? NOBODY : phaseOf(game, frame.kind).waiting(state, frame);
}

export function isOver(state: Staged): boolean {
  return state.stack.length === 0;
}

/** What the actor may answer now; nothing when it is not waited for. */
export function legalMoves<T extends GameTypes>(game: Game<T>, state: T['state'], actor: Actor): readonly MoveOf<T>[] {
  const frame = top(state);
  if (frame === null || !waiting(game, state).includes(actor)) return [];
  return phaseOf(game, frame.kind).legalMoves(state, frame, actor);
}

/** Whether chance cannot be listed here and is sampled instead. */
export function isSampled<T extends GameTypes>(game: Game<T>, state: T['state']): boolean {
  const frame = top(state);
  return frame !== null && phaseOf(game, frame.kind).accepts !== undefined;
}

/** A copy of the state that may be edited; what is fixed is shared. */
export function copyState<S extends Staged>(state: S): S {
  const twin = { ...state };
  for (const key in twin) {
    const field = twin[key];
    if (key !== 'fixed' && typeof field === 'object' && field !== null) twin[key] = copy(field);
  }
  return twin;
}

/** The same as the game itself does it, if it does. */
export function copyOf<T extends GameTypes>(game: Game<T>, state: T['state']): T['state'] {
  return game.copy === undefined ? copyState(state) : game.copy(state);
}

/** The state after a legal move. From outside a state is a value: the old one stays as it is. */
export function play<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  actor: Actor,
  move: MoveOf<T>,
  emit: Emit<T['event']> = silent,
): T['state'] {
  const next = copyOf(game, state);
  advance(game, next, actor, move, emit);
  return next;
}

/** Plays a legal move on the state itself: for search, which copies once and runs on in place. */
export function advance<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  actor: Actor,
  move: MoveOf<T>,
  emit: Emit<T['event']> = silent,
): void {
  const frame = top(state);
  if (frame === null) throw new Error('the game is over');
  phaseOf(game, frame.kind).apply(state, frame, move, actor, emit);
  settle(game, state, emit);
}

/** Resumes frames until one waits for somebody, or none is left. */
export function settle<T extends GameTypes>(game: Game<T>, state: T['state'], emit: Emit<T['event']>): void {
  for (let steps = 0; steps < ENDLESS; steps++) {
    game.watch?.(state, emit);
    const frame = top(state);
    if (frame === null) return;
    const phase = phaseOf(game, frame.kind);
    if (phase.waiting(state, frame).length > 0) return;
    if (phase.resume === undefined) throw new Error(`decision '${frame.kind}' waits for nobody and cannot resume`);
    phase.resume(state, frame, emit);
  }
  throw endless(top(state)?.kind);
}

/** One outcome of chance, as likely as the rules make it. */
export function drawChance<T extends GameTypes>(game: Game<T>, state: T['state'], rng: Rng): MoveOf<T> {
  const frame = top(state);
  if (frame === null) throw new Error('the game is over');
  return drawFrom(phaseOf(game, frame.kind), state, frame, rng);
}

export function drawFrom<S, F, M, E>(phase: Phase<S, F, M, E>, state: S, frame: F, rng: Rng): M {
  return phase.draw === undefined ? drawListed(phase, state, frame, rng) : phase.draw(state, frame, rng);
}

/** The same by the list and its weights: the slow way, which a phase's own `draw` is held against. */
export function drawListed<S, F, M, E>(phase: Phase<S, F, M, E>, state: S, frame: F, rng: Rng): M {
  const moves = phase.legalMoves(state, frame, 'chance');
  if (phase.weight === undefined) return pick(moves, rng);
  const weights = moves.map((move) => phase.weight?.(state, frame, move) ?? 1);
  return at(moves, pickWeighted(weights, rng));
}

/** How likely a listed outcome of chance is, as a whole number against the others. */
export function chanceWeight<T extends GameTypes>(game: Game<T>, state: T['state'], move: MoveOf<T>): number {
  const frame = top(state);
  return frame === null ? 0 : (phaseOf(game, frame.kind).weight?.(state, frame, move) ?? 1);
}

/** Why the actor may not play this move now, or null if it may. */
export function refusal<T extends GameTypes>(game: Game<T>, state: T['state'], actor: Actor, move: MoveOf<T>): Refusal | null {
  const frame = top(state);
  if (frame === null) return { reason: 'game-over', rule: '' };
  const phase = phaseOf(game, frame.kind);
  if (!phase.waiting(state, frame).includes(actor)) return { reason: 'not-waited-for', rule: '' };
  if (phase.accepts !== undefined) return phase.accepts(state, frame, move) ? null : NOT_OFFERED;
  const legal = phase.legalMoves(state, frame, actor);
  if (legal.some((other) => same(other, move))) return null;
  const known = [...legal, ...(phase.forbidden?.(state, frame, actor) ?? [])];
  const isAnswer = known.some((other) => other.type === move.type); // a phase knows its own answers only
  return (isAnswer ? phase.whyNot?.(state, frame, move, actor) : null) ?? NOT_OFFERED;
}

const NOT_OFFERED: Refusal = { reason: 'not-offered', rule: '' };

/** A move from outside as one of the legal ones; a Fault says why it is none. */
export function parseMove<T extends GameTypes>(game: Game<T>, state: T['state'], actor: Actor, given: unknown): MoveOf<T> {
  if (top(state) === null) throw new Fault('over', 'the game is over: nobody can move any more');
  const asked = waiting(game, state);
  if (!asked.includes(actor)) throw notTheirTurn(actor, asked);
  const legal = legalMoves(game, state, actor).find((move) => same(move, given));
  if (legal !== undefined) return legal;
  const move = readMove(game, given);
  const refused = whyRefused(game, state, actor, move);
  if (refused === null) return move;
  const { reason, rule } = refused;
  throw new Fault(
    'illegal',
    `'${short(game.notation.print(move))}' is not allowed now: ${inWords(reason)}`,
    rule || null,
    reason,
  );
}

/** A reason for those who read no texts of the game: its key says it in a few words. */
function inWords(reason: string): string {
  return reason === NOT_OFFERED.reason ? 'it is not among the legal moves' : reason.replaceAll('-', ' ');
}

/** Somebody has moved who is not asked: whose turn it is instead. */
export function notTheirTurn(actor: Actor, asked: readonly Actor[]): Fault {
  const others = asked.filter((other) => other !== actor).map(actorName);
  const turn = others.length === 1 ? `${others[0]}'s turn` : `the turn of ${listed(others)}`;
  return new Fault('not-waited-for', `It is ${turn}`);
}

export function actorName(actor: Actor): string {
  return actor === 'chance' ? actor : `seat ${actor}`;
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nobody' : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Where the rules cannot even say what is wrong with a move, it is no less the fault of whoever sent it. */
function whyRefused<T extends GameTypes>(game: Game<T>, state: T['state'], actor: Actor, move: MoveOf<T>): Refusal | null {
  try {
    return refusal(game, state, actor, move);
  } catch {
    return NOT_OFFERED;
  }
}

/** A move of this game, legal now or not; printed and parsed again, so that it has the right fields and no others. */
function readMove<T extends GameTypes>(game: Game<T>, given: unknown): MoveOf<T> {
  const excess = tooMuch(given, MOVE_BOUNDS);
  if (excess !== null) throw new Fault('bad-move', `this is not a move of ${game.id}: it ${excess}`);
  const move = typeof given === 'object' && given !== null && 'type' in given ? reread(game, given) : null;
  if (move === null || !same(move, given)) throw new Fault('bad-move', `this is not a move of ${game.id}: ${quotedMove(given)}`);
  return move;
}

function quotedMove(given: unknown): string {
  const type = fieldsOf(given)?.get('type');
  return typeof type === 'string' ? `an object of type ${quoted(type)}` : quoted(given);
}

function reread<T extends GameTypes>(game: Game<T>, given: object): MoveOf<T> | null {
  try {
    // Only the notation can tell; what comes back from it is a move, or null.
    return game.notation.parse(game.notation.print(trusted(given)));
  } catch {
    return null;
  }
}

export function outcome<T extends GameTypes>(game: Game<T>, state: T['state']): Outcome<T['line']> | null {
  return isOver(state) ? game.outcome(state) : null;
}

/** A seat's score: its sheet added up. */
export function scores(outcome: Outcome): number[] {
  return outcome.sheets.map((sheet) => sheet.reduce((sum, line) => sum + line.points, 0));
}

export type AnyPhase<T extends GameTypes> = Phase<T['state'], T['state']['stack'][number], MoveOf<T>, T['event'], T['reason']>;

/**
 * The phase of a frame. `Phases` ties each phase to the frames of its own kind; looked up by that very kind the two
 * belong together, which is more than the compiler can follow.
 */
export function phaseOf<T extends GameTypes>(game: Game<T>, kind: string): AnyPhase<T> {
  const phases: Readonly<Record<string, unknown>> = game.phases;
  return trusted(phases[kind]);
}

export function asAny<T extends GameTypes>(game: Game<T>): AnyGame {
  return game;
}
