// A guided game as a bot learns it: every lesson that comes up is told, and chance plays what was set for it.
import { type Bot, parseBot } from '@quarterdeck/bots';
import {
  at,
  chanceLeft,
  type GameTypes,
  type Guide,
  LEARNER,
  type Match,
  nextLesson,
  type Offer,
  quickRng,
  sinceOwnMove,
} from '@quarterdeck/kernel';
import {
  follow,
  heardBy,
  isFinished,
  luckFrom,
  openPlay,
  type Play,
  playChance,
  setLuck,
  shownTo,
  waitingSeats,
} from '@quarterdeck/table';

export interface ToldLesson {
  readonly lesson: string;
  readonly points: readonly string[];
  /** After so many entries of the log. */
  readonly at: number;
}

export interface Learnt<T extends GameTypes> {
  readonly told: readonly ToldLesson[];
  /** What chance was set to play and never could. */
  readonly left: readonly string[];
  readonly match: Match<T>;
}

/** Plays a guided game to its end with a bot in the learner's place. */
export function learn<T extends GameTypes>(offer: Offer<T>, guide: Guide<T>, learner: Bot, seed: number): Learnt<T> {
  const rng = quickRng(seed);
  const luck = setLuck<T>(
    guide.chance,
    luckFrom(() => rng),
  );
  const told: ToldLesson[] = [];
  const botOn = (seat: number) => (seat === LEARNER ? learner : parseBot(guide.bot));
  let play = playChance(openPlay(offer.game, { options: guide.options, seats: guide.seats }), luck);
  while (!isFinished(play)) {
    const seat = at(waitingSeats(play), 0);
    if (seat === LEARNER) told.push(...lessonsOf(guide, play, told));
    play = playChance(follow(play, seat, botOn(seat).choose(offer, shownTo(play, seat), rng)), luck);
  }
  told.push(...lessonsOf(guide, play, told));
  return { told, left: chanceLeft(play.match, guide.chance), match: play.match };
}

/** All lessons that fit the moment, one after the other, as for a learner who reads each. */
function lessonsOf<T extends GameTypes>(guide: Guide<T>, play: Play<T>, before: readonly ToldLesson[]): ToldLesson[] {
  const moment = { shown: shownTo(play, LEARNER), events: sinceOwnMove(heardBy(play, LEARNER, 0), LEARNER) };
  const told: ToldLesson[] = [];
  const next = () =>
    nextLesson(
      guide,
      moment,
      [...before, ...told].map(({ lesson }) => lesson),
    );
  for (let lesson = next(); lesson !== null; lesson = next())
    told.push({ lesson: lesson.id, points: lesson.points?.(moment) ?? [], at: play.match.log.length });
  return told;
}
