// Smugglers' Cove on one page. It shows each thing that a game can need once; read it before you write your own.
import type { Answer, Frame, GameTypes, PhaseFor, Seat, Viewer } from '@quarterdeck/kernel';
import type { Words } from '../text/words.ts';
import type { Card } from './data/cards.ts';

type Nothing = Record<never, never>;

export type Decisions = {
  /** A passage: nobody is asked, the next round begins or the game ends (2, 3). */
  round: { open: Nothing; answer: never };
  /** Chance deals in secret (§1.2). */
  deal: { open: { to: Seat[] }; answer: { type: 'deal'; card: Card } };
  /** All captains stake a card at once, face down (§2.1). */
  stake: { open: { stakes: (Card | null)[] }; answer: { type: 'stake'; card: Card } };
  /** Chance that is sampled: where the lead falls (§2.3). */
  throw: { open: { seat: Seat; lowest: Seat }; answer: { type: 'throw'; x: number; y: number } };
  /** A reaction (§2.4), and a reaction inside it: the winner answers the demand. */
  toll: { open: { seat: Seat; winner: Seat }; answer: { type: 'demand' } | { type: 'pass' } };
  answer: { open: { seat: Seat; winner: Seat }; answer: { type: 'pay' } | { type: 'fight' } };
  /** Chance with unequal weights (§2.5). */
  fight: { open: { seat: Seat; winner: Seat }; answer: { type: 'won'; by: Seat } };
};

/** One option of each kind. */
export interface Options {
  tolls: boolean;
  wind: 'calm' | 'gusty';
  goal: number;
  cards: readonly Card[];
}

export interface State {
  stack: Frame<Decisions>[];
  readonly fixed: { readonly options: Options; readonly seats: number };
  /** A bag: a card gets its identity when it is dealt. */
  deck: Card[];
  hands: Card[][];
  discard: Card[];
  coins: number[];
}

type Hidden = 'hidden';
export type OpenFrame =
  | Exclude<Frame<Decisions>, { kind: 'stake' }>
  | { readonly kind: 'stake'; stakes: (Card | Hidden | null)[] };

export interface View {
  readonly viewer: Viewer;
  readonly fixed: State['fixed'];
  readonly stack: readonly OpenFrame[];
  readonly deckSize: number;
  /** Own cards by number; of the others only how many. */
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly discard: readonly Card[];
  readonly coins: readonly number[];
}

export type Event =
  | { type: 'dealt'; seat: Seat; card: Card | null }
  | { type: 'staked'; seat: Seat }
  | { type: 'revealed'; stakes: readonly Card[]; winner: Seat }
  | { type: 'thrown'; seat: Seat; x: number; y: number; coins: number }
  | { type: 'demanded'; seat: Seat; of: Seat }
  | { type: 'paid'; seat: Seat; to: Seat; coins: number }
  | { type: 'ended' };

export interface Example extends GameTypes {
  decisions: Decisions;
  move: Answer<Decisions>;
  state: State;
  view: View;
  options: Options;
  event: Event;
  reason: 'not-in-hand' | 'richer';
  line: 'coins' | 'goal';
  words: Words;
}

export type PhaseOf<K extends keyof Decisions> = PhaseFor<Example, K>;
