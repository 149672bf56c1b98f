// Points: what is stored in forts, what is sunk and taken (S3), carried (S4) and unloaded (S2).
import { at, type Emit, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import type { Aim } from '../data/scenario.ts';
import type { ShipKind } from '../data/ships.ts';
import { isFriend, orderAfter, playerAt, seatOnTurn } from '../table.ts';
import type { Event, Feat, State, View } from '../types.ts';

type Why = Extract<Event, { type: 'scored' }>['why'];

export function score(state: State, seat: Seat, feat: Feat, why: Why, emit: Emit<Event>): void {
  const player = playerAt(state, seat);
  const { points } = feat;
  player.points += points;
  player.feats = [...player.feats, feat];
  state.unsettled = true;
  emit({ type: 'scored', seat, points, total: player.points, why });
}

/** S3: whatever a side loses counts for its enemy: for the one whose turn it is, or else the next in turn. */
export function scoreBattle(
  state: State,
  loser: Seat,
  why: 'sunk' | 'captured' | 'ruined' | 'taken',
  kind: ShipKind | null,
  emit: Emit<Event>,
): void {
  const { aim } = bookOf(state.fixed).scenario;
  if (aim.kind !== 'battle') return;
  const onTurn = seatOnTurn(state);
  const foes = orderAfter(state, loser).filter((seat) => !isFriend(state, seat, loser));
  const winner = onTurn !== null && foes.includes(onTurn) ? onTurn : foes[0];
  if (winner !== undefined) score(state, winner, worthOf(aim, kind, why), why, emit);
}

function worthOf(aim: Extract<Aim, { kind: 'battle' }>, kind: ShipKind | null, why: Why): Feat {
  if (kind !== null) return { deed: kind, points: aim.ships[kind] };
  return why === 'ruined' ? { deed: 'fort-ruined', points: aim.fortRuined } : { deed: 'fort-taken', points: aim.fortTaken };
}

/** Parcels in the forts of a seat. */
export function storedBy(state: Pick<View, 'forts' | 'fixed'>, seat: Seat): number {
  let stored = 0;
  for (let place = 0; place < state.forts.length; place++) {
    if (isOwnFort(state, place, seat)) stored += at(state.forts, place).stored;
  }
  return stored;
}

/** A fort of this seat, which no royal port is. */
export function isOwnFort({ forts, fixed }: Pick<View, 'forts' | 'fixed'>, place: number, seat: Seat): boolean {
  return at(forts, place).owner === seat && !at(bookOf(fixed).isRoyal, place);
}

/** The same for everybody who plays together with this seat. */
export function storedByTeam(state: Pick<View, 'forts' | 'fixed' | 'players'>, seat: Seat): number {
  let stored = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (isFriend(state, seat, other)) stored += storedBy(state, other);
  }
  return stored;
}

/** Durability that is left to a seat, ships and forts together: what decides when nothing else does. */
export function strengthOf(state: Pick<View, 'fixed' | 'ships' | 'forts'>, seat: Seat): number {
  const book = bookOf(state.fixed);
  let left = 0;
  state.ships.forEach((ship, id) => {
    if (ship.owner === seat && ship.at !== null) left += at(book.cards, id).durability - ship.damage;
  });
  state.forts.forEach((fort, place) => {
    if (isOwnFort(state, place, seat)) left += book.fort.durability - fort.damage;
  });
  return left;
}

export function hasShips(state: Pick<View, 'ships'>, seat: Seat): boolean {
  for (let i = 0; i < state.ships.length; i++) {
    const ship = at(state.ships, i);
    if (ship.owner === seat && ship.at !== null) return true;
  }
  return false;
}

export function hasFort(state: Pick<View, 'forts' | 'fixed'>, seat: Seat): boolean {
  for (let place = 0; place < state.forts.length; place++) if (isOwnFort(state, place, seat)) return true;
  return false;
}
