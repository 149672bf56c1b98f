// At World's End on one page: what is decided, by whom, and what the table looks like meanwhile.
// W1 to W10 are sections of the README, whose numbers are not those of the rulebook; R1 to R56 are its rulings.
import type { Answer, Frame, FrameOf, GameTypes, Seat, Viewer } from '@quarterdeck/kernel';
import type { Words } from '../text/words.ts';
import type { AnyShip, BySea, EventName, Good, Hero, Manoeuvre, Part, SeaId, ShipId } from './data/cards.ts';
import type { Components } from './data/components.ts';

type Nothing = Record<never, never>;

type Hold = { type: 'hold' };
type Play = { type: 'play'; card: Manoeuvre };
type Die = { type: 'die'; face: number };
/** Faces rising. */
type Roll = { type: 'roll'; dice: readonly number[] };

export type Decisions = {
  // Set-up (W1): heroes in seat order; chance draws the order of turns and deals the first seas, or two pirates choose them.
  'choose-hero': { open: { seat: Seat }; answer: { type: 'hero'; hero: Hero } };
  'turn-order': { open: Nothing; answer: { type: 'order'; seats: readonly Seat[] } };
  'start-sea-deal': { open: { seat: Seat }; answer: { type: 'deal'; sea: SeaId } };
  'start-sea': { open: { seat: Seat }; answer: { type: 'start'; sea: SeaId } };

  // A turn (W2) goes from step to step; it becomes the turn of the next pirate.
  turn: { open: { seat: Seat; step: TurnStep }; answer: never };

  // The event (W3).
  'event-dice': { open: { seat: Seat; again: boolean }; answer: { type: 'throw'; dice: readonly [number, number] } };
  'lucky-compass': { open: { seat: Seat; dice: readonly [number, number] }; answer: { type: 'keep' } | { type: 'reroll' } };
  convoy: { open: { seat: Seat }; answer: { type: 'attack-convoy' } | { type: 'let-pass' } };
  'auction-card': { open: { seat: Seat }; answer: { type: 'turn-up'; ship: ShipId } };
  auction: { open: Auction; answer: { type: 'bid'; gold: number } | { type: 'leave' } };
  'storm-die': { open: { seat: Seat; sloops: ShipId[] }; answer: Die };
  'company-attack': { open: { chooser: Seat; victim: Seat }; answer: { type: 'take'; sea: SeaId } };

  // Management (W4): income is paid before it.
  management: { open: { seat: Seat }; answer: { type: 'buy-fame' } | { type: 'keep-gold' } };

  // Actions (W5): open until the pirate ends the turn, under whatever they begin.
  actions: { open: { seat: Seat }; answer: Action };
  'escort-course': { open: { seat: Seat; ship: ShipId; from: SeaId }; answer: { type: 'to'; sea: SeaId } };
  'port-offer': { open: { seat: Seat; left: number; offer: ShipId[] }; answer: { type: 'offer'; ship: ShipId } };
  'port-sale': { open: { seat: Seat; offer: ShipId[] }; answer: { type: 'buy'; ship: ShipId } | { type: 'leave-port' } };

  // A battle (W6): `state.battle` is what it is about.
  battle: { open: Nothing; answer: never };
  'bag-of-tricks': { open: { seat: Seat }; answer: { type: 'open-bag' } | { type: 'decline' } };
  'manoeuvre-draw': { open: { seat: Seat; left: number }; answer: { type: 'draw'; card: Manoeuvre } };
  'firing-ship': { open: { seat: Seat; side: SideOf }; answer: { type: 'fire'; ship: AnyShip } };
  target: { open: { seat: Seat; side: SideOf; shooter: AnyShip }; answer: { type: 'aim'; target: AnyShip } };
  regroup: {
    open: { seat: Seat; side: SideOf };
    answer: { type: 'withdraw'; ship: ShipId } | { type: 'retreat' } | { type: 'fight-on' };
  };
  'retreat-sea': { open: { seat: Seat; from: SeaId }; answer: { type: 'flee'; sea: SeaId } };

  // A salvo (W6.6, W6.7) and its windows for manoeuvres (W7).
  salvo: { open: Salvo; answer: never };
  'attack-manoeuvre': { open: { seat: Seat }; answer: Play | Hold };
  'defence-manoeuvre': { open: { seat: Seat }; answer: Play | { type: 'close-ranks'; ship: ShipId } | Hold };
  'salvo-dice': { open: { count: number }; answer: Roll };
  'steady-aim': { open: { seat: Seat }; answer: Play | Hold };
  'after-hit': { open: { seat: Seat }; answer: Play | Hold };
  'single-die': { open: { use: DieUse }; answer: Die };
  'survivability-check': { open: { count: number }; answer: Roll };
  'undying-crew': { open: { seat: Seat; ship: ShipId }; answer: { type: 'save-ship' } | { type: 'let-sink' } };
  'return-fire': { open: { seat: Seat }; answer: Play | Hold };

  // The end (W10): who is ruined gives a point away; the armada has arrived, and equal fame is settled by dice.
  'fame-gift': { open: { seat: Seat }; answer: { type: 'give'; seat: Seat } };
  'last-battle': { open: { champion: Seat | null; captain: Seat | null }; answer: never };
  'roll-off': { open: RollOff; answer: Die };
};

/** What is due next in a turn: the event (W2.2), management, the actions, the end of the turn (W10.5), the next turn. */
export type TurnStep = 'event' | 'management' | 'actions' | 'end' | 'next';

export type Action =
  | { type: 'sail'; to: SeaId }
  | { type: 'favour'; to: SeaId }
  | { type: 'visit-port' }
  | { type: 'smugglers-cove' }
  | { type: 'post'; ship: ShipId }
  | { type: 'collect'; ship: ShipId }
  | { type: 'send'; ship: ShipId; from: SeaId }
  | { type: 'bribe' }
  | { type: 'attack' }
  | { type: 'end-turn' };

/** W3.6. The seats that have not left, in turn order from the active pirate; `next` is asked. */
export interface Auction {
  ship: ShipId;
  high: number | null;
  highBy: Seat | null;
  stillIn: Seat[];
  next: Seat;
}

/** `first` fires first: the attacker, the sea monster, the armada. */
export type SideOf = 'first' | 'second';
export const SIDES = ['first', 'second'] as const satisfies readonly SideOf[];

/** Where a salvo stands; what comes next is asked in this order (the README's order of one salvo). */
export type SalvoStage = 'attack' | 'defence' | 'dice' | 'aim' | 'hit' | 'check' | 'sinking' | 'answer' | 'over';

export interface Salvo {
  /** The side that fires. */
  side: SideOf;
  shooter: AnyShip;
  target: AnyShip;
  stage: SalvoStage;
  /** What was thrown, faces rising; empty before the throw. */
  dice: number[];
  /** Hits that still count. */
  hits: number;
  /** Manoeuvres that change this salvo: of both sides, in the order in which they were played. */
  played: Manoeuvre[];
  /** Return Fire: one die, and no manoeuvres (R50). */
  answering: boolean;
  /** What becomes of the target; null while it is open. */
  result: SalvoResult | null;
}
export type SalvoResult = 'miss' | 'damaged' | 'sunk' | 'captured' | 'saved';

/** What a single die is thrown for. */
export type DieUse = 'steady-aim' | 'damage-control' | 'boarding';

/** W10.3. Who throws, and what was thrown so far, in the order of `tied`. */
export interface RollOff {
  role: 'champion' | 'captain';
  tied: Seat[];
  thrown: number[];
}

export interface Options {
  // Disputed rulings; the first-named is ours.
  doubles: 'only' | 'and-sum'; // R1: whether a double brings the event of its sum too
  unplayed: 'return' | 'keep'; // R35: what becomes of manoeuvres that were not played
  lastBattle: 'squadron' | 'with-escorts'; // R44: who fights the armada
  order: 'drawn' | 'seating'; // W1.3: lots, or as agreed: by seats
  components: Components;
}

/** What was settled before the first move. A view carries it too, hence the figures only where an owner has corrected them. */
export interface Fixed {
  readonly options: Omit<Options, 'components'>;
  readonly seats: number;
  /** Null: the figures of the rules. */
  readonly components: Components | null;
}

/** Where a ship of a pirate is: with the flagship, or on guard in a sea. */
export type Place = 'squadron' | SeaId;
/** A set of places as the bits of a number: see places.ts. */
export type Places = number;

/** A ship that somebody owns. Whose it is everybody knows; where it is only the owner, as long as `mayBe` leaves a doubt. */
export interface FleetShip {
  readonly ship: ShipId;
  /** Secret. A ship in the line of a battle keeps the place that it came from. */
  at: Place;
  /** Where it can be, as far as everybody has seen. */
  mayBe: Places;
  // What was done with it in this turn, which its owner alone keeps in mind (W5.6 to W5.8).
  posted: boolean;
  collected: boolean;
  sent: boolean;
}

export interface Pirate {
  hero: Hero | null;
  gold: number;
  favour: number;
  flagship: SeaId | null;
  /** Own turns begun, the present one included. */
  turns: number;
  boughtFame: number;
  giftFame: number;
  ruined: boolean;
  /** In the order in which the ships were won. */
  fleet: FleetShip[];
  /** Secret. Empty outside battles, unless unplayed manoeuvres are kept. */
  hand: Manoeuvre[];
}

/** The turn that is on: what is done and cannot be repeated (W5.1). */
export interface Turn {
  seat: Seat;
  calm: boolean;
  extraProfit: boolean;
  sailed: boolean;
  /** The last thing done was to sail: on the Oceans only now a favour can be asked (W5.4). */
  justSailed: boolean;
  favourUsed: boolean;
  visited: boolean;
  fought: boolean;
  /** The second skill is used (W9.1); the Diplomat's is the bribe. */
  skillPaid: boolean;
}

export type Cause = 'sea' | 'monster' | 'convoy' | 'armada';

/**
 * What a battle is begun with: `startBattle(state, clash, emit)` of battle.ts, which opens `battle`. There is a ship on both sides: an
 * unguarded sea, and a monster or an armada that meets no squadron, are settled without it.
 */
export interface Clash {
  cause: Cause;
  /** What is fought for. */
  sea: SeaId | null;
  /** Whose turn it is, and in the last battle the champion. */
  pirate: Seat;
  /** The owner of the sea who defends it, or who commands the Company's ships. */
  against: Seat;
}

export interface LineShip {
  readonly ship: AnyShip;
  damaged: boolean;
  // In this round of the battle:
  fired: boolean;
  carded: boolean;
}

export interface Side {
  /** Whose ships they are; null: the Company's, the monster, the armada. */
  pirate: Seat | null;
  /** Who chooses ships and targets: the pirate, or for the Company the next player (W6.3), or the captain (W10.3). */
  commander: Seat;
  line: LineShip[];
  /** Taken out of the line, and safe (W6.9). */
  withdrawn: ShipId[];
  /** Boarded ships of the enemy; they come along only with a victor. */
  captured: ShipId[];
  /** Ships sunk or captured. */
  lost: number;
}

/** How far a battle is. */
export type BattleStep = 'begin' | 'draw-first' | 'draw-second' | 'shots' | 'regroup-first' | 'regroup-second' | 'over';

export interface Battle {
  cause: Cause;
  /** What is fought for; null but in a battle for a sea. */
  sea: SeaId | null;
  first: Side;
  second: Side;
  step: BattleStep;
  round: number;
  /** Whose shot is next. */
  next: SideOf;
}

/** W10.1: how the game ended; nobody has won when the armada has. */
export type Ending = 'ten-fame' | 'last-left' | 'armada-beaten' | 'armada-won';
export interface End {
  how: Ending;
  winner: Seat | null;
}

export interface State {
  stack: Frame<Decisions>[];
  readonly fixed: Fixed;
  /** Turn order; empty before it is drawn. Ruined pirates keep their place in it and are passed over. */
  order: Seat[];
  pirates: Pirate[];
  /** Whose each sea is; null: the Company's. */
  seas: BySea<Seat | null>;
  /** Ships of the market that nobody has, in the order of the ship list. A bag: every card leaves it face up, and what comes back is shuffled. */
  market: ShipId[];
  /** Ships that have left the game. */
  sunk: ShipId[];
  /** The space of the armada's marker, from 1. */
  armada: number;
  turn: Turn | null;
  battle: Battle | null;
  manoeuvres: {
    /** Cards that nobody has, in the order of the card list; a bag too. */
    bag: Manoeuvre[];
    /** Played in this battle, the first one first. */
    played: Manoeuvre[];
  };
  end: End | null;
}

/** Another's ship as one sees it. Where nobody can doubt, the place is shown. */
export interface FleetShipView extends Omit<Readonly<FleetShip>, 'at' | 'posted' | 'collected' | 'sent'> {
  readonly at: Place | null;
  /** Null for another's ship. */
  readonly posted: boolean | null;
  readonly collected: boolean | null;
  readonly sent: boolean | null;
}

/** A pirate as a viewer sees one. */
export interface PirateView extends Omit<Readonly<Pirate>, 'fleet' | 'hand'> {
  readonly fleet: readonly FleetShipView[];
  /** How many ships are with the flagship. */
  readonly squadron: number;
  readonly hand: readonly (Manoeuvre | null)[];
  /** W8: counted, not stored. */
  readonly fame: number;
}

/** Open decisions as a viewer sees them: of a guard under orders others see only that one leaves. */
export type OpenFrame =
  | Exclude<Frame<Decisions>, { kind: 'escort-course' }>
  | { kind: 'escort-course'; seat: Seat; ship: ShipId | null; from: SeaId };

export interface View {
  readonly viewer: Viewer;
  readonly fixed: Fixed;
  readonly stack: readonly OpenFrame[];
  readonly order: readonly Seat[];
  readonly pirates: readonly PirateView[];
  readonly seas: Readonly<BySea<Seat | null>>;
  /** How many guards lie in each sea; they are its owner's. */
  readonly escorts: Readonly<BySea<number>>;
  /** What is left in the market, in the order of the ship list. */
  readonly market: readonly ShipId[];
  readonly sunk: readonly ShipId[];
  readonly armada: number;
  readonly turn: Readonly<Turn> | null;
  readonly battle: Readonly<Battle> | null;
  readonly manoeuvres: {
    /** How many cards are left to draw. */
    readonly undrawn: number;
    readonly played: readonly Manoeuvre[];
    /** Cards that this viewer cannot place: undrawn ones and those in other hands, in the order of the card list. */
    readonly unseen: readonly Manoeuvre[];
  };
  readonly end: End | null;
}

/** What income is made of (W4.1, W3.7, W9.2). */
export type IncomeLine =
  | { line: 'sea'; sea: SeaId; gold: number }
  | { line: 'profit'; seas: number; gold: number }
  | { line: 'tribute'; seas: number; gold: number };

/** Why fame has changed (W8, W10.5); points are 1 or -1. */
export type FameLine =
  | { line: 'sea'; sea: SeaId; points: number }
  | { line: 'monopoly'; good: Good; points: number }
  | { line: 'part'; part: Part; points: number }
  | { line: 'bought'; points: number }
  | { line: 'gift'; points: number };

/** A side as it is drawn up; `pirate` is null for the Company. */
export interface DrawnUp {
  pirate: Seat | null;
  commander: Seat;
  ships: readonly AnyShip[];
  /** Those of them that lay on guard in the sea. */
  guards: readonly ShipId[];
}

/** What everybody sees happen. `ship` or `card` is null for those who may not know it. */
export type Event =
  // Set-up
  | { type: 'hero-chosen'; seat: Seat; hero: Hero }
  | { type: 'order-drawn'; order: readonly Seat[]; gold: readonly number[]; lots: boolean } // gold in the same order; without lots: by seats
  | { type: 'started'; seat: Seat; sea: SeaId; dealt: boolean }
  // The turn
  | { type: 'turn-began'; seat: Seat; turn: number }
  | { type: 'turn-ended'; seat: Seat }
  // Events
  | { type: 'dice-thrown'; seat: Seat; dice: readonly [number, number]; again: boolean }
  | { type: 'compass'; seat: Seat; kept: boolean; dice: readonly [number, number] }
  | { type: 'event'; seat: Seat; event: EventName; dice: readonly [number, number] }
  | { type: 'monster-unopposed'; seat: Seat }
  | { type: 'convoy-passed'; seat: Seat; why: 'no-ship' | 'declined' }
  | { type: 'no-auction' }
  | { type: 'ship-turned-up'; ship: ShipId; price: number }
  | { type: 'bid'; seat: Seat; ship: ShipId; gold: number }
  | { type: 'left-auction'; seat: Seat; ship: ShipId; why: 'left' | 'too-poor' }
  | { type: 'auction-won'; seat: Seat; ship: ShipId; gold: number }
  | { type: 'auction-failed'; ship: ShipId }
  | { type: 'favour-gained'; seat: Seat; favour: number }
  | { type: 'favour-full'; seat: Seat; gold: number }
  | { type: 'storm-broke'; seat: Seat; sloops: readonly ShipId[] }
  | { type: 'storm-die'; seat: Seat; ship: ShipId; face: number; sunk: boolean }
  | { type: 'company-found-nothing'; seat: Seat }
  | { type: 'armada-moved'; from: number; to: number; last: number; why: 'double' | 'monster-won' | 'monster-beaten' }
  // Management
  | { type: 'income'; seat: Seat; lines: readonly IncomeLine[]; gold: number }
  | { type: 'fame-bought'; seat: Seat; gold: number }
  | { type: 'fame-changed'; seat: Seat; from: number; to: number; lines: readonly FameLine[] }
  // Actions
  | { type: 'sailed'; seat: Seat; from: SeaId; to: SeaId; why: 'sail' | 'favour' | 'retreat'; favour: number } // favour left
  | { type: 'port-visited'; seat: Seat; sea: SeaId; cove: boolean; gold: number } // gold paid for the cove
  | { type: 'offered'; seat: Seat; ship: ShipId; price: number }
  | { type: 'bought'; seat: Seat; ship: ShipId; gold: number }
  | { type: 'left-port'; seat: Seat; returned: readonly ShipId[] }
  | { type: 'posted'; seat: Seat; sea: SeaId; ship: ShipId | null }
  | { type: 'collected'; seat: Seat; sea: SeaId; ship: ShipId | null }
  | { type: 'escort-called'; seat: Seat; from: SeaId; ship: ShipId | null }
  | { type: 'sent'; seat: Seat; from: SeaId; to: SeaId; ship: ShipId | null }
  | { type: 'bribed'; seat: Seat; sea: SeaId; gold: number; from: number; to: number } // difficulties
  | { type: 'attacked'; seat: Seat; sea: SeaId; owner: Seat | null }
  | { type: 'sea-changed'; sea: SeaId; from: Seat | null; to: Seat | null; why: 'battle' | 'unguarded' | 'company' }
  // Battles
  | { type: 'battle-began'; cause: Cause; sea: SeaId | null; first: DrawnUp; second: DrawnUp }
  | { type: 'bag-opened'; seat: Seat; gold: number; cards: number }
  | { type: 'manoeuvre-drawn'; seat: Seat; card: Manoeuvre | null }
  | { type: 'round-began'; round: number }
  | { type: 'ship-fires'; seat: Seat; side: SideOf; ship: AnyShip }
  | { type: 'shot-aimed'; seat: Seat; side: SideOf; shooter: AnyShip; target: AnyShip; dice: number; defence: number }
  | { type: 'manoeuvre-played'; seat: Seat; side: SideOf; card: Manoeuvre; ship: AnyShip; against: AnyShip }
  | { type: 'held'; seat: Seat }
  | { type: 'ranks-closed'; seat: Seat; from: ShipId; to: ShipId }
  | {
      type: 'salvo-rolled';
      side: SideOf;
      shooter: AnyShip;
      target: AnyShip;
      dice: readonly number[]; // none: smothered by smoke
      defence: number; // as it counts in this salvo
      hits: number;
      answering: boolean;
    }
  | { type: 'die-rolled'; use: DieUse; ship: AnyShip; face: number; success: boolean }
  | { type: 'check-rolled'; side: SideOf; ship: AnyShip; dice: readonly number[]; defence: number; survived: boolean }
  | { type: 'missed'; side: SideOf; shooter: AnyShip; target: AnyShip }
  | { type: 'ship-damaged'; side: SideOf; pirate: Seat | null; ship: AnyShip }
  | { type: 'ship-sunk'; side: SideOf; pirate: Seat | null; ship: AnyShip; by: 'salvo' | 'fire-ship' }
  | { type: 'ship-captured'; side: SideOf; by: Seat; from: Seat | null; ship: AnyShip } // side: that of the ship
  | { type: 'crew-saved'; seat: Seat; ship: ShipId; gold: number }
  | { type: 'withdrawn'; seat: Seat; side: SideOf; ship: ShipId }
  | { type: 'retreated'; seat: Seat; side: SideOf; ships: readonly ShipId[] }
  | {
      type: 'battle-over';
      cause: Cause;
      sea: SeaId | null;
      winner: SideOf | null; // null: both lines are empty (W6.10)
      first: Seat | null;
      second: Seat | null;
      how: 'fought' | 'retreat';
    }
  | { type: 'plundered'; seat: Seat; ships: number; gold: number }
  | { type: 'convoy-taken'; seat: Seat; gold: number }
  | { type: 'prizes'; seat: Seat; ships: readonly ShipId[]; joined: boolean } // captured ships join the squadron, or go down
  | { type: 'rejoined'; seat: Seat; ships: readonly ShipId[] } // ships of the line that are in the squadron now and were not before
  | { type: 'manoeuvres-returned'; played: number; unplayed: number }
  // The end
  | { type: 'ruined'; seat: Seat }
  | { type: 'fame-given'; seat: Seat; to: Seat }
  | { type: 'armada-arrived'; space: number }
  | { type: 'roll-off'; role: RollOff['role']; seats: readonly Seat[] }
  | { type: 'roll-off-die'; role: RollOff['role']; seat: Seat; face: number }
  | { type: 'champion'; seat: Seat; captain: Seat }
  | { type: 'last-battle-unfought'; seat: Seat }
  | { type: 'won'; seat: Seat; how: Exclude<Ending, 'armada-won'> }
  | { type: 'armada-won' };

export const REASONS = [
  'hero-taken',
  'other-part',
  'bid-too-low',
  'bid-too-high',
  'too-little-gold',
  'sea-is-guarded',
  'calm',
  'has-sailed',
  'no-way-there',
  'no-favour',
  'favour-used',
  'favour-after-sailing',
  'no-port',
  'has-port',
  'has-visited',
  'market-empty',
  'skill-used',
  'not-own-sea',
  'flagship-elsewhere',
  'sea-full',
  'posted-once',
  'collected-once',
  'moved-is-not-posted',
  'posted-does-not-move',
  'moved-once',
  'oceans-do-not-move',
  'no-other-own-sea',
  'no-squadron',
  'own-sea',
  'has-fought',
  'first-three-turns',
  'nothing-to-bribe',
  'not-for-sale',
  'has-fired',
  'had-a-card',
  'not-in-hand',
  'not-this-window',
  'no-other-ship',
  'own-sloop-only',
  'not-against-monsters',
  'no-use-now',
  'not-damaged',
  'not-afloat',
  'flee-in-the-part',
  'is-ruined',
] as const;
export type Reason = (typeof REASONS)[number];

/** W8: what fame is made of. */
export const LINES = ['seas', 'monopolies', 'parts', 'bought', 'gifts'] as const;
export type Line = (typeof LINES)[number];

export interface AtWorldsEnd extends GameTypes {
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
