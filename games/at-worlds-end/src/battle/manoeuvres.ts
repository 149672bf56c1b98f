// Manoeuvres (W7): which card fits which moment, who is asked, and how a card is played.
// Who is asked is everybody's knowledge: it depends on the number of cards in hand and on what lies open, never on the hand itself.
import { type Emit, type Refusal, type Seat, take } from '@quarterdeck/kernel';
import { type AnyShip, isCompanyShip, type Manoeuvre, MONSTERS, type ShipId } from '../data/cards.ts';
import { componentsOf, hullOf, isSloop, pirateOf } from '../table.ts';
import type { Decisions, Event, Reason, Salvo, Side, State } from '../types.ts';
import { enemyOf, lineShip } from './battle.ts';
import { firingSide, isPlayed, sideUnderFire } from './salvo.ts';

/** The moments of a salvo at which a card may be played (W7.2). */
export type Window = 'attack-manoeuvre' | 'defence-manoeuvre' | 'steady-aim' | 'after-hit' | 'return-fire';

const CARDS: Readonly<Record<Window, readonly Manoeuvre[]>> = {
  'attack-manoeuvre': ['broadside', 'chain-shot', 'raking-fire', 'boarding', 'fire-ship'],
  'defence-manoeuvre': ['hard-turn', 'smoke-screen', 'close-ranks'],
  'steady-aim': ['steady-aim'],
  'after-hit': ['damage-control', 'brave-crew'],
  'return-fire': ['return-fire'],
};

export const HOLD: { readonly type: 'hold' } = { type: 'hold' };

/** W7.2: Damage Control takes a hit off with such a face or above. */
export const CONTROLLED = 4;

/** Whether the window is the firing side's. */
function isAttack(window: Window): boolean {
  return window === 'attack-manoeuvre' || window === 'steady-aim';
}

function sideAsked(state: State, salvo: Salvo, window: Window): Side {
  return isAttack(window) ? firingSide(state, salvo) : sideUnderFire(state, salvo);
}

/** The ship whose card it would be. */
export function shipAsked(salvo: Salvo, window: Window): AnyShip {
  return isAttack(window) ? salvo.shooter : salvo.target;
}

/** Who is asked in this window, if anybody is: a pirate with cards, one of which might fit, as far as all can see. */
export function seatToAsk(state: State, salvo: Salvo, window: Window): Seat | null {
  const { pirate } = sideAsked(state, salvo, window);
  if (pirate === null || salvo.answering) return null; // W6.4, R50
  if (pirateOf(state, pirate).hand.length === 0) return null;
  for (const card of CARDS[window]) if (isLeft(state, card) && obstacle(state, salvo, window, card) === null) return pirate;
  return null;
}

/** Not all copies of the card lie open. */
function isLeft(state: State, card: Manoeuvre): boolean {
  let open = 0;
  for (const other of state.manoeuvres.played) if (other === card) open += 1;
  return open < componentsOf(state).manoeuvres[card];
}

/** What stands against this card at this moment, whoever may hold it. */
export function obstacle(state: State, salvo: Salvo, window: Window, card: Manoeuvre): Reason | null {
  if (!CARDS[window].includes(card)) return 'not-this-window';
  if (card === 'close-ranks') return hasReserve(state, salvo) ? null : 'no-other-ship';
  if (lineShip(sideAsked(state, salvo, window), shipAsked(salvo, window)).carded) return 'had-a-card'; // W7.1
  if ((card === 'boarding' || card === 'fire-ship') && MONSTERS.includes(salvo.target)) return 'not-against-monsters';
  if (card === 'fire-ship') return isSloop(state, salvo.shooter) ? null : 'own-sloop-only';
  return card === 'brave-crew' && !needsCrew(state, salvo) ? 'no-use-now' : null;
}

/** A check that the ship would not have otherwise. */
function needsCrew(state: State, salvo: Salvo): boolean {
  if (lineShip(sideUnderFire(state, salvo), salvo.target).damaged) return false;
  return isPlayed(salvo, 'raking-fire') || !hullOf(state, salvo.target).survivability;
}

/** Close Ranks: another ship of the line that has had no card. */
function hasReserve(state: State, salvo: Salvo): boolean {
  for (const ship of sideUnderFire(state, salvo).line) if (!ship.carded && ship.ship !== salvo.target) return true;
  return false;
}

type Play = Decisions['steady-aim']['answer'];
type Step = Extract<Decisions['defence-manoeuvre']['answer'], { type: 'close-ranks' }>;

/** Every card of the hand that fits and needs nothing else said, once, in the order of the card list. */
export function plays(state: State, salvo: Salvo, window: Window, seat: Seat): Play[] {
  const { hand } = pirateOf(state, seat);
  const moves: Play[] = [];
  for (const card of CARDS[window])
    if (card !== 'close-ranks' && hand.includes(card) && obstacle(state, salvo, window, card) === null)
      moves.push({ type: 'play', card });
  return moves;
}

/** Ships that may step in for the target. */
export function stepsIn(state: State, salvo: Salvo, seat: Seat): Step[] {
  const moves: Step[] = [];
  if (!pirateOf(state, seat).hand.includes('close-ranks')) return moves;
  for (const { ship, carded } of sideUnderFire(state, salvo).line)
    if (!carded && ship !== salvo.target && !isCompanyShip(ship)) moves.push({ type: 'close-ranks', ship });
  return moves;
}

/** Cards of the hand that a player will look at although they do not fit. */
export function unfit(state: State, salvo: Salvo, window: Window, seat: Seat): Play[] {
  const kinds = [...new Set(pirateOf(state, seat).hand)];
  return kinds.filter((card) => obstacle(state, salvo, window, card) !== null).map((card): Play => ({ type: 'play', card }));
}

const RULE_OF: Partial<Readonly<Record<Reason, string>>> = { 'had-a-card': 'W7.1', 'not-in-hand': 'W6.4' };

/** Why a card is refused that is not among the plays. */
export function whyNoPlay(state: State, salvo: Salvo, window: Window, seat: Seat, card: Manoeuvre): Refusal<Reason> | null {
  const reason = obstacle(state, salvo, window, card) ?? (pirateOf(state, seat).hand.includes(card) ? null : 'not-in-hand');
  return reason === null ? null : { reason, rule: RULE_OF[reason] ?? 'W7.2' };
}

/** The card leaves the hand and lies open; it is the one of this ship in this round (W7.1). */
export function playCard(state: State, salvo: Salvo, window: Window, card: Manoeuvre, emit: Emit<Event>): void {
  const ship = shipAsked(salvo, window);
  const against = isAttack(window) ? salvo.target : salvo.shooter;
  layOpen(state, salvo, window, card, ship);
  salvo.played.push(card);
  const { commander: seat } = sideAsked(state, salvo, window);
  const side = isAttack(window) ? salvo.side : enemyOf(salvo.side);
  emit({ type: 'manoeuvre-played', seat, side, card, ship, against });
}

/** Close Ranks counts as the card of the ship that steps in; the old target is free to play later. */
export function closeRanks(state: State, salvo: Salvo, to: ShipId, emit: Emit<Event>): void {
  const from = salvo.target;
  if (isCompanyShip(from)) throw new Error('the Company has no manoeuvres');
  layOpen(state, salvo, 'defence-manoeuvre', 'close-ranks', to);
  salvo.played.push('close-ranks');
  salvo.target = to;
  const { commander: seat } = sideUnderFire(state, salvo);
  emit({ type: 'manoeuvre-played', seat, side: enemyOf(salvo.side), card: 'close-ranks', ship: to, against: salvo.shooter });
  emit({ type: 'ranks-closed', seat, from, to });
}

function layOpen(state: State, salvo: Salvo, window: Window, card: Manoeuvre, ship: AnyShip): void {
  const side = sideAsked(state, salvo, window);
  take(pirateOf(state, side.commander).hand, card);
  state.manoeuvres.played.push(card);
  lineShip(side, ship).carded = true;
}

export function hold(seat: Seat, emit: Emit<Event>): void {
  emit({ type: 'held', seat });
}
