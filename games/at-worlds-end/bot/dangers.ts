// What may go wrong: seas that nobody guards, the armada, ruin.
import { at, type Seat } from '@quarterdeck/kernel';
import { COMPANY_SHIPS, SEAS, type SeaId } from '../src/data/cards.ts';
import { FIGURES } from '../src/data/components.ts';
import { fameOf, seasOf } from '../src/fame.ts';
import { defendersOf } from '../src/fleet.ts';
import { isNextTo, lastSpace } from '../src/table.ts';
import type { State } from '../src/types.ts';
import { winChance } from './clash.ts';
import { GUESSES } from './guesses.ts';
import { hullsOf, squadronOf } from './hulls.ts';

/** Seas that may be lost, and that one may be ruined. */
export function dangerOf(state: State, seat: Seat): number {
  const { fleet, turns, ruined } = at(state.pirates, seat);
  if (ruined) return 0;
  const bare = fleet.length === 0 && seasOf(state, seat) === 0 ? GUESSES.bare * Math.min(1, turns / 3) : 0;
  let open = false;
  let threats = 0;
  for (const sea of SEAS) {
    if (state.seas[sea] !== seat) continue;
    const defenders = defendersOf(state, seat, sea);
    if (defenders.length === 0 && at(state.pirates, seat).flagship !== sea) open = true;
    threats += threatTo(state, seat, sea, defenders.length);
  }
  return bare + (open ? GUESSES.companyRisk : 0) + threats;
}

/** From rivals who are near and strong enough. */
function threatTo(state: State, seat: Seat, sea: SeaId, defenders: number): number {
  let threat = 0;
  for (let rival = 0; rival < state.pirates.length; rival++) {
    if (rival === seat) continue;
    const { flagship, turns, fleet } = at(state.pirates, rival);
    if (flagship === null || turns < FIGURES.shelteredTurns) continue;
    let squadron = 0;
    for (const ship of fleet) if (ship.at === 'squadron') squadron += 1;
    if (squadron === 0 || (flagship !== sea && !isNextTo(state, flagship, sea))) continue;
    threat += (GUESSES.rivalRisk * squadron) / (squadron + 2 * defenders);
  }
  return threat;
}

/** The chance that the armada comes before this pirate has his ten points. */
function armadaChance(state: State, seat: Seat): number {
  const active = state.pirates.reduce((sum, { ruined }) => sum + (ruined ? 0 : 1), 0);
  const missing = Math.max(0, FIGURES.fameToWin - fameOf(state, seat));
  const expected = (missing * GUESSES.pace * active) / 6;
  let term = Math.exp(-expected);
  let fewer = 0;
  for (let k = 0; k < lastSpace(state) - state.armada; k++) {
    fewer += term;
    term *= expected / (k + 1);
  }
  return Math.max(0, 1 - fewer);
}

/** What the last battle may bring the one who will have to fight it. */
export function armadaWorth(state: State, seat: Seat): number {
  const chance = armadaChance(state, seat);
  if (chance < 0.02) return 0;
  const own = fameOf(state, seat);
  const isChampion = state.pirates.every((_, other) => other === seat || fameOf(state, other) <= own);
  if (!isChampion) return -2 * chance;
  const squadron = squadronOf(state, at(state.pirates, seat));
  const won =
    squadron.length === 0 ? 0 : 1 - winChance(hullsOf(state, COMPANY_SHIPS), squadron, -Math.min(FIGURES.hand, squadron.length));
  return chance * (won * 10 - 4);
}
