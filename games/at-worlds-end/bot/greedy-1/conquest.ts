// What the flagship may conquer next: the best of the seas that it can reach, by the chance to win there and what it would bring.
import { at, type Seat } from '@quarterdeck/kernel';
import { bySea, COMPANY_FLEETS, DIFFICULTIES, type Difficulty, partOf, SEAS, type SeaId } from '../../src/data/cards.ts';
import { FIGURES } from '../../src/data/components.ts';
import { defendersOf } from '../../src/fleet/fleet.ts';
import { flagshipOf, isBribed, neighboursOf, seaCard } from '../../src/table.ts';
import type { Pirate, State, Turn } from '../../src/types.ts';
import { type Hull, winChance } from './clash.ts';
import { GUESSES } from './guesses.ts';
import { hullsOf, squadronOf } from './hulls.ts';
import { costOfDefeat, keepWorth, MIDDLING, priceOfSquadron, type Scan, seaWorth } from './worth.ts';

/** What is still possible in this turn, and nothing in another's; and how far every sea is. */
interface Means {
  readonly steps: number;
  readonly mayFight: boolean;
  readonly mayBuy: boolean;
  readonly stepsTo: Readonly<Record<SeaId, number>>;
  /** What a defeat would cost. */
  readonly stake: number;
}

export function prospectOf(scan: Scan, seat: Seat): number {
  const pirate = at(scan.state.pirates, seat);
  if (pirate.ruined || pirate.flagship === null) return 0;
  const means = meansOf(scan, seat, pirate);
  return bestConquest(scan, seat, means) + shoppingWorth(scan.state, pirate, means) - wasted(scan.state, seat, pirate);
}

/** What was done in this turn: no step and no order to a guard is for nothing. */
function wasted({ turn }: State, seat: Seat, { fleet }: Pirate): number {
  if (turn === null || turn.seat !== seat) return 0;
  let waste = GUESSES.step * ((turn.sailed ? 1 : 0) + (turn.favourUsed ? 1 : 0));
  for (const { posted, collected } of fleet) waste += (posted ? GUESSES.post : 0) + (collected ? GUESSES.collect : 0);
  return waste;
}

function meansOf(scan: Scan, seat: Seat, pirate: Pirate): Means {
  const { state } = scan;
  const { turn } = state;
  const stake = costOfDefeat(scan, seat, priceOfSquadron(state, pirate));
  const stepsTo = stepsFrom(state, flagshipOf(state, seat));
  if (turn === null || turn.seat !== seat) return { steps: 0, mayFight: false, mayBuy: false, stepsTo, stake };
  return { steps: stepsLeft(turn, pirate), mayFight: !turn.fought, mayBuy: !turn.visited, stepsTo, stake };
}

function stepsLeft({ calm, sailed, favourUsed, justSailed }: Turn, { favour, flagship }: Pirate): number {
  if (calm) return 0;
  const isOcean = flagship !== null && partOf(flagship) === 'oceans';
  const byFavour = !favourUsed && favour > 0 && (!isOcean || justSailed || !sailed) ? 1 : 0;
  return (sailed ? 0 : 1) + byFavour;
}

/** How many steps away every sea is. */
function stepsFrom(state: State, from: SeaId): Record<SeaId, number> {
  const steps = bySea(() => FAR);
  steps[from] = 0;
  const queue: SeaId[] = [from];
  for (const sea of queue) {
    const next = steps[sea] + 1;
    for (const other of neighboursOf(state, sea)) {
      if (steps[other] < FAR) continue;
      steps[other] = next;
      queue.push(other);
    }
  }
  return steps;
}

const FAR = 99;

/** In how many turns the flagship can act there: 0 in this one. */
function turnsTo({ steps, stepsTo }: Means, sea: SeaId, favour: number): number {
  const missing = stepsTo[sea] - steps;
  return missing <= 0 ? 0 : Math.max(1, missing - (favour > 0 ? 1 : 0));
}

function bestConquest(scan: Scan, seat: Seat, means: Means): number {
  const { state } = scan;
  const own = squadronOf(state, at(state.pirates, seat));
  if (own.length === 0) return 0;
  const chances = companyChances(state, own);
  let best = 0;
  for (const sea of SEAS) {
    if (state.seas[sea] === seat) continue;
    const delay = delayTo(scan, seat, means, sea);
    if (delay > 0) best = Math.max(best, delay * conquestOf(scan, seat, sea, means, own, chances));
  }
  return best;
}

/** How much of its worth a conquest keeps that is not begun yet; nothing where it is too far or not allowed. */
function delayTo({ state }: Scan, seat: Seat, means: Means, sea: SeaId): number {
  const { favour, turns } = at(state.pirates, seat);
  const wait = Math.max(means.mayFight ? 0 : 1, turnsTo(means, sea, favour));
  if (wait > 3 || (state.seas[sea] !== null && turns + wait <= FIGURES.shelteredTurns)) return 0;
  return wait === 0 ? GUESSES.notYet ** (1 + means.stepsTo[sea]) : GUESSES.patience ** wait;
}

type Chances = Record<Difficulty, number>;

function conquestOf(scan: Scan, seat: Seat, sea: SeaId, means: Means, own: readonly Hull[], chances: Chances): number {
  const { state } = scan;
  const owner = state.seas[sea];
  const isPaid = means.stepsTo[sea] === 0 && isBribed(state) && state.turn?.seat === seat;
  const chance = owner === null ? chances[metIn(state, sea, isPaid)] : chanceAgainst(state, own, owner, sea);
  const gain = seaWorth(scan, seat, sea) + (owner === null ? 0 : keepWorth(scan, owner, sea) / (state.pirates.length - 1));
  return chance * gain - (1 - chance) * means.stake;
}

/** 9.2: a bribe makes it easier. */
function metIn(state: State, sea: SeaId, isPaid: boolean): Difficulty {
  const { difficulty } = seaCard(state, sea);
  if (!isPaid) return difficulty;
  return difficulty === 3 ? 2 : 1;
}

function companyChances(state: State, own: readonly Hull[]): Chances {
  const chances = { 1: 0, 2: 0, 3: 0 };
  for (const difficulty of DIFFICULTIES)
    chances[difficulty] = winChance(own, hullsOf(state, COMPANY_FLEETS[difficulty]), own.length);
  return chances;
}

function chanceAgainst(state: State, own: readonly Hull[], owner: Seat, sea: SeaId): number {
  const defenders = hullsOf(state, defendersOf(state, owner, sea));
  return winChance(own, defenders, own.length - defenders.length);
}

/** Gold that can become ships at the next port. */
function shoppingWorth(state: State, pirate: Pirate, means: Means): number {
  if (pirate.gold < CHEAPEST || state.market.length === 0) return 0;
  let soonest = FAR;
  for (const sea of SEAS) {
    if (!seaCard(state, sea).port) continue;
    const wait = Math.max(means.mayBuy ? 0 : 1, turnsTo(means, sea, pirate.favour));
    soonest = Math.min(soonest, wait + 0.1 * means.stepsTo[sea]);
  }
  const spent = Math.min(pirate.gold, FIGURES.offer * MIDDLING) / FIGURES.famePrice;
  const first = pirate.fleet.length === 0 ? GUESSES.firstShips : 0;
  return (first + GUESSES.bargain * spent) * GUESSES.patience ** soonest;
}
const CHEAPEST = 200;
