// How an event is told: who acts, what moves, what is seen of it afterwards.
import type { AtWorldsEnd, Event, EventName } from '@quarterdeck/at-worlds-end';
import type { News } from '@quarterdeck/board';
import { type Place, pause } from '@quarterdeck/board/motion/stage.ts';
import { createTeller, type Now, type Teller } from '@quarterdeck/board/story/teller.svelte.ts';
import type { Shown } from '@quarterdeck/kernel';
import { tick } from 'svelte';
import type { Words } from '../../text/words.ts';
import { type BattleEvent, isBattleEvent } from '../battle/events.ts';
import { tellBattle } from '../battle/tell.ts';
import { type Scene, sceneOf } from '../story/scene.ts';
import { bringIntoSight, cues, flights, startsOf, tosses } from './effects.ts';
import { tellingOf } from './tellings.ts';
import { throwDice } from './throw.ts';

type Told = Pick<Teller<AtWorldsEnd, Scene>, 'scene' | 'view' | 'isTelling' | 'update' | 'hurry'>;
export interface PirateTeller extends Told {
  /** The event that is announced now. */
  readonly moment: EventName | null;
  /** What is told now is told on the scene of the battle. */
  readonly isInBattle: boolean;
}

/** How long an event is announced, and how long one looks at what it has done. */
const MOMENT = 1500;
const LOOK = 700;

export function createPirateTeller(
  first: Shown<AtWorldsEnd>,
  firstNews: readonly News<AtWorldsEnd>[],
  place: () => Place | null,
  words: () => Words,
): PirateTeller {
  const aside = new Aside();
  const tell = (event: Event, now: PirateNow) => tellOne(event, now, aside, words());
  const teller = createTeller<AtWorldsEnd, Scene>(first, firstNews, { place, sceneOf, tell });
  return {
    get scene() {
      return teller.scene;
    },
    get view() {
      return teller.view;
    },
    get isTelling() {
      return teller.isTelling;
    },
    get moment() {
      return teller.isTelling ? aside.moment : null;
    },
    get isInBattle() {
      return teller.isTelling && aside.isInBattle;
    },
    update: teller.update,
    hurry: teller.hurry,
  };
}

type PirateNow = Now<AtWorldsEnd, Scene>;

/** What is seen beside the table while an event is told. */
class Aside {
  moment = $state.raw<EventName | null>(null);
  isInBattle = $state(false);
}

async function tellOne(event: Event, now: PirateNow, aside: Aside, words: Words): Promise<void> {
  aside.isInBattle = isBattleEvent(event);
  if (event.type === 'dice-thrown') return tellThrow(event.dice, now);
  if (event.type === 'event') return tellMoment(event.event, now, aside);
  if (isBattleEvent(event)) return tellFight(event, now, words);
  const telling = tellingOf(event, now.scene);
  await tick();
  if (telling.sea !== null) bringIntoSight(now.stage.board, telling.sea);
  const starts = startsOf(now.stage, telling);
  await cues(now.stage, telling, ['glow', 'pop']);
  if (!now.isOn()) return;
  await tosses(now.stage, telling);
  if (!now.isOn() || !(await now.happen())) return;
  await Promise.all([
    flights(now.stage, telling, starts, { view: now.view, words }),
    cues(now.stage, telling, ['puff', 'shake']),
  ]);
  if (now.isOn() && LOOKED_AT.includes(event.type)) await pause(now.stage, now.stage.time(LOOK));
}

/** A battle begins on the chart; all else is told on its own scene. */
async function tellFight(event: BattleEvent, now: PirateNow, words: Words): Promise<void> {
  await tick();
  if (event.type === 'battle-began') await cues(now.stage, tellingOf(event, now.scene), ['glow']);
  if (now.isOn()) await tellBattle(event, now, { view: now.view, words });
}

async function tellThrow(dice: readonly number[], now: PirateNow): Promise<void> {
  if (await now.happen()) await throwDice(now.stage, dice);
}

/** The event is named in the middle of the chart before anything comes of it. */
async function tellMoment(event: EventName, now: PirateNow, aside: Aside): Promise<void> {
  if (!(await now.happen())) return;
  aside.moment = event;
  await tick();
  await pause(now.stage, now.stage.time(MOMENT));
  aside.moment = null;
}

const LOOKED_AT: readonly Event['type'][] = [
  'storm-die',
  'armada-moved',
  'offered',
  'ship-turned-up',
  'battle-over',
  'roll-off-die',
];
