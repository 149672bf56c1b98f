// The end of a battle (W6.10): who has won, where the ships go, and what follows.
import { clear, close, type Emit, type Seat } from '@quarterdeck/kernel';
import type { Manoeuvre, ShipId } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { putBack } from '../fleet/bag.ts';
import { addToFleet, fleetShip, moveOpenly } from '../fleet/fleet.ts';
import { driveOut } from '../phases/retreat-sea.ts';
import { moveArmada } from '../seas/armada.ts';
import { win } from '../seas/fame.ts';
import { takeSea } from '../seas/seas.ts';
import { componentsOf, pirateOf } from '../table.ts';
import { type Battle, type Cause, type Event, SIDES, type SideOf, type State } from '../types.ts';
import { battleOf } from './battle.ts';

type Over = Extract<Event, { type: 'battle-over' }>;

export function endBattle(state: State, how: Over['how'], emit: Emit<Event>): void {
  const battle = battleOf(state);
  const { cause, sea, first, second } = battle;
  const winner = winnerOf(battle);
  close(state);
  emit({ type: 'battle-over', cause, sea, winner, first: first.pirate, second: second.pirate, how });
  for (const side of SIDES) shareOut(state, battle, side, winner, emit);
  returnManoeuvres(state, battle, emit);
  state.battle = null;
  SETTLE[cause](state, battle, winner, emit);
}

/** W6.10: who still has a ship; nobody, if both lines are empty. */
function winnerOf({ first, second }: Battle): SideOf | null {
  if (first.line.length > 0) return 'first';
  return second.line.length > 0 ? 'second' : null;
}

/** Ships that left the line are with the flagship now, and prizes too, if the battle is won. */
function shareOut(state: State, battle: Battle, side: SideOf, winner: SideOf | null, emit: Emit<Event>): void {
  const { pirate, withdrawn, captured } = battle[side];
  if (pirate === null) return;
  const ships: ShipId[] = [];
  for (const ship of withdrawn) if (fleetShip(state, pirate, ship).at !== 'squadron') ships.push(ship);
  for (const ship of ships) moveOpenly(state, pirate, ship, 'squadron');
  if (ships.length > 0) emit({ type: 'rejoined', seat: pirate, ships });
  if (captured.length === 0) return;
  const joined = side === winner;
  for (const ship of captured) {
    if (joined) addToFleet(state, pirate, ship);
    else state.sunk.push(ship);
  }
  emit({ type: 'prizes', seat: pirate, ships: captured.slice(), joined });
}

/** W7.4, R35: all cards go back, or only those that were played. */
function returnManoeuvres(state: State, { first, second }: Battle, emit: Emit<Event>): void {
  const { bag, played } = state.manoeuvres;
  const count = played.length;
  let unplayed = 0;
  giveBack(played, bag);
  if (state.fixed.options.unplayed === 'return')
    for (const { pirate } of [first, second]) if (pirate !== null) unplayed += giveBack(pirateOf(state, pirate).hand, bag);
  if (count + unplayed > 0) emit({ type: 'manoeuvres-returned', played: count, unplayed });
}

function giveBack(cards: Manoeuvre[], bag: Manoeuvre[]): number {
  const count = cards.length;
  for (const card of cards) putBack(bag, card);
  clear(cards);
  return count;
}

const SETTLE: Readonly<Record<Cause, (state: State, battle: Battle, winner: SideOf | null, emit: Emit<Event>) => void>> = {
  sea: settleSea,
  monster(state, _battle, winner, emit) {
    moveArmada(state, winner === 'second' ? 'monster-beaten' : 'monster-won', emit); // W3.2
  },
  convoy(state, battle, winner, emit) {
    if (winner === 'first') takeConvoy(state, pirateAt(battle, 'first'), emit);
  },
  armada(state, battle, winner, emit) {
    if (winner === 'second') win(state, pirateAt(battle, 'second'), 'armada-beaten', emit);
    else loseAll(state, emit);
  },
};

function pirateAt(battle: Battle, side: SideOf): Seat {
  const { pirate } = battle[side];
  if (pirate === null) throw new Error(`the ${side} side is the Company's`);
  return pirate;
}

/** W6.10, W6.11: the winner has the sea, and the loser's flagship leaves it. */
function settleSea(state: State, battle: Battle, winner: SideOf | null, emit: Emit<Event>): void {
  const { sea, second } = battle;
  const attacker = pirateAt(battle, 'first');
  if (sea === null) throw new Error('a battle for a sea needs one');
  if (winner === 'first') {
    plunder(state, attacker, second.lost, emit);
    takeSea(state, sea, attacker, 'battle', emit);
    if (second.pirate !== null) driveOut(state, second.pirate, sea, emit);
  } else {
    driveOut(state, attacker, sea, emit);
  }
}

/** W9.5 */
function plunder(state: State, seat: Seat, ships: number, emit: Emit<Event>): void {
  const pirate = pirateOf(state, seat);
  if (pirate.hero !== 'corsair' || ships === 0) return;
  const { plunder: each, plunderAtMost } = componentsOf(state).heroes;
  const gold = Math.min(plunderAtMost, each * ships);
  pirate.gold += gold;
  emit({ type: 'plundered', seat, ships, gold });
}

/** W3.3 */
function takeConvoy(state: State, seat: Seat, emit: Emit<Event>): void {
  pirateOf(state, seat).gold += FIGURES.convoyGold;
  emit({ type: 'convoy-taken', seat, gold: FIGURES.convoyGold });
}

/** W10.4: nobody has won. */
export function loseAll(state: State, emit: Emit<Event>): void {
  state.end = { how: 'armada-won', winner: null };
  emit({ type: 'armada-won' });
}
