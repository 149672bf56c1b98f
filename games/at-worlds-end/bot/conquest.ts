// What the flagship may conquer next: the best of the seas that it can reach, by the chance to win there and what it would bring.
import { at, type Seat } from '@quarterdeck/kernel';
import { bySea, COMPANY_FLEETS, DIFFICULTIES, type Difficulty, partOf, SEAS, type SeaId } from '../src/data/cards.ts';
import { FIGURES } from '../src/data/components.ts';
import { defendersOf } from '../src/fleet.ts';
import { flagshipOf, isBribed, neighboursOf, seaCard } from '../src/table.ts';
import type { Pirate, State, Turn } from '../src/types.ts';
import { type Hull, winChance } from './clash.ts';
import { GUESSES } from './guesses.ts';
import { hullsOf, squadronOf } from './hulls.ts';
import { costOfDefeat, MIDDLING, seaWorth } from './worth.ts';

/** What is still possible in this turn; nothing in another's. */
interface Means {
  readonly steps: number;
  readonly mayFight: boolean;
  readonly mayBuy: boolean;
}

export function prospectOf(state: State, seat: Seat, rounds: number): number {
  const pirate = at(state.pirates, seat);
  if (pirate.ruined || pirate.flagship === null) return 0;
  const means = meansOf(state, seat, pirate);
  const steps = stepsFrom(state, flagshipOf(state, seat));
  const conquest = bestConquest(state, seat, pirate, means, steps, rounds);
  return conquest + shoppingWorth(state, pirate, means, steps) + GUESSES.step * means.steps;
}

function meansOf({ turn }: State, seat: Seat, pirate: Pirate): Means {
  if (turn === null || turn.seat !== seat) return { steps: 0, mayFight: false, mayBuy: false };
  return { steps: stepsLeft(turn, pirate), mayFight: !turn.fought, mayBuy: !turn.visited };
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
    for (const next of neighboursOf(state, sea)) {
      if (steps[next] < FAR) continue;
      steps[next] = steps[sea] + 1;
      queue.push(next);
    }
  }
  return steps;
}

const FAR = 99;

/** In how many turns the flagship can act there: 0 in this one. */
function turnsTo(steps: number, left: number, favour: number): number {
  if (steps <= left) return 0;
  return Math.max(1, steps - left - (favour > 0 ? 1 : 0));
}

function bestConquest(
  state: State,
  seat: Seat,
  pirate: Pirate,
  means: Means,
  steps: Readonly<Record<SeaId, number>>,
  rounds: number,
): number {
  const own = squadronOf(state, pirate);
  if (own.length === 0) return 0;
  const chances = companyChances(state, own);
  const isPaid = isBribed(state) && state.turn?.seat === seat;
  let best = 0;
  for (const sea of SEAS) {
    const owner = state.seas[sea];
    if (owner === seat) continue;
    const turns = Math.max(means.mayFight ? 0 : 1, turnsTo(steps[sea], means.steps, pirate.favour));
    if (turns > 3 || (owner !== null && pirate.turns + turns <= FIGURES.shelteredTurns)) continue;
    const { difficulty } = seaCard(state, sea);
    const met = isPaid && steps[sea] === 0 && difficulty > 1 ? easier(difficulty) : difficulty;
    const chance = owner === null ? chances[met] : chanceAgainst(state, own, owner, sea);
    const gain = seaWorth(state, seat, sea, rounds) + (owner === null ? 0 : 0.5);
    const worth = chance * gain - (1 - chance) * costOfDefeat(state, seat, own.length);
    const delay = turns === 0 ? GUESSES.notYet ** (1 + steps[sea]) : GUESSES.patience ** turns;
    if (worth * delay > best) best = worth * delay;
  }
  return best;
}

function easier(difficulty: Difficulty): Difficulty {
  return difficulty === 3 ? 2 : 1;
}

function companyChances(state: State, own: readonly Hull[]): Record<Difficulty, number> {
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
function shoppingWorth(state: State, pirate: Pirate, means: Means, steps: Readonly<Record<SeaId, number>>): number {
  if (pirate.gold < CHEAPEST || state.market.length === 0) return 0;
  let soonest = FAR;
  for (const sea of SEAS) {
    if (!seaCard(state, sea).port) continue;
    soonest = Math.min(
      soonest,
      Math.max(means.mayBuy ? 0 : 1, turnsTo(steps[sea], means.steps, pirate.favour)) + 0.1 * steps[sea],
    );
  }
  const spent = Math.min(pirate.gold, 3 * MIDDLING) / FIGURES.famePrice;
  const first = pirate.fleet.length === 0 ? GUESSES.firstShips : 0;
  return (first + GUESSES.bargain * spent) * GUESSES.patience ** soonest;
}
const CHEAPEST = 200;
