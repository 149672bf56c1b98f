// A salvo (W6.6, W6.7): what its dice meet, and what becomes of a ship that is hit.
import { close, type Emit, open, takeAt, top } from '@quarterdeck/kernel';
import { type AnyShip, isCompanyShip, type Manoeuvre } from '../data/cards.ts';
import { removeFromFleet, sinkShip } from '../fleet/fleet.ts';
import { hullOf } from '../table.ts';
import type { Event, Salvo, Side, SideOf, State, View } from '../types.ts';
import { battleOf, enemyOf, lineShip, placeIn } from './battle.ts';

/** W7.3 */
const LEAST_DEFENCE = 1;
const MOST_DEFENCE = 5;
const RETURN_FIRE_DICE = 1;

/** The salvo whose window, dice or check has just been closed. */
export function salvoOnTop(state: State): Salvo {
  const frame = top(state);
  if (frame?.kind !== 'salvo') throw new Error('no salvo is on');
  return frame;
}

/** The salvo under an open window. */
export function salvoBelow({ stack }: State): Salvo {
  const frame = stack[stack.length - 2];
  if (frame?.kind !== 'salvo') throw new Error('no salvo is on');
  return frame;
}

export function openSalvo(state: State, side: SideOf, shooter: AnyShip, target: AnyShip, answering: boolean): void {
  open(state, {
    kind: 'salvo',
    side,
    shooter,
    target,
    stage: answering ? 'dice' : 'attack',
    dice: [],
    hits: 0,
    played: [],
    answering,
    result: null,
  });
}

export function firingSide(state: State, salvo: Salvo): Side {
  return battleOf(state)[salvo.side];
}

export function sideUnderFire(state: State, salvo: Salvo): Side {
  return battleOf(state)[enemyOf(salvo.side)];
}

/** What the dice of a salvo depend on: all of it is seen by everybody, so that a board can show the chances. */
export interface Loaded extends Readonly<Pick<Salvo, 'shooter' | 'target' | 'answering'>> {
  readonly played: readonly Manoeuvre[];
}

export function isPlayed({ played }: Pick<Loaded, 'played'>, card: Manoeuvre): boolean {
  for (const other of played) if (other === card) return true;
  return false;
}

/** Boarding and Fire Ship: no dice meet the defence (W7.2). */
export function replacesSalvo(salvo: Pick<Loaded, 'played'>): boolean {
  return isPlayed(salvo, 'boarding') || isPlayed(salvo, 'fire-ship');
}

/** How many dice are thrown; none: the salvo misses (W7.3). */
export function diceOf(state: Pick<View, 'fixed'>, salvo: Loaded): number {
  if (salvo.answering) return RETURN_FIRE_DICE;
  const more = isPlayed(salvo, 'broadside') ? 1 : 0;
  const fewer = isPlayed(salvo, 'smoke-screen') ? 1 : 0;
  return hullOf(state, salvo.shooter).attack + more - fewer;
}

/** The Defence of the target as it counts in this salvo, its check included (W7.3). */
export function defenceOf(state: Pick<View, 'fixed'>, salvo: Loaded): number {
  const lower = isPlayed(salvo, 'chain-shot') ? 1 : 0;
  const higher = isPlayed(salvo, 'hard-turn') ? 1 : 0;
  const defence = hullOf(state, salvo.target).defence - lower + higher;
  return Math.max(LEAST_DEFENCE, Math.min(MOST_DEFENCE, defence));
}

export function countHits(dice: readonly number[], defence: number): number {
  let hits = 0;
  for (const face of dice) if (face > defence) hits += 1; // W6.6: above, not equal
  return hits;
}

export function checksAfterHit(state: State, salvo: Salvo): boolean {
  return hasCheck(state, salvo, lineShip(sideUnderFire(state, salvo), salvo.target).damaged);
}

/** W6.7: an undamaged ship with the mark, or with a Brave Crew; Raking Fire leaves it to the crew alone. */
export function hasCheck(state: Pick<View, 'fixed'>, salvo: Loaded, isDamaged: boolean): boolean {
  if (isDamaged) return false; // W6.8
  if (isPlayed(salvo, 'brave-crew')) return true;
  return hullOf(state, salvo.target).survivability && !isPlayed(salvo, 'raking-fire');
}

/** W6.7: it leaves the line, and a pirate's ship leaves the game. */
export function sink(state: State, side: SideOf, ship: AnyShip, by: 'salvo' | 'fire-ship', emit: Emit<Event>): void {
  const { pirate } = leaveLine(state, side, ship);
  if (pirate !== null && !isCompanyShip(ship)) sinkShip(state, pirate, ship);
  emit({ type: 'ship-sunk', side, pirate, ship, by });
}

export function sinkTarget(state: State, salvo: Salvo, emit: Emit<Event>): void {
  salvo.result = 'sunk';
  sink(state, enemyOf(salvo.side), salvo.target, isPlayed(salvo, 'fire-ship') ? 'fire-ship' : 'salvo', emit);
}

/** Boarding: a pirate's ship comes along with the captor until the battle is over; a Company ship goes back to the bank. */
export function capture(state: State, salvo: Salvo, emit: Emit<Event>): void {
  const side = enemyOf(salvo.side);
  const captor = firingSide(state, salvo);
  const { pirate } = leaveLine(state, side, salvo.target);
  if (pirate !== null && !isCompanyShip(salvo.target)) {
    removeFromFleet(state, pirate, salvo.target);
    captor.captured.push(salvo.target);
  }
  salvo.result = 'captured';
  emit({ type: 'ship-captured', side, by: captor.commander, from: pirate, ship: salvo.target });
}

function leaveLine(state: State, which: SideOf, ship: AnyShip): Side {
  const side = battleOf(state)[which];
  takeAt(side.line, placeIn(side, ship));
  side.lost += 1;
  return side;
}

export function damage(state: State, salvo: Salvo, result: 'damaged' | 'saved', emit: Emit<Event>): void {
  const side = enemyOf(salvo.side);
  const { pirate, line } = battleOf(state)[side];
  for (const ship of line) if (ship.ship === salvo.target) ship.damaged = true;
  salvo.result = result;
  emit({ type: 'ship-damaged', side, pirate, ship: salvo.target });
}

export function miss(salvo: Salvo, emit: Emit<Event>): void {
  salvo.result = 'miss';
  emit({ type: 'missed', side: salvo.side, shooter: salvo.shooter, target: salvo.target });
}

/** W6.5: after its salvo the other side fires, if it still has a ship to fire with. */
export function endSalvo(state: State, salvo: Salvo): void {
  close(state);
  if (!salvo.answering) battleOf(state).next = enemyOf(salvo.side);
}
