// Which games are kept as golden replays; `npm run golden sea-of-clouds` finds those that are missing.
import type { Event } from '@quarterdeck/sea-of-clouds';
import { happening, type Wanted } from '@quarterdeck/testkit';

type Told = readonly { type: string }[];
type Of<K extends Event['type']> = Extract<Event, { type: K }>;

const has = happening<Event>();

function isOf<K extends Event['type']>(event: { type: string }, type: K): event is Of<K> {
  return event.type === type;
}

export const wanted: readonly Wanted[] = [
  // One for each number of seats.
  ...[2, 3, 4].map((seats) => ({ name: `${seats}-captains`, seats, options: {}, happens: has('ended') })),
  // One for each rare rule.
  { name: 'empty-deck', seats: 4, options: {}, happens: has('took-doubloon') },
  { name: 'chest-changes-hands-twice', seats: 4, options: {}, happens: happensTwice('chest-passed') },
  { name: 'plume-discards-the-chest', seats: 3, options: {}, happens: has('discarded', ({ face }) => face === 'chest') },
  {
    name: 'plume-sent-to-one-who-has-nothing',
    seats: 4,
    options: {},
    happens: has('fizzled', ({ by }) => by === 'monsieur-plume'),
  },
  { name: 'smuggler-exchanges-the-chest', seats: 3, options: {}, happens: exchangesChest },
  { name: 'beer-in-mid-boarding', seats: 4, options: {}, happens: beerForALookout },
  { name: 'map-for-a-lookout', seats: 4, options: {}, happens: foundByALookout('treasure-map') },
  { name: 'leaking-cask', seats: 2, options: {}, happens: has('spilled') },
  { name: 'rum-exchanged', seats: 3, options: {}, happens: has('exchanged-rum') },
  { name: 'rum-stolen-twice-by-one-gunner', seats: 4, options: {}, happens: stealsFromBoth },
  { name: 'parrot-taken', seats: 4, options: {}, happens: has('took-parrot') },
  {
    name: 'nobody-wins',
    seats: 2,
    options: {},
    happens: has('boarded', ({ defeated }) => defeated.every((seats) => seats.length === 0)),
  },
  { name: 'strict-fights', seats: 3, options: { parrotWinsFights: false, parrotWinsRum: false }, happens: hasTie },
  {
    name: 'refill-after-laying',
    seats: 4,
    options: { refill: 'after-laying' },
    happens: has('laid', ({ face }) => face === 'treasure-map'),
  },
  { name: 'no-declining', seats: 4, options: { mayDecline: false }, happens: has('exchanged-objects') },
];

function happensTwice(type: Event['type']) {
  return (events: Told): boolean => events.filter((event) => event.type === type).length > 1;
}

function exchangesChest(events: Told): boolean {
  return has('exchanged-objects', ({ gaveFace, tookFace }) => gaveFace === 'chest' || tookFace === 'chest')(events);
}

/** A card that a Lookout took is laid, and it is this one. */
function foundByALookout(face: string) {
  return (events: Told): boolean =>
    events.some(
      (event) => isOf(event, 'scouted') && has('laid', (laid) => laid.card === event.card && laid.face === face)(events),
    );
}

function beerForALookout(events: Told): boolean {
  return foundByALookout('beer')(events) && has('discarded', ({ by }) => by === 'beer')(events);
}

function stealsFromBoth(events: Told): boolean {
  return events.some((event, i) => event.type === 'stole-rum' && events[i + 1]?.type === 'stole-rum');
}

/** Two neighbours of equal strength, both with pirates. */
function hasTie(events: Told): boolean {
  return has('boarded', ({ strengths }) =>
    strengths.some((strength, seat) => strength > 0 && strengths.indexOf(strength) !== seat),
  )(events);
}
