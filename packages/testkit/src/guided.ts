// A guided game as a bot learns it: every lesson that comes up is told, and chance plays what was set for it.
import { type Bot, parseBot } from '@quarterdeck/bots';
import {
  type Actor,
  act,
  at,
  chanceLeft,
  drawChance,
  type GameTypes,
  type Guide,
  isOver,
  LEARNER,
  type Match,
  type MoveOf,
  nextLesson,
  type Offer,
  openMatch,
  quickRng,
  setChance,
  show,
  showEvents,
  sinceOwnMove,
  waiting,
} from '@quarterdeck/kernel';

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

interface Heard<T extends GameTypes> {
  readonly actor: Actor;
  readonly events: readonly T['event'][];
}

/** Plays a guided game to its end with a bot in the learner's place. */
export function learn<T extends GameTypes>(offer: Offer<T>, guide: Guide<T>, learner: Bot, seed: number): Learnt<T> {
  const { game } = offer;
  const rng = quickRng(seed);
  const heard: Heard<T>[] = [];
  const told: ToldLesson[] = [];
  let match = openMatch(game, { options: guide.options, seats: guide.seats });
  const botOn = (seat: number) => (seat === LEARNER ? learner : parseBot(guide.bot));
  const choose = (actor: Actor): MoveOf<T> =>
    actor === 'chance'
      ? (setChance(match, guide.chance) ?? drawChance(game, match.state, rng))
      : botOn(actor).choose(offer, show(game, match.state, actor), rng);
  while (!isOver(match.state)) {
    const actor = at(waiting(game, match.state), 0);
    if (actor === LEARNER) told.push(...lessonsOf(guide, match, heard, told));
    const step = act(match, actor, choose(actor));
    heard.push({ actor, events: showEvents(game, step.events, LEARNER) });
    match = step.match;
  }
  told.push(...lessonsOf(guide, match, heard, told));
  return { told, left: chanceLeft(match, guide.chance), match };
}

/** All lessons that fit the moment, one after the other, as for a learner who reads each. */
function lessonsOf<T extends GameTypes>(
  guide: Guide<T>,
  match: Match<T>,
  heard: readonly Heard<T>[],
  before: readonly ToldLesson[],
): ToldLesson[] {
  const moment = { shown: show(match.game, match.state, LEARNER), events: sinceOwnMove(heard, LEARNER) };
  const told: ToldLesson[] = [];
  const next = () =>
    nextLesson(
      guide,
      moment,
      [...before, ...told].map(({ lesson }) => lesson),
    );
  for (let lesson = next(); lesson !== null; lesson = next())
    told.push({ lesson: lesson.id, points: lesson.points?.(moment) ?? [], at: match.log.length });
  return told;
}
