// What a first game of Pirates of the 7 Seas tells, in the order in which it matters.
import { LEARNER, type Lesson, type Seat } from '@quarterdeck/kernel';
import { type PiratesOf7Seas, reserveOf } from '../src/index.ts';
import {
  any,
  choosesWhile,
  happened,
  isDouble,
  isInvited,
  isOffered,
  isProtected,
  learner,
  mine,
  type Now,
  type Told,
  told,
} from './moments.ts';

export const LESSON_IDS = [
  'choose',
  'hand',
  'ruler',
  'captain',
  'send',
  'join',
  'throw',
  'sunk',
  'load',
  'talisman',
  'escaped',
  'gift',
  'twice',
  'together',
  'back',
  'mark',
  'port',
  'curse',
  'protection',
  'merchant',
  'guards',
  'ritual',
  'bargain',
  'shipwright',
  'governor',
  'cartographer',
  'end-card',
  'last-round',
  'final-sale',
  'score',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** So many ships in reserve, and the Governor is worth his flag. */
const BIG_RESERVE = 5;
/** So many characters lie open, and the next choice may be one that cannot be done. */
const FEW_CHOICES = 2;

const WHEN: Readonly<Record<LessonId, Pick<Lesson<PiratesOf7Seas>, 'when' | 'points'>>> = {
  choose: { when: choosesWhile(), points: () => ['ruler', own('choice')] },
  hand: { when: choosesWhile((now) => learner(now).hand.length > 0), points: () => [own('hand')] },
  ruler: { when: choosesWhile(), points: () => ['ruler'] },
  captain: { when: isOffered('play-caravan'), points: () => [own('hand')] },
  send: { when: isOffered('send'), points: () => ['venture', own('ships')] },
  join: { when: isInvited, points: () => ['venture', own('marks')] },
  throw: { when: happened('fought'), points: firstFight },
  sunk: { when: happened('sunk', (event) => mine(event) && event.ships > 0), points: () => [own('reserve'), own('yin-yang')] },
  load: { when: isOffered('load'), points: () => ['spoils', own('ships')] },
  talisman: { when: (now) => learner(now).talismans > 0, points: () => [own('talismans')] },
  escaped: { when: happened('raid-over', ({ won }) => !won), points: () => ['pile'] },
  gift: { when: any(happened('gift'), isOffered('take-gift')), points: giftPlaces },
  twice: { when: any(happened('gift', isDouble), choosesWhile(isFirstAgain)), points: () => ['first-player'] },
  together: { when: happened('called', ({ seats }) => seats.length > 1), points: sharedCharacters },
  back: { when: choosesWhile((now) => learner(now).played.length > 0), points: ownOpen },
  mark: {
    when: any(
      happened('marked'),
      choosesWhile((now) => learner(now).played.length >= FEW_CHOICES),
    ),
    points: markPlaces,
  },
  port: { when: any(happened('port-changed'), isOffered('play-port')), points: () => ['port'] },
  merchant: { when: isOffered('sell'), points: () => ['port', own('ships')] },
  guards: {
    when: happened('guards', ({ sent }) => sent > 0),
    points: (now) => ['track', ...places('guards', told(now, 'guards'))],
  },
  ritual: { when: isOffered('double-hold', 'unsinkable'), points: () => [own('yin-yang'), own('rituals')] },
  bargain: { when: isOffered('bargain'), points: () => ['port', own('yin-yang')] },
  curse: { when: any(happened('cursed'), isOffered('cast')), points: cursePlaces },
  protection: {
    when: any(
      happened('cursed', ({ spared }) => spared > 0),
      isProtected,
    ),
    points: () => ['character shaman'],
  },
  shipwright: { when: any(happened('bought'), isOffered('buy')), points: () => [own('reserve'), own('chests')] },
  governor: {
    when: any(
      happened('became-corsair'),
      isOffered('become-corsair'),
      choosesWhile((now) => reserveOf(learner(now)) >= BIG_RESERVE),
    ),
    points: () => ['flags', own('reserve')],
  },
  cartographer: { when: any(happened('drew'), isOffered('draw')), points: () => ['adventures'] },
  'end-card': { when: happened('end-drawn'), points: () => ['adventures'] },
  'last-round': { when: choosesWhile(({ shown }) => shown.view.roundsLeft === 0), points: () => [own('hand')] },
  'final-sale': { when: any(isOver, isFinalSale), points: () => ['port', own('ships')] },
  score: { when: isOver },
};

function own(zone: string): string {
  return `${zone} ${LEARNER}`;
}

function places(zone: string, events: readonly { readonly seat: Seat }[]): readonly string[] {
  return [...new Set(events.map(({ seat }) => `${zone} ${seat}`))];
}

/** The dice of the first fight while they lie in the tray; the tray itself afterwards. */
function firstFight({ shown, events }: Now): readonly string[] {
  const thrown = events.findLastIndex(({ type }) => type === 'thrown');
  const fight = events.slice(thrown).find((event): event is Told<'fought'> => event.type === 'fought');
  const isThere = fight !== undefined && shown.view.tray.length > 0;
  return isThere ? [`die ${fight.red}`, `die ${fight.pirate}`] : ['tray'];
}

/** Who got something, or the one who may take it now. */
function giftPlaces(now: Now): readonly string[] {
  const received = places('player', told(now, 'gift'));
  return received.length > 0 ? received : [own('choice')];
}

function markPlaces(now: Now): readonly string[] {
  const marked = places('marks', told(now, 'marked'));
  return marked.length > 0 ? marked : [own('marks')];
}

function ownOpen(now: Now): readonly string[] {
  return learner(now).played.map((character) => `character ${character}`);
}

function sharedCharacters(now: Now): readonly string[] {
  return told(now, 'called').flatMap(({ character, seats }) => (seats.length > 1 ? [`character ${character}`] : []));
}

function cursePlaces(now: Now): readonly string[] {
  return happened('cursed')(now) ? ['pile'] : [own('hand')];
}

/** The token has been round the table. */
function isFirstAgain({ shown: { view } }: Now): boolean {
  return view.firstPlayer === LEARNER && view.round > 1;
}

function isFinalSale({ shown }: Now): boolean {
  return shown.view.stack.at(-1)?.kind === 'final-sale';
}

function isOver({ shown }: Now): boolean {
  return shown.outcome !== null;
}

export const lessons: readonly Lesson<PiratesOf7Seas>[] = LESSON_IDS.map((id) => ({ id, ...WHEN[id] }));
