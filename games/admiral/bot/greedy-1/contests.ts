// Boardings and assaults before they are decided (8): who will probably win, and what that is worth.
import { at, type Seat } from '@quarterdeck/kernel';
import { fortCell, isShip, type Piece, type ShipId } from '../../src/data/ships.ts';
import { canDefend, canReach, MOST_BOARDERS } from '../../src/fighting/contest.ts';
import { durabilityOf, fortIndex, isFriend, remaining } from '../../src/table.ts';
import type { Contest, FrameFor, State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';
import type { Range } from './gunfire.ts';
import { fortWorth, shipWorth } from './worth.ts';

/** 8.3: how likely each sum of so many dice is; a die brings 0, 1 or 2 points. */
function sums(dice: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = chances.concat(0, 0).fill(0);
    chances.forEach((chance, sum) => {
      for (let points = 0; points < 3; points++) next[sum + points] = at(next, sum + points) + chance / 3;
    });
    chances = next;
  }
  return chances;
}

/** A side of a contest: its dice, and the durability that it adds to them. */
interface Strength {
  readonly dice: number;
  readonly durability: number;
}

export interface Odds {
  readonly win: number;
  readonly tie: number;
  /** The difference that is shared out, where the attack wins and where it loses. */
  readonly won: number;
  readonly lost: number;
}

export function oddsOf(attack: Strength, defence: Strength): Odds {
  const odds = { win: 0, tie: 0, won: 0, lost: 0 };
  const theirs = sums(defence.dice);
  sums(attack.dice).forEach((one, a) => {
    theirs.forEach((other, b) => {
      const lead = attack.durability + a - defence.durability - b;
      if (lead > 0) odds.win += one * other;
      else if (lead === 0) odds.tie += one * other;
      odds.won += lead > 0 ? one * other * lead : 0;
      odds.lost -= lead < 0 ? one * other * lead : 0;
    });
  });
  const loses = Math.max(0, 1 - odds.win - odds.tie);
  return { ...odds, won: odds.win > 0 ? odds.won / odds.win : 0, lost: loses > 0 ? odds.lost / loses : 0 };
}

function pieceWorth({ state, book, parcel }: Range, piece: Piece): number {
  const left = remaining(state, piece);
  if (!isShip(piece)) return fortWorth(book, left) + parcel * at(state.forts, fortIndex(book, fortCell(piece))).stored;
  return shipWorth(book, piece, left) + GUESSES.aboard * parcel * at(state.ships, piece).hold.length;
}

function total<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((sum, item) => sum + of(item), 0);
}

function strengthOf(state: State, pieces: readonly Piece[]): Strength {
  return { dice: pieces.length, durability: total(pieces, (piece) => remaining(state, piece)) };
}

/** What these pieces are worth with so much durability shared out among them: each gets one, the first ones the rest. */
function sharedWorth({ book }: Range, pieces: readonly Piece[], pool: number): number {
  let left = Math.max(0, pool - pieces.length);
  return total(pieces, (piece) => {
    if (pieces.indexOf(piece) >= pool) return 0;
    const more = Math.min(left, durabilityOf(book, piece) - 1);
    left -= more;
    return isShip(piece) ? shipWorth(book, piece, 1 + more) : fortWorth(book, 1 + more);
  });
}

/** What a contest changes for the attacker's side, less what it changes for the other. */
function swing(range: Range, { target, attackers, defenders }: Readonly<Contest>): number {
  const { state } = range;
  const defence = [target, ...defenders];
  const odds = oddsOf(strengthOf(state, attackers), strengthOf(state, defence));
  const own = total(attackers, (piece) => pieceWorth(range, piece));
  const theirs = total(defence, (piece) => pieceWorth(range, piece));
  const prizes = [...attackers, target];
  const won = sharedWorth(range, prizes, odds.won) - own + theirs + cargoOf(range, prizes);
  const kept = isShip(target) ? [target, ...attackers] : defence;
  const lost = -own - (sharedWorth(range, kept, odds.lost) - theirs) - cargoOf(range, kept);
  const loses = 1 - odds.win - odds.tie;
  return odds.win * won + loses * lost + odds.tie * (theirs - own) - GUESSES.locked * attackers.length;
}

/** Cargo of a boarding is the winner's; an assault leaves that of the fort. */
function cargoOf({ state, book, parcel }: Range, pieces: readonly Piece[]): number {
  const parcels = total(pieces, (piece) =>
    isShip(piece) ? at(state.ships, piece).hold.length : at(state.forts, fortIndex(book, fortCell(piece))).stored,
  );
  return GUESSES.sinking * parcel * parcels;
}

/** An attack that is being made up: with those who have joined, or with all who can. */
export function partyWorth(range: Range, frame: FrameFor<'boarding-party'>): number {
  const { state, book, seat } = range;
  const { target, attackers } = frame;
  const isOurs = frame.seat === seat;
  const able = [...state.ships.keys()].filter((ship) => canReach(state, book, ship, frame.seat, target));
  const rest = able.filter((ship) => !attackers.includes(ship));
  const all = [...attackers, ...rest].slice(0, isShip(target) ? MOST_BOARDERS : able.length);
  const withAll = swing(range, { ...frame, attackers: all });
  const best = attackers.length === 0 ? withAll : Math.max(withAll, swing(range, frame));
  return isOurs ? best : isFriend(state, frame.seat, seat) ? best : -best;
}

/** A fort that is assaulted: its owner lets help whom it pays to. */
export function defenceWorth(range: Range, frame: FrameFor<'defenders'>): number {
  const { state, book, seat } = range;
  const fort = fortCell(frame.target);
  const able = [...state.ships.keys()].filter((ship: ShipId) => canDefend(state, book, ship, frame.defender, fort));
  const rest = able.filter((ship) => !frame.defenders.includes(ship));
  const best = Math.max(-swing(range, frame), -swing(range, { ...frame, defenders: [...frame.defenders, ...rest] }));
  return isFriend(state, frame.defender, seat) ? best : -best;
}

/** Durability that is being shared out: what was given counts, the rest is given as well as it can be. */
export function shareWorth(range: Range, share: FrameFor<'share-durability'>): number {
  const { state, book, seat } = range;
  const { given, to, pool, winner } = share;
  const worthOf = (piece: Piece, units: number) => (isShip(piece) ? shipWorth(book, piece, units) : fortWorth(book, units));
  const left = pool - total(given, (units) => units);
  const done = total([...given.keys()], (i) => worthOf(at(to, i), at(given, i)));
  const open = sharedWorth(range, to.slice(given.length), left);
  const sign = isFriend(state, winner, seat) ? 1 : -1;
  const before = total(to, (piece) => sideOf(range, piece) * pieceWorth(range, piece));
  return sign * (done + open + cargoOf(range, to.filter(isShip))) - before;
}

function sideOf({ state, book, seat }: Range, piece: Piece): number {
  const owner: Seat | null = isShip(piece)
    ? at(state.ships, piece).owner
    : at(state.forts, fortIndex(book, fortCell(piece))).owner;
  return owner !== null && isFriend(state, owner, seat) ? 1 : -1;
}
