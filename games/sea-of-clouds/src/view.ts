// What each seat sees. Backs, places and who has looked are open; a face is known to those who have seen it, and to all when
// it lies open or when the game is over.
import { at, type Rng, type Viewer } from '@quarterdeck/kernel';
import { copyAll, copyBags, copyCaptain, copyDeck, copyFrame, copyList, copyShare } from './copy.ts';
import { BACKS, type Back, type ByBack, byBack, FACES_BY_BACK, type Face } from './data/cards.ts';
import { takeFace } from './deck.ts';
import { hasSeen } from './knowledge.ts';
import { total } from './outcome.ts';
import { sheetOf } from './scoring.ts';
import { strengthOf } from './strength.ts';
import { faceOf, lootCard } from './table.ts';
import type { Card, Event, Seen, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const sees = viewer === 'all' || isOver(state) ? () => true : (card: Card) => hasSeen(at(state.seenBy, card), viewer);
  const faces: Seen[] = []; // filled one by one, since search copies them often
  const hidden: Card[] = [];
  for (const [card, face] of state.faces.entries()) {
    faces.push(sees(card) ? face : null);
    if (face !== null && !sees(card)) hidden.push(card);
  }
  const table = { ...state, faces };
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
    deck: copyDeck(view.deck),
    top: view.top,
    bag,
    backs: view.backs.slice(),
    faces: imagineFaces(view, bag, rng),
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
  for (const card of view.hidden) if (faces[card] === null) faces[card] = drawFrom(bagOf(bag, at(view.backs, card)), rng);
  return faces;
}

/** By name, since a look-up by a key that changes is slow. */
function bagOf(bag: ByBack<Face[]>, back: Back): Face[] {
  if (back === 'rum') return bag.rum;
  if (back === 'relic') return bag.relic;
  return back === 'object' ? bag.object : bag.pirate;
}

/** First of all: that a card before a captain is a secret is known, so that it can be nothing else. */
function imagineSecrets(view: View, faces: Seen[], bag: Face[], rng: Rng): void {
  const secretBag = copyList(view.unseenSecrets);
  for (const { secrets } of view.captains) {
    for (const card of secrets) {
      if (faces[card] !== null) continue;
      const face = drawFrom(secretBag, rng);
      takeFace(bag, face);
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
