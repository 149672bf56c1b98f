// What lies on the chart, as the view of the moment has it. Which way a ship points, and how a fight went (`fight.ts`), only the story
// knows: that comes from the event, or from the scene before.
import {
  bookOf,
  type Cell,
  columnOf,
  courseTo,
  type Direction,
  type Duty,
  damageIn,
  type Event,
  type Fixed,
  fortPiece,
  type Player,
  type ShipId,
  type View,
} from '@quarterdeck/admiral';
import type { Seat } from '@quarterdeck/kernel';
import { type Fight, fightIn, fightTold } from './fight.ts';

export interface ShipScene {
  readonly owner: Seat | null;
  readonly at: Cell | null;
  readonly damage: number;
  /** Parcels aboard. */
  readonly aboard: number;
  readonly moved: boolean;
  readonly fired: number;
  readonly locked: boolean;
  readonly duty: Duty;
}

export interface FortScene {
  readonly at: Cell;
  readonly owner: Seat | null;
  readonly damage: number;
  readonly fired: number;
  readonly stored: number;
  readonly gang: readonly ShipId[];
  readonly restored: number;
}

export interface SiteScene {
  readonly at: Cell;
  readonly parcels: number;
  readonly buried: boolean;
}

/** A mine whose place this viewer knows. */
export interface MineScene {
  readonly seat: Seat;
  readonly at: Cell;
  readonly shown: boolean;
}

export interface Scene extends Pick<View, 'fixed' | 'leg' | 'round' | 'wind' | 'order' | 'reefs' | 'lost'> {
  readonly players: readonly Pick<Player, 'side' | 'out' | 'points'>[];
  readonly ships: readonly ShipScene[];
  readonly forts: readonly FortScene[];
  readonly sites: readonly SiteScene[];
  readonly mines: readonly MineScene[];
  /** The course on which each ship has sailed last. */
  readonly headings: readonly Direction[];
  readonly fight: Fight | null;
  /** Whose turn it is. */
  readonly active: Seat | null;
}

/** The event is the one that has just happened; null where the table is looked at without one. */
export function sceneOf(view: View, before: Scene | null = null, event: Event | null = null): Scene {
  const { fixed, leg, round, wind, order, reefs, lost } = view;
  return {
    ...{ fixed, leg, round, wind, order, reefs, lost },
    players: view.players.map(({ side, out, points }) => ({ side, out, points })),
    ships: view.ships.map((ship, id) => shipScene(ship, damageIn(view, id))),
    forts: view.forts.map((fort) => fortScene(fort, damageIn(view, fortPiece(fort.at)))),
    sites: view.sites.map(({ at, parcels, buried }) => ({ at, parcels: parcels.length, buried })),
    mines: minesIn(view),
    headings: headingsIn(view, before, event),
    fight: fightNow(view, before, event),
    active: activeNow(view, before, event),
  };
}

type Afloat = View['ships'][number];

function shipScene({ owner, at, hold, moved, fired, locked, duty }: Afloat, damage: number): ShipScene {
  return { owner, at, damage, aboard: hold.length, moved, fired, locked, duty };
}

function fortScene({ at, owner, fired, stored, gang, restored }: View['forts'][number], damage: number): FortScene {
  return { at, owner, damage, fired, stored, gang, restored };
}

function minesIn({ mines, stack }: View): readonly MineScene[] {
  const laid = mines.flatMap((cards, seat) =>
    cards.flatMap(({ at: cell, shown }) => (cell === null ? [] : [{ seat, at: cell, shown }])),
  );
  const frame = stack.at(-1);
  const fresh = frame?.kind === 'lay-mines' ? frame.laid : [];
  return [...laid, ...fresh.flatMap((cell, seat) => (typeof cell === 'number' ? [{ seat, at: cell, shown: false }] : []))];
}

/** A ship looks where she has sailed last; one that has not sailed since she was berthed, to the middle of the sea. */
function headingsIn({ fixed, ships }: View, before: Scene | null, event: Event | null): readonly Direction[] {
  const kept = event?.type === 'leg-began' ? null : before;
  const headings = ships.map(({ at }, ship) => kept?.headings[ship] ?? inward(fixed, at));
  if (event?.type === 'berthed') return headings.with(event.ship, inward(fixed, event.cell));
  if (event?.type !== 'sailed' && event?.type !== 'drifted') return headings;
  const course = courseTo(event.from, event.to);
  return course < 0 ? headings : headings.with(event.ship, course);
}

function inward(fixed: Fixed, cell: Cell | null): Direction {
  const isWest = cell === null || columnOf(cell) < bookOf(fixed).sea.columns / 2;
  return isWest ? 2 : 6;
}

/** What is fought stays in sight until the next turn. */
function fightNow(view: View, before: Scene | null, event: Event | null): Fight | null {
  if (event?.type === 'turn-began') return null;
  const isSameTurn = before !== null && before.round === view.round && before.active === activeIn(view);
  const kept = event !== null || isSameTurn ? (before?.fight ?? null) : null;
  const fight = fightIn(view, before?.fight ?? null) ?? kept;
  return event === null ? fight : fightTold(view, fight, event);
}

/** Between two turns it is still the last one's. */
function activeNow(view: View, before: Scene | null, event: Event | null): Seat | null {
  if (event?.type === 'turn-began') return event.seat;
  return activeIn(view) ?? (event === null ? null : (before?.active ?? null));
}

export function activeIn({ stack }: Pick<View, 'stack'>): Seat | null {
  for (const frame of stack) {
    if (frame.kind === 'turn') return frame.seat;
    if (frame.kind === 'wind') return frame.spinner;
  }
  const frame = stack.at(-1);
  return frame !== undefined && 'seat' in frame ? frame.seat : null;
}

/** Whether what is left to tell is of the turn that the view is in. */
export function hasComeTo({ round, active }: Scene, view: View, coming: readonly { readonly event: Event }[]): boolean {
  const isThere = round === view.round && active === activeIn(view) && view.ending === null;
  return isThere && coming.every(({ event }) => event.type !== 'turn-began' && event.type !== 'leg-began');
}
