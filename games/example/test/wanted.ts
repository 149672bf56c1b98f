// Which games are kept as golden replays; `npm run golden example` finds those that are missing.
import type { Example } from '@quarterdeck/example';
import type { Wanted } from '@quarterdeck/testkit';

type Event = Example['event'];
const has = (type: Event['type']) => (events: readonly { type: string }[]) => events.some((event) => event.type === type);

export const wanted: readonly Wanted[] = [
  { name: 'two-captains', seats: 2, options: {}, happens: has('ended') },
  { name: 'three-captains', seats: 3, options: {}, happens: has('demanded') },
  { name: 'four-captains', seats: 4, options: { tolls: false }, happens: has('thrown') },
  { name: 'a-fight-in-gusty-wind', seats: 2, options: { wind: 'gusty' }, happens: has('paid') },
  { name: 'the-goal-ends-it-at-once', seats: 3, options: { goal: 3 }, happens: (_events, match) => match.log.length < 20 },
];
