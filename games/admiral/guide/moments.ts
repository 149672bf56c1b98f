// What a lesson can ask of a moment: what has happened, what is offered, how things lie.
import { at, LEARNER, type Lesson, type Moment, type Seat } from '@quarterdeck/kernel';
import {
  type Admiral,
  type Cell,
  distance,
  type Event,
  kindOf,
  type ShipId,
  type ShipKind,
  type Strength,
} from '../src/index.ts';

export type Now = Moment<Admiral>;
export type Told<K extends Event['type']> = Extract<Event, { type: K }>;
export type Condition = (now: Now) => boolean;
/** When a lesson is told, and what it points at. */
export type Occasion = Pick<Lesson<Admiral>, 'when' | 'points'>;
type Offered = Now['shown']['legal'][number];

export const RIVAL: Seat = 1;

function isType<K extends Event['type']>(type: K): (event: Event) => event is Told<K> {
  return (event): event is Told<K> => event.type === type;
}

export function told<K extends Event['type']>({ events }: Now, type: K): readonly Told<K>[] {
  return events.filter(isType(type));
}

export function happened<K extends Event['type']>(type: K, isMeant: (event: Told<K>) => boolean = () => true): Condition {
  return (now) => told(now, type).some(isMeant);
}

export const any =
  (...conditions: readonly Condition[]): Condition =>
  (now) =>
    conditions.some((condition) => condition(now));

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (now) =>
    conditions.every((condition) => condition(now));

export const isOffered =
  (...types: readonly Offered['type'][]): Condition =>
  ({ shown }) =>
    shown.legal.some(({ type }) => types.includes(type));

/** It is the learner's turn, and nothing smaller is being asked. */
export const isTurn: Condition = ({ shown }) => shown.legal.length > 0 && shown.decision === 'turn';

export const isOver: Condition = ({ shown }) => shown.outcome !== null;

export const inRound =
  (first: number): Condition =>
  ({ shown }) =>
    shown.view.round >= first;

export const inWind =
  (strength: Strength): Condition =>
  ({ shown }) =>
    shown.view.wind?.strength === strength;

/** The wind blows to a corner of the cell. */
export const isAslant: Condition = ({ shown }) => (shown.view.wind?.towards ?? 0) % 2 === 1;

/** The ships of a seat that are afloat. */
export function shipsOf({ shown: { view } }: Now, seat: Seat, kind?: ShipKind): readonly ShipId[] {
  return [...view.ships.keys()].filter((id) => {
    const { owner, at: cell } = at(view.ships, id);
    return owner === seat && cell !== null && (kind === undefined || kindOf(id) === kind);
  });
}

export function cellsOf(now: Now, ships: readonly ShipId[]): readonly Cell[] {
  return ships.flatMap((ship) => at(now.shown.view.ships, ship).at ?? []);
}

/** A ship of the rival has come so near to one of the learner's. */
export const isNear =
  (cells: number): Condition =>
  (now) => {
    const foes = cellsOf(now, shipsOf(now, RIVAL));
    return cellsOf(now, shipsOf(now, LEARNER)).some((own) => foes.some((foe) => distance(own, foe) <= cells));
  };

/** The learner's brig is so near to the fort that it sails to. */
export const isNearGoal =
  (cells: number): Condition =>
  (now) => {
    const { goal } = at(now.shown.view.players, LEARNER);
    return goal !== null && cellsOf(now, shipsOf(now, LEARNER, 'brig')).some((cell) => distance(cell, goal) <= cells);
  };

export const isHurt: Condition = (now) => shipsOf(now, LEARNER).some((ship) => at(now.shown.view.ships, ship).damage > 0);

/** Places of the board for ships, forts, reefs. */
export function shipPlaces(ships: readonly ShipId[]): readonly string[] {
  return ships.map((ship) => `ship ${ship}`);
}

export function ownShips(now: Now): readonly string[] {
  return shipPlaces(shipsOf(now, LEARNER));
}

export function rivalShips(now: Now): readonly string[] {
  return shipPlaces(shipsOf(now, RIVAL));
}

export function forts({ shown }: Now): readonly string[] {
  return shown.view.forts.map((fort) => `fort ${fort.at}`);
}

export function ownForts({ shown }: Now): readonly string[] {
  return shown.view.forts.filter(({ owner }) => owner === LEARNER).map((fort) => `fort ${fort.at}`);
}

export function reefs({ shown }: Now): readonly string[] {
  return shown.view.reefs.map((cell) => `reef ${cell}`);
}

export function goalFort({ shown }: Now): readonly string[] {
  const { goal } = at(shown.view.players, LEARNER);
  return goal === null ? [] : [`fort ${goal}`];
}

export const rose = (): readonly string[] => ['rose'];

/** The lessons in the order of their names. */
export function lessonsFrom<Id extends string>(
  ids: readonly Id[],
  occasions: Readonly<Record<Id, Occasion>>,
): readonly Lesson<Admiral>[] {
  return ids.map((id) => ({ id, ...occasions[id] }));
}
