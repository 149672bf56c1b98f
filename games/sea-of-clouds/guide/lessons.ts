// What a first game of Sea of Clouds tells, in the order in which it matters.
import { LEARNER, type Lesson, type Moment, type Seat } from '@quarterdeck/kernel';
import {
  componentsOf,
  type Event,
  type Face,
  type LootCard,
  lootCard,
  type SeaOfClouds,
  type Space,
  trackOf,
} from '../src/index.ts';

export const LESSON_IDS = [
  'look',
  'left',
  'backs',
  'third-share',
  'top-card',
  'pirate',
  'permanent',
  'known',
  'secret',
  'relic',
  'track',
  'chest',
  'premium-rum',
  'collectors-rum',
  'full-share',
  'parrot',
  'immediate',
  'order',
  'boarding-near',
  'boarded',
  'effects',
  'lookout',
  'steal',
  'crews-gone',
  'last-island',
  'score',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

type Now = Moment<SeaOfClouds>;
type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** So few islands ahead a boarding is worth a look at the track. */
const IN_SIGHT = 2;

function isType<K extends Event['type']>(type: K): (event: Event) => event is Told<K> {
  return (event): event is Told<K> => event.type === type;
}

function happened<K extends Event['type']>(type: K, isMeant: (event: Told<K>) => boolean = () => true): (now: Now) => boolean {
  return ({ events }) => events.filter(isType(type)).some(isMeant);
}

const mine = ({ seat }: { readonly seat: Seat }) => seat === LEARNER;

const any =
  (...conditions: readonly ((now: Now) => boolean)[]) =>
  (now: Now) =>
    conditions.some((condition) => condition(now));

const isOffered =
  (...types: readonly string[]) =>
  ({ shown }: Now) =>
    shown.legal.some(({ type }) => types.includes(type));

/** The share that the learner decides on; null where something else is asked. */
function spaceAsked({ shown }: Now): Space | null {
  const frame = shown.view.stack.at(-1);
  return frame?.kind === 'divide-loot' && isOffered('take')({ shown, events: [] }) ? frame.space : null;
}

/** The learner is on turn, at this share or at a later one. */
function isAtShare(first: Space): (now: Now) => boolean {
  return (now) => (spaceAsked(now) ?? -1) >= first;
}

/** Faces at which the learner has just looked. */
function facesSeen({ events }: Now): readonly Face[] {
  const looks = events.filter(isType('looked')).filter(mine);
  return looks.flatMap(({ faces }) => faces.flatMap((face) => face ?? []));
}

const seesFace = (face: Face) => (now: Now) => facesSeen(now).includes(face);

/** The learner has just looked at a card like that. */
function sees(isMeant: (card: LootCard) => boolean): (now: Now) => boolean {
  return (now) => facesSeen(now).some((face) => isMeant(lootCard(now.shown.view, face)));
}

function hasClass(name: 'permanent' | 'immediate' | 'secret'): (now: Now) => boolean {
  return sees((card) => card.back === 'object' && card.class === name);
}

const laid = (face: Face) => happened('laid', (event) => event.face === face);

const WHEN: Readonly<Record<LessonId, Pick<Lesson<SeaOfClouds>, 'when' | 'points'>>> = {
  look: { when: isAtShare(0), points: shareAsked },
  left: { when: happened('left', mine), points: sharesLeft },
  backs: { when: isAtShare(1), points: (now) => ['deck', ...everyShare(now)] },
  'third-share': { when: isAtShare(2), points: (now) => [...shareAsked(now), 'deck'] },
  'top-card': { when: happened('took-top-card', mine), points: () => ['deck'] },
  pirate: { when: sees(({ back }) => back === 'pirate'), points: () => [own('crew')] },
  permanent: { when: hasClass('permanent'), points: () => [own('objects')] },
  known: { when: (now) => knownZones(now).length > 0, points: knownZones },
  secret: { when: hasClass('secret'), points: () => [own('secrets')] },
  relic: { when: sees(({ back }) => back === 'relic'), points: () => [own('relics')] },
  track: { when: (now) => isAtShare(0)(now) && islandsToBoarding(now) <= IN_SIGHT, points: () => ['track'] },
  chest: { when: any(seesFace('chest'), happened('chest-filled')), points: chestPlace },
  'premium-rum': { when: seesFace('premium-rum'), points: () => [own('rum')] },
  'collectors-rum': { when: seesFace('collectors-rum'), points: () => [own('rum')] },
  'full-share': { when: (now) => fullShares(now).length > 0, points: fullShares },
  parrot: { when: any(seesFace('cook'), laid('cook'), happened('took-parrot')), points: () => ['parrot'] },
  immediate: { when: hasClass('immediate'), points: shareAsked },
  order: { when: isOffered('lay'), points: () => [own('crew'), own('rum'), own('objects')] },
  'boarding-near': {
    when: (now) => isAtShare(0)(now) && islandsToBoarding(now) === 0,
    points: (now) => ['track', ...crews(now)],
  },
  boarded: { when: happened('boarded'), points: crews },
  effects: { when: isOffered('act', 'aim'), points: () => [own('crew')] },
  lookout: { when: isOffered('scout'), points: everyShare },
  steal: { when: any(happened('stole-doubloons'), happened('stole-rum')), points: purses },
  'crews-gone': { when: happened('crews-discarded'), points: () => ['track'] },
  'last-island': { when: isOnLastIsland, points: () => ['track'] },
  score: { when: ({ shown }) => shown.outcome !== null },
};

function own(zone: string): string {
  return `${zone} ${LEARNER}`;
}

function everySeat({ shown }: Now, place: string): readonly string[] {
  return shown.view.captains.map((_, seat) => `${place} ${seat}`);
}

function crews(now: Now): readonly string[] {
  return everySeat(now, 'crew');
}

function purses(now: Now): readonly string[] {
  return everySeat(now, 'purse');
}

function everyShare({ shown }: Now): readonly string[] {
  return shown.view.spaces.map((_, space) => `share ${space}`);
}

function shareAsked(now: Now): readonly string[] {
  const space = spaceAsked(now);
  return space === null ? [] : [`share ${space}`];
}

function sharesLeft({ events }: Now): readonly string[] {
  const left = events.filter(isType('left')).filter(mine);
  return left.map(({ space }) => `share ${space}`);
}

/** Where others have face-down cards at which the learner looked before. */
function knownZones({ shown: { view, outcome } }: Now): readonly string[] {
  const isKnown = (card: number) => outcome === null && view.faces[card] !== null;
  return view.captains.flatMap(({ rum, secrets }, seat) => {
    if (seat === LEARNER) return [];
    return [...(rum.some(isKnown) ? [`rum ${seat}`] : []), ...(secrets.some(isKnown) ? [`secrets ${seat}`] : [])];
  });
}

function fullShares({ shown: { view } }: Now): readonly string[] {
  const { shareCards } = componentsOf(view);
  return view.spaces.flatMap(({ cards, doubloons }, space) =>
    cards.length >= shareCards || doubloons > 0 ? [`share ${space}`] : [],
  );
}

/** On a board, or still on a share. */
function chestPlace(now: Now): readonly string[] {
  const { captains, faces } = now.shown.view;
  const owner = captains.findIndex(({ objects }) => objects.some((card) => faces[card] === 'chest'));
  return owner < 0 ? shareAsked(now) : [`objects ${owner}`];
}

/** Nothing on an island with a boarding. */
function islandsToBoarding({ shown: { view } }: Now): number {
  const next = trackOf(view).boardings.find((island) => island >= view.island);
  return next === undefined ? Number.POSITIVE_INFINITY : next - view.island;
}

function isOnLastIsland(now: Now): boolean {
  const { view } = now.shown;
  return isAtShare(0)(now) && view.island === trackOf(view).islands;
}

export const lessons: readonly Lesson<SeaOfClouds>[] = LESSON_IDS.map((id) => ({ id, ...WHEN[id] }));
