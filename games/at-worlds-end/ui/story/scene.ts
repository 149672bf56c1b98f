// What lies on the table, as the board shows it: made of the view of the moment that is told. What a throw has brought, who has bid what
// and who is spoken of no view tells: the event does, or the scene before keeps it in mind.
import type {
  Auction,
  Event,
  EventName,
  Manoeuvre,
  PirateView,
  Place,
  RollOff,
  SeaId,
  ShipId,
  Turn,
  View,
} from '@quarterdeck/at-worlds-end';
import { at, type Seat } from '@quarterdeck/kernel';
import { type BattleScene, battleOf } from '../battle/scene.ts';

/** A ship that a pirate owns; its place is seen by its owner, and by those who see everything. */
export interface Ship {
  readonly ship: ShipId;
  readonly at: Place | null;
}

type Open = 'hero' | 'gold' | 'favour' | 'flagship' | 'turns' | 'boughtFame' | 'giftFame' | 'ruined' | 'squadron' | 'fame';
export interface Pirate extends Pick<PirateView, Open> {
  readonly fleet: readonly Ship[];
}

/** The throw of this turn, and what it has brought; null before that is known. */
export interface Throw {
  readonly dice: readonly [number, number];
  readonly event: EventName | null;
}

/** The auction with the last bid of each seat. */
export interface Bidding extends Omit<Readonly<Auction>, 'stillIn'> {
  readonly stillIn: readonly Seat[];
  readonly bids: readonly (number | null)[];
}

/** Ships that are for sale in a port or in the smugglers' cove. */
export interface Market {
  readonly seat: Seat;
  readonly offer: readonly ShipId[];
}

export interface Storm {
  readonly seat: Seat;
  /** Sloops in the order in which dice are thrown for them; null: not yet. */
  readonly sloops: readonly { readonly ship: ShipId; readonly face: number | null; readonly sunk: boolean }[];
}

/** A guard that is to sail, as long as its course is open. */
export interface Leaving {
  readonly from: SeaId;
  readonly ship: ShipId | null;
}

type Told = 'fixed' | 'viewer' | 'order' | 'seas' | 'escorts' | 'armada' | 'end';
export interface Scene extends Pick<View, Told> {
  readonly pirates: readonly Pirate[];
  /** What is done in this turn. */
  readonly turn: Omit<Readonly<Turn>, 'justSailed'> | null;
  readonly thrown: Throw | null;
  readonly auction: Bidding | null;
  readonly market: Market | null;
  readonly storm: Storm | null;
  readonly leaving: Leaving | null;
  readonly rollOff: Readonly<RollOff> | null;
  readonly battle: BattleScene | null;
  /** Manoeuvres in the hand of each seat; null: one that is not seen. */
  readonly hands: readonly (readonly (Manoeuvre | null)[])[];
  /** Who is spoken of now. */
  readonly active: Seat | null;
}

/** The table as the view has it, when this event has just happened. */
export function sceneOf(view: View, before: Scene | null = null, event: Event | null = null): Scene {
  const { fixed, viewer, order, seas, escorts, armada, end } = view;
  const fames = before === null || event === null ? null : famesAfter(before, event);
  return {
    ...{ fixed, viewer, order, seas, escorts, armada, end },
    pirates: view.pirates.map((pirate, seat) => pirateOf(pirate, isSeen(view, seat), fames?.[seat] ?? pirate.fame)),
    turn: turnOf(view),
    thrown: throwIn(view, before, event),
    auction: auctionIn(view, before),
    market: marketIn(view),
    storm: stormIn(view, before, event),
    leaving: leavingIn(view, event),
    rollOff: rollOffIn(view),
    battle: battleOf(view, before?.battle ?? null, event),
    hands: view.pirates.map(({ hand }) => hand),
    active: activeIn(view, before, event),
  };
}

/** A view counts fame at once; the points are shown when they are told. */
function famesAfter({ pirates }: Scene, event: Event): readonly number[] {
  return pirates.map(({ fame }, seat) => (event.type === 'fame-changed' && event.seat === seat ? event.to : fame));
}

/** Whether the viewer sees where the ships of this pirate are. */
export function isSeen({ viewer }: Pick<View, 'viewer'>, seat: Seat): boolean {
  return viewer === 'all' || viewer === seat;
}

function pirateOf(pirate: PirateView, isKnown: boolean, fame: number): Pirate {
  const { hero, gold, favour, flagship, turns, boughtFame, giftFame, ruined, squadron } = pirate;
  const fleet = pirate.fleet.map(({ ship, at: place }) => ({ ship, at: isKnown ? place : null }));
  return { hero, gold, favour, flagship, turns, boughtFame, giftFame, ruined, squadron, fame, fleet };
}

function turnOf({ turn }: View): Scene['turn'] {
  if (turn === null) return null;
  const { justSailed, ...rest } = turn;
  return rest;
}

/** The throw is seen as long as the turn lasts. */
function throwIn(view: View, before: Scene | null, event: Event | null): Throw | null {
  if (event?.type === 'dice-thrown') return { dice: event.dice, event: null };
  if (event?.type === 'event') return { dice: event.dice, event: event.event };
  const frame = view.stack.at(-1);
  if (frame?.kind === 'lucky-compass') return { dice: frame.dice, event: null };
  if (before === null || view.turn === null || before.turn?.seat !== view.turn.seat) return null;
  return turnsOf(view, view.turn.seat) === turnsOf(before, view.turn.seat) ? before.thrown : null;
}

function turnsOf({ pirates }: { readonly pirates: readonly Pick<Pirate, 'turns'>[] }, seat: Seat): number {
  return at(pirates, seat).turns;
}

function auctionIn({ stack, pirates }: View, before: Scene | null): Bidding | null {
  const frame = stack.find(({ kind }) => kind === 'auction');
  if (frame?.kind !== 'auction') return null;
  const { ship, high, highBy, stillIn, next } = frame;
  const known = before?.auction?.ship === ship ? before.auction.bids : pirates.map(() => null);
  return { ship, high, highBy, stillIn, next, bids: known.map((bid, seat) => (seat === highBy ? high : bid)) };
}

function marketIn({ stack }: View): Market | null {
  const frame = stack.find(({ kind }) => kind === 'port-offer' || kind === 'port-sale');
  return frame?.kind === 'port-offer' || frame?.kind === 'port-sale' ? { seat: frame.seat, offer: frame.offer } : null;
}

/** The last die is looked at as long as it is spoken of. */
function stormIn({ stack }: View, before: Scene | null, event: Event | null): Storm | null {
  const frame = stack.find(({ kind }) => kind === 'storm-die');
  const die = event?.type === 'storm-die' ? event : null;
  const seat = frame?.kind === 'storm-die' ? frame.seat : die?.seat;
  if (seat === undefined) return null;
  const thrown = before?.storm?.sloops.filter(({ face }) => face !== null) ?? [];
  const fallen = die === null ? [] : [{ ship: die.ship, face: die.face, sunk: die.sunk }];
  const left = frame?.kind === 'storm-die' ? frame.sloops : [];
  return { seat, sloops: [...thrown, ...fallen, ...left.map((ship) => ({ ship, face: null, sunk: false }))] };
}

function leavingIn({ stack }: View, event: Event | null): Leaving | null {
  if (event?.type === 'escort-called') return { from: event.from, ship: event.ship };
  const frame = stack.at(-1);
  return frame?.kind === 'escort-course' ? { from: frame.from, ship: frame.ship } : null;
}

function rollOffIn({ stack }: View): Readonly<RollOff> | null {
  const frame = stack.at(-1);
  return frame?.kind === 'roll-off' ? { role: frame.role, tied: frame.tied, thrown: frame.thrown } : null;
}

/** Who is spoken of, or else who was; when nothing is told, who is asked. */
function activeIn({ stack, turn, end }: View, before: Scene | null, event: Event | null): Seat | null {
  if (end !== null) return null;
  if (event !== null) return 'seat' in event ? event.seat : (before?.active ?? null);
  const frame = stack.at(-1);
  if (frame?.kind === 'auction') return frame.next;
  if (frame?.kind === 'company-attack') return frame.chooser;
  return frame !== undefined && 'seat' in frame ? frame.seat : (turn?.seat ?? null);
}

/** Whose flagships lie in a sea, in turn order. */
export function flagshipsIn({ order, pirates }: Scene, sea: SeaId): readonly Seat[] {
  const seats = order.length > 0 ? order : pirates.map((_, seat) => seat);
  return seats.filter((seat) => at(pirates, seat).flagship === sea);
}

/** The ships of a pirate in a place, as far as they are seen. */
export function shipsIn({ pirates }: Scene, seat: Seat, place: Place): readonly ShipId[] {
  return at(pirates, seat).fleet.flatMap((one) => (one.at === place ? [one.ship] : []));
}
