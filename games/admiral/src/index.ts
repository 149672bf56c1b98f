// Admiral: the game as the kernel knows it.
import { at, defineGame, type Emit, type Game } from '@quarterdeck/kernel';
import { bookOf } from './book.ts';
import { settleEnd } from './ending/ending.ts';
import { outcome } from './ending/outcome.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { berth, buryTreasure, wreckSite } from './phases/berth.ts';
import { boardingDie, boardingParty, defenders, restow, shareDurability } from './phases/boarding.ts';
import { digDie, mineOrder } from './phases/dig.ts';
import { fortGang } from './phases/fort-gang.ts';
import { layMines } from './phases/lay-mines.ts';
import { placeReef, reefRow } from './phases/place-reef.ts';
import { preparation } from './phases/preparation.ts';
import { round, wind } from './phases/round.ts';
import { course, makePort } from './phases/sail.ts';
import { gunDie, salvo } from './phases/salvo.ts';
import { turn } from './phases/turn.ts';
import { turnOrder } from './phases/turn-order.ts';
import { secrets } from './secrets.ts';
import { refuseSetup, setup } from './setup.ts';
import type { Admiral, Event, State } from './types.ts';
import { copyState, determinize, view, viewEvent } from './view.ts';

/** More moves than any turn has: for each of 24 ships a move, three salvos with their dice, cargo, a boarding. */
const MOVES_PER_TURN = 400;
const MOVES_TO_PREPARE = 200;

export const admiral: Game<Admiral> = defineGame({
  id: 'admiral',
  rules: 1,
  seats: { min: 1, max: 6 },
  options,
  refuseSetup,
  setup,
  copy: copyState,
  phases: {
    preparation,
    'turn-order': turnOrder,
    'place-reef': placeReef,
    'reef-row': reefRow,
    'wreck-site': wreckSite,
    'bury-treasure': buryTreasure,
    berth,
    'lay-mines': layMines,
    round,
    wind,
    turn,
    course,
    'make-port': makePort,
    salvo,
    'gun-die': gunDie,
    'boarding-party': boardingParty,
    defenders,
    'boarding-die': boardingDie,
    'share-durability': shareDurability,
    restow,
    'fort-gang': fortGang,
    'dig-die': digDie,
    'mine-order': mineOrder,
  },
  watch,
  view,
  viewEvent,
  reveals: ['risked-mines', 'mine-sprung', 'mines-shown', 'ended'],
  determinize,
  outcome,
  notation,
  secrets,
  census: (state) => ({ ships: shipsOf(state), parcels: parcelsOf(state), mines: minesOf(state) }),
  longest: ({ rounds }, seats) => 2 * (MOVES_TO_PREPARE + (rounds + 1) * seats * MOVES_PER_TURN),
  absent: ['drift', 'make-port', 'explode', 'give-fire', 'stand', 'end-turn'], // R32
});

/** The end is looked for when an action is over, not in the middle of a boarding. */
function watch(state: State, emit: Emit<Event>): void {
  if (!state.unsettled) return;
  const frame = state.stack[state.stack.length - 1];
  if (frame !== undefined && (frame.kind === 'turn' || frame.kind === 'round')) settleEnd(state, emit);
}

function shipsOf({ ships }: State): number {
  return ships.filter(({ owner }) => owner !== null).length;
}

/** In the sea, aboard, in forts, being stowed, lost for good, or still in the box. */
function parcelsOf({ sites, ships, forts, stack, lost, unlaid }: State): number {
  const sea = sites.reduce((sum, { parcels }) => sum + parcels.length, 0);
  const aboard = ships.reduce((sum, { hold }) => sum + hold.length, 0);
  const stored = forts.reduce((sum, fort) => sum + fort.stored, 0);
  const stowing = stack.reduce((sum, frame) => sum + (frame.kind === 'restow' ? frame.parcels.length : 0), 0);
  return sea + aboard + stored + stowing + lost + unlaid;
}

/** Cards that are laid, being laid or to be laid. */
function minesOf({ fixed, players, mines, stack }: State): string {
  const { sides } = bookOf(fixed).scenario;
  const isLaying = stack.some(({ kind }) => kind === 'preparation');
  const cards = players.map(({ side }, seat) => (isLaying ? at(sides, side).mines : at(mines, seat).length));
  return cards.toSorted().join(' ');
}

export * from './book.ts';
export * from './data/cells.ts';
export * from './data/components.ts';
export { parseScenario } from './data/parse-scenario.ts';
export * from './data/scenario.ts';
export { findScenario } from './data/scenarios/index.ts';
export * from './data/ships.ts';
export { damageIn } from './fighting/contest.ts';
export { bears, isHit, markersOf, placeOf, rangeTo, shotsLeft, whyNotBearing } from './fighting/gunnery.ts';
export { chartOf } from './sailing/chart.ts';
export { findDestinations, reachOf } from './sailing/moving.ts';
export { isInShelter } from './sailing/sailing.ts';
export * from './sailing/sea.ts';
export { muster, setup } from './setup.ts';
export { durabilityOf, remaining } from './table.ts';
export * from './types.ts';
