// Dead Man's Draw on one page: what is decided, by whom, and what the table looks like meanwhile.
// D1 to D7.8 in brackets are sections of the README, which has its own numbers; A1 to A50 are its rulings.
import type { Answer, Frame, FrameOf, GameTypes, Seat, Viewer } from '@quarterdeck/kernel';
import type { Words } from '../text/words.ts';
import type { Card } from './data/cards.ts';
import type { Components } from './data/components.ts';
import type { Suit } from './data/suits.ts';
import type { Trait } from './data/traits.ts';
import type { Variant } from './data/variants.ts';

type Nothing = Record<never, never>;

export type Decisions = {
  // Set-up (D1). Chance names the first player and deals the traits; all keep one at once, in secret.
  'first-player': { open: Nothing; answer: { type: 'first-player'; seat: Seat } };
  'deal-traits': { open: { offers: Trait[][] }; answer: { type: 'deal-trait'; trait: Trait } };
  'choose-trait': { open: { offers: Trait[][]; kept: (Trait | null)[] }; answer: { type: 'keep'; trait: Trait } };
  'name-victim': { open: { seat: Seat }; answer: { type: 'victim'; seat: Seat } };

  // A turn (D2): draw until you bust or collect.
  turn: { open: Nothing; answer: { type: 'draw' } | { type: 'collect' } };
  'draw-card': { open: Nothing; answer: { type: 'card'; card: Card } };

  // Abilities that ask (D3). The player's own: hook, cannon, sword, map, mermaid; chance turns up cards for two of them.
  hook: { open: { again: boolean }; answer: { type: 'hook'; suit: Suit } };
  'second-hook': { open: Nothing; answer: never };
  cannon: { open: Nothing; answer: { type: 'shoot'; seat: Seat; suit: Suit } };
  misfire: { open: Nothing; answer: { type: 'misfire'; suit: Suit } };
  'shuffle-discard': { open: { shown: Card[] }; answer: { type: 'show'; card: Card } };
  map: { open: { shown: Card[] }; answer: { type: 'place'; card: Card } };
  oracle: { open: { count: number }; answer: { type: 'foresee'; card: Card } };
  sword: { open: Nothing; answer: { type: 'steal'; seat: Seat; suit: Suit } };
  mermaid: { open: Nothing; answer: { type: 'repeat'; card: Card } };

  // Key and chest (D3.4): bonus cards, by chance from the discard pile or, for the Plunderer (D4.3), from one bank.
  bonus: { open: { left: number }; answer: { type: 'bonus'; card: Card } };
  plunder: { open: { count: number }; answer: { type: 'plunder'; seat: Seat } };
  loot: { open: { from: Seat; left: number }; answer: { type: 'loot'; card: Card } };

  // Ends of a turn that ask nobody: what a bust loses goes away last (A15), then the next player is on.
  bust: { open: { lost: Card[] }; answer: never };
  'turn-end': { open: Nothing; answer: never };
};

export interface Options {
  deck: 'standard' | 'mermaid-ability';
  traits: boolean;
  variant: Variant;
  /** Only cards that do not bust may be hooked, stolen or taken by the map, as in the digital game. */
  safeChoices: boolean;
  // Disputed rulings; the first-named is ours.
  anchoredCombo: boolean; // A14: key and chest saved by an anchor pay their bonus
  bonusAfterBust: 'before-discarding' | 'after-discarding'; // A15
  directToBank: 'any-source' | 'draw-pile'; // A25: where Casanova's mermaids and the Fisherman's krakens must come from
  plunder: 'random' | 'choice'; // A27
  secondKraken: 'overlap' | 'add'; // A10
  emptyCollect: boolean; // A8: a turn may end with an empty play area
  misfire: 'instead' | 'besides'; // A30
  nobodyBelow: 'lowest' | 'draw'; // D7.6: Beneath the Waves when all have too much
  components: Components;
}

/** A player's loot: a stack for each suit, in the order of SUITS; the highest card is the last, which is the top. */
export type Bank = Card[][];

/** A card in the play area; what is kept survives a bust whatever comes. */
export interface Entry {
  card: Card;
  kept: boolean;
}

export interface Turn {
  seat: Seat;
  /** Whether the turn's first draw, which is compulsory, has been made (D2.1). */
  hasDrawn: boolean;
  /** Cards that the kraken still demands (D3.8). */
  debt: number;
  /** Cards that the Safe Harbor still shelters (D4.12). */
  harbor: number;
}

export interface State {
  stack: Frame<Decisions>[];
  readonly fixed: { readonly options: Options; readonly seats: number };
  /** The draw pile as a bag: which cards are in it is known to all, their order to nobody. */
  deck: Card[];
  /** Cards on top of the draw pile that the oracle has shown, the top one first. */
  known: Card[];
  discard: Card[];
  area: Entry[];
  banks: Bank[];
  traits: (Trait | null)[];
  /** Whom each owner of Davy Jones' Locker waits for (D4.17). */
  victims: (Seat | null)[];
  turn: Turn;
  suddenWinner: Seat | null;
}

/** A trait offer as others see it: that there is one. */
export type OpenFrame =
  | Exclude<Frame<Decisions>, { kind: 'deal-traits' | 'choose-trait' }>
  | { readonly kind: 'deal-traits'; offers: (Trait | null)[][] }
  | { readonly kind: 'choose-trait'; offers: (Trait | null)[][]; kept: (Trait | 'hidden' | null)[] };

export interface View {
  readonly viewer: Viewer;
  readonly fixed: State['fixed'];
  readonly stack: readonly OpenFrame[];
  /** Sorted: the order says nothing. */
  readonly deck: readonly Card[];
  readonly known: readonly Card[];
  readonly discard: readonly Card[];
  readonly area: readonly Entry[];
  readonly banks: readonly Bank[];
  /** What each bank is worth now, by the count of the variant in play. */
  readonly scores: readonly number[];
  readonly traits: readonly (Trait | null)[];
  readonly victims: readonly (Seat | null)[];
  readonly turn: Turn;
  readonly suddenWinner: Seat | null;
  /**
   * Cards of the draw pile that would bust the next draw; the chance is this over the size of the pile. Once the next
   * card is known it is certain: 1 or 0.
   */
  readonly busting: number;
}

/** Where a card comes from or goes to; a seat is that player's bank. */
export type Place = 'deck' | 'discard' | Seat;

export type Event =
  | { type: 'first-player'; seat: Seat }
  | { type: 'trait-dealt'; seat: Seat; trait: Trait | null }
  | { type: 'trait-chosen'; seat: Seat }
  | { type: 'traits-revealed'; traits: readonly (Trait | null)[] }
  | { type: 'victim-named'; seat: Seat; victim: Seat }
  | { type: 'turn-began'; seat: Seat }
  | { type: 'drawn'; seat: Seat; card: Card; forced: boolean }
  | { type: 'entered'; seat: Seat; card: Card; from: Place }
  | { type: 'banked'; seat: Seat; card: Card; from: Place }
  | { type: 'demanded'; seat: Seat; debt: number }
  | { type: 'shot'; seat: Seat; at: Seat; cards: readonly Card[]; to: Place }
  | { type: 'misfired'; seat: Seat; card: Card }
  | { type: 'shown'; seat: Seat; cards: readonly Card[] }
  | { type: 'foreseen'; seat: Seat; cards: readonly Card[] }
  | { type: 'stolen'; seat: Seat; from: Seat; card: Card }
  | { type: 'parried'; seat: Seat; by: Seat; card: Card }
  | { type: 'repeated'; seat: Seat; card: Card }
  | { type: 'carried-off'; seat: Seat; card: Card; to: Seat }
  | { type: 'fizzled'; seat: Seat; suit: Suit }
  | { type: 'busted'; seat: Seat; card: Card; from: Place; against: Card }
  | { type: 'saved'; seat: Seat; cards: readonly Card[] }
  | { type: 'lost'; seat: Seat; cards: readonly Card[]; to: Place }
  | { type: 'collected'; seat: Seat; cards: readonly Card[] }
  | { type: 'bonus-card'; seat: Seat; card: Card; from: Place }
  | { type: 'ended' };

export const REASONS = [
  'draw-first',
  'nothing-to-collect',
  'hook-empty-stack',
  'no-such-stack',
  'own-bank',
  'sword-own-suit',
  'parry-kraken-only',
  'would-bust',
  'not-shown',
  'not-offered-trait',
  'not-an-opponent',
  'mermaid-itself',
  'mermaid-on-mermaid',
] as const;
export type Reason = (typeof REASONS)[number];

export type Line = 'suit' | 'whole-suit' | 'golden-scales' | 'missing-suits';

export interface DeadMansDraw extends GameTypes {
  decisions: Decisions;
  move: Answer<Decisions>;
  state: State;
  view: View;
  options: Options;
  event: Event;
  reason: Reason;
  line: Line;
  words: Words;
}

export type FrameFor<K extends keyof Decisions> = FrameOf<Decisions, K>;
