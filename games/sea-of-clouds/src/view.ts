// What each seat sees. Backs, places and who has looked are open; a face is known to those who have seen it, and to all when
// it lies open or when the game is over.
import { at, copy, type Rng, take, type Viewer } from '@quarterdeck/kernel';
import { BACKS, type ByBack, byBack, FACES_BY_BACK, type Face } from './data/cards.ts';
import { hasSeen } from './knowledge.ts';
import { total } from './outcome.ts';
import { sheetOf } from './scoring.ts';
import { strengthOf } from './strength.ts';
import { faceOf, lootCard } from './table.ts';
import type { Captain, Card, Event, Seen, Share, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const sees = viewer === 'all' || isOver(state) ? () => true : (card: Card) => hasSeen(at(state.seenBy, card), viewer);
  const faces = state.faces.map((face, card) => (sees(card) ? face : null));
  const table = { ...state, faces };
  const hidden = state.faces.flatMap((face, card) => (face !== null && !sees(card) ? [card] : []));
  const unseen = facesNotSeen(state, hidden);
  return {
    viewer,
    fixed: state.fixed,
    stack: state.stack,
    island: state.island,
    hat: state.hat,
    parrot: state.parrot,
    deck: state.deck,
    top: state.top,
    unseen,
    unseenSecrets: unseen.object.filter((face) => isSecret(state, face)),
    backs: state.backs,
    faces,
    seenBy: state.seenBy,
    hidden,
    spaces: state.spaces,
    captains: state.captains,
    chest: state.chest,
    gone: state.gone,
    strengths: state.captains.map((_, seat) => strengthOf(state, seat)),
    points: state.captains.map((_, seat) => total(sheetOf(table, seat))),
  };
}

function isOver({ stack }: State): boolean {
  return stack.length === 0;
}

/** What nobody has seen, and what others have; in the order of the card list, so that the order says nothing. */
function facesNotSeen(state: State, hidden: readonly Card[]): ByBack<Face[]> {
  const counts = new Map<Face, number>();
  const note = (face: Face) => counts.set(face, (counts.get(face) ?? 0) + 1);
  for (const back of BACKS) for (const face of state.bag[back]) note(face);
  for (const card of hidden) note(faceOf(state, card));
  return byBack((back) => listed(FACES_BY_BACK[back], counts));
}

/** Each face as often as it was counted. */
function listed(faces: readonly Face[], counts: ReadonlyMap<Face, number>): Face[] {
  const list: Face[] = [];
  for (const face of faces) for (let left = counts.get(face) ?? 0; left > 0; left--) list.push(face);
  return list;
}

/** What others have done in secret is heard without the faces. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'looked':
      return isAmong(viewer, event.seat) ? event : { ...event, faces: event.faces.map(() => null) };
    case 'laid':
      return event.faceUp || isAmong(viewer, event.seat) ? event : { ...event, face: null };
    case 'spilled':
      return isAmong(viewer, event.seat) ? event : { ...event, face: null };
    case 'stole-rum':
      return isAmong(viewer, event.seat, event.from) ? event : { ...event, face: null };
    case 'exchanged-rum':
      return isAmong(viewer, event.seat, event.against) ? event : { ...event, gaveFace: null, tookFace: null };
    default:
      return event;
  }
}

function isAmong(viewer: Viewer, ...seats: readonly Viewer[]): boolean {
  return viewer === 'all' || seats.includes(viewer);
}

/** Cards that others have seen and the viewer has not are drawn again from what he has not seen; the rest is as he sees it. */
export function determinize(view: View, rng: Rng): State {
  const bag = copyBags(view.unseen);
  return {
    stack: copyAll(view.stack, copyFrame),
    fixed: view.fixed,
    island: view.island,
    hat: view.hat,
    parrot: view.parrot,
    deck: { rum: view.deck.rum, relic: view.deck.relic, object: view.deck.object, pirate: view.deck.pirate },
    top: view.top,
    faces: imagineFaces(view, bag, rng),
    bag,
    backs: view.backs.slice(),
    seenBy: view.seenBy.slice(),
    spaces: copyAll(view.spaces, copyShare),
    captains: copyAll(view.captains, copyCaptain),
    chest: view.chest,
    gone: copyList(view.gone),
  };
}

function imagineFaces(view: View, bag: ByBack<Face[]>, rng: Rng): Seen[] {
  const faces = view.faces.slice();
  imagineSecrets(view, faces, bag.object, rng);
  for (const card of view.hidden) if (faces[card] === null) faces[card] = drawFrom(bag[at(view.backs, card)], rng);
  return faces;
}

/** First of all: that a card before a captain is a secret is known, so that it can be nothing else. */
function imagineSecrets(view: View, faces: Seen[], bag: Face[], rng: Rng): void {
  const secretBag = copyList(view.unseenSecrets);
  for (const { secrets } of view.captains) {
    for (const card of secrets) {
      if (faces[card] !== null) continue;
      const face = drawFrom(secretBag, rng);
      take(bag, face);
      faces[card] = face;
    }
  }
}

export function isSecret(view: Pick<View, 'fixed'>, face: Face): boolean {
  const loot = lootCard(view, face);
  return loot.back === 'object' && loot.class === 'secret';
}

/** A bag has no order: the last face takes the place of the one that is drawn. */
function drawFrom(bag: Face[], rng: Rng): Face {
  const place = rng.below(bag.length);
  const face = at(bag, place);
  bag[place] = at(bag, bag.length - 1);
  bag.pop();
  return face;
}

// Copied by name: each of these sees one shape, which is what makes it fast.

/** The two that are nearly always open. */
function copyFrame(frame: State['stack'][number]): State['stack'][number] {
  if (frame.kind === 'round') return { kind: 'round', turns: frame.turns, boarded: frame.boarded };
  if (frame.kind === 'divide-loot') return { kind: 'divide-loot', seat: frame.seat, space: frame.space, looked: frame.looked };
  return copy(frame);
}

function copyBags({ rum, relic, object, pirate }: View['unseen']): ByBack<Face[]> {
  return { rum: copyList(rum), relic: copyList(relic), object: copyList(object), pirate: copyList(pirate) };
}

function copyShare({ cards, doubloons }: Readonly<Share>): Share {
  return { cards: copyList(cards), doubloons };
}

function copyCaptain({ doubloons, crew, rum, relics, objects, secrets }: Readonly<Captain>): Captain {
  return {
    doubloons,
    crew: copyList(crew),
    rum: copyList(rum),
    relics: copyList(relics),
    objects: copyList(objects),
    secrets: copyList(secrets),
  };
}

/** Many a zone is empty, and an empty list is made sooner than copied. */
function copyList<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice();
}

function copyAll<T>(list: readonly T[], copyOne: (item: T) => T): T[] {
  const twins: T[] = [];
  for (const item of list) twins.push(copyOne(item));
  return twins;
}
