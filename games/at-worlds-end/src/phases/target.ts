// What a ship fires at (W6.5). A pirate is always asked: to fire is a moment of the game, and the chances are shown before it. The Company's
// guns need no order where there is but one target.
import { at, close, type Emit, only, open } from '@quarterdeck/kernel';
import { battleOf, enemyOf, lineShip } from '../battle/battle.ts';
import { openSalvo } from '../battle/salvo.ts';
import type { AnyShip } from '../data/cards.ts';
import { hullOf, type PhaseOf } from '../table.ts';
import type { Decisions, Event, SideOf, State } from '../types.ts';

type Aim = Decisions['target']['answer'];

export const target: PhaseOf<'target'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, { side }) {
    const moves: Aim[] = [];
    for (const { ship } of battleOf(state)[enemyOf(side)].line) moves.push({ type: 'aim', target: ship });
    return moves;
  },
  apply(state, { side, shooter }, { target }, _actor, emit) {
    close(state);
    fire(state, side, shooter, target, emit);
  },
  whyNot: () => ({ reason: 'not-afloat', rule: 'W6.5' }),
};

/** A ship is chosen to fire. */
export function openTarget(state: State, side: SideOf, shooter: AnyShip, emit: Emit<Event>): void {
  const battle = battleOf(state);
  const { pirate, commander: seat } = battle[side];
  const { line } = battle[enemyOf(side)];
  emit({ type: 'ship-fires', seat, side, ship: shooter });
  if (pirate === null && line.length === 1) fire(state, side, shooter, at(line, 0).ship, emit);
  else open(state, { kind: 'target', seat, side, shooter });
}

function fire(state: State, side: SideOf, shooter: AnyShip, target: AnyShip, emit: Emit<Event>): void {
  const own = battleOf(state)[side];
  lineShip(own, shooter).fired = true;
  const dice = hullOf(state, shooter).attack;
  const { defence } = hullOf(state, target);
  openSalvo(state, side, shooter, target, false);
  emit({ type: 'shot-aimed', seat: own.commander, side, shooter, target, dice, defence });
}
