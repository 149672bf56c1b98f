// How an event is told: who acts, what moves, what is seen of it afterwards.

import type { News } from '@quarterdeck/board';
import { type Place, pause } from '@quarterdeck/board/motion/stage.ts';
import { createTeller, type Now, type Teller } from '@quarterdeck/board/story/teller.svelte.ts';
import type { Shown } from '@quarterdeck/kernel';
import type { Event, PiratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import { type Scene, sceneOf } from '../story/scene.ts';
import { clash, tumble } from './dice.ts';
import { cues, flights, startsOf, tosses } from './effects.ts';
import { tellingOf } from './tellings.ts';

export type PirateTeller = Teller<PiratesOf7Seas, Scene>;
type PirateNow = Now<PiratesOf7Seas, Scene>;

/** How long the end of a raid, or what a curse strikes, is looked at. */
const LOOK = 900;

export function createPirateTeller(
  first: Shown<PiratesOf7Seas>,
  firstNews: readonly News<PiratesOf7Seas>[],
  place: () => Place | null,
): PirateTeller {
  return createTeller<PiratesOf7Seas, Scene>(first, firstNews, { place, sceneOf, tell });
}

async function tell(event: Event, now: PirateNow): Promise<void> {
  if (event.type === 'thrown') return tellThrow(now);
  if (event.type === 'fought') return tellFight(now, [event.red, event.pirate]);
  const telling = tellingOf(event, { before: now.scene, after: sceneOf(now.view, now.scene, event) });
  const starts = startsOf(now.stage, telling);
  await cues(now.stage, telling, ['glow', 'pop']);
  if (!now.isOn()) return;
  await Promise.all([tosses(now.stage, telling), flights(now.stage, telling, starts, now.view)]);
  if (!now.isOn() || !(await now.happen())) return;
  await cues(now.stage, telling, ['turn', 'puff']);
  if (now.isOn() && (event.type === 'raid-over' || event.type === 'drawn-in')) await pause(now.stage, now.stage.time(LOOK));
}

async function tellThrow(now: PirateNow): Promise<void> {
  if (!(await now.happen())) return;
  await tumble(now.stage, now.scene.tray);
  if (now.isOn()) await pause(now.stage, now.stage.time(LOOK));
}

async function tellFight(now: PirateNow, dice: readonly number[]): Promise<void> {
  if (await now.happen()) await clash(now.stage, dice);
}
