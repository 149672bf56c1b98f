// Everything lies open but the mines: where they are, and what they wait for.
import { at, copy, type Rng, type Seat, type Viewer } from '@quarterdeck/kernel';
import { bookOf } from './book.ts';
import type { Cell } from './data/cells.ts';
import { SHIP_KINDS, type ShipKind } from './data/ships.ts';
import type { Event, Fort, Mine, MineView, OpenFrame, Player, SeenCell, Ship, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  // Between two legs nothing is open for a moment, and yet the game goes on.
  const isOver = state.ending !== null && state.stack.length === 0;
  const sees = (seat: Seat) => isOver || viewer === 'all' || viewer === seat;
  return {
    viewer,
    fixed: state.fixed,
    stack: state.stack.map((frame) => viewFrame(frame, sees)),
    leg: state.leg,
    order: state.order,
    round: state.round,
    wind: state.wind,
    players: state.players,
    ships: state.ships,
    forts: state.forts,
    reefs: state.reefs,
    sites: state.sites,
    unlaid: state.unlaid,
    lost: state.lost,
    deliveries: state.deliveries,
    mines: state.mines.map((mines, seat) => mines.map((mine) => viewMine(mine, sees(seat)))),
    unsettled: state.unsettled,
    ending: state.ending,
  };
}

/** By name, so that a new field of a mine is not seen by others before somebody decides so. */
function viewMine({ at: cell, kinds, shown, ordered }: Mine, isSeen: boolean): MineView {
  return { at: isSeen || shown ? cell : null, kinds: isSeen ? kinds : null, shown, ordered };
}

function viewFrame(frame: State['stack'][number], sees: (seat: Seat) => boolean): OpenFrame {
  if (frame.kind !== 'lay-mines') return frame;
  const laid = frame.laid.map((cell, seat): SeenCell => (cell === null || sees(seat) ? cell : 'hidden'));
  return { kind: 'lay-mines', card: frame.card, laid };
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type === 'mine-laid' && viewer !== 'all' && viewer !== event.seat) return { ...event, cell: null };
  if (event.type === 'mine-ordered' && viewer !== 'all' && viewer !== event.seat) return { ...event, kinds: null };
  return event;
}

/** Mines of others are laid again anywhere in their waters, with any order: nothing that was seen rules one out (10.7). */
export function determinize(view: View, rng: Rng): State {
  return {
    stack: copyStack(view, rng),
    fixed: view.fixed,
    leg: view.leg,
    order: view.order.slice(),
    round: view.round,
    wind: view.wind,
    players: copyPlayers(view.players),
    ships: copyShips(view.ships),
    forts: copyForts(view.forts),
    reefs: view.reefs.slice(),
    sites: copySites(view.sites),
    unlaid: view.unlaid,
    lost: view.lost,
    deliveries: view.deliveries,
    mines: view.mines.map((mines, seat) => mines.map((mine) => imagineMine(view, seat, mine, rng))),
    unsettled: view.unsettled,
    ending: view.ending,
  };
}

/** The state again, for search: lists that are only ever replaced are shared. */
export function copyState(state: State): State {
  return {
    stack: state.stack.map(copyFrame),
    fixed: state.fixed,
    leg: state.leg,
    order: state.order.slice(),
    round: state.round,
    wind: state.wind,
    players: copyPlayers(state.players),
    ships: copyShips(state.ships),
    forts: copyForts(state.forts),
    reefs: state.reefs.slice(),
    sites: copySites(state.sites),
    unlaid: state.unlaid,
    lost: state.lost,
    deliveries: state.deliveries,
    mines: state.mines.map((mines) => mines.map(({ at: cell, kinds, shown, ordered }) => ({ at: cell, kinds, shown, ordered }))),
    unsettled: state.unsettled,
    ending: state.ending,
  };
}

function imagineMine(view: View, seat: Seat, mine: MineView, rng: Rng): Mine {
  const { shown, ordered } = mine;
  return { at: mine.at ?? imagineCell(view, seat, rng), kinds: mine.kinds ?? imagineOrder(rng), shown, ordered };
}

/** 10.4: anywhere near a fort that the seat had at the start, but on a reef. */
function imagineCell({ fixed, players, reefs }: View, seat: Seat, rng: Rng): Cell {
  const zone = at(bookOf(fixed).zones, at(players, seat).side);
  for (;;) {
    const cell = at(zone, rng.below(zone.length));
    if (!reefs.includes(cell)) return cell;
  }
}

const ORDERS: readonly (readonly ShipKind[])[] = Array.from({ length: 1 << SHIP_KINDS.length }, (_, bits) =>
  SHIP_KINDS.filter((_kind, i) => ((bits >> i) & 1) === 1),
);

/** As it was laid, more often than not; else any. */
function imagineOrder(rng: Rng): readonly ShipKind[] {
  return rng.below(2) === 0 ? SHIP_KINDS : at(ORDERS, rng.below(ORDERS.length));
}

// Copied by name: each of these sees one shape, which is what makes it fast.

function copyStack(view: View, rng: Rng): State['stack'] {
  const stack: State['stack'] = [];
  for (const frame of view.stack) {
    if (frame.kind !== 'lay-mines') stack.push(copyFrame(frame));
    else {
      const laid = frame.laid.map((cell, seat) => (cell === 'hidden' ? imagineCell(view, seat, rng) : cell));
      stack.push({ kind: 'lay-mines', card: frame.card, laid });
    }
  }
  return stack;
}

function copyFrame(frame: State['stack'][number]): State['stack'][number] {
  if (frame.kind === 'round') return { kind: 'round', spun: frame.spun, toMove: frame.toMove.slice() };
  if (frame.kind === 'turn') return { kind: 'turn', seat: frame.seat, drifted: frame.drifted };
  return copy(frame);
}

function copyPlayers(players: View['players']): Player[] {
  const list: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const { side, out, fortless, lastDelivery, points, feats, fireships, goal } = at(players, seat);
    list.push({ side, out, fortless, lastDelivery, points, feats, fireships, goal });
  }
  return list;
}

function copyShips(ships: View['ships']): Ship[] {
  const list: Ship[] = [];
  for (let i = 0; i < ships.length; i++) list.push(copyShip(at(ships, i)));
  return list;
}

function copyShip(ship: Readonly<Ship>): Ship {
  return {
    owner: ship.owner,
    at: ship.at,
    damage: ship.damage,
    hold: ship.hold,
    moved: ship.moved,
    fired: ship.fired,
    locked: ship.locked,
    duty: ship.duty,
    since: ship.since,
    leftRepair: ship.leftRepair,
    loadedAt: ship.loadedAt,
    unloadedAt: ship.unloadedAt,
    royalTurns: ship.royalTurns,
  };
}

function copyForts(forts: View['forts']): Fort[] {
  const list: Fort[] = [];
  for (let i = 0; i < forts.length; i++) {
    const { at: cell, owner, damage, fired, stored, gang, since, restored, leftRepair } = at(forts, i);
    list.push({ at: cell, owner, damage, fired, stored, gang, since, restored, leftRepair });
  }
  return list;
}

function copySites(sites: View['sites']): State['sites'] {
  const list: State['sites'] = [];
  for (let i = 0; i < sites.length; i++) {
    const { at: cell, parcels, buried } = at(sites, i);
    list.push({ at: cell, parcels, buried });
  }
  return list;
}
