// Between two rounds (W6.9): damaged ships may leave the line, or the whole fleet.
import { close, type Emit, only, takeAt } from '@quarterdeck/kernel';
import { battleOf, placeIn } from '../battle/battle.ts';
import { endBattle } from '../battle/battle-end.ts';
import { isCompanyShip, type ShipId } from '../data/cards.ts';
import type { PhaseOf } from '../table.ts';
import type { Battle, Decisions, Event, FrameFor, Side, State } from '../types.ts';
import { fightOn } from './battle.ts';

type Frame = FrameFor<'regroup'>;
type Move = Decisions['regroup']['answer'];

export const regroup: PhaseOf<'regroup'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, frame) {
    const moves: Move[] = withdrawals(state, frame, true);
    moves.push({ type: 'retreat' }, { type: 'fight-on' });
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    const battle = battleOf(state);
    if (move.type === 'withdraw') return withdrawOne(state, battle, frame, move.ship, emit);
    close(state);
    if (move.type === 'retreat') retreat(state, battle, frame, emit);
    else fightOn(battle, frame.side, emit);
  },
  forbidden: (state, frame) => withdrawals(state, frame, false),
  whyNot: (state, { side }, move) => {
    if (move.type !== 'withdraw') return null;
    const isThere = placeIn(battleOf(state)[side], move.ship) >= 0;
    return { reason: isThere ? 'not-damaged' : 'not-afloat', rule: 'W6.9' };
  },
};

function withdrawals(state: State, { side }: Frame, damaged: boolean): Move[] {
  const moves: Move[] = [];
  for (const { ship, damaged: isDamaged } of battleOf(state)[side].line)
    if (isDamaged === damaged && !isCompanyShip(ship)) moves.push({ type: 'withdraw', ship });
  return moves;
}

/** Asked again, until the line is empty. */
function withdrawOne(state: State, battle: Battle, { seat, side }: Frame, ship: ShipId, emit: Emit<Event>): void {
  withdraw(battle[side], ship);
  emit({ type: 'withdrawn', seat, side, ship });
  if (battle[side].line.length === 0) close(state);
}

function withdraw(side: Side, ship: ShipId): void {
  takeAt(side.line, placeIn(side, ship));
  side.withdrawn.push(ship);
}

/** The battle is lost, and all ships are saved. */
function retreat(state: State, battle: Battle, { seat, side }: Frame, emit: Emit<Event>): void {
  const ships: ShipId[] = [];
  for (const { ship } of battle[side].line) if (!isCompanyShip(ship)) ships.push(ship);
  for (const ship of ships) withdraw(battle[side], ship);
  emit({ type: 'retreated', seat, side, ships });
  endBattle(state, 'retreat', emit);
}
