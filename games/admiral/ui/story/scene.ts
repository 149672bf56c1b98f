// What lies on the chart, as the board shows it. While events are told it runs behind the view (`story.ts`), and at the end the
// view has the last word; which way a ship points, and how a fight went, only the story knows.
import {
  bookOf,
  type Cell,
  type Contest,
  columnOf,
  type Direction,
  type Duty,
  type Fixed,
  fortPiece,
  type Gun,
  isShip,
  type Piece,
  type Player,
  type ShipId,
  type View,
} from '@quarterdeck/admiral';
import { at, type Seat } from '@quarterdeck/kernel';

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

export interface Volley {
  readonly kind: 'volley';
  readonly seat: Seat;
  readonly target: Piece;
  readonly guns: readonly Gun[];
  /** Null until the die is thrown. */
  readonly face: number | null;
  readonly hits: number;
}

export interface Grapple {
  readonly kind: 'grapple';
  readonly seat: Seat;
  readonly target: Piece;
  readonly attackers: readonly ShipId[];
  readonly defenders: readonly ShipId[];
  /** In the order of the throw: attackers, then the target, then those who stand by it; with what each has left of its durability. */
  readonly dice: readonly { readonly piece: Piece; readonly face: number; readonly points: number; readonly left: number }[];
  readonly result: { readonly attack: number; readonly defence: number; readonly winner: Seat | null } | null;
}

/** What is fought out, or was last in this turn. */
export type Fight = Volley | Grapple;

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

export function sceneOf(view: View, before: Scene | null = null): Scene {
  const { fixed, leg, round, wind, order, reefs, lost } = view;
  return {
    ...{ fixed, leg, round, wind, order, reefs, lost },
    players: view.players.map(({ side, out, points }) => ({ side, out, points })),
    ships: inContest(view, view.ships.map(shipScene)),
    forts: view.forts.map((fort) => fortScene(view, fort)),
    sites: view.sites.map(({ at, parcels, buried }) => ({ at, parcels: parcels.length, buried })),
    mines: minesIn(view),
    headings: view.ships.map(({ at }, ship) => before?.headings[ship] ?? inward(fixed, at)),
    fight: fightIn(view, before) ?? keptFight(view, before),
    active: activeIn(view),
  };
}

function shipScene({ owner, at, damage, hold, moved, fired, locked, duty }: View['ships'][number]): ShipScene {
  return { owner, at, damage, aboard: hold.length, moved, fired, locked, duty };
}

function fortScene(view: View, { at: cell, owner, damage, fired, stored, gang, restored }: View['forts'][number]): FortScene {
  const given = allottedTo(view, fortPiece(cell));
  const left = bookOf(view.fixed).fort.durability - (given ?? 0);
  return { at: cell, owner, damage: given === null ? damage : left, fired, stored, gang, restored };
}

/** Whoever has joined an attack is held by it; what was allotted counts at once, and cargo lies on deck until it is stowed. */
function inContest(view: View, ships: readonly ShipScene[]): readonly ShipScene[] {
  const frame = view.stack.at(-1);
  if (frame?.kind === 'defenders')
    return ships.map((ship, id) => (frame.attackers.includes(id) ? { ...ship, locked: true } : ship));
  if (frame?.kind !== 'share-durability') return ships;
  const { cards } = bookOf(view.fixed);
  return ships.map((ship, id) => {
    const given = allottedTo(view, id);
    const aboard = isShip(frame.target) && frame.to.includes(id) ? 0 : ship.aboard;
    return { ...ship, aboard, damage: given === null ? ship.damage : at(cards, id).durability - given };
  });
}

/** What a piece was given so far in the sharing that is open; null: nothing yet. */
function allottedTo({ stack }: View, piece: Piece): number | null {
  const frame = stack.at(-1);
  return frame?.kind === 'share-durability' ? (frame.given[frame.to.indexOf(piece)] ?? null) : null;
}

function minesIn({ mines, stack }: View): readonly MineScene[] {
  const laid = mines.flatMap((cards, seat) =>
    cards.flatMap(({ at: cell, shown }) => (cell === null ? [] : [{ seat, at: cell, shown }])),
  );
  const frame = stack.at(-1);
  const fresh = frame?.kind === 'lay-mines' ? frame.laid : [];
  return [...laid, ...fresh.flatMap((cell, seat) => (typeof cell === 'number' ? [{ seat, at: cell, shown: false }] : []))];
}

/** A ship that has not sailed yet looks to the middle of the sea. */
export function inward(fixed: Fixed, cell: Cell | null): Direction {
  const isWest = cell === null || columnOf(cell) < bookOf(fixed).sea.columns / 2;
  return isWest ? 2 : 6;
}

function fightIn({ stack }: View, before: Scene | null): Fight | null {
  for (const frame of stack) {
    if (frame.kind === 'salvo' || frame.kind === 'gun-die')
      return { kind: 'volley', seat: frame.seat, target: frame.target, guns: frame.guns, face: null, hits: 0 };
    if (GRAPPLES.includes(frame.kind) && 'attackers' in frame) return grappleOf(frame, before?.fight ?? null);
  }
  return null;
}

const GRAPPLES: readonly string[] = ['boarding-party', 'defenders', 'boarding-die', 'share-durability'];

/** Dice that were thrown are told by events, not by views. */
function grappleOf({ seat, target, attackers, defenders }: Contest, before: Fight | null): Grapple {
  const isSame = before?.kind === 'grapple' && before.target === target && before.seat === seat;
  const { dice, result } = isSame ? before : { dice: [], result: null };
  return { kind: 'grapple', seat, target, attackers, defenders, dice, result };
}

/** A fight stays in sight until the next turn. */
function keptFight(view: View, before: Scene | null): Fight | null {
  const isSameTurn = before !== null && before.round === view.round && before.active === activeIn(view);
  return isSameTurn ? before.fight : null;
}

export function activeIn({ stack }: Pick<View, 'stack'>): Seat | null {
  for (const frame of stack) {
    if (frame.kind === 'turn') return frame.seat;
    if (frame.kind === 'wind') return frame.spinner;
  }
  const frame = stack.at(-1);
  return frame !== undefined && 'seat' in frame ? frame.seat : null;
}
