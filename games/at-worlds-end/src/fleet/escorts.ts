// Guards (W5.6 to W5.8): posted and taken back where the flagship is, and in the Indies sent to another own sea.
// A ship is posted and taken back at most once a turn, which keeps a turn finite (R51).
import { type Emit, open, type Seat } from '@quarterdeck/kernel';
import { partOf, SEAS_OF, type SeaId, type ShipId } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { byShip } from '../data/ships.ts';
import { type No, no } from '../refusals.ts';
import { flagshipOf, pirateOf } from '../table.ts';
import type { Action, Event, FleetShip, State, View } from '../types.ts';
import { countAt, fleetShip, moveHidden } from './fleet.ts';

const POST = byShip<Action>((ship) => ({ type: 'post', ship }));
const COLLECT = byShip<Action>((ship) => ({ type: 'collect', ship }));

const NOT_OWN_SEA = no('not-own-sea', 'W5.6');
const SEA_FULL = no('sea-full', 'W5.6');
const POSTED_ONCE = no('posted-once', 'W5.6');
const MOVED_IS_NOT_POSTED = no('moved-is-not-posted', 'W5.8');
const COLLECTED_ONCE = no('collected-once', 'W5.6');
const FLAGSHIP_ELSEWHERE = no('flagship-elsewhere', 'W5.6');
const OCEANS_DO_NOT_MOVE = no('oceans-do-not-move', 'W5.7');
const POSTED_DOES_NOT_MOVE = no('posted-does-not-move', 'W5.8');
const MOVED_ONCE = no('moved-once', 'W5.7');
const NO_OTHER_OWN_SEA = no('no-other-own-sea', 'W5.7');

/** Why no ship can be posted here (R21). */
export function whyNoPosting(state: State, seat: Seat): No {
  const sea = flagshipOf(state, seat);
  if (state.seas[sea] !== seat) return NOT_OWN_SEA;
  return countAt(pirateOf(state, seat), sea) >= FIGURES.escorts ? SEA_FULL : null;
}

/** Why not this ship of the squadron. */
export function whyNotPosted({ posted, sent }: FleetShip): No {
  if (sent) return MOVED_IS_NOT_POSTED;
  return posted ? POSTED_ONCE : null;
}

/** Why this guard is not taken back. */
export function whyNotCollected(state: State, seat: Seat, ship: FleetShip): No {
  const sea = flagshipOf(state, seat);
  if (ship.at !== sea) return FLAGSHIP_ELSEWHERE;
  return ship.collected ? COLLECTED_ONCE : null;
}

/** Why this guard does not move by itself (R22). */
export function whyNotSent(state: State, seat: Seat, { posted, sent }: FleetShip, from: SeaId): No {
  if (partOf(from) === 'oceans') return OCEANS_DO_NOT_MOVE;
  if (posted) return POSTED_DOES_NOT_MOVE;
  if (sent) return MOVED_ONCE;
  return hasCourse(state, seat, from) ? null : NO_OTHER_OWN_SEA;
}

function hasCourse(state: State, seat: Seat, from: SeaId): boolean {
  for (const to of SEAS_OF[partOf(from)]) if (isCourse(state, seat, from, to)) return true;
  return false;
}

/** Whether a guard may go there: another own sea of the same part, with room. */
export function isCourse(state: State, seat: Seat, from: SeaId, to: SeaId): boolean {
  return to !== from && state.seas[to] === seat && countAt(pirateOf(state, seat), to) < FIGURES.escorts;
}

/** All orders that can be given to ships now. */
export function addOrders(state: State, seat: Seat, moves: Action[]): void {
  const { fleet } = pirateOf(state, seat);
  if (fleet.length === 0) return;
  if (whyNoPosting(state, seat) === null)
    for (const ship of fleet) if (ship.at === 'squadron' && whyNotPosted(ship) === null) moves.push(POST[ship.ship]);
  for (const ship of fleet)
    if (ship.at !== 'squadron' && whyNotCollected(state, seat, ship) === null) moves.push(COLLECT[ship.ship]);
  for (const ship of fleet)
    if (ship.at !== 'squadron' && whyNotSent(state, seat, ship, ship.at) === null) moves.push(sending(ship.ship, ship.at));
}

/** Orders that a player may look for and cannot give. */
export function addForbiddenOrders(state: State, seat: Seat, moves: Action[]): void {
  const sea = flagshipOf(state, seat);
  const isOwn = state.seas[sea] === seat;
  const isFull = whyNoPosting(state, seat) !== null;
  for (const ship of pirateOf(state, seat).fleet) {
    if (ship.at === 'squadron') {
      if (isOwn && (isFull || whyNotPosted(ship) !== null)) moves.push(POST[ship.ship]);
      continue;
    }
    if (ship.at === sea && whyNotCollected(state, seat, ship) !== null) moves.push(COLLECT[ship.ship]);
    if (whyNotSent(state, seat, ship, ship.at) !== null) moves.push(sending(ship.ship, ship.at));
  }
}

type Order = Extract<Action, { type: 'post' | 'collect' | 'send' }>;

/** Why an order to this ship is refused. */
export function whyNoOrder(state: State, seat: Seat, order: Order): No {
  const found = pirateOf(state, seat).fleet.find(({ ship }) => ship === order.ship);
  if (found === undefined) return null;
  switch (order.type) {
    case 'post':
      return found.at === 'squadron' ? (whyNoPosting(state, seat) ?? whyNotPosted(found)) : null;
    case 'collect':
      return found.at === 'squadron' ? null : whyNotCollected(state, seat, found);
    case 'send':
      return found.at === order.from ? whyNotSent(state, seat, found, order.from) : null;
  }
}

export function post(state: State, seat: Seat, ship: ShipId, emit: Emit<Event>): void {
  const sea = flagshipOf(state, seat);
  fleetShip(state, seat, ship).posted = true;
  moveHidden(state, seat, ship, sea);
  emit({ type: 'posted', seat, sea, ship });
}

export function collect(state: State, seat: Seat, ship: ShipId, emit: Emit<Event>): void {
  const sea = flagshipOf(state, seat);
  fleetShip(state, seat, ship).collected = true;
  moveHidden(state, seat, ship, 'squadron');
  emit({ type: 'collected', seat, sea, ship });
}

/** What comes first is which guard; where to is asked next, unless there is but one way (R55). */
export function callEscort(state: State, seat: Seat, ship: ShipId, from: SeaId, emit: Emit<Event>): void {
  const [to, other] = coursesFrom(state, seat, from);
  emit({ type: 'escort-called', seat, from, ship });
  if (to !== undefined && other === undefined) sendEscort(state, seat, ship, from, to, emit);
  else open(state, { kind: 'escort-course', seat, ship, from });
}

export function sendEscort(state: State, seat: Seat, ship: ShipId, from: SeaId, to: SeaId, emit: Emit<Event>): void {
  fleetShip(state, seat, ship).sent = true;
  moveHidden(state, seat, ship, to);
  emit({ type: 'sent', seat, from, to, ship });
}

/** Where a guard may go from here. */
export function coursesFrom(state: State, seat: Seat, from: SeaId): SeaId[] {
  return otherOwnSeas(state, seat, from).filter((to) => isCourse(state, seat, from, to));
}

/** W5.7: a guard moves between seas of its owner in the same part, as far as there is room. */
export function otherOwnSeas({ seas }: Pick<View, 'seas'>, seat: Seat, from: SeaId): SeaId[] {
  const around: readonly SeaId[] = SEAS_OF[partOf(from)];
  return around.filter((to) => to !== from && seas[to] === seat);
}

/** The sea is named with the ship: everybody hears it, and it is not to depend on what is hidden. */
function sending(ship: ShipId, from: SeaId): Action {
  return { type: 'send', ship, from };
}
