// What guns may do: to an own ship where it lies, and by own guns to others. One die for a salvo, hence expectations.
import { at, type Seat } from '@quarterdeck/kernel';
import type { Book } from '../../src/book.ts';
import type { Cell } from '../../src/data/cells.ts';
import { fortCell, fortPiece, isShip, type Piece, type ShipId } from '../../src/data/ships.ts';
import { isOnLine, isTarget, rangeTo, shotsLeft, whyNotBearing } from '../../src/fighting/gunnery.ts';
import type { Chart } from '../../src/sailing/chart.ts';
import { fortIndex, isFriend, isRoyalPeace, isRuin, remaining } from '../../src/table.ts';
import type { FrameFor, Gun, State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';
import { fortWorth, shipWorth } from './worth.ts';

/** A position as a gunner looks at it; `seat` is the one whose view it is. */
export interface Range {
  readonly state: State;
  readonly book: Book;
  readonly chart: Chart;
  readonly seat: Seat;
  /** Whether it is this seat's turn. */
  readonly isOnTurn: boolean;
  /** What a parcel aboard is worth. */
  readonly parcel: number;
}

/** 5.7: how many of six faces hit. */
function hitChance({ state }: Range, cells: number): number {
  return state.fixed.options.hits === 'even' ? 1 / 2 : cells <= 1 ? 5 / 6 : 4 / 6;
}

/** What a target loses by so much damage, in the bot's worths. */
function lossOf(range: Range, target: Piece, damage: number): number {
  const left = remaining(range.state, target);
  const part = Math.min(1, damage / left);
  if (!isShip(target)) return part * (fortWorth(range.book, left) + storedThere(range, target));
  const { hold } = at(range.state.ships, target);
  return part * (shipWorth(range.book, target, left) + GUESSES.sinking * range.parcel * hold.length);
}

function storedThere({ state, book, parcel }: Range, fort: Piece): number {
  return parcel * at(state.forts, fortIndex(book, fortCell(fort))).stored;
}

/** What an own ship in this cell may expect from guns that bear on it as they lie. */
export function perilAt(range: Range, id: ShipId, cell: Cell): number {
  const { state, book, seat } = range;
  if (isRoyalPeace(book, cell)) return 0;
  let damage = 0;
  for (let other = 0; other < state.ships.length; other++) {
    const { owner, at: from, duty, locked } = at(state.ships, other);
    if (owner === null || from === null || locked || duty === 'repair' || duty === 'fireship') continue;
    if (isOnLine(from, cell, book.farthest) && !isFriend(state, owner, seat))
      damage += shotsAt(range, other, at(book.cards, other).shots, from, cell);
  }
  for (const fort of state.forts) {
    if (fort.owner === null || isFriend(state, fort.owner, seat) || isRuin(book, fort)) continue;
    if (!at(book.isRoyal, fortIndex(book, fort.at)))
      damage += 2 * shotsAt(range, fortPiece(fort.at), book.fort.shots, fort.at, cell);
  }
  return damage === 0 ? 0 : GUESSES.peril * lossOf(range, id, damage);
}

/** Hits to be expected of these shots. */
function shotsAt(range: Range, gun: Piece, shots: number, from: Cell, to: Cell): number {
  const { state, book, chart } = range;
  if (!isOnLine(from, to, book.farthest) || isRoyalPeace(book, from)) return 0;
  return whyNotBearing(state.fixed, chart, gun, from, to) === null ? shots * hitChance(range, rangeTo(from, to)) : 0;
}

/** What the guns of an own piece may do from this cell, to the target that suits them best. */
export function menaceFrom(range: Range, gun: Piece, cell: Cell): number {
  const { book, state, seat, isOnTurn } = range;
  const ready = isOnTurn ? shotsLeft(state, book, gun, seat) : 0;
  const shots = isShip(gun) ? at(book.cards, gun).shots : book.fort.shots;
  const weight = Math.max(GUESSES.ready * ready, GUESSES.later * shots);
  let best = 0;
  for (let target = 0; target < state.ships.length; target++) {
    const { at: to } = at(state.ships, target);
    if (to === null || !isOnLine(cell, to, book.farthest) || !isTarget(state, book, target, seat)) continue;
    const hits = shotsAt(range, gun, 1, cell, to);
    if (hits > 0) best = Math.max(best, lossOf(range, target, hits * weight));
  }
  for (const fort of state.forts) best = Math.max(best, menaceToFort(range, gun, cell, fort.at, weight));
  return best;
}

function menaceToFort(range: Range, gun: Piece, cell: Cell, fort: Cell, weight: number): number {
  const { book, state, seat } = range;
  const piece = fortPiece(fort);
  if (!isOnLine(cell, fort, book.farthest) || !isTarget(state, book, piece, seat)) return 0;
  const hits = shotsAt(range, gun, 1, cell, fort);
  return hits === 0 ? 0 : lossOf(range, piece, hits * weight);
}

/** A salvo that is being laid: all guns that bear will fire, those that are laid with the shots they were given. */
export function salvoWorth(range: Range, { target, guns }: FrameFor<'salvo'>): number {
  const { state, book, seat } = range;
  const to = isShip(target) ? at(state.ships, target).at : fortCell(target);
  if (to === null) return 0;
  let hits = 0;
  let spent = 0;
  for (const { gun, shots, from } of allGuns(range)) {
    const laid = guns.find((each: Gun) => each.gun === gun);
    const fired = shotsAt(range, gun, laid === undefined ? shots : laid.shots, from, to);
    if (fired === 0) continue;
    hits += fired;
    spent += menaceFrom(range, gun, from);
  }
  return isTarget(state, book, target, seat) ? lossOf(range, target, hits) - spent : 0;
}

function allGuns({ state, book, seat }: Range): (Gun & { from: Cell })[] {
  const ships = state.ships.map((ship, gun) => ({ gun, from: ship.at }));
  const forts = state.forts.map((fort) => ({ gun: fortPiece(fort.at), from: fort.at }));
  return [...ships, ...forts].flatMap(({ gun, from }) => {
    const shots = from === null ? 0 : shotsLeft(state, book, gun, seat);
    return from === null || shots === 0 ? [] : [{ gun, from, shots }];
  });
}
