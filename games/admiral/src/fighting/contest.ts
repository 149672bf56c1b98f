// Boarding and assault (8): who may take part, what the dice are worth, and what becomes of everybody.
import { at, type Emit, open, type Seat } from '@quarterdeck/kernel';
import { type Book, bookOf } from '../book.ts';
import { type Cell, COLUMNS } from '../data/cells.ts';
import { fortCell, isShip, kindOf, type Piece, type ShipId } from '../data/ships.ts';
import { scoreBattle } from '../ending/scoring.ts';
import {
  cellOf,
  durabilityOf,
  entry,
  fortIndex,
  giveFort,
  isFriend,
  isInPort,
  isRoyalPeace,
  isRuin,
  ownerOf,
  remaining,
  seatOnTurn,
  shipAt,
} from '../table.ts';
import type { Contest, Event, FrameFor, Origin, Parcel, Ship, State, View } from '../types.ts';
import { endGang, endRepairs, leaveDuty, ruin, sink, spill } from './damage.ts';

/** 8.2: no more than four board one ship, even from port cells that hold two (R8). */
export const MOST_BOARDERS = 4;

type Fleet = Pick<View, 'fixed' | 'players' | 'ships' | 'forts'>;

/** A free ship of this seat; not one under repair, at work, aflame (R9), or one that has boarded in this round (8.8). */
export function canBoard(book: Book, ship: Readonly<Ship>, seat: Seat): boolean {
  return ship.owner === seat && ship.at !== null && !ship.locked && ship.duty === 'free' && !isRoyalPeace(book, ship.at);
}

/** 8.2: beside the target, not diagonally, with no land between. */
export function isAlongside(book: Book, from: Cell, to: Cell): boolean {
  const apart = Math.abs(from - to);
  if (apart !== 1 && apart !== COLUMNS) return false;
  for (let course = 0; course < 8; course += 2) if (entry(book.sea.steps, 8 * from + course) === to) return true;
  return false;
}

/** 8.9, R25: an enemy's fort, or nobody's, that stands. */
export function isAssailable(state: Fleet, book: Book, place: number, seat: Seat): boolean {
  const fort = at(state.forts, place);
  if (at(book.isRoyal, place) || isRuin(book, fort)) return false;
  return fort.owner === null || !isFriend(state, fort.owner, seat);
}

/** Whether a ship lies so that it can attack: alongside a ship, or in the port of a fort (8.2, 8.9). */
export function lies(state: Fleet, book: Book, ship: ShipId, target: Piece): boolean {
  const from = at(state.ships, ship).at;
  if (from === null) return false;
  if (!isShip(target)) return isInPort(book, from, fortIndex(book, fortCell(target)));
  const to = at(state.ships, target).at;
  return to !== null && isAlongside(book, from, to);
}

export function canReach(state: Fleet, book: Book, ship: ShipId, seat: Seat, target: Piece): boolean {
  return canBoard(book, at(state.ships, ship), seat) && lies(state, book, ship, target);
}

/** 8.9: the owner's ships in the port, those under repair and at work too; a fireship has no crew to spare (R9). */
export function canDefend(state: Fleet, book: Book, ship: ShipId, seat: Seat, fort: Cell): boolean {
  const { owner, at: cell, duty } = at(state.ships, ship);
  return owner === seat && cell !== null && duty !== 'fireship' && isInPort(book, cell, fortIndex(book, fort));
}

/** 8.3: 1 and 2 are nothing, 3 and 4 one point, 5 and 6 two. */
export function boardingPoints(face: number): number {
  return Math.floor((face - 1) / 2);
}

/** Everybody who throws a die, in order: the attackers, the target, the ships that stand by it. */
export function throwers({ attackers, target, defenders }: Readonly<Contest>): Piece[] {
  return [...attackers, target, ...defenders];
}

/** 8.8: nothing more in this round. Whoever was under repair or at work is not any more (R18). */
export function engage(state: State, contest: Contest, emit: Emit<Event>): void {
  for (const piece of throwers(contest)) {
    if (!isShip(piece)) continue;
    if (shipAt(state, piece).duty !== 'fireship') leaveDuty(state, piece, emit);
    shipAt(state, piece).locked = true;
  }
}

/** 8.5: more points win; a tie destroys everybody. */
export function decide(state: State, contest: Contest, faces: readonly number[], emit: Emit<Event>): void {
  const points = throwers(contest).map((piece, i) => boardingPoints(at(faces, i)) + remaining(state, piece));
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const attack = sum(points.slice(0, contest.attackers.length));
  const defence = sum(points.slice(contest.attackers.length));
  const defender = defenderOf(state, contest.target);
  const isTie = attack === defence;
  const winner = isTie ? null : attack > defence ? contest.seat : defender;
  emit({ type: 'contest-over', target: contest.target, attack, defence, winner, isTie });
  if (isTie) destroyAll(state, contest, emit);
  else openShare(state, contest, winner, Math.abs(attack - defence), attack > defence, emit);
}

export function defenderOf(state: Fleet, target: Piece): Seat | null {
  if (isShip(target)) return ownerOf(at(state.ships, target));
  return at(state.forts, fortIndex(bookOf(state.fixed), fortCell(target))).owner;
}

/** 8.5, 8.9: a tie. */
function destroyAll(state: State, contest: Contest, emit: Emit<Event>): void {
  const cause = isShip(contest.target) ? 'boarding' : 'assault';
  for (const piece of throwers(contest)) if (isShip(piece)) sink(state, piece, cause, emit);
  if (!isShip(contest.target)) ruinByAssault(state, fortCell(contest.target), emit);
}

/** 8.11: ships that were being repaired there are lost with it. */
function ruinByAssault(state: State, fort: Cell, emit: Emit<Event>): void {
  const book = bookOf(state.fixed);
  const place = fortIndex(book, fort);
  const { owner } = at(state.forts, place);
  state.ships.forEach((ship, id) => {
    if (ship.duty !== 'repair' || ship.at === null || ship.owner !== owner || !isInPort(book, ship.at, place)) return;
    sink(state, id, 'fort', emit);
  });
  ruin(state, place, emit);
}

/** 8.6, 8.9: a boarding leaves all ships to the winner; an assault only his own, and the fort. */
function openShare(
  state: State,
  contest: Contest,
  winner: Seat | null,
  pool: number,
  isAttack: boolean,
  emit: Emit<Event>,
): void {
  const { target, attackers, defenders } = contest;
  if (isShip(target)) {
    if (winner === null) throw new Error('a ship has an owner who wins');
    open(state, { kind: 'share-durability', ...contest, winner, pool, to: throwers(contest), given: [] });
    return;
  }
  for (const ship of isAttack ? defenders : attackers) sink(state, ship, 'assault', emit);
  const to = isAttack ? [...attackers, target] : [target, ...defenders];
  if (winner === null) keepNeutral(state, fortCell(target), pool);
  else open(state, { kind: 'share-durability', ...contest, winner, pool, to, given: [] });
}

/** R25: nobody's fort keeps what it can of the difference. */
function keepNeutral(state: State, cell: Cell, pool: number): void {
  const book = bookOf(state.fixed);
  at(state.forts, fortIndex(book, cell)).damage = book.fort.durability - Math.min(pool, book.fort.durability);
}

type Share = FrameFor<'share-durability'>;

/** What the next in line may be given: nothing is wasted that somebody later could take (R10). */
export function shareBounds(state: Pick<View, 'fixed'>, { pool, to, given }: Readonly<Share>): { least: number; most: number } {
  const book = bookOf(state.fixed);
  const left = pool - given.reduce((sum, units) => sum + units, 0);
  const room = to.slice(given.length + 1).reduce((sum, piece) => sum + durabilityOf(book, piece), 0);
  const most = Math.min(left, durabilityOf(book, at(to, given.length)));
  return { least: Math.min(most, Math.max(0, left - room)), most };
}

/** 8.6: what a piece has been given counts at once, while the others still wait for theirs. */
export function damageIn(view: Pick<View, 'fixed' | 'ships' | 'forts' | 'stack'>, piece: Piece): number {
  const full = durabilityOf(bookOf(view.fixed), piece);
  const frame = view.stack.at(-1);
  const given = frame?.kind === 'share-durability' ? frame.given[frame.to.indexOf(piece)] : undefined;
  return full - (given ?? remaining(view, piece));
}

/** 8.6 to 8.11: flags change, who got nothing sinks, a fort that got nothing is a ruin. */
export function settleShare(state: State, share: Share, emit: Emit<Event>): void {
  const prizes = isShip(share.target) ? share.to.filter((ship) => ownerOf(shipAt(state, ship)) !== share.winner) : [];
  const parcels: Parcel[] = [];
  const afloat: ShipId[] = [];
  share.to.forEach((piece, i) => {
    const units = at(share.given, i);
    if (isShip(piece) && isShip(share.target)) takeOut(state, piece, parcels);
    if (isShip(piece)) shareShip(state, share, piece, units, emit);
    else shareFort(state, share, fortCell(piece), units, emit);
    if (isShip(piece) && shipAt(state, piece).at !== null) afloat.push(piece);
  });
  for (const ship of prizes) if (shipAt(state, ship).at !== null) capture(state, ship, share.winner, emit);
  state.unsettled = true;
  if (parcels.length > 0) open(state, { kind: 'restow', winner: share.winner, ships: afloat, parcels });
}

/** Cargo of a boarding goes to one heap, to be stowed again (V 4.2). */
function takeOut(state: State, ship: ShipId, parcels: Parcel[]): void {
  const laden = shipAt(state, ship);
  const from = cellOf(laden);
  for (const origin of laden.hold) parcels.push({ origin, ship, from });
  laden.hold = [];
}

function shareShip(state: State, { target }: Share, ship: ShipId, units: number, emit: Emit<Event>): void {
  if (units === 0) sink(state, ship, isShip(target) ? 'boarding' : 'assault', emit);
  else shipAt(state, ship).damage = durabilityOf(bookOf(state.fixed), ship) - units;
}

/** 8.7: the new owner's flag. A fireship stays one (R13): taken in the captor's own turn, it waits for his next. */
function capture(state: State, ship: ShipId, seat: Seat, emit: Emit<Event>): void {
  const prize = shipAt(state, ship);
  const from = ownerOf(prize);
  prize.owner = seat;
  if (prize.duty === 'fireship' && seatOnTurn(state) === seat) prize.since = state.round;
  emit({ type: 'captured', seat, ship, from });
  scoreBattle(state, from, 'captured', kindOf(ship), emit);
}

function shareFort(state: State, { winner, seat }: Share, cell: Cell, units: number, emit: Emit<Event>): void {
  const book = bookOf(state.fixed);
  const fort = at(state.forts, fortIndex(book, cell));
  if (units > 0) fort.damage = book.fort.durability - units;
  if (units === 0) ruinByAssault(state, cell, emit);
  else if (winner === seat) captureFort(state, cell, seat, emit);
}

/** 8.10, V 4.5: with everything in it. Its guns are silent until the new owner's next turn (R19). */
function captureFort(state: State, cell: Cell, seat: Seat, emit: Emit<Event>): void {
  const book = bookOf(state.fixed);
  const place = fortIndex(book, cell);
  const fort = at(state.forts, place);
  const from = fort.owner;
  if (fort.gang.length > 0) endGang(state, fort, emit);
  giveFort(state, fort, seat);
  fort.fired = book.fort.shots;
  endRepairs(state, place, emit);
  emit({ type: 'fort-captured', seat, fort: cell, from, stored: fort.stored });
  if (fort.stored > 0) noteDelivery(state, seat);
  if (from !== null) scoreBattle(state, from, 'taken', null, emit);
}

/** Deliveries are numbered through (V 1.3). */
export function noteDelivery(state: State, seat: Seat): void {
  state.deliveries += 1;
  at(state.players, seat).lastDelivery = state.deliveries;
}

/** Ships of the boarding that have room for another parcel. */
export function roomFor(state: Pick<View, 'fixed' | 'ships'>, ships: readonly ShipId[]): ShipId[] {
  const { cards } = bookOf(state.fixed);
  return ships.filter((ship) => at(state.ships, ship).hold.length < at(cards, ship).hold);
}

export function stow(state: State, ship: ShipId, origin: Origin): void {
  const stowing = shipAt(state, ship);
  stowing.hold = [...stowing.hold, origin];
}

/** V 4.2, 4.4: what no ship has room for falls where it was. */
export function throwOver(state: State, { origin, ship, from }: Parcel, emit: Emit<Event>): void {
  spill(state, ship, [origin], from, emit);
}
