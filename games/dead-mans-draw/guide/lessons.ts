// What a first game of Dead Man's Draw tells, in the order in which it matters.
import { at, LEARNER, type Lesson, type Moment } from '@quarterdeck/kernel';
import { type DeadMansDraw, type Event, pileSize, type Suit, suitOf } from '../src/index.ts';

export const LESSON_IDS = [
  'first-draw',
  'mermaid',
  'treasure',
  'oracle',
  'anchor',
  'kraken',
  'busted',
  'anchored',
  'bank',
  'bonus',
  'robbed',
  'hook',
  'cannon',
  'map',
  'sword',
  'press-on',
  'odds',
  'stack',
  'rival-busted',
  'last-cards',
  'score',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

type Now = Moment<DeadMansDraw>;
type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** Cards in the row from which on the odds are worth a look, and in the pile from which on the end is near. */
const RISKY_ROW = 3;
const LAST_CARDS = 8;

const OWN = `tray ${LEARNER}`;

function isType<K extends Event['type']>(type: K): (event: Event) => event is Told<K> {
  return (event): event is Told<K> => event.type === type;
}

function happened<K extends Event['type']>(type: K, isMeant: (event: Told<K>) => boolean = () => true): (now: Now) => boolean {
  return ({ events }) => events.filter(isType(type)).some(isMeant);
}

const mine = ({ seat }: { readonly seat: number }) => seat === LEARNER;
const theirs = ({ seat }: { readonly seat: number }) => seat !== LEARNER;

/** The learner has just brought a card of the suit into the play area. */
function entered(...suits: readonly Suit[]): (now: Now) => boolean {
  return happened('entered', (event) => mine(event) && suits.includes(suitOf(event.card)));
}

/** Where the cards of the suits lie in the play area. */
function inRow(...suits: readonly Suit[]): (now: Now) => readonly string[] {
  return ({ shown }) => shown.view.area.flatMap(({ card }) => (suits.includes(suitOf(card)) ? [`row ${card}`] : []));
}

const isOffered =
  (type: string) =>
  ({ shown }: Now) =>
    shown.legal.some((move) => move.type === type);

const WHEN: Readonly<Record<LessonId, Pick<Lesson<DeadMansDraw>, 'when' | 'points'>>> = {
  'first-draw': { when: isOffered('draw'), points: () => ['deck'] },
  mermaid: { when: entered('mermaid'), points: inRow('mermaid') },
  treasure: { when: entered('key', 'chest'), points: inRow('key', 'chest') },
  oracle: { when: ({ shown }) => shown.view.known.length > 0, points: () => ['deck'] },
  anchor: { when: entered('anchor'), points: inRow('anchor') },
  kraken: { when: happened('demanded', mine), points: inRow('kraken') },
  busted: { when: happened('busted', mine), points: () => ['discard'] },
  anchored: { when: happened('saved', mine), points: () => [OWN] },
  bank: { when: happened('collected', mine), points: () => [OWN] },
  bonus: { when: happened('bonus-card', mine), points: () => [OWN] },
  robbed: { when: isRobbed, points: () => [OWN] },
  hook: { when: entered('hook'), points: () => [OWN] },
  cannon: { when: (now) => isOffered('shoot')(now) || happened('shot', mine)(now), points: rivals },
  map: { when: happened('shown', mine), points: () => ['fan'] },
  sword: { when: (now) => isOffered('steal')(now) || happened('stolen', mine)(now), points: rivals },
  'press-on': { when: isOffered('collect'), points: () => ['deck', 'row'] },
  odds: { when: (now) => isOffered('collect')(now) && now.shown.view.area.length >= RISKY_ROW, points: () => ['deck'] },
  stack: { when: (now) => isOffered('collect')(now) && hasSpareCards(now), points: () => [OWN] },
  'rival-busted': { when: happened('busted', theirs), points: () => ['discard'] },
  'last-cards': { when: ({ shown }) => shown.outcome === null && pileSize(shown.view) <= LAST_CARDS, points: () => ['deck'] },
  score: { when: ({ shown }) => shown.outcome !== null },
};

function isRobbed(now: Now): boolean {
  return happened('stolen', ({ from }) => from === LEARNER)(now) || happened('shot', ({ at: target }) => target === LEARNER)(now);
}

/** Some stack has a card below its top. */
function hasSpareCards({ shown }: Now): boolean {
  return at(shown.view.banks, LEARNER).some((stack) => stack.length > 1);
}

function rivals({ shown }: Now): readonly string[] {
  return shown.view.banks.flatMap((_, seat) => (seat === LEARNER ? [] : [`tray ${seat}`]));
}

export const lessons: readonly Lesson<DeadMansDraw>[] = LESSON_IDS.map((id) => ({ id, ...WHEN[id] }));
