// Who is out, who has won, and when it is over (V 1, V 2, M, S1 to S4).
import type { Emit, Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { kindOf, type ShipId } from '../data/ships.ts';
import { sink } from '../fighting/damage.ts';
import { isGoal } from '../sailing/moving.ts';
import { giveFort, isFriend, isIn, orderAfter, playerAt, seatsIn, shipAt } from '../table.ts';
import type { Event, State } from '../types.ts';
import { finish } from './finish.ts';
import { endLeg, isLegDecided } from './legs.ts';
import { hasFort, hasShips, storedByTeam } from './scoring.ts';
import { leaders, teamIn, teamPoints } from './standing.ts';

/** M1 7: the brig has come into the port of its goal. */
export function reachGoal(state: State, ship: ShipId, emit: Emit<Event>): void {
  const { at: cell, owner } = shipAt(state, ship);
  if (cell === null || owner === null || kindOf(ship) !== 'brig') return;
  const player = playerAt(state, owner);
  if (player.goal === null || !isGoal(bookOf(state.fixed), player, cell)) return;
  emit({ type: 'arrived', seat: owner, ship, fort: player.goal });
  finish(state, 'arrived', [owner], emit);
}

/** After something was sunk, taken or delivered, and nothing of it is still being decided. */
export function settleEnd(state: State, emit: Emit<Event>): void {
  state.unsettled = false;
  if (endByTarget(state, emit) || endByNobody(state, emit)) return;
  dropWhoIsOut(state, emit);
  if (endByLeg(state, emit) || endByFleets(state, emit)) return;
  endByCargo(state, emit);
}

/** V 1.1, 2.1, S4: the target is reached. It comes before everything else (R29). */
function endByTarget(state: State, emit: Emit<Event>): boolean {
  const winner = state.order.find((seat) => isIn(state, seat) && hasTarget(state, seat));
  if (winner === undefined) return false;
  finish(state, 'target', teamIn(state, winner), emit);
  return true;
}

function hasTarget(state: State, seat: Seat): boolean {
  const { aim } = bookOf(state.fixed).scenario;
  if (aim.kind === 'gather') return storedByTeam(state, seat) >= aim.parcels;
  return aim.kind === 'mail' && playerAt(state, seat).points >= aim.points;
}

/** R29: the last ships have gone down together; forts are still whose they were. A convoy's leg has its own end. */
function endByNobody(state: State, emit: Emit<Event>): boolean {
  const { aim } = bookOf(state.fixed).scenario;
  if (aim.kind === 'convoy' || state.order.some((seat) => isIn(state, seat) && hasPart(state, seat))) return false;
  finish(state, 'nobody', state.fixed.seats === 1 ? [] : leaders(state), emit);
  return true;
}

/** V 1.2, M2 4: without ships, or without the brig that must arrive, one is out. */
function dropWhoIsOut(state: State, emit: Emit<Event>): void {
  for (const seat of state.order) if (isIn(state, seat) && !hasPart(state, seat)) leaveGame(state, seat, 'no-ships', emit);
  state.unsettled = false;
}

function hasPart(state: State, seat: Seat): boolean {
  if (bookOf(state.fixed).scenario.aim.kind !== 'race') return hasShips(state, seat);
  return state.ships.some((ship, id) => ship.owner === seat && ship.at !== null && kindOf(id) === 'brig');
}

/** Its ships leave the board, its forts pass to friends or to nobody (V 2, R25). */
export function leaveGame(state: State, seat: Seat, why: Extract<Event, { type: 'out' }>['why'], emit: Emit<Event>): void {
  playerAt(state, seat).out = state.round;
  emit({ type: 'out', seat, why });
  state.ships.forEach((ship, id) => {
    if (ship.owner === seat && ship.at !== null) sink(state, id, 'left', emit);
  });
  for (const fort of state.forts) {
    if (fort.owner !== seat) continue;
    giveFort(state, fort, heirOf(state, seat));
    emit({ type: 'fort-passed', fort: fort.at, from: seat, to: fort.owner });
  }
  state.unsettled = true;
}

/** The friend with the fewest forts, then the next in turn (R25). */
function heirOf(state: State, seat: Seat): Seat | null {
  const friends = orderAfter(state, seat).filter((other) => other !== seat && isIn(state, other) && isFriend(state, seat, other));
  const forts = (other: Seat) => state.forts.filter(({ owner }) => owner === other).length;
  const [first] = friends.toSorted((a, b) => forts(a) - forts(b));
  return first ?? null;
}

/** S2: the leg is decided. */
function endByLeg(state: State, emit: Emit<Event>): boolean {
  if (!isLegDecided(state)) return false;
  endLeg(state, emit);
  return true;
}

/** V 1.2, 2.2: only one side has ships. A lone captain of a mini-game sails on. */
function endByFleets(state: State, emit: Emit<Event>): boolean {
  if (bookOf(state.fixed).scenario.aim.kind === 'convoy') return false; // a leg goes on to its end
  const left = seatsIn(state);
  const [first] = left;
  if (first === undefined || state.fixed.seats === 1 || left.some((seat) => !isFriend(state, seat, first))) return false;
  finish(state, 'last-afloat', teamIn(state, first), emit);
  return true;
}

/** V 1.3: everything is in forts or lost. Teams go on as long as what is stored could still make the target (R28). */
function endByCargo(state: State, emit: Emit<Event>): void {
  const { isTeamGame, scenario } = bookOf(state.fixed);
  const { aim } = scenario;
  if (aim.kind !== 'gather' || state.unlaid > 0 || state.sites.length > 0) return;
  if (state.ships.some(({ hold }) => hold.length > 0)) return;
  const stored = state.forts.reduce((sum, fort) => sum + fort.stored, 0);
  if (!isTeamGame || stored < aim.parcels) finish(state, 'cargo-gone', leaders(state), emit);
}

/** The end of a round: points of a battle, and the last round. */
export function endByRound(state: State, emit: Emit<Event>): boolean {
  const { aim, rounds } = bookOf(state.fixed).scenario;
  if (aim.kind === 'battle' && state.players.some((_, seat) => teamPoints(state, seat) >= aim.points)) {
    finish(state, 'target', leaders(state), emit);
    return true;
  }
  if (state.round < Math.min(rounds ?? state.fixed.options.rounds, state.fixed.options.rounds)) return false;
  if (aim.kind === 'convoy') endLeg(state, emit);
  else finish(state, 'rounds', aim.kind === 'race' && state.fixed.seats === 1 ? [] : leaders(state), emit);
  return true;
}

/** V 1.3, 2: own turns without a fort, as long as no ruin is being restored for it (R24). */
export function countFortless(state: State, seat: Seat, emit: Emit<Event>): void {
  const { fortlessTurns } = bookOf(state.fixed).scenario;
  const player = playerAt(state, seat);
  if (fortlessTurns === null || hasFort(state, seat) || isRestoring(state, seat)) return;
  player.fortless += 1;
  if (player.fortless >= fortlessTurns) leaveGame(state, seat, 'no-fort', emit);
  else emit({ type: 'without-fort', seat, left: fortlessTurns - player.fortless });
}

function isRestoring(state: State, seat: Seat): boolean {
  return state.forts.some(({ gang, owner }) => {
    const [first] = gang;
    const worker = first === undefined ? null : shipAt(state, first).owner;
    return owner === null && worker !== null && isFriend(state, worker, seat);
  });
}
