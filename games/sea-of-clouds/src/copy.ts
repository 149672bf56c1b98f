// Copies, for search, which makes many. By name: each of these sees one shape, which is what makes it fast.
import { copy } from '@quarterdeck/kernel';
import type { ByBack, Face } from './data/cards.ts';
import type { Captain, Share, State, View } from './types.ts';

export function copyTable(state: State): State {
  return {
    stack: copyAll(state.stack, copyFrame),
    fixed: state.fixed,
    island: state.island,
    hat: state.hat,
    parrot: state.parrot,
    deck: copyDeck(state.deck),
    top: state.top,
    bag: copyBags(state.bag),
    backs: state.backs.slice(),
    faces: state.faces.slice(),
    seenBy: state.seenBy.slice(),
    spaces: copyAll(state.spaces, copyShare),
    captains: copyAll(state.captains, copyCaptain),
    chest: state.chest,
    gone: copyList(state.gone),
  };
}

export function copyDeck({ rum, relic, object, pirate }: View['deck']): ByBack<number> {
  return { rum, relic, object, pirate };
}

/** The two that are nearly always open. */
export function copyFrame(frame: State['stack'][number]): State['stack'][number] {
  if (frame.kind === 'round') return { kind: 'round', turns: frame.turns, boarded: frame.boarded };
  if (frame.kind === 'divide-loot') return { kind: 'divide-loot', seat: frame.seat, space: frame.space, looked: frame.looked };
  return copy(frame);
}

export function copyBags({ rum, relic, object, pirate }: View['unseen']): ByBack<Face[]> {
  return { rum: copyList(rum), relic: copyList(relic), object: copyList(object), pirate: copyList(pirate) };
}

export function copyShare({ cards, doubloons }: Readonly<Share>): Share {
  return { cards: copyList(cards), doubloons };
}

export function copyCaptain({ doubloons, crew, rum, relics, objects, secrets }: Readonly<Captain>): Captain {
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
export function copyList<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice();
}

export function copyAll<T>(list: readonly T[], copyOne: (item: T) => T): T[] {
  const twins: T[] = [];
  for (const item of list) twins.push(copyOne(item));
  return twins;
}
