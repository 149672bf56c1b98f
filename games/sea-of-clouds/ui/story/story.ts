// What an event does to the table: told event by event, the scene comes to what the view shows.
import { at, type Seat } from '@quarterdeck/kernel';
import {
  type Back,
  type Captain,
  type Card,
  type Event,
  lootCard,
  type Seen,
  type Share,
  type Space,
} from '@quarterdeck/sea-of-clouds';
import { chestOf, type Scene } from './scene.ts';

/** The table after an event. */
export function afterEvent(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'first-player':
      return { ...scene, hat: event.seat, parrot: event.seat, active: event.seat };
    case 'turn-began':
      return { ...scene, active: event.seat, island: event.island, looking: null, hand: null };
    case 'dealt':
      return onShare(drawn(scene, event.card, event.back), event.space, ({ cards, doubloons }) => ({
        cards: [...cards, event.card],
        doubloons,
      }));
    case 'doubloon-dealt':
      return onShare(scene, event.space, ({ cards, doubloons }) => ({ cards, doubloons: doubloons + 1 }));
    case 'looked':
      return looked(scene, event);
    case 'left':
      return { ...scene, looking: null };
    case 'took':
      return paidTo(
        inHand(
          onShare(scene, event.space, () => ({ cards: [], doubloons: 0 })),
          event.seat,
          event.cards,
        ),
        event.seat,
        event.doubloons,
      );
    case 'took-top-card':
      return inHand(drawn(scene, event.card, event.back), event.seat, [event.card]);
    case 'took-doubloon':
      return paidTo({ ...scene, looking: null }, event.seat, 1);
    case 'laid':
      return laid(scene, event);
    case 'chest-filled':
      return { ...scene, chest: event.doubloons };
    case 'gained':
      return acting(paidTo(scene, event.seat, event.doubloons), event.seat);
    case 'paid':
      return paidTo(scene, event.seat, -event.doubloons);
    case 'spilled':
      return lost(seen(scene, [event.card], [event.face], []), event.seat, event.card);
    case 'discarded':
      return lost(emptied(scene, event), event.seat, event.card);
    case 'fizzled':
    case 'ended':
      return scene;
    case 'boarded':
      return { ...scene, battle: { strengths: event.strengths, defeated: event.defeated }, looking: null, active: scene.parrot };
    case 'chest-passed':
      return chestPassed(scene, event);
    case 'stole-doubloons':
      return acting(paidTo(paidTo(scene, event.from, -event.doubloons), event.seat, event.doubloons), event.seat);
    case 'stole-rum':
      return stoleRum(scene, event);
    case 'exchanged-rum':
      return exchangedRum(scene, event);
    case 'exchanged-objects':
      return exchangedObjects(scene, event);
    case 'took-parrot':
      return acting({ ...scene, parrot: event.seat }, event.seat);
    case 'scouted':
      return acting(inHand(scouted(scene, event), event.seat, [event.card]), event.seat);
    case 'crews-discarded':
      return ashore(scene);
    case 'sailed':
      return { ...scene, island: event.island, battle: null };
    case 'revealed':
      return revealed(scene, event);
  }
}

type Told<K extends Event['type']> = Extract<Event, { type: K }>;
type Zone = 'crew' | 'rum' | 'relics' | 'objects' | 'secrets';

function onShare(scene: Scene, space: Space, change: (share: Readonly<Share>) => Share): Scene {
  return { ...scene, spaces: scene.spaces.map((share, place) => (place === space ? change(share) : share)) };
}

function onCaptain(scene: Scene, seat: Seat, change: (captain: Readonly<Captain>) => Captain): Scene {
  return { ...scene, captains: scene.captains.map((captain, place) => (place === seat ? change(captain) : captain)) };
}

function paidTo(scene: Scene, seat: Seat, doubloons: number): Scene {
  return onCaptain(scene, seat, (captain) => ({ ...captain, doubloons: captain.doubloons + doubloons }));
}

/** A card comes off the deck: it gets its number. */
function drawn(scene: Scene, card: Card, back: Back): Scene {
  const { backs, faces, seers } = scene;
  return {
    ...scene,
    pile: scene.pile - 1,
    backs: withItem(backs, card, back),
    faces: withItem(faces, card, null),
    seers: withItem(seers, card, []),
  };
}

function withItem<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return index < list.length ? list.with(index, item) : [...list, item];
}

/** Somebody has seen these cards; a face that the viewer does not get to know changes nothing of what he knows. */
function seen(scene: Scene, cards: readonly Card[], faces: readonly Seen[], by: readonly Seat[]): Scene {
  const known = new Map(cards.map((card, place) => [card, faces[place] ?? null]));
  return {
    ...scene,
    faces: scene.faces.map((face, card) => known.get(card) ?? face),
    seers: scene.seers.map((seats, card) => (known.has(card) ? [...new Set([...seats, ...by])].sort((a, b) => a - b) : seats)),
  };
}

function looked(scene: Scene, { seat, space, cards, faces }: Told<'looked'>): Scene {
  const looking = space === null ? scene.looking : { seat, space };
  return { ...seen(scene, cards, faces, [seat]), looking };
}

function inHand(scene: Scene, seat: Seat, cards: readonly Card[]): Scene {
  return { ...scene, looking: null, hand: cards.length === 0 ? null : { seat, cards } };
}

function laid(scene: Scene, { seat, card, back, face, faceUp }: Told<'laid'>): Scene {
  const everybody = scene.captains.map((_, other) => other);
  const known = seen(scene, [card], [face], faceUp ? everybody : []);
  const rest = (scene.hand?.cards ?? []).filter((other) => other !== card);
  const after = { ...known, hand: rest.length === 0 ? null : { seat, cards: rest } };
  const zone = zoneFor(scene, back, face, faceUp);
  return zone === null ? { ...after, gone: [...after.gone, card] } : put(after, zone, card, seat);
}

/** Where a card is laid; an immediate object is done and gone. */
function zoneFor(scene: Scene, back: Back, face: Seen, faceUp: boolean): Zone | null {
  if (back === 'rum') return 'rum';
  if (back === 'relic') return 'relics';
  if (back === 'pirate') return 'crew';
  if (!faceUp || face === null) return 'secrets';
  const loot = lootCard(scene, face);
  return loot.back === 'object' && loot.class === 'immediate' ? null : 'objects';
}

function put(scene: Scene, zone: Zone, card: Card, seat: Seat): Scene {
  return onCaptain(scene, seat, (captain) => ({ ...captain, [zone]: [...captain[zone], card] }));
}

function moved(scene: Scene, zone: Zone, card: Card, from: Seat, to: Seat): Scene {
  return put(
    onCaptain(scene, from, (captain) => ({ ...captain, [zone]: without(captain[zone], card) })),
    zone,
    card,
    to,
  );
}

function lost(scene: Scene, seat: Seat, card: Card): Scene {
  const after = onCaptain(scene, seat, (captain) => ({
    ...captain,
    crew: without(captain.crew, card),
    rum: without(captain.rum, card),
    objects: without(captain.objects, card),
  }));
  return { ...after, gone: [...after.gone, card] };
}

function without(cards: readonly Card[], card: Card): Card[] {
  return cards.filter((other) => other !== card);
}

/** With the Chest goes what is in it. */
function emptied(scene: Scene, { face }: Told<'discarded'>): Scene {
  const loot = lootCard(scene, face);
  const isChest = loot.back === 'object' && loot.class === 'permanent' && loot.doubloons > 0;
  return isChest ? { ...scene, chest: 0 } : scene;
}

function chestPassed(scene: Scene, { from, to, doubloons }: Told<'chest-passed'>): Scene {
  const chest = chestOf(scene, at(scene.captains, from).objects);
  const after = paidTo({ ...scene, chest: scene.chest - doubloons }, to, doubloons);
  return chest === null ? after : moved(after, 'objects', chest, from, to);
}

/** In a boarding it is the turn of who acts. */
function acting(scene: Scene, seat: Seat): Scene {
  return scene.battle === null ? scene : { ...scene, active: seat };
}

function stoleRum(scene: Scene, { seat, from, card, face }: Told<'stole-rum'>): Scene {
  return acting(moved(seen(scene, [card], [face], [seat]), 'rum', card, from, seat), seat);
}

function exchangedRum(scene: Scene, { seat, against, gave, gaveFace, took, tookFace }: Told<'exchanged-rum'>): Scene {
  const known = seen(seen(scene, [gave], [gaveFace], [against]), [took], [tookFace], [seat]);
  return acting(moved(moved(known, 'rum', gave, seat, against), 'rum', took, against, seat), seat);
}

function exchangedObjects(scene: Scene, { seat, against, gave, took }: Told<'exchanged-objects'>): Scene {
  return acting(moved(moved(scene, 'objects', gave, seat, against), 'objects', took, against, seat), seat);
}

function scouted(scene: Scene, { space, card }: Told<'scouted'>): Scene {
  return onShare(scene, space, ({ cards, doubloons }) => ({ cards: without(cards, card), doubloons }));
}

function ashore(scene: Scene): Scene {
  const pirates = scene.captains.flatMap(({ crew }) => crew);
  return {
    ...scene,
    battle: null,
    captains: scene.captains.map((captain) => ({ ...captain, crew: [] })),
    gone: [...scene.gone, ...pirates],
  };
}

function revealed(scene: Scene, { seat, rum, secrets }: Told<'revealed'>): Scene {
  const captain = at(scene.captains, seat);
  return { ...seen(scene, [...captain.rum, ...captain.secrets], [...rum, ...secrets], []), active: null };
}
