// The third guided game: mini-game 3, against a rival. Two ships in one turn, and one of them is there to be in the way.

import { LEARNER } from '@quarterdeck/kernel';
import {
  all,
  inRound,
  inWind,
  isOffered,
  isOver,
  isTurn,
  lessonsFrom,
  type Now,
  type Occasion,
  ownShips,
  RIVAL,
  rose,
  shipPlaces,
  shipsOf,
} from './moments.ts';

export const SQUADRON_IDS = ['berth', 'squadron', 'frigate', 'order', 'block', 'becalmed', 'downwind', 'end'] as const;
export type SquadronId = (typeof SQUADRON_IDS)[number];

const ownFrigate = (now: Now) => shipPlaces(shipsOf(now, LEARNER, 'frigate'));
const rivalBrig = (now: Now) => shipPlaces(shipsOf(now, RIVAL, 'brig'));

const OCCASIONS: Readonly<Record<SquadronId, Occasion>> = {
  berth: { when: isOffered('berth'), points: () => ['chart'] },
  squadron: { when: isTurn, points: ownShips },
  frigate: { when: isOffered('sail'), points: ownFrigate },
  order: { when: all(isOffered('sail'), inRound(2)), points: ownShips },
  block: { when: all(isTurn, inRound(2)), points: rivalBrig },
  becalmed: { when: all(isTurn, inWind('calm')), points: rose },
  downwind: { when: all(isTurn, inWind('storm')), points: rose },
  end: { when: isOver },
};

export const squadronLessons = lessonsFrom(SQUADRON_IDS, OCCASIONS);

/** Fresh winds for the way out, and each of the other weathers once. */
export const squadronChance: readonly string[] = [
  'spin E fresh',
  'spin S fresh',
  'spin NW calm',
  'spin SW storm',
  'spin SE fresh',
];
