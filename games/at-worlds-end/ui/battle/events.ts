// What an event does to a battle: told event by event, the scene comes to what the view shows.
import {
  type AnyShip,
  type DrawnUp,
  type Event,
  isCompanyShip,
  type LineShip,
  type Manoeuvre,
  type SalvoResult,
  type ShipId,
  type SideOf,
} from '@quarterdeck/at-worlds-end';
import type { Seat } from '@quarterdeck/kernel';
import { type BattleScene, otherSide, type Shot, type SideScene } from './scene.ts';

export const BATTLE_EVENTS = [
  'battle-began',
  'bag-opened',
  'manoeuvre-drawn',
  'round-began',
  'ship-fires',
  'shot-aimed',
  'manoeuvre-played',
  'held',
  'ranks-closed',
  'salvo-rolled',
  'die-rolled',
  'check-rolled',
  'missed',
  'ship-damaged',
  'ship-sunk',
  'ship-captured',
  'crew-saved',
  'withdrawn',
  'retreated',
  'battle-over',
  'plundered',
  'convoy-taken',
  'prizes',
  'rejoined',
  'manoeuvres-returned',
] as const satisfies readonly Event['type'][];
export type BattleEventType = (typeof BATTLE_EVENTS)[number];
export type BattleEvent = Extract<Event, { type: BattleEventType }>;
type EventOf = { readonly [K in BattleEventType]: Extract<Event, { type: K }> };
type Stories = {
  readonly [K in Exclude<BattleEventType, 'battle-began'>]: (scene: BattleScene, event: EventOf[K]) => BattleScene;
};

const NAMES: ReadonlySet<string> = new Set(BATTLE_EVENTS);

export function isBattleEvent(event: Event): event is BattleEvent {
  return NAMES.has(event.type);
}

/** The battle after an event; `hands` and `turn` are known to the board when one begins. */
export function afterBattleEvent(
  scene: BattleScene | null,
  event: BattleEvent,
  start: Pick<BattleScene, 'hands' | 'turn'>,
): BattleScene | null {
  if (event.type === 'battle-began') return begun(event, start);
  return scene === null ? null : happened(scene, event.type, event);
}

function happened<K extends Exclude<BattleEventType, 'battle-began'>>(
  scene: BattleScene,
  type: K,
  event: EventOf[K],
): BattleScene {
  return STORIES[type](scene, event);
}

const same = (scene: BattleScene): BattleScene => scene;

const STORIES: Stories = {
  'bag-opened': same,
  'manoeuvre-drawn': (scene, { seat, card }) => withHand(scene, seat, (hand) => [...hand, card]),
  'round-began': roundBegan,
  'ship-fires': (scene, { side, ship }) => ({ ...scene, next: side, firing: ship, shot: null }),
  'shot-aimed': shotAimed,
  'manoeuvre-played': played,
  held: same,
  'ranks-closed': (scene, { to }) => onShot(scene, { target: to }),
  'salvo-rolled': salvoRolled,
  'die-rolled': (scene, { use, face, success }) => dieRolled(scene, use, face, success),
  'check-rolled': (scene, { dice, defence, survived }) => onShot(scene, { check: { dice, defence, survived } }),
  missed: (scene) => ended(scene, 'miss'),
  'ship-damaged': (scene, { side, ship }) =>
    ended(onShip(scene, side, ship, { damaged: true }), scene.shot?.result === 'saved' ? 'saved' : 'damaged'),
  'ship-sunk': (scene, { side, ship }) =>
    scene.shot?.target === ship ? ended(lost(scene, side, ship), 'sunk') : lost(scene, side, ship),
  'ship-captured': captured,
  'crew-saved': (scene) => ended(scene, 'saved'),
  withdrawn: (scene, { side, ship }) => leave(scene, side, [ship]),
  retreated: (scene, { side, ships }) => leave(scene, side, ships),
  'battle-over': (scene, { winner, how }) => ({ ...scene, firing: null, over: { winner, how, gold: 0, prizes: [] } }),
  plundered: (scene, { gold }) => won(scene, gold, []),
  'convoy-taken': (scene, { gold }) => won(scene, gold, []),
  prizes: (scene, { ships, joined }) => won(scene, 0, joined ? ships : []),
  rejoined: same,
  'manoeuvres-returned': same,
};

function begun({ cause, sea, first, second }: EventOf['battle-began'], start: Pick<BattleScene, 'hands' | 'turn'>): BattleScene {
  return {
    cause,
    sea,
    round: 1,
    next: 'first',
    first: drawnUp(first),
    second: drawnUp(second),
    firing: null,
    shot: null,
    over: null,
    ...start,
  };
}

function drawnUp({ pirate, commander, ships }: DrawnUp): SideScene {
  const line = ships.map((ship) => ({ ship, damaged: false, fired: false, carded: false }));
  return { pirate, commander, line, withdrawn: [], captured: [], lost: 0 };
}

function roundBegan(scene: BattleScene, { round }: EventOf['round-began']): BattleScene {
  const fresh = (side: SideScene): SideScene => ({
    ...side,
    line: side.line.map((ship) => ({ ...ship, fired: false, carded: false })),
  });
  return { ...scene, round, next: 'first', first: fresh(scene.first), second: fresh(scene.second), firing: null, shot: null };
}

function shotAimed(scene: BattleScene, { side, shooter, target }: EventOf['shot-aimed']): BattleScene {
  return { ...onShip(scene, side, shooter, { fired: true }), firing: null, shot: shotAt(side, shooter, target, false) };
}

function shotAt(side: SideOf, shooter: AnyShip, target: AnyShip, answering: boolean): Shot {
  return { side, shooter, target, answering, hits: 0, played: [], dice: null, die: null, check: null, result: null };
}

function played(scene: BattleScene, { seat, side, card, ship, against }: EventOf['manoeuvre-played']): BattleScene {
  const after = withHand(onShip(scene, side, ship, { carded: true }), seat, (hand) => without(hand, card));
  if (card === 'return-fire') return { ...after, shot: shotAt(side, ship, against, true) };
  return onShot(after, { played: [...(scene.shot?.played ?? []), card] });
}

/** Of another's hand a card that was not seen is gone. */
function without(hand: readonly (Manoeuvre | null)[], card: Manoeuvre): readonly (Manoeuvre | null)[] {
  const place = hand.indexOf(card);
  return hand.toSpliced(place < 0 ? hand.indexOf(null) : place, 1);
}

function salvoRolled(scene: BattleScene, { side, shooter, target, dice, hits, answering }: EventOf['salvo-rolled']): BattleScene {
  const shot = scene.shot ?? shotAt(side, shooter, target, answering);
  return { ...scene, shot: { ...shot, target, dice, hits } };
}

function dieRolled(scene: BattleScene, use: EventOf['die-rolled']['use'], face: number, success: boolean): BattleScene {
  const { shot } = scene;
  if (shot === null) return scene;
  const die = { use, face, success };
  if (use === 'steady-aim')
    return onShot(scene, { die, dice: again(shot.dice ?? [], face), hits: shot.hits + (success ? 1 : 0) });
  return onShot(scene, { die, hits: shot.hits - (use === 'damage-control' && success ? 1 : 0) });
}

/** Faces are kept rising; the lowest, which missed, is thrown again. */
function again(dice: readonly number[], face: number): readonly number[] {
  return [...dice.slice(1), face].toSorted((one, other) => one - other);
}

/** A Company ship goes back to the bank; a pirate's comes along. */
function captured(scene: BattleScene, { side, ship }: EventOf['ship-captured']): BattleScene {
  const prizes = isCompanyShip(ship) ? [] : [ship];
  const after = onSide(lost(scene, side, ship), otherSide(side), (old) => ({ captured: [...old.captured, ...prizes] }));
  return ended(after, 'captured');
}

function won(scene: BattleScene, gold: number, prizes: readonly ShipId[]): BattleScene {
  const { over } = scene;
  return over === null ? scene : { ...scene, over: { ...over, gold: over.gold + gold, prizes: [...over.prizes, ...prizes] } };
}

function onSide(scene: BattleScene, side: SideOf, change: (side: SideScene) => Partial<SideScene>): BattleScene {
  const changed = { ...scene[side], ...change(scene[side]) };
  return side === 'first' ? { ...scene, first: changed } : { ...scene, second: changed };
}

function onShip(scene: BattleScene, side: SideOf, ship: AnyShip, change: Partial<LineShip>): BattleScene {
  return onSide(scene, side, ({ line }) => ({ line: line.map((one) => (one.ship === ship ? { ...one, ...change } : one)) }));
}

function lost(scene: BattleScene, side: SideOf, ship: AnyShip): BattleScene {
  return onSide(scene, side, (old) => ({ line: old.line.filter((one) => one.ship !== ship), lost: old.lost + 1 }));
}

function leave(scene: BattleScene, side: SideOf, ships: readonly ShipId[]): BattleScene {
  const isGone = ({ ship }: LineShip) => ships.some((gone) => gone === ship);
  return onSide(scene, side, (old) => ({
    line: old.line.filter((one) => !isGone(one)),
    withdrawn: [...old.withdrawn, ...ships],
  }));
}

function onShot(scene: BattleScene, change: Partial<Shot>): BattleScene {
  return scene.shot === null ? scene : { ...scene, shot: { ...scene.shot, ...change } };
}

function ended(scene: BattleScene, result: SalvoResult): BattleScene {
  return onShot(scene, { result });
}

function withHand(
  scene: BattleScene,
  seat: Seat,
  change: (hand: readonly (Manoeuvre | null)[]) => readonly (Manoeuvre | null)[],
): BattleScene {
  return { ...scene, hands: scene.hands.map((hand, place) => (place === seat ? change(hand) : hand)) };
}
