// The second guided game: mini-game 2, against a rival. The wind has its strength, and a storm asks nobody.
import {
  all,
  any,
  forts,
  happened,
  inWind,
  isOffered,
  isOver,
  isTurn,
  lessonsFrom,
  type Occasion,
  ownShips,
  reefs,
  rivalShips,
  rose,
} from './moments.ts';

export const WEATHER_IDS = ['berth', 'strength', 'rival', 'calm', 'storm', 'shelter', 'reef', 'end'] as const;
export type WeatherId = (typeof WEATHER_IDS)[number];

const isStormy = all(isTurn, inWind('storm'));

const OCCASIONS: Readonly<Record<WeatherId, Occasion>> = {
  berth: { when: isOffered('berth'), points: forts },
  strength: { when: isTurn, points: rose },
  rival: { when: isTurn, points: rivalShips },
  calm: { when: all(isTurn, inWind('calm')), points: rose },
  storm: { when: isStormy, points: rose },
  shelter: { when: isStormy, points: ownShips },
  reef: { when: any(happened('struck-reef'), isStormy), points: reefs },
  end: { when: isOver },
};

export const weatherLessons = lessonsFrom(WEATHER_IDS, OCCASIONS);

/** Wind to get away from the port, then a calm, then a storm. */
export const weatherChance: readonly string[] = ['spin SE fresh', 'spin E calm', 'spin S storm', 'spin E fresh', 'spin W storm'];
