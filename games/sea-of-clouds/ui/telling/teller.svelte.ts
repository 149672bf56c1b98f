// How an event is told: who acts, what moves, what is seen of it afterwards.

import type { News } from '@quarterdeck/board';
import { fly } from '@quarterdeck/board/motion/flights.ts';
import { slide } from '@quarterdeck/board/motion/slide.ts';
import { endPause, type Place, pause } from '@quarterdeck/board/motion/stage.ts';
import { createTeller, type Now, type Teller } from '@quarterdeck/board/story/teller.svelte.ts';
import type { Shown } from '@quarterdeck/kernel';
import type { Back, Event, SeaOfClouds, View } from '@quarterdeck/sea-of-clouds';
import { clashTimes, FADE } from '../battle/clash.ts';
import { flightsOf } from '../places.ts';
import { type Battle, type Scene, sceneOf } from '../story/scene.ts';
import { cardCourses, parrotCourses, perchOf, startsOf } from './courses.ts';
import { aftermath, prelude, rollCoins } from './effects.ts';
import { tellingOf } from './tellings.ts';

/** Effects of a boarding that are told in words besides, and how long each stays to be read, even in a hurried story. */
const DEEDS: readonly Event['type'][] = [
  'chest-passed',
  'gained',
  'stole-doubloons',
  'stole-rum',
  'exchanged-rum',
  'exchanged-objects',
  'took-parrot',
  'scouted',
  'discarded',
  'fizzled',
  'paid',
  'spilled',
  'crews-discarded',
];
const READ = 700;

export class SeaTeller {
  readonly #teller: Teller<SeaOfClouds, Scene>;
  readonly #place: () => Place | null;
  #meeting = $state.raw<Battle | null>(null);
  #told = $state.raw<Event | null>(null);
  /** Events that are not told yet. */
  readonly coming: readonly Event[] = $derived(this.#comingBeats().map(({ event }) => event));
  /** The back of the deck's top card at this point of the story. */
  readonly top: Back | null = $derived(nextBack(this.coming) ?? this.#latest().top);

  constructor(first: Shown<SeaOfClouds>, firstNews: readonly News<SeaOfClouds>[], place: () => Place | null) {
    this.#place = place;
    this.#teller = createTeller<SeaOfClouds, Scene>(first, firstNews, {
      place,
      sceneOf,
      tell: (event, now) => this.#tell(event, now),
    });
  }

  /** The view of the moment that is told. */
  get view(): View {
    return this.#teller.view;
  }

  get scene(): Scene {
    return this.#teller.scene;
  }

  get isTelling(): boolean {
    return this.#teller.isTelling;
  }

  /** What was told last of the boarding that goes on. */
  get told(): Event | null {
    return this.#told;
  }

  /** The crews that meet at this very moment, with the table on which they do. */
  get clash(): Battle | null {
    return this.isTelling ? this.#meeting : null;
  }

  /** The clash has been looked at long enough. */
  endClash(): void {
    const stand = this.#place();
    if (this.#meeting !== null && stand !== null) endPause(stand);
  }

  update(shown: Shown<SeaOfClouds>, news: readonly News<SeaOfClouds>[], motion: boolean): void {
    this.#teller.update(shown, news, motion);
  }

  hurry(): void {
    this.#told = null;
    this.#teller.hurry();
  }

  #comingBeats(): Teller<SeaOfClouds, Scene>['coming'] {
    return this.#teller.coming;
  }

  #latest(): View {
    return this.#teller.latest;
  }

  async #tell(event: Event, now: Now<SeaOfClouds, Scene>): Promise<void> {
    const telling = tellingOf(event, now.scene);
    const isDeed = now.scene.battle !== null && DEEDS.includes(event.type);
    if (isDeed || now.scene.battle === null) this.#told = isDeed ? event : null;
    await prelude(now.stage, telling);
    // Who wins is on the table only when the strengths have been added up.
    if (now.isOn() && event.type === 'boarded') await this.#meet(now, event);
    if (!now.isOn()) return;
    await Promise.all([rollCoins(now.stage, telling), move(event, now)]);
    if (now.isOn()) await aftermath(now.stage, telling);
    if (now.isOn() && isDeed) await pause(now.stage, READ);
  }

  /** The ships meet: strengths are added up before the eyes, and as slowly in a hurried story. */
  async #meet({ stage, scene }: Now<SeaOfClouds, Scene>, battle: Battle): Promise<void> {
    this.#meeting = battle;
    await pause(stage, clashTimes(scene).end);
    this.#meeting = null;
    await pause(stage, FADE);
  }
}

/** What lies elsewhere after the event flies there. */
async function move(event: Event, now: Now<SeaOfClouds, Scene>): Promise<void> {
  const { stage, scene: before } = now;
  const starts = startsOf(stage, flightsOf(before, sceneOf(now.view, before, event)));
  const glide = slide(stage, { things: '[data-one]', name: 'data-cards' });
  const perch = event.type === 'took-parrot' ? perchOf(stage, event.from) : null;
  if (!(await now.happen())) return;
  glide(new Set(starts.map(({ card }) => String(card))));
  const parrot = event.type === 'took-parrot' ? parrotCourses(stage, perch, event.seat) : [];
  await fly(stage, [...cardCourses(stage, before, now.scene, starts), ...parrot]);
}

/** The next card that comes off the deck shows what lay on top of it before. */
function nextBack(events: readonly Event[]): Back | null {
  for (const event of events) if (event.type === 'dealt' || event.type === 'took-top-card') return event.back;
  return null;
}
