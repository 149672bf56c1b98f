// What may go wrong: seas that nobody guards, the armada, ruin.
import { at, type Seat } from '@quarterdeck/kernel';
import { COMPANY_SHIPS, SEAS, type SeaId } from '../../src/data/cards.ts';
import { FIGURES } from '../../src/data/components.ts';
import { defendersOf } from '../../src/fleet/fleet.ts';
import { isNextTo, lastSpace } from '../../src/table.ts';
import type { State } from '../../src/types.ts';
import { winChance } from './clash.ts';
import { GUESSES } from './guesses.ts';
import { hullsOf, squadronOf } from './hulls.ts';
import { fameIn } from './tally.ts';
import { activeOf, type Scan } from './worth.ts';

/** Seas that may be lost, and that one may be ruined. */
export function dangerOf({ state, tallies }: Scan, seat: Seat): number {
  const { fleet, ruined, flagship } = at(state.pirates, seat);
  const { seas } = at(tallies, seat);
  if (ruined) return 0;
  if (seas === 0) return fleet.length === 0 ? GUESSES.bare : 0;
  let isOpen = false;
  let threats = 0;
  for (const sea of SEAS) {
    if (state.seas[sea] !== seat) continue;
    const defenders = defendersOf(state, seat, sea).length;
    if (defenders === 0 && flagship !== sea) isOpen = true;
    threats += threatTo(state, seat, sea, defenders);
  }
  return threats + (isOpen ? GUESSES.companyRisk : 0);
}

/** From rivals who are near and strong enough. */
function threatTo(state: State, seat: Seat, sea: SeaId, defenders: number): number {
  let threat = 0;
  for (let rival = 0; rival < state.pirates.length; rival++) {
    if (rival === seat) continue;
    const { flagship, fleet } = at(state.pirates, rival);
    if (flagship === null) continue;
    let squadron = 0;
    for (const ship of fleet) if (ship.at === 'squadron') squadron += 1;
    if (squadron === 0 || (flagship !== sea && !isNextTo(state, flagship, sea))) continue;
    threat += (GUESSES.rivalRisk * squadron) / (squadron + 2 * defenders);
  }
  return threat;
}

/** The chance that the armada comes before this pirate has his ten points. */
function armadaChance({ state, tallies }: Scan, seat: Seat): number {
  const missing = Math.max(0, FIGURES.fameToWin - fameIn(tallies, seat));
  const expected = (missing * GUESSES.pace * activeOf(state)) / 6;
  let term = Math.exp(-expected);
  let sooner = 1;
  for (let steps = 0; steps < lastSpace(state) - state.armada; steps++) {
    sooner -= term;
    term *= expected / (steps + 1);
  }
  return Math.max(0, sooner);
}

/** What the last battle may bring the one who will have to fight it. */
export function armadaWorth(scan: Scan, seat: Seat): number {
  const { state, tallies } = scan;
  const chance = armadaChance(scan, seat);
  if (chance < 0.02) return 0;
  const own = fameIn(tallies, seat);
  if (tallies.some(({ fame }) => fame > own)) return -GUESSES.notChampion * chance;
  const squadron = squadronOf(state, at(state.pirates, seat));
  const cards = Math.min(FIGURES.hand, squadron.length);
  const won = squadron.length === 0 ? 0 : 1 - winChance(hullsOf(state, COMPANY_SHIPS), squadron, -cards);
  return chance * (won * GUESSES.lastBattleWon - GUESSES.lastBattle);
}
