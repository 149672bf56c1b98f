// Sea of Clouds on one page: what is decided, by whom, and what the table looks like meanwhile.
// Numbers with a C are sections of the README; R1 and on are its rulings.
import type { Answer, Frame, FrameOf, GameTypes, Seat, Viewer } from '@quarterdeck/kernel';
import type { Words } from '../text/words.ts';
import type { Back, ByBack, Face } from './data/cards.ts';
import type { Components } from './data/components.ts';

type Nothing = Record<never, never>;

/** A card outside the deck, by the number that it got when it was dealt. The number is public and says nothing of the face. */
export type Card = number;
/** One of the three loot spaces, from left to right: 0, 1, 2. */
export type Space = number;

export type Decisions = {
  // Set-up (C1): chance names the first captain, who gets parrot and hat.
  'first-player': { open: Nothing; answer: { type: 'first-player'; seat: Seat } };

  // The deck (C2.9): chance turns the next card up with its back, and shows a face to who looks at it first.
  'next-back': { open: Nothing; answer: { type: 'back'; back: Back } };
  look: { open: { seat: Seat; space: Space | null; cards: Card[] }; answer: { type: 'face'; card: Card; face: Face } };
  'fill-spaces': { open: { spaces: Space[] }; answer: never };

  // Dividing the loot (C2): share after share, take it or leave it; then lay what was taken.
  round: { open: { turns: number; boarded: boolean }; answer: never };
  'divide-loot': { open: { seat: Seat; space: Space; looked: boolean }; answer: { type: 'take' } | { type: 'leave' } };
  'take-top-card': { open: { seat: Seat }; answer: never };
  'lay-loot': { open: { seat: Seat; cards: Card[]; refill: Space | null }; answer: { type: 'lay'; card: Card } };

  // Immediate objects that ask (C3.6, C3.7): the owner names a pirate, chance a bottle.
  beer: { open: { seat: Seat; by: Face }; answer: { type: 'discard'; card: Card } };
  'leaking-cask': { open: { seat: Seat }; answer: { type: 'spill'; card: Card } };

  // Boarding (C4): victories are fixed, then captain after captain lets his pirates act in the order that he likes.
  boarding: { open: { order: Seat[]; defeated: Seat[][] }; answer: never };
  'crew-effects': {
    open: { seat: Seat; left: CrewEffect[] };
    answer: { type: 'act'; card: Card } | { type: 'aim'; card: Card; at: Seat } | { type: 'finish' };
  };
  lookout: { open: { seat: Seat }; answer: { type: 'scout'; card: Card } };
  'monsieur-plume': { open: { seat: Seat; by: Face }; answer: { type: 'discard'; card: Card } };
  'steal-rum': { open: { seat: Seat; from: Seat; by: Face }; answer: { type: 'steal'; card: Card } };
  'exchange-rum': {
    open: { seat: Seat; against: Seat; given: Card | null };
    answer: { type: 'give'; card: Card } | { type: 'receive'; card: Card };
  };
  'exchange-object': { open: { seat: Seat; against: Seat }; answer: { type: 'exchange'; give: Card; take: Card } };
};

export interface Options {
  // Disputed rulings; the first-named is ours.
  parrotWinsFights: boolean; // C4.5: equal strength is a victory for who holds the parrot
  parrotWinsRum: boolean; // C5.4: so is an equal number of premium rum
  refill: 'at-once' | 'after-laying'; // C2.3: when an emptied space gets its new card
  mayDecline: boolean; // C4.15: exchange, parrot and Lookout may be left unused
  components: Components;
}

/** What was settled before the first move. A view carries it too, hence the card list only where an owner has corrected it. */
export interface Fixed {
  readonly options: Omit<Options, 'components'>;
  readonly seats: number;
  /** Null: the card list of the rules. */
  readonly components: Components | null;
}

/** A pirate that has not acted yet in this boarding: how often he may, and against which defeated captains. */
export interface CrewEffect {
  card: Card;
  times: number;
  against: Seat[];
}

/** What lies on a loot space. */
export interface Share {
  cards: Card[];
  doubloons: number;
}

/** The five zones round a captain's board. Rum and secrets lie face down. */
export interface Captain {
  doubloons: number;
  crew: Card[];
  rum: Card[];
  relics: Card[];
  objects: Card[];
  secrets: Card[];
}

/** Who has seen a card: a bit for each seat, and one more for the public once it has lain open; see `knowledge.ts`. */
export type SeenBy = number;

export interface State {
  stack: Frame<Decisions>[];
  readonly fixed: Fixed;
  /** Where the ship is, from 1: the number of the round. */
  island: number;
  /** Who starts every round, and who has the parrot; nobody only before the first captain is named. */
  hat: Seat | null;
  parrot: Seat | null;
  /** How many cards of each back lie below the deck's top card. */
  deck: ByBack<number>;
  /** The back of the top card; null before it is turned up and when the deck is empty. */
  top: Back | null;
  /** Faces that nobody has seen yet, by back: those of the deck, of cards not looked at, and of cards left in the box. */
  bag: ByBack<Face[]>;
  /** Every card outside the deck, by number: its back, its face once somebody has looked, and who has seen it. */
  backs: Back[];
  faces: (Face | null)[];
  seenBy: SeenBy[];
  spaces: Share[];
  captains: Captain[];
  /** Doubloons in the Chest, wherever it lies (C3.9). */
  chest: number;
  /** Cards out of the game. */
  gone: Card[];
}

export interface View {
  readonly viewer: Viewer;
  readonly fixed: Fixed;
  readonly stack: readonly Frame<Decisions>[];
  readonly island: number;
  readonly hat: Seat | null;
  readonly parrot: Seat | null;
  readonly deck: Readonly<ByBack<number>>;
  readonly top: Back | null;
  /** Faces that this viewer has not seen, by back and in the order of the card list: what a hidden card can be. */
  readonly unseen: Readonly<ByBack<readonly Face[]>>;
  /** The secrets among the unseen objects: what a card in a secret zone can be. */
  readonly unseenSecrets: readonly Face[];
  readonly backs: readonly Back[];
  /** The faces that this viewer has seen; he remembers them for good. */
  readonly faces: readonly (Face | null)[];
  readonly seenBy: readonly SeenBy[];
  /** Cards that others have seen and this viewer has not. */
  readonly hidden: readonly Card[];
  readonly spaces: readonly Readonly<Share>[];
  readonly captains: readonly Readonly<Captain>[];
  readonly chest: number;
  readonly gone: readonly Card[];
  /** The strength of each crew now (C4.2). */
  readonly strengths: readonly number[];
  /** What each captain would score now by what this viewer sees. */
  readonly points: readonly number[];
}

/** In an event a face is null for those who do not see it. */
export type Seen = Face | null;

export type Event =
  | { type: 'first-player'; seat: Seat }
  | { type: 'turn-began'; seat: Seat; island: number }
  | { type: 'dealt'; space: Space; card: Card; back: Back }
  | { type: 'doubloon-dealt'; space: Space }
  | { type: 'looked'; seat: Seat; space: Space | null; cards: readonly Card[]; faces: readonly Seen[] }
  | { type: 'left'; seat: Seat; space: Space }
  | { type: 'took'; seat: Seat; space: Space; cards: readonly Card[]; doubloons: number }
  | { type: 'took-top-card'; seat: Seat; card: Card; back: Back }
  | { type: 'took-doubloon'; seat: Seat }
  | { type: 'laid'; seat: Seat; card: Card; back: Back; face: Seen; faceUp: boolean }
  | { type: 'chest-filled'; seat: Seat; doubloons: number }
  | { type: 'gained'; seat: Seat; doubloons: number; by: Face }
  | { type: 'paid'; seat: Seat; doubloons: number; by: Face }
  | { type: 'spilled'; seat: Seat; card: Card; face: Seen }
  | { type: 'discarded'; seat: Seat; card: Card; face: Face; by: Face }
  | { type: 'fizzled'; seat: Seat; by: Face }
  | { type: 'boarded'; island: number; strengths: readonly number[]; defeated: readonly (readonly Seat[])[] }
  | { type: 'chest-passed'; from: Seat; to: Seat; doubloons: number }
  | { type: 'stole-doubloons'; seat: Seat; from: Seat; doubloons: number; by: Face }
  | { type: 'stole-rum'; seat: Seat; from: Seat; card: Card; face: Seen; by: Face }
  | { type: 'exchanged-rum'; seat: Seat; against: Seat; gave: Card; gaveFace: Seen; took: Card; tookFace: Seen }
  | { type: 'exchanged-objects'; seat: Seat; against: Seat; gave: Card; gaveFace: Face; took: Card; tookFace: Face }
  | { type: 'took-parrot'; seat: Seat; from: Seat }
  | { type: 'scouted'; seat: Seat; space: Space; card: Card; back: Back }
  | { type: 'crews-discarded'; crews: readonly (readonly Card[])[] }
  | { type: 'sailed'; island: number }
  | { type: 'revealed'; seat: Seat; rum: readonly Face[]; secrets: readonly Face[] }
  | { type: 'ended' };

export const REASONS = [
  'not-in-hand',
  'not-in-crew',
  'not-an-object',
  'not-your-rum',
  'not-on-a-share',
  'not-defeated',
  'nothing-to-act-on',
  'has-acted',
  'must-act-first',
  'must-not-decline',
] as const;
export type Reason = (typeof REASONS)[number];

export const LINES = ['doubloons', 'chest', 'rum', 'relic', 'object', 'secret'] as const;
export type Line = (typeof LINES)[number];

export interface SeaOfClouds extends GameTypes {
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
