// Pirates of the 7 Seas on one page: what is decided, by whom, and what the table looks like meanwhile.
// P1.1 and on are rules of the README, which the rulebook does not number; R1 and on are its rulings.
import type { Answer, Frame, FrameOf, GameTypes, Seat, Viewer } from '@quarterdeck/kernel';
import type { Words } from '../text/words.ts';
import type { Adventure, ByGood, ByLoot, Caravan, Character, Curse, Good, Loot, Nation, Port, PortCard } from './data/cards.ts';
import type { Components } from './data/components.ts';

type Nothing = Record<never, never>;

/** A player whose character is called: whether its action is done, and how often its gift may still be taken (P3.2). */
interface Turn {
  seat: Seat;
  acted: boolean;
  gifts: number;
}

/** Rituals (P5), in the turns of Shipwright, Governor, Merchant and Cartographer. */
type Ritual = Bargain | { type: 'double-hold' } | { type: 'unsinkable' };
/** Two goods of different kinds, in the order fruit, coffee, rum. */
type Bargain = { type: 'bargain'; goods: readonly Good[] };
type EndTurn = { type: 'end-turn' };
type TakeGift = { type: 'take-gift' };

export type Decisions = {
  // Set-up (P1): chance names the first player and deals the adventure cards.
  'first-player': { open: Nothing; answer: { type: 'first-player'; seat: Seat } };
  'deal-adventures': { open: { to: Seat[] }; answer: { type: 'deal'; card: Adventure } };

  // A round (P2): all choose in secret and at once; then the seven characters are called.
  round: { open: { queue: Seat[] }; answer: never };
  'choose-character': { open: { chosen: (Character | null)[] }; answer: { type: 'choose'; character: Character } };

  // The seven turns (P3).
  shipwright: { open: Turn; answer: { type: 'buy'; ships: number } | TakeGift | Ritual | EndTurn };
  governor: { open: Turn; answer: { type: 'become-corsair'; nation: Nation } | Ritual | EndTurn };
  captain: { open: Turn; answer: { type: 'play-caravan'; card: Caravan } | EndTurn };
  aborigine: { open: Turn; answer: { type: 'play-port'; card: PortCard } | EndTurn };
  shaman: { open: Turn; answer: { type: 'cast'; curse: Curse; gifts: number } | EndTurn };
  merchant: { open: Turn & { sold: Good[] }; answer: { type: 'sell'; good: Good; count: number } | TakeGift | Ritual | EndTurn };
  cartographer: { open: Turn; answer: { type: 'draw' } | TakeGift | Ritual | EndTurn };
  'draw-adventure': { open: { seat: Seat }; answer: { type: 'card'; card: Adventure } };

  // The throw (P6): faces and places of all dice, as one move of chance.
  'throw-dice': { open: { owners: Owner[] }; answer: { type: 'throw'; dice: readonly Lie[] } };

  // A raid (P4): ships are sent in turn, dice fall, the nearest fight, survivors divide the loot.
  'send-ships': { open: { captain: Seat; caravan: Caravan; sent: number[] }; answer: { type: 'send'; ships: number } };
  raid: { open: { captain: Seat; caravan: Caravan; sent: number[]; step: RaidStep; queue: Seat[] }; answer: never };
  'nearest-pair': { open: { captain: Seat; pairs: Pair[] }; answer: { type: 'pair'; red: number; pirate: number } };
  'unsinkable-ships': { open: { seat: Seat; sunk: number }; answer: { type: 'save'; ships: number } };
  'draw-loot': { open: { seat: Seat; left: number; goods: ByGood<number> }; answer: { type: 'loot'; kind: Loot } };
  'load-goods': { open: { seat: Seat; goods: ByGood<number> }; answer: { type: 'load' } & ByGood<number> };

  // A curse (P7).
  curse: { open: { caster: Seat; curse: Curse; spared: number; step: CurseStep }; answer: never };
  'name-good': { open: { caster: Seat }; answer: { type: 'name'; good: Good } };
  'nearest-to-red': { open: { caster: Seat; tied: number[]; left: number }; answer: { type: 'die'; die: number } };
  'discard-excess': { open: { seat: Seat; excess: number }; answer: { type: 'discard' } & ByGood<number> };
  'tavern-dice': { open: { caster: Seat }; answer: { type: 'roll'; faces: readonly number[] } };
  winnings: { open: { caster: Seat; faces: number[] }; answer: { type: 'give'; faces: readonly number[] } };
  'pay-winnings': { open: { faces: number[]; queue: Seat[] }; answer: never };
  'lose-good': { open: { seat: Seat }; answer: { type: 'lose'; good: Good } };
  'draw-good': { open: { seat: Seat }; answer: { type: 'loot'; kind: Loot } };

  // The end (P8): bargains by whoever can pay for one, all at once; then everything is sold.
  'final-sale': { open: { done: boolean[] }; answer: Bargain | { type: 'sell-rest' } };
};

/** Whose a die is: a player's, or a red one of the caravan. */
export type Owner = Seat | 'red';
/** How a die lies: the place of its centre, its face, and how it is turned, which counts for nothing. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly face: number;
  readonly angle: number;
}
/** A die in the tray; `hit` when it is sunk, or when the curse has struck it. */
export interface Die extends Lie {
  readonly owner: Owner;
  hit: boolean;
}
/** Two dice by their places in the tray. */
export interface Pair {
  red: number;
  pirate: number;
}
export type RaidStep = 'throw' | 'fight' | 'save' | 'loot';
export type CurseStep = 'begin' | 'strike' | 'excess';

export interface Options {
  // Disputed rulings; the first-named is ours.
  unsinkable: 'automatic' | 'owner'; // R16: whether the owner may let a ship sink for its yin-yang
  pirateBayRum: number; // R36: what rum brings in Pirate Bay, 3 or 2
  // Comfort.
  openPile: boolean; // R25: the board shows all cards that were laid, not the last one alone
  stallRounds: number; // R33: if the end card has not come by then, it comes
  components: Components;
}

/** What was settled before the first move. A view carries it too, hence the figures only where an owner has corrected them. */
export interface Fixed {
  readonly options: Omit<Options, 'components'>;
  readonly seats: number;
  /** Null: the figures of the rules. */
  readonly components: Components | null;
}

export interface Player {
  chests: number;
  /** Ships outside the reserve, guards included: 0 to 10. */
  ships: number;
  /** Ships on the island. */
  guards: number;
  goods: ByGood<number>;
  talismans: number;
  yinYang: number;
  marks: number;
  corsairOf: Nation[];
  /** Tokens of the two lasting rituals. */
  doubleHold: number;
  unsinkable: number;
  /** Secret. */
  hand: Adventure[];
  /** Characters of earlier rounds that lie open and cannot be chosen. */
  played: Character[];
}

export interface State {
  stack: Frame<Decisions>[];
  readonly fixed: Fixed;
  round: number;
  firstPlayer: Seat;
  /** How many characters have been called in this round. */
  called: number;
  /** What everybody plays in this round, secret until it is called. */
  chosen: (Character | null)[];
  /** Rounds to come after this one, once the end card has come; null before. */
  roundsLeft: number | null;
  players: Player[];
  /** Adventure cards that nobody has drawn; a bag has no order. */
  bag: Adventure[];
  /** How many of them lie above the end card. */
  aboveEnd: number;
  port: Port;
  /** Adventure cards that were laid, the oldest first; they never come back. */
  pile: Adventure[];
  loot: { bag: ByLoot<number>; discard: ByLoot<number> };
  /** What was thrown, until the raid or the curse is over. */
  tray: Die[];
}

/** A player as a viewer sees one: of another's hand the number of cards. */
export interface PlayerView extends Omit<Readonly<Player>, 'hand'> {
  readonly hand: readonly (Adventure | null)[];
}

/** What a viewer sees of a choice: the character, that there is one, or that there is none yet. */
export type SeenChoice = Character | 'hidden' | null;
/** Open decisions as a viewer sees them. */
export type OpenFrame =
  | Exclude<Frame<Decisions>, { kind: 'choose-character' }>
  | { kind: 'choose-character'; chosen: SeenChoice[] };

export interface View {
  readonly viewer: Viewer;
  readonly fixed: Fixed;
  readonly stack: readonly OpenFrame[];
  readonly round: number;
  readonly firstPlayer: Seat;
  readonly called: number;
  readonly chosen: readonly SeenChoice[];
  readonly roundsLeft: number | null;
  readonly players: readonly PlayerView[];
  /** How many adventure cards are left to draw. */
  readonly undrawn: number;
  readonly aboveEnd: number;
  /** Adventure cards that this viewer cannot place, in the order of the card list: undrawn ones and those in other hands. */
  readonly unseen: readonly Adventure[];
  readonly port: Port;
  readonly pile: readonly Adventure[];
  readonly loot: { readonly bag: Readonly<ByLoot<number>>; readonly discard: Readonly<ByLoot<number>> };
  readonly tray: readonly Readonly<Die>[];
  /** What each would score if the game ended here, before the final sale (P8.4). */
  readonly points: readonly number[];
}

export type Event =
  | { type: 'first-player'; seat: Seat }
  | { type: 'dealt'; seat: Seat; card: Adventure | null }
  | { type: 'round-began'; round: number; firstPlayer: Seat; roundsLeft: number | null }
  | { type: 'chose'; seat: Seat }
  | { type: 'called'; character: Character; seats: readonly Seat[] }
  | { type: 'marked'; seat: Seat; why: MarkReason }
  | { type: 'mark-lifted'; seat: Seat }
  | { type: 'bought'; seat: Seat; ships: number }
  | { type: 'gift'; seat: Seat; character: Character; amount: number }
  | { type: 'became-corsair'; seat: Seat; nation: Nation; ships: number }
  | { type: 'caravan-played'; seat: Seat; card: Caravan; ships: number; limit: number }
  | { type: 'sent'; seat: Seat; ships: number }
  | { type: 'nobody-sailed'; card: Caravan }
  | { type: 'thrown'; owners: readonly Owner[]; dice: readonly Lie[] }
  | { type: 'fought'; red: number; pirate: number; owner: Seat; faces: readonly [red: number, pirate: number]; distance: number }
  | { type: 'raid-over'; card: Caravan; won: boolean; survivors: readonly number[] }
  | { type: 'sunk'; seat: Seat; ships: number; saved: number }
  | { type: 'looted'; seat: Seat; kind: Loot }
  | { type: 'loot-reshuffled' }
  | { type: 'loaded'; seat: Seat; goods: ByGood<number>; thrownAway: ByGood<number> }
  | { type: 'port-changed'; seat: Seat; port: PortCard }
  | { type: 'cursed'; seat: Seat; curse: Curse; spared: number }
  | { type: 'good-named'; seat: Seat; good: Good }
  | { type: 'drawn-in'; dice: readonly number[] }
  | { type: 'struck'; seat: Seat; kind: Loot; lost: number; ships: number }
  | { type: 'paid-wages'; seat: Seat; chests: number }
  | { type: 'discarded'; seat: Seat; goods: ByGood<number> }
  | { type: 'rolled'; faces: readonly number[] }
  | { type: 'winnings-given'; seat: Seat; faces: readonly number[] }
  | { type: 'won'; seat: Seat; face: number }
  | { type: 'lost-good'; seat: Seat; good: Good }
  | { type: 'sold'; seat: Seat; good: Good; count: number; chests: number }
  | { type: 'bargained'; seat: Seat; goods: readonly Good[]; chests: number }
  | { type: 'ritual'; seat: Seat; ritual: 'double-hold' | 'unsinkable'; tokens: number }
  | { type: 'guards'; seat: Seat; guards: number; sent: number }
  | { type: 'drew'; seat: Seat; card: Adventure | null; ships: number }
  | { type: 'end-drawn'; seat: Seat | null }
  | { type: 'took-back'; seat: Seat }
  | { type: 'hand-shown'; seat: Seat; cards: readonly Adventure[] }
  | { type: 'ended' };

/** Why somebody gets a black mark. */
export type MarkReason = 'no-action' | 'governor' | 'stayed-away' | 'corsair' | 'tavern';

export const REASONS = [
  'lies-open',
  'no-reserve',
  'too-few-chests',
  'has-acted',
  'act-first',
  'flag-taken',
  'not-in-hand',
  'no-protection',
  'too-many-ships',
  'no-free-ship',
  'not-that-many',
  'already-sold',
  'no-yin-yang',
  'two-kinds',
  'deck-empty',
  'no-room',
  'not-nearest',
  'too-few-discarded',
] as const;
export type Reason = (typeof REASONS)[number];

export const LINES = ['chests', 'talismans', 'yin-yang', 'marks', 'cards'] as const;
export type Line = (typeof LINES)[number];

export interface PiratesOf7Seas extends GameTypes {
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
