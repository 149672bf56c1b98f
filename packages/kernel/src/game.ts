// The contract between the kernel and a game. A game is a stack of open decisions over plain data: each state says
// what is asked of whom, each phase holds the rules of one decision.

import type { Plain } from './data.ts';
import type { Notation } from './notation.ts';
import type { OptionsSpec } from './options.ts';
import type { Rng } from './random.ts';
import { trusted } from './trust.ts';

export type Seat = number;
/** Who makes a move. Dice, shuffles and draws are moves like anyone's, made by `chance`. */
export type Actor = Seat | 'chance';
/** Who looks. `all` sees everything: for replays after the end and for analysis. */
export type Viewer = Seat | 'spectator' | 'all';

/** A game's contents page: for each decision, what stays open with it and what may be answered. */
export type Decisions = Record<string, { open: object; answer: { readonly type: string } }>;

export type FrameOf<D extends Decisions, K extends keyof D> = { readonly kind: K } & D[K]['open'];
export type Frame<D extends Decisions> = { [K in keyof D & string]: FrameOf<D, K> }[keyof D & string];

/** What every state has: its open decisions, the top one last, and what was fixed before the first move. */
export interface Staged<D extends Decisions = Decisions> {
  stack: Frame<D>[];
  /** Options and component tables: set once at set-up, never changed, shared by all copies of the state. */
  readonly fixed: object;
}

/** The types of one game, in one bundle. */
export interface GameTypes {
  decisions: Decisions;
  /** `Answer<Decisions>`: everything that can be answered to anything. */
  move: { readonly type: string };
  state: Staged;
  view: object;
  options: object;
  event: { readonly type: string };
  /** Keys of the reasons for which a move is refused. */
  reason: string;
  /** Keys of the lines of the score sheet. */
  line: string;
  /** The game's own words in one language: the names of its things, and what only its board or its terminal says. */
  words: unknown;
}

export type Answer<D extends Decisions> = D[keyof D]['answer'];
export type MoveOf<T extends GameTypes> = T['move'];
export type DecisionOf<T extends GameTypes> = keyof T['decisions'] & string;
export type Emit<E> = (event: E) => void;

/** Figures that a sentence is filled with. */
export type Params = Readonly<Record<string, string | number>>;

/** Why a move is not legal: a key of the game's texts, and the rule that says so. */
export interface Refusal<Reason extends string = string> {
  readonly reason: Reason;
  readonly rule: string;
  readonly params?: Params;
}

/** The rules of one decision. The phase itself takes its frame off the stack when it is answered. */
export interface Phase<S, F, M, E, Reason extends string = string> {
  /** Who owes an answer now. Nobody: the frame is resumed. It is public, so it must not depend on a secret. */
  waiting(state: S, frame: F): readonly Actor[];
  /** What the actor may answer, in a stable order; of a seat, from what that seat sees alone. */
  legalMoves(state: S, frame: F, actor: Actor): readonly M[];
  /** Follows a legal move. Edits the copy that it was handed. */
  apply(state: S, frame: F, move: M, actor: Actor, emit: Emit<E>): void;
  /** What happens while the frame is on top and waits for nobody. It must change the stack or whom it waits for. */
  resume?(state: S, frame: F, emit: Emit<E>): void;
  /**
   * Why a move that is not in the list is refused; from what the seat sees alone. Asked only of a type of move that
   * is listed or forbidden here.
   */
  whyNot?(state: S, frame: F, move: M, actor: Actor): Refusal<Reason> | null;
  /** Moves that a player will look for here although they are refused: shown greyed out, with the reason. */
  forbidden?(state: S, frame: F, actor: Actor): readonly M[];
  /** Chance: how likely a listed outcome is, as a whole number against the others. Absent: all alike. */
  weight?(state: S, frame: F, move: M): number;
  /** Chance: one outcome, distributed as the listed ones. Needed where listing is too much, else a short cut. */
  draw?(state: S, frame: F, rng: Rng): M;
  /** Chance that cannot be listed: whether this outcome could have been drawn. */
  accepts?(state: S, frame: F, move: M): boolean;
}

export type PhaseFor<T extends GameTypes, K extends keyof T['decisions']> = Phase<
  T['state'],
  FrameOf<T['decisions'], K>,
  T['decisions'][K]['answer'],
  T['event'],
  T['reason']
>;
export type Phases<T extends GameTypes> = { readonly [K in DecisionOf<T>]: PhaseFor<T, K> };

export interface ScoreLine<Line extends string = string> {
  readonly line: Line;
  readonly points: number;
  readonly params?: Params;
}

/** The end. A seat's score is the sum of its sheet; `winners` may be empty, and several share a place. */
export interface Outcome<Line extends string = string> {
  readonly winners: readonly Seat[];
  readonly places: readonly number[];
  readonly sheets: readonly (readonly ScoreLine<Line>[])[];
}

/** Something hidden, and who knows it. The list of them is the game's table of who sees what. */
export interface Secret {
  readonly name: string;
  readonly value: Plain;
  readonly knownTo: readonly Seat[];
}

export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Version of the rules; a record names it. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSpec<T['options']>;
  /** Why these options and this number of seats do not go together, or null. */
  refuseSetup?(options: T['options'], seats: number): string | null;
  setup(options: T['options'], seats: number): T['state'];
  /** A copy that may be edited, written by name where `copyState` is too slow for search; what is fixed is shared. */
  copy?(state: T['state']): T['state'];
  readonly phases: Phases<T>;
  /** Runs after every step: what ends or changes the game at once, whatever is open. */
  watch?(state: T['state'], emit: Emit<T['event']>): void;
  /** Built by naming fields, never by deleting. */
  view(state: T['state'], viewer: Viewer): T['view'];
  viewEvent(event: T['event'], viewer: Viewer): T['event'] | null;
  /** Events that show something hidden to someone: no undo goes back over them. */
  readonly reveals: readonly T['event']['type'][];
  /** A full state that this view cannot rule out, each as likely as it is to the viewer. */
  determinize(view: T['view'], rng: Rng): T['state'];
  /** Not null exactly when no decision is open. */
  outcome(state: T['state']): Outcome<T['line']> | null;
  readonly notation: Notation<MoveOf<T>>;
  /** Everything that is hidden from somebody now; written apart from `view`, which is tested against it. */
  secrets(state: T['state']): readonly Secret[];
  /** Cards, coins and ships that can neither appear nor vanish: the same after every move. */
  census(state: T['state']): Params;
  /** No game has more moves than this, chance included. */
  longest(options: T['options'], seats: number): number;
  /** Move types that an absent player is taken to choose, the first that is legal; otherwise any legal move. */
  readonly absent: readonly MoveOf<T>['type'][];
}

/** Any game, where its types do not matter: methods are compared in both directions, so every game is one. */
export type AnyGame = Game<GameTypes>;

export const NOBODY: readonly Actor[] = [];
export const CHANCE: readonly Actor[] = ['chance'];
const ALONE: readonly (readonly Actor[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** The list of this one seat. */
export function only(seat: Seat): readonly Actor[] {
  return ALONE[seat] ?? [seat];
}

/** A game as the kernel runs it: every phase gets the same shape, so that the engine's look-ups stay fast. */
export function defineGame<T extends GameTypes>(game: Game<T>): Game<T> {
  const phases = Object.entries<AnyPhase>(trusted(game.phases)).map(([kind, phase]) => [kind, { ...NO_PHASE, ...phase }]);
  return { ...game, phases: trusted(Object.fromEntries(phases)) };
}

type AnyPhase = Phase<Staged, object, { readonly type: string }, { readonly type: string }>;
const NO_PHASE = {
  waiting: undefined,
  legalMoves: undefined,
  apply: undefined,
  resume: undefined,
  whyNot: undefined,
  forbidden: undefined,
  weight: undefined,
  draw: undefined,
  accepts: undefined,
} satisfies Record<keyof AnyPhase, undefined>;

/** A phase that asks nobody: it only goes on to what comes next. */
export function passage<S, F, E>(resume: (state: S, frame: F, emit: Emit<E>) => void): Phase<S, F, never, E, never> {
  return {
    waiting: () => NOBODY,
    legalMoves: () => [],
    apply() {
      throw new Error('nobody is asked here');
    },
    resume,
  };
}
