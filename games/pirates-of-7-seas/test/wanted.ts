// Which games are kept as golden replays; `npm run golden pirates-of-7-seas` finds those that are missing.
import type { Event } from '@quarterdeck/pirates-of-7-seas';
import { happening, type Wanted } from '@quarterdeck/testkit';

const has = happening<Event>();

export const wanted: readonly Wanted[] = [
  // One for each number of seats.
  ...[2, 3, 4].map((seats) => ({ name: `${seats}-pirates`, seats, options: {}, happens: has('ended') })),
  // One for each rare rule.
  { name: 'end-card-drawn', seats: 4, options: {}, happens: has('end-drawn', ({ seat }) => seat !== null) },
  {
    name: 'end-card-deemed-drawn',
    seats: 2,
    options: { stallRounds: 10 },
    happens: has('end-drawn', ({ seat }) => seat === null),
  },
  { name: 'whirlpool', seats: 3, options: {}, happens: has('drawn-in') },
  { name: 'idol-named', seats: 3, options: {}, happens: has('good-named') },
  { name: 'wages-paid', seats: 4, options: {}, happens: has('paid-wages') },
  { name: 'tavern-good', seats: 4, options: {}, happens: has('won', ({ face }) => face === 5) },
  // Of two kinds: who has one is not asked.
  {
    name: 'goods-overboard',
    seats: 4,
    options: {},
    happens: has('discarded', ({ goods }) => Math.sign(goods.fruit) + Math.sign(goods.coffee) + Math.sign(goods.rum) > 1),
  },
  { name: 'nobody-sails', seats: 2, options: {}, happens: has('nobody-sailed') },
  { name: 'mark-lifted', seats: 3, options: {}, happens: has('mark-lifted') },
  { name: 'unsinkable-owner', seats: 3, options: { unsinkable: 'owner' }, happens: has('sunk', ({ saved }) => saved > 0) },
  { name: 'bargain', seats: 3, options: {}, happens: has('bargained') },
  { name: 'guards-come-home', seats: 4, options: {}, happens: has('guards', ({ sent }) => sent < 0) },
  { name: 'loot-reshuffled', seats: 4, options: {}, happens: has('loot-reshuffled') },
  {
    name: 'rum-for-two',
    seats: 2,
    options: { pirateBayRum: 2 },
    happens: has('sold', ({ good, count }) => good === 'rum' && count > 2),
  },
];
