// Admiral on one page: what is decided, by whom, and what the sea looks like meanwhile.
// Plain numbers (4.17) are the book's base rules, IV its preparation, V Pearl Banks, M the mini-games, S1 to S4 our own
// scenarios; R1 and on are the rulings of the README.
import type { Answer, Frame, FrameOf, GameTypes, Seat, Viewer } from '@quarterdeck/kernel';
import type { Words } from '../text/words.ts';
import type { Cell, Direction } from './data/cells.ts';
import type { Components, Strength, Vane } from './data/components.ts';
import type { Scenario, ScenarioName, Teams } from './data/scenario.ts';
import { type Piece, SHIP_KINDS, type ShipId, type ShipKind } from './data/ships.ts';
import type { Event } from './events.ts';

export type { Cause, Event } from './events.ts';

type Nothing = Record<never, never>;

/** What is settled before the first round, in the order of IV. */
export type Preparation = 'turn-order' | 'cargo' | 'reefs' | 'wreck' | 'treasure' | 'berths' | 'mines';

/** Shots of one ship or fort in a salvo (5.9). */
export interface Gun {
  readonly gun: Piece;
  readonly shots: number;
}

/** A boarding (8.1) or, where the target is a fort, an assault (8.9). */
export interface Contest {
  /** Who attacks. */
  seat: Seat;
  target: Piece;
  attackers: ShipId[];
  /** Ships that stand by their fort. */
  defenders: ShipId[];
}

/** Where a parcel comes from: the royal port that it must leave behind (S4), or nowhere in particular. */
export type Origin = Cell | null;
/** A parcel that was aboard this ship, in this cell (V 4.2). */
export interface Parcel {
  readonly origin: Origin;
  readonly ship: ShipId;
  readonly from: Cell;
}

export type Decisions = {
  // Preparation (IV): turn order by lot, reefs in turn, ships into their berths, mines in secret and all at once.
  preparation: { open: { steps: Preparation[] }; answer: never };
  'turn-order': { open: Nothing; answer: { type: 'goes-next'; seat: Seat } };
  'place-reef': { open: { queue: Seat[] }; answer: { type: 'reef-column'; column: number } };
  'reef-row': { open: { seat: Seat; column: number }; answer: { type: 'reef-row'; row: number } };
  'wreck-site': { open: Nothing; answer: { type: 'wreck'; cell: Cell } };
  'bury-treasure': { open: { seat: Seat; left: number }; answer: { type: 'bury'; cell: Cell } };
  berth: { open: { queue: ShipId[] }; answer: { type: 'berth'; cell: Cell } };
  /** The cards are laid one after the other, each by all at once; `card` counts them from 0. */
  'lay-mines': { open: { card: number; laid: (Cell | null)[] }; answer: { type: 'lay'; cell: Cell } };

  // Rounds and turns (1.2, 4.4).
  round: { open: { spun: boolean; toMove: Seat[] }; answer: never };
  wind: { open: { spinner: Seat }; answer: { type: 'spin'; towards: Direction; strength: Strength } };
  /** `drifted` is how far downwind the last ship lay that the storm has moved (4.20); null: none yet. */
  turn: { open: { seat: Seat; drifted: number | null }; answer: TurnMove };

  // Moving (4).
  course: { open: { seat: Seat; ship: ShipId }; answer: { type: 'steer'; to: Cell } };
  'make-port': { open: { seat: Seat; ship: ShipId; left: number }; answer: { type: 'make-port' } | { type: 'run-on' } };

  // Gunnery (5): one target, any shots that bear, one die.
  salvo: {
    open: { seat: Seat; target: Piece; guns: Gun[] };
    answer: { type: 'lay-gun'; gun: Piece; shots: number } | { type: 'give-fire' };
  };
  'gun-die': { open: { seat: Seat; target: Piece; guns: Gun[] }; answer: Roll };

  // Boarding and assault (8).
  'boarding-party': { open: Contest; answer: Join | { type: 'away' } };
  defenders: { open: Contest & { defender: Seat }; answer: Join | { type: 'stand' } };
  'boarding-die': { open: Contest & { faces: number[] }; answer: Roll };
  'share-durability': {
    open: Contest & { winner: Seat; pool: number; to: Piece[]; given: number[] };
    answer: { type: 'allot'; units: number };
  };
  restow: { open: { winner: Seat; ships: ShipId[]; parcels: Parcel[] }; answer: { type: 'stow'; ship: ShipId } };

  // Repair of a fort (9), digging (S1), standing orders of mines (10.7, R1).
  'fort-gang': { open: { seat: Seat; fort: Cell; gang: ShipId[] }; answer: Join };
  'dig-die': { open: { seat: Seat; ship: ShipId }; answer: Roll };
  'mine-order': { open: { seat: Seat; mine: number }; answer: { type: 'set-order'; kinds: readonly ShipKind[] } };
};

type Roll = { type: 'roll'; face: number };
type Join = { type: 'join'; ship: ShipId };

/** What the player whose turn it is may do, in any order (1.5 to 1.7). */
export type TurnMove =
  | { type: 'sail'; ship: ShipId }
  | { type: 'drift'; ship: ShipId }
  | { type: 'engage'; target: Piece }
  | { type: 'board'; ship: ShipId }
  | { type: 'assault'; fort: Cell }
  | { type: 'declare-fireship'; ship: ShipId }
  | { type: 'explode'; ship: ShipId }
  | { type: 'begin-repair'; ship: ShipId }
  | { type: 'end-repair'; ship: ShipId }
  | { type: 'begin-fort-repair'; fort: Cell }
  | { type: 'end-fort-repair'; fort: Cell }
  /** From the water, named by the ship's own cell, or from a fort or royal port, named by its cell. */
  | { type: 'load'; ship: ShipId; from: Cell }
  | { type: 'unload'; ship: ShipId; into: Cell }
  | { type: 'dig'; ship: ShipId }
  | { type: 'hand-over'; fort: Cell; to: Seat }
  | { type: 'order-mine'; mine: number }
  | { type: 'end-turn' };

export interface Options {
  scenario: ScenarioName;
  /** Pearl Banks: each alone, in pairs, or three against three. */
  teams: Teams;
  /** IV 3: by lot, or as the players sit. */
  order: 'drawn' | 'seated';
  vane: Vane;
  /** 5.7: hits on 3 to 6, or on even numbers only. */
  hits: 'usual' | 'even';
  // Disputed rulings and tuning; the default is ours.
  fireOverForts: boolean; // R6: a fort is no obstacle to shot
  creep: boolean; // R2: in fresh wind every straight course has at least one cell
  slowGalleon: boolean;
  shortGuns: boolean;
  /** R30: after so many rounds the game is over. */
  rounds: number;
  components: Components;
  /** A scenario of the players' own; null: the one that is named. */
  chart: Scenario | null;
}

/** What was settled before the first move. A view carries it too, hence tables only where they are not the game's own. */
export interface Fixed {
  readonly options: Omit<Options, 'components' | 'chart'>;
  readonly seats: number;
  /** Null: the figures of the rules. */
  readonly components: Components | null;
  /** Null: the scenario that the options name. */
  readonly chart: Scenario | null;
}

export interface Wind {
  /** Where it blows to (4.3). */
  readonly towards: Direction;
  readonly strength: Strength;
}

/** What earns points: ships sunk or taken, by kind, and forts (S3); parcels brought to a royal port (S4); a leg as the Crown (S2). */
export const DEEDS = [...SHIP_KINDS, 'fort-ruined', 'fort-taken', 'parcel', 'wreck', 'first-leg', 'second-leg'] as const;
export type Deed = (typeof DEEDS)[number];
export interface Feat {
  readonly deed: Deed;
  readonly points: number;
}

export interface Player {
  /** Which side of the scenario this seat has; in the second leg of S2 another one. */
  side: number;
  /** The round in which the seat left the game; null while it is in. */
  out: number | null;
  /** Own turns that it has ended without a fort (V 1.3). */
  fortless: number;
  /** Number of its last delivery among all; null: none. Earlier is better (V 1.3). */
  lastDelivery: number | null;
  /** S2: parcels unloaded as the Crown, over both legs; S3, S4: points. */
  points: number;
  /** What the points are for, one after the other; the list is replaced, never edited. */
  feats: readonly Feat[];
  /** Fireships that it has declared, in this leg. */
  fireships: number;
  /** M: the fort whose port its brig must reach, once berths are chosen. */
  goal: Cell | null;
}

export const DUTIES = ['free', 'repair', 'gang', 'fireship'] as const;
/** Under repair (7), at work on a fort (9), or a fireship (6). */
export type Duty = (typeof DUTIES)[number];

/** A ship by its place in the list, which is its ShipId. */
export interface Ship {
  /** Null: not in this game. */
  owner: Seat | null;
  /** Null: sunk, or not in its berth yet. */
  at: Cell | null;
  damage: number;
  /** Parcels aboard; the list is replaced, never edited. */
  hold: readonly Origin[];
  /** Markers of the turn (1.6): green, and yellow ones that are spent. */
  moved: boolean;
  fired: number;
  /** 8.8: it took part in a boarding; nothing more until the round is over. */
  locked: boolean;
  duty: Duty;
  /** The round in which its duty began. */
  since: number;
  /** 7.7: its repair was ended in this turn. */
  leftRepair: boolean;
  /** Forts where it has handled cargo in this turn (R20). */
  loadedAt: Cell | null;
  unloadedAt: Cell | null;
  /** S4: own turns in a row that it has ended in royal waters. */
  royalTurns: number;
}

/** A fort or a royal port. */
export interface Fort {
  readonly at: Cell;
  /** Null: a ruin, or nobody's. */
  owner: Seat | null;
  /** A ruin when it equals the durability of a fort (3.4). */
  damage: number;
  fired: number;
  /** Parcels in it. */
  stored: number;
  /** The two ships that repair or restore it; none: nobody does. The list is replaced, never edited. */
  gang: readonly ShipId[];
  since: number;
  /** 9.9: tokens taken away from a ruin so far. */
  restored: number;
  /** 9.7: its repair was ended in this turn. */
  leftRepair: boolean;
}

/** Parcels in the water, or in the ground. */
export interface Site {
  readonly at: Cell;
  parcels: readonly Origin[];
  /** S1: it must be dug for. */
  readonly buried: boolean;
}

export interface Mine {
  readonly at: Cell;
  /** R1: which ships it goes off under; none: it holds, all four: it fires at anything. */
  kinds: readonly ShipKind[];
  /** It has gone off, and its card lies on the board. */
  shown: boolean;
  /** Its order was changed in this turn. */
  ordered: boolean;
}

/** Why the game is over. */
export type EndReason = 'target' | 'last-afloat' | 'cargo-gone' | 'rounds' | 'arrived' | 'convoy' | 'nobody';
export interface Ending {
  readonly why: EndReason;
  /** Those who share first place; nobody when a lone captain has failed. */
  readonly winners: readonly Seat[];
}

export interface State {
  stack: Frame<Decisions>[];
  readonly fixed: Fixed;
  /** S2 is played twice. */
  leg: number;
  /** Turn order; empty until it is drawn. */
  order: Seat[];
  /** 0 before the first. */
  round: number;
  wind: Wind | null;
  players: Player[];
  ships: Ship[];
  forts: Fort[];
  /** All reefs, those of the scenario and those laid by players. */
  reefs: Cell[];
  sites: Site[];
  /** Parcels that are not laid out yet. */
  unlaid: number;
  /** Parcels that are lost for good, in this leg. */
  lost: number;
  /** Deliveries so far, over all players. */
  deliveries: number;
  /** By seat, in the order of laying: the only secret. */
  mines: Mine[][];
  /** Something was sunk, taken or delivered: the end must be looked for before anybody is asked again. */
  unsettled: boolean;
  ending: Ending | null;
}

/** A mine as a viewer sees it: of another's, that it is there. */
export interface MineView {
  readonly at: Cell | null;
  readonly kinds: readonly ShipKind[] | null;
  readonly shown: boolean;
  readonly ordered: boolean;
}

/** Open decisions as a viewer sees them. */
export type SeenCell = Cell | 'hidden' | null;
export type OpenFrame = Exclude<Frame<Decisions>, { kind: 'lay-mines' }> | { kind: 'lay-mines'; card: number; laid: SeenCell[] };

export interface View {
  readonly viewer: Viewer;
  readonly fixed: Fixed;
  readonly stack: readonly OpenFrame[];
  readonly leg: number;
  readonly order: readonly Seat[];
  readonly round: number;
  readonly wind: Wind | null;
  readonly players: readonly Readonly<Player>[];
  readonly ships: readonly Readonly<Ship>[];
  readonly forts: readonly Readonly<Fort>[];
  readonly reefs: readonly Cell[];
  readonly sites: readonly Readonly<Site>[];
  readonly unlaid: number;
  readonly lost: number;
  readonly deliveries: number;
  readonly mines: readonly (readonly MineView[])[];
  readonly unsettled: boolean;
  readonly ending: Ending | null;
}

export const REASONS = [
  // Moving.
  'has-moved',
  'locked',
  'under-repair',
  'repair-ended',
  'on-fort-work',
  'becalmed',
  'no-way',
  'too-far',
  'blocked',
  'too-short',
  'not-a-course',
  'no-storm',
  'storm-drives',
  'others-first',
  'royal-full',
  // Guns.
  'no-shots',
  'out-of-range',
  'no-line',
  'storm-guns',
  // Fireships, repairs, boarding.
  'has-fired',
  'fireship',
  'fireship-limit',
  'fireship-not-due',
  'drift-first',
  'not-own-port',
  'undamaged',
  'once-a-turn',
  'two-ships',
  'not-adjacent',
  // Cargo.
  'hold-full',
  'nothing-there',
  'dig-first',
  // Ending a turn.
  'must-drift',
  'must-explode',
  'must-sail',
  'must-leave-port',
  // Preparation.
  'reef-blocks',
  'reef-place',
] as const;
export type Reason = (typeof REASONS)[number];

/** A line for each kind of deed, for each fort with cargo in it, for a race; or that there is nothing to count. */
export const LINES = [...DEEDS, 'fort', 'arrived', 'nothing'] as const;
export type Line = (typeof LINES)[number];

export interface Admiral extends GameTypes {
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
