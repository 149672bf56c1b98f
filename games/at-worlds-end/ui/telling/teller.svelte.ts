// How an event is told: who acts, what moves, what is seen of it afterwards.
import type { AtWorldsEnd, Event, EventName, View } from '@quarterdeck/at-worlds-end';
import type { News } from '@quarterdeck/board';
import { type Place, pause } from '@quarterdeck/board/motion/stage.ts';
import { createTeller, type Now, type Teller } from '@quarterdeck/board/story/teller.svelte.ts';
import type { Shown } from '@quarterdeck/kernel';
import { tick } from 'svelte';
import type { Words } from '../../text/types.ts';
import { type BattleEvent, isBattleEvent } from '../battle/story.ts';
import { tellBattle } from '../battle/tell.ts';
import { type Scene, sceneOf } from '../story/scene.ts';
import { afterEvent } from '../story/story.ts';
import { bringIntoSight, cues, flights, startsOf, tosses } from './effects.ts';
import { tellingOf } from './tellings.ts';
import { throwDice } from './throw.ts';

export interface PirateTeller extends Teller<AtWorldsEnd, Scene> {
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
  let moment = $state.raw<EventName | null>(null);
  let isInBattle = $state(false);
  const teller = createTeller<AtWorldsEnd, Scene>(first, firstNews, { place, sceneOf: sceneAfter, tell });

  async function tell(event: Event, now: Now<AtWorldsEnd, Scene>): Promise<void> {
    isInBattle = isBattleEvent(event);
    if (event.type === 'dice-thrown') return tellThrow(event.dice, now);
    if (event.type === 'event') return tellMoment(event.event, now);
    if (isBattleEvent(event)) return tellFight(event, now);
    const telling = tellingOf(event, now.scene);
    await tick();
    if (telling.sea !== null) bringIntoSight(now.stage.board, telling.sea);
    const starts = startsOf(now.stage, telling);
    await cues(now.stage, telling, ['glow', 'pop']);
    if (!now.isOn()) return;
    await tosses(now.stage, telling);
    if (!now.isOn() || !(await now.happen())) return;
    await Promise.all([
      flights(now.stage, telling, starts, { view: teller.latest, words: words() }),
      cues(now.stage, telling, ['puff', 'shake']),
    ]);
    if (now.isOn() && LOOKED_AT.includes(event.type)) await pause(now.stage, now.stage.time(LOOK));
  }

  /** A battle begins on the chart; all else is told on its own scene. */
  async function tellFight(event: BattleEvent, now: Now<AtWorldsEnd, Scene>): Promise<void> {
    await tick();
    if (event.type === 'battle-began') await cues(now.stage, tellingOf(event, now.scene), ['glow']);
    if (now.isOn()) await tellBattle(event, now, { view: teller.latest, words: words() });
  }

  async function tellThrow(dice: readonly number[], now: Now<AtWorldsEnd, Scene>): Promise<void> {
    if (await now.happen()) await throwDice(now.stage, dice);
  }

  /** The event is named in the middle of the chart before anything comes of it. */
  async function tellMoment(event: EventName, now: Now<AtWorldsEnd, Scene>): Promise<void> {
    if (!(await now.happen())) return;
    moment = event;
    await tick();
    await pause(now.stage, now.stage.time(MOMENT));
    moment = null;
  }

  return {
    get latest() {
      return teller.latest;
    },
    get scene() {
      return teller.scene;
    },
    get view() {
      return teller.view;
    },
    get coming() {
      return teller.coming;
    },
    get isTelling() {
      return teller.isTelling;
    },
    get moment() {
      return teller.isTelling ? moment : null;
    },
    get isInBattle() {
      return teller.isTelling && isInBattle;
    },
    update: teller.update,
    hurry: teller.hurry,
  };
}

const LOOKED_AT: readonly Event['type'][] = [
  'storm-die',
  'armada-moved',
  'offered',
  'ship-turned-up',
  'battle-over',
  'roll-off-die',
];

function sceneAfter(view: View, before: Scene | null, event: Event | null): Scene {
  return before === null || event === null ? sceneOf(view, before) : afterEvent(before, event);
}
