// The first guided game: mini-game 1, alone. A brig learns to sail by the wind.
import {
  all,
  forts,
  goalFort,
  happened,
  inRound,
  isAslant,
  isNearGoal,
  isOffered,
  isOver,
  isTurn,
  lessonsFrom,
  type Occasion,
  ownShips,
  reefs,
  rose,
} from './moments.ts';

export const MOVING_IDS = [
  'berth',
  'vane',
  'goal',
  'course',
  'least',
  'once',
  'change',
  'obstacles',
  'diagonal',
  'near',
  'end',
] as const;
export type MovingId = (typeof MOVING_IDS)[number];

/** As far as a brig can come in one move, and the port besides. */
const IN_SIGHT = 6;

const OCCASIONS: Readonly<Record<MovingId, Occasion>> = {
  berth: { when: isOffered('berth'), points: forts },
  vane: { when: isOffered('sail'), points: rose },
  goal: { when: isOffered('sail'), points: goalFort },
  course: { when: isOffered('sail'), points: ownShips },
  least: { when: isOffered('sail'), points: ownShips },
  once: { when: all(isTurn, happened('sailed')), points: () => ['orders'] },
  change: { when: all(isOffered('sail'), inRound(2)), points: rose },
  obstacles: { when: all(isOffered('sail'), inRound(2)), points: reefs },
  diagonal: { when: all(isOffered('sail'), isAslant), points: rose },
  near: { when: all(isOffered('sail'), isNearGoal(IN_SIGHT)), points: goalFort },
  end: { when: isOver },
};

export const movingLessons = lessonsFrom(MOVING_IDS, OCCASIONS);

/** A straight wind first, then one to a corner. */
export const movingChance: readonly string[] = ['spin E fresh', 'spin SE fresh', 'spin S fresh', 'spin N fresh'];
