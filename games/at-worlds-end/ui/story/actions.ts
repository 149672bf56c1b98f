// Actions: courses, ports, guards, and seas that change hands.
import { isCompanyShip, type Place } from '@quarterdeck/at-worlds-end';
import { at, type Seat } from '@quarterdeck/kernel';
import { type EventOf, gone, joined, moved, onPirate, onTurn, ownedBy, paid, type Stories, same } from './changes.ts';
import type { Scene } from './scene.ts';

export const ACTIONS = {
  sailed,
  'port-visited': (scene, { seat, cove, gold }) => ({
    ...onTurn(paid(scene, seat, -gold), cove ? { visited: true, skillPaid: true } : { visited: true }),
    market: { seat, offer: [] },
  }),
  offered: (scene, { seat, ship }) => ({ ...scene, market: { seat, offer: [...(scene.market?.offer ?? []), ship] } }),
  bought,
  'left-port': (scene) => ({ ...scene, market: null }),
  posted: (scene, { seat, sea, ship }) => moved(scene, seat, ship, 'squadron', sea),
  collected: (scene, { seat, sea, ship }) => moved(scene, seat, ship, sea, 'squadron'),
  'escort-called': (scene, { from, ship }) => ({ ...scene, leaving: { from, ship } }),
  sent: (scene, { seat, from, to, ship }) => ({ ...moved(scene, seat, ship, from, to), leaving: null }),
  bribed: (scene, { seat, gold }) => onTurn(paid(scene, seat, -gold), { skillPaid: true }),
  attacked: (scene) => onTurn(scene, { fought: true }),
  'sea-changed': (scene, { sea, to }) => ownedBy(scene, sea, to),
} satisfies Partial<Stories>;

function sailed(scene: Scene, { seat, to, why, favour }: EventOf['sailed']): Scene {
  const there = onPirate(scene, seat, () => ({ flagship: to, favour }));
  if (why === 'retreat') return there;
  return onTurn(there, why === 'favour' ? { favourUsed: true } : { sailed: true });
}

function bought(scene: Scene, { seat, ship, gold }: EventOf['bought']): Scene {
  const offer = scene.market?.offer.filter((other) => other !== ship) ?? [];
  return { ...joined(paid(scene, seat, -gold), seat, ship), market: { seat, offer } };
}

/** What a battle does to fleets and purses; its lines are told beside it (`battle/story.ts`). */
export const BATTLES = {
  'battle-began': (scene, { second }) => ({ ...scene, guards: second.guards }),
  'bag-opened': (scene, { seat, gold }) => onTurn(paid(scene, seat, -gold), { skillPaid: true }),
  'manoeuvre-drawn': same,
  'round-began': same,
  'ship-fires': same,
  'shot-aimed': same,
  'manoeuvre-played': same,
  held: same,
  'ranks-closed': same,
  'salvo-rolled': same,
  'die-rolled': same,
  'check-rolled': same,
  missed: same,
  'ship-damaged': same,
  'ship-sunk': (scene, { pirate, ship }) => lost(scene, pirate, ship),
  'ship-captured': (scene, { from, ship }) => lost(scene, from, ship),
  'crew-saved': (scene, { seat, gold }) => onTurn(paid(scene, seat, -gold), { skillPaid: true }),
  withdrawn: same,
  retreated: same,
  'battle-over': same,
  plundered: (scene, { seat, gold }) => paid(scene, seat, gold),
  'convoy-taken': (scene, { seat, gold }) => paid(scene, seat, gold),
  prizes: (scene, { seat, ships, joined: areOurs }) =>
    areOurs ? ships.reduce((now, ship) => joined(now, seat, ship), scene) : scene,
  rejoined,
  'manoeuvres-returned': (scene) => ({ ...scene, guards: [] }),
} satisfies Partial<Stories>;

/** A guard, or a ship of the squadron: the lines were drawn up from both. */
function lost(scene: Scene, seat: Seat | null, ship: EventOf['ship-sunk']['ship']): Scene {
  if (seat === null || isCompanyShip(ship)) return scene;
  return gone(scene, seat, ship, scene.guards.includes(ship) ? guardedBy(scene, seat) : 'squadron');
}

/** The sea that is fought for; in the last battle guards may come from the sea of the flagship. */
function guardedBy({ battle, pirates }: Scene, seat: Seat): Place {
  return battle?.sea ?? at(pirates, seat).flagship ?? 'squadron';
}

/** Guards are with the flagship now. */
function rejoined(scene: Scene, { seat, ships }: EventOf['rejoined']): Scene {
  return ships.reduce((now, ship) => moved(now, seat, ship, guardedBy(scene, seat), 'squadron'), scene);
}
