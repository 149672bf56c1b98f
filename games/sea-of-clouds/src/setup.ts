// Setting the table (C1): the box without what two captains leave in it, three doubloons each, three spaces to fill.
import { same } from '@quarterdeck/kernel';
import type { Back, ByBack, Face } from './data/cards.ts';
import { byBack, FACES_BY_BACK } from './data/cards.ts';
import { COMPONENTS, type Components } from './data/components.ts';
import { SPACES } from './deck.ts';
import type { Captain, Options, Share, State } from './types.ts';

export function setup(options: Options, seats: number): State {
  const { components, ...rulings } = options;
  const bag = byBack((back) => facesInPlay(components, seats, back));
  return {
    stack: [
      { kind: 'round', turns: 0, boarded: false },
      { kind: 'fill-spaces', spaces: SPACES.slice() },
      { kind: 'next-back' },
      { kind: 'first-player' },
    ],
    fixed: { options: rulings, seats, components: same(components, COMPONENTS) ? null : components },
    island: 1,
    hat: null,
    parrot: null,
    deck: deckOf(components, seats, bag),
    top: null,
    bag,
    backs: [],
    faces: [],
    seenBy: [],
    spaces: SPACES.map((): Share => ({ cards: [], doubloons: 0 })),
    captains: Array.from({ length: seats }, () => captain(components)),
    chest: 0,
    gone: [],
  };
}

/** Every face of a back, as often as it is there. C1.3: two captains play without one kind of relic. */
export function facesInPlay({ cards, twoPlayers }: Components, seats: number, back: Back): Face[] {
  const faces = FACES_BY_BACK[back].filter((face) => seats > 2 || face !== twoPlayers.withoutRelic);
  return faces.flatMap((face) => Array.from({ length: cards[face].copies }, () => face));
}

/** C1.3: what two captains take out unseen is simply never drawn: the deck is that much smaller than the bag. */
function deckOf({ twoPlayers }: Components, seats: number, bag: Readonly<ByBack<readonly Face[]>>): ByBack<number> {
  return byBack((back) => bag[back].length - (seats > 2 ? 0 : twoPlayers.unseen[back]));
}

function captain({ startDoubloons }: Components): Captain {
  return { doubloons: startDoubloons, crew: [], rum: [], relics: [], objects: [], secrets: [] };
}
