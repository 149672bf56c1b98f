// Set-up, the turn, its event and management, and the end.
import type { FameLine, ShipId } from '@quarterdeck/at-worlds-end';
import { at, type Seat } from '@quarterdeck/kernel';
import { type EventOf, gone, joined, onPirate, onTurn, paid, type Stories, same } from './changes.ts';
import type { Bidding, Scene } from './scene.ts';

export const TURNS = {
  'hero-chosen': (scene, { seat, hero }) => onPirate(scene, seat, () => ({ hero })),
  'order-drawn': orderDrawn,
  started: (scene, { seat, sea }) => onPirate(scene, seat, () => ({ flagship: sea })),
  'turn-began': turnBegan,
  'turn-ended': same,
  'dice-thrown': (scene, { dice }) => ({ ...scene, thrown: { dice, event: null } }),
  compass: same,
  event: eventCame,
  'monster-unopposed': same,
  'convoy-passed': same,
  'no-auction': same,
  'ship-turned-up': turnedUp,
  bid: bidMade,
  'left-auction': leftAuction,
  'auction-won': (scene, { seat, ship, gold }) => ({ ...joined(paid(scene, seat, -gold), seat, ship), auction: null }),
  'auction-failed': (scene) => ({ ...scene, auction: null }),
  'favour-gained': (scene, { seat, favour }) => onPirate(scene, seat, () => ({ favour })),
  'favour-full': (scene, { seat, gold }) => paid(scene, seat, gold),
  'storm-broke': (scene, { seat, sloops }) => ({
    ...scene,
    storm: sloops.length === 0 ? null : { seat, sloops: sloops.map((ship) => ({ ship, face: null, sunk: false })) },
  }),
  'storm-die': stormDie,
  'company-found-nothing': same,
  'armada-moved': (scene, { to }) => ({ ...scene, armada: to }),
  income: (scene, { seat, gold }) => paid({ ...scene, storm: null }, seat, gold),
  'fame-bought': (scene, { seat, gold }) => paid(scene, seat, -gold),
  'fame-changed': (scene, { seat, to, lines }) =>
    onPirate(scene, seat, ({ boughtFame, giftFame }) => ({
      fame: to,
      boughtFame: boughtFame + pointsOf(lines, 'bought'),
      giftFame: giftFame + pointsOf(lines, 'gift'),
    })),
  ruined,
  'fame-given': same,
  'armada-arrived': (scene) => ({ ...scene, turn: null, auction: null, market: null, storm: null, leaving: null }),
  'roll-off': (scene, { role, seats }) => ({ ...scene, rollOff: { role, tied: [...seats], thrown: [] } }),
  'roll-off-die': rollOffDie,
  champion: (scene) => ({ ...scene, rollOff: null }),
  'last-battle-unfought': same,
  won: (scene, { seat, how }) => ({ ...scene, end: { how, winner: seat }, active: null }),
  'armada-won': (scene) => ({ ...scene, end: { how: 'armada-won', winner: null }, active: null }),
} satisfies Partial<Stories>;

function orderDrawn(scene: Scene, { order, gold }: EventOf['order-drawn']): Scene {
  const after = { ...scene, order };
  return order.reduce((now, seat, place) => onPirate(now, seat, () => ({ gold: at(gold, place) })), after);
}

function turnBegan(scene: Scene, { seat, turn }: EventOf['turn-began']): Scene {
  const fresh = {
    seat,
    calm: false,
    extraProfit: false,
    sailed: false,
    favourUsed: false,
    visited: false,
    fought: false,
    skillPaid: false,
  };
  const after = { ...scene, turn: fresh, thrown: null, storm: null, battle: null, active: seat };
  return onPirate(after, seat, () => ({ turns: turn }));
}

function eventCame(scene: Scene, { event, dice }: EventOf['event']): Scene {
  const after = { ...scene, thrown: { dice, event } };
  if (event === 'calm') return onTurn(after, { calm: true });
  return event === 'profit' ? onTurn(after, { extraProfit: true }) : after;
}

/** From the active pirate on, in turn order; who is too poor leaves by an event of its own. */
function turnedUp(scene: Scene, { ship }: EventOf['ship-turned-up']): Scene {
  const first = Math.max(0, scene.order.indexOf(scene.turn?.seat ?? 0));
  const around = [...scene.order.slice(first), ...scene.order.slice(0, first)];
  const stillIn = around.filter((seat) => !at(scene.pirates, seat).ruined);
  const bids = scene.pirates.map(() => null);
  return { ...scene, auction: { ship, high: null, highBy: null, stillIn, next: stillIn[0] ?? 0, bids } };
}

function onAuction(scene: Scene, change: (auction: Bidding) => Partial<Bidding>): Scene {
  return scene.auction === null ? scene : { ...scene, auction: { ...scene.auction, ...change(scene.auction) } };
}

function bidMade(scene: Scene, { seat, gold }: EventOf['bid']): Scene {
  return onAuction(scene, ({ bids, stillIn }) => ({
    high: gold,
    highBy: seat,
    bids: bids.with(seat, gold),
    next: after(stillIn, seat),
  }));
}

function leftAuction(scene: Scene, { seat }: EventOf['left-auction']): Scene {
  return onAuction(scene, ({ stillIn, next }) => ({
    stillIn: stillIn.filter((other) => other !== seat),
    next: next === seat ? after(stillIn, seat) : next,
  }));
}

function after(seats: readonly Seat[], seat: Seat): Seat {
  return seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
}

function stormDie(scene: Scene, { seat, ship, face, sunk }: EventOf['storm-die']): Scene {
  const thrown = (sloop: ShipId) => sloop === ship;
  const sloops = scene.storm?.sloops.map((one) => (thrown(one.ship) ? { ship, face, sunk } : one)) ?? [];
  const now = { ...scene, storm: { seat, sloops } };
  return sunk ? gone(now, seat, ship, 'squadron') : now;
}

function pointsOf(lines: readonly FameLine[], line: FameLine['line']): number {
  return lines.reduce((sum, one) => sum + (one.line === line ? one.points : 0), 0);
}

/** All that is left goes to the bank. */
function ruined(scene: Scene, { seat }: EventOf['ruined']): Scene {
  const after = onPirate(scene, seat, () => ({ ruined: true, gold: 0, favour: 0, flagship: null }));
  return { ...after, hands: scene.hands.with(seat, []) };
}

function rollOffDie(scene: Scene, { face }: EventOf['roll-off-die']): Scene {
  const { rollOff } = scene;
  return rollOff === null ? scene : { ...scene, rollOff: { ...rollOff, thrown: [...rollOff.thrown, face] } };
}
