// What a first game of At World's End tells, in the order in which it matters.
import { LEARNER, type Lesson } from '@quarterdeck/kernel';
import { type AtWorldsEnd, FIGURES } from '../src/index.ts';
import {
  aims,
  any,
  commandsCompany,
  happened,
  here,
  isOffered,
  learner,
  mine,
  type Now,
  sideOf,
  thrown,
  told,
} from './moments.ts';

export const LESSON_IDS = [
  'hero',
  'start',
  'turn',
  'port',
  'buy',
  'squadron',
  'sail',
  'favour',
  'attack',
  'line',
  'manoeuvres',
  'aim',
  'command',
  'window',
  'salvo',
  'survive',
  'retreat',
  'victory',
  'guards',
  'dice',
  'income',
  'buy-fame',
  'auction',
  'armada',
  'calm',
  'storm',
  'convoy',
  'company',
  'pirates',
  'last-battle',
  'score',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

const WHEN: Readonly<Record<LessonId, Pick<Lesson<AtWorldsEnd>, 'when' | 'points'>>> = {
  hero: { when: isOffered('hero'), points: () => ['stage'] },
  start: { when: isOffered('start'), points: offeredSeas },
  turn: { when: isOffered('end-turn'), points: () => ['helm'] },
  port: { when: any(isOffered('visit-port'), happened('port-visited', mine)), points: portHere },
  buy: { when: isOffered('buy'), points: () => ['stage', own('gold')] },
  squadron: { when: happened('bought', mine), points: () => [own('squadron')] },
  sail: { when: isOffered('sail'), points: () => [own('flagship'), 'chart'] },
  favour: { when: isOffered('favour'), points: () => [own('favour')] },
  attack: { when: isOffered('attack'), points: seaHere },
  line: { when: happened('battle-began'), points: onTheScene('line first', 'line second') },
  manoeuvres: { when: (now) => learner(now).hand.length > 0, points: onTheScene('hand own') },
  aim: { when: aims, points: enemyLine },
  command: { when: commandsCompany, points: ownLine },
  window: { when: isOffered('hold'), points: () => ['hand own'] },
  salvo: { when: happened('salvo-rolled'), points: onTheScene('slate') },
  survive: { when: any(happened('check-rolled'), happened('ship-damaged')), points: onTheScene('slate') },
  retreat: { when: isOffered('fight-on'), points: ownLine },
  victory: { when: happened('sea-changed', ({ to }) => to === LEARNER), points: takenSeas },
  guards: { when: isOffered('post'), points: seaHere },
  dice: { when: happened('dice-thrown'), points: () => ['event'] },
  income: { when: happened('income', mine), points: () => [own('gold')] },
  'buy-fame': { when: any(isOffered('buy-fame'), isFamous), points: () => [own('fame'), own('gold')] },
  auction: { when: any(isOffered('bid'), happened('ship-turned-up')), points: () => ['stage', own('gold')] },
  armada: { when: happened('armada-moved'), points: () => ['armada'] },
  calm: { when: thrown('calm'), points: () => ['event'] },
  storm: { when: thrown('storm'), points: () => ['event', own('squadron')] },
  convoy: { when: thrown('convoy'), points: () => ['event'] },
  company: { when: thrown('company'), points: () => ['event'] },
  pirates: { when: (now) => isOffered('end-turn')(now) && isGrown(now), points: () => ['pirate 1'] },
  'last-battle': { when: any(happened('armada-arrived'), isOver), points: () => ['armada'] },
  score: { when: isOver },
};

function own(place: string): string {
  return `${place} ${LEARNER}`;
}

/** Places of a battle while it lasts; afterwards the ships that are left. */
function onTheScene(...places: readonly string[]): (now: Now) => readonly string[] {
  return ({ shown: { view } }) => (view.battle === null ? [own('squadron')] : places);
}

function offeredSeas({ shown }: Now): readonly string[] {
  return shown.legal.flatMap((move) => (move.type === 'start' ? [`sea ${move.sea}`] : []));
}

function seaHere(now: Now): readonly string[] {
  const sea = here(now);
  return sea === null ? [] : [`sea ${sea}`];
}

function portHere(now: Now): readonly string[] {
  const sea = here(now);
  return sea === null ? [] : [`port ${sea}`];
}

function takenSeas(now: Now): readonly string[] {
  const taken = told(now, 'sea-changed').flatMap(({ sea, to }) => (to === LEARNER ? [`flag ${sea}`] : []));
  return [...taken, own('fame')];
}

function ownLine(now: Now): readonly string[] {
  const side = sideOf(now);
  return side === null ? [] : [`line ${side}`];
}

function enemyLine(now: Now): readonly string[] {
  const side = sideOf(now);
  return side === null ? [] : [side === 'first' ? 'line second' : 'line first'];
}

/** Fame is worth a thought. */
const FAMOUS = 3;

function isFamous(now: Now): boolean {
  return learner(now).fame >= FAMOUS;
}

/** W2.3: from now on pirates' seas may be attacked. */
function isGrown(now: Now): boolean {
  return learner(now).turns > FIGURES.shelteredTurns;
}

function isOver({ shown }: Now): boolean {
  return shown.outcome !== null;
}

export const lessons: readonly Lesson<AtWorldsEnd>[] = LESSON_IDS.map((id) => ({ id, ...WHEN[id] }));
