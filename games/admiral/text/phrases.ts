// What every language fills in. Which sentence is said is decided once, in say.ts; a language decides nothing.
import type { Names, Unchosen } from '@quarterdeck/kernel';
import type { Cell } from '../src/data/cells.ts';
import type { Piece, ShipId, ShipKind } from '../src/data/ships.ts';
import type { Admiral, Event } from '../src/types.ts';
import type { Words } from './words.ts';

type ChosenPrompts =
  | 'reef-row'
  | 'berth'
  | 'lay-mines'
  | 'turn'
  | 'course'
  | 'make-port'
  | 'salvo'
  | 'boarding-party'
  | 'share-durability'
  | 'mine-order';
type ChosenMoves = 'reef-row' | 'spin' | 'allot' | 'load' | 'unload' | 'order-mine' | 'set-order';
type ChosenEvents =
  | 'mine-laid'
  | 'wind'
  | 'drifted'
  | 'spilled'
  | 'volley'
  | 'fort-ruined'
  | 'exploded'
  | 'repaired'
  | 'gang-began'
  | 'gang-ended'
  | 'fort-repaired'
  | 'defended'
  | 'contest-over'
  | 'fort-captured'
  | 'dug'
  | 'fort-passed'
  | 'mine-ordered'
  | 'ended';

/** A sentence about an event. */
type Tells<K extends Event['type']> = (event: Extract<Event, { type: K }>, names: Names) => string;

export interface Phrases extends Unchosen<Admiral, ChosenPrompts, ChosenMoves, ChosenEvents> {
  /** What is said in several ways: say.ts chooses. */
  readonly ways: PromptWays & MoveWays & EventWays;
  readonly own: Words;
}

/** Where nothing is open, no ship can be named. */
interface PromptWays {
  readonly reefRow: string;
  reefRowIn(column: string): string;
  readonly berth: string;
  berthOf(ship: ShipId): string;
  layMine(number: number): string;
  readonly turnAtWar: string;
  readonly turnAtPeace: string;
  readonly course: string;
  courseOf(ship: ShipId): string;
  readonly makePort: string;
  makePortOf(ship: ShipId): string;
  readonly salvo: string;
  salvoAt(target: Piece): string;
  readonly party: string;
  partyAgainst(target: Piece): string;
  readonly share: string;
  shareOf(piece: Piece): string;
  readonly mineOrder: string;
  mineOrderAt(cell: Cell): string;
}

interface MoveWays {
  row(row: number): string;
  readonly allotNothing: string;
  /** As what is loaded and unloaded. */
  readonly pearl: string;
  readonly treasure: string;
  load(cargo: string, ship: ShipId): string;
  loadFrom(cargo: string, ship: ShipId, from: Cell): string;
  unload(cargo: string, ship: ShipId, into: Cell): string;
  mineOrders(number: number): string;
  mineOrdersAt(cell: Cell): string;
}

interface EventWays {
  mineLaid(name: string): string;
  mineLaidAt(name: string, cell: Cell): string;
  readonly calm: Tells<'wind'>;
  readonly blows: Tells<'wind'>;
  readonly rodeOut: Tells<'drifted'>;
  readonly drifted: Tells<'drifted'>;
  readonly lostAtSea: Tells<'spilled'>;
  readonly spilled: Tells<'spilled'>;
  readonly missed: Tells<'volley'>;
  readonly hit: Tells<'volley'>;
  readonly ruined: Tells<'fort-ruined'>;
  readonly ruinedWith: Tells<'fort-ruined'>;
  readonly explodedAlone: Tells<'exploded'>;
  readonly exploded: Tells<'exploded'>;
  readonly madeWhole: Tells<'repaired'>;
  readonly repaired: Tells<'repaired'>;
  readonly gangRestores: Tells<'gang-began'>;
  readonly gangRepairs: Tells<'gang-began'>;
  readonly ruinLeft: Tells<'gang-ended'>;
  readonly gangEnded: Tells<'gang-ended'>;
  readonly fortMadeWhole: Tells<'fort-repaired'>;
  readonly fortRepaired: Tells<'fort-repaired'>;
  readonly defendedAlone: Tells<'defended'>;
  readonly defendedBy: Tells<'defended'>;
  readonly tie: Tells<'contest-over'>;
  readonly fortHolds: Tells<'contest-over'>;
  contestWon(event: Extract<Event, { type: 'contest-over' }>, winner: string): string;
  readonly captured: Tells<'fort-captured'>;
  readonly capturedWith: Tells<'fort-captured'>;
  readonly dugUp: Tells<'dug'>;
  readonly trapped: Tells<'dug'>;
  readonly fortNobodys: Tells<'fort-passed'>;
  fortPassed(fort: Cell, heir: string): string;
  mineOrdered(name: string): string;
  mineOrderedTo(name: string, number: number, kinds: readonly ShipKind[]): string;
  readonly endedWithout: Tells<'ended'>;
  readonly endedWith: Tells<'ended'>;
}
