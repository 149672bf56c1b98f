// The King's Convoy is played twice, with sides swapped (S2): what decides a leg, and how the next one is set up.
import { at, closeAll, type Emit, open, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { muster } from '../setup.ts';
import { fortIndex, teamOf } from '../table.ts';
import type { Event, State } from '../types.ts';
import { finish } from './finish.ts';
import { hasShips, score } from './scoring.ts';
import { leaders } from './standing.ts';

function crownSeats(state: State): Seat[] {
  const { crownTeam } = bookOf(state.fixed);
  return state.players.flatMap((_, seat) => (teamOf(state, seat) === crownTeam ? [seat] : []));
}

/** Parcels that the Crown has brought to its goal in this leg. */
export function unloadedByCrown(state: State): number {
  const book = bookOf(state.fixed);
  return book.goal === null ? 0 : at(state.forts, fortIndex(book, book.goal)).stored;
}

/** Parcels that the Crown will never unload: in the Brotherhood's forts, or in the deep. */
export function takenFromCrown(state: State): number {
  const crown = crownSeats(state);
  const { isRoyal } = bookOf(state.fixed);
  const isTaken = (owner: Seat | null, place: number) => !at(isRoyal, place) && (owner === null || !crown.includes(owner));
  return state.forts.reduce((sum, fort, place) => (isTaken(fort.owner, place) ? sum + fort.stored : sum), state.lost);
}

export function isLegDecided(state: State): boolean {
  const { aim } = bookOf(state.fixed).scenario;
  if (aim.kind !== 'convoy') return false;
  const isRun = unloadedByCrown(state) >= aim.parcels || takenFromCrown(state) >= aim.parcels;
  return isRun || crownSeats(state).every((seat) => !hasShips(state, seat));
}

/** The Crown is credited with what it has unloaded; after the last leg the sum decides. */
export function endLeg(state: State, emit: Emit<Event>): void {
  const unloaded = unloadedByCrown(state);
  const [first] = crownSeats(state);
  emit({ type: 'leg-over', leg: state.leg, unloaded, taken: takenFromCrown(state) });
  const deed = state.leg === 1 ? 'first-leg' : 'second-leg';
  if (first !== undefined && unloaded > 0) score(state, first, { deed, points: unloaded }, 'crown', emit);
  if (state.leg >= bookOf(state.fixed).scenario.legs) finish(state, 'convoy', leaders(state), emit);
  else swapSides(state, emit);
}

function swapSides(state: State, emit: Emit<Event>): void {
  closeAll(state);
  state.leg += 1;
  for (const player of state.players) player.side ^= 1; // Crown and Brotherhood sit side by side
  muster(state);
  emit({ type: 'leg-began', leg: state.leg, crown: crownSeats(state) });
  open(state, { kind: 'round', spun: false, toMove: [] });
  open(state, { kind: 'preparation', steps: ['berths', 'mines'] });
}
