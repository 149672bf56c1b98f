// Which games are kept as golden replays; `npm run golden at-worlds-end` finds those that are missing.
import type { Event } from '@quarterdeck/at-worlds-end';
import { happening, type Wanted } from '@quarterdeck/testkit';

const has = happening<Event>();

export const wanted: readonly Wanted[] = [
  // One for each number of seats.
  ...[2, 3, 4].map((seats) => ({ name: `${seats}-pirates`, seats, options: {}, happens: has('won') })),
  // One for each way in which a game ends.
  { name: 'ten-fame', seats: 4, options: {}, happens: has('won', ({ how }) => how === 'ten-fame') },
  { name: 'last-left', seats: 3, options: {}, happens: has('won', ({ how }) => how === 'last-left') },
  { name: 'armada-beaten', seats: 4, options: {}, happens: has('won', ({ how }) => how === 'armada-beaten') },
  { name: 'armada-won', seats: 3, options: {}, happens: (events) => has('armada-won')(events) && has('roll-off')(events) },
  // One for each rare rule.
  { name: 'monster-beaten', seats: 3, options: {}, happens: has('armada-moved', ({ why }) => why === 'monster-beaten') },
  { name: 'convoy-taken', seats: 3, options: {}, happens: has('convoy-taken') },
  { name: 'auction-fought', seats: 3, options: {}, happens: (events) => events.filter(({ type }) => type === 'bid').length > 3 },
  { name: 'storm', seats: 4, options: {}, happens: has('storm-die', ({ sunk }) => sunk) },
  { name: 'company-attack', seats: 2, options: {}, happens: has('sea-changed', ({ why }) => why === 'company') },
  { name: 'unguarded', seats: 4, options: {}, happens: has('sea-changed', ({ why }) => why === 'unguarded') },
  { name: 'guard-sent', seats: 4, options: {}, happens: has('sent') },
  { name: 'bribe', seats: 3, options: {}, happens: has('bribed') },
  { name: 'cove', seats: 2, options: {}, happens: has('port-visited', ({ cove }) => cove) },
  { name: 'compass', seats: 2, options: {}, happens: has('compass', ({ kept }) => !kept) },
  { name: 'bag-of-tricks', seats: 2, options: {}, happens: has('bag-opened') },
  { name: 'plunder', seats: 3, options: {}, happens: has('plundered') },
  { name: 'undying-crew', seats: 4, options: {}, happens: has('crew-saved') },
  { name: 'retreat', seats: 3, options: {}, happens: has('retreated') },
  { name: 'withdrawal', seats: 4, options: {}, happens: has('withdrawn') },
  { name: 'boarding', seats: 3, options: {}, happens: has('ship-captured') },
  { name: 'prize', seats: 4, options: {}, happens: has('prizes', ({ joined }) => joined) },
  { name: 'fire-ship', seats: 2, options: {}, happens: has('ship-sunk', ({ by }) => by === 'fire-ship') },
  { name: 'close-ranks', seats: 4, options: {}, happens: has('ranks-closed') },
  { name: 'return-fire', seats: 4, options: {}, happens: has('salvo-rolled', ({ answering }) => answering) },
  { name: 'both-lines-empty', seats: 4, options: {}, happens: has('battle-over', ({ winner }) => winner === null) },
  { name: 'fame-given', seats: 4, options: {}, happens: has('fame-given') },
  // One for each option.
  {
    name: 'doubles-and-sum',
    seats: 2,
    options: { doubles: 'and-sum' },
    happens: has('event', ({ event, dice: [low, high] }) => low === high && event !== 'armada'),
  },
  { name: 'unplayed-kept', seats: 2, options: { unplayed: 'keep' }, happens: has('manoeuvre-drawn') },
  {
    name: 'guards-against-the-armada',
    seats: 2,
    options: { lastBattle: 'with-escorts' },
    happens: has('battle-began', ({ cause, second }) => cause === 'armada' && second.guards.length > 0),
  },
  { name: 'by-seating', seats: 3, options: { order: 'seating' }, happens: has('order-drawn', ({ lots }) => !lots) },
];
