// Who sits where, whose turn it is, and the figures that this table plays by.
import { at, type PhaseFor, type Seat } from '@quarterdeck/kernel';
import {
  type AnyShip,
  bySea,
  CLASSES,
  type Difficulty,
  GATES,
  isCompanyShip,
  partOf,
  SEAS,
  SEAS_OF,
  type SeaId,
  type ShipClass,
  type ShipId,
} from './data/cards.ts';
import { COMPONENTS, type Components, type Hull, type SeaCard, type ShipCard } from './data/components.ts';
import type { AtWorldsEnd, Decisions, Pirate, State, Turn, View } from './types.ts';

export type PhaseOf<K extends keyof Decisions> = PhaseFor<AtWorldsEnd, K>;

export function pirateOf(state: State, seat: Seat): Pirate {
  return at(state.pirates, seat);
}

/** What has the figures of the table: a state or a view. */
interface Charted {
  readonly fixed: Pick<View['fixed'], 'components'>;
}

export function componentsOf({ fixed }: Charted): Components {
  return fixed.components ?? COMPONENTS;
}

export function seaCard(state: Pick<View, 'fixed'>, sea: SeaId): SeaCard {
  return componentsOf(state).seas[sea];
}

export function shipCard(state: Pick<View, 'fixed'>, ship: ShipId): ShipCard {
  return componentsOf(state).ships[ship];
}

/** A pirate's ship or one of the Company's. */
export function hullOf(state: Pick<View, 'fixed'>, ship: AnyShip): Hull {
  const { company, ships } = componentsOf(state);
  return isCompanyShip(ship) ? company[ship] : ships[ship];
}

export function classOf(state: Pick<View, 'fixed'>, ship: AnyShip): ShipClass {
  return at(CLASSES, hullOf(state, ship).attack - 1);
}

/** W3.9: a sloop is a ship with Attack 1. */
export function isSloop(state: Pick<View, 'fixed'>, ship: AnyShip): boolean {
  return hullOf(state, ship).attack === 1;
}

/** The turn that is on. */
export function turnOf(state: State): Turn {
  if (state.turn === null) throw new Error('no turn is on');
  return state.turn;
}

/** Where a pirate's flagship is. */
export function flagshipOf({ pirates }: { readonly pirates: readonly Pick<Pirate, 'flagship'>[] }, seat: Seat): SeaId {
  const { flagship } = at(pirates, seat);
  if (flagship === null) throw new Error(`the flagship of ${seat} is not at sea yet`);
  return flagship;
}

type Order = { readonly order: readonly Seat[]; readonly pirates: readonly Pick<Pirate, 'ruined'>[] };

/** The next in turn order who is not ruined. */
export function nextSeat({ order, pirates }: Order, seat: Seat): Seat {
  let place = 0;
  while (place < order.length && order[place] !== seat) place += 1;
  for (let step = 1; step < order.length; step++) {
    const next = at(order, (place + step) % order.length);
    if (!at(pirates, next).ruined) return next;
  }
  return seat;
}

/** W5.2, W5.3: whether one can sail from here to there in one step. */
export function isNextTo(state: Charted, from: SeaId, to: SeaId): boolean {
  if (from === to) return false;
  const here = partOf(from);
  const there = partOf(to);
  if (here === 'oceans' && there === 'oceans') return isLane(state, from, to);
  if (here === there) return true;
  return (here !== 'oceans' && GATES[here] === to) || (there !== 'oceans' && GATES[there] === from);
}

function isLane(state: Charted, from: SeaId, to: SeaId): boolean {
  const { lanes } = componentsOf(state);
  for (const [one, other] of lanes) if ((one === from && other === to) || (one === to && other === from)) return true;
  return false;
}

/** The chart of the rules, worked out once. */
const CHART = bySea((from) => neighboursBy({ fixed: { components: null } }, from));

/** All seas one step from here, in the order of the sea list. */
export function neighboursOf(state: Pick<View, 'fixed'>, from: SeaId): readonly SeaId[] {
  return state.fixed.components === null ? CHART[from] : neighboursBy(state, from);
}

function neighboursBy(state: Charted, from: SeaId): SeaId[] {
  return SEAS.filter((to) => isNextTo(state, from, to));
}

/** W6.11: where a beaten flagship may flee: another sea of the same part, on the Oceans a neighbour. */
export function refugesFrom(state: Pick<View, 'fixed'>, from: SeaId): SeaId[] {
  const seas: readonly SeaId[] = SEAS_OF[partOf(from)];
  return seas.filter((to) => isNextTo(state, from, to));
}

/** A turn and who plays it, of a state or a view. */
interface Playing {
  readonly turn: Readonly<Turn> | null;
  readonly pirates: readonly Pick<Pirate, 'hero'>[];
}

/** W6.3, W9.2: what the Company sets against the pirate whose turn it is. */
export function difficultyOf(state: Playing & Pick<View, 'fixed'>, sea: SeaId): Difficulty {
  const { difficulty } = seaCard(state, sea);
  if (!isBribed(state)) return difficulty;
  return difficulty === 3 ? 2 : 1;
}

/** W9.2: the Diplomat has paid for this turn's battle. */
export function isBribed({ turn, pirates }: Playing): boolean {
  return turn?.skillPaid === true && at(pirates, turn.seat).hero === 'diplomat';
}

/** W10.2: the space on which the armada arrives. */
export function lastSpace(state: Pick<View, 'fixed'>): number {
  const { two, three, four } = componentsOf(state).armada;
  return state.fixed.seats === 2 ? two : state.fixed.seats === 3 ? three : four;
}
