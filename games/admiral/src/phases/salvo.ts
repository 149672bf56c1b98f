// Gunnery (5.6 to 5.11): a target, the shots that are fired at it, and one die for all of them.
import { at, CHANCE, close, type Emit, only, open, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { fortCell, fortPiece, isShip, type Piece } from '../data/ships.ts';
import { ruinIfSpent, sinkIfSpent } from '../fighting/damage.ts';
import { bears, isHit, placeOf, rangeTo, shotsLeft } from '../fighting/gunnery.ts';
import { chartOf } from '../sailing/chart.ts';
import { fortAt, fortIndex, type PhaseOf, shipAt } from '../table.ts';
import type { Event, FrameFor, Gun, State } from '../types.ts';

type LayGun = { readonly type: 'lay-gun'; readonly gun: Piece; readonly shots: number };

/** Who can still be laid on the target, with how many shots. */
function gunsFor(state: State, seat: Seat, target: Piece, laid: readonly Gun[]): Gun[] {
  const book = bookOf(state.fixed);
  const chart = chartOf(state);
  const guns: Gun[] = [];
  const count = state.ships.length;
  for (let i = 0; i < count + state.forts.length; i++) {
    const gun = i < count ? i : fortPiece(at(state.forts, i - count).at);
    const shots = shotsLeft(state, book, gun, seat);
    if (shots > 0 && !laid.some((other) => other.gun === gun) && bears(state, chart, gun, target)) guns.push({ gun, shots });
  }
  return guns;
}

/** 5.6: a single shot that bears is fired at once; else guns are laid. */
export function openSalvo(state: State, seat: Seat, target: Piece, emit: Emit<Event>): void {
  const guns = gunsFor(state, seat, target, []);
  const [first] = guns;
  if (first === undefined) throw new Error('no gun bears on this target');
  if (guns.length === 1 && first.shots === 1) fire(state, { seat, target, guns }, emit);
  else open(state, { kind: 'salvo', seat, target, guns: [] });
}

type Volley = Pick<FrameFor<'gun-die'>, 'seat' | 'target' | 'guns'>;

/** 5.11: the markers are spent before the die is thrown. */
function fire(state: State, volley: Volley, emit: Emit<Event>): void {
  for (const { gun, shots } of volley.guns) {
    const firing = isShip(gun) ? shipAt(state, gun) : fortAt(state, fortCell(gun));
    firing.fired += shots;
  }
  emit({ type: 'opened-fire', seat: volley.seat, target: volley.target, guns: volley.guns.slice() });
  open(state, { kind: 'gun-die', seat: volley.seat, target: volley.target, guns: volley.guns });
}

const GIVE_FIRE: { readonly type: 'give-fire' } = { type: 'give-fire' };

export const salvo: PhaseOf<'salvo'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, { seat, target, guns }) {
    const moves: (LayGun | typeof GIVE_FIRE)[] = [];
    for (const { gun, shots } of gunsFor(state, seat, target, guns)) {
      for (let number = 1; number <= shots; number++) moves.push({ type: 'lay-gun', gun, shots: number });
    }
    if (guns.length > 0) moves.push(GIVE_FIRE);
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    const { seat, target, guns } = frame;
    if (move.type === 'lay-gun') guns.push({ gun: move.gun, shots: move.shots });
    if (move.type === 'lay-gun' && gunsFor(state, seat, target, guns).length > 0) return;
    close(state);
    fire(state, { seat, target, guns }, emit);
  },
};

export const ROLLS = [1, 2, 3, 4, 5, 6].map((face) => ({ type: 'roll' as const, face }));

/** 5.7, 5.9: every shot reads the same die by its own distance (R5). */
export const gunDie: PhaseOf<'gun-die'> = {
  waiting: () => CHANCE,
  legalMoves: () => ROLLS,
  apply(state, { seat, target, guns }, { face }, _actor, emit) {
    close(state);
    const to = placeOf(state, target);
    let shots = 0;
    let hits = 0;
    for (const each of guns) {
      shots += each.shots;
      if (isHit(state.fixed, face, rangeTo(placeOf(state, each.gun), to))) hits += each.shots;
    }
    (isShip(target) ? shipAt(state, target) : fortAt(state, fortCell(target))).damage += hits;
    emit({ type: 'volley', seat, target, face, shots, hits });
    if (hits > 0) destroyIfSpent(state, target, emit);
  },
};

function destroyIfSpent(state: State, target: Piece, emit: Emit<Event>): void {
  if (isShip(target)) sinkIfSpent(state, target, 'guns', emit);
  else ruinIfSpent(state, fortIndex(bookOf(state.fixed), fortCell(target)), emit);
}
