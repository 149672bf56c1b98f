// Governor (P3.6): the whole reserve and a flag, for a mark. The gift spares the mark, a second one lifts an older one; both can
// only help, so that they are never asked for (R37).
import { type Emit, NOBODY, only } from '@quarterdeck/kernel';
import { NATIONS, type Nation } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { reserveOf, settleGuards } from '../fleet.ts';
import { addRituals, canPerform, forbiddenRituals, perform, whyNoRitual } from '../rituals.ts';
import { freeFlags, mark, type PhaseOf, playerOf } from '../table.ts';
import { END_TURN, endTurn } from '../turn.ts';
import type { Decisions, Event, FrameFor, State } from '../types.ts';

type Turn = FrameFor<'governor'>;
type Move = Decisions['governor']['answer'];

export const governor: PhaseOf<'governor'> = {
  waiting: (state, frame) => (isOpen(state, frame) ? only(frame.seat) : NOBODY),
  legalMoves(state, frame) {
    const moves: Move[] = [];
    if (!frame.acted) for (const nation of freeFlags(state)) moves.push({ type: 'become-corsair', nation });
    addRituals(state, frame.seat, moves);
    moves.push(END_TURN);
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'become-corsair') becomeCorsair(state, frame, move.nation, emit);
    else if (move.type === 'end-turn') endTurn(state, frame, emit);
    else perform(state, frame.seat, move, emit);
  },
  resume: endTurn,
  forbidden(state, frame) {
    const free = freeFlags(state);
    const taken = frame.acted ? [] : NATIONS.filter((nation) => !free.includes(nation));
    return [...taken.map((nation): Move => ({ type: 'become-corsair', nation })), ...forbiddenRituals(state, frame.seat)];
  },
  whyNot(state, { seat, acted }, move) {
    if (move.type === 'end-turn') return null;
    if (move.type !== 'become-corsair') return whyNoRitual(state, seat, move);
    return acted ? { reason: 'has-acted', rule: 'P3.1' } : { reason: 'flag-taken', rule: 'P3.6' };
  },
};

function isOpen(state: State, { seat, acted }: Turn): boolean {
  return (!acted && freeFlags(state).length > 0) || canPerform(state, seat);
}

function becomeCorsair(state: State, frame: Turn, nation: Nation, emit: Emit<Event>): void {
  const { seat, gifts } = frame;
  const player = playerOf(state, seat);
  const ships = reserveOf(player);
  player.ships = FIGURES.ships;
  player.corsairOf.push(nation);
  frame.acted = true;
  emit({ type: 'became-corsair', seat, nation, ships });
  if (gifts === 0) mark(state, seat, 'governor', emit);
  if (gifts > 1 && player.marks > 0) liftMark(state, seat, emit);
  settleGuards(state, seat, emit);
}

function liftMark(state: State, seat: number, emit: Emit<Event>): void {
  playerOf(state, seat).marks -= 1;
  emit({ type: 'mark-lifted', seat });
}
